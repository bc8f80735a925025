import { once } from '../../../../engine/memoize'
import type { Dice } from '../../../../engine/rolls/dice'
import type { Plan } from '../../../../engine/rolls/plan'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { type Due, dueOf, dueUnder } from '../damage/damage-rolls'
import { enemyAsSeen } from '../damage/enemy-as-seen'
import { GRADES, inFull, isHurt } from '../damage/harm'
import { partsOf, type Tally, tallyKey, tallyOf } from '../damage/preview-damage'
import type { FirePlan } from '../hooks'
import { mustStand } from '../stands'
import { type ToHit, toHit } from './hits'
import { type Fired, fireShot } from './shooting'

export interface ForeseenShot {
  readonly fired: Fired
  readonly tally: Tally
}

/** How a shot would go with what its side knows: rolled to the end by the code that rolls it in play. */
export function previewShot(state: State, plan: FirePlan, hit = toHit(state, plan)): Plan<ForeseenShot> {
  const steps = once(() => stepsOf(enemyAsSeen(state), plan, hit))
  return {
    title: 'To hit and to hurt',
    rule: 'STR.core.direct.hits',
    ledgers: [],
    resolve(dice) {
      const { fire, strike } = steps()
      const fired = dice.part(fire, ({ hits }) => hits)
      return { fired, tally: dice.part(strike(fired), tallyKey(inFull)) }
    },
    outcome({ fired, tally: { aimed } }) {
      if (!plan.target && fired.hits > 0 && !isHurt(aimed)) return { label: 'on the point', rank: 0, success: true }
      return { label: aimed.grade, rank: GRADES.indexOf(aimed.grade) + 1, success: isHurt(aimed) }
    },
    also: ({ fired, tally: { aimed, others, friends } }) => [
      ...(fired.hits > 0 || aimed.grade !== 'miss' ? ['hit'] : []),
      ...(aimed.pierced ? ['penetrate'] : []),
      ...(aimed.wounded ? ['wound'] : []),
      ...(others ? ['others nearby are hurt'] : []),
      ...(friends ? ['own troops are hurt'] : []),
    ],
  }
}

/** The steps of the fire phase, each of which is the same function for the same shot: odds walk it once. */
function stepsOf(state: State, { firer, target: aimed, ...rest }: FirePlan, hit: ToHit) {
  const target = aimed && mustStand(state, aimed.id)
  const plan: FirePlan = { firer, target, ...rest }
  const whose = ({ id, seat }: Stand) =>
    seat === firer.seat ? 'friend' : target === null || id === target.id ? 'aimed' : 'other'
  const known = new WeakMap<Fired, (dice: Dice) => Tally>()
  const hits = new Map<string, Due>()
  return {
    fire: (dice: Dice): Fired => fireShot(state, { plan, hit }, dice),
    strike(fired: Fired): (dice: Dice) => Tally {
      let strike = known.get(fired)
      if (!strike) {
        const parts = partsOf(state, duesOf(state, plan, fired, hits), inFull)
        strike = dice => tallyOf(state, parts, { whose, told: inFull }, dice)
        known.set(fired, strike)
      }
      return strike
    },
  }
}

/** All damage rolls that a shot leads to. Hits on the same man or vehicle have the same roll. */
function duesOf(state: State, { shot }: FirePlan, { strikes, falling }: Fired, hits: Map<string, Due>): Due[] {
  const struck = strikes.map(strike => {
    const key = `${strike.target}.${strike.man}`
    const due = hits.get(key) ?? dueOf(state, strike, shot)
    hits.set(key, due)
    return due
  })
  const under = falling?.left.flatMap(id => dueUnder(state, falling.blast, mustStand(state, id), falling.spared)) ?? []
  return [...struck, ...under]
}
