import { hexCentre, hexOf, stepsBetween } from '../../../engine/geometry/hex'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { count } from '../../../engine/words'
import { arcWords, type Card, type Crew, crewOf, crewWords, type Weapon, weaponryOf } from '../cards/card'
import type { Emit, Silence } from '../events'
import type { ArcRule } from '../rulebook'
import type { Ship, Slot, State } from '../state'
import { bearingWords } from '../words'
import { arcTo, bearingTo } from './arcs'
import { bandOf } from './range'
import { cardOf, enemiesOf, hasCondition, inPlay, isDead, openArcs, shipsInPlay } from './ship'

/** ARC.fire.order, ARC.fire.order.gunners: gunners by skill, then pilots by skill. Equals fire together. */
export function firingQueue(state: State): Slot[][] {
  const slots = shipsInPlay(state).flatMap(ship => {
    const card = cardOf(state, ship)
    return crewOf(card)
      .filter(crew => !isDead(ship, crew) && mayUse(state, { ship, card, crew }))
      .map(crew => ({ ship: ship.id, crew, rank: rankOf(card, crew) }))
  })
  const ranks = [...new Set(slots.map(({ rank }) => rank))].sort((a, b) => b - a)
  return ranks.map(rank => slots.filter(slot => slot.rank === rank).map(({ ship, crew }) => ({ ship, crew })))
}

/** Every gunner fires before the pilots. */
const PILOT = -100
const rankOf = (card: Card, crew: Crew): number => weaponryOf(card, crew) + (crew === 'P' ? PILOT : 0)

interface Post {
  readonly ship: Ship
  readonly card: Card
  readonly crew: Crew
}

const mayUse = (state: State, { ship, card, crew }: Post): boolean =>
  card.weapons.some(weapon => isAssigned(state, ship, { weapon, crew }))

/** ARC.fire.assigned, ARC.fire.dead-crew: a crew member's own cannons, and those of dead crew with that option. */
export function isAssigned(state: State, ship: Ship, { weapon, crew }: { weapon: Weapon; crew: Crew }): boolean {
  if (weapon.crew === crew) return true
  return state.options.uncrewed === 'takeover' && isDead(ship, weapon.crew)
}

/** ARC.fire.able, ARC.fire.once and the speed reading of ARC.hit.sr, quickly and without reasons. */
function isReady(state: State, ship: Ship, index: number): boolean {
  const held = ship.weapons[index]
  if (!held || held.eliminated || held.fired || isDeclared(state, ship, index)) return false
  if (ship.shorts.length > 0 && isShorted(ship, index)) return false
  return !tooFast(state, ship, index)
}

/** ARC.fire.once: another crew member of the group already fires it. Several can take over one weapon. */
const isDeclared = (state: State, ship: Ship, index: number): boolean =>
  state.group.some(slot => slot.shot?.weapon === index && slot.ship === ship.id)

const isShorted = (ship: Ship, index: number): boolean =>
  ship.shorts.some(short => short.kind === 'weapon' && short.weapon === index)

function tooFast(state: State, ship: Ship, index: number): boolean {
  if (state.options.sr !== 'speed') return false
  const sr = cardOf(state, ship).weapons[index]?.sr
  return sr !== null && sr !== undefined && ship.spent >= sr
}

/** ARC.range.max, ARC.fire.arc: whether a ship is in range and arc of a weapon. */
export function bearsOn(ship: Ship, { weapon, index }: { weapon: Weapon; index: number }, target: Ship): boolean {
  if (!bandOf(weapon, stepsBetween(ship.at, target.at))) return false
  return openArcs(weapon, ship.weapons[index]?.lock ?? null).includes(arcTo(ship, target.at))
}

/** Whether a crew member has a weapon that can fire at an enemy. */
export function canFire(state: State, { ship: id, crew }: Slot): boolean {
  const ship = state.ships[id]
  if (!ship || !inPlay(ship) || isDead(ship, crew) || hasCondition(state, ship, 'shutdown')) return false
  const { weapons } = cardOf(state, ship)
  return weapons.some((weapon, index) => {
    if (!isAssigned(state, ship, { weapon, crew }) || !isReady(state, ship, index)) return false
    for (const other in state.ships) {
      const target = state.ships[other]
      if (target && target.seat !== ship.seat && inPlay(target) && bearsOn(ship, { weapon, index }, target)) return true
    }
    return false
  })
}

