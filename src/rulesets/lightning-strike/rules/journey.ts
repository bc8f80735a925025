import type { Pose, Vec } from '../../../engine/geometry/vec'
import type { Dice } from '../../../engine/rolls/dice'
import type { OutcomeLabel, Plan, Refusal } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { Emit } from '../events'
import type { LsRule } from '../rulebook'
import type { State, Unit } from '../state'
import { read } from '../tables/dice'
import { openWindow } from './activation'
import { readingRules, when } from './cited-dice'
import { cripple } from './damage'
import { ENTRY_THRESHOLD, type Entry, entriesOn } from './entry'
import { OBSTACLE_NAMES, outlineOf } from './obstacles'
import { retreat } from './retreat'
import { type SkillTest, skillTest } from './skill'
import { no, onTable, openActivation, unitOf } from './unit'
import { cutAt, endOf, exitOf, type Way } from './way'

/** What came of a declared way: how far it went, the checks on it, whether it left the table. */
export interface Journey {
  readonly path: readonly Pose[]
  readonly checks: readonly (SkillTest & { readonly field: string; readonly at: Vec })[]
  readonly leaves: boolean
}

export interface Declaration {
  readonly title: string
  readonly rule: LsRule
  readonly unit: Unit
  readonly way: Way
}

/** A lawful way as a plan: its warnings, the entry checks it will need, and what may come of them. */
export function planJourney(state: State, { title, rule, unit, way }: Declaration): Plan<Journey> {
  const exit = exitOf(state, way)
  const inside = exit === null ? way : cutAt(way, exit)
  const entries = entriesOn(state, inside, openActivation(state)?.entered ?? [])
  const plan: Plan<Journey> = {
    title,
    rule,
    ledgers: [],
    shapes: [
      pathShape(inside),
      ...entries.map(({ at }): Shape => ({ kind: 'label', at, label: 'check', tone: 'warn' })),
    ],
    warnings: [...leaving(unit, inside, exit), ...entries.map(entry => entryWarning(unit, entry))],
    resolve: dice => travel(dice, state, { way: inside, entries, leaves: exit !== null }),
  }
  if (entries.length === 0) return plan
  return { ...plan, outcome: journey => outcomeOf(unit, journey) }
}

const pathShape = ({ start, path }: Way): Shape => ({
  kind: 'path',
  points: [start.at, ...path.map(({ at }) => at)],
  arrow: true,
  tone: 'reach',
})

function leaving(unit: Unit, way: Way, exit: number | null): Refusal[] {
  if (exit === null) return []
  const { at } = endOf(way)
  const mark: Shape = { kind: 'disc', at, radius: 1, tone: 'bad', label: 'leaves the table' }
  return [no('LS.move.retreat', `${unit.name} leaves the table: it retreats and is out of the game.`, [mark])]
}

function entryWarning(unit: Unit, { field, rule, at }: Entry): Refusal {
  const then = unit.crippled ? 'it is Overkilled' : 'it is Crippled and stops there'
  const shapes: Shape[] = [outlineOf(field, 'warn'), { kind: 'disc', at, radius: 1, tone: 'warn' }]
  return no(rule, `Enters a ${OBSTACLE_NAMES[field.kind]}: Skill check against 2, or ${then}.`, shapes)
}

interface Course {
  readonly way: Way
  readonly entries: readonly Entry[]
  readonly leaves: boolean
}

/** Each check in turn; the first that fails ends the way where the base touched. */
function travel(dice: Dice, state: State, { way, entries, leaves }: Course): Journey {
  const checks: Journey['checks'][number][] = []
  for (const { field, along, at } of entries) {
    const check = { ...skillTest(dice, state, ENTRY_THRESHOLD), field: field.id, at }
    checks.push(check)
    if (!check.passed) return { path: stoppedAt(cutAt(way, along), at), checks, leaves: false }
  }
  return { path: way.path, checks, leaves }
}

function stoppedAt(way: Way, at: Vec): Pose[] {
  const { facing } = endOf(way)
  return [...way.path.slice(0, -1), { at, facing }]
}

function outcomeOf(unit: Unit, { checks }: Journey): OutcomeLabel {
  if (checks.every(({ passed }) => passed)) return { label: 'Gets through', rank: 0, success: true }
  return unit.crippled ? { label: 'Overkilled', rank: 2 } : { label: 'Crippled', rank: 1 }
}

/** The mover stands at the end of its way; where it came from and where it is now. */
export function setDown(draft: State, id: string, { path }: Journey): { readonly start: Pose; readonly end: Pose } {
  const unit = unitOf(draft, id)
  const start = { at: { ...unit.at }, facing: unit.facing }
  const end = endOf({ start, path })
  unit.at = { ...end.at }
  unit.facing = end.facing
  return { start, end }
}

/** Writes what came of it, after the mover itself was set down. */
export function finishJourney(draft: State, id: string, { checks, leaves }: Journey, emit: Emit): void {
  const frame = openActivation(draft)
  for (const check of checks) {
    const { field, at, faces, total, passed, margin } = check
    const kind = draft.obstacles[field]?.kind ?? 'debris'
    frame?.entered.push(field)
    emit({
      type: 'entry-checked',
      rules: [...rulesOf(kind, check), ...enteringRules(unitOf(draft, id), check)],
      unit: id,
      field,
      kind,
      at,
      faces,
      total,
      passed,
      margin,
    })
    if (!passed) cripple(draft, id, emit, [failRule(kind), 'LS.damage.crippled.midmove'])
  }
  if (leaves) retreat(draft, id, emit)
  if (onTable(unitOf(draft, id)) && frame?.slot !== 'command') openWindow(draft, 'move', id)
}

const failRule = (kind: string): LsRule => (kind === 'rock' ? 'LS.obstacle.rock.fail' : 'LS.obstacle.debris.fail')

/** By which rules a check is due and how its throw was read; an Overthrust counter weighs on Actions only. */
const enteringRules = (unit: Unit, { faces }: SkillTest): LsRule[] => [
  'LS.test.roll',
  ...readingRules(read(faces), 0),
  'LS.obstacle.contact',
  'LS.obstacle.check-path',
  ...when(unit.overthrust, 'LS.test.no-action-modifier'),
]

function rulesOf(kind: string, { passed, total, faces }: SkillTest): LsRule[] {
  const rules: LsRule[] = [kind === 'rock' ? 'LS.obstacle.rock.check' : 'LS.obstacle.debris.check']
  if (passed) return [...rules, 'LS.test.success', 'LS.test.mos']
  if (faces.every(face => face === 1)) return [...rules, 'LS.obstacle.check-fumble']
  return [...rules, total === ENTRY_THRESHOLD ? 'LS.test.threshold-draw' : 'LS.test.failure', 'LS.test.mof']
}
