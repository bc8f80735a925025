import type { Dice } from '../../../engine/rolls/dice'
import type { OutcomeLabel, Plan } from '../../../engine/rolls/plan'
import type { Stand } from '../parts/stand'
import type { State } from '../state'
import {
  type HitHeight,
  penetrationOf,
  SUB_TABLES,
  WEAPON_HARDNESS,
  WOUNDS,
  type Wound,
  weaponHitOf,
  woundOf,
} from '../tables/damage'
import { penOf, throw2d } from './direct'
import { hitsOf, isFieldMounted, toHit } from './hits'
import type { FirePlan } from './hooks'
import { isVehicle } from './stands'
import { faceArmour, faceOf, heightOver, knownHeight } from './vehicle-damage'
import { wornAgainst } from './wounds'

type Result =
  | 'miss'
  | 'on the point'
  | 'no effect'
  | 'surface'
  | 'minor'
  | 'major'
  | 'destroyed'
  | 'light wound'
  | 'serious wound'
  | 'dead'
  | 'weapon crew hit'
  | 'weapon out'
const RANKS: readonly Result[] = [
  'on the point',
  'destroyed',
  'dead',
  'weapon out',
  'major',
  'serious wound',
  'minor',
  'weapon crew hit',
  'light wound',
  'surface',
  'no effect',
  'miss',
]
const GOOD: ReadonlySet<Result> = new Set(RANKS.slice(0, RANKS.indexOf('minor') + 1))

const LABELS: Partial<Record<Result, string>> = {
  surface: 'surface damage',
  minor: 'minor penetration',
  major: 'major penetration',
}
/** What a result also is: whoever is killed is wounded, what is destroyed was penetrated. */
const ALSO: Partial<Record<Result, readonly string[]>> = {
  destroyed: ['penetrate'],
  major: ['penetrate'],
  minor: ['penetrate'],
  dead: ['wound'],
  'serious wound': ['wound'],
  'light wound': ['wound'],
}

/** Hits that are looked at man by man; a third changes little and costs much. */
const LOOKED_AT = 2

/** How a shot would go with what its side knows: the chance to hit, to wound, to penetrate and to kill. */
export function foreseenShot(state: State, plan: FirePlan): Plan<Result> {
  const { target } = plan
  const flechette = plan.shot.kind === 'flechette'
  const hit = toHit(state, plan)
  const pen = penOf(plan.weapon, plan.shot.kind, hit.inBand)
  const resolve = (dice: Dice): Result => {
    const hits = flechette ? (throw2d(dice) >= 8 ? 1 : 0) : hitsOf(state, throw2d(dice), hit)
    if (hits === 0) return 'miss'
    if (!target) return 'on the point'
    if (isVehicle(target)) return vehicleResult(state, plan, target, pen, dice)
    if (isFieldMounted(state, target)) return weaponResult(pen, dice)
    return menResult(state, plan, target, { pen, hits: Math.min(hits, LOOKED_AT) }, dice)
  }
  return {
    title: 'To hit and to hurt',
    rule: 'STR.core.direct.hits',
    ledgers: [],
    resolve,
    outcome: (result): OutcomeLabel => ({
      label: LABELS[result] ?? result,
      rank: RANKS.indexOf(result),
      success: GOOD.has(result),
    }),
    also: result => (result === 'miss' ? [] : ['hit', ...(ALSO[result] ?? [])]),
  }
}

function menResult(
  state: State,
  { weapon }: FirePlan,
  target: Stand,
  { pen, hits }: { pen: number; hits: number },
  dice: Dice,
): Result {
  let worst: Wound = 'none'
  for (let i = 0; i < hits; i++) {
    const wound = woundOf(
      state.options.woundTable,
      throw2d(dice) + pen - wornAgainst(state, target, { man: i % Math.max(1, target.men.length), weapon: weapon.id }),
    )
    if (WOUNDS.indexOf(wound) > WOUNDS.indexOf(worst)) worst = wound
  }
  return worst === 'none'
    ? 'no effect'
    : worst === 'light'
      ? 'light wound'
      : worst === 'serious'
        ? 'serious wound'
        : 'dead'
}

function weaponResult(pen: number, dice: Dice): Result {
  const result = weaponHitOf(throw2d(dice) + pen - WEAPON_HARDNESS)
  return result === 'none' ? 'no effect' : result === 'crew' ? 'weapon crew hit' : 'weapon out'
}

function vehicleResult(state: State, { firer }: FirePlan, target: Stand, pen: number, dice: Dice): Result {
  const face = faceOf(target, { from: firer.at, plate: null }, heightOver(state, firer, target))
  const height: HitHeight =
    knownHeight({ state, target, firer }, face) ?? ((dice.roll(1, 6)[0] ?? 1) > 3 ? 'high' : 'low')
  const result = penetrationOf(throw2d(dice) + pen - faceArmour(state, target, face))
  if (result === 'none') return 'no effect'
  if (result === 'surface') return 'surface'
  const row = SUB_TABLES[`${result}-${height}`][(dice.roll(1, 6)[0] ?? 1) - 1] ?? {}
  const burns = row.catastrophic || (row.fire && (dice.roll(1, 6)[0] ?? 1) >= 5)
  return burns ? 'destroyed' : result
}
