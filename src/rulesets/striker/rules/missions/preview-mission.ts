import { contains } from '../../../../engine/geometry/area'
import { once } from '../../../../engine/memoize'
import type { Dice } from '../../../../engine/rolls/dice'
import type { Plan } from '../../../../engine/rolls/plan'
import type { Mission } from '../../parts/mission'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { CM_SHORT } from '../../tables/indirect'
import { fragmentOn } from '../damage/burst'
import { dueOf, dueUnder } from '../damage/damage-rolls'
import { enemyAsSeen } from '../damage/enemy-as-seen'
import { isHurt, whetherHurt } from '../damage/harm'
import { partsOf, type StandPart, type Tally, tallyKey, tallyOf } from '../damage/preview-damage'
import { mustStand } from '../stands'
import { type Arrival, arrive } from './arrival'
import { aimOf } from './landing'
import { accuracyLines } from './missions'

interface Foreseen {
  readonly short: number
  /** The ordered point itself lies under the rounds. */
  readonly covered: boolean
  /** A man standing there in the open would be hit. */
  readonly hit: boolean
  readonly tally: Tally
}

/** Where the first rounds would land as far as its side knows: on the point or how far off, and what they hurt. */
export function previewMission(state: State, mission: Mission): Plan<Foreseen> {
  const steps = once(() => stepsOf(enemyAsSeen(state), mission))
  return {
    title: 'Where the rounds land',
    rule: 'STR.core.indirect.accuracy',
    ledgers: [{ name: 'Accuracy, 14+', base: 'two dice', lines: accuracyLines(state, mission), rolled: 0 }],
    resolve(dice) {
      const { arrive, strike } = steps()
      const arrival = dice.part(arrive, arrivalKey)
      const { landing, falling } = arrival
      const covered = contains({ kind: 'polygon', points: landing.zone.area }, mission.point)
      const hit = covered && falling !== null && fragmentOn(falling.blast, IN_THE_OPEN, dice) !== null
      return { short: landing.short, covered, hit, tally: dice.part(strike(arrival), tallyKey(whetherHurt)) }
    },
    outcome: ({ short }) => ({
      label: short === 0 ? 'on the point' : `${short * CM_SHORT} cm off`,
      rank: short,
      success: short === 0,
    }),
    also: ({ covered, hit, tally }) => [
      ...(covered ? ['the point is in the zone'] : []),
      ...(hit ? ['a man there is hit'] : []),
      ...(isHurt(tally.aimed) ? ['enemies are hurt'] : []),
      ...(tally.friends ? ['own troops are hurt'] : []),
    ],
  }
}

const IN_THE_OPEN = { target: '', man: 0, dm: 0 }

const arrivalKey = ({ landing: { short, direction }, strikes }: Arrival): string =>
  `${short} ${direction} ${strikes.length}`

/** The landing and what follows from it, each the same function for the same mission: odds walk it once. */
function stepsOf(state: State, mission: Mission) {
  const whose = ({ seat }: Stand) => (seat === mission.seat ? 'friend' : 'aimed')
  const known = new WeakMap<Arrival, (dice: Dice) => Tally>()
  const under = new Map<string, readonly StandPart[]>()
  const aim = aimOf(state, mission)
  // Wherever they land, the rounds do the same to a stand that lies under them.
  const partsUnder = (falling: NonNullable<Arrival['falling']>): StandPart[] =>
    falling.left.flatMap(id => {
      const parts = under.get(id) ?? partsOf(state, dueUnder(state, falling.blast, mustStand(state, id)), whetherHurt)
      under.set(id, parts)
      return parts
    })
  return {
    arrive: (dice: Dice): Arrival => arrive(state, mission, dice, aim),
    strike(arrival: Arrival): (dice: Dice) => Tally {
      let strike = known.get(arrival)
      if (!strike) {
        const { strikes, falling } = arrival
        const hits = partsOf(
          state,
          strikes.map(one => dueOf(state, one, null)),
          whetherHurt,
        )
        const parts = falling ? [...hits, ...partsUnder(falling)] : hits
        strike = dice => tallyOf(state, parts, { whose, told: whetherHurt }, dice)
        known.set(arrival, strike)
      }
      return strike
    },
  }
}
