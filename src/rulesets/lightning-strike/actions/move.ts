import type { Pose } from '../../../engine/geometry/vec'
import { unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { reachOf } from '../reach'
import type { LsRule } from '../rulebook'
import { noSuchUnit } from '../rules/acting'
import { exoRules, passingRules } from '../rules/cited-moving'
import { circleOf, circleRefusals, facingRefusals } from '../rules/exo'
import { finishJourney, planJourney, setDown } from '../rules/journey'
import { movingRefusals, movingUnit } from '../rules/moving'
import { cardOf, no, openActivation, unitOf } from '../rules/unit'
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
          no('LS.move.fighter.nose', `${unit.name} is a fighter and flies nose first.`),
        ...(frame?.unit === unit.id ? circleRefusals(unit, circleOf(state, unit, frame), action.path) : []),
        ...facingRefusals(
          state,
          unit,
          action.path.map(({ facing }) => facing),
        ),
      ],
      () =>
        planJourney(state, {
          title: `Move ${unit.name}`,
          rule: 'LS.move.exo.circle',
          unit,
          way: { start, path: action.path },
        }),
    )
  },
  apply(draft, { unit: id }, journey, { emit }) {
    const rules = citedBy(draft, unitOf(draft, id), journey.path)
    const { start, end } = setDown(draft, id, journey)
    const frame = openActivation(draft)
    if (frame) frame.moved = true
    emit({
      type: 'moved',
      rules,
      unit: id,
      from: start.at,
      to: end.at,
      facing: end.facing,
    })
    finishJourney(draft, id, journey, emit)
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
      key: 'm',
      rule: 'LS.move.exo.circle',
      start,
      reach,
      along: way => ({ type: 'move', unit: unit.id, path: [...way] }),
    }
  },
})

/** Asked before it is set down. */
function citedBy(state: State, unit: Unit, path: readonly Pose[]): LsRule[] {
  const frame = openActivation(state)
  const way = { start: { at: unit.at, facing: unit.facing }, path }
  return [
    'LS.move.exo.circle',
    frame?.overthrust ? 'LS.move.exo.overthrust.allowance' : 'LS.move.basic',
    ...(path.length > 1 ? (['LS.move.exo.any-path'] as const) : []),
    ...(frame ? [...exoRules(state, unit, way, frame), ...passingRules(state, unit, way, frame)] : []),
  ]
}
