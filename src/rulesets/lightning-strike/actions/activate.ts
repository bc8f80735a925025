import type { Offer } from '../../../engine/offers'
import { plain, type Refusal, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Actor } from '../../../engine/seats'
import { define } from '../define'
import { noSuchUnit } from '../rules/acting'
import { beginActivation, counterRefusals, countersOf, type Declared, declaredRules, PLAIN } from '../rules/activation'
import { evasionWarnings } from '../rules/ecm'
import { cardOf, movementOf, no, onTable, unitOf, unitsOf } from '../rules/unit'
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
          later ? `Act with ${unit.name}` : `Activate ${unit.name}`,
          later ? 'LS.command.out-of-sequence.act-later' : 'LS.turn.main.alternate',
          { warnings: later ? [] : evasionWarnings(unit, action) },
        ),
    )
  },
  apply(draft, action, _result, { emit }) {
    const unit = unitOf(draft, action.unit)
    const slot = unit.activation === 'acted-out' ? 'actions-only' : 'order'
    const before = countersOf(unit)
    beginActivation(draft, action.unit, slot, action)
    emit({
      type: 'activated',
      rules: slot === 'order' ? declaredRules(draft, unit, before) : ['LS.command.out-of-sequence.act-later'],
      unit: action.unit,
      slot,
      before,
      now: countersOf(unit),
      overthrust: action.overthrust,
    })
  },
  *offers(state, seat) {
    if (!isSlot(state) || state.active !== seat) return
    for (const unit of unitsOf(state, seat).filter(onTable)) yield* activations(state, unit)
  },
})

export const isSlot = (state: State): boolean =>
  state.phase === 'main' && state.order.length > 0 && state.stack.length === 0

function slotRefusals(state: State, unit: Unit, actor: Actor): (Refusal | false)[] {
  return [
    unit.seat !== actor && no('LS.setup.control', `${unit.name} is not yours.`),
    !isSlot(state) && no('LS.turn.main', 'No Unit can be activated at this moment.'),
    isSlot(state) &&
      state.active !== actor &&
      no('LS.turn.main.alternate', 'It is the other side that activates a Unit now.'),
  ]
}

function spentRefusals(unit: Unit): (Refusal | false)[] {
  return [
    !onTable(unit) && no('LS.turn.retreat-dead', `${unit.name} is out of the game.`),
    unit.activation === 'done' && no('LS.turn.activation.once', `${unit.name} has been activated this turn.`),
    unit.activation === 'acted-out' &&
      (unit.actionsLeft <= 0 || unit.evading) &&
      no('LS.command.out-of-sequence.act-later', `${unit.name} has moved already and has no Action to take.`),
  ]
}

/** Its counters were settled when a Command Point activated it. */
function laterRefusals(unit: Unit, { overthrust, evade, aim }: Declared): Refusal[] {
  if (overthrust === unit.overthrust && evade === unit.evading && aim === unit.aiming) return []
  return [no('LS.command.out-of-sequence.act-later', 'This slot is for Actions alone; its counters stay as they are.')]
}

function* activations(state: State, unit: Unit): Iterable<Offer<Activate>> {
  if (unit.activation === 'done') return
  const action = (more: Partial<Declared>): Activate => ({ type: 'activate', unit: unit.id, ...PLAIN, ...more })
  const offer = (
    variant: { id: string; label: string; key: string; rule: string },
    more: Partial<Declared>,
  ): Offer<Activate> => ({
    kind: 'button',
    ...variant,
    id: `activate.${unit.id}.${variant.id}`,
    piece: unit.id,
    action: action(more),
  })
  if (unit.activation === 'acted-out') {
    const { overthrust, evading: evade, aiming: aim } = unit
    yield offer(
      { id: 'later', label: 'Use its Actions', key: 'a', rule: 'LS.command.out-of-sequence.act-later' },
      { overthrust, evade, aim },
    )
    return
  }
  yield* variants(state, unit).map(({ more, ...variant }) => offer(variant, more))
}

/** The ways to declare the counter step. */
function variants(state: State, unit: Unit) {
  const fighter = cardOf(state, unit).type === 'fighter'
  const { overthrust: far } = movementOf(state, unit)
  const list: { id: string; label: string; key: string; rule: string; more: Partial<Declared> }[] = [
    { id: 'plain', label: 'Activate', key: 'a', rule: 'LS.turn.main.alternate', more: {} },
    {
      id: 'overthrust',
      label: `Activate on Overthrust, ${far} cm`,
      key: 'o',
      rule: fighter ? 'LS.move.fighter.overthrust.allowance' : 'LS.move.exo.overthrust.declare',
      more: { overthrust: true },
    },
    { id: 'evade', label: 'Activate evading', key: 'e', rule: 'LS.move.evade.declare', more: { evade: true } },
    {
      id: 'both',
      label: 'Activate evading on Overthrust',
      key: 'b',
      rule: fighter ? 'LS.move.evade.fighter-both' : 'LS.move.evade.exo-not-both',
      more: { overthrust: true, evade: true },
    },
  ]
  if (state.options.aiming)
    list.push(
      { id: 'aim', label: 'Activate aiming', key: 'i', rule: 'LS.counter.aiming', more: { aim: true } },
      {
        id: 'aim-overthrust',
        label: 'Activate aiming on Overthrust',
        key: 'j',
        rule: 'LS.counter.aiming',
        more: { aim: true, overthrust: true },
      },
    )
  return list
}
