import type { Theme } from '../../art/palette'
import type { Vec } from '../../engine/geometry/vec'
import type { PieceId } from '../../engine/scene/scene'
import { Gestures, type Press } from '../input/gestures'
import { type Intent, STEPS, TURN_STEPS } from '../input/keys'
import type { BoardProps } from '../types'
import { type Size, toScreen, toTable } from '../view/camera'
import { LiveCamera } from '../view/live-camera'
import { Display } from './display'
import { Hand } from './hand'
import { Redraw } from './redraw'

/** How near the edge of the window the crosshair may come before the view follows. */
const EDGE = 70

/** One board at work: camera, display and hand, and what each gesture and key does to them. */
export class BoardControl {
  readonly camera: LiveCamera
  readonly display: Display
  readonly hand: Hand
  readonly gestures: Gestures
  readonly redraw: Redraw
  private pending: Vec | null = null
  private dragged: { from: Vec; to: Vec } | null = null
  private wasHovered: PieceId | null = null
  private ready = false
  private readonly listeners = new Set<() => void>()

  constructor(
    public props: BoardProps,
    window: Size,
  ) {
    this.camera = new LiveCamera({ board: props.board, window })
    this.display = new Display(this.camera)
    this.hand = new Hand(props, this.camera, this.display)
    this.redraw = new Redraw({ before: () => this.beforeFrame(), after: () => this.afterFrame() })
    this.gestures = new Gestures(this.hands())
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
    if (moved || relit || props.board !== before.board) this.redraw.markAll()
    if (props.shapes !== before.shapes) this.redraw.mark('overlays')
    if (props.badges !== before.badges) this.redraw.mark('counters')
    this.releaseHand()
    this.hand.update(props)
    this.refan()
    if (moved || props.selected !== before.selected) this.relabel()
    this.redraw.mark('active')
  }

  resize(window: Size): void {
    this.camera.resize({ board: this.props.board, window })
    this.redraw.markAll()
  }

  dispose(): void {
    this.redraw.dispose()
    this.camera.dispose()
    this.listeners.clear()
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
    this.pending = null
    if (this.hand.crosshair) return
    this.hand.leave()
    this.refan()
    this.redraw.mark('active')
  }

  wheel(at: Vec, wheel: { readonly delta: number; readonly pinch: boolean; readonly turn: boolean }): void {
    if (wheel.turn && this.hand.send({ kind: 'turn', by: wheel.delta > 0 ? 5 : -5 })) this.redraw.mark('active')
    else this.camera.zoom(at, Math.exp(-wheel.delta * (wheel.pinch ? 0.01 : 0.0016)))
  }

