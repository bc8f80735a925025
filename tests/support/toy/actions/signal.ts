import { hide } from '../../../../src/engine/record/hidden'
import { plain, refuse, unless } from '../../../../src/engine/rolls/plan'
import { z } from '../../../../src/engine/schema'
import { SEATS } from '../../../../src/engine/seats'
import { STANCES, signalSchema } from '../state'
import { define } from './def'

const schema = z.object({ type: z.literal('signal'), seat: z.enum(SEATS), signal: signalSchema })
export type SignalAction = z.infer<typeof schema>

export const signal = define(schema)({
  rule: 'POND.signal',
  plan: (state, action, actor) =>
    unless(
      [
        action.seat !== actor && refuse('POND.signal', 'A seat signals for itself.'),
        state.phase !== 'signals' && refuse('POND.signal', 'Signals are given at the start of a turn.'),
        state.signals[action.seat] && refuse('POND.signal', 'The signal is given already.'),
      ],
      () => plain('Signal', 'POND.signal'),
    ),
  apply(next, { seat, signal }, _, { emit }) {
    next.signals = { ...next.signals, [seat]: hide(signal, [seat]) }
    emit({ type: 'signalled', rules: ['POND.signal'], seat })
    emit({ type: 'signalled-secretly', rules: ['POND.signal'], seat, signal, seenBy: [seat] })
  },
  *offers(state, seat) {
    if (state.phase !== 'signals' || state.signals[seat]) return
    yield {
      kind: 'form',
      id: `signal.${seat}`,
      label: 'Signal',
      rule: 'POND.signal',
      key: 's',
      fields: () => [
        {
          kind: 'choice',
          name: 'stance',
          label: 'Stance',
          value: 'steady',
          help: 'Smoke makes your boats harder to hit.',
          options: STANCES.map(value => ({ value, label: value })),
        },
        { kind: 'number', name: 'haste', label: 'Haste', min: 0, max: 2, value: 0, rule: 'POND.initiative' },
        { kind: 'flag', name: 'loud', label: 'Sound the horn', value: false },
        { kind: 'text', name: 'word', label: 'A word to the fleet', value: 'Ahoy', most: 20 },
      ],
      fill: values => ({
        type: 'signal',
        seat,
        signal: {
          stance: STANCES.find(stance => stance === values.stance) ?? 'steady',
          haste: Number(values.haste),
          loud: values.loud === true,
          word: String(values.word),
        },
      }),
    }
  },
})
