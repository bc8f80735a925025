import type { SceneTerrain, TerrainLook } from '../../engine/scene/terrain'
import { paintBuilding, paintRuin } from './buildings'
import { paintBoulders, paintField, paintMud, paintRough, paintSand, paintSnow } from './ground'
import { paintHill } from './hills'
import { paintFence, paintHedge, paintWall, paintWire } from './lines'
import { boundsOf, type Pen, type View } from './pen'
import { paintRoads } from './roads'
import { paintOpenWood, paintOrchard, paintScrub, paintWood } from './trees'
import { paintCrossing, paintLake, paintMarsh, paintRiver } from './water'
import { paintBunker, paintCrater, paintTrench } from './works'

export type { Pen } from './pen'

type Painter = (pen: Pen, piece: SceneTerrain) => void

/** From the ground up; roads are painted together, so they have no painter of their own. */
const PAINTERS: Readonly<Record<TerrainLook, { readonly layer: number; readonly paint?: Painter }>> = {
  hill: { layer: 0, paint: paintHill },
  field: { layer: 1, paint: paintField },
  sand: { layer: 1, paint: paintSand },
  mud: { layer: 1, paint: paintMud },
  snow: { layer: 1, paint: paintSnow },
  marsh: { layer: 1, paint: paintMarsh },
  rough: { layer: 2, paint: paintRough },
  boulders: { layer: 2, paint: paintBoulders },
  scrub: { layer: 2, paint: paintScrub },
  crater: { layer: 2, paint: paintCrater },
  wood: { layer: 3, paint: paintWood },
  'open-wood': { layer: 3, paint: paintOpenWood },
  orchard: { layer: 3, paint: paintOrchard },
  water: { layer: 4, paint: paintLake },
  river: { layer: 4, paint: paintRiver },
  stream: { layer: 4, paint: paintRiver },
  track: { layer: 5 },
  road: { layer: 5 },
  hedge: { layer: 6, paint: paintHedge },
  wall: { layer: 6, paint: paintWall },
  fence: { layer: 6, paint: paintFence },
  wire: { layer: 6, paint: paintWire },
  trench: { layer: 7, paint: paintTrench },
  bunker: { layer: 7, paint: paintBunker },
  building: { layer: 8, paint: paintBuilding },
  ruin: { layer: 8, paint: paintRuin },
}

const TOP = 8
const ROADS = 5

const boxes = new WeakMap<SceneTerrain, View>()

function boxOf(piece: SceneTerrain): View {
  const known = boxes.get(piece)
  if (known) return known
  const box = boundsOf(piece.points)
  boxes.set(piece, box)
  return box
}

/** Paints the whole land that the pen sees, layer on layer. */
export function paintLand(pen: Pen, land: readonly SceneTerrain[]): void {
  const { view, grain } = pen
  const near = land.filter(piece => {
    const box = boxOf(piece)
    const margin = piece.width + 1.5 * grain
    return (
      box.right > view.left - margin &&
      box.left < view.right + margin &&
      box.bottom > view.top - margin &&
      box.top < view.bottom + margin
    )
  })
  for (let layer = 0; layer <= TOP; layer++) {
    const here = near.filter(piece => PAINTERS[piece.look].layer === layer)
    if (layer === ROADS) {
      paintRoads(pen, here)
      for (const piece of near) for (const crossing of piece.crossings) paintCrossing(pen, crossing)
    } else for (const piece of here) PAINTERS[piece.look].paint?.(pen, piece)
  }
}
