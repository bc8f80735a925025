import { heading } from '../../../engine/geometry/angle'
import { add } from '../../../engine/geometry/vec'
import { type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { KEYS } from '../keys'
import type { LsRule } from '../rulebook'
import { noSuchUnit, openActivation } from '../rules/acting'
import {
  allowanceOf,
  type Flown,
  flightRefusals,
  flownIn,
  flyAll,
  forwardLeft,
  turnsOf,
  widestTurn,
} from '../rules/flight'
import { finishMove, movingRefusals, movingUnit, placeMover, planMove, reachOf } from '../rules/movement'
import { flightRules, passingRules } from '../rules/movement-citations'
import { cardOf, unitOf } from '../rules/unit'
import { putTop } from '../rules/writing'
import type { Activation, State, Unit } from '../state'
import { path, unitId } from './shared'

/** A fighter turns and flies: for each pose of the path it first takes the facing, then flies straight there. */
export const fly = define(z.strictObject({ type: z.literal('fly'), unit: unitId, path }))({
  rule: 'LS.move.fighter.basic',
  plan(state, action) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    const frame = openActivation(state)
    const start = { at: unit.at, facing: unit.facing }
    const rule = frame?.overthrust ? 'LS.move.fighter.overthrust.allowance' : 'LS.move.fighter.basic'
    return unless(
      [
        ...movingRefusals(state, unit, action.path),
        cardOf(state, unit).type !== 'fighter' &&
          refuse('LS.move.exo.circle', `${unit.name} is an exo-armor: move it instead of flying.`),
        ...(frame?.unit === unit.id
          ? flightRefusals(allowanceOf(state, unit, frame), flownIn(frame), start, action.path)
          : []),
      ],
      () => planMove(state, { title: `Fly ${unit.name}`, rule, unit, route: { start, path: action.path } }),
    )
  },
  apply(next, { unit: id }, result, { emit }) {
    const frame = openActivation(next)
    if (!frame) return
    const unit = unitOf(next, id)
    const route = { start: { at: unit.at, facing: unit.facing }, path: result.path }
    const before = flownIn(frame)
    const after = flyAll(before, route.start, route.path)
    const turned = turnsOf(after) > turnsOf(before)
    const rules = [
      ...citedBy(before, after, frame.overthrust),
      ...flightRules(next, unit, frame, { turned, after }),
      ...passingRules(next, unit, route, frame),
    ]
    const { start, end } = placeMover(next, id, result)
    putTop(next, { ...frame, ...after, moved: true })
    emit({
      type: 'flew',
      rules,
      unit: id,
      from: start.at,
      to: end.at,
      facing: end.facing,
      flown: after.flown - before.flown,
      turns: turnsOf(after) - turnsOf(before),
    })
    finishMove(next, id, result, emit)
  },
  *offers(view, seat) {
    const { unit, frame } = movingUnit(view, seat) ?? {}
    if (!unit || !frame || cardOf(view, unit).type !== 'fighter') return
    const reach = reachOf(view, unit, frame)
    const start = { at: unit.at, facing: unit.facing }
    yield {
      piece: unit.id,
      kind: 'path',
      id: `fly.${unit.id}`,
      label: frame.overthrust ? 'Fly on Overthrust' : 'Fly',
      key: KEYS.move,
      rule: frame.overthrust ? 'LS.move.fighter.overthrust.allowance' : 'LS.move.fighter.basic',
      start,
      reach,
      bars: () => spentRefusals(view, unit, frame),
      along: path => ({ type: 'fly', unit: unit.id, path: [...path] }),
    }
    const widest = widestTurn(allowanceOf(view, unit, frame), flownIn(frame))
    if (widest > 0)
      yield {
        piece: unit.id,
        kind: 'facing',
        id: `fly.${unit.id}.turn`,
        label: 'Turn on the spot',
        key: KEYS.turn,
        rule: frame.overthrust ? 'LS.move.fighter.overthrust.turn' : 'LS.move.fighter.turn-free',
        pivot: start,
        arc: { from: -widest, to: widest },
        to: facing => ({ type: 'fly', unit: unit.id, path: [{ at: unit.at, facing }] }),
      }
  },
})

/** Why a fighter can neither go on nor turn. */
function spentRefusals(state: State, unit: Unit, frame: Activation): Refusal[] {
  const [allowance, done] = [allowanceOf(state, unit, frame), flownIn(frame)]
  const start = { at: unit.at, facing: unit.facing }
  if (widestTurn(allowance, done) > 0 || forwardLeft(allowance, done) > 1e-6) return []
  return flightRefusals(allowance, done, start, [{ at: add(unit.at, heading(unit.facing)), facing: unit.facing }])
}

function citedBy(before: Flown, after: Flown, overthrust: boolean): LsRule[] {
  const turned = turnsOf(after) > turnsOf(before)
  if (overthrust)
    return ['LS.move.fighter.overthrust.allowance', ...(turned ? (['LS.move.fighter.overthrust.turn'] as const) : [])]
  const price = turnsOf(after) > 1 ? 'LS.move.fighter.turn-cost' : 'LS.move.fighter.turn-free'
  return ['LS.move.fighter.basic', ...(turned ? ([price] as const) : [])]
}
