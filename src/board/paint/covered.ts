import type { Vec } from '../../engine/geometry/vec'
import type { PieceId, ScenePiece } from '../../engine/scene/scene'
import { type Size, seen, toScreen, toTable } from '../view/camera'
import { type Badged, laidBadges } from './badges'
import type { Easel } from './look'
import { type Covered, LINE, type Written } from './shape-labels'
import { NAME_FONT, widthOf } from './tags'

type Box = Vec & Size

interface Shown extends Badged {
  /** Where names are, from the middle of their pieces. */
  readonly labels: ReadonlyMap<PieceId, Vec>
}

const NAME_HEIGHT = 16
/** Names are at most this far from their piece, in pixels. */
const AROUND = 90

/** Counters, their names and the chances on them are painted over the shapes: text under one would be hidden. */
export function coveredBy(easel: Easel, shown: Shown): Covered {
  const { view, window } = easel
  const badges = shown.badges.size === 0 ? [] : laidBadges(easel, shown, shown.index.within(seen(view, window, AROUND)))
  return written => {
    const reach = (written.width / 2 + AROUND) / view.scale
    return (
      badges.some(box => meet(box, written)) ||
      shown.index
        .near(toTable(view, written), reach)
        .some(piece => boxesOf(piece, easel, shown).some(box => meet(box, written)))
    )
  }
}

function boxesOf(piece: ScenePiece, { view }: Easel, shown: Shown): Box[] {
  const { x, y } = toScreen(view, piece.at)
  const radius = shown.index.drawn(piece.radius, view.scale)
  const counter = { x, y, width: 2 * radius, height: 2 * radius }
  const name = shown.labels.get(piece.id)
  if (!name) return [counter]
  return [counter, { x: x + name.x, y: y + name.y, width: widthOf(piece.name, NAME_FONT), height: NAME_HEIGHT }]
}

const meet = (box: Box, written: Written): boolean =>
  Math.abs(box.x - written.x) < (box.width + written.width) / 2 + 2 &&
  Math.abs(box.y - written.y) < (box.height + (written.height ?? LINE)) / 2
