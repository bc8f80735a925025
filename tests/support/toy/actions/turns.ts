import { hide } from '../../../../src/engine/record/hidden'
import type { Ledger } from '../../../../src/engine/rolls/ledger'
import { plain, refuse, unless } from '../../../../src/engine/rolls/plan'
import { z } from '../../../../src/engine/schema'
import { SEATS, type Seat } from '../../../../src/engine/seats'
import { changeBoat, type State } from '../state'
import { define } from './def'

const forced = <T extends string>(type: T) => z.object({ type: z.literal(type) })
export type TurnsAction = { type: 'reveal' } | { type: 'initiative' } | { type: 'pass' } | { type: 'end-turn' }

const seatsOf = (state: State): Seat[] => SEATS.filter(seat => state.options.forces[seat])

export const reveal = define(forced('reveal'))({
  rule: 'POND.reveal',
  forced: true,
  plan: () => plain('Signals are opened', 'POND.reveal'),
  apply(next, _, __, { emit }) {
    for (const seat of seatsOf(next)) {
      const signal = next.signals[seat]?.value
      if (!signal) continue
      next.signals = { ...next.signals, [seat]: hide(signal, seatsOf(next)) }
      emit({ type: 'revealed', rules: ['POND.reveal'], seat, signal })
    }
    next.phase = 'initiative'
  },
})

interface Initiative {
  readonly first: Seat
  readonly totals: Readonly<Record<string, number>>
}

export const initiative = define(forced('initiative'))({
  rule: 'POND.initiative',
  forced: true,
  plan(state) {
    const haste = (seat: Seat) => state.signals[seat]?.value?.haste ?? 0
    return {
      title: 'Initiative',
      rule: 'POND.initiative',
      ledgers: seatsOf(state).map(
        (seat): Ledger => ({
          name: `Seat ${seat}`,
          base: 'two dice',
          lines: [{ value: haste(seat), why: 'haste', rule: 'POND.initiative' }],
        }),
      ),
      resolve(dice): Initiative {
        for (;;) {
          const totals: Record<string, number> = {}
          for (const seat of seatsOf(state)) totals[seat] = dice.roll(2, 6).reduce((a, b) => a + b, haste(seat))
          const [first, second] = seatsOf(state).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
          if (first && totals[first] !== totals[second ?? '']) return { first, totals }
        }
      },
      outcome: ({ first }) => ({ label: `seat ${first} first`, rank: first === 'A' ? 0 : 1 }),
    }
  },
  apply(next, _, { first, totals }, { emit }) {
    next.phase = 'play'
    next.order = [first, ...seatsOf(next).filter(seat => seat !== first)]
    emit({ type: 'initiative', rules: ['POND.initiative'], first, totals })
  },
})

export const pass = define(forced('pass'))({
  rule: 'POND.pass',
  plan: (state, _, actor) =>
    unless(
      [
        state.phase !== 'play' && refuse('POND.pass', 'There is nothing to pass on.'),
        state.stack.length > 0 && refuse('POND.brace', 'A hit has to be settled first.'),
        state.order[0] !== actor && refuse('POND.pass', 'The other seat plays.'),
      ],
      () => plain('Pass', 'POND.pass'),
    ),
  apply(next, _, __, { emit }) {
    const [seat, ...later] = next.order
    next.order = later
    if (later.length === 0) next.phase = 'end'
    if (seat) emit({ type: 'passed', rules: ['POND.pass'], seat })
  },
  *offers(state, seat) {
    if (state.phase !== 'play' || state.stack.length > 0 || state.order[0] !== seat) return
    yield { kind: 'button', id: 'pass', label: 'Pass', rule: 'POND.pass', key: 'p', action: { type: 'pass' } }
  },
})

export const endTurn = define(forced('end-turn'))({
  rule: 'POND.end',
  forced: true,
  plan: () => plain('The turn ends', 'POND.end'),
  apply(next, _, __, { emit }) {
    emit({ type: 'turn-ended', rules: ['POND.end'], turn: next.turn })
    next.turn += 1
    next.phase = 'signals'
    next.signals = {}
    for (const id of Object.keys(next.boats)) changeBoat(next, id, { sailed: false, turned: false, fired: false })
  },
})
