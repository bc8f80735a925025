/** A point or a shift in table units: x to the right, y down. */
export interface Vec {
  readonly x: number
  readonly y: number
}

/** Where a piece stands and where it looks; 0 degrees is up the table, clockwise. */
export interface Pose {
  readonly at: Vec
  readonly facing: number
}

export const vec = (x: number, y: number): Vec => ({ x, y })
export const add = (a: Vec, b: Vec): Vec => ({ x: a.x + b.x, y: a.y + b.y })
export const sub = (a: Vec, b: Vec): Vec => ({ x: a.x - b.x, y: a.y - b.y })
export const scale = (a: Vec, k: number): Vec => ({ x: a.x * k, y: a.y * k })
export const dot = (a: Vec, b: Vec): number => a.x * b.x + a.y * b.y
export const cross = (a: Vec, b: Vec): number => a.x * b.y - a.y * b.x

/** By a square root, which every browser rounds alike; `Math.hypot` is slower and each has its own. */
export function distance(a: Vec, b: Vec): number {
  const x = a.x - b.x
  const y = a.y - b.y
  return Math.sqrt(x * x + y * y)
}

export const lerp = (a: Vec, b: Vec, t: number): Vec => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })

/** The point `reach` away from `a` in the direction of `b`; `a` itself where the two coincide. */
export function toward(a: Vec, b: Vec, reach: number): Vec {
  const d = distance(a, b)
  return d === 0 ? a : lerp(a, b, reach / d)
}

/** The length of a way through these points. */
export function lengthOf(points: readonly Vec[]): number {
  return points.reduce((sum, p, i) => sum + distance(points[i - 1] ?? p, p), 0)
}
