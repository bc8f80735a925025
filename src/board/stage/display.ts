import { edgeTowards } from '../../art/outlines'
import { coloursOf, type Theme } from '../../art/palette'
import { artOf } from '../../art/silhouettes'
import type { Vec } from '../../engine/geometry/vec'
import type { PieceId, ScenePiece } from '../../engine/scene/scene'
import { RING } from '../paint/counter'
import { LandTiles } from '../paint/land'
import { type Easel, type Lens, type Look, lookOf, pixelRatio } from '../paint/look'
import { Sprites } from '../paint/sprites'
import { NAME_FONT, widthOf } from '../paint/tags'
import type { BoardProps } from '../types'
import { seen, toScreen } from '../view/camera'
import { type Named, placeLabels } from '../view/labels'
import type { LiveCamera } from '../view/live-camera'
import { Motion, type Stand } from '../view/motion'
import { PieceIndex } from '../view/piece-index'
import { type Fan, fanOf } from '../view/stacks'

/** With more in view than this, names are written only where counters are large enough to leave room. */
const CROWD = 150
const ROOMY = 16

/** The pieces whose names come first, and those with a chance above them. */
interface Prominent extends Pick<BoardProps, 'selected' | 'badges'> {
  readonly hovered: PieceId | null
}

/** How far a counter reaches down to its label, in half widths: corners, the tick, the ring of a chosen one. */
const lowEdge = (piece: ScenePiece): number => Math.max(1, edgeTowards(coloursOf(piece.seat).shape, 180)) * RING

/** What is visible now: pieces and where they are shown, fans, names, bitmaps. Knows nothing about tools. */
export class Display {
  index: PieceIndex
  fan: Fan | null = null
  labels: ReadonlyMap<PieceId, Vec> = new Map()
  look: Look = lookOf('dark', 'plain')
  ratio = pixelRatio()
  /** How often fonts have arrived. */
  fonts = 0
  readonly sprites = new Sprites()
  readonly land = new LandTiles()
  private readonly motion = new Motion()
  private glide = false

  constructor(private readonly camera: LiveCamera) {
    this.index = new PieceIndex([], camera.window)
    camera.onSettle(() => this.index.fitTo(camera.window))
  }

  setScene(pieces: readonly ScenePiece[], glide: boolean): void {
    this.index = new PieceIndex(pieces, this.camera.window)
    this.glide = glide
    this.fan = null
    this.aim()
  }

  /** Returns whether anything looks different now. */
  setLook(theme: Theme, backdrop: BoardProps['board']['backdrop']): boolean {
    const next = lookOf(theme, backdrop)
    const changed = next.theme !== this.look.theme || next.backdrop !== this.look.backdrop
    if (changed) this.look = next
    return changed
  }

  /** Text drawn before its font arrived has the wrong letters. */
  fontsArrived(): void {
    this.sprites.clear()
    this.fonts += 1
  }

  /** Opens the stack a piece lies in, or closes what is open. Returns whether that changed anything. */
  openFan(piece: ScenePiece | null): boolean {
    const next = piece ? fanOf(this.index, piece, this.camera.settled.scale) : null
    if (!next && !this.fan) return false
    this.fan = next
    this.aim()
    return true
  }

  /** Is a point still over the open fan? */
  overFan(at: Vec): boolean {
    return !!this.fan && Math.hypot(at.x - this.fan.centre.x, at.y - this.fan.centre.y) <= this.fan.reach
  }

  standOf = (piece: ScenePiece): Stand => this.motion.at(piece.id, performance.now()) ?? piece

  placeOf = (piece: ScenePiece): Vec => this.standOf(piece).at

  /** True while pieces are moving. */
  get moving(): boolean {
    return this.motion.busy
  }

  private aim(): void {
    const places = new Map<PieceId, Stand>()
    for (const piece of this.index.pieces) {
      const at = this.fan?.places.get(piece.id) ?? piece.at
      places.set(piece.id, piece.facing === undefined ? { at } : { at, facing: piece.facing })
    }
    this.motion.aim(places, { glide: this.glide, now: performance.now() })
  }

  /** Finds room for names at the settled zoom, a window's breadth around included. */
  relabel(first: Prominent): void {
    const view = this.camera.settled
    const { window } = this.camera
    const around = Math.max(window.width, window.height) / 2
    const pieces = this.index.within(seen(view, window, around))
    const named = pieces.map((piece): Named => {
      const always = piece.id === first.selected || piece.id === first.hovered
      return {
        id: piece.id,
        at: toScreen(view, this.fan?.places.get(piece.id) ?? piece.at),
        radius: this.index.drawn(piece.radius, view.scale) * lowEdge(piece),
        width: widthOf(piece.name, NAME_FONT),
        mute: piece.quiet === true || piece.face !== undefined || artOf(piece.art) === 'cube',
        rank: always ? 0 : piece.pace === 'active' ? 1 : piece.pace === 'ready' ? 2 : 3,
        always,
        topTaken: first.badges.has(piece.id),
      }
    })
    const crowded = named.length > CROWD
    const heard = named.map(each => (crowded && each.radius < ROOMY ? { ...each, mute: true } : each))
    const { board } = this.camera
    const [low, high] = [toScreen(view, { x: 0, y: 0 }), toScreen(view, { x: board.width, y: board.height })]
    this.labels = placeLabels(heard, window, { left: low.x, top: low.y, right: high.x, bottom: high.y })
  }

  get lens(): Lens {
    return { view: this.camera.view, window: this.camera.window, ratio: this.ratio, look: this.look }
  }

  easel(ctx: CanvasRenderingContext2D): Easel {
    return { ctx, ...this.lens }
  }
}
