import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { SEATS, type Seat } from '../../../engine/seats'
import { define } from '../define'
import { citedIf } from '../events'
import { KEYS } from '../keys'
import type { TsRule } from '../rulebook'
import { destroy, nextLiving } from '../rules/destruction'
import { candidatesFor, lowestOf, lowestRules, scoresOf } from '../rules/reflex'
import { passTurn } from '../rules/turns'
import { changeShip, pop, push } from '../rules/writing'
import { type Frame, isLastRound, living, type State } from '../state'
import { shipName } from '../words'
import { seatOf } from './common'

const scoreSchema = z.strictObject({ type: z.literal('score') })
const reflexSchema = z.strictObject({ type: z.literal('reflex'), to: z.nullable(z.enum(SEATS)) })
const roundSchema = z.strictObject({ type: z.literal('round') })
const concedeSchema = z.strictObject({ type: z.literal('concede') })

/** The dice in the Boost area and on the Manoeuvre token are counted, to find the lowest player. */
export const score = define(scoreSchema)({
  rule: 'TS.end.3.count',
  forced: true,
  plan: () => plain('Count the Boost and Manoeuvre dice', 'TS.end.3.count'),
  apply(next, _action, _result, { emit }) {
    const holder = living(next).find(({ reflex }) => reflex)
    if (holder) changeShip(next, holder.seat, { reflex: false })
    next.finished = next.round
    const over: readonly TsRule[] = ['TS.act.1.until', ...citedIf(holder !== undefined, 'TS.setup.2.reflex')]
    // The Reflex die is for the next round, so after the last round nothing is counted.
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

/** The open question about the Reflex die, if this seat answers it. */
function reflexFor(state: State, seat: Seat): Extract<Frame, { kind: 'reflex' }> | null {
  const frame = state.stack.at(-1)
  return frame?.kind === 'reflex' && frame.candidates[0] === seat ? frame : null
}

function labelOf(to: Seat | null, by: Seat): string {
  if (to === null) return 'Leave the Reflex die'
  return to === by ? 'Take the Reflex die' : `Give the Reflex die to the ${shipName(to)}`
}

/** An opponent of the lowest player takes the green die for the next round, or leaves it. */
export const reflex = define(reflexSchema)({
  rule: 'TS.end.3.opponent',
  when: (view, seat) => reflexFor(view, seat) !== null,
  plan(state, { to }, actor) {
    const seat = seatOf(actor)
    const open = state.stack.at(-1)
    const frame = open?.kind === 'reflex' ? open : null
    return unless(
      [
        !reflexFor(state, seat) && refuse('TS.end.3.opponent', "You can't decide about the Reflex die now."),
        frame &&
          to !== null &&
          !frame.candidates.includes(to) &&
          refuse('TS.end.3.four', 'Only an opponent of the lowest player can take the Reflex die.'),
      ],
      () => plain(labelOf(to, seat), 'TS.end.3.opponent'),
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
      yield {
        kind: 'button',
        id: `reflex.${to}`,
        label: labelOf(to, seat),
        rule: 'TS.end.3.opponent',
        ...(to === seat ? { key: KEYS.takeReflex } : {}),
        action: { type: 'reflex', to },
      }
    }
    yield {
      kind: 'button',
      id: 'reflex.none',
      label: 'Leave the Reflex die',
      rule: 'TS.end.3.opponent',
      action: { type: 'reflex', to: null },
    }
  },
})

/** The dice go back to their players, and the Turn Marker passes on. */
export const round = define(roundSchema)({
  rule: 'TS.end.4.marker',
  forced: true,
  plan: () => plain('Begin a new round', 'TS.end.4.marker'),
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

/** The rule by which four players go on after a round. */
function goesOn(state: State): TsRule[] {
  if (living(state).length > 2) return ['TS.act.2.pass-token', 'TS.act.2.continue']
  return state.seats.length > 2 ? ['TS.act.2.duel'] : []
}

/** A seat that nobody took has no ship. */
const isFighting = ({ ships }: State, seat: Seat): boolean => ships[seat]?.alive === true

export const concede = define(concedeSchema)({
  rule: 'TS.end.concede',
  anytime: true,
  when: isFighting,
  plan: (state, _action, actor) =>
    unless(
      [!isFighting(state, seatOf(actor)) && refuse('TS.end.concede', 'Your ship is already out of the battle.')],
      () => plain('Concede: your ship is destroyed', 'TS.end.concede'),
    ),
  apply(next, _action, _result, { actor, emit }) {
    const seat = seatOf(actor)
    const wasOpen = next.stack.length > 0
    next.stack = next.stack.map(frame => without(frame, seat)).filter(frame => frame !== null)
    destroy(next, seat, 'conceded', emit)
    // Nothing waits for this seat any more.
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

/** What is left of an open question when a ship has left the battle. */
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
