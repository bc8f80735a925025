import type { Dice } from '../../../engine/rolls/dice'

/** STR.core.damage.vehicle.random: one of several men, by as few dice as the rule needs; null of none. */
export function randomOf<T>(men: readonly T[], dice: Dice): T | null {
  const n = men.length
  if (n === 0) return null
  return men[indexOf(n, dice)] ?? null
}

function indexOf(n: number, dice: Dice): number {
  if (n === 1) return 0
  if (n <= 3) return Math.floor(((one(dice) - 1) * n) / 6)
  if (n <= 6) {
    for (let thrown = one(dice); ; thrown = one(dice)) if (thrown <= n) return thrown - 1
  }
  const fair = n * Math.floor(36 / n)
  for (;;) {
    const k = 6 * (one(dice) - 1) + (one(dice) - 1)
    if (k < fair) return k % n
  }
}
const one = (dice: Dice): number => dice.roll(1, 6)[0] ?? 1
