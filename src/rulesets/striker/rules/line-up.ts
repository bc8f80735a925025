import type { Vec } from '../../../engine/geometry/vec'
import { count } from '../../../engine/words'
import type { Options } from '../options'
import type { Side } from '../sides'
import type { State } from '../state'
import { standsOfSide } from './stands'

/** Places side by side around the middle of a zone, for stands that the scenario puts nowhere. */
export function lineUp({ zones }: Pick<Options, 'zones'>, side: Side, of: number): readonly Vec[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = zones[side]
  const step = Math.min(8, (x2 - x1 - 10) / Math.max(1, of))
  return Array.from({ length: of }, (_, i) => ({ x: (x1 + x2) / 2 + (i - (of - 1) / 2) * step, y: (y1 + y2) / 2 }))
}

/** How many stands are still lined up as they started. */
export function unplaced(state: State, side: Side): string | null {
  const stands = standsOfSide(state, side).filter(({ aboard }) => aboard === null)
  const line = lineUp(state.options, side, stands.length)
  const left = stands.filter(({ at }) => line.some(({ x, y }) => x === at.x && y === at.y)).length
  return left > 0 ? `You haven't placed ${count(left, 'stand')}. They stay lined up as they are.` : null
}
