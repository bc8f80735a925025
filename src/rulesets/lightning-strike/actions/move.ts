import { turnOf } from '../../../engine/geometry/angle'
import { facing } from '../../../engine/geometry/schema'
import type { Pose } from '../../../engine/geometry/vec'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { KEYS } from '../keys'
import type { LsRule } from '../rulebook'
import { activeUnit, noSuchUnit, notActive, openActivation } from '../rules/acting'
import { circleOf, circleRefusals, facingRefusals } from '../rules/exo'
import { finishMove, movingRefusals, movingUnit, placeMover, planMove, reachOf } from '../rules/movement'
import { exoRules, passingRules } from '../rules/movement-citations'
import { cardOf, unitOf } from '../rules/unit'
import { changeUnit, putTop } from '../rules/writing'
import type { State, Unit } from '../state'
import { path, unitId } from './shared'

/** An exo-armor moves. */
export const move = define(z.strictObject({ type: z.literal('move'), unit: unitId, path }))({
  rule: 'LS.move.exo.circle',
  plan(state, action) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    const frame = openActivation(state)
    const start = { at: unit.at, facing: unit.facing }
    return unless(
      [
        ...movingRefusals(state, unit, action.path),
        cardOf(state, unit).type !== 'exo' &&
          refuse('LS.move.fighter.nose', `${unit.name} is a fighter: fly it instead of moving.`),
        ...(frame?.unit === unit.id ? circleRefusals(unit, circleOf(state, unit, frame), action.path) : []),
        ...facingRefusals(
          state,
          unit,
          action.path.map(({ facing }) => facing),
        ),
      ],
      () =>
        planMove(state, {
          title: `Move ${unit.name}`,
          rule: 'LS.move.exo.circle',
          unit,
          route: { start, path: action.path },
        }),
    )
  },
  apply(next, { unit: id }, result, { emit }) {
    const rules = citedBy(next, unitOf(next, id), result.path)
    const { start, end } = placeMover(next, id, result)
    const frame = openActivation(next)
    if (frame) putTop(next, { ...frame, moved: true })
    emit({
      type: 'moved',
      rules,
      unit: id,
      from: start.at,
      to: end.at,
      facing: end.facing,
    })
    finishMove(next, id, result, emit)
  },
  *offers(state, seat) {
    const { unit, frame } = movingUnit(state, seat) ?? {}
    if (!unit || !frame || cardOf(state, unit).type !== 'exo') return
    const reach = reachOf(state, unit, frame)
    const start = { at: unit.at, facing: unit.facing }
    yield {
      piece: unit.id,
      kind: 'path',
      id: `move.${unit.id}`,
      label: 'Move',
      key: KEYS.move,
      rule: 'LS.move.exo.circle',
      start,
      reach,
      along: path => ({ type: 'move', unit: unit.id, path: [...path] }),
    }
  },
})

/** The rules of a move; asked before the Unit is moved. */
function citedBy(state: State, unit: Unit, path: readonly Pose[]): LsRule[] {
  const frame = openActivation(state)
  const route = { start: { at: unit.at, facing: unit.facing }, path }
  return [
    'LS.move.exo.circle',
    frame?.overthrust ? 'LS.move.exo.overthrust.allowance' : 'LS.move.basic',
    ...(path.length > 1 ? (['LS.move.exo.any-path'] as const) : []),
    ...(frame ? [...exoRules(state, unit, route, frame), ...passingRules(state, unit, route, frame)] : []),
  ]
}

/** An active exo-armor turns on the spot. */
export const face = define(z.strictObject({ type: z.literal('face'), unit: unitId, facing }))({
  rule: 'LS.move.exo.facing-active',
  plan(state, action) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    const fighter = cardOf(state, unit).type === 'fighter'
    return unless(
      [
        notActive(state, unit),
        fighter &&
          refuse('LS.move.fighter.turn-free', `${unit.name} is a fighter and turns only as part of its movement.`),
        ...facingRefusals(state, unit, [action.facing]),
      ],
      () => plain(`Turn ${unit.name}`, 'LS.move.exo.facing-active'),
    )
  },
  apply(next, { unit: id, facing }, _result, { emit }) {
    const { facing: from } = unitOf(next, id)
    const to = turnOf(facing)
    changeUnit(next, id, { facing: to })
    emit({ type: 'faced', rules: ['LS.move.exo.facing-active'], unit: id, from, to })
  },
  *offers(state, seat) {
    const unit = activeUnit(state, seat)
    if (!unit || cardOf(state, unit).type !== 'exo' || state.options.exoFacing !== 'free') return
    yield {
      kind: 'facing',
      id: `face.${unit.id}`,
      label: 'Turn',
      key: KEYS.turn,
      rule: 'LS.move.exo.facing-active',
      piece: unit.id,
      pivot: { at: unit.at, facing: unit.facing },
      arc: { from: -180, to: 180 },
      to: facing => ({ type: 'face', unit: unit.id, facing }),
    }
  },
})
