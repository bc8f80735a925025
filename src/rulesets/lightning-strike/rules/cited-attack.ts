import { relativeBearing } from '../../../engine/geometry/angle'
import { same } from '../../../engine/geometry/units'
import { distance } from '../../../engine/geometry/vec'
import type { Hit } from '../combat-events'
import type { LsRule } from '../rulebook'
import type { State, Unit } from '../state'
import type { AttackResult, Shot } from './attack'
import { bothRules, readingRules, when } from './cited-dice'
import type { Defence } from './defence'
import { cloudsAround, insideRules } from './obstacles'
import { cardOf, enemies, inContact, innermostActivation, unitsOnTable } from './unit'

/** Everything by which an attack went as it did. */
export function attackRules({ state, shot, met, read, sums, hit, random }: AttackResult): LsRule[] {
  return [
    ...when(random, 'LS.cc.random.candidates', 'LS.cc.random.needs-los', 'LS.dice.default'),
    ...(shot.range.contact ? contactRules(state, shot) : rangeRules(state, shot, met)),
    ...actionRules(state, shot),
    'LS.attack.two-dice',
    'LS.defence.two-dice',
    ...bothRules(readingRules(read.attack, sums.attack), readingRules(read.defence, met.sum)),
    ...when(sums.attack !== 0 || met.sum !== 0, 'LS.attack.modifiers'),
    ...lineRules(shot, met, sums.lines),
    ...sideRules(state, shot, met),
    ...coverRules(state, met.unit),
    ...(hit ? hurtRules(hit, met) : []),
  ]
}

/** Between Units that touch. */
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
    ...when(near.length > 1, 'LS.cc.choose'),
    ...when(
      beside.some(unit => cardOf(state, unit).size === size),
      'LS.cc.random.ranged-only',
    ),
    ...when(target.evading, 'LS.cc.evade'),
    ...when(answer.turnToFace, 'LS.cc.cco.no-rear'),
  ]
}

/** Over a distance. */
function rangeRules(state: State, { attacker, target, weapon, band, range }: Shot, met: Defence): LsRule[] {
  const optimized = [attacker, met.unit].some(unit => cardOf(state, unit).closeCombatOptimized !== null)
  return [
    'LS.range.measure',
    ...when(weapon.bands.length > 1, 'LS.range.bands'),
    ...when(band.to !== 'C' && same(range.distance, band.to), 'LS.range.band-edge', 'LS.geo.epsilon'),
    ...when(optimized, 'LS.cc.cco.ranged'),
    ...insideRules(state, attacker.at, target.at),
  ]
}

/** When in its turn the attacker used this Action. */
function actionRules(state: State, { attacker }: Shot): LsRule[] {
  const frame = innermostActivation(state)
  const card = cardOf(state, attacker)
  // Once it is declared, its own Action is spent.
  const own = state.stack.at(-1)?.kind === 'attack' ? 1 : 0
  const acted = card.actions - attacker.actionsLeft > own
  return [
    ...when(frame?.moved === true, 'LS.turn.actions.any-point'),
    ...when(card.type === 'fighter' && frame?.overthrust === true, 'LS.move.fighter.overthrust.no-penalty'),
    ...when(acted, 'LS.attack.more-weapons', 'LS.attack.same-weapon', 'LS.combat.ammo'),
  ]
}

const isOptimized = (rule: string): boolean => rule.startsWith('LS.cc.cco.')
const isPenalty = (rule: string): boolean => rule.endsWith('.fire-penalty')

/** The lists of bonuses and penalties that the lines of both sums belong to. */
function lineRules({ weapon }: Shot, met: Defence, attack: readonly { readonly rule: string }[]): LsRule[] {
  const defence = met.lines.map(({ rule }) => rule)
  return [
    ...when(
      attack.some(({ rule }) => isOptimized(rule)),
      'LS.attack.cco',
    ),
    ...when(
      attack.some(({ rule }) => isPenalty(rule)),
      'LS.attack.obstacle',
    ),
    ...when(defence.some(isOptimized), 'LS.defence.cco'),
    ...when(
      defence.some(rule => rule.startsWith('LS.obstacle.')),
      'LS.defence.dust',
    ),
    ...when(weapon.missile && defence.includes('LS.defence.missile'), 'LS.card.trait-mis'),
    'LS.avoid.modifier',
  ]
}

/** The side that was struck. */
function sideRules(state: State, { attacker }: Shot, { unit, arc }: Defence): LsRule[] {
  const relative = relativeBearing(unit, attacker.at)
  const apart = distance(unit.at, attacker.at)
  return [
    'LS.avoid.by-arc',
    'LS.defarc.two',
    'LS.defarc.half',
    ...when(arc === 'front' && relative !== null && same(Math.abs(relative), 90), 'LS.defarc.boundary'),
    ...when(relative === null && apart === 0, 'LS.arc.coincident', 'LS.defarc.coincident'),
    ...when(cardOf(state, unit).type === 'exo', 'LS.move.exo.facing-passive'),
  ]
}

/** What the fields around the one who was struck did not do. */
function coverRules(state: State, unit: Unit): LsRule[] {
  const { clouds, rocks } = cloudsAround(state, unit.at)
  return [
    ...when(clouds > 1, 'LS.obstacle.bonus-once'),
    ...when(rocks > 0 && clouds === 0, 'LS.obstacle.rock.no-bonus'),
  ]
}

function hurtRules({ damage, special }: Hit, { protection }: Defence): LsRule[] {
  return [
    'LS.damage.three',
    ...when(special, 'LS.damage.types'),
    ...when(Object.values(protection).includes(damage), 'LS.damage.exceed'),
  ]
}
