import { turnOf } from '../../../engine/geometry/angle'
import { facing } from '../../../engine/geometry/schema'
import type { Field } from '../../../engine/offers'
import { plain, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Actor } from '../../../engine/seats'
import { define } from '../define'
import { activeUnit, isActive, noSuchUnit, notActive } from '../rules/acting'
import { beginActivation, counterRefusals, countersOf, declaredRules } from '../rules/activation'
import { commandRefusals, hasCommandPoints, inWindow, noWindow, payCommandPoint, settleWindow } from '../rules/command'
import { evasionWarnings } from '../rules/ecm'
import { cardOf, movementOf, onTable, unitOf, unitsOf } from '../rules/unit'
import { changeUnit } from '../rules/writing'
import type { State, Unit } from '../state'
import { declared } from './activate'
import { unitId } from './shared'

/** Shown folded together in a player's own slot, where they are seldom needed. */
const COMMAND_POINTS = 'Command Points'

/** A Command Point for an extra Action. */
export const commandAction = define(z.strictObject({ type: z.literal('cp.action'), unit: unitId }))({
  rule: 'LS.command.extra-action',
  plan(state, { unit: id }) {
    const unit = state.units[id]
    if (!unit) return { refusals: [noSuchUnit] }
    return unless(
      [
        notActive(state, unit),
        ...commandRefusals(state, id),
        unit.evading && refuse('LS.command.evading', `${unit.name} is evading and can't use an extra Action.`),
      ],
      () => plain(`Extra Action for ${unit.name}`, 'LS.command.extra-action'),
    )
  },
  apply(next, { unit: id }, _result, { emit }) {
    changeUnit(next, id, { actionsLeft: unitOf(next, id).actionsLeft + 1 })
    emit(payCommandPoint(next, id, 'action'))
  },
  *offers(state, seat) {
    const unit = activeUnit(state, seat)
    if (!unit || !hasCommandPoints(state, seat)) return
    yield {
      kind: 'button',
      id: `cp.action.${unit.id}`,
      label: 'Spend a Command Point: extra Action',
      group: COMMAND_POINTS,
      rule: 'LS.command.extra-action',
      piece: unit.id,
      action: { type: 'cp.action', unit: unit.id },
    }
  },
})

const activateSchema = z.strictObject({ type: z.literal('cp.activate'), unit: unitId, ...declared })

/** A Command Point to activate a Unit out of sequence. */
export const commandActivate = define(activateSchema)({
  rule: 'LS.command.out-of-sequence',
  plan(state, action, actor) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    return unless([...activateBars(state, unit, actor), ...counterRefusals(state, unit, action)], () =>
      plain(`Activate ${unit.name} out of sequence`, 'LS.command.out-of-sequence', {
        warnings: () => evasionWarnings(unit, action),
      }),
    )
  },
  apply(next, action, _result, { emit }) {
    const before = countersOf(unitOf(next, action.unit))
    emit(payCommandPoint(next, action.unit, 'activate'))
    beginActivation(next, action.unit, 'command', action)
    const unit = unitOf(next, action.unit)
    emit({
      type: 'activated',
      rules: ['LS.command.out-of-sequence', ...declaredRules(next, unit, before)],
      unit: action.unit,
      slot: 'command',
      before,
      now: countersOf(unit),
      overthrust: action.overthrust,
    })
  },
  *offers(state, seat) {
    if (!inWindow(state, seat) || !hasCommandPoints(state, seat)) return
    for (const unit of unitsOf(state, seat).filter(u => onTable(u) && u.activation === 'fresh'))
      yield {
        kind: 'form',
        id: `cp.activate.${unit.id}`,
        label: 'Spend a Command Point: activate out of sequence',
        group: COMMAND_POINTS,
        rule: 'LS.command.out-of-sequence',
        piece: unit.id,
        bars: () => activateBars(state, unit, seat),
        fields: () => counterFields(state, unit),
        fill: ({ overthrust, evade, aim }) => ({
          type: 'cp.activate',
          unit: unit.id,
          overthrust: overthrust === true,
          evade: evade === true,
          aim: aim === true,
        }),
      }
  },
})

