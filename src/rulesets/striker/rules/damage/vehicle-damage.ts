import { relativeBearing } from '../../../../engine/geometry/angle'
import { distance, type Vec } from '../../../../engine/geometry/vec'
import type { Dice } from '../../../../engine/rolls/dice'
import type { Face } from '../../cards/vehicle'
import type { Effect } from '../../parts/effect'
import type { Strike } from '../../parts/shot'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import {
  type HitHeight,
  LEFT_OVER,
  type Penetration,
  penetrationOf,
  SUB_TABLES,
  type VehicleResult,
} from '../../tables/damage'
import { roll2d } from '../fire/direct'
import { groundOf } from '../ground/ground'
import { hooks } from '../hooks'
import { eyeOf, isHullDown } from '../spotting/sight'
import { aboardOf, armourOf, isFit, mustVehicle } from '../stands'
import { randomOf } from './random-man'
import { type Blow, type Damage, penetrationOfStrike, rollWound } from './wounds'

/** Where a blow comes from: a point on the table, or the plate it must strike. */
export interface Approach {
  readonly from: Vec | null
  readonly plate: 'deck' | 'belly' | null
}
const METRES = 10
const QUARTER = 45

/** STR.core.damage.vehicle.face: by the quarter it comes from; `above` is how many metres the attacker is higher. */
export function faceOf(target: Pick<Stand, 'at' | 'facing'>, { from, plate }: Approach, above = 0): Face {
  if (plate) return plate
  if (!from) return 'deck'
  if (above > 0 && above >= distance(from, target.at) * METRES - 1e-6) return 'deck'
  const off = Math.abs(relativeBearing(target, from) ?? 0)
  if (off <= QUARTER + 1e-6) return 'front'
  return off >= 180 - QUARTER - 1e-6 ? 'rear' : 'side'
}

/** Metres that the attacker's eye lies above the target's. */
export function heightOver(state: State, firer: Stand, target: Stand): number {
  const ground = groundOf(state)
  const top = (stand: Stand) => ground.elevation(stand.at) + eyeOf(state, stand)
  return top(firer) - top(target)
}

const faceStruck = ({ state, target, strike, firer }: Blow): Face =>
  faceOf(
    target,
    { from: strike.from, plate: strike.deck ? 'deck' : null },
    firer ? heightOver(state, firer, target) : 0,
  )

export const faceArmour = (state: State, target: Stand, face: Face): number =>
  hooks(state.options, 'damage.armour').reduce<number>(
    (value, hook) => hook(state, target, face) ?? value,
    mustVehicle(state, target).armour[face],
  )

/** STR.core.damage.vehicle.height: what is known without a die; null where one must be thrown. */
export function knownHeight(
  { state, target, firer }: Pick<Blow, 'state' | 'target' | 'firer'>,
  face: Face,
): HitHeight | null {
  for (const hook of hooks(state.options, 'damage.height')) {
    const height = hook(state, target)
    if (height) return height
  }
  if (face === 'deck') return 'high'
  if (face === 'belly') return 'low'
  return firer && isHullDown(state, firer, target) ? 'high' : null
}

const one = (dice: Dice): number => dice.sum(1, 6)

interface Struck {
  readonly state: State
  readonly target: Stand
  readonly strike: Strike
  readonly armour: number
  readonly dice: Dice
}

/** STR.core.damage.vehicle.throw and what follows from it, in dice order. */
export function strikeVehicle(blow: Blow, dice: Dice): Damage {
  const { state, target } = blow
  const face = faceStruck(blow)
  const armour = faceArmour(state, target, face)
  const strike = { ...blow.strike, pen: penetrationOfStrike(state, blow.strike) }
  const height = knownHeight(blow, face) ?? rollHeight(dice)
  const { thrown, total, penetration } = rollPenetration(strike.pen - armour, dice)
  const struck: Struck = { state, target, strike, armour, dice }
  const row = penetration === 'none' ? {} : rowOf(struck, penetration, height)
  const effects = [
    ...(penetration === 'minor' || penetration === 'major' ? [unsealed(target)] : []),
    ...effectsOf(struck, row).map(effect =>
      effect.type === 'system' && penetration !== 'none' ? { ...effect, by: penetration } : effect,
    ),
    ...(armour <= 1 || mustVehicle(state, target).open ? soft(struck) : []),
  ]
  return { strike: blow.strike, thrown, total, result: { on: 'vehicle', face, height, penetration, row }, effects }
}

