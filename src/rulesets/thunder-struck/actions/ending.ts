import { refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { SEATS, type Seat } from '../../../engine/seats'
import { shipName } from '../names'
import { destroy, nextLiving } from '../rules/fate'
import { candidatesFor, lowestOf, scoresOf } from '../rules/reflex'
import { passTurn } from '../rules/turns'
import { type Frame, isLastRound, living, own, type State } from '../state'
import { type Def, seatOf, settles, worked, writes } from './common'

const scoreSchema = z.object({ type: z.literal('score') })
const reflexSchema = z.object({ type: z.literal('reflex'), to: z.nullable(z.enum(SEATS)) })
const roundSchema = z.object({ type: z.literal('round') })
const concedeSchema = z.object({ type: z.literal('concede') })

/** The dice in the Boost area and on the token are counted; the lowest gives the Reflex die away. */
export const score: Def<z.infer<typeof scoreSchema>> = {
  rule: 'TS.end.3.count',
  schema: scoreSchema,
  plan: state =>
    settles('Count Boost and Manoeuvre', 'TS.end.3.count', () =>
      worked(state, (next, emit) => {
        for (const ship of living(next)) if (ship.reflex) own(next, ship.seat).reflex = false
        next.finished = next.round
        // The Reflex die is for the next round: after the last one nothing is counted.
        if (isLastRound(next)) return emit({ type: 'limit', rules: ['TS.end.4.limit'], round: next.round })
        const scores = scoresOf(next)
        const counts = next.options.reflex === 'all' || living(next).length === 2
        const loser = counts ? lowestOf(scores) : null
        emit({ type: 'scored', rules: ['TS.end.3.count', 'TS.end.3.unique'], scores, loser })
        const candidates = loser ? candidatesFor(next, loser) : []
        if (loser && candidates.length > 0) next.stack.push({ kind: 'reflex', loser, candidates })
      }),
    ),
  ...writes,
  *offers() {},
}

/** The loser's opponents take the green die for the next round, or leave it. */
export const reflex: Def<z.infer<typeof reflexSchema>> = {
  rule: 'TS.end.3.opponent',
  schema: reflexSchema,
  plan(state, { to }, actor) {
    const seat = seatOf(actor)
    const frame = state.stack.at(-1)
    if (frame?.kind !== 'reflex' || frame.candidates[0] !== seat) {
      return { refusals: [refuse('TS.end.3.opponent', 'The Reflex die is not this seat’s to give.')] }
    }
    return unless(
      [
        to !== null &&
          !frame.candidates.includes(to) &&
          refuse('TS.end.3.four', 'Only an opponent of the lowest may take it.'),
      ],
      () =>
        settles(to === null ? 'Leave the Reflex die' : 'Take the Reflex die', 'TS.end.3.opponent', () =>
          worked(state, (next, emit) => {
            next.stack.pop()
            if (to !== null) own(next, to).reflex = true
            emit({ type: 'reflex', rules: ['TS.end.3.opponent', 'TS.end.3.five'], seat: to, by: seat })
          }),
        ),
    )
  },
  ...writes,
  *offers(state, seat) {
    const frame = state.stack.at(-1)
    if (frame?.kind !== 'reflex' || frame.candidates[0] !== seat) return
    for (const to of frame.candidates) {
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
}

/** Dice go back to their owners, the marker passes on, a new round begins. */
export const round: Def<z.infer<typeof roundSchema>> = {
  rule: 'TS.end.4.marker',
  schema: roundSchema,
  plan: state =>
    settles('New round', 'TS.end.4.marker', () =>
      worked(state, (next, emit) => {
        for (const { seat } of living(next)) Object.assign(own(next, seat), { dice: {}, boosted: false })
        const first = nextLiving(next, next.first ?? 'A') ?? next.first ?? 'A'
        const { round: before } = next
        Object.assign(next, { round: before + 1, first, phase: 'planning', current: null, manoeuvred: false })
        const rules = ['TS.end.3.cleanup', 'TS.end.4.marker', 'TS.act.2.pass-token', 'TS.plan.1.later'] as const
        emit({ type: 'new-round', rules, round: before + 1, first })
      }),
    ),
  ...writes,
  *offers() {},
}

/** A seat that nobody took has no ship. */
const isFighting = ({ ships }: State, seat: Seat): boolean => ships[seat]?.alive === true

export const concede: Def<z.infer<typeof concedeSchema>> = {
  rule: 'TS.end.concede',
  schema: concedeSchema,
  anytime: true,
  plan(state, _action, actor) {
    const seat = seatOf(actor)
    return unless([!isFighting(state, seat) && refuse('TS.end.concede', 'This ship is out of the battle.')], () =>
      settles('Concede: the ship is lost', 'TS.end.concede', () =>
        worked(state, (next, emit) => {
          const wasOpen = next.stack.length > 0
          next.stack = next.stack.map(frame => without(frame, seat)).filter(frame => frame !== null)
          destroy(next, seat, 'conceded', emit)
          // An action that waited only for this seat is settled now.
          if (next.current === seat || (wasOpen && next.stack.length === 0)) passTurn(next)
        }),
      ),
    )
  },
  ...writes,
  *offers(state, seat) {
    if (isFighting(state, seat)) {
      yield {
        kind: 'button',
        id: 'concede',
        label: 'Concede',
        rule: 'TS.end.concede',
        grave: true,
        action: { type: 'concede' },
      }
    }
  },
}

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
