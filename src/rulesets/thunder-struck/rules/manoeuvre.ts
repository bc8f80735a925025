import { type Plan, plain, type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import { citedIf, type Emit } from '../events'
import type { TsRule } from '../rulebook'
import { living, type Next, type Ship, type State, shipOf } from '../state'
import { SECTORS, type Sector } from '../tables/ring'
import { inSector, shipName } from '../words'
import { diceAt } from './console'
import { nextLiving } from './destruction'
import { type DieAction, diceOf, faceSum } from './power'
import { moveDice, push } from './writing'

interface Total {
  readonly seat: Seat
  readonly sector: Sector
  readonly total: number
  readonly dice: number
}

interface Result {
  readonly sector: Sector
  readonly winner: Total | null
}

/** The total of each player's Manoeuvre dice. */
const totalsOf = (state: State): Total[] =>
  living(state).map(ship => {
    const dice = diceAt(ship.dice, 'manoeuvre')
    const total = dice.reduce((sum, die) => sum + (ship.dice[die]?.face ?? 0), 0)
    return { seat: ship.seat, sector: ship.sector, total, dice: dice.length }
  })

/** In each Sector, the highest total wins. With a tie for the highest, or without dice, nobody wins. */
const resultsOf = (totals: readonly Total[]): Result[] =>
  SECTORS.flatMap(sector => {
    const here = totals.filter(total => total.sector === sector)
    if (here.length === 0) return []
    const best = Math.max(...here.map(total => total.total))
    const leaders = here.filter(total => total.total === best)
    return [{ sector, winner: best > 0 && leaders.length === 1 ? (leaders[0] ?? null) : null }]
  })

export function planManoeuvre(state: State, ship: Ship, action: DieAction): Plan<null> {
  return plain('Start the Manoeuvre', 'TS.man.1.opposed', {
    warnings: () => foretold(state, totalsWith(state, ship, action)),
  })
}

/** All totals as they will be with this die on its space and its final number. */
function totalsWith(state: State, ship: Ship, action: DieAction): Total[] {
  const total = faceSum(ship, action)
  const dice = diceOf(ship, action).length
  return totalsOf(state).map(one => (one.seat === ship.seat ? { ...one, total, dice } : one))
}

/** The totals in each Sector, and who would win it. */
const foretold = (state: State, totals: readonly Total[]): Refusal[] =>
  resultsOf(totals).map(({ sector, winner }) => {
    const here = totals.filter(one => one.sector === sector).map(one => `${shipName(one.seat)} ${one.total}`)
    const wins = winner ? `the ${shipName(winner.seat)} wins` : 'nobody wins'
    const rule = winner ? 'TS.man.1.per-sector' : 'TS.man.1.draw'
    return refuse(rule, `${here.join(', ')}${inSector(state, sector)}: ${wins}.`)
  })

/** All Manoeuvre dice go to the token. Then the winners choose, one after the other. */
export function settleManoeuvre(next: Next, by: Seat, emit: Emit): void {
  const totals = totalsOf(next)
  next.manoeuvred = true
  for (const { seat } of living(next)) moveDice(next, seat, diceAt(shipOf(next, seat).dice, 'manoeuvre'), 'token')
  emit({
    type: 'contest',
    rules: ['TS.man.1.trigger', 'TS.man.1.remove-all', 'TS.man.1.opposed', 'TS.man.1.total', 'TS.man.5.token'],
    seat: by,
    totals: totals.map(({ seat, sector, total }) => ({ seat, sector, total })),
  })
  const results = resultsOf(totals)
  for (const result of results) {
    const rules = contestRules({ by, totals, results }, result)
    emit({ type: 'contest-won', rules, sector: result.sector, seat: result.winner?.seat ?? null })
  }
  const winners = inTurnOrder(
    next,
    by,
    results.flatMap(({ winner }) => winner ?? []),
  )
  if (winners.length > 0) push(next, { kind: 'manoeuvre', winners: winners.map(({ seat, dice }) => ({ seat, dice })) })
}

/** Winners choose in turn order, beginning with the player who started the Manoeuvre. */
function inTurnOrder(state: State, from: Seat, winners: readonly Total[]): Total[] {
  const order: Seat[] = [from]
  for (let seat = nextLiving(state, from); seat && !order.includes(seat); seat = nextLiving(state, seat))
    order.push(seat)
  return [...winners].sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
}

interface Contest {
  readonly by: Seat
  readonly totals: readonly Total[]
  readonly results: readonly Result[]
}

/** The rules that decided a Manoeuvre in one Sector. */
function contestRules({ by, totals, results }: Contest, { sector, winner }: Result): TsRule[] {
  if (!winner) return ['TS.man.1.draw']
  const here = totals.filter(total => total.sector === sector)
  const called = here.some(({ seat }) => seat === by)
  return [
    'TS.man.1.per-sector',
    ...citedIf(here.length === 1, 'TS.man.1.alone'),
    ...citedIf(called && winner.seat !== by, 'TS.man.1.loser-may-win'),
    ...citedIf(results.filter(result => result.winner).length > 1, 'TS.man.2.order'),
  ]
}
