import { relativeBearing } from '../../../engine/geometry/angle'
import { same } from '../../../engine/geometry/units'
import type { Emit, Hit, Severity } from '../events'
import type { LsRule } from '../rulebook'
import type { Next, State, Unit } from '../state'
import { openActivation } from './acting'
import { type Answer, ATTACK, type AttackResult, defenceName, type Shot } from './attack'
import { applyHit } from './damage'
import type { Defence } from './defence'
import { readingRules, rulesIf } from './dice'
import { cloudsAround, insideRules } from './obstacles'
import { cardOf, enemies, inContact, unitOf, unitsOnTable } from './unit'

interface Attack {
  readonly attacker: string
  readonly weapon: number
  readonly target: string
  readonly answer: Answer
  readonly turnedFirst: boolean
}

/** Writes down what an attack did. */
export function concludeAttack(next: Next, attack: Attack, result: AttackResult, emit: Emit): void {
  const { attacker, target, answer } = attack
  const weapon = cardOf(next, unitOf(next, attacker)).weapons[attack.weapon]?.name ?? ''
  emit({
    type: 'attack-resolved',
    rules: [
      ...resultRules(result),
      ...randomRules(attack, result),
      ...priorRules(attack),
      ...attackRules(next, result),
    ],
    attacker,
    weapon,
    target,
    struck: result.struck,
    rollNotes: [
      { ledger: ATTACK },
      { ledger: defenceName(result.struck === target ? null : unitOf(next, result.struck)) },
    ],
    attack: result.attack,
    defence: result.defence,
    turnedFirst: attack.turnedFirst,
    turned: answer.turnToFace,
    commandPoint: answer.commandPoint,
    hit: result.hit,
  })
  if (result.hit) applyHit(next, { unit: result.struck, severity: result.hit.severity }, emit)
}

const SEVERITY_RULES: Readonly<Record<Severity, LsRule>> = {
  glance: 'LS.damage.glance',
  stun: 'LS.damage.stun',
  crippled: 'LS.damage.crippled',
  overkill: 'LS.damage.overkill',
}

function resultRules({ attack, defence, hit }: AttackResult): LsRule[] {
  if (hit) return ['LS.attack.hit', ...(defence.fumble ? (['LS.defence.fumble'] as const) : []), ...hitRules(hit)]
  if (attack.fumble) return ['LS.attack.fumble', 'LS.dice.fumble']
  return attack.total === defence.total ? ['LS.attack.miss', 'LS.test.draw'] : ['LS.attack.miss', 'LS.test.mof']
}

const hitRules = ({ arc, halved, special, severity }: Hit): LsRule[] => [
  ...(arc === 'rear' ? (['LS.defarc.stats'] as const) : []),
  'LS.damage.total',
  ...(halved ? (['LS.damage.crippled.round'] as const) : []),
  special ? 'LS.damage.type-protection' : 'LS.damage.compare',
  SEVERITY_RULES[severity],
]

function randomRules({ target }: Attack, { random, struck }: AttackResult): LsRule[] {
  if (!random) return []
  const stray: LsRule[] = struck === target ? [] : ['LS.cc.random.resolve']
  return ['LS.cc.same-size.random', 'LS.cc.random.method', ...stray]
}

const priorRules = ({ turnedFirst, answer }: Attack): LsRule[] => [
  ...(turnedFirst ? (['LS.move.exo.facing-active'] as const) : []),
  ...(answer.turnToFace ? (['LS.cc.cco.turn', 'LS.cc.cco.keep'] as const) : []),
  ...(answer.commandPoint ? (['LS.command.defence'] as const) : []),
]

/** Every rule that decided how an attack went. */
function attackRules(state: State, { shot, met, read, sums, hit, random }: AttackResult): LsRule[] {
  return [
    ...rulesIf(random, 'LS.cc.random.candidates', 'LS.cc.random.needs-los', 'LS.dice.default'),
    ...(shot.range.contact ? contactRules(state, shot) : rangeRules(state, shot, met)),
    ...actionRules(state, shot),
    'LS.attack.two-dice',
    'LS.defence.two-dice',
    ...new Set([...readingRules(read.attack, sums.attack), ...readingRules(read.defence, met.sum)]),
    ...rulesIf(sums.attack !== 0 || met.sum !== 0, 'LS.attack.modifiers'),
    ...lineRules(shot, met, sums.lines),
    ...sideRules(state, shot, met),
    ...coverRules(state, met.unit),
    ...(hit ? hurtRules(hit, met) : []),
  ]
}

