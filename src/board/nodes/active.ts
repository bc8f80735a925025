import type { Area } from '../../engine/geometry/area'
import type { Vec } from '../../engine/geometry/vec'
import type { ScenePiece } from '../../engine/scene/scene'
import type { Lens } from '../paint/look'
import type { Sprites } from '../paint/sprites'
import type { Picture } from '../tools/tool'
import type { PieceIndex } from '../view/piece-index'
import type { Fan } from '../view/stacks'
import { ghostNode } from './ghosts'
import { cellNode, crosshairNode, type RingLook, ringNode, type Shown, shownOf, threadNodes } from './marks'
import { shapeNodes } from './shapes'
import type { NodeSpec } from './spec'
import { chipNode } from './words'

export interface ActiveScene {
  readonly picture: Picture
  readonly selected: ScenePiece | null
  readonly hovered: ScenePiece | null
  readonly fan: Fan | null
  /** The keyboard's crosshair, while it is in use. */
  readonly crosshair: Vec | null
  readonly index: PieceIndex
  readonly sprites: Sprites
  /** Which fonts are there. Konva measures a text once, so all are made again when another font arrives. */
  readonly fonts: number
  cellOf(id: string): Area | null
  /** Where a piece is shown now. */
  placeOf(piece: ScenePiece): Vec
}

/**
 * What moves with the pointer, from bottom to top: one group that lies on the table as the camera does, everything in it
 * in table units. The only layer that a pointer redraws.
 */
export function activeNodes(lens: Lens, scene: ActiveScene): NodeSpec {
  const { picture } = scene
  const shown = (piece: ScenePiece): Shown => shownOf(piece, scene.placeOf(piece), scene.index, lens)
  const group = (key: string, children: readonly NodeSpec[]): NodeSpec => ({ kind: 'group', key, attrs: {}, children })
  const { x, y, scale } = lens.view
  return {
    kind: 'group',
    key: `table ${scene.fonts}`,
    attrs: { x, y, scaleX: scale, scaleY: scale },
    children: [
      group(
        'fan',
        fanned(scene).flatMap(piece => threadNodes(lens, shown(piece))),
      ),
      group('cells', cells(lens, scene)),
      group(
        'rings',
        rings(lens, scene).map(([key, piece, look]) => ringNode(lens, key, shown(piece), look)),
      ),
      group('shapes', shapeNodes(lens, picture.shapes)),
      group(
        'ghosts',
        picture.ghosts.map((ghost, i) => ghostNode(lens, String(i), ghost, scene)),
      ),
      group(
        'chips',
        picture.chips.map((chip, i) => chipNode(lens, String(i), chip)),
      ),
      ...(scene.crosshair ? [crosshairNode(lens, scene.crosshair)] : []),
    ],
  }
}

const fanned = ({ fan, index }: ActiveScene): readonly ScenePiece[] =>
  [...(fan?.places.keys() ?? [])].flatMap(id => index.byId.get(id) ?? [])

const cells = (lens: Lens, { picture, cellOf }: ActiveScene): readonly NodeSpec[] =>
  picture.cells.flatMap(mark => {
    const area = cellOf(mark.cell)
    return area ? [cellNode(lens, area, mark)] : []
  })

/** Rings of the tool, then of the piece pointed at, then of the selected one. */
function rings({ look }: Lens, scene: ActiveScene): readonly (readonly [string, ScenePiece, RingLook])[] {
  const { picture, hovered, selected, index } = scene
  const found: (readonly [string, ScenePiece, RingLook])[] = picture.rings.flatMap(({ piece, tone, strong }, i) => {
    const on = index.byId.get(piece)
    const ring = { colour: look.tones[tone].line, wide: strong ? 3 : 1.75, dashed: !strong }
    return on ? [[`tool ${i}`, on, ring] as const] : []
  })
  if (hovered && hovered !== selected)
    found.push(['hovered', hovered, { colour: look.surface.focus, wide: 1.5, dashed: false }])
  if (selected) found.push(['selected', selected, { colour: look.surface.selected, wide: 2.5, dashed: false }])
  return found
}
