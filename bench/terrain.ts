import { sightField } from '../src/engine/terrain/field'
import { terrainOf } from '../src/engine/terrain/index'
import type { TerrainMap } from '../src/engine/terrain/model'
import { randomMap } from '../src/engine/terrain/random-map'
import { heightSight, thicknessSight } from '../src/engine/terrain/sight-rules'
import { MODEL, RECIPE } from '../tests/engine/terrain/land'
import { atMost, type Line, ms, print } from './report'
import { median } from './stats'

const PIECES = 60
const SPOTS = 40

/** A whole table of six by four feet under sixty pieces, seen from many places. */
export async function terrain(): Promise<readonly Line[]> {
  const index = terrainOf(MODEL, crowded())
  const lines = [
    ['dead ground by thickness', thicknessSight()],
    ['in height', heightSight()],
  ] as const
  const measured = lines.map(([what, rule]) => {
    const spent = Array.from({ length: SPOTS }, (_, i) => {
      const from = { x: 4 + ((i * 13.7) % 64), y: 4 + ((i * 7.3) % 40) }
      const before = process.cpuUsage()
      sightField(index, rule, { from, eye: 2, target: 2 })
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    })
    return atMost(`${what}, median of ${SPOTS}`, median(spent), 16, ms)
  })
  print(`Field of view on 72 × 48 inches with ${index.placed.length} pieces`, measured, [
    'every ray of it, as outlines to draw',
  ])
  return measured
}

/** Several random maps laid over one another, hills left out after the first. */
function crowded(): TerrainMap {
  const size = { width: 72, height: 48 }
  const maps = Array.from({ length: 8 }, (_, i) => randomMap(MODEL, RECIPE, { seed: `bench ${i}`, ...size }))
  const pieces = maps.flatMap(({ pieces: all }, i) =>
    all.flatMap(piece => (i > 0 && piece.kind === 'hill' ? [] : [{ ...piece, id: `${i} ${piece.id}` }])),
  )
  return { name: 'Bench', ...size, pieces: pieces.slice(0, PIECES) }
}