/** For Units in contact. */
function contactRules(state: State, { attacker, target, answer }: Shot): LsRule[] {
  const near = enemies(state, attacker.seat).filter(unit => inContact(unit, attacker))
  const { size } = cardOf(state, target)
  const beside = unitsOnTable(state).filter(
    unit => unit.id !== target.id && unit.id !== attacker.id && inContact(unit, target),
  )
  return [
    'LS.range.contact',
    'LS.geo.base',
    'LS.cc.state',
    ...rulesIf(near.length > 1, 'LS.cc.choose'),
    ...rulesIf(
      beside.some(unit => cardOf(state, unit).size === size),
      'LS.cc.random.ranged-only',
    ),
    ...rulesIf(target.evading, 'LS.cc.evade'),
    ...rulesIf(answer.turnToFace, 'LS.cc.cco.no-rear'),
  ]
}

/** For a ranged attack. */
function rangeRules(state: State, { attacker, target, weapon, band, range }: Shot, met: Defence): LsRule[] {
  const optimized = [attacker, met.unit].some(unit => cardOf(state, unit).closeCombatOptimized !== null)
  return [
    'LS.range.measure',
    ...rulesIf(weapon.bands.length > 1, 'LS.range.bands'),
    ...rulesIf(band.to !== 'C' && same(range.distance, band.to), 'LS.range.band-edge', 'LS.geo.epsilon'),
    ...rulesIf(optimized, 'LS.cc.cco.ranged'),
    ...insideRules(state, attacker.at, target.at),
  ]
}

/** When in its turn the attacker used this Action. */
function actionRules(state: State, { attacker }: Shot): LsRule[] {
  const frame = openActivation(state)
  const card = cardOf(state, attacker)
  // The Action for this attack has already been spent.
  const acted = card.actions - unitOf(state, attacker.id).actionsLeft > 1
  return [
    ...rulesIf(frame?.moved === true, 'LS.turn.actions.any-point'),
    ...rulesIf(card.type === 'fighter' && frame?.overthrust === true, 'LS.move.fighter.overthrust.no-penalty'),
    ...rulesIf(acted, 'LS.attack.more-weapons', 'LS.attack.same-weapon', 'LS.combat.ammo'),
  ]
}

const isOptimized = (rule: string): boolean => rule.startsWith('LS.cc.cco.')
const isPenalty = (rule: string): boolean => rule.endsWith('.fire-penalty')

/** The printed bonuses and penalties that the modifiers belong to. */
function lineRules({ weapon }: Shot, met: Defence, attack: readonly { readonly rule: string }[]): LsRule[] {
  const defence = met.lines.map(({ rule }) => rule)
  return [
    ...rulesIf(
      attack.some(({ rule }) => isOptimized(rule)),
      'LS.attack.cco',
    ),
    ...rulesIf(
      attack.some(({ rule }) => isPenalty(rule)),
      'LS.attack.obstacle',
    ),
    ...rulesIf(defence.some(isOptimized), 'LS.defence.cco'),
    ...rulesIf(
      defence.some(rule => rule.startsWith('LS.obstacle.')),
      'LS.defence.dust',
    ),
    ...rulesIf(weapon.missile && defence.includes('LS.defence.missile'), 'LS.card.trait-mis'),
    'LS.avoid.modifier',
  ]
}

/** The side that was struck. */
function sideRules(state: State, { attacker }: Shot, { unit, arc }: Defence): LsRule[] {
  const relative = relativeBearing(unit, attacker.at)
  return [
    'LS.avoid.by-arc',
    'LS.defarc.two',
    'LS.defarc.half',
    ...rulesIf(arc === 'front' && relative !== null && same(Math.abs(relative), 90), 'LS.defarc.boundary'),
    ...rulesIf(relative === null, 'LS.arc.coincident', 'LS.defarc.coincident'),
    ...rulesIf(cardOf(state, unit).type === 'exo', 'LS.move.exo.facing-passive'),
  ]
}

/** What the fields around the struck Unit didn't do. */
function coverRules(state: State, unit: Unit): LsRule[] {
  const { clouds, rocks } = cloudsAround(state, unit.at)
  return [
    ...rulesIf(clouds > 1, 'LS.obstacle.bonus-once'),
    ...rulesIf(rocks > 0 && clouds === 0, 'LS.obstacle.rock.no-bonus'),
  ]
}

function hurtRules({ damage, special }: Hit, { protection }: Defence): LsRule[] {
  return [
    'LS.damage.three',
    ...rulesIf(special, 'LS.damage.types'),
    ...rulesIf(Object.values(protection).includes(damage), 'LS.damage.exceed'),
  ]
}