/** Why a Unit can't be activated out of sequence, whatever it declares. */
const activateBars = (state: State, unit: Unit, actor: Actor): Refusal[] =>
  [
    unit.seat !== actor && refuse('LS.setup.control', `${unit.name} isn't yours.`),
    noWindow(state, unit),
    ...commandRefusals(state, unit.id),
    unit.activation !== 'fresh' &&
      refuse('LS.command.out-of-sequence.fresh', `${unit.name} has already been activated this turn.`),
  ].filter(reason => !!reason)

/** LS.turn.activation.counters-first: the counters it has stay unless they are removed. */
function counterFields(state: State, unit: Unit): Field[] {
  const { overthrust } = movementOf(state, unit)
  return [
    { kind: 'flag', name: 'overthrust', label: `Overthrust, ${overthrust} cm`, value: unit.overthrust },
    { kind: 'flag', name: 'evade', label: 'Evade', value: unit.evading, rule: 'LS.move.evade.declare' },
    ...(state.options.aiming ? [{ kind: 'flag', name: 'aim', label: 'Aim', value: unit.aiming } as const] : []),
  ]
}

/** A Command Point to turn a Unit on the spot. */
export const commandTurn = define(z.strictObject({ type: z.literal('cp.turn'), unit: unitId, facing }))({
  rule: 'LS.command.turn',
  plan(state, { unit: id }, actor) {
    const unit = state.units[id]
    if (!unit) return { refusals: [noSuchUnit] }
    return unless(turnBars(state, unit, actor), () =>
      plain(`Turn ${unit.name} with a Command Point`, 'LS.command.turn'),
    )
  },
  apply(next, { unit: id, facing }, _result, { emit }) {
    const { facing: from } = unitOf(next, id)
    const to = turnOf(facing)
    emit(payCommandPoint(next, id, 'turn'))
    emit({ type: 'faced', rules: ['LS.command.turn'], unit: id, from, to })
    changeUnit(next, id, { facing: to })
    settleWindow(next)
  },
  *offers(state, seat) {
    const active = activeUnit(state, seat)
    const units = active ? [active] : inWindow(state, seat) ? unitsOf(state, seat).filter(onTable) : []
    if (!hasCommandPoints(state, seat)) return
    for (const unit of units)
      yield {
        kind: 'facing',
        id: `cp.turn.${unit.id}`,
        label: 'Spend a Command Point: turn',
        group: COMMAND_POINTS,
        rule: 'LS.command.turn',
        piece: unit.id,
        pivot: { at: unit.at, facing: unit.facing },
        arc: { from: -180, to: 180 },
        bars: () => turnBars(state, unit, seat),
        to: facing => ({ type: 'cp.turn', unit: unit.id, facing }),
      }
  },
})

/** Why a Unit can't be turned with a Command Point, to whatever facing. */
const turnBars = (state: State, unit: Unit, actor: Actor): Refusal[] =>
  [
    unit.seat !== actor && refuse('LS.setup.control', `${unit.name} isn't yours.`),
    !isActive(state, unit) && noWindow(state, unit),
    insideOverthrust(state, unit),
    ...commandRefusals(state, unit.id),
  ].filter(reason => !!reason)

/** On Overthrust a fighter turns only once, at the start, and a Command Point doesn't change that. */
function insideOverthrust(state: State, unit: Unit): Refusal | false {
  const inside = state.stack.some(frame => frame.kind === 'activation' && frame.unit === unit.id && frame.overthrust)
  if (!inside || cardOf(state, unit).type !== 'fighter') return false
  return refuse(
    'LS.command.turn.overthrust-fighter',
    `${unit.name} can't turn like this while on Overthrust. Turn it before or after its activation.`,
  )
}
