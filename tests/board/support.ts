import { type Run, run } from '../../src/board/tools/run'
import type { Effect, Picture, Spot, Tool, ToolContext, ToolEvent } from '../../src/board/tools/tool'
import type { Vec } from '../../src/engine/geometry/vec'
import { plain, type Refusal } from '../../src/engine/rolls/plan'
import type { Action } from '../../src/engine/ruleset'
import type { BoardSpec, Scene, ScenePiece } from '../../src/engine/scene/scene'

export const TABLE: BoardSpec = {
  kind: 'free',
  unit: 'cm',
  width: 120,
  height: 90,
  backdrop: 'space',
  world: { unit: 'm', per: 500 },
}

export const piece = (id: string, x: number, y: number, more: Partial<ScenePiece> = {}): ScenePiece => ({
  id,
  name: id.toUpperCase(),
  seat: 'A',
  at: { x, y },
  facing: 0,
  radius: 1.5,
  art: 'exo',
  markers: [],
  ...more,
})

export const sceneOf = (pieces: readonly ScenePiece[], more: Partial<Scene> = {}): Scene => ({
  pieces,
  areas: [],
  cells: [],
  links: [],
  shapes: [],
  status: [],
  ...more,
})

/** A table on which everything is legal, unless `more` says otherwise. */
export function contextOf(scene: Scene, more: Partial<ToolContext> = {}): ToolContext {
  return {
    board: TABLE,
    scene,
    pieces: new Map(scene.pieces.map(each => [each.id, each])),
    selected: null,
    template: null,
    badges: new Map(),
    seat: null,
    near: 1,
    plan: () => plain('', 'T'),
    arcsOf: () => [],
    sight: () => ({ clear: true, lines: [], shapes: [] }),
    distance: () => null,
    ...more,
  }
}

export const refusing = (when: (action: Action) => boolean, ...refusals: Refusal[]): ToolContext['plan'] => {
  return action => (when(action) ? { refusals } : plain('', 'T'))
}

/** An action with something in it, as games make them. */
export const act = <T extends object>(type: string, values: T): Action & T => ({ type, ...values })

/** Drives a tool as hands would and remembers what it wanted done. */
export class Driver {
  readonly effects: Effect[] = []
  private readonly tool: Run

  constructor(
    tool: Run,
    public context: ToolContext,
  ) {
    this.tool = tool
  }

  static of<S>(tool: Tool<S>, context: ToolContext): Driver {
    return new Driver(run(tool, context), context)
  }

  spot(at: Vec): Spot {
    const under = this.context.scene.pieces.findLast(
      each => Math.hypot(each.at.x - at.x, each.at.y - at.y) <= each.radius,
    )
    return { at, piece: under?.id ?? null, cell: null }
  }

  send(event: ToolEvent): boolean {
    const { effects, used } = this.tool.send(event, this.context)
    this.effects.push(...effects)
    return used
  }

  point(x: number, y: number): this {
    this.send({ kind: 'point', spot: this.spot({ x, y }) })
    return this
  }

  click(x: number, y: number, how: { waypoint?: boolean; touch?: boolean } = {}): this {
    if (!how.touch) this.point(x, y)
    this.send({ kind: 'click', spot: this.spot({ x, y }), waypoint: false, touch: false, ...how })
    return this
  }

  drag(from: Vec, to: Vec): this {
    this.send({ kind: 'drag', from: this.spot(from), to: this.spot(to) })
    return this
  }

  drop(from: Vec, to: Vec): this {
    this.drag(from, to).send({ kind: 'drop', from: this.spot(from), to: this.spot(to) })
    return this
  }

  press(kind: 'enter' | 'waypoint' | 'back' | 'cancel'): this {
    this.send({ kind })
    return this
  }

  tab(by: 1 | -1 = 1): this {
    const before = this.effects.length
    this.send({ kind: 'step', by })
    // The board puts the crosshair where the tool wants it and tells the tool.
    for (const effect of this.effects.slice(before)) {
      if (effect.kind !== 'go') continue
      const spot = this.spot(effect.to)
      this.send({ kind: 'point', spot: { ...spot, piece: effect.piece ?? spot.piece } })
    }
    return this
  }

  get picture(): Picture {
    return this.tool.picture(this.context)
  }

  get proposal(): Action | null {
    return this.tool.proposal(this.context)
  }

  grabs(at: Vec, by: 'mouse' | 'touch' = 'mouse'): boolean {
    return this.tool.grabs({ spot: this.spot(at), by }, this.context)
  }

  /** What of one kind the tool wanted done. */
  wanted<K extends Effect['kind']>(kind: K): Extract<Effect, { kind: K }>[] {
    return this.effects.filter((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind)
  }
}
