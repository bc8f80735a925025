import { heading } from '../../../engine/geometry/angle'
import type { Pose, Vec } from '../../../engine/geometry/vec'
import type { Random } from '../../../engine/rolls/random'
import { seesPoint } from '../chassis/sight'
import type { Stand } from '../parts/stand'
import type { State } from '../state'

/** One of some that passes, looked for from anywhere on; null where none does. */
export function anyOf<T>(random: Random, list: readonly T[], passes: (one: T) => boolean): T | null {
  const from = Math.floor(random() * list.length)
  for (let i = 0; i < list.length; i++) {
    const one = list[(from + i) % list.length]
    if (one !== undefined && passes(one)) return one
  }
  return null
}

interface Ring {
  readonly at: Vec
  readonly from: number
  readonly to: number
}

const GLANCES = 4
/** The same where a stand sees it, if such a point is soon found. */
export function sampleSeen(state: State, by: Stand, ring: Ring, random: Random): Pose {
  let found = sampleAround(state, ring, random)
  for (let i = 1; i < GLANCES && !seesPoint(state, by, found.at); i++) found = sampleAround(state, ring, random)
  return found
}

const TURN = 15
const STEP = 6
/** A point in the ring that a stand sees, the nearest first; null where it sees none. */
export function seenPoint({ map }: State, sees: (at: Vec) => boolean, { at, from, to }: Ring): Vec | null {
  const far = Math.min(to, Math.hypot(map.width, map.height))
  for (let radius = from + 1; radius <= far; radius += STEP)
    for (let angle = 0; angle < 360; angle += TURN) {
      const h = heading(angle)
      const there = { x: Math.round(at.x + h.x * radius), y: Math.round(at.y + h.y * radius) }
      const inside = there.x >= 0 && there.y >= 0 && there.x <= map.width && there.y <= map.height
      if (inside && Math.hypot(there.x - at.x, there.y - at.y) >= from && sees(there)) return there
    }
  return null
}

/** Some point of the table between two distances from another, as near to it as the edges allow. */
function sampleAround({ map }: State, { at, from, to }: Ring, random: Random): Pose {
  const h = heading(random() * 360)
  const far = from + (to - from) * Math.sqrt(random())
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  return { at: { x: within(at.x + h.x * far, map.width), y: within(at.y + h.y * far, map.height) }, facing: 0 }
}
