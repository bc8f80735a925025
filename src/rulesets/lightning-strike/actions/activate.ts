import type { Offer } from '../../../engine/offers'
import { plain, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Actor } from '../../../engine/seats'
import { define } from '../define'
import { KEYS } from '../keys'
import type { LsRule } from '../rulebook'
import { noSuchUnit } from '../rules/acting'
import { beginActivation, counterRefusals, countersOf, type Declared, declaredRules, PLAIN } from '../rules/activation'
import { evasionWarnings } from '../rules/ecm'
import { isSlot } from '../rules/turn'
import { cardOf, onTable, unitOf, unitsOf } from '../rules/unit'
import type { State, Unit } from '../state'
import { unitId } from './shared'

export const declared = { overthrust: z.boolean(), evade: z.boolean(), aim: z.boolean() }
const schema = z.strictObject({ type: z.literal('activate'), unit: unitId, ...declared })
type Activate = z.infer<typeof schema>

export const activate = define(schema)({
  rule: 'LS.turn.main.alternate',
  plan(state, action, actor) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    const later = unit.activation === 'acted-out'
    return unless(
      [
        ...slotRefusals(state, unit, actor),
        ...spentRefusals(unit),
        ...(later ? laterRefusals(unit, action) : counterRefusals(state, unit, action)),
      ],
      () =>
        plain(
          later ? `Take ${unit.name}'s Actions` : `Activate ${unit.name}`,
          later ? 'LS.command.out-of-sequence.act-later' : 'LS.turn.main.alternate',
          { warnings: () => (later ? [] : evasionWarnings(unit, action)) },
        ),
    )
  },
  apply(next, action, _result, { emit }) {
    const slot = unitOf(next, action.unit).activation === 'acted-out' ? 'actions-only' : 'order'
    const before = countersOf(unitOf(next, action.unit))
    beginActivation(next, action.unit, slot, action)
    const unit = unitOf(next, action.unit)
    emit({
      type: 'activated',
      rules: slot === 'order' ? declaredRules(next, unit, before) : ['LS.command.out-of-sequence.act-later'],
      unit: action.unit,
      slot,
      before,
      now: countersOf(unit),
      overthrust: action.overthrust,
    })
  },
  when: (view, seat) => isSlot(view) && view.active === seat,
  *offers(view, seat) {
    for (const unit of unitsOf(view, seat).filter(onTable)) yield* activations(view, unit)
  },
})

function slotRefusals(state: State, unit: Unit, actor: Actor): (Refusal | false)[] {
  return [
    unit.seat !== actor && refuse('LS.setup.control', `${unit.name} isn't yours.`),
    !isSlot(state) && refuse('LS.turn.main', "You can't activate a Unit now."),
    isSlot(state) &&
      state.active !== actor &&
      refuse('LS.turn.main.alternate', "It's the other side's turn to activate a Unit."),
  ]
}

function spentRefusals(unit: Unit): (Refusal | false)[] {
  return [
    !onTable(unit) && refuse('LS.turn.retreat-dead', `${unit.name} is out of the game.`),
    unit.activation === 'done' &&
      refuse('LS.turn.activation.once', `${unit.name} has already been activated this turn.`),
    unit.activation === 'acted-out' &&
      (unit.actionsLeft <= 0 || unit.evading) &&
      refuse('LS.command.out-of-sequence.act-later', `${unit.name} has already moved and can't take any Actions.`),
  ]
}

/** Its counters were declared when a Command Point activated it. */
function laterRefusals(unit: Unit, { overthrust, evade, aim }: Declared): Refusal[] {
  if (overthrust === unit.overthrust && evade === unit.evading && aim === unit.aiming) return []
  return [
    refuse(
      'LS.command.out-of-sequence.act-later',
      `${unit.name} can only take its Actions now. Its counters stay as they are.`,
    ),
  ]
}

function* activations(state: State, unit: Unit): Iterable<Offer<Activate>> {
  if (unit.activation === 'done') return
  const action = (more: Partial<Declared>): Activate => ({ type: 'activate', unit: unit.id, ...PLAIN, ...more })
  const offer = ({ id, label, key, rule }: Variant, more: Partial<Declared>): Offer<Activate> => ({
    kind: 'button',
    id: `activate.${unit.id}.${id}`,
    label,
    ...(key && { key }),
    rule,
    piece: unit.id,
    opens: true,
    action: action(more),
  })
  if (unit.activation === 'acted-out') {
    const { overthrust, evading: evade, aiming: aim } = unit
    yield offer(
      { id: 'later', label: 'Take its Actions', key: KEYS.activate, rule: 'LS.command.out-of-sequence.act-later' },
      { overthrust, evade, aim },
    )
    return
  }
  yield* variants(state, unit).map(({ more, ...variant }) => offer(variant, more))
}

interface Variant {
  readonly id: string
  readonly label: string
  readonly key?: string
  readonly rule: LsRule
}

/** What can be declared in the counter step. */
function variants(state: State, unit: Unit) {
  const fighter = cardOf(state, unit).type === 'fighter'
  const list: (Variant & { readonly more: Partial<Declared> })[] = [
    { id: 'plain', label: 'Activate', key: KEYS.activate, rule: 'LS.turn.main.alternate', more: {} },
    {
      id: 'overthrust',
      label: 'Activate on Overthrust',
      key: KEYS.overthrust,
      rule: fighter ? 'LS.move.fighter.overthrust.allowance' : 'LS.move.exo.overthrust.declare',
      more: { overthrust: true },
    },
    { id: 'evade', label: 'Activate evading', key: KEYS.evade, rule: 'LS.move.evade.declare', more: { evade: true } },
    {
      id: 'both',
      label: 'Activate evading on Overthrust',
      key: KEYS.both,
      rule: fighter ? 'LS.move.evade.fighter-both' : 'LS.move.evade.exo-not-both',
      more: { overthrust: true, evade: true },
    },
  ]
  if (state.options.aiming)
    list.push(
      { id: 'aim', label: 'Activate aiming', key: KEYS.aim, rule: 'LS.counter.aiming', more: { aim: true } },
      {
        id: 'aim-overthrust',
        label: 'Activate aiming on Overthrust',
        rule: 'LS.counter.aiming',
        more: { aim: true, overthrust: true },
      },
    )
  return list
}
