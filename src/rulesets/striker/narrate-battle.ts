import { type Sentence, say } from '../../engine/record/log'
import { count } from '../../engine/words'
import type { BattleEvent } from './battle-events'
import type { StrikerEvent } from './events'
import { weaponBy } from './rules/stands'
import type { State } from './state'
import type { VehicleResult } from './tables/damage'

const TYPES = [
  'damage-thrown',
  'vehicle-struck',
  'area-spared',
  'casualties',
  'system-lost',
  'weapon-broken',
  'stand-lost',
  'collapsed',
  'weapon-taken',
  'mission-ordered',
  'mission-adjusted',
  'mission-ended',
  'target-designated',
  'rounds-landed',
  'patch-laid',
  'morale-checked',
  'rallied',
  'panicked',
  'surrendered',
  'bailed-out',
  'steadied',
] as const satisfies readonly BattleEvent['type'][]

export const isBattle = (event: StrikerEvent): event is BattleEvent => TYPES.some(type => type === event.type)

const RESULTS = {
  passed: 'holds',
  suppressed: 'is suppressed',
  forcedBack: 'is forced back',
  routed: 'routs',
} as const
const PANICS = {
  'forced-back': 'runs back',
  routed: 'runs',
  stays: 'finds no way back',
  left: 'flees from the table',
} as const
const ENDS = {
  'called-off': 'is called off',
  lost: 'ends: the guns are lost',
  shaken: 'ends: the crew is shaken',
  moved: 'ends: the guns have moved',
  jammed: 'is never ordered: the net is jammed',
} as const
const round = (value: number): number => Math.round(value * 10) / 10
/** The row of a sub-table in words. */
export function rowWords({ system, crew, check, fire, catastrophic }: VehicleResult): string {
  if (catastrophic) return 'catastrophic'
  if (fire) return 'cargo or fuel hit'
  const parts = [
    system === 'jam' ? 'main weapon jammed' : system,
    crew === undefined
      ? undefined
      : crew === 'half'
        ? 'half the men aboard struck'
        : `${count(crew, 'man').replace('mans', 'men')} struck`,
    check ? 'morale check' : undefined,
  ]
  return parts.filter(part => part !== undefined).join(', ') || 'no system hit'
}

type Thrown = Extract<BattleEvent, { type: 'damage-thrown' }>
function damageWords({ result }: Thrown): string {
  switch (result.on) {
    case 'man':
      return result.wound === 'none' ? 'no effect' : result.wound === 'dead' ? 'a man dead' : `a ${result.wound} wound`
    case 'weapon':
      return result.hit === 'none'
        ? 'no effect'
        : result.hit === 'crew'
          ? `one of the crew, ${result.crew ?? 'none'}`
          : `the weapon ${result.hit}`
    case 'ruled':
      return 'as its own rule says'
    case 'vehicle':
      return result.penetration === 'none'
        ? `${result.face}, no effect`
        : `${result.face}, ${result.height}, ${result.penetration}: ${rowWords(result.row)}`
  }
}

export function narrateBattle(event: BattleEvent, state: State): Sentence {
  const of = (id: string) => ({ piece: id, name: state.stands[id]?.value?.name ?? 'A stand' })
  switch (event.type) {
    case 'damage-thrown':
      return say`${of(event.stand)}: ${event.thrown}, total ${event.total}: ${damageWords(event)}.`
    case 'vehicle-struck':
      return say`${of(event.stand)} is hit${event.penetrated ? ' and penetrated' : ''}.`
    case 'area-spared':
      return say`${of(event.stand)} is spared by the fragments.`
    case 'casualties': {
      const parts = [
        event.dead > 0 && `${event.dead} dead`,
        event.serious > 0 && `${event.serious} serious`,
        event.light > 0 && `${event.light} light`,
      ].filter(part => part !== false)
      return say`${of(event.stand)}: ${parts.join(', ') || 'no further loss'}; ${count(event.left, 'man').replace('mans', 'men')} left.`
    }
    case 'system-lost':
      return say`${of(event.stand)} has its ${event.system === 'jam' ? `main weapon jammed for ${count(event.turns, 'turn')}` : `${event.system} out`}.`
    case 'weapon-broken':
      return say`${of(event.stand)} loses its ${weaponBy(state, event.weapon)?.name ?? 'weapon'}.`
    case 'stand-lost':
      return event.status === 'wreck'
        ? say`${of(event.stand)} ${event.crashed ? 'crashes' : 'is destroyed'} and burns.`
        : say`${of(event.stand)} has nobody left.`
    case 'collapsed':
      return say`${event.name} collapses.`
    case 'weapon-taken':
      return say`${of(event.stand)} takes over the ${weaponBy(state, event.weapon)?.name ?? 'weapon'}.`
    case 'mission-ordered':
      return say`${of(event.observer)} orders ${of(event.battery)} to fire at ${round(event.point.x)}, ${round(event.point.y)}: lands in turn ${event.lands}, for ${count(event.turns, 'turn')}.`
    case 'mission-adjusted':
      return say`${of(event.observer)} shifts the fire to ${round(event.point.x)}, ${round(event.point.y)}.`
    case 'mission-ended':
      return say`The mission of ${of(event.battery)} ${ENDS[event.why]}.`
    case 'target-designated':
      return say`${of(event.observer)} designates ${of(event.target)}.`
    case 'rounds-landed':
      return say`${count(event.rounds, 'round')} of ${event.kind} land at ${round(event.at.x)}, ${round(event.at.y)}${event.direction ? `, ${round(event.short * 2)} cm ${event.direction}` : ', on the point'}: a ${event.sheaf} sheaf of ${round(event.side)} cm.`
    case 'patch-laid':
      return say`${event.kind === 'smoke' ? 'Smoke lies' : 'A flare burns'} at ${round(event.at.x)}, ${round(event.at.y)}.`
    case 'morale-checked':
      return say`${of(event.stand)} ${RESULTS[event.result]}: ${event.thrown} against morale ${event.morale}.`
    case 'rallied':
      return say`${of(event.leader)} ${event.passed ? 'rallies' : 'cannot rally'} ${of(event.stand)}.`
    case 'panicked':
      return say`${of(event.stand)} ${PANICS[event.how]}.`
    case 'surrendered':
      return say`${of(event.stand)} surrenders.`
    case 'bailed-out':
      return say`${of(event.stand)} is left by its crew.`
    case 'steadied':
      return say`${of(event.stand)} is steady again.`
  }
}
