import type { PieceId } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import { activeNodes } from '../nodes/active'
import type { NodeSpec } from '../nodes/spec'
import { paintCounters } from '../paint/counters'
import { coveredBy } from '../paint/covered'
import { paintGround } from '../paint/ground'
import { LandTiles } from '../paint/land'
import type { Easel } from '../paint/look'
import { paintNames } from '../paint/names'
import { type Covered, meet } from '../paint/shape-labels'
import { paintLinks, paintShapes } from '../paint/shapes'
import { Sprites } from '../paint/sprites'
import { fitted } from '../view/camera'
import type { BoardControl } from './control'
import type { PaintedLayer } from './redraw'
import { cellArea } from './spots'

type Paint = (ctx: CanvasRenderingContext2D) => void

const FLAT = { standOf: <T>(piece: T): T => piece, labels: new Map(), badges: new Map() }

/** What each painted layer shows, from what the control holds at that moment. */
export function paintersOf(control: BoardControl): Readonly<Record<PaintedLayer, Paint>> {
  const { display, hand, camera } = control
  const { sprites, standOf } = display
  const shownNow = () => ({ index: display.index, labels: display.labels, standOf, sprites })
  const merged = mergeShapes()
  return {
    ground(ctx) {
      const { board, scene } = control.props
      const { land } = display
      const more = paintGround(display.easel(ctx), board, { scene, sprites, land, bakedScale: camera.settled.scale })
      if (more) control.redraw.mark('ground')
    },
    overlays(ctx) {
      const { scene, shapes, badges } = control.props
      const easel = display.easel(ctx)
      const covered = coveredBy(easel, { ...shownNow(), badges })
      const labels = paintShapes(easel, merged(scene.shapes, shapes, hand.picture.under), covered)
      const written: Covered = box => covered(box) || labels.some(label => meet(label, box))
      paintNames(easel, { land: scene.terrain ?? [], areas: scene.areas }, written)
      paintLinks(easel, scene.links, display.index.byId)
    },
    counters(ctx) {
      paintCounters(display.easel(ctx), {
        ...shownNow(),
        badges: control.props.badges,
        bakedScale: camera.settled.scale,
        bases: control.props.board.kind === 'free',
      })
    },
  }
}

/** What the top layer shows, from what the control holds at that moment. */
export function activeOf(control: BoardControl): () => NodeSpec {
  const { display, hand } = control
  const pieceOf = (id: PieceId | null) => (id === null ? null : (display.index.byId.get(id) ?? null))
  const unseen = unseenShapes()
  return () => {
    const { board, scene, selected, shapes } = control.props
    return activeNodes(display.lens, {
      picture: { ...hand.picture, shapes: unseen(hand.picture.shapes, shapes) },
      selected: pieceOf(selected),
      hovered: pieceOf(hand.hovered),
      fan: display.fan,
      crosshair: hand.crosshair,
      index: display.index,
      cellOf: id => cellArea(board, scene, id),
      placeOf: display.placeOf,
      sprites: display.sprites,
      fonts: display.fonts,
    })
  }
}

/** All shapes to lay under the pieces; a reach that is both shown and worked on is drawn once. */
function mergeShapes(): (...lists: readonly (readonly Shape[])[]) => readonly Shape[] {
  let before: readonly (readonly Shape[])[] = []
  let shapes: readonly Shape[] = []
  return (...lists) => {
    if (lists.length !== before.length || lists.some((list, i) => list !== before[i])) {
      before = lists
      shapes = [...new Map(lists.flat().map(shape => [JSON.stringify(shape), shape])).values()]
    }
    return shapes
  }
}

/**
 * The shapes of a tool that aren't under the pieces already: the plan you point at is often the one that is shown
 * anyway. Labels stay, because a counter may cover the one below.
 */
function unseenShapes(): (shown: readonly Shape[], laid: readonly Shape[]) => readonly Shape[] {
  let before: readonly [readonly Shape[], readonly Shape[]] | null = null
  let shapes: readonly Shape[] = []
  return (shown, laid) => {
    if (!before || before[0] !== shown || before[1] !== laid) {
      const under = new Set(laid.map(shape => JSON.stringify(shape)))
      before = [shown, laid]
      shapes = shown.filter(shape => shape.kind === 'label' || !under.has(JSON.stringify(shape)))
    }
    return shapes
  }
}

const LARGE = 640
const SMALL = 320

/** The whole table small: painted larger and scaled down, so that counters keep their proportions. */
export function thumbnailOf(control: BoardControl): string {
  const { board, scene } = control.props
  const { display } = control
  const size = (most: number) => {
    const part = most / Math.max(board.width, board.height)
    return { width: Math.round(board.width * part), height: Math.round(board.height * part) }
  }
  const large = document.createElement('canvas')
  const window = size(LARGE)
  Object.assign(large, window)
  const ctx = large.getContext('2d')
  const small = document.createElement('canvas')
  Object.assign(small, size(SMALL))
  const into = small.getContext('2d')
  if (!ctx || !into) return ''
  const fit = fitted({ board, window })
  const scale = window.width / board.width
  const view = { ...fit, scale, x: 0, y: 0 }
  const easel: Easel = { ctx, view, window, ratio: 1, look: display.look }
  const sprites = new Sprites()
  const land = new LandTiles()
  const ground = { scene, sprites, land, bakedScale: scale }
  // Parts of the land may be painted late, and here there is no next frame.
  while (paintGround(easel, board, ground));
  paintCounters(easel, { ...FLAT, index: display.index, bakedScale: scale, bases: false, sprites })
  into.drawImage(large, 0, 0, small.width, small.height)
  return small.toDataURL('image/webp', 0.8)
}
