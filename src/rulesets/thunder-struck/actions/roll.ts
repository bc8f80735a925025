import type { Dice } from '../../../engine/rolls/dice'
import { refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import type { TsRule } from '../rulebook'
import { type Behind, DICE, type DieId, type State, shipOf } from '../state'
import { behindOnly, behindScreen, type Def, seatOf, settles, writes } from './common'

const rollSchema = z.strictObject({ type: z.literal('roll') })
const rerollSchema = z.strictObject({ type: z.literal('reroll') })

const OWN_DICE = DICE.filter(id => id !== 'g')
const diceFor = (state: State, seat: Seat): readonly DieId[] => (shipOf(state, seat).reflex ? DICE : OWN_DICE)

const inHand = (ids: readonly DieId[], faces: readonly number[]): Behind['dice'] =>
  Object.fromEntries(ids.map((id, i) => [id, { face: faces[i] ?? 1, at: 'hand' as const }]))

/** One throw per die: which die shows which face matters for what is placed where. */
const facesOf = (ids: readonly DieId[], dice: Dice): number[] => ids.map(() => dice.roll(1, 6)[0] ?? 1)

/** What lies behind a screen is nobody else's to know, and no team mate's. */
function hiddenBy({ options, seats }: State): TsRule[] {
  if (options.openPlanning) return []
  return seats.length > 2 ? ['TS.plan.hidden', 'TS.setup.6.no-talk'] : ['TS.plan.hidden']
}

const rolledBy = (state: State, faces: readonly number[]): TsRule[] => [
  'TS.plan.2.roll',
  ...(faces.length > 4 ? (['TS.end.3.five'] as const) : []),
  ...hiddenBy(state),
]

const isPlanning = (state: State, seat: Seat): boolean =>
  state.phase === 'planning' && shipOf(state, seat).alive && !state.ready.includes(seat)

/** All dice at once, behind the screen. */
export const roll: Def<z.infer<typeof rollSchema>> = {
  rule: 'TS.plan.2.roll',
  schema: rollSchema,
  plan(state, _action, actor) {
    const seat = seatOf(actor)
    const ids = diceFor(state, seat)
    return unless(
      [
        !isPlanning(state, seat) && refuse('TS.plan.2.roll', 'Dice are rolled once, at the start of planning.'),
        behindScreen(state, seat) !== null &&
          refuse('TS.plan.2.roll', 'These dice are rolled already; a cube rolls them again.'),
      ],
      () =>
        settles(`Roll ${ids.length} dice`, 'TS.plan.2.roll', dice => {
          const faces = facesOf(ids, dice)
          const rules = rolledBy(state, faces)
          const behind = { dice: inHand(ids, faces), cubes: shipOf(state, seat).cubes }
          return behindOnly(state, behind, { type: 'rolled', rules, seat, faces, again: false })
        }),
    )
  },
  ...writes,
  *offers(state, seat) {
    if (isPlanning(state, seat) && !behindScreen(state, seat)) {
      yield {
        kind: 'button',
        id: 'roll',
        label: 'Roll your dice',
        rule: 'TS.plan.2.roll',
        key: 'r',
        action: { type: 'roll' },
      }
    }
  },
}

/** A cube rolls all of them again; placed dice come back to the hand. */
export const reroll: Def<z.infer<typeof rerollSchema>> = {
  rule: 'TS.power.3.reroll',
  schema: rerollSchema,
  plan(state, _action, actor) {
    const seat = seatOf(actor)
    const behind = behindScreen(state, seat)
    const ids = diceFor(state, seat)
    return unless(
      [
        (!isPlanning(state, seat) || !behind) &&
          refuse('TS.power.3.reroll', 'Only dice rolled in this planning can be rolled again.'),
        !isPlanning(state, seat) &&
          refuse('TS.power.2.when', 'After planning a cube is spent only on a die you are about to action.'),
        behind?.cubes === 0 && refuse('TS.power.3.reroll', 'There is no cube left to pay for it.'),
      ],
      () =>
        settles('Roll all dice again for a cube', 'TS.power.3.reroll', dice => {
          const faces = facesOf(ids, dice)
          const rules = ['TS.power.3.reroll', 'TS.plan.2.reroll', 'TS.power.2.return', ...hiddenBy(state)] as const
          const left = { dice: inHand(ids, faces), cubes: (behind?.cubes ?? 0) - 1 }
          return behindOnly(state, left, { type: 'rolled', rules, seat, faces, again: true })
        }),
    )
  },
  ...writes,
  *offers(state, seat) {
    const behind = behindScreen(state, seat)
    if (isPlanning(state, seat) && behind) {
      yield {
        kind: 'button',
        id: 'reroll',
        label: 'Roll all again for a cube',
        rule: 'TS.power.3.reroll',
        key: 'c',
        vain: behind.cubes === 0,
        action: { type: 'reroll' },
      }
    }
  },
}
