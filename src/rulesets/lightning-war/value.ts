import { distance } from '../../engine/geometry/vec'
import type { View } from '../../engine/record/hidden'
import type { Seat } from '../../engine/seats'
import { armourLines, FAR } from './rules/armour'
import { isArmour, isTroops, modelOf, onTable } from './rules/base'
import { isOutOfCommand } from './rules/command'
import { inWeaponArc } from './rules/firing'
import { coverAt } from './rules/ground'
import { enemiesOf, tableBases } from './rules/roster'
import { seen } from './rules/sight'
import { scoreOf } from './rules/victory'
import type { Base, State } from './state'
import { pointsOf } from './tables/models'

/** What the enemy could do counts less than what we could do to them, or nobody would ever close in. */
const CAUTION = 0.6
const COVER = 0.06
const NEARING = 0.15

/** Victory points, what is left, and what each side could do to the other. */
export function value(view: View<State>, seat: Seat): number {
  return view.seats.reduce((sum, other) => {
    const worth = scoreOf(view, other) + basesOfUnit(view, other)
    const menace = prospects(view, other)
    return other === seat ? sum + worth + menace : sum - worth - CAUTION * menace
  }, 0)
}

/** Points on the table: less for a base that retires, more for one in cover or near an objective. */
function basesOfUnit(view: State, seat: Seat): number {
  let sum = 0
  for (const base of tableBases(view)) {
    if (base.seat !== seat) continue
    const points = pointsOf(modelOf(view, base))
    const near = Math.max(0, ...view.options.objectives.map(({ at, worth }) => worth / (6 + distance(at, base.at))))
    sum += points * (base.retiring ? 0.5 : 1) * (coverAt(view, base.at) === 'none' ? 1 : 1 + COVER)
    sum += near * NEARING * (isOutOfCommand(view, base) ? 0.3 : 1)
  }
  return sum
}

const prospects = (view: State, seat: Seat): number =>
  tableBases(view).reduce((sum, base) => (base.seat === seat && onTable(base) ? sum + threatRange(view, base) : sum), 0)

/** What the best shot of a base may be expected to take off. */
function threatRange(view: State, base: Base): number {
  if (base.fired.length > 0 || base.moved === 'dash' || base.retiring) return 0
  let most = 0
  for (const target of enemiesOf(view, base.seat)) {
    const far = distance(base.at, target.at)
    const worth = pointsOf(modelOf(view, target))
    for (const [index, weapon] of modelOf(view, base).weapons.entries()) {
      const range = weapon.ap && !isTroops(view, target) ? FAR : (weapon.small?.range ?? (weapon.he ? FAR : 0))
      if (far > range || worth <= most || !inWeaponArc(weapon, base, target.at) || !seen(view, base, target)) continue
      const dice =
        weapon.ap && isArmour(view, target)
          ? armourLines(view, { firer: base, weapon, index, target, far }).reduce((n, line) => n + line.value, 0)
          : (weapon.small?.dice ?? weapon.he?.dice ?? 0) - 1
      if (isArmour(view, target) && !weapon.ap) continue
      most = Math.max(most, worth * (1 - (5 / 6) ** Math.max(0, dice)))
    }
  }
  return most
}
