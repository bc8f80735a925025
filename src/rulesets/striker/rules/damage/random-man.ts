import type { Dice, KeyOf } from '../../../../engine/rolls/dice'

/**
 * STR.core.damage.vehicle.random: one of several men, by as few dice as the rule needs; null of none.
 * Odds need not tell those apart who are `alike`.
 */
export function randomOf<T>(men: readonly T[], dice: Dice, alike: KeyOf<T> = man => man): T | null {
  const [first] = men
  if (first === undefined) return null
  if (men.length === 1) return first
  return dice.again(again => men[indexOf(men.length, again) ?? -1] ?? null, alike)
}

/** Null where the dice must be rolled again. */
function indexOf(n: number, dice: Dice): number | null {
  if (n <= 3) return Math.floor(((one(dice) - 1) * n) / 6)
  if (n <= 6) {
    const face = one(dice)
    return face <= n ? face - 1 : null
  }
  const k = 6 * (one(dice) - 1) + (one(dice) - 1)
  return k < n * Math.floor(36 / n) ? k % n : null
}

const one = (dice: Dice): number => dice.sum(1, 6)
