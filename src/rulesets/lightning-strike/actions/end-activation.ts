import { turnOf } from '../../../engine/geometry/angle'
import { facing } from '../../../engine/geometry/schema'
import { EPSILON } from '../../../engine/geometry/units'
import { plain, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { count } from '../../../engine/words'
import { define } from '../define'
import { KEYS } from '../keys'
import type { LsRule } from '../rulebook'
import { activeUnit, noSuchUnit, notActive, openActivation } from '../rules/acting'
import { finishActivation } from '../rules/activation'
import { allowanceOf } from '../rules/flight'
import { reaches } from '../rules/reacting'
import { cardOf, enemies, onTable, unitOf } from '../rules/unit'
import { changeUnit } from '../rules/writing'
import type { State, Unit } from '../state'
import { exactCm } from '../words'
import { unitId } from './shared'

/** Ends the activation; an exo-armor can turn to any facing as it ends. */
export const endActivation = define(
  z.strictObject({ type: z.literal('endActivation'), unit: unitId, facing: z.nullable(facing) }),
)({
  rule: 'LS.turn.activation.def',
  plan(state, { unit: id, facing }) {
    const unit = state.units[id]
    if (!unit) return { refusals: [noSuchUnit] }
    return unless(
      [
        notActive(state, unit),
        belowMinimum(state, unit),
        facing !== null &&
          cardOf(state, unit).type === 'fighter' &&
          refuse('LS.move.fighter.turn-free', `${unit.name} is a fighter and turns only as part of its movement.`),
      ],
      () =>
        plain(`End ${unit.name}'s activation`, 'LS.turn.activation.def', {
          warnings: () => (onTable(unit) ? wasted(state, unit) : []),
        }),
    )
  },
  apply(next, { unit: id, facing }, _result, { emit }) {
    if (facing !== null) changeUnit(next, id, { facing: turnOf(facing) })
    const unit = unitOf(next, id)
    if (onTable(unit))
      emit({
        type: 'activation-ended',
        rules: citedBy(next, unit, facing),
        unit: id,
        facing: unit.facing,
      })
    finishActivation(next, emit)
  },
  *offers(state, seat) {
    const unit = activeUnit(state, seat)
    if (!unit) return
    yield {
      kind: 'button',
      id: `endActivation.${unit.id}`,
      label: 'End activation',
      key: KEYS.end,
      rule: 'LS.turn.activation.def',
      piece: unit.id,
      leaves: () => leftUndone(state, unit),
      action: { type: 'endActivation', unit: unit.id, facing: null },
    }
    if (cardOf(state, unit).type !== 'exo') return
    yield {
      kind: 'facing',
      id: `endActivation.${unit.id}.facing`,
      label: 'Turn and end activation',
      key: KEYS.turnAndEnd,
      rule: 'LS.move.exo.facing-end',
      piece: unit.id,
      pivot: { at: unit.at, facing: unit.facing },
      arc: { from: -180, to: 180 },
      leaves: () => leftUndone(state, unit),
      to: facing => ({ type: 'endActivation', unit: unit.id, facing }),
    }
  },
})

function belowMinimum(state: State, unit: Unit): Refusal | null {
  const frame = openActivation(state)
  if (frame?.unit !== unit.id || !onTable(unit) || cardOf(state, unit).type !== 'fighter') return null
  const { minimum } = allowanceOf(state, unit, frame)
  const short = minimum - frame.flown
  if (short <= EPSILON) return null
  const rule = unit.evading ? 'LS.move.evade.fighter-both' : 'LS.move.fighter.overthrust.min'
  return refuse(
    rule,
    `On Overthrust ${unit.name} must fly at least ${minimum} cm. It still has ${exactCm(short)} to go.`,
  )
}

/** What it could still do, or that it has done nothing at all. */
function leftUndone(state: State, unit: Unit): string | null {
  const frame = openActivation(state)
  if (!onTable(unit)) return null
  const canAct = unit.actionsLeft > 0 && !unit.evading
  const acts = [
    canAct && enemies(state, unit.seat).some(enemy => reaches(state, unit, enemy, 'arc')) && 'attack',
    canAct && unit.stunned && 'remove its Stun counter',
    canAct && unit.ecm && !unit.ecm.paid && 'maintain its ECM',
  ].filter(act => act !== false && act !== null)
  if (acts.length > 0)
    return `${unit.name} has ${count(unit.actionsLeft, 'Action')} left and could still ${acts.join(' or ')}.`
  const idle = !frame?.moved && frame?.slot !== 'actions-only' && unit.actionsLeft >= cardOf(state, unit).actions
  return idle ? `${unit.name} hasn't moved or acted.` : null
}

function wasted(state: State, unit: Unit): Refusal[] {
  const warnings: Refusal[] = []
  const canAct = unit.actionsLeft > 0 && !unit.evading
  const keeps = canAct && openActivation(state)?.slot === 'command'
  if (canAct && !keeps)
    warnings.push(
      refuse('LS.turn.end.actions-lost', `${unit.name} loses ${count(unit.actionsLeft, 'unspent Action')}.`),
    )
  if (unit.ecm && !unit.ecm.paid && !keeps)
    warnings.push(refuse('LS.ecm.unpaid', `${unit.name}'s ECM will lapse because it wasn't maintained.`))
  return warnings
}

function citedBy(state: State, unit: Unit, facing: number | null): LsRule[] {
  const frame = openActivation(state)
  const { type, actions } = cardOf(state, unit)
  const idle = !frame?.moved && unit.actionsLeft >= actions
  const couldAct = unit.actionsLeft > 0 && !unit.evading
  return [
    ...(idle ? (['LS.turn.activation.idle', 'LS.turn.main.no-pass'] as const) : (['LS.turn.activation.def'] as const)),
    ...(facing === null ? [] : (['LS.move.exo.facing-end'] as const)),
    ...(couldAct ? (['LS.turn.actions.any-or-all'] as const) : []),
    ...(couldAct && unit.stunned ? (['LS.damage.stun.optional'] as const) : []),
    ...(type === 'exo' && frame?.overthrust ? (['LS.move.exo.overthrust.no-minimum'] as const) : []),
    ...(type === 'fighter' && !frame?.overthrust && frame?.flown === 0 ? (['LS.move.fighter.stay'] as const) : []),
  ]
}
