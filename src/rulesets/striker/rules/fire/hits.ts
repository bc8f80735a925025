import { distanceToSegment } from '../../../../engine/geometry/area'
import { atMost } from '../../../../engine/geometry/units'
import { distance, toward } from '../../../../engine/geometry/vec'
import { total } from '../../../../engine/rolls/ledger'
import type { Shot, Strike } from '../../parts/shot'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { CLASS_NEED, SPREAD, targetsOf } from '../../tables/fire'
import type { FirePlan } from '../hooks'
import { sees } from '../spotting/sight'
import { isFit, isThere, isVehicle, rosterOf, standsOf, weaponBy } from '../stands'
import { bandAt, type InBand } from './direct'
import { fireLines } from './modifiers'

export interface ToHit {
  readonly need: number
  readonly lines: ReturnType<typeof fireLines>
  readonly dm: number
  readonly inBand: InBand
  readonly automatic: boolean
}

/** STR.core.direct.class, .ledger: what two dice must reach, and why. */
export function toHit(state: State, plan: FirePlan): ToHit {
  const inBand = bandAt(state, plan.weapon, plan.distance)
  if (!inBand) throw new Error('fired beyond its range')
  const automatic = inBand.band.auto !== undefined
  const lines = fireLines(state, plan, { class: inBand.class, auto: inBand.band.auto })
  return { need: CLASS_NEED[inBand.class], lines, dm: total(lines), inBand, automatic }
}

/** STR.core.direct.hits: misses, one hit, or more of automatic fire. */
export function hitsOf(
  state: State,
  thrown: number,
  { need, dm, automatic }: Pick<ToHit, 'need' | 'dm' | 'automatic'>,
): number {
  if (state.options.natural212 && thrown === 2) return 0
  const over = thrown + dm - need
  if (over < 0) return state.options.natural212 && thrown === 12 ? 1 : 0
  return automatic ? 1 + Math.floor(over / 2) : 1
}

/** STR.core.direct.targets, .t-number: who hits of automatic fire may fall on, the aimed one first. */
export function targetsFor(state: State, plan: FirePlan): Stand[] {
  const { target, weapon, firer, shot } = plan
  if (!target) return []
  const most = weapon.targets ?? targetsOf(weapon.bands[0]?.auto ?? null)
  const near = standsOf(state)
    .filter(
      other =>
        other.id !== target.id &&
        other.seat === target.seat &&
        other.spotted &&
        isThere(other) &&
        atMost(distance(other.at, target.at), SPREAD) &&
        inStrip(plan, target, other) &&
        sees(state, firer, other),
    )
    .sort((a, b) => rank(shot, a) - rank(shot, b) || (a.id < b.id ? -1 : 1))
  return [target, ...near].slice(0, Math.max(1, most))
}

/** STR.core.he.flame: a strip weapon spreads over its strip only. */
function inStrip({ firer, weapon }: FirePlan, target: Stand, other: Stand): boolean {
  if (weapon.strip === undefined) return true
  const end = toward(firer.at, target.at, weapon.bands[0]?.cm ?? 0)
  return atMost(distanceToSegment(firer.at, end, other.at), weapon.strip / 2)
}

const rank = ({ spread }: Shot, stand: Stand): number =>
  spread.includes(stand.id) ? spread.indexOf(stand.id) : spread.length

/** STR.core.direct.targets, .man-hit: hits spread over at most T men or vehicles, men by index, unhit first. */
export function spreadHits(state: State, plan: FirePlan, hits: number, pen: number): Strike[] {
  const { firer, weapon } = plan
  const most = weapon.targets ?? targetsOf(weapon.bands[0]?.auto ?? null)
  const marks: { target: string; man: number | null }[] = []
  for (const stand of targetsFor(state, plan)) {
    if (isVehicle(stand) || isFieldMounted(state, stand)) marks.push({ target: stand.id, man: null })
    else marks.push(...stand.men.flatMap((man, i) => (isFit(man) ? [{ target: stand.id, man: i }] : [])))
  }
  const taken = marks.slice(0, hits > 1 ? Math.max(1, most) : 1)
  return Array.from({ length: taken.length > 0 ? hits : 0 }, (_, i) => {
    const mark = taken[i % taken.length] ?? { target: plan.target?.id ?? '', man: null }
    return { pen, weapon: weapon.id, from: firer.at, deck: false, contact: true, ...mark }
  })
}

/** STR.core.damage.weapon.when: guns, mortars and missile tubes on field mounts are struck themselves, while they work. */
export const isFieldMounted = (state: State, stand: Stand): boolean => fieldWeaponOf(state, stand) !== null

export function fieldWeaponOf(state: State, stand: Stand): string | null {
  if (stand.kind !== 'crew') return null
  for (const [m, man] of stand.men.entries())
    for (const [w, id] of man.weapons.entries()) {
      const weapon = weaponBy(state, id)
      const slot = `${m}.${w}`
      if (rosterOf(stand)?.broken.includes(slot)) continue
      if (weapon?.fieldMount && (weapon.class !== 'indirect' || (weapon.calibre ?? 0) >= 8)) return slot
    }
  return null
}
