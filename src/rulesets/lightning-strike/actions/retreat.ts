import { distance, type Pose } from '../../../engine/geometry/vec'
import { refuse } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { activeUnit, noSuchUnit, openActivation } from '../rules/acting'
import { type MoveResult, movingRefusals, reachOf } from '../rules/movement'
import { onBoard } from '../rules/route'
import { cardOf } from '../rules/unit'
import type { State, Unit } from '../state'
import { fly } from './fly'
import { move } from './move'
import { unitId } from './shared'

/** Leaves the table by the shortest path. It is a move like any other, chosen with one button. */
export const retreat = define(z.strictObject({ type: z.literal('retreat'), unit: unitId }))<MoveResult>({
  rule: 'LS.move.retreat',
  plan(state, action, actor) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    const path = shortestOff(state, unit)
    if (!path)
      return {
        refusals: [
          ...movingRefusals(state, unit, [unit]),
          refuse('LS.move.retreat', `${unit.name} can't reach a table edge.`),
        ],
      }
    const along = { unit: unit.id, path }
    return cardOf(state, unit).type === 'exo'
      ? move.plan(state, { type: 'move', ...along }, actor)
      : fly.plan(state, { type: 'fly', ...along }, actor)
  },
  apply(next, { unit: id }, result, step) {
    const unit = next.units[id]
    if (!unit) return
    const along = { unit: id, path: [...result.path] }
    if (cardOf(next, unit).type === 'exo') move.apply(next, { type: 'move', ...along }, result, step)
    else fly.apply(next, { type: 'fly', ...along }, result, step)
  },
  *offers(state, seat) {
    const unit = activeUnit(state, seat)
    if (!unit || !shortestOff(state, unit)) return
    yield {
      kind: 'button',
      id: `retreat.${unit.id}`,
      label: 'Leave the table',
      rule: 'LS.move.retreat',
      piece: unit.id,
      needsConfirmation: true,
      action: { type: 'retreat', unit: unit.id },
    }
  },
})

/** The shortest path off the table, straight to an edge; null where no edge is in reach. */
function shortestOff(state: State, unit: Unit): Pose[] | null {
  const frame = openActivation(state)
  if (frame?.unit !== unit.id || frame.slot === 'actions-only') return null
  const { tableWidth, tableHeight } = state.options
  const { at } = unit
  const reach = reachOf(state, unit, frame)
  const beyond = [
    { x: -0.5, y: at.y },
    { x: tableWidth + 0.5, y: at.y },
    { x: at.x, y: -0.5 },
    { x: at.x, y: tableHeight + 0.5 },
  ]
  const paths = beyond
    .sort((a, b) => distance(at, a) - distance(at, b))
    .map(point => reach.extend([], point))
    .filter(path => path.some(pose => !onBoard(state, pose.at)))
  return paths[0] ? [...paths[0]] : null
}
