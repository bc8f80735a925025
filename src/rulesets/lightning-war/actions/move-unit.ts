import { lengthOf, type Pose, sub, type Vec } from '../../../engine/geometry/vec'
import type { Reach } from '../../../engine/offers'
import { type Refusal, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { MoveReach } from '../reach'
import { no } from '../rules/base'
import { isStray } from '../rules/command'
import { hasAim } from '../rules/likely'
import { startBars } from '../rules/modes'
import { mayMove, moveRefusals, stayRefusals } from '../rules/moving'
import { standing, unitsOf } from '../rules/muster'
import type { Base, State, Unit } from '../state'
import { carryMoves, modesOf } from './move'
import { noSuchUnit, notNow, pathSchema } from './shared'
import { UnitPlan } from './unit-plan'

const MODES = ['normal', 'dash'] as const

const schema = z.object({ type: z.literal('move.unit'), unit: z.string(), path: pathSchema, mode: z.enum(MODES) })

/** The base that leads: the headquarters, else the first. */
export const leaderOf = (bases: readonly Base[]): Base | undefined => bases.find(({ hq }) => hq) ?? bases[0]

/** Bases of a unit that may still move, keeping their places beside the leader; a stray finds its own way back. */
export const movers = (state: State, unit: Unit): Base[] =>
  standing(state, unit).filter(base => mayMove(state, base) && !isStray(state, base))

/** The same way, from where another base stands. */
const shifted = (path: readonly Pose[], by: Vec): Pose[] =>
  path.map(({ at, facing }) => ({ at: { x: at.x + by.x, y: at.y + by.y }, facing }))

/** All bases of a unit go together. */
export const moveUnit = define(schema)({
  rule: 'LW.turn.2',
  when: 'movement',
  plan(state, { unit: id, path, mode }, actor) {
    const unit = state.units[id]
    if (!unit) return { refusals: [noSuchUnit] }
    const early = [
      ...notNow(state, 'movement', actor),
      unit.seat !== actor && no('LW.turn.2', `${unit.name} belongs to the other side.`),
    ]
    const bases = movers(state, unit)
    const leader = leaderOf(bases)
    if (!leader)
      return {
        refusals: [
          ...early.filter(it => it !== false),
          no('LW.move.once', `Nobody of ${unit.name} can move.`),
          ...whyNot(state, unit),
        ],
      }
    const beside = new Set(bases.map(base => base.id))
    const ways = bases.map(base => ({ base, path: shifted(path, sub(base.at, leader.at)), mode, beside }))
    return unless(
      [...early, ...ways.flatMap(way => named(way.base, moveRefusals(state, way)))],
      () => new UnitPlan(state, { unit, leader, ways, path }),
    )
  },
  apply(next, { unit, path, mode }, parts, { emit }) {
    emit({
      type: 'unit-moved',
      rules: ['LW.turn.2'],
      unit,
      bases: parts.length,
      mode,
      far: lengthOf(path.map(p => p.at)),
    })
    carryMoves(next, parts, { mode, emit })
  },
  offers(state, seat) {
    const offers: UnitOffer[] = []
    for (const unit of unitsOf(state, seat)) {
      if (unit.bases.length < 2) continue
      const bases = movers(state, unit)
      const leader = leaderOf(bases)
      if (!leader || bases.length < 2) continue
      for (const mode of MODES)
        if (bases.every(base => modesOf(state, base).includes(mode)))
          offers.push(new UnitOffer(state, unit, { bases, leader, mode }))
    }
    return offers
  },
})

interface Together {
  readonly bases: readonly Base[]
  readonly leader: Base
  readonly mode: (typeof MODES)[number]
}

class UnitOffer {
  readonly kind = 'path'
  readonly rule = 'LW.turn.2'

  constructor(
    private readonly state: State,
    private readonly unit: Unit,
    private readonly move: Together,
  ) {}

  get id(): string {
    return `move.unit.${this.move.mode}.${this.unit.id}`
  }

  get label(): string {
    const { name } = this.unit
    return this.move.mode === 'normal' ? `Move all of ${name}` : `All of ${name} dash for cover`
  }

  get key(): string {
    return this.move.mode === 'normal' ? 'u' : 'x'
  }

  get piece(): string {
    return this.move.leader.id
  }

  get shared(): readonly string[] {
    return this.unit.bases
  }

  get vain(): boolean {
    const { leader, mode } = this.move
    return !hasAim(this.state, leader, mode)
  }

  bars(): readonly Refusal[] {
    const { bases, mode } = this.move
    return bases.flatMap(base => named(base, startBars(this.state, base, mode)))
  }

  get start(): Pose {
    const { at, facing } = this.move.leader
    return { at, facing }
  }

  get reach(): Reach {
    const { leader: base, mode, bases: together } = this.move
    return new MoveReach(this.state, { base, mode, together })
  }

  along(way: readonly Pose[]): z.infer<typeof schema> {
    return { type: 'move.unit', unit: this.unit.id, path: [...way], mode: this.move.mode }
  }
}

/** Why each base of a unit stays where it is. */
const whyNot = (state: State, unit: Unit): Refusal[] => standing(state, unit).flatMap(base => stayRefusals(state, base))

const named = (base: Base, refusals: readonly Refusal[]): Refusal[] =>
  refusals.map(it => ({ ...it, why: it.why.includes(base.name) ? it.why : `${base.name}: ${it.why}` }))