/** Every reason why a weapon can't fire. */
export function weaponRefusals(state: State, ship: Ship, { crew, index }: { crew: Crew; index: number }): Refusal[] {
  const weapon = cardOf(state, ship).weapons[index]
  const held = ship.weapons[index]
  if (!weapon || !held) return [refuse('ARC.fire.assigned', `${ship.name} has no such weapon.`)]
  const { name, sr } = weapon
  return [
    isDead(ship, crew) && refuse('ARC.fire.dead-crew', `The ${crewWords(crew)} is dead and can't fire.`),
    !isAssigned(state, ship, { weapon, crew }) &&
      refuse('ARC.fire.assigned', `The ${name} belongs to the ${crewWords(weapon.crew)}.`),
    held.eliminated && refuse('ARC.code.W', `The ${name} is eliminated.`),
    held.fired && refuse('ARC.fire.once', `The ${name} has already fired this turn.`),
    isDeclared(state, ship, index) && refuse('ARC.fire.once', `The ${name} is already declared to fire.`),
    isShorted(ship, index) && refuse('ARC.code.short.weapon', `The ${name} is inactive from a system short.`),
    hasCondition(state, ship, 'shutdown') && refuse('ARC.crit.9', `All weapons of ${ship.name} are shut down.`),
    tooFast(state, ship, index) &&
      refuse(
        'ARC.hit.sr',
        `${ship.name} has spent ${count(ship.spent, 'movement point')}. The ${name} can fire only below ${sr}.`,
      ),
  ].filter(refusal => refusal !== false)
}

/** Why a weapon can't fire at a target: its side, its range, its arc. */
export function targetRefusals(ship: Ship, mounted: { weapon: Weapon; index: number }, target: Ship): Refusal[] {
  const { weapon, index } = mounted
  const hexes = stepsBetween(ship.at, target.at)
  const evidence = (): Shape[] => {
    const points = [ship, target].map(({ at }) => hexCentre(hexOf(at)))
    return [{ kind: 'path', tone: 'bad', points, dashed: true, label: count(hexes, 'hex', 'hexes') }]
  }
  const lock = ship.weapons[index]?.lock ?? null
  const arcs = openArcs(weapon, lock)
  const arc = arcTo(ship, target.at)
  return [
    target.seat === ship.seat && refuse('ARC.fire.target', `${target.name} is on your own side.`),
    !inPlay(target) && refuse('ARC.fire.target', `${target.name} is out of play.`),
    !bandOf(weapon, hexes) &&
      refuse(
        'ARC.range.max',
        `${target.name} is ${hexes} hexes away. The ${weapon.name} reaches ${weapon.range.long}.`,
        evidence(),
      ),
    !arcs.includes(arc) &&
      refuse(
        lock ? 'ARC.crit.17' : 'ARC.fire.arc',
        `${target.name} is in the ${arc} arc, ${bearingWords(bearingTo(ship, target.at) ?? 0)}. The ${weapon.name} ${lock ? 'is locked to' : 'fires'} ${arcWords(arcs)}.`,
        evidence(),
      ),
  ].filter(refusal => refusal !== false)
}

/** ARC.fire.immediate: tells why a crew member can't fire now. A ship out of play isn't mentioned. */
export function tellIdle(state: State, { ship: id, crew }: Slot, emit: Emit): void {
  const ship = state.ships[id]
  if (!ship || !inPlay(ship)) return
  const { why, rules } = silenceOf(state, ship, crew)
  emit({ type: 'idle', rules, ship: id, crew, why })
}

function silenceOf(state: State, ship: Ship, crew: Slot['crew']): { why: Silence; rules: ArcRule[] } {
  if (isDead(ship, crew)) return { why: 'dead', rules: ['ARC.fire.immediate', 'ARC.fire.dead-crew'] }
  if (hasCondition(state, ship, 'shutdown')) return { why: 'shutdown', rules: ['ARC.fire.able', 'ARC.crit.9'] }
  const guns = cardOf(state, ship).weapons.flatMap((weapon, index) =>
    isAssigned(state, ship, { weapon, crew })
      ? [{ weapon, index, reasons: weaponRefusals(state, ship, { crew, index }) }]
      : [],
  )
  const ready = guns.filter(({ reasons }) => reasons.length === 0)
  if (ready.length === 0)
    return {
      why: 'no-weapon',
      rules: rulesOf(
        'ARC.fire.able',
        guns.flatMap(({ reasons }) => reasons),
      ),
    }
  const missed = enemiesOf(state, ship.seat).flatMap(enemy => ready.flatMap(gun => targetRefusals(ship, gun, enemy)))
  return { why: 'no-target', rules: rulesOf('ARC.fire.target', missed) }
}

const rulesOf = (first: ArcRule, reasons: readonly { readonly rule: string }[]): ArcRule[] => [
  ...new Set([first, ...reasons.map(({ rule }) => rule as ArcRule)]),
]
