import { bearing } from '../../../engine/geometry/angle'
import type { Vec } from '../../../engine/geometry/vec'

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

/** STR.core.spot.unseen-info: where fire comes from whose firer nobody sees. */
export const bearingWord = (from: Vec, at: Vec): string =>
  POINTS[Math.round((bearing(at, from) ?? 0) / 45) % 8] ?? 'north'
