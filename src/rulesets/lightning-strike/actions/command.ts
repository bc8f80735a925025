import { turnOf } from '../../../engine/geometry/angle'
import type { Offer } from '../../../engine/offers'
import { plain, type Refusal, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { beginActivation, counterRefusals, countersOf, declaredRules, PLAIN, settleWindow } from '../rules/activation'
import { commandRefusals, inWindow, isActive, noWindow, payCommandPoint } from '../rules/command'
import { activeUnit } from '../rules/moving'
import { cardOf, no, notActive, onTable, unitOf, unitsOf } from '../rules/unit'
import type { State, Unit } from '../state'
import { declared, variants } from './activate'
import { unitId } from './shared'

/** A Command Point for one more Action. */
export const commandAction = define(z.object({ type: z.literal('cp.action'), unit: unitId }))({
  rule: 'LS.command.extra-action',
  plan(state, { unit: id }) {
    const unit = state.units[id]
    if (!unit) return { refusals: [no('LS.setup.unit', 'There is no such Unit.')] }
    return unless(
      [
        notActive(state, unit),
        ...commandRefusals(state, id),
        unit.evading && no('LS.command.evading', `${unit.name} evades: an extra Action would be of no use.`),
      ],
      () => plain(`Extra Action for ${unit.name}`, 'LS.command.extra-action'),
    )
  },
  apply(draft, { unit: id }, _result, { emit }) {
    unitOf(draft, id).actionsLeft += 1
    emit(payCommandPoint(draft, id, 'action'))
  },
  *offers(state, seat) {
    const { unit } = activeUnit(state, seat) ?? {}
    if (!unit) return
    yield {
      kind: 'button',
      id: `cp.action.${unit.id}`,
      label: 'Command Point: one more Action',
      key: 'c',
      rule: 'LS.command.extra-action',
      piece: unit.id,
      action: { type: 'cp.action', unit: unit.id },
    }
  },
})

const activateSchema = z.object({ type: z.literal('cp.activate'), unit: unitId, ...declared })
type CommandActivate = z.infer<typeof activateSchema>

/** A Command Point to activate a Unit out of sequence. */
export const commandActivate = define(activateSchema)({
  rule: 'LS.command.out-of-sequence',
  plan(state, action, actor) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [no('LS.setup.unit', 'There is no such Unit.')] }
    return unless(
      [
        unit.seat !== actor && no('LS.setup.control', `${unit.name} is not yours.`),
        noWindow(state, unit),
        ...commandRefusals(state, unit.id),
        unit.activation !== 'fresh' &&
          no('LS.command.out-of-sequence.fresh', `${unit.name} has been activated this turn.`),
        ...counterRefusals(state, unit, action),
      ],
      () => plain(`Activate ${unit.name} out of sequence`, 'LS.command.out-of-sequence'),
    )
  },
  apply(draft, action, _result, { emit }) {
    const unit = unitOf(draft, action.unit)
    const before = countersOf(unit)
    emit(payCommandPoint(draft, action.unit, 'activate'))
    beginActivation(draft, action.unit, 'command', action)
    emit({
      type: 'activated',
      rules: ['LS.command.out-of-sequence', ...declaredRules(draft, unit, before)],
      unit: action.unit,
      slot: 'command',
      before,
      now: countersOf(unit),
      overthrust: action.overthrust,
    })
  },
  *offers(state, seat) {
    if (!inWindow(state, seat)) return
    for (const unit of unitsOf(state, seat).filter(u => onTable(u) && u.activation === 'fresh'))
      for (const { id, label, rule, more } of variants(state, unit)) {
        const offer: Offer<CommandActivate> = {
          kind: 'button',
          id: `cp.activate.${unit.id}.${id}`,
          label: `Command Point: ${label.charAt(0).toLowerCase()}${label.slice(1)} out of sequence`,
          rule: id === 'plain' ? 'LS.command.out-of-sequence' : rule,
          piece: unit.id,
          action: { type: 'cp.activate', unit: unit.id, ...PLAIN, ...more },
        }
        yield id === 'plain' ? { ...offer, key: 'q' } : offer
      }
  },
})

/** A Command Point to turn a Unit on the spot. */
export const commandTurn = define(z.object({ type: z.literal('cp.turn'), unit: unitId, facing: z.number() }))({
  rule: 'LS.command.turn',
  plan(state, { unit: id }, actor) {
    const unit = state.units[id]
    if (!unit) return { refusals: [no('LS.setup.unit', 'There is no such Unit.')] }
    return unless(
      [
        unit.seat !== actor && no('LS.setup.control', `${unit.name} is not yours.`),
        !isActive(state, unit) && noWindow(state, unit),
        insideOverthrust(state, unit),
        ...commandRefusals(state, id),
      ],
      () => plain(`Turn ${unit.name} with a Command Point`, 'LS.command.turn'),
    )
  },
  apply(draft, { unit: id, facing }, _result, { emit }) {
    const unit = unitOf(draft, id)
    emit(payCommandPoint(draft, id, 'turn'))
    emit({ type: 'faced', rules: ['LS.command.turn'], unit: id, from: unit.facing, to: turnOf(facing) })
    unit.facing = turnOf(facing)
    settleWindow(draft)
  },
  *offers(state, seat) {
    const active = activeUnit(state, seat)
    const units = active ? [active.unit] : inWindow(state, seat) ? unitsOf(state, seat).filter(onTable) : []
    for (const unit of units)
      yield {
        kind: 'facing',
        id: `cp.turn.${unit.id}`,
        label: 'Command Point: turn',
        key: 't',
        rule: 'LS.command.turn',
        piece: unit.id,
        pivot: { at: unit.at, facing: unit.facing },
        arc: { from: -180, to: 180 },
        to: facing => ({ type: 'cp.turn', unit: unit.id, facing }),
      }
  },
})

/** Its Overthrust lets a fighter turn once, at the start; a Command Point does not change that move. */
function insideOverthrust(state: State, unit: Unit): Refusal | false {
  const inside = state.stack.some(frame => frame.kind === 'activation' && frame.unit === unit.id && frame.overthrust)
  if (!inside || cardOf(state, unit).type !== 'fighter') return false
  return no('LS.command.turn.overthrust-fighter', 'Not while it is on Overthrust: before its activation, or after it.')
}
