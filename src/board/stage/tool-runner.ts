import type { Vec } from '../../engine/geometry/vec'
import type { PieceId } from '../../engine/scene/scene'
import { startDirectly, startOffer, startTool } from '../tools'
import type { Run } from '../tools/run'
import { type Effect, NOTHING, type Picture, type Spot, type ToolContext, type ToolEvent } from '../tools/tool'
import type { BoardProps, ToolId } from '../types'
import type { LiveCamera } from '../view/live-camera'
import { ghostAt } from './crosshair'
import type { Display } from './display'
import { spotAt } from './spots'

const NOT_YET = { piece: null, answered: false, offer: null }

const NEAR: Readonly<Record<'mouse' | 'touch', number>> = { mouse: 12, touch: 26 }

/**
 * The hand that holds the tool: turns places in the window into places on the table, tells the tool, and does what
 * the tool wants done. Nothing here renders React.
 */
export class ToolRunner {
  picture: Picture = NOTHING
  /** The keyboard's crosshair; null while the pointer leads. */
  crosshair: Vec | null = null
  spot: Spot | null = null
  by: 'mouse' | 'touch' = 'mouse'
  private run: Run | null = null
  private proposed = 'null'
  private stale = true
  /** The last click: on what, whether it answered an offer, and which was open before it. */
  private clicked: { readonly piece: PieceId | null; readonly answered: boolean; readonly offer: string | null } =
    NOT_YET

  constructor(
    private props: BoardProps,
    private readonly camera: LiveCamera,
    private readonly display: Display,
  ) {}

  get hovered(): PieceId | null {
    return this.spot?.piece ?? null
  }

  /** New props. A different tool or offer starts again; the same offer continues unless the scene has changed. */
  update(props: BoardProps): void {
    const before = this.props
    this.props = props
    const offerChanged = props.offer?.id !== before.offer?.id || props.offer?.kind !== before.offer?.kind
    const renewed = props.offer !== before.offer && props.scene !== before.scene
    const waysChanged = !props.offer && props.ways !== before.ways
    if (!this.run || offerChanged || renewed || waysChanged || props.tool !== before.tool) {
      this.run = null
      // By keyboard a new ghost starts where its offer puts it, not where the last one was left; and what lies where
      // a ghost was put down hasn't been gone to.
      if (offerChanged && this.crosshair && (ghostAt(props.offer) || ghostAt(before.offer))) {
        this.crosshair = null
        this.spot = null
      }
      // Something else may lie there now.
      if (this.spot) this.spot = this.at(this.spot.at)
      if (this.spot && (this.crosshair || this.by === 'mouse')) this.send({ kind: 'point', spot: this.spot })
    }
    this.stale = true
  }

  get context(): ToolContext {
    const { props, display } = this
    return {
      board: props.board,
      scene: props.scene,
      pieces: display.index.byId,
      selected: props.selected,
      template: props.template,
      badges: props.badges,
      seat: props.seat ?? null,
      near: NEAR[this.by] / this.camera.view.scale,
      plan: action => props.plan(action),
      arcsOf: (from, to) => props.arcsOf(from, to),
      sight: (from, to) => props.sight(from, to),
      distance: (from, to) => props.distance?.(from, to) ?? null,
    }
  }

  /** What lies at a point of the table. */
  at(point: Vec, by = this.by): Spot {
    const { board, scene } = this.props
    return spotAt({ board, scene, index: this.display.index }, point, {
      scale: this.camera.view.scale,
      fan: this.display.fan,
      by,
    })
  }

  grabs(spot: Spot, by: 'mouse' | 'touch'): boolean {
    return this.running.grabs({ spot, by }, this.context) || this.startable(spot)
  }

  /** A drag from a piece that isn't selected yet may begin to take it somewhere. */
  begin(spot: Spot): void {
    if (this.running.grabs({ spot, by: this.by }, this.context)) return
    if (spot.piece !== null && this.startable(spot)) this.props.onStart?.(spot.piece)
  }

  private startable({ piece }: Spot): boolean {
    const { offer, tool, startable } = this.props
    return !offer && tool === 'select' && piece !== null && (startable?.(piece) ?? false)
  }

  point(spot: Spot): void {
    if (spot.piece !== this.hovered) this.props.onHover(spot.piece)
    this.spot = spot
    this.send({ kind: 'point', spot })
  }

  leave(): void {
    if (this.hovered !== null) this.props.onHover(null)
    this.spot = null
    this.send({ kind: 'leave' })
  }

  /** Whether the last click acted on an offer, answering or aiming it, and did more than choose a piece. */
  get acted(): boolean {
    const { piece, answered, offer } = this.clicked
    const open = this.props.offer?.id ?? null
    return answered || (open !== offer && open !== null && this.props.selected !== piece)
  }

  /** Returns whether the tool could use it. */
  send(event: ToolEvent): boolean {
    const { effects, used } = this.running.send(event, this.context)
    this.stale = true
    if (event.kind === 'click') {
      const answered = effects.some(({ kind }) => kind === 'answer')
      this.clicked = { piece: event.spot.piece, answered, offer: this.props.offer?.id ?? null }
    }
    for (const effect of effects) this.perform(effect)
    return used && !effects.some(effect => effect.kind === 'past')
  }

  private perform(effect: Effect): void {
    const { props } = this
    switch (effect.kind) {
      case 'select':
        props.onSelect(effect.piece, effect.cell)
        break
      case 'answer':
        props.onAnswer(effect.action)
        break
      case 'measure':
        props.onMeasure(effect.measure)
        break
      case 'cancel':
        props.onCancel()
        break
      case 'go':
        this.crosshair = effect.to
        this.point({ ...this.at(effect.to, 'mouse'), ...(effect.piece ? { piece: effect.piece } : {}) })
        break
      case 'past':
        break
    }
  }

  private get running(): Run {
    const { offer, tool, ways = [] } = this.props
    const context = this.context
    this.run ??= (offer ? startOffer(offer, context) : null) ?? this.idle(tool, ways, context)
    return this.run
  }

  private idle(tool: ToolId, ways: NonNullable<BoardProps['ways']>, context: ToolContext): Run {
    return tool === 'select' && ways.length > 0 ? startDirectly(ways, context) : startTool(tool, context)
  }

  /** Once a frame: the picture of the tool, and its proposal if that has changed. */
  refresh(): boolean {
    if (!this.stale) return false
    this.stale = false
    const context = this.context
    this.picture = this.running.picture(context)
    const proposal = this.running.proposal(context)
    const key = JSON.stringify(proposal)
    if (key !== this.proposed) {
      this.proposed = key
      this.props.onPropose(proposal)
    }
    return true
  }

  touch(): void {
    this.stale = true
  }
}
