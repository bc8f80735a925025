import { heading } from './angle'
import { EPSILON } from './units'
import { distance, type Vec } from './vec'

const STEP = 5

/** The outline of equal discs laid over one another: the arcs of each that lie within no other, as rows of points. */
export function outlineOfDiscs(all: readonly Vec[], radius: number): readonly (readonly Vec[])[] {
  const centres = all.filter((p, i) => all.findIndex(other => distance(other, p) < EPSILON) === i)
  return centres.flatMap(centre => {
    const others = centres.filter(other => other !== centre)
    const rim = Array.from({ length: 360 / STEP }, (_, k): Vec => {
      const h = heading(k * STEP)
      return { x: centre.x + h.x * radius, y: centre.y + h.y * radius }
    })
    const free = rim.map(p => others.every(other => distance(p, other) >= radius))
    if (free.every(Boolean)) return [[...rim, ...rim.slice(0, 1)]]
    return runsOf(rim, free)
  })
}

/** Rows of neighbouring points round a rim that are free. */
function runsOf(rim: readonly Vec[], free: readonly boolean[]): (readonly Vec[])[] {
  const start = free.findIndex((it, i) => it && !free.at(i - 1))
  if (start < 0) return []
  const runs: Vec[][] = []
  let run: Vec[] = []
  for (let k = 0; k < rim.length; k++) {
    const i = (start + k) % rim.length
    const p = rim[i]
    if (p && free[i]) run.push(p)
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  }
  return run.length > 0 ? [...runs, run] : runs
}
