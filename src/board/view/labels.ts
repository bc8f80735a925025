import type { Vec } from '../../engine/geometry/vec'
import type { Size } from './camera'

/** Something with a name, on the screen; smaller ranks get their labels first. */
export interface Named {
  readonly id: string
  readonly at: Vec
  /** Half the width of the counter. */
  readonly radius: number
  readonly width: number
  readonly rank: number
  /** Takes up room but shows no name of its own accord: dice and cubes need none. */
  readonly mute: boolean
  /** Shown even where there is no room: the selected piece. */
  readonly always: boolean
  /** Something else is written above it. */
  readonly topTaken?: boolean
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const NO_EDGE: Box = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
}
const HEIGHT = 15
const GAP = 3
const BUCKET = 96

/**
 * Where each label goes, as the place of its middle from the middle of its piece. A label that would lie on a counter
 * or on another label is tried above, right and left, and left out where all are taken. So is one that the edge of the
 * window or of the map would cut, if its piece is not cut as well.
 */
export function placeLabels(all: readonly Named[], window: Size, map: Box = NO_EDGE): ReadonlyMap<string, Vec> {
  const edge: Box = {
    left: Math.max(0, map.left),
    top: Math.max(0, map.top),
    right: Math.min(window.width, map.right),
    bottom: Math.min(window.height, map.bottom),
  }
  const taken = new Boxes()
  for (const each of all) taken.add(around(each.at, each.radius * 0.75, each.radius * 0.75), each.id)
  const placed = new Map<string, Vec>()
  for (const each of [...all].sort((a, b) => a.rank - b.rank)) {
    if (each.mute && !each.always) continue
    const down = each.radius + GAP + HEIGHT / 2
    const aside = each.radius + GAP + 4 + each.width / 2
    const tries: Vec[] = [
      { x: 0, y: down },
      ...(each.topTaken ? [] : [{ x: 0, y: -down }]),
      { x: aside, y: 0 },
      { x: -aside, y: 0 },
    ]
    const box = (offset: Vec) =>
      around({ x: each.at.x + offset.x, y: each.at.y + offset.y }, each.width / 2 + 1, HEIGHT / 2)
    const seen = within(around(each.at, 0, 0), edge) ? tries.filter(offset => within(box(offset), edge)) : tries
    const free = seen.find(offset => !taken.hit(box(offset), each.id)) ?? (each.always ? (seen[0] ?? tries[0]) : null)
    if (!free) continue
    placed.set(each.id, free)
    taken.add(box(free), each.id)
  }
  return placed
}

const around = (at: Vec, x: number, y: number): Box => ({
  left: at.x - x,
  right: at.x + x,
  top: at.y - y,
  bottom: at.y + y,
})

const within = (box: Box, edge: Box): boolean =>
  box.left >= edge.left && box.right <= edge.right && box.top >= edge.top && box.bottom <= edge.bottom

class Boxes {
  private readonly buckets = new Map<string, { box: Box; id: string }[]>()

  add(box: Box, id: string): void {
    for (const key of keys(box)) {
      const bucket = this.buckets.get(key)
      if (bucket) bucket.push({ box, id })
      else this.buckets.set(key, [{ box, id }])
    }
  }

  /** Does something of another piece lie there? */
  hit(box: Box, id: string): boolean {
    return keys(box).some(key =>
      this.buckets
        .get(key)
        ?.some(
          other =>
            other.id !== id &&
            other.box.left < box.right &&
            box.left < other.box.right &&
            other.box.top < box.bottom &&
            box.top < other.box.bottom,
        ),
    )
  }
}

function keys({ left, top, right, bottom }: Box): string[] {
  const found: string[] = []
  for (let x = Math.floor(left / BUCKET); x <= Math.floor(right / BUCKET); x++)
    for (let y = Math.floor(top / BUCKET); y <= Math.floor(bottom / BUCKET); y++) found.push(`${x},${y}`)
  return found
}
