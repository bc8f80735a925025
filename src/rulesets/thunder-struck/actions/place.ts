import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define } from '../define'
import { KEYS } from '../keys'
import { isSpace } from '../rules/console'
import { missing, placeRefusals } from '../rules/planning'
import { moveBehind } from '../rules/writing'
import { slotChoices } from '../scene/cells'
import { behindScreen, DICE, living, type State, shipOf } from '../state'
import { CONSOLE, SHIELDS, SPACES } from '../tables/console'
import { seatOf, toldBehind } from './common'

const dieId = z.enum(DICE)
const placeSchema = z.strictObject({ type: z.literal('place'), die: dieId, space: z.enum(SPACES) })
const unplaceSchema = z.strictObject({ type: z.literal('unplace'), die: dieId })
const confirmSchema = z.strictObject({ type: z.literal('confirm') })

const NOT_PLACING = refuse(
  'TS.plan.2.place',
  'You can place dice only while you plan: after your roll, and before you finish.',
)

const isPlacing = (state: State, seat: Seat): boolean =>
  state.phase === 'planning' && !state.ready.includes(seat) && behindScreen(state, seat) !== null

const choicesOf = slotChoices((die, space) => ({ type: 'place' as const, die, space }))

const PLACED = ['TS.plan.2.place'] as const
const OVER_SHIELD = ['TS.plan.2.place', 'TS.plan.2.active-shield'] as const

export const place = define(placeSchema)({
  rule: 'TS.plan.2.place',
  when: isPlacing,
  plan(state, action, actor) {
    const seat = seatOf(actor)
    const behind = behindScreen(state, seat)
    if (!behind) return { refusals: [NOT_PLACING] }
    const face = behind.dice[action.die]?.face ?? 0
    return unless([!isPlacing(state, seat) && NOT_PLACING, ...placeRefusals(shipOf(state, seat), behind, action)], () =>
      plain(`Place the ${face} on ${CONSOLE[action.space].name}`, 'TS.plan.2.place'),
    )
  },
  apply(next, { die, space }, _result, { actor, emit }) {
    const seat = seatOf(actor)
    const { shields } = shipOf(next, seat)
    const rules = SHIELDS.some(shield => shield === space && shields[shield]) ? OVER_SHIELD : PLACED
    const face = behindScreen(next, seat)?.dice[die]?.face ?? 0
    moveBehind(next, seat, [die], space)
    emit(toldBehind(next, { type: 'placed', rules, seat, die, face, space }))
  },
  *offers(view, seat) {
    const behind = behindScreen(view, seat)
    for (const die of DICE) {
      const lying = behind?.dice[die]
      if (!lying) continue
      yield {
        kind: 'cell',
        id: `place.${die}`,
        label: lying.at === 'hand' ? `Place the ${lying.face}` : `Move the ${lying.face}`,
        rule: 'TS.plan.2.place',
        piece: `${seat}.${die}`,
        key: die.slice(-1),
        choices: () => choicesOf(seat, die),
      }
    }
  },
})

/** You may rearrange your dice until you finish planning. */
export const unplace = define(unplaceSchema)({
  rule: 'TS.plan.2.change',
  when: isPlacing,
  plan(state, { die }, actor) {
    const seat = seatOf(actor)
    const behind = behindScreen(state, seat)
    if (!behind) return { refusals: [NOT_PLACING] }
    const lying = behind.dice[die]
    return unless(
      [
        !isPlacing(state, seat) && NOT_PLACING,
        (!lying || !isSpace(lying.at)) && refuse('TS.plan.2.change', "This die isn't on your console."),
      ],
      () => plain(`Take back the ${lying?.face}`, 'TS.plan.2.change'),
    )
  },
  apply(next, { die }, _result, { actor, emit }) {
    const seat = seatOf(actor)
    const face = behindScreen(next, seat)?.dice[die]?.face ?? 0
    moveBehind(next, seat, [die], 'hand')
    emit(toldBehind(next, { type: 'placed', rules: ['TS.plan.2.change'], seat, die, face, space: null }))
  },
  *offers(view, seat) {
    const behind = behindScreen(view, seat)
    for (const die of DICE) {
      const lying = behind?.dice[die]
      if (!lying || !isSpace(lying.at)) continue
      yield {
        kind: 'button',
        id: `unplace.${die}`,
        label: `Take back the ${lying.face} from ${CONSOLE[lying.at].name}`,
        rule: 'TS.plan.2.change',
        piece: `${seat}.${die}`,
        action: { type: 'unplace', die },
      }
    }
  },
})

/** You finish planning. Dice that fit nowhere are set aside. */
export const confirm = define(confirmSchema)({
  rule: 'TS.plan.3.reveal',
  when: isPlacing,
  plan(state, _action, actor) {
    const seat = seatOf(actor)
    const behind = behindScreen(state, seat)
    if (!behind) return { refusals: [NOT_PLACING] }
    return unless([!isPlacing(state, seat) && NOT_PLACING, ...missing(shipOf(state, seat), behind)], () =>
      plain('Finish planning', 'TS.plan.3.reveal'),
    )
  },
  apply(next, _action, _result, { actor, emit }) {
    const seat = seatOf(actor)
    const dice = behindScreen(next, seat)?.dice
    moveBehind(
      next,
      seat,
      DICE.filter(id => dice?.[id]?.at === 'hand'),
      'aside',
    )
    next.ready = [...next.ready, seat]
    const waiting = living(next).filter(ship => !next.ready.includes(ship.seat)).length
    emit({ type: 'ready', rules: ['TS.plan.2.simultaneous'], seat, waiting })
  },
  *offers() {
    yield {
      kind: 'button',
      id: 'confirm',
      label: 'Finish planning',
      rule: 'TS.plan.3.reveal',
      key: KEYS.finishPlanning,
      action: { type: 'confirm' },
    }
  },
})
