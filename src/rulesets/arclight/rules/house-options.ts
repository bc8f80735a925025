import { stepsBetween } from '../../../engine/geometry/hex'
import { type Modifier, modifier, total } from '../../../engine/rolls/ledger'
import type { Plan } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { Card, Crew } from '../cards/card'
import { LOSSES, type Loss, type Ship, type State, type Torpedo } from '../state'
import { skillDie } from '../tables/dice'
import { cardOf, hasCondition, isDead, isStunned, shipsInPlay, sideOf } from './ship'
import { CM_RANGE, LAUNCH_RANGE } from './torpedoes'
import { pilotSkill, STUNNED, shortsOf } from './values'

/** ARC.opt.mods: on countermeasure and nixie rolls. For Engineering, only stun counts. */
export function counterModifiers(state: State, ship: Ship): Modifier[] {
  return [
    ...stunModifier(ship),
    ...(hasCondition(state, ship, 'ew') ? [modifier(-2, 'EW damaged', 'ARC.crit.14')] : []),
  ]
}

export const stunModifier = (ship: Ship): Modifier[] =>
  isStunned(ship) ? [modifier(STUNNED, 'Crew stunned', 'ARC.opt.mods')] : []

/** A roll of the nixie or of a countermeasure. */
interface Countering {
  readonly with: 'nixie' | 'cm'
  readonly needed: number
}

export function counterPlan(state: State, ship: Ship, { with: gear, needed }: Countering): Plan<number> {
  const die = cardOf(state, ship)[gear]
  const lines = counterModifiers(state, ship)
  const name = gear === 'cm' ? 'Countermeasure' : 'Nixie'
  return {
    title: `Roll the ${gear === 'cm' ? 'countermeasure' : 'nixie'} of ${ship.name}`,
    rule: gear === 'cm' ? 'ARC.opt.cm' : 'ARC.opt.nixie',
    ledgers: [{ name: `${name}, ${needed} needed`, base: `1D${die}`, lines, rolled: 0 }],
    resolve: dice => (die ? (dice.roll(1, die)[0] ?? 0) : 0) + total(lines),
    outcome: rolled => (rolled >= needed ? { label: 'Works', rank: 0, success: true } : { label: 'Fails', rank: 1 }),
  }
}

/** ARC.opt.nixie: rolled once per torpedo, by a ship that still has it. */
export const hasNixie = (ship: Ship): boolean => ship.nixie && shortsOf(ship, 'nixie') === 0
export const hasCm = (ship: Ship): boolean => ship.cm && shortsOf(ship, 'cm') === 0

/** ARC.opt.cm: torpedoes in range that the ship hasn't tried to stop yet. */
export const torpedoesToCounter = (state: State, ship: Ship): Torpedo[] =>
  hasCm(ship)
    ? state.torpedoes.filter(({ at, tried }) => stepsBetween(at, ship.at) <= CM_RANGE && !tried.includes(ship.id))
    : []

export const canCounter = (state: State, seat: Seat): boolean =>
  state.torpedoes.length > 0 && sideOf(state, seat).some(ship => torpedoesToCounter(state, ship).length > 0)

/** ARC.floor: a value of 0 can't drop further. */
export function pointsLost(card: Card, { losses }: Ship, loss: Loss): number {
  const lost = losses[loss]
  switch (loss) {
    case 'T':
      return Math.min(lost, card.thrust)
    case 'E':
      return Math.min(lost, card.esv)
    case 'A':
      return Math.min(lost, card.asv)
    case 'D':
      return Math.min(lost, card.ds)
    case 'M':
      return lost
  }
}

/** ARC.opt.eng: engineers can't repair what a critical took permanently. */
const isForGood = (state: State, ship: Ship, loss: Loss): boolean =>
  (loss === 'A' && hasCondition(state, ship, 'hull-cracks')) ||
  (loss === 'E' && hasCondition(state, ship, 'no-screens'))

/** ARC.opt.eng: what a ship could repair. */
export function repairsOf(state: State, ship: Ship): { id: string; label: string }[] {
  const words = { T: 'Thrust', E: 'ESV', A: 'ASV', D: 'Defensive Screens', M: 'Maneuver Number' } as const
  const card = cardOf(state, ship)
  return [
    ...LOSSES.filter(loss => pointsLost(card, ship, loss) > 0 && !isForGood(state, ship, loss)).map(loss => ({
      id: loss,
      label: `1 point of ${words[loss]}`,
    })),
    ...ship.shorts.map((short, i) => ({ id: `short.${i}`, label: `the short: ${shortWords(state, ship, short)}` })),
    ...(isStunned(ship) ? [{ id: 'stun', label: '1 turn of stun' }] : []),
  ]
}

export function shortWords(state: State, ship: Ship, short: Ship['shorts'][number]): string {
  switch (short.kind) {
    case 'thrust':
      return 'Thrust −5'
    case 'ds':
      return 'Defensive Screens −2'
    case 'weapon':
      return `${cardOf(state, ship).weapons[short.weapon ?? -1]?.name ?? 'weapon'} inactive`
    case 'cm':
      return 'countermeasure inactive'
    case 'nixie':
      return 'nixie inactive'
  }
}

export const mayRepair = (state: State, ship: Ship): boolean =>
  state.options.engineering &&
  !state.used.includes(ship.id) &&
  skillDie(pilotSkill(state, ship, 'eng')) !== null &&
  repairsOf(state, ship).length > 0

export const canRepair = (state: State, seat: Seat): boolean =>
  state.options.engineering && sideOf(state, seat).some(ship => mayRepair(state, ship))

/** ARC.opt.torp.launch: living crew members with a torpedo left who haven't launched this turn. */
export const launchersOf = (state: State, ship: Ship): { crew: Crew; bay: number }[] =>
  cardOf(state, ship).torpedoes.flatMap(({ crew }, bay) =>
    (ship.bays[bay] ?? 0) > 0 && !isDead(ship, crew) && !state.used.includes(`${ship.id}.${crew}`)
      ? [{ crew, bay }]
      : [],
  )

export const inLaunchRange = (ship: Ship, target: Ship): boolean => stepsBetween(ship.at, target.at) <= LAUNCH_RANGE

export const canLaunch = (state: State, seat: Seat): boolean =>
  state.options.torpedoes &&
  sideOf(state, seat).some(
    ship =>
      launchersOf(state, ship).length > 0 &&
      shipsInPlay(state).some(target => target.seat !== seat && inLaunchRange(ship, target)),
  )
