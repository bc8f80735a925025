// What the board draws of a map: made once per map, so the same map is the same picture.
import { turnOf } from '../geometry/angle'
import type { SceneTerrain } from '../scene/terrain'
import type { TerrainIndex } from './index'
import { nameOf, type TerrainKind, type TerrainPiece } from './model'
import type { Placed } from './placed'

const scenes = new WeakMap<TerrainIndex, readonly SceneTerrain[]>()
/** A piece that did not change is the same picture in every map. */
const pictures = new WeakMap<TerrainPiece, { kind: TerrainKind; drawn: SceneTerrain }>()

export function terrainScene(index: TerrainIndex): readonly SceneTerrain[] {
  let scene = scenes.get(index)
  if (!scene) {
    scene = index.placed.map(placed => pictureOf(index, placed))
    scenes.set(index, scene)
  }
  return scene
}

function pictureOf(index: TerrainIndex, placed: Placed): SceneTerrain {
  const known = pictures.get(placed.piece)
  if (known?.kind === placed.kind) return known.drawn
  const picture = drawn(index, placed)
  pictures.set(placed.piece, { kind: placed.kind, drawn: picture })
  return picture
}

function drawn(index: TerrainIndex, { piece, kind, figure, crossings }: Placed): SceneTerrain {
  return {
    id: piece.id,
    name: nameOf(piece, kind),
    ...(piece.name ? { label: piece.name } : {}),
    look: kind.look,
    points: figure.points,
    closed: figure.closed,
    width: figure.half * 2,
    contours: index.rings
      .filter(ring => ring.piece === piece)
      .map(({ figure: ring, height, run }) => ({ points: ring.points, height, run })),
    crossings: crossings.map(({ crossing, dx, dy }) => ({
      kind: crossing.kind,
      at: crossing.at,
      facing: turnOf((Math.atan2(dx, -dy) * 180) / Math.PI),
      width: crossing.width,
      length: figure.half * 2,
    })),
  }
}