const rollHeight = (dice: Dice): HitHeight =>
  dice.part(
    roll => (one(roll) <= 3 ? 'low' : 'high'),
    height => height,
  )

const rollPenetration = (pen: number, dice: Dice) =>
  dice.part(
    roll => {
      const thrown = roll2d(roll)
      return { thrown, total: thrown + pen, penetration: penetrationOf(thrown + pen) }
    },
    ({ penetration }) => penetration,
  )

/** STR.core.damage.vehicle.unseal */
const unsealed = ({ id }: Stand): Effect => ({ type: 'system', stand: id, system: 'unseal', turns: 0 })

function rowOf({ state, dice }: Struck, penetration: Exclude<Penetration, 'none'>, height: HitHeight): VehicleResult {
  const name = `${penetration}-${height}` as const
  const rows = hooks(state.options, 'damage.subtable').reduce<readonly VehicleResult[]>(
    (table, hook) => hook(state, name) ?? table,
    SUB_TABLES[name],
  )
  return rows[one(dice) - 1] ?? {}
}

/** STR.core.damage.vehicle.jam, .crew, .catastrophic: what a row does, with the dice it asks for. */
function effectsOf(struck: Struck, row: VehicleResult): Effect[] {
  const { target, dice } = struck
  const stand = target.id
  if (row.catastrophic) return [{ type: 'destroyed', stand }]
  if (row.fire) return one(dice) >= 5 ? [{ type: 'destroyed', stand }] : []
  const effects: Effect[] = []
  if (row.system)
    effects.push({ type: 'system', stand, system: row.system, turns: row.system === 'jam' ? one(dice) : 0 })
  if (row.crew !== undefined) effects.push(...strikeCrew(struck, row.crew, row.among ?? 'crew'))
  if (row.check) effects.push({ type: 'check', stand })
  return effects
}

interface Rider {
  readonly stand: Stand
  readonly man: number
}
/** Men still fit in a vehicle: its crew, or with them who rides in it. */
const ridersOf = (state: State, target: Stand, among: 'crew' | 'all'): Rider[] =>
  [target, ...(among === 'all' ? aboardOf(state, target.id) : [])].flatMap(stand =>
    stand.men.flatMap((man, i) => (isFit(man) ? [{ stand, man: i }] : [])),
  )

/** STR.core.damage.vehicle.crew: different men, each with the penetration left over. */
function strikeCrew(
  { state, target, strike, armour, dice }: Struck,
  crew: number | 'half',
  among: 'crew' | 'all',
): readonly Effect[] {
  const riders = ridersOf(state, target, among)
  const count = crew === 'half' ? Math.ceil(riders.length / 2) : Math.min(crew, riders.length)
  const pen = Math.max(LEFT_OVER, strike.pen - armour)
  const next = ({ left, effects }: CrewStruck, roll: Dice): CrewStruck => {
    const rider = randomOf(left, roll, one => wornBy(state, one))
    if (!rider) return { left, effects }
    return {
      left: left.filter(other => other !== rider),
      effects: [...effects, ...woundRider(state, rider, pen, roll)],
    }
  }
  // Odds tell whether somebody aboard is wounded, not who and how badly.
  const alike = ({ left, effects }: CrewStruck) =>
    `${effects.length > 0} ${left
      .map(rider => wornBy(state, rider))
      .sort()
      .join()}`
  return dice.fold({ left: riders, effects: [] }, Array<typeof next>(count).fill(next), alike).effects
}

interface CrewStruck {
  readonly left: readonly Rider[]
  readonly effects: readonly Effect[]
}

const wornBy = (state: State, { stand, man }: Rider): number => armourOf(state, stand.men[man]?.armour ?? 'none').value

function woundRider(state: State, rider: Rider, pen: number, dice: Dice): Effect[] {
  const { stand, man } = rider
  const { wound } = rollWound(state, pen - wornBy(state, rider), 0, dice)
  return wound === 'none' ? [] : [{ type: 'wound', stand: stand.id, man, wound }]
}

/** STR.core.damage.vehicle.soft: a hit on an open or unarmoured vehicle also strikes somebody aboard. */
function soft({ state, target, strike, dice }: Struck): Effect[] {
  const rider = randomOf(ridersOf(state, target, 'all'), dice, one => wornBy(state, one))
  return rider ? woundRider(state, rider, strike.pen, dice) : []
}
