import { type Sentence, say } from '../../engine/record/log'
import { count } from '../../engine/words'
import type { BattleEvent, System } from './battle-events'
import { kindName } from './cards/names'
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
  'morale-seen',
  'rallied',
  'panicked',
  'surrendered',
  'bailed-out',
  'steadied',
] as const satisfies readonly BattleEvent['type'][]

export const isBattle = (event: StrikerEvent): event is BattleEvent => TYPES.some(type => type === event.type)

const RESULTS = {
  passed: 'holds its nerve',
  suppressed: 'is suppressed',
  forcedBack: 'is forced back',
  routed: 'routs',
} as const
const PANICS = {
  'forced-back': 'falls back at a run',
  routed: 'runs away',
  stays: 'has nowhere to run and stays put',
  left: 'flees off the table',
} as const
const ENDS = {
  'called-off': 'has been called off',
  lost: 'ends because the guns are lost',
  shaken: 'ends because the crew is shaken',
  moved: 'ends because the guns have moved',
} as const
const MISSES = { over: 'too far', short: 'short', left: 'to the left', right: 'to the right' } as const
const round = (value: number): number => Math.round(value * 10) / 10
const menCount = (men: number): string => count(men, 'man', 'men')
const FACE_WORDS = {
  front: 'hit in the front',
  side: 'hit in the side',
  rear: 'hit in the rear',
  deck: 'hit on the deck',
  belly: 'hit in the belly',
} as const
const PENETRATIONS = {
  none: 'no effect',
  surface: 'surface damage',
  minor: 'minor penetration',
  major: 'major penetration',
} as const
const SYSTEM_WORDS: Readonly<Record<System, string>> = {
  electronics: 'electronics out',
  optics: 'optics damaged',
  suspension: 'suspension damaged',
  transmission: 'transmission out',
  power: 'power plant out',
  main: 'main weapon out',
  secondary: 'secondary weapon out',
  jam: 'main weapon jammed',
  unseal: 'no longer sealed',
}

/** A result of the vehicle damage tables in words. */
export function rowWords({ system, crew, check, fire, catastrophic }: VehicleResult): string {
  if (catastrophic) return 'the vehicle is destroyed'
  if (fire) return 'cargo or fuel hit, which may catch fire'
  const parts = [
    system && SYSTEM_WORDS[system],
    crew === undefined ? undefined : crew === 'half' ? 'half of those aboard hit' : `${menCount(crew)} aboard hit`,
    check ? 'crew must check morale' : undefined,
  ]
  return parts.filter(part => part !== undefined).join(', ') || 'nothing vital hit'
}

const CREW_WOUNDS = { none: 'no effect', light: 'a light wound', serious: 'a serious wound', dead: 'killed' } as const
type Thrown = Extract<BattleEvent, { type: 'damage-thrown' }>
function damageWords({ result }: Thrown): string {
  switch (result.on) {
    case 'man':
      return result.wound === 'none'
        ? 'no effect'
        : result.wound === 'dead'
          ? 'one man is killed'
          : `a ${result.wound} wound`
    case 'weapon':
      return result.hit === 'none'
        ? 'no effect'
        : result.hit === 'crew'
          ? `one of the crew is hit: ${CREW_WOUNDS[result.crew ?? 'none']}`
          : `the weapon is ${result.hit}`
    case 'ruled':
      return 'resolved by a special rule'
    case 'vehicle':
      return result.penetration === 'none'
        ? `${FACE_WORDS[result.face]}, no effect`
        : `${FACE_WORDS[result.face]} (${result.height}), ${PENETRATIONS[result.penetration]}: ${rowWords(result.row)}`
  }
}

export function narrateBattle(event: BattleEvent, state: State): Sentence {
  const of = (id: string) => ({ piece: id, name: state.stands[id]?.value?.name ?? 'A stand' })
  switch (event.type) {
    case 'damage-thrown':
      return say`${of(event.stand)}: ${damageWords(event)} (rolls ${event.thrown}, total ${String(event.total).replace('-', '−')}).`
    case 'vehicle-struck':
      return say`${of(event.stand)} is hit${event.penetrated ? ' and penetrated' : ''}.`
    case 'area-spared':
      return say`${of(event.stand)} isn’t hit by the fragments.`
    case 'casualties': {
      const parts = [
        event.dead > 0 && `${event.dead} dead`,
        event.serious > 0 && `${event.serious} seriously wounded`,
        event.light > 0 && `${event.light} lightly wounded`,
      ].filter(part => part !== false)
      // Where nobody is left, the line about the stand itself says so.
      return say`${of(event.stand)}: ${parts.join(', ') || 'no further losses'}${event.left > 0 ? `; ${menCount(event.left)} left` : ''}.`
    }
    case 'system-lost':
      return say`${of(event.stand)}: ${event.system === 'jam' ? `main weapon jammed for ${count(event.turns, 'turn')}` : SYSTEM_WORDS[event.system]}.`
    case 'weapon-broken':
      return say`${of(event.stand)} loses its ${weaponBy(state, event.weapon)?.name ?? 'weapon'}.`
    case 'stand-lost':
      return event.status === 'wreck'
        ? say`${of(event.stand)} ${event.crashed ? 'crashes' : 'is destroyed'} and burns.`
        : say`${of(event.stand)} has no men left.`
    case 'collapsed':
      return say`${event.name} collapses.`
    case 'weapon-taken':
      return say`${of(event.stand)} takes over the ${weaponBy(state, event.weapon)?.name ?? 'weapon'}.`
    case 'mission-ordered':
      return say`${of(event.observer)} orders ${of(event.battery)} to fire at ${round(event.point.x)}, ${round(event.point.y)}. The first rounds land in turn ${event.lands}, and the mission lasts ${count(event.turns, 'turn')}.`
    case 'mission-adjusted':
      return say`${of(event.observer)} shifts the fire to ${round(event.point.x)}, ${round(event.point.y)}.`
    case 'mission-ended':
      return say`${of(event.battery)}: the fire mission ${ENDS[event.why]}.`
    case 'target-designated':
      return say`${of(event.observer)} marks ${of(event.target)} for laser-guided rounds.`
    case 'rounds-landed':
      return say`${count(event.rounds, `${kindName(event.kind)} round`)} ${event.rounds === 1 ? 'lands' : 'land'} at ${round(event.at.x)}, ${round(event.at.y)}${event.direction ? `, ${round(event.short * 2)} cm ${MISSES[event.direction]}` : ', on target'}. The ${event.sheaf} sheaf covers ${round(event.side)} × ${round(event.side)} cm.`
    case 'patch-laid':
      return say`${event.kind === 'smoke' ? 'Smoke spreads' : 'A flare lights up the ground'} at ${round(event.at.x)}, ${round(event.at.y)}.`
    case 'morale-checked':
      return say`${of(event.stand)} ${RESULTS[event.result]}: rolls ${event.thrown} against morale ${event.morale}.`
    case 'morale-seen':
      return say`${of(event.stand)} ${RESULTS[event.result]}.`
    case 'rallied':
      return say`${of(event.leader)} ${event.passed ? 'rallies' : 'fails to rally'} ${of(event.stand)}.`
    case 'panicked':
      return say`${of(event.stand)} ${PANICS[event.how]}.`
    case 'surrendered':
      return say`${of(event.stand)} surrenders.`
    case 'bailed-out':
      return say`${of(event.stand)} is abandoned by its crew.`
    case 'steadied':
      return say`${of(event.stand)} is steady again.`
  }
}
