import type { Pose, Vec } from '../../../engine/geometry/vec'
import type { Reach } from '../../../engine/offers'
import type { Dice } from '../../../engine/rolls/dice'
import { type OutcomeLabel, type Plan, type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { Seat } from '../../../engine/seats'
import type { Emit } from '../events'
import type { LsRule } from '../rulebook'
import type { Activation, Next, State, Unit } from '../state'
import { activeUnit, notActive, openActivation } from './acting'
import { openWindow } from './command'
import { cripple, leaveTable, sourceLostRules } from './damage'
import { read, readingRules, rulesIf, type SkillTest, skillTest } from './dice'
import { ENTRY_THRESHOLD, type Entry, entriesOn } from './entry'
import { exoReach } from './exo'
import { flightReach } from './flight-reach'
import { OBSTACLE_NAMES, outlineOf } from './obstacles'
import { cutAt, endOf, exitOf, type Route } from './route'
import { cardOf, onTable, unitOf } from './unit'
import { changeUnit, putTop } from './writing'

/** The active Unit of a seat if it can still move: LS.command.out-of-sequence.no-second-move. */
export function movingUnit(state: State, seat: Seat): { readonly unit: Unit; readonly frame: Activation } | null {
  const unit = activeUnit(state, seat)
  const frame = openActivation(state)
  return unit && frame && frame.slot !== 'actions-only' ? { unit, frame } : null
}

/** How the active Unit can still move. */
export function reachOf(state: State, unit: Unit, frame: Activation): Reach {
  return cardOf(state, unit).type === 'exo' ? exoReach(state, unit, frame) : flightReach(state, unit, frame)
}

/** Why a Unit can't move now, or a path isn't one. */
export function movingRefusals(state: State, unit: Unit, path: readonly Pose[]): Refusal[] {
  const frame = openActivation(state)
  return [
    notActive(state, unit),
    frame?.unit === unit.id &&
      frame.slot === 'actions-only' &&
      refuse('LS.command.out-of-sequence.no-second-move', `${unit.name} has already moved this turn.`),
    path.length === 0 && refuse('LS.move.basic', 'Choose where to move.'),
  ].filter(refusal => typeof refusal === 'object' && refusal !== null)
}

/** The result of a declared move: how far it went, its entry checks, and whether it left the table. */
export interface MoveResult {
  readonly path: readonly Pose[]
  readonly checks: readonly (SkillTest & { readonly field: string; readonly at: Vec })[]
  readonly leaves: boolean
}

interface Declaration {
  readonly title: string
  readonly rule: LsRule
  readonly unit: Unit
  readonly route: Route
}

/** The plan of a legal move: its warnings, the entry checks it needs, and their possible results. */
export function planMove(state: State, { title, rule, unit, route }: Declaration): Plan<MoveResult> {
  const exit = exitOf(state, route)
  const inside = exit === null ? route : cutAt(route, exit)
  const entries = entriesOn(state, inside, openActivation(state)?.entered ?? [])
  const plan: Plan<MoveResult> = {
    title,
    rule,
    ledgers: [],
    shapes: () => [
      pathShape(inside),
      ...entries.map(({ at }): Shape => ({ kind: 'label', at, label: 'check', tone: 'warn' })),
    ],
    warnings: () => [...leavingWarnings(unit, inside, exit), ...entries.map(entry => entryWarning(unit, entry))],
    resolve: dice => resolveMove(dice, state, { route: inside, entries, leaves: exit !== null }),
  }
  return entries.length === 0 ? plan : { outcome: result => outcomeOf(unit, result), ...plan }
}

const pathShape = ({ start, path }: Route): Shape => ({
  kind: 'path',
  points: [start.at, ...path.map(({ at }) => at)],
  arrow: true,
  tone: 'reach',
})

function leavingWarnings(unit: Unit, route: Route, exit: number | null): Refusal[] {
  if (exit === null) return []
  const { at } = endOf(route)
  const mark: Shape = { kind: 'disc', at, radius: 1, tone: 'bad', label: 'leaves the table' }
  return [refuse('LS.move.retreat', `${unit.name} leaves the table and is out of the game.`, [mark])]
}

function entryWarning(unit: Unit, { field, rule, at }: Entry): Refusal {
  const failure = unit.crippled ? 'it is destroyed' : 'it is Crippled and stops there'
  const why = `${unit.name} enters a ${OBSTACLE_NAMES[field.kind]}. If it fails a Skill check against 2, ${failure}.`
  return refuse(rule, why, [outlineOf(field, 'warn'), { kind: 'disc', at, radius: 1, tone: 'warn' }])
}

interface Course {
  readonly route: Route
  readonly entries: readonly Entry[]
  readonly leaves: boolean
}

/** Makes the checks in order. The first failure ends the move where the base touched the field. */
function resolveMove(dice: Dice, state: State, { route, entries, leaves }: Course): MoveResult {
  const checks: MoveResult['checks'][number][] = []
  for (const { field, along, at } of entries) {
    const check = { ...skillTest(dice, state, ENTRY_THRESHOLD), field: field.id, at }
    checks.push(check)
    if (!check.passed) return { path: stoppedAt(cutAt(route, along), at), checks, leaves: false }
  }
  return { path: route.path, checks, leaves }
}

function stoppedAt(route: Route, at: Vec): Pose[] {
  const { facing } = endOf(route)
  return [...route.path.slice(0, -1), { at, facing }]
}

function outcomeOf(unit: Unit, { checks }: MoveResult): OutcomeLabel {
  if (checks.every(({ passed }) => passed)) return { label: 'Gets through', rank: 0, success: true }
  return unit.crippled ? { label: 'Destroyed', rank: 2 } : { label: 'Crippled', rank: 1 }
}

/** Moves the Unit to the end of its path, and says where it was and where it is now. */
export function placeMover(next: Next, id: string, { path }: MoveResult): { readonly start: Pose; readonly end: Pose } {
  const { at, facing } = unitOf(next, id)
  const start = { at, facing }
  const end = endOf({ start, path })
  changeUnit(next, id, { at: end.at, facing: end.facing })
  return { start, end }
}

/** Writes down the checks, the damage and the retreat, once the Unit has moved. */
export function finishMove(next: Next, id: string, { checks, leaves }: MoveResult, emit: Emit): void {
  const frame = openActivation(next)
  if (frame && checks.length > 0)
    putTop(next, { ...frame, entered: [...frame.entered, ...checks.map(({ field }) => field)] })
  for (const check of checks) {
    const { field, at, faces, total, passed, margin } = check
    const kind = next.obstacles[field]?.kind ?? 'debris'
    const rules = [...checkRules(kind, check), ...enteringRules(unitOf(next, id), check)]
    emit({ type: 'entry-checked', rules, unit: id, field, kind, at, faces, total, passed, margin })
    if (!passed) cripple(next, id, emit, [failRule(kind), 'LS.damage.crippled.midmove'])
  }
  if (leaves) retreat(next, id, emit)
  if (onTable(unitOf(next, id)) && frame?.slot !== 'command') openWindow(next, 'move', id)
}

const failRule = (kind: string): LsRule => (kind === 'rock' ? 'LS.obstacle.rock.fail' : 'LS.obstacle.debris.fail')

/** Why the check was needed and how its roll was read. An Overthrust counter affects only Actions. */
const enteringRules = (unit: Unit, { faces }: SkillTest): LsRule[] => [
  'LS.test.roll',
  ...readingRules(read(faces), 0),
  'LS.obstacle.contact',
  'LS.obstacle.check-path',
  ...rulesIf(unit.overthrust, 'LS.test.no-action-modifier'),
]

function checkRules(kind: string, { passed, total, faces }: SkillTest): LsRule[] {
  const rules: LsRule[] = [kind === 'rock' ? 'LS.obstacle.rock.check' : 'LS.obstacle.debris.check']
  if (passed) return [...rules, 'LS.test.success', 'LS.test.mos']
  if (faces.every(face => face === 1)) return [...rules, 'LS.obstacle.check-fumble']
  return [...rules, total === ENTRY_THRESHOLD ? 'LS.test.threshold-draw' : 'LS.test.failure', 'LS.test.mof']
}

/** It is out of the game at once, and takes its ECM counter and the counters on it along. */
function retreat(next: Next, id: string, emit: Emit): void {
  const { at } = unitOf(next, id)
  const rules = ['LS.move.retreat', 'LS.turn.retreat-dead', ...sourceLostRules(next, id)] as const
  emit({ type: 'retreated', rules, unit: id, at })
  leaveTable(next, id, 'retreated', emit)
}
