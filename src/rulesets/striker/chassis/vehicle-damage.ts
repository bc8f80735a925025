import { relativeBearing } from '../../../engine/geometry/angle'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Dice } from '../../../engine/rolls/dice'
import { armourBy } from '../cards/armour'
import type { Face } from '../cards/vehicle'
import type { Effect, Stand, State, Strike } from '../state'
import {
  type HitHeight,
  LEFT_OVER,
  type Penetration,
  penetrationOf,
  SUB_TABLES,
  type VehicleResult,
  woundOf,
} from '../tables/damage'
import { throw2d } from './direct'
import { hooks } from './hooks'
import { randomOf } from './random'
import { isHullDown } from './sight'
import { aboardOf, isFit, mustVehicle, standsOf } from './stands'
import type { Damage } from './wounds'

/** STR.core.damage.vehicle.face: the quarter the fire comes from; deck from 45 degrees above. */
export function faceOf(target: Stand, strike: Pick<Strike, 'from' | 'deck'>, above = 0): Face {
  if (strike.deck || !strike.from) return 'deck'
  const far = distance(strike.from, target.at)
  if (above > 0 && above / 10 >= far) return 'deck'
  const off = Math.abs(relativeBearing({ at: target.at, facing: target.facing }, strike.from) ?? 0)
  if (off <= 45 + 1e-6) return 'front'
  return off >= 135 - 1e-6 ? 'rear' : 'side'
}

interface Struck {
  readonly state: State
  readonly target: Stand
  readonly strike: Strike
  readonly face: Face
  readonly armour: number
  readonly dice: Dice
}

/** STR.core.damage.vehicle.throw and what follows from it, in dice order. */
export function strikeVehicle(
  state: State,
  target: Stand,
  strike: Strike,
  dice: Dice,
): Damage & { readonly face: Face; readonly height: HitHeight } {
  const card = mustVehicle(state, target)
  const face = faceOf(target, strike, heightOver(state, target, strike.from))
  const armour = hooks(state.options, 'damage.armour').reduce<number>(
    (value, hook) => hook(state, target, face) ?? value,
    card.armour[face],
  )
  const pen = strike.pen + hooks(state.options, 'damage.pen').reduce((sum, hook) => sum + hook(state, strike), 0)
  const height = heightOfHit(state, target, strike, face, dice)
  const thrown = throw2d(dice)
  const total = thrown + pen - armour
  const result = penetrationOf(total)
  const struck: Struck = { state, target, strike: { ...strike, pen }, face, armour, dice }
  const effects = [
    ...(result === 'none' ? [] : subTable(struck, result, height)),
    ...(armour <= 1 || card.open ? soft(struck) : []),
  ]
  return { strike, thrown, total, result, effects, face, height }
}

/** Metres that the firer is higher than the target, where he can be told. */
function heightOver(state: State, target: Stand, from: Vec | null): number {
  if (!from) return 0
  const firer = standsOf(state).find(({ at }) => at.x === from.x && at.y === from.y)
  return firer && (firer.flight === 'high' || firer.flight === 'terrainFollowing' || firer.popup)
    ? Math.max(
        0,
        (firer.popup ? 20 : firer.flight === 'high' ? firer.height : 30) -
          (target.flight === 'high' ? target.height : 2),
      )
    : 0
}

/** STR.core.damage.vehicle.height */
function heightOfHit(state: State, target: Stand, strike: Strike, face: Face, dice: Dice): HitHeight {
  const ruled = hooks(state.options, 'damage.height').reduce<HitHeight | null>(
    (found, hook) => found ?? hook(state, target),
    null,
  )
  if (ruled) return ruled
  if (face === 'deck') return 'high'
  if (face === 'belly') return 'low'
  const { from } = strike
  const firer = from && standsOf(state).find(({ at }) => at.x === from.x && at.y === from.y)
  if (firer && isHullDown(state, firer, target)) return 'high'
  return (dice.roll(1, 6)[0] ?? 1) <= 3 ? 'low' : 'high'
}

function subTable(struck: Struck, result: Exclude<Penetration, 'none'>, height: HitHeight): Effect[] {
  const { state, target, dice } = struck
  const name = `${result}-${height}` as const
  const rows = hooks(state.options, 'damage.subtable').reduce<readonly VehicleResult[]>(
    (table, hook) => hook(state, name) ?? table,
    SUB_TABLES[name],
  )
  const row = rows[(dice.roll(1, 6)[0] ?? 1) - 1] ?? {}
  const unseal: Effect[] =
    result === 'surface' ? [] : [{ type: 'system', stand: target.id, system: 'unseal', turns: 0 }]
  return [...unseal, ...effectsOf(struck, row)]
}

/** STR.core.damage.vehicle.jam, .crew, .catastrophic: what a row does, with the dice it asks for. */
function effectsOf(struck: Struck, row: VehicleResult): Effect[] {
  const { target, dice } = struck
  const stand = target.id
  if (row.catastrophic) return [{ type: 'destroyed', stand }]
  if (row.fire) return (dice.roll(1, 6)[0] ?? 1) >= 5 ? [{ type: 'destroyed', stand }] : []
  const effects: Effect[] = []
  if (row.system === 'jam') effects.push({ type: 'system', stand, system: 'jam', turns: dice.roll(1, 6)[0] ?? 1 })
  else if (row.system) effects.push({ type: 'system', stand, system: row.system, turns: 0 })
  if (row.crew !== undefined) effects.push(...strikeCrew(struck, row))
  if (row.check) effects.push({ type: 'check', stand })
  return effects
}

interface Rider {
  readonly stand: Stand
  readonly man: number
}
const ridersOf = (state: State, target: Stand, among: 'crew' | 'all'): Rider[] =>
  [target, ...(among === 'all' ? aboardOf(state, target.id) : [])].flatMap(stand =>
    stand.men.flatMap((man, i) => (isFit(man) ? [{ stand, man: i }] : [])),
  )

/** STR.core.damage.vehicle.crew: different men, each with what penetration is left over. */
function strikeCrew({ state, target, strike, armour, dice }: Struck, row: VehicleResult): Effect[] {
  let left = ridersOf(state, target, row.among ?? 'crew')
  const count = row.crew === 'half' ? Math.ceil(left.length / 2) : Math.min(row.crew ?? 0, left.length)
  const effects: Effect[] = []
  for (let i = 0; i < count; i++) {
    const rider = randomOf(left, dice)
    if (!rider) break
    left = left.filter(one => one !== rider)
    effects.push(...woundRider(state, rider, Math.max(LEFT_OVER, strike.pen - armour), dice))
  }
  return effects
}
function woundRider(state: State, { stand, man }: Rider, pen: number, dice: Dice): Effect[] {
  const wound = woundOf(
    state.options.woundTable,
    throw2d(dice) + pen - armourBy(stand.men[man]?.armour ?? 'none').value,
  )
  return wound === 'none' ? [] : [{ type: 'wound', stand: stand.id, man, wound }]
}

/** STR.core.damage.vehicle.soft: a hit on an open or unarmoured vehicle also strikes somebody aboard. */
function soft({ state, target, strike, dice }: Struck): Effect[] {
  const rider = randomOf(ridersOf(state, target, 'all'), dice)
  return rider ? woundRider(state, rider, strike.pen, dice) : []
}
