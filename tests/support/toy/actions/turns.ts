import type { Hidden } from '../../../../src/engine/record/hidden'
import type { Ledger } from '../../../../src/engine/rolls/ledger'
import { plain, refuse, unless } from '../../../../src/engine/rolls/plan'
import { z } from '../../../../src/engine/schema'
import { SEATS, type Seat } from '../../../../src/engine/seats'
import type { Signal, State } from '../state'
import type { Def } from './def'

const forced = <T extends string>(type: T) => z.object({ type: z.literal(type) })
export type TurnsAction = { type: 'reveal' } | { type: 'initiative' } | { type: 'pass' } | { type: 'end-turn' }

const seatsOf = (state: State): Seat[] => SEATS.filter(seat => state.options.forces[seat])
const none = () => []

export const reveal: Def<{ type: 'reveal' }, null> = {
  rule: 'POND.reveal',
  schema: forced('reveal'),
  plan: () => plain('Signals are opened', 'POND.reveal'),
  apply(draft, _, __, { emit }) {
    for (const seat of seatsOf(draft)) {
      const signal = draft.signals[seat] as Hidden<Signal> | undefined
      if (!signal?.value) continue
      draft.signals[seat] = { $for: seatsOf(draft), value: { ...signal.value } }
      emit({ type: 'revealed', rules: ['POND.reveal'], seat, signal: { ...signal.value } })
    }
    draft.phase = 'initiative'
  },
  offers: none,
}

interface Initiative {
  readonly first: Seat
  readonly totals: Readonly<Record<string, number>>
}

export const initiative: Def<{ type: 'initiative' }, Initiative> = {
  rule: 'POND.initiative',
  schema: forced('initiative'),
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
  apply(draft, _, { first, totals }, { emit }) {
    draft.phase = 'play'
    draft.order = [first, ...seatsOf(draft).filter(seat => seat !== first)]
    emit({ type: 'initiative', rules: ['POND.initiative'], first, totals })
  },
  offers: none,
}

export const pass: Def<{ type: 'pass' }, null> = {
  rule: 'POND.pass',
  schema: forced('pass'),
  plan: (state, _, actor) =>
    unless(
      [
        state.phase !== 'play' && refuse('POND.pass', 'There is nothing to pass on.'),
        state.stack.length > 0 && refuse('POND.brace', 'A hit has to be settled first.'),
        state.order[0] !== actor && refuse('POND.pass', 'The other seat plays.'),
      ],
      () => plain('Pass', 'POND.pass'),
    ),
  apply(draft, _, __, { emit }) {
    const seat = draft.order.shift()
    if (draft.order.length === 0) draft.phase = 'end'
    if (seat) emit({ type: 'passed', rules: ['POND.pass'], seat })
  },
  *offers(state, seat) {
    if (state.phase !== 'play' || state.stack.length > 0 || state.order[0] !== seat) return
    yield { kind: 'button', id: 'pass', label: 'Pass', rule: 'POND.pass', key: 'p', action: { type: 'pass' } }
  },
}

export const endTurn: Def<{ type: 'end-turn' }, null> = {
  rule: 'POND.end',
  schema: forced('end-turn'),
  plan: () => plain('The turn ends', 'POND.end'),
  apply(draft, _, __, { emit }) {
    emit({ type: 'turn-ended', rules: ['POND.end'], turn: draft.turn })
    draft.turn += 1
    draft.phase = 'signals'
    draft.signals = {}
    for (const boat of Object.values(draft.boats)) Object.assign(boat, { sailed: false, turned: false, fired: false })
  },
  offers: none,
}
