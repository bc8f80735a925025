import type { Theme } from '../../art/palette'
import type { Vec } from '../../engine/geometry/vec'
import type { PieceId } from '../../engine/scene/scene'
import { Gestures, type Press } from '../input/gestures'
import { type Intent, STEPS, TURN_STEPS } from '../input/keys'
import { HEXSIDE } from '../tools/ring'
import type { ToolEvent } from '../tools/tool'
import type { BoardProps } from '../types'
import type { Size } from '../view/camera'
import { LiveCamera } from '../view/live-camera'
import { Crosshair, ghostAt } from './crosshair'
import { Display } from './display'
import { PointerInput } from './pointer-input'
import { Redraw } from './redraw'
import { ToolRunner } from './tool-runner'

/** One board at work: camera, display and hand, and what each gesture and key does to them. */
export class BoardControl {
  readonly camera: LiveCamera
  readonly display: Display
  readonly hand: ToolRunner
  readonly gestures: Gestures
  readonly redraw: Redraw
  private readonly pointer: PointerInput
  private readonly crosshair: Crosshair
  private readonly listeners = new Set<() => void>()
  private wasHovered: PieceId | null = null
  private ready = false

  constructor(
    public props: BoardProps,
    window: Size,
  ) {
    this.camera = new LiveCamera({ board: props.board, window })
    this.display = new Display(this.camera)
    this.hand = new ToolRunner(props, this.camera, this.display)
    this.redraw = new Redraw({ before: () => this.beforeFrame(), after: () => this.afterFrame() })
    this.pointer = new PointerInput(this)
    this.gestures = new Gestures(this.pointer)
    this.crosshair = new Crosshair(this.hand, this.camera)
    this.camera.onMove(() => {
      this.hand.touch()
      this.redraw.markAll()
    })
    this.camera.onSettle(() => {
      this.refan()
      this.relabel()
      this.redraw.markAll()
    })
  }

