import { turnOf } from '../../../engine/geometry/angle'
import { plain, type Refusal, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { reachOf } from '../reach'
import { circleOf, circleRefusals, facingRefusals } from '../rules/exo'
import { finishJourney, planJourney } from '../rules/journey'
import { cardOf, no, notActive, openActivation, unitOf } from '../rules/unit'
import { endOf } from '../rules/way'
import type { State, Unit } from '../state'
import { path, unitId } from './shared'

/** An exo-armor moves. */
export const move = define(z.object({ type: z.literal('move'), unit: unitId, path }))({
  rule: 'LS.move.exo.circle',
  plan(state, action) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [no('LS.setup.unit', 'There is no such Unit.')] }
    const frame = openActivation(state)
    const start = { at: unit.at, facing: unit.facing }
    return unless(
      [
        ...movingRefusals(state, unit),
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
    const unit = unitOf(draft, id)
    const frame = openActivation(draft)
    const from = { ...unit.at }
    const end = endOf({ start: { at: from, facing: unit.facing }, path: journey.path })
    unit.at = { ...end.at }
    unit.facing = end.facing
    if (frame) frame.moved = true
    emit({ type: 'moved', rules: ['LS.move.exo.circle'], unit: id, from, to: end.at, facing: end.facing })
    finishJourney(draft, id, journey, emit)
  },
  *offers(state, seat) {
    const { unit, frame } = mover(state, seat) ?? {}
    if (!unit || !frame || cardOf(state, unit).type !== 'exo') return
    yield {
      kind: 'path',
      id: `move.${unit.id}`,
      label: 'Move',
      key: 'm',
      rule: 'LS.move.exo.circle',
      piece: unit.id,
      start: { at: unit.at, facing: unit.facing },
      reach: reachOf(state, unit, frame),
      along: way => ({ type: 'move', unit: unit.id, path: [...way] }),
    }
  },
})

/** The active Unit of a seat, where it is its turn to move. */
export function mover(state: State, seat: string) {
  const frame = openActivation(state)
  const unit = frame ? state.units[frame.unit] : undefined
  return frame && unit && unit.seat === seat && frame.slot !== 'actions-only' ? { frame, unit } : null
}

export function movingRefusals(state: State, unit: Unit): Refusal[] {
  const inactive = notActive(state, unit)
  if (inactive) return [inactive]
  if (openActivation(state)?.slot !== 'actions-only') return []
  return [no('LS.command.out-of-sequence.no-second-move', `${unit.name} has had its movement this turn.`)]
}

/** An active exo-armor turns on the spot. */
export const face = define(z.object({ type: z.literal('face'), unit: unitId, facing: z.number() }))({
  rule: 'LS.move.exo.facing-active',
  plan(state, action) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [no('LS.setup.unit', 'There is no such Unit.')] }
    const inactive = notActive(state, unit)
    return unless(
      [
        inactive,
        cardOf(state, unit).type !== 'exo' &&
          no('LS.move.fighter.turn-free', 'A fighter turns as part of its movement.'),
        ...facingRefusals(state, unit, [action.facing]),
      ],
      () => plain(`Turn ${unit.name}`, 'LS.move.exo.facing-active'),
    )
  },
  apply(draft, { unit: id, facing }, _result, { emit }) {
    const unit = unitOf(draft, id)
    emit({ type: 'faced', rules: ['LS.move.exo.facing-active'], unit: id, from: unit.facing, to: turnOf(facing) })
    unit.facing = turnOf(facing)
  },
  *offers(state, seat) {
    const frame = openActivation(state)
    const unit = frame ? state.units[frame.unit] : undefined
    if (!unit || unit.seat !== seat || cardOf(state, unit).type !== 'exo' || state.options.exoFacing !== 'free') return
    yield {
      kind: 'facing',
      id: `face.${unit.id}`,
      label: 'Turn',
      key: 'f',
      rule: 'LS.move.exo.facing-active',
      piece: unit.id,
      pivot: { at: unit.at, facing: unit.facing },
      arc: { from: -180, to: 180 },
      to: facing => ({ type: 'face', unit: unit.id, facing }),
    }
  },
})
