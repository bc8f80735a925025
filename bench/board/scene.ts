import { randomFrom } from '../../src/engine/rolls/random'
import type { BoardSpec, Scene, ScenePiece } from '../../src/engine/scene/scene'

export const TABLE: BoardSpec = { kind: 'free', unit: 'cm', width: 400, height: 300, backdrop: 'space', grid: 10 }
/** How far in the view is zoomed: a ninth of the table is seen. */
export const ZOOM = 3
export const VIEW = { width: 1280, height: 800 }

/** Counters all over the table, two sides, with names, facings and now and then a marker. */
export function sceneOf(count: number): Scene {
  const random = randomFrom(7)
  const pieces = Array.from({ length: count }, (_, i): ScenePiece => {
    const stunned = random() < 0.2
    return {
      id: `u${i}`,
      name: `Unit ${i}`,
      seat: i % 2 === 0 ? 'A' : 'B',
      at: { x: 4 + random() * (TABLE.width - 8), y: 4 + random() * (TABLE.height - 8) },
      facing: Math.floor(random() * 360),
      radius: 2,
      art: i % 3 === 0 ? 'fighter' : 'exo',
      markers: stunned ? [{ id: 'stun', letter: 'S', name: 'Stunned', tone: 'warn' }] : [],
    }
  })
  return { pieces, areas: [], cells: [], links: [], shapes: [], status: [] }
}
