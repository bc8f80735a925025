import type { Vec } from '../../engine/geometry/vec'
import type { PieceId, ScenePiece } from '../../engine/scene/scene'
import type { Badge } from '../types'
import { toScreen, toTable } from '../view/camera'
import type { PieceIndex } from '../view/piece-index'
import { badgePlace } from './counters'
import type { Easel } from './look'
import type { Covered, Written } from './shape-labels'
import { NAME_FONT, widthOf } from './tags'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Shown {
  readonly index: PieceIndex
  /** Where names stand, from the middle of their pieces. */
  readonly labels: ReadonlyMap<PieceId, Vec>
}

const LINE = 14
const NAME_HEIGHT = 16
const BADGE = { width: 46, height: 28 }
/** Names and chances stand this far from their piece at the most, in pixels. */
const AROUND = 90

/** Counters, their names and the chances on them are painted over the shapes: writing under one would be lost. */
export const coveredBy =
  (easel: Easel, shown: Shown, badges: ReadonlyMap<PieceId, Badge>): Covered =>
  written => {
    const { view } = easel
    const reach = (written.width / 2 + AROUND) / view.scale
    return shown.index
      .near(toTable(view, written), reach)
      .some(piece => boxesOf(piece, easel, { ...shown, badge: badges.has(piece.id) }).some(box => meet(box, written)))
  }

function boxesOf(piece: ScenePiece, { view }: Easel, shown: Shown & { readonly badge: boolean }): Box[] {
  const { x, y } = toScreen(view, piece.at)
  const radius = shown.index.drawn(piece.radius, view.scale)
  const boxes: Box[] = [{ x, y, width: 2 * radius, height: 2 * radius }]
  const name = shown.labels.get(piece.id)
  if (name) boxes.push({ x: x + name.x, y: y + name.y, width: widthOf(piece.name, NAME_FONT), height: NAME_HEIGHT })
  if (shown.badge) {
    const at = badgePlace(piece, radius, BADGE)
    boxes.push({ x: x + at.x, y: y + at.y, ...BADGE })
  }
  return boxes
}

const meet = (box: Box, written: Written): boolean =>
  Math.abs(box.x - written.x) < (box.width + written.width) / 2 + 2 &&
  Math.abs(box.y - written.y) < (box.height + LINE) / 2
