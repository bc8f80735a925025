import type { Dice } from '../../../../engine/rolls/dice'
import type { Face } from '../../cards/vehicle'
import type { Effect } from '../../parts/effect'
import type { Strike } from '../../parts/shot'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import {
  type HitHeight,
  type Penetration,
  type VehicleResult,
  WEAPON_HARDNESS,
  type WeaponHit,
  WOUNDS,
  type Wound,
  weaponHitOf,
  woundOf,
} from '../../tables/damage'
import { roll2d } from '../fire/direct'
import { fieldWeaponOf } from '../fire/hits'
import { buildingAt, groundOf } from '../ground/ground'
import { hooks } from '../hooks'
import { armourOf, fileOf, isFit, weaponBy } from '../stands'
import { randomOf } from './random-man'

/** A hit that is to be thrown for. */
export interface Blow {
  readonly state: State
  readonly target: Stand
  readonly strike: Strike
  /** Who aimed; null for fragments and for what falls from above. */
  readonly firer: Stand | null
}

export type DamageResult =
  | { readonly on: 'man'; readonly man: number; readonly wound: Wound }
  /** A rule in force has its own damage. */
  | { readonly on: 'ruled' }
  | { readonly on: 'weapon'; readonly hit: WeaponHit; readonly crew: Wound | null }
  | {
      readonly on: 'vehicle'
      readonly face: Face
      readonly height: HitHeight
      readonly penetration: Penetration
      readonly row: VehicleResult
    }

/** What a damage throw made, in numbers and in effects. */
export interface Damage {
  readonly strike: Strike
  readonly thrown: number
  readonly total: number
  readonly result: DamageResult
  readonly effects: readonly Effect[]
}

/** STR.core.hooks.damage: penetration with what the rules in force add. */
export const penetrationOfStrike = (state: State, strike: Strike): number =>
  strike.pen + hooks(state.options, 'damage.pen').reduce((sum, hook) => sum + hook(state, strike), 0)

export const isLaser = (state: State, weapon: string): boolean =>
  weaponBy(state, weapon)?.flags.includes('laser') === true

/** STR.core.damage.personnel.laser-armour: what he wears, against this weapon. */
export function wornAgainst(
  state: State,
  stand: Stand,
  hit: { readonly man: number; readonly weapon: string },
): number {
  const soldier = stand.men[hit.man]
  if (!soldier) return 0
  const armour = armourOf(state, soldier.armour)
  if (!isLaser(state, hit.weapon) || armour.laser === undefined) return armour.value
  return Math.max(armour.value, armour.laser - (armour.ablative ? (fileOf(soldier)?.ablated ?? 0) : 0))
}

/** STR.core.terrain.building-armour: fragments from outside must first pass the wall. */
export function wallAgainst({ state, target, strike }: Blow): number {
  if (strike.contact || strike.deck || !strike.from) return 0
  const house = buildingAt(state, target.at)
  if (house === null || buildingAt(state, strike.from) === house) return 0
  return numberOn(state, house, 'armour')
}

/** STR.core.indirect.overhead: what lies over a stand, against what falls from above. */
export function overheadOf({ state, target, strike }: Blow): number {
  if (!strike.deck) return 0
  return Math.max(
    0,
    ...groundOf(state)
      .at(target.at)
      .map(({ piece }) => numberOn(state, piece.id, 'overhead')),
  )
}

const numberOn = (state: State, piece: string, name: string): number => {
  const value = groundOf(state).piece(piece)?.piece.values?.[name]
  return typeof value === 'number' ? value : 0
}

/** Armour of a man against this strike. */
export const armourAgainst = (blow: Blow, man: number): number =>
  Math.max(wornAgainst(blow.state, blow.target, { man, weapon: blow.strike.weapon }), overheadOf(blow)) +
  wallAgainst(blow)

/** STR.core.damage.personnel.worse: none stays none. */
export const worsened = (wound: Wound, levels: number): Wound =>
  wound === 'none' ? wound : (WOUNDS[Math.min(WOUNDS.length - 1, WOUNDS.indexOf(wound) + levels)] ?? wound)

/** STR.core.damage.personnel.he-man: an option, for a high explosive round that strikes the man himself. */
const burstsOnHim = ({ state, strike }: Blow): boolean =>
  state.options.heMan &&
  strike.contact &&
  weaponBy(state, strike.weapon)?.kinds.some(({ kind, burst }) => kind === 'HE' && burst !== undefined) === true

export interface WoundRoll {
  readonly thrown: number
  readonly total: number
  readonly wound: Wound
}

/** STR.core.damage.personnel.throw, .table: two dice and the penetration that is left, some levels worse. */
export const rollWound = ({ options }: State, pen: number, levels: number, dice: Dice): WoundRoll =>
  dice.part(
    (roll): WoundRoll => {
      const thrown = roll2d(roll)
      const total = thrown + pen
      return { thrown, total, wound: worsened(woundOf(options.woundTable, total), levels) }
    },
    ({ wound }) => wound,
  )

/** A hit on a man. */
export function strikeMan(blow: Blow, man: number, dice: Dice): Damage {
  const { state, target, strike } = blow
  const airless = hooks(state.options, 'damage.post').filter(hook => hook(state, strike).includes('worse')).length
  const pen = penetrationOfStrike(state, strike) - armourAgainst(blow, man)
  const { thrown, total, wound } = rollWound(state, pen, (burstsOnHim(blow) ? 1 : 0) + airless, dice)
  const soldier = target.men[man]
  const effects: Effect[] = wound === 'none' ? [] : [{ type: 'wound', stand: target.id, man, wound }]
  if (soldier && armourOf(state, soldier.armour).ablative && isLaser(state, strike.weapon))
    effects.push({ type: 'ablate', stand: target.id, man })
  return { strike, thrown, total, result: { on: 'man', man, wound }, effects }
}

/** STR.core.damage.weapon.table, .crew: a gun, mortar or missile tube is struck, or one who serves it. */
export function strikeWeapon(blow: Blow, dice: Dice): Damage {
  const { state, target, strike } = blow
  const { thrown, total, hit } = dice.part(
    roll => {
      const two = roll2d(roll)
      const sum = two + penetrationOfStrike(state, strike) - WEAPON_HARDNESS
      return { thrown: two, total: sum, hit: weaponHitOf(sum) }
    },
    one => one.hit,
  )
  const done = (crew: Wound | null, effects: readonly Effect[]): Damage => ({
    strike,
    thrown,
    total,
    result: { on: 'weapon', hit, crew },
    effects,
  })
  if (hit === 'none') return done(null, [])
  if (hit === 'crew') {
    const man = randomOf(
      target.men.flatMap((soldier, i) => (isFit(soldier) ? [i] : [])),
      dice,
      i => armourAgainst(blow, i),
    )
    if (man === null) return done(null, [])
    const { result, effects } = strikeMan(blow, man, dice)
    return done(result.on === 'man' ? result.wound : null, effects)
  }
  const slot = fieldWeaponOf(state, target)
  return done(null, slot === null ? [] : [{ type: 'weapon', stand: target.id, weapon: slot }])
}
