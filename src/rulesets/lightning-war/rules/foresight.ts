import { atMost } from '../../../engine/geometry/units'
import { distance } from '../../../engine/geometry/vec'
import type { Dice } from '../../../engine/rolls/dice'
import type { Plan } from '../../../engine/rolls/plan'
import type { Base, State } from '../state'
import { defendersOf } from './assault'
import { baseOf } from './base'
import type { Arrival } from './closing'
import { defensiveWeapons } from './defence'
import { halfOf, standOf, touches } from './footprint'
import { fightOn, lossCounts } from './melee'
import { seenAt } from './sight'

/** Rounds that a preview looks ahead; most assaults are over by then. */
const FORESEEN = 3

/** LW.vis.los: it sees where a squad will come to, or has it in contact. */
const meets = (state: State, base: Base, { base: id, pose }: Arrival): boolean =>
  seenAt(state, base, pose.at) || touches({ pose, half: halfOf(state, baseOf(state, id)) }, standOf(state, base))

/** LW.inf.assault.defensive-fire, LW.inf.assault.melee: defensive fire with everything, then the first rounds. */
export function foresee(state: State, { target, squads }: { target: Base; squads: readonly Arrival[] }): Plan<unknown> {
  const defenders = defendersOf(state, target)
  const fire = defenders.reduce(
    (sum, base) =>
      sum +
      defensiveWeapons(state, base)
        .filter(({ range }) =>
          squads.some(squad => atMost(distance(base.at, squad.pose.at), range) && meets(state, base, squad)),
        )
        .reduce((dice, weapon) => dice + weapon.dice, 0),
    0,
  )
  const resolve = (dice: Dice) => {
    const shot = Math.min(squads.length, dice.successes(fire, 6, 6))
    const left = { attackers: squads.length - shot, defenders: defenders.length }
    if (left.attackers === 0) return { outcome: 'defender', losses: [shot, 0] } as const
    const fight = fightOn(left, FORESEEN, dice)
    return { outcome: fight.outcome, losses: [fight.losses[0] + shot, fight.losses[1]] } as const
  }
  const plan: Plan<ReturnType<typeof resolve>> = {
    title: 'How it may go',
    rule: 'LW.inf.assault.winner',
    ledgers: [],
    resolve,
    outcome: ({ outcome }) => {
      switch (outcome) {
        case 'attacker':
          return { label: 'The attackers win', rank: 0, success: true }
        case 'draw':
          return { label: `Undecided after ${FORESEEN} rounds`, rank: 1 }
        case 'nobody':
          return { label: 'Both are wiped out', rank: 2 }
        case 'defender':
          return { label: 'The defenders win', rank: 3 }
      }
    },
    counts: ({ losses }) => lossCounts(losses),
  }
  return plan
}
