import { word } from '../../../engine/bounds'
import { lengthOf, type Pose, sub, type Vec } from '../../../engine/geometry/vec'
import { type Plan, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { count, list } from '../../../engine/words'
import { define, during } from '../define'
import type { LwRule } from '../rulebook'
import { isStray } from '../rules/command'
import { mayMove, moveRefusals, stayRefusals } from '../rules/moving'
import { retreatOf } from '../rules/retiring'
import { basesOfUnit, unitsOf } from '../rules/roster'
import { endOf, type Way } from '../rules/way'
import { inches } from '../rules/words'
import type { Base, State, Unit } from '../state'
import { carryMoves, modesOf, type Part } from './move'
import { named, UnitMoveOffer } from './move-offer'
import { cutOffWarnings, fireLostBy, wayShape } from './move-plan'
import { noSuchUnit, notNow, pathSchema } from './shared'

const MODES = ['normal', 'dash'] as const

const schema = z.strictObject({ type: z.literal('move.unit'), unit: word, path: pathSchema, mode: z.enum(MODES) })

/** The base that leads: the headquarters, else the first. */
export const leaderOf = (bases: readonly Base[]): Base | undefined => bases.find(({ hq }) => hq) ?? bases[0]

/** Bases of a unit that may still move, keeping their places beside the leader; a stray finds its own way back. */
export const movers = (state: State, unit: Unit): Base[] =>
  basesOfUnit(state, unit).filter(base => mayMove(state, base) && !isStray(state, base))

/** The same way, from where another base stands. */
const shifted = (path: readonly Pose[], by: Vec): Pose[] =>
  path.map(({ at, facing }) => ({ at: { x: at.x + by.x, y: at.y + by.y }, facing }))

/** All bases of a unit go together. */
export const moveUnit = define(schema)({
  rule: 'LW.turn.2',
  when: during('movement'),
  plan(state, { unit: id, path, mode }, actor) {
    const unit = state.units[id]
    if (!unit) return { refusals: [noSuchUnit] }
    const early = [
      ...notNow(state, 'movement', actor),
      unit.seat !== actor && refuse('LW.turn.2', `${unit.name} belongs to the other side.`),
    ]
    const bases = movers(state, unit)
    const leader = leaderOf(bases)
    if (!leader)
      return {
        refusals: [
          ...early.filter(it => it !== false),
          refuse('LW.move.once', `No base of ${unit.name} can move.`),
          ...whyNot(state, unit),
        ],
      }
    const beside = new Set(bases.map(base => base.id))
    const ways = bases.map(base => ({ base, path: shifted(path, sub(base.at, leader.at)), mode, beside }))
    return unless([...early, ...ways.flatMap(way => named(way.base, moveRefusals(state, way)))], () =>
      unitPlan(state, { unit, leader, ways, path }),
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
    const offers: UnitMoveOffer[] = []
    for (const unit of unitsOf(state, seat)) {
      if (unit.bases.length < 2) continue
      const bases = movers(state, unit)
      const leader = leaderOf(bases)
      if (!leader || bases.length < 2) continue
      for (const mode of MODES)
        if (bases.every(base => modesOf(state, base).includes(mode)))
          offers.push(new UnitMoveOffer(state, { unit, bases, leader }, mode))
    }
    return offers
  },
})

/** Why each base of a unit stays where it is. */
const whyNot = (state: State, unit: Unit): Refusal[] =>
  basesOfUnit(state, unit).flatMap(base => stayRefusals(state, base))

interface Joint {
  readonly unit: Unit
  readonly leader: Base
  readonly ways: readonly Way[]
  /** Of the leader. */
  readonly path: readonly Pose[]
}

/** The legal moves of bases that go together. */
export function unitPlan(state: State, { unit, leader, ways, path }: Joint): Plan<readonly Part[]> {
  const parts = ways.map(way => ({
    base: way.base.id,
    path: way.path,
    retreat: retreatOf(state, way.base, endOf(way).at),
  }))
  const far = lengthOf([leader.at, ...path.map(({ at }) => at)])
  return {
    title: `Move all of ${unit.name}: ${count(ways.length, 'base')}, ${inches(far)}`,
    rule: 'LW.turn.2',
    ledgers: [],
    shapes: () => ways.map(wayShape),
    warnings: () => [
      ...cutOffWarnings(state, unit, ways),
      ...(parts.some(({ retreat }) => retreat === 'retires')
        ? [refuse('LW.morale.when.retire', `${unit.name} will retire before the enemy and must test morale.`)]
        : []),
      ...fireLostWarnings(state, ways),
    ],
    resolve: () => parts,
  }
}

/** Told once for all bases it is true of. */
function fireLostWarnings(state: State, ways: readonly Way[]): Refusal[] {
  const names = new Map<string, string[]>()
  const rules = new Map<string, LwRule>()
  for (const way of ways) {
    const lost = fireLostBy(state, way)
    if (!lost) continue
    const { words, rule } = lost
    rules.set(words, rule)
    names.set(words, [...(names.get(words) ?? []), way.base.name])
  }
  return [...rules].map(([words, rule]) => refuse(rule, `${list(names.get(words) ?? [])} ${words}.`))
}
