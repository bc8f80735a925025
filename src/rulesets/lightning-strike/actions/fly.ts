import { unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { reachOf } from '../reach'
import type { LsRule } from '../rulebook'
import { noSuchUnit } from '../rules/acting'
import { flightRules, passingRules } from '../rules/cited-moving'
import { flightRefusals } from '../rules/fighter'
import { type Flown, flownIn, flyAll, throttleOf, turnsOf, widestTurn } from '../rules/flight'
import { finishJourney, planJourney, setDown } from '../rules/journey'
import { movingRefusals, movingUnit } from '../rules/moving'
import { cardOf, no, openActivation, unitOf } from '../rules/unit'
import { path, unitId } from './shared'

/** A fighter turns and flies: at each pose of the path it looks there first, then flies straight to it. */
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
          no('LS.move.exo.circle', `${unit.name} is an exo-armor and moves freely.`),
        ...(frame?.unit === unit.id
          ? flightRefusals(throttleOf(state, unit, frame), flownIn(frame), start, action.path)
          : []),
      ],
      () => planJourney(state, { title: `Fly ${unit.name}`, rule, unit, way: { start, path: action.path } }),
    )
  },
  apply(draft, { unit: id }, journey, { emit }) {
    const frame = openActivation(draft)
    if (!frame) return
    const unit = unitOf(draft, id)
    const way = { start: { at: { ...unit.at }, facing: unit.facing }, path: journey.path }
    const before = flownIn(frame)
    const after = flyAll(before, way.start, journey.path)
    const turned = turnsOf(after) > turnsOf(before)
    const rules = [
      ...citedBy(before, after, frame.overthrust),
      ...flightRules(draft, unit, frame, { turned, after }),
      ...passingRules(draft, unit, way, frame),
    ]
    const { start, end } = setDown(draft, id, journey)
    Object.assign(frame, after, { moved: true })
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
    finishJourney(draft, id, journey, emit)
  },
  *offers(state, seat) {
    const { unit, frame } = movingUnit(state, seat) ?? {}
    if (!unit || !frame || cardOf(state, unit).type !== 'fighter') return
    const reach = reachOf(state, unit, frame)
    const start = { at: unit.at, facing: unit.facing }
    yield {
      piece: unit.id,
      kind: 'path',
      id: `fly.${unit.id}`,
      label: frame.overthrust ? 'Fly on Overthrust' : 'Fly',
      key: 'm',
      rule: frame.overthrust ? 'LS.move.fighter.overthrust.allowance' : 'LS.move.fighter.basic',
      start,
      reach,
      along: way => ({ type: 'fly', unit: unit.id, path: [...way] }),
    }
    const widest = widestTurn(throttleOf(state, unit, frame), flownIn(frame))
    if (widest > 0)
      yield {
        piece: unit.id,
        kind: 'facing',
        id: `fly.${unit.id}.turn`,
        label: 'Turn on the spot',
        key: 'f',
        rule: frame.overthrust ? 'LS.move.fighter.overthrust.turn' : 'LS.move.fighter.turn-free',
        pivot: start,
        arc: { from: -widest, to: widest },
        to: facing => ({ type: 'fly', unit: unit.id, path: [{ at: unit.at, facing }] }),
      }
  },
})

function citedBy(before: Flown, after: Flown, overthrust: boolean): LsRule[] {
  const turned = turnsOf(after) > turnsOf(before)
  if (overthrust)
    return ['LS.move.fighter.overthrust.allowance', ...(turned ? (['LS.move.fighter.overthrust.turn'] as const) : [])]
  const price = turnsOf(after) > 1 ? 'LS.move.fighter.turn-cost' : 'LS.move.fighter.turn-free'
  return ['LS.move.fighter.basic', ...(turned ? ([price] as const) : [])]
}
