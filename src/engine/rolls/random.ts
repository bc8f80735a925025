import { RollingDice } from './dice'

/** A number in [0, 1). */
export type Random = () => number

/** Quick and repeatable, for simulation, bots and fuzz; never for the dice of a game people play. */
export function randomFrom(seed: number): Random {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = a
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const randomDice = (random: Random): RollingDice => new RollingDice(sides => Math.floor(random() * sides) + 1)

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
