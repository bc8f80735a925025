import type { Dice } from '../../../engine/rolls/dice'
import { refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define } from '../define'
import { KEYS } from '../keys'
import type { TsRule } from '../rulebook'
import { putBehind } from '../rules/writing'
import { behindScreen, DICE, type DiceOf, type DieId, type State, shipOf } from '../state'
import { seatOf, toldBehind } from './common'

const rollSchema = z.strictObject({ type: z.literal('roll') })
const rerollSchema = z.strictObject({ type: z.literal('reroll') })

const OWN_DICE = DICE.filter(id => id !== 'g')
const diceFor = (state: State, seat: Seat): readonly DieId[] => (shipOf(state, seat).reflex ? DICE : OWN_DICE)

const inHand = (ids: readonly DieId[], faces: readonly number[]): DiceOf =>
  Object.fromEntries(ids.map((id, i) => [id, { face: faces[i] ?? 1, at: 'hand' as const }]))

/** One roll per die, because it matters which die shows which number. */
const facesOf = (ids: readonly DieId[], dice: Dice): readonly number[] => ids.map(() => dice.roll(1, 6)[0] ?? 1)

/** The rules that keep a roll secret: even team mates don't see it. */
function hiddenBy({ options, seats }: State): TsRule[] {
  if (options.openPlanning) return []
  return seats.length > 2 ? ['TS.plan.hidden', 'TS.setup.6.no-talk'] : ['TS.plan.hidden']
}

const isPlanning = (state: State, seat: Seat): boolean =>
  state.phase === 'planning' && shipOf(state, seat).alive && !state.ready.includes(seat)

/** You roll all your dice at once, behind your screen. */
export const roll = define(rollSchema)({
  rule: 'TS.plan.2.roll',
  when: (view, seat) => isPlanning(view, seat) && !behindScreen(view, seat),
  plan(state, _action, actor) {
    const seat = seatOf(actor)
    const ids = diceFor(state, seat)
    return unless(
      [
        !isPlanning(state, seat) && refuse('TS.plan.2.roll', 'You roll your dice once, at the start of planning.'),
        behindScreen(state, seat) !== null &&
          refuse('TS.plan.2.roll', 'You have already rolled. You can spend a cube to reroll.'),
      ],
      () => ({
        title: `Roll ${ids.length} dice`,
        rule: 'TS.plan.2.roll',
        ledgers: [],
        resolve: dice => facesOf(ids, dice),
      }),
    )
  },
  apply(next, _action, faces, { actor, emit }) {
    const seat = seatOf(actor)
    const five: readonly TsRule[] = faces.length > OWN_DICE.length ? ['TS.end.3.five'] : []
    const rules: readonly TsRule[] = ['TS.plan.2.roll', ...five, ...hiddenBy(next)]
    putBehind(next, seat, { dice: inHand(diceFor(next, seat), faces), cubes: shipOf(next, seat).cubes })
    emit(toldBehind(next, { type: 'rolled', rules, seat, faces, again: false }))
  },
  *offers() {
    yield {
      kind: 'button',
      id: 'roll',
      label: 'Roll your dice',
      rule: 'TS.plan.2.roll',
      key: KEYS.roll,
      action: { type: 'roll' },
    }
  },
})

/** A cube rerolls all your dice. Dice that were placed come back to your hand. */
export const reroll = define(rerollSchema)({
  rule: 'TS.power.3.reroll',
  when: (view, seat) => isPlanning(view, seat) && behindScreen(view, seat) !== null,
  plan(state, _action, actor) {
    const seat = seatOf(actor)
    const behind = behindScreen(state, seat)
    const ids = diceFor(state, seat)
    return unless(
      [
        (!isPlanning(state, seat) || !behind) &&
          refuse('TS.power.3.reroll', 'You can reroll only while you plan, after your first roll.'),
        !isPlanning(state, seat) &&
          refuse('TS.power.2.when', 'After planning, you can spend cubes only on a die you are about to use.'),
        (behind ?? shipOf(state, seat)).cubes === 0 && refuse('TS.power.3.reroll', 'You have no cube left to spend.'),
      ],
      () => ({
        title: 'Spend a cube to reroll all dice',
        rule: 'TS.power.3.reroll',
        ledgers: [],
        resolve: dice => facesOf(ids, dice),
      }),
    )
  },
  apply(next, _action, faces, { actor, emit }) {
    const seat = seatOf(actor)
    const cubes = (behindScreen(next, seat)?.cubes ?? 0) - 1
    const rules: readonly TsRule[] = ['TS.power.3.reroll', 'TS.plan.2.reroll', 'TS.power.2.return', ...hiddenBy(next)]
    putBehind(next, seat, { dice: inHand(diceFor(next, seat), faces), cubes })
    emit(toldBehind(next, { type: 'rolled', rules, seat, faces, again: true }))
  },
  *offers() {
    yield {
      kind: 'button',
      id: 'reroll',
      label: 'Reroll for a cube',
      rule: 'TS.power.3.reroll',
      key: KEYS.reroll,
      action: { type: 'reroll' },
    }
  },
})
