import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { SEATS, type Seat } from '../../../engine/seats'
import { define } from '../define'
import { citedIf } from '../events'
import type { TsRule } from '../rulebook'
import { destroy, nextLiving } from '../rules/destruction'
import { candidatesFor, lowestOf, lowestRules, scoresOf } from '../rules/reflex'
import { passTurn } from '../rules/turns'
import { changeShip, pop, push } from '../rules/writing'
import { type Frame, isLastRound, living, type State, shipOf } from '../state'
import { shipName } from '../words'
import { seatOf } from './common'

const scoreSchema = z.strictObject({ type: z.literal('score') })
const reflexSchema = z.strictObject({ type: z.literal('reflex'), to: z.nullable(z.enum(SEATS)) })
const roundSchema = z.strictObject({ type: z.literal('round') })
const concedeSchema = z.strictObject({ type: z.literal('concede') })

/** The dice in the Boost area and on the token are counted; the lowest gives the Reflex die away. */
export const score = define(scoreSchema)({
  rule: 'TS.end.3.count',
  forced: true,
  plan: () => plain('Count Boost and Manoeuvre', 'TS.end.3.count'),
  apply(next, _action, _result, { emit }) {
    const holder = living(next).find(({ reflex }) => reflex)
    if (holder) changeShip(next, holder.seat, { reflex: false })
    next.finished = next.round
    const over: readonly TsRule[] = ['TS.act.1.until', ...citedIf(holder !== undefined, 'TS.setup.2.reflex')]
    // The Reflex die is for the next round: after the last one nothing is counted.
    if (isLastRound(next)) return emit({ type: 'limit', rules: ['TS.end.4.limit', ...over], round: next.round })
    const scores = scoresOf(next)
    const counts = next.options.reflex === 'all' || living(next).length === 2
    const loser = counts ? lowestOf(scores) : null
    const counted = ['TS.end.3.count', 'TS.board.areas', 'TS.end.3.unique'] as const
    emit({ type: 'scored', rules: [...counted, ...lowestRules(scores, loser), ...over], scores, loser })
    const candidates = loser ? candidatesFor(next, loser) : []
    if (loser && candidates.length > 0) push(next, { kind: 'reflex', loser, candidates })
  },
})

/** The open question of the Reflex die, where this seat answers it. */
function reflexFor(state: State, seat: Seat): Extract<Frame, { kind: 'reflex' }> | null {
  const frame = state.stack.at(-1)
  return frame?.kind === 'reflex' && frame.candidates[0] === seat ? frame : null
}

/** The loser's opponents take the green die for the next round, or leave it. */
export const reflex = define(reflexSchema)({
  rule: 'TS.end.3.opponent',
  when: (view, seat) => reflexFor(view, seat) !== null,
  plan(state, { to }, actor) {
    const open = state.stack.at(-1)
    const frame = open?.kind === 'reflex' ? open : null
    return unless(
      [
        !reflexFor(state, seatOf(actor)) && refuse('TS.end.3.opponent', 'The Reflex die is not this seat’s to give.'),
        frame &&
          to !== null &&
          !frame.candidates.includes(to) &&
          refuse('TS.end.3.four', 'Only an opponent of the lowest may take it.'),
      ],
      () => plain(to === null ? 'Leave the Reflex die' : 'Take the Reflex die', 'TS.end.3.opponent'),
    )
  },
  apply(next, { to }, _result, { actor, emit }) {
    pop(next)
    if (to !== null) changeShip(next, to, { reflex: true })
    const rule = to === null ? 'TS.setup.2.reflex' : 'TS.end.3.five'
    emit({ type: 'reflex', rules: ['TS.end.3.opponent', rule], seat: to, by: seatOf(actor) })
  },
  *offers(view, seat) {
    for (const to of reflexFor(view, seat)?.candidates ?? []) {
      const label = to === seat ? 'Take the Reflex die' : `Give the Reflex die to the ${shipName(to)}`
      yield {
        kind: 'button',
        id: `reflex.${to}`,
        label,
        rule: 'TS.end.3.opponent',
        ...(to === seat ? { key: 't' } : {}),
        action: { type: 'reflex', to },
      }
    }
    yield {
      kind: 'button',
      id: 'reflex.none',
      label: 'Leave it',
      rule: 'TS.end.3.opponent',
      key: 'n',
      action: { type: 'reflex', to: null },
    }
  },
})

/** Dice go back to their owners, the marker passes on, a new round begins. */
export const round = define(roundSchema)({
  rule: 'TS.end.4.marker',
  forced: true,
  plan: () => plain('New round', 'TS.end.4.marker'),
  apply(next, _action, _result, { emit }) {
    for (const { seat } of living(next)) changeShip(next, seat, { dice: {}, boosted: false })
    const first = nextLiving(next, next.first ?? 'A') ?? next.first ?? 'A'
    next.round += 1
    next.first = first
    next.phase = 'planning'
    next.current = null
    next.manoeuvred = false
    const rules = ['TS.end.3.cleanup', 'TS.end.4.marker', 'TS.plan.1.later', ...goesOn(next)] as const
    emit({ type: 'new-round', rules, round: next.round, first })
  },
})

/** By which rule four players go on after a round; two have only the duel. */
function goesOn(state: State): TsRule[] {
  if (living(state).length > 2) return ['TS.act.2.pass-token', 'TS.act.2.continue']
  return state.seats.length > 2 ? ['TS.act.2.duel'] : []
}

export const concede = define(concedeSchema)({
  rule: 'TS.end.concede',
  anytime: true,
  when: (view, seat) => shipOf(view, seat).alive,
  plan: (state, _action, actor) =>
    unless([!shipOf(state, seatOf(actor)).alive && refuse('TS.end.concede', 'This ship is out of the battle.')], () =>
      plain('Concede: the ship is lost', 'TS.end.concede'),
    ),
  apply(next, _action, _result, { actor, emit }) {
    const seat = seatOf(actor)
    const wasOpen = next.stack.length > 0
    next.stack = next.stack.map(frame => without(frame, seat)).filter(frame => frame !== null)
    destroy(next, seat, 'conceded', emit)
    // An action that waited only for this seat is settled now.
    if (next.current === seat || (wasOpen && next.stack.length === 0)) passTurn(next, emit)
  },
  *offers() {
    yield {
      kind: 'button',
      id: 'concede',
      label: 'Concede',
      rule: 'TS.end.concede',
      needsConfirmation: true,
      action: { type: 'concede' },
    }
  },
})

/** What is left of an open question when a seat has gone. */
function without(frame: Frame, seat: Seat): Frame | null {
  switch (frame.kind) {
    case 'hit':
      return frame.target === seat ? null : frame
    case 'reflex': {
      const candidates = frame.candidates.filter(one => one !== seat)
      return frame.loser === seat || candidates.length === 0 ? null : { ...frame, candidates }
    }
    case 'manoeuvre': {
      const winners = frame.winners.filter(one => one.seat !== seat)
      return winners.length === 0 ? null : { ...frame, winners }
    }
  }
}