  /** After each frame in which the picture of the tool changed. */
  onPicture(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  update(props: BoardProps, theme: Theme): void {
    const before = this.props
    const first = !this.ready
    this.ready = true
    this.props = props
    const relit = this.display.setLook(theme, props.board.backdrop)
    const moved = first || props.scene !== before.scene
    if (moved) this.display.setScene(props.scene.pieces, props.animate && !first)
    if (props.board !== before.board) this.resize(this.camera.window)
    if (moved || relit) this.redraw.markAll()
    if (props.shapes !== before.shapes) this.redraw.mark('overlays')
    if (props.badges !== before.badges) this.redraw.mark('counters')
    this.releaseHand()
    this.hand.update(props)
    this.refan()
    if (moved || props.selected !== before.selected || props.badges !== before.badges) this.relabel()
    this.redraw.mark('active')
  }

  resize(window: Size): void {
    this.camera.resize({ board: this.props.board, window })
    this.redraw.markAll()
  }

  /** Cancels pending frames and timers; the next call starts them again. */
  rest(): void {
    this.redraw.rest()
    this.camera.rest()
  }

  press(press: Press): void {
    this.hand.by = press.by
    this.gestures.press(press)
  }

  move(press: Press): void {
    this.hand.by = press.by
    this.gestures.move(press)
  }

  leave(): void {
    this.pointer.forget()
    if (this.hand.crosshair) return
    this.hand.leave()
    this.redraw.mark('active')
  }

  wheel(at: Vec, wheel: { readonly delta: number; readonly pinch: boolean; readonly turn: boolean }): void {
    const by = this.props.board.hex ? HEXSIDE : 5
    if (wheel.turn && this.hand.send({ kind: 'turn', by: wheel.delta > 0 ? by : -by })) this.redraw.mark('active')
    else this.camera.zoom(at, Math.exp(-wheel.delta * (wheel.pinch ? 0.01 : 0.0016)))
  }

  /** Returns whether the key was used. */
  key(intent: Intent): boolean {
    this.redraw.mark('active')
    switch (intent.kind) {
      case 'fit':
        this.camera.fit(this.pace)
        return true
      case 'zoom':
        this.camera.go(this.camera.zoomedAt(this.crosshair.focus, intent.factor), this.pace)
        return true
      case 'hand':
        this.gestures.panOnly = true
        return true
      case 'move': {
        const by = STEPS[intent.size]
        const { board, selected, offer } = this.props
        const piece = selected === null ? undefined : this.display.index.byId.get(selected)
        const start = ghostAt(offer) ?? piece?.at ?? null
        this.crosshair.move({ x: intent.towards.x * by, y: intent.towards.y * by }, { board, start })
        return true
      }
      case 'turn':
        return this.hand.send({
          kind: 'turn',
          by: intent.towards * (this.props.board.hex ? HEXSIDE : TURN_STEPS[intent.size]),
        })
      case 'cancel':
        return this.gestures.cancel() || (!this.props.pinned && this.hand.send(intent))
      case 'enter':
        return !this.props.pinned && this.choosesByEnter && this.send(intent)
      default:
        return this.send(intent)
    }
  }

  private send(intent: ToolEvent): boolean {
    const used = this.hand.send(intent)
    if (used) this.crosshair.follow()
    return used
  }

  /** With nothing to aim, Enter chooses only what the arrow keys or Tab have gone to; it isn't a click of the pointer. */
  private get choosesByEnter(): boolean {
    const { offer, tool, selected } = this.props
    if (tool !== 'select' || (offer !== null && offer.kind !== 'button' && offer.kind !== 'form')) return true
    const { crosshair, hovered } = this.hand
    return crosshair !== null && hovered !== null && hovered !== selected
  }

  /** The space bar is up again: drags pan only where the hand tool says so. */
  releaseHand(): void {
    this.gestures.panOnly = this.props.tool === 'pan' && !this.props.offer
  }

  /** As if clicked; for the list that mirrors the board. */
  pressPiece(id: PieceId): void {
    const piece = this.display.index.byId.get(id)
    if (!piece) return
    this.hand.crosshair = piece.at
    const spot = { ...this.hand.at(piece.at, 'mouse'), piece: id }
    this.hand.point(spot)
    this.crosshair.follow()
    this.hand.send({ kind: 'click', spot, waypoint: false, touch: false })
    this.redraw.mark('active')
  }

  centreOn(point: Vec): void {
    this.camera.go(this.camera.aimed(point), this.pace)
  }

  scaleTo(pixels: number): void {
    this.camera.go(this.camera.scaledTo(pixels), this.pace)
  }

  private get pace(): 'glide' | 'jump' {
    return this.props.animate ? 'glide' : 'jump'
  }

  private beforeFrame(): void {
    this.pointer.flush()
    this.refan()
    if (this.hand.hovered !== this.wasHovered) {
      this.wasHovered = this.hand.hovered
      if (this.wasHovered !== null && !this.display.labels.has(this.wasHovered)) this.relabel()
    }
    const { under } = this.hand.picture
    if (!this.hand.refresh()) return
    if (this.hand.picture.under !== under) this.redraw.mark('overlays')
    for (const listener of this.listeners) listener()
  }

  private afterFrame(): void {
    if (this.display.moving) this.redraw.mark('counters', 'active')
  }

  /** A stack opens under the pointer and stays open while the pointer is over it; otherwise the stack of the selected piece is open. */
  private refan(): void {
    const { offer, selected } = this.props
    const { spot } = this.hand
    const { fan } = this.display
    const ghostly = this.pointer.dragging || (offer !== null && offer.kind !== 'piece')
    if (!ghostly && fan && spot && this.display.overFan(spot.at)) return
    const under = ghostly ? null : (spot?.piece ?? selected)
    const piece = under === null ? undefined : this.display.index.byId.get(under)
    if (fan && piece && fan.places.has(piece.id)) return
    if (!this.display.openFan(piece ?? null)) return
    this.relabel()
    this.redraw.mark('counters', 'active')
  }

  private relabel(): void {
    const { selected, badges } = this.props
    this.display.relabel({ selected, hovered: this.hand.hovered, badges })
    // Labels of shapes avoid names.
    this.redraw.mark('counters', 'overlays')
  }
}
