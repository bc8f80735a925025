import type { Marker } from '../../../engine/scene/scene'
import type { Tone } from '../../../engine/scene/shapes'
import { count } from '../../../engine/words'
import { shortWords } from '../rules/house-options'
import { isStunned, outOfFuel } from '../rules/ship'
import type { Condition, ConditionKind, Ship, State } from '../state'

/** A lasting critical in words. */
export const conditionWords = (kind: ConditionKind): string => WORDS[kind][1]

const WORDS: Readonly<Record<ConditionKind, readonly [letter: string, name: string, tone: Tone]>> = {
  'right-only': ['R', 'Thruster locked: can only turn right', 'warn'],
  'left-only': ['L', 'Thruster locked: can only turn left', 'warn'],
  'no-esv': ['E', 'No ESV', 'warn'],
  'move-first': ['1', 'Must move first', 'warn'],
  shutdown: ['W', 'Weapons shut down', 'bad'],
  straight: ['↑', 'Must go straight ahead at full speed', 'warn'],
  'fuel-leak': ['F', 'Fuel leak', 'warn'],
  hud: ['H', 'HUD damaged, −2 to hit', 'warn'],
  ew: ['J', 'EW damaged, −2 on nixie and countermeasure rolls', 'note'],
  interference: ['C', 'Comms interference, −2 on initiative', 'note'],
  creaking: ['K', 'Creaking hull, 3D4 Low each Upkeep', 'bad'],
  engine: ['5', 'Engine malfunction, Thrust at most 5', 'warn'],
  'life-support': ['B', 'Life support fails', 'bad'],
  doomed: ['!', 'Boom Next Turn', 'bad'],
  cascade: ['X', 'Cascade, a critical each Upkeep', 'bad'],
  'hull-cracks': ['A', 'Hull cracks: ASV is 0', 'bad'],
  'no-screens': ['E', 'Screen malfunction: ESV is 0', 'bad'],
}

/** When a condition ends or takes effect. */
function until(state: State, { kind, turn }: Condition): string {
  switch (kind) {
    case 'no-esv':
    case 'shutdown':
    case 'engine':
      return `, until the end of turn ${turn + 1}`
    case 'move-first':
    case 'straight':
      return `, in turn ${turn + 1}`
    case 'doomed':
      return `, in the Upkeep of turn ${turn + 1}`
    case 'life-support':
      return `, a crew member dies in the Upkeep of turn ${turn + 2}`
    case 'fuel-leak':
      return state.options.fuel === 'in5'
        ? `, no fuel from turn ${turn + 5}`
        : `, no fuel in turns ${turn + 1} to ${turn + 5}`
    default:
      return ''
  }
}

/** One marker for each lasting effect on a ship. */
export function markersOf(state: State, ship: Ship): Marker[] {
  const conditions = ship.conditions.map((condition, i): Marker => {
    const [letter, name, tone] = WORDS[condition.kind]
    const dry = condition.kind === 'fuel-leak' && outOfFuel(state, ship)
    return {
      id: `${condition.kind}.${i}`,
      letter,
      name: dry ? 'Out of fuel' : `${name}${until(state, condition)}`,
      tone: dry ? 'bad' : tone,
    }
  })
  return [
    ...conditions,
    ...(isStunned(ship)
      ? [
          {
            id: 'stun',
            letter: 'S',
            name: `Crew stunned, −2 on all rolls, ${count(ship.stun + ship.stunned, 'turn')}`,
            tone: 'warn' as const,
          },
        ]
      : []),
    ...ship.shorts.map(
      (short, i): Marker => ({
        id: `short.${i}`,
        letter: '~',
        name: `System short: ${shortWords(state, ship, short)}, until the Upkeep of turn ${short.turn + 1}`,
        tone: 'warn',
      }),
    ),
    ...(ship.marks > 0
      ? [{ id: 'marks', letter: '>', name: `Structure hits this turn: ${ship.marks}`, tone: 'bad' as const }]
      : []),
  ]
}
