import { striker } from '../../../src/rulesets/striker'
import type { StrikerAction } from '../../../src/rulesets/striker/actions'
import type { Order } from '../../../src/rulesets/striker/orders'
import type { Stand } from '../../../src/rulesets/striker/parts/stand'
import { HOLD } from '../../../src/rulesets/striker/rules/command/command'
import type { LookMatter } from '../../../src/rulesets/striker/rules/hooks'
import type { Sense } from '../../../src/rulesets/striker/tables/senses'
import { tableOf } from '../../support/table'
import { type FieldGiven, field } from './field'

/** A position with the driver at it. */
export const battle = (given: FieldGiven) => tableOf(striker, field(given))
/** The first side's movement phase. */
export const moving = (given: FieldGiven) => battle({ phase: 'move1', step: 'act', ...given })
export const commanding = (given: FieldGiven) => battle({ phase: 'command', step: 'act', ...given })

type Action<T extends StrikerAction['type']> = Extract<StrikerAction, { type: T }>

export const walk = (
  stand: string,
  path: readonly (readonly [number, number])[],
  more: Partial<Action<'move'>> = {},
): Action<'move'> => ({
  type: 'move',
  stand,
  gait: 'walk',
  flight: 'ground',
  path: path.map(([x, y]) => ({ x, y })),
  ...more,
})
export const drive = (
  stand: string,
  path: readonly (readonly [number, number])[],
  more: Partial<Action<'move'>> = {},
): Action<'move'> => walk(stand, path, { gait: 'drive', ...more })
export const shoot = (stand: string, target: string | null, more: Partial<Action<'fire'>> = {}): Action<'fire'> => ({
  type: 'fire',
  stand,
  man: 0,
  weapon: 0,
  target,
  point: null,
  kind: 'solid',
  spread: [],
  ...more,
})

export const goTo = (
  x: number,
  y: number,
  more: Partial<Order['move']> = {},
  fire: Order['fire']['verb'] = 'atWill',
): Order => ({
  move: { ...HOLD.move, verb: 'goto', point: { x, y }, ...more },
  fire: { verb: fire, target: null, zone: null },
})
export const withFire = (fire: Partial<Order['fire']>): Order => ({ ...HOLD, fire: { ...HOLD.fire, ...fire } })

/** Veterans act as they like, so that a test of movement need not speak of orders. */
export const VETERANS = { men: [{ quality: 'veteran' }, { quality: 'veteran' }] } as const
export const VETERAN_CREW = (men: number, weapons: readonly string[] = []) => ({
  men: Array.from({ length: men }, (_, i) => ({
    quality: 'veteran' as const,
    role: (['driver', 'commander', 'gunner', 'loader'] as const)[i] ?? 'crew',
    weapons: [...weapons],
  })),
})

/** A look after a movement, as the rules in force are asked about it. */
export const lookFor = (spotter: Stand, target: Stand, distance: number, sense: Sense = 'eye'): LookMatter => ({
  spotter,
  target,
  sense,
  at: target.at,
  distance,
  moment: 'movement',
  fired: [],
})
