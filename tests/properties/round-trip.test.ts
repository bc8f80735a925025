import { describe, expect, test } from 'vitest'
import { sampleOffer } from '../../src/engine/fuzz/sample'
import type { Offer } from '../../src/engine/offers'
import type { Match } from '../../src/engine/record/match'
import { offersFor } from '../../src/engine/record/offering'
import { outcomeOf, promptsOf } from '../../src/engine/record/status'
import { planFor } from '../../src/engine/record/step'
import { oddsOf } from '../../src/engine/rolls/odds'
import { isRefused, type Planned } from '../../src/engine/rolls/plan'
import { pick, type Random } from '../../src/engine/rolls/random'
import { type Action, type AnyRuleset, anyRuleset } from '../../src/engine/ruleset'
import type { Seat } from '../../src/engine/seats'
import { games } from '../support/games'
import { pond } from '../support/toy'
import type { State } from '../support/toy/state'
import { forEach, seatsOf } from './positions'
import { opened } from './twins'

const TIMEOUT = { timeout: 600_000 }
/** Offers of a seat that are looked into and answered, in each position. */
const MOST = 3
const MOST_BRANCHES = 2000

/** Whoever makes offers and plans: the table that has the whole game, or a seat that has nothing but its view. */
interface Maker {
  readonly asked: boolean
  readonly isOver: boolean
  offers(): Offer<Action>[]
  plan(action: Action): Planned<unknown>
}

const makerOf = (ruleset: AnyRuleset, state: unknown, seat: Seat, seats: readonly Seat[]): Maker => ({
  asked: promptsOf(ruleset, state).some(prompt => prompt.seat === seat),
  isOver: outcomeOf(ruleset, state) !== null,
  offers: () => offersFor(ruleset, state, seat),
  plan: action => planFor(ruleset, state, seat, action, seats),
})

/** Maps as lists and what is undefined by name, so that nothing is lost on the way to text. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part === undefined ? '(none)' : part))

/** What is shown of an offer before anybody looks into it. */
function headOf({ id, label, rule, kind, piece, shared, key, group, needsConfirmation }: Offer<Action>): unknown {
  return { id, label, rule, kind, piece, shared, key, group, needsConfirmation }
}

function planText(planned: Planned<unknown>): string {
  if (isRefused(planned)) return textOf(planned)
  const { title, rule, ledgers } = planned
  const odds = oddsOf(planned, MOST_BRANCHES)
  return textOf({ title, rule, ledgers, odds, warnings: planned.warnings?.(), shapes: planned.shapes?.() })
}

/** What the game and a seat with its view only would be shown differently. */
function differing(match: Match, seat: Seat, random: Random): { plans: number; found: string[] } {
  const { ruleset, state } = match
  const seats = seatsOf(match)
  const remote: unknown = JSON.parse(JSON.stringify(match.viewFor(seat)))
  const [here, there] = [makerOf(ruleset, state, seat, seats), makerOf(ruleset, remote, seat, seats)]
  const found: string[] = []
  const compare = (what: string, one: string, two: string): void => {
    if (one !== two) found.push(`${seat} ${what}: ${one.slice(0, 400)} / ${two.slice(0, 400)}`)
  }
  compare('asked', `${here.asked} ${here.isOver}`, `${there.asked} ${there.isOver}`)
  const [offers, others] = [here.offers(), there.offers()]
  compare('offers', textOf(offers.map(headOf)), textOf(others.map(headOf)))
  if (found.length > 0 || offers.length === 0) return { plans: 0, found }
  let plans = 0
  for (let i = 0; i < MOST; i++) {
    const offer = pick(random, offers)
    const other = others[offers.indexOf(offer)]
    if (!other) continue
    compare(offer.id, textOf([opened(offer), offer.bars?.()]), textOf([opened(other), other.bars?.()]))
    const action = sampleOffer(offer, random)
    if (!action) continue
    plans += 1
    // What is sent over a wire is text as well.
    const sent: Action = JSON.parse(JSON.stringify(action))
    compare(textOf(action), planText(here.plan(action)), planText(there.plan(sent)))
  }
  return { plans, found }
}

function checked(ruleset: AnyRuleset): { plans: number; found: string[] } {
  let plans = 0
  const found: string[] = []
  const look = (match: Match, random: Random): void => {
    for (const seat of seatsOf(match)) {
      const one = differing(match, seat, random)
      plans += one.plans
      found.push(...one.found)
    }
  }
  forEach(ruleset, look, { positions: 30 })
  return { plans, found }
}

describe.each(games)('$title', ruleset => {
  test('a seat that has nothing but its view, as text, is offered and told the same', TIMEOUT, () => {
    const { plans, found } = checked(ruleset)
    expect(found.slice(0, 5)).toEqual([])
    expect(plans).toBeGreaterThan(40)
  })
})

describe('a game that a view as text is not enough for is found out', () => {
  const known = new WeakSet<object>()
  const { actions } = pond
  const { pass } = actions
  const leaky = (more: object): AnyRuleset => anyRuleset({ ...pond, ...more })

  test.each([
    [
      'that is over by what is hidden',
      leaky({
        outcome: (state: State) =>
          Object.keys(state.mines).length > 0 ? { winners: [], why: 'Boom.', rule: 'POND.win' } : pond.outcome(state),
      }),
    ],
    [
      'that plans by the identity of a part',
      leaky({
        initialState: (...args: Parameters<typeof pond.initialState>) => {
          const state = pond.initialState(...args)
          known.add(state.options)
          return state
        },
        actions: {
          ...actions,
          pass: {
            ...pass,
            plan: (state: State, ...rest: [never, never]) => {
              const planned = pass.plan(state, ...rest)
              return { ...planned, title: known.has(state.options) ? 'Pass' : 'Pass on' }
            },
          },
        },
      }),
    ],
  ])('%s', TIMEOUT, (_, ruleset) => {
    expect(checked(ruleset).found).not.toEqual([])
  })
})
