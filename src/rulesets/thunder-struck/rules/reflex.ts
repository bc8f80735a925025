import type { Seat } from '../../../engine/seats'
import type { TsRule } from '../rulebook'
import { areEnemies, DICE, living, type Ship, type State } from '../state'
import { nextLiving } from './destruction'

export interface Score {
  readonly seat: Seat
  readonly boost: number
  readonly manoeuvre: number
}

const lying = (ship: Ship, at: 'boost' | 'token'): number =>
  DICE.reduce((sum, id) => sum + (ship.dice[id]?.at === at ? (ship.dice[id]?.face ?? 0) : 0), 0)

/** The totals of each player in the Boost area and on the Manoeuvre token. */
export const scoresOf = (state: State): Score[] =>
  living(state).map(ship => ({ seat: ship.seat, boost: lying(ship, 'boost'), manoeuvre: lying(ship, 'token') }))

/** The player who is lowest on both totals. On at most one of them, others may be equally low. */
export function lowestOf(scores: readonly Score[]): Seat | null {
  const isLowest = (of: Score, by: 'boost' | 'manoeuvre') => scores.every(other => of[by] <= other[by])
  const isAlone = (of: Score, by: 'boost' | 'manoeuvre') => scores.every(other => other === of || of[by] < other[by])
  const found = scores.find(
    of => isLowest(of, 'boost') && isLowest(of, 'manoeuvre') && (isAlone(of, 'boost') || isAlone(of, 'manoeuvre')),
  )
  return found && scores.length > 1 ? found.seat : null
}

/** The rule that made this player the lowest. */
export function lowestRules(scores: readonly Score[], loser: Seat | null): TsRule[] {
  const mine = scores.find(({ seat }) => seat === loser)
  if (!mine) return []
  const others = scores.filter(score => score !== mine)
  const both = others.every(({ boost, manoeuvre }) => boost > mine.boost && manoeuvre > mine.manoeuvre)
  return [both ? 'TS.end.3.both-lowest' : 'TS.end.3.one-and-tie']
}

/** The opponents still in the battle. The next in turn order comes first and decides for them. */
export function candidatesFor(state: State, loser: Seat): Seat[] {
  const opponents = new Set(
    living(state)
      .filter(ship => areEnemies(state, ship.seat, loser))
      .map(ship => ship.seat),
  )
  const ordered: Seat[] = []
  for (
    let seat = nextLiving(state, loser);
    seat && seat !== loser && !ordered.includes(seat);
    seat = nextLiving(state, seat)
  ) {
    if (opponents.has(seat)) ordered.push(seat)
  }
  return ordered
}
