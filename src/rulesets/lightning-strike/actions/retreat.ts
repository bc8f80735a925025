import { z } from '../../../engine/schema'
import { define } from '../define'
import { reachOf } from '../reach'
import { noSuchUnit } from '../rules/acting'
import type { Journey } from '../rules/journey'
import { activeUnit, movingRefusals, wayOff } from '../rules/moving'
import { cardOf, no, openActivation } from '../rules/unit'
import type { State, Unit } from '../state'
import { fly } from './fly'
import { move } from './move'
import { unitId } from './shared'

/** Off the table by the shortest way: the same movement as any other, declared in one word. */
export const retreat = define(z.strictObject({ type: z.literal('retreat'), unit: unitId }))<Journey>({
  rule: 'LS.move.retreat',
  plan(state, action, actor) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    const path = shortestOff(state, unit)
    if (!path)
      return { refusals: [...movingRefusals(state, unit, [unit]), no('LS.move.retreat', 'No edge is in reach.')] }
    const way = { unit: unit.id, path }
    return cardOf(state, unit).type === 'exo'
      ? move.plan(state, { type: 'move', ...way }, actor)
      : fly.plan(state, { type: 'fly', ...way }, actor)
  },
  apply(draft, { unit: id }, journey, step) {
    const unit = draft.units[id]
    if (!unit) return
    const way = { unit: id, path: [...journey.path] }
    if (cardOf(draft, unit).type === 'exo') move.apply(draft, { type: 'move', ...way }, journey, step)
    else fly.apply(draft, { type: 'fly', ...way }, journey, step)
  },
  *offers(state, seat) {
    const { unit } = activeUnit(state, seat) ?? {}
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

function shortestOff(state: State, unit: Unit) {
  const frame = openActivation(state)
  if (frame?.unit !== unit.id || frame.slot === 'actions-only') return null
  const way = wayOff(state, reachOf(state, unit, frame), unit)
  return way ? [...way] : null
}