  /** Tells whether the key was used. */
  key(intent: Intent): boolean {
    const glide = this.props.animate ? 'glide' : 'jump'
    this.redraw.mark('active')
    switch (intent.kind) {
      case 'fit':
        this.camera.fit(glide)
        return true
      case 'zoom':
        this.camera.go(this.camera.zoomedAt(this.focusPoint(), intent.factor), glide)
        return true
      case 'hand':
        this.gestures.panOnly = true
        return true
      case 'move':
        this.moveCrosshair(intent.towards, STEPS[intent.size])
        return true
      case 'turn':
        return this.hand.send({ kind: 'turn', by: intent.towards * TURN_STEPS[intent.size] })
      case 'cancel':
        return this.gestures.cancel() || this.hand.send(intent)
      case 'step': {
        const used = this.hand.send(intent)
        if (used) this.followCrosshair()
        return used
      }
      default:
        return this.hand.send(intent)
    }
  }

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
    this.followCrosshair()
    this.hand.send({ kind: 'click', spot, waypoint: false, touch: false })
    this.redraw.mark('active')
  }

  centreOn(point: Vec): void {
    this.camera.go(this.camera.aimed(point), this.props.animate ? 'glide' : 'jump')
  }

  private hands() {
    const table = (at: Vec) => toTable(this.camera.view, at)
    const spot = (at: Vec) => this.hand.at(table(at))
    return {
      grabs: (at: Vec, by: Press['by']) => this.hand.grabs(this.hand.at(table(at), by), by),
      hover: (at: Vec) => {
        this.pending = at
        this.redraw.mark('active')
      },
      tap: (at: Vec, how: { touch: boolean; waypoint: boolean }) => {
        this.hand.crosshair = null
        const on = spot(at)
        if (!how.touch) this.hand.point(on)
        this.hand.send({ kind: 'click', spot: on, ...how })
        if (how.touch) this.hand.spot = on
        this.redraw.mark('active')
      },
      double: (at: Vec) => {
        this.redraw.mark('active')
        if (!this.hand.send({ kind: 'double', spot: spot(at) })) this.centreOn(table(at))
      },
      drag: (from: Vec, to: Vec) => {
        this.hand.crosshair = null
        if (!this.dragged) this.hand.begin(spot(from))
        this.dragged = { from: this.dragged?.from ?? table(from), to }
        this.redraw.mark('active')
      },
      drop: (_: Vec, to: Vec) => {
        const from = this.dragged?.from
        this.dragged = null
        if (from) this.hand.send({ kind: 'drop', from: this.hand.at(from), to: spot(to) })
        this.redraw.mark('active')
      },
      letGo: () => {
        this.dragged = null
        this.hand.leave()
        this.redraw.mark('active')
      },
      pan: (by: Vec) => this.camera.pan(by),
      pinch: (at: Vec, factor: number) => this.camera.zoom(at, factor),
    }
  }

  private beforeFrame(): void {
    if (this.dragged) {
      const to = this.hand.at(toTable(this.camera.view, this.dragged.to))
      this.hand.send({ kind: 'drag', from: this.hand.at(this.dragged.from), to })
    } else if (this.pending) {
      this.hand.crosshair = null
      this.hand.point(this.hand.at(toTable(this.camera.view, this.pending)))
      this.pending = null
    }
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

  /** A stack opens under the pointer and stays open while the pointer is over it; else the selected one is open. */
  private refan(): void {
    const { offer, selected } = this.props
    if (this.dragged || (offer && offer.kind !== 'piece')) {
      if (this.display.openFan(null)) this.redraw.mark('counters', 'active')
      return
    }
    const { spot } = this.hand
    const { fan } = this.display
    if (fan && spot && this.display.overFan(spot.at)) return
    const under = spot?.piece ?? selected
    const piece = under === null ? undefined : this.display.index.byId.get(under)
    if (fan && piece && fan.places.has(piece.id)) return
    if (this.display.openFan(piece ?? null)) {
      this.relabel()
      this.redraw.mark('counters', 'active')
    }
  }

  private relabel(): void {
    this.display.relabel({ selected: this.props.selected, hovered: this.hand.hovered })
    this.redraw.mark('counters')
  }

  private moveCrosshair(towards: Vec, by: number): void {
    const { width, height } = this.props.board
    const from = this.hand.crosshair ?? this.startPoint()
    const hold = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * 10) / 10))
    const to = { x: hold(from.x + towards.x * by, width), y: hold(from.y + towards.y * by, height) }
    this.hand.crosshair = to
    this.hand.point(this.hand.at(to, 'mouse'))
    this.followCrosshair()
  }

  /** Where the crosshair appears: the selected piece, else the middle of the window. */
  private startPoint(): Vec {
    const { selected } = this.props
    const piece = selected === null ? undefined : this.display.index.byId.get(selected)
    return piece?.at ?? toTable(this.camera.view, this.focusPoint())
  }

  private focusPoint(): Vec {
    const { window, view } = this.camera
    return this.hand.crosshair ? toScreen(view, this.hand.crosshair) : { x: window.width / 2, y: window.height / 2 }
  }

  private followCrosshair(): void {
    if (!this.hand.crosshair) return
    const p = toScreen(this.camera.view, this.hand.crosshair)
    const { width, height } = this.camera.window
    const over = (at: number, full: number) => Math.min(0, full - EDGE - at) + Math.max(0, EDGE - at)
    const by = { x: over(p.x, width), y: over(p.y, height) }
    if (by.x || by.y) this.camera.pan(by)
  }
}
