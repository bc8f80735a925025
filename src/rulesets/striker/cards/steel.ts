/** STR.core.cards.armour-table: how many centimetres of hard steel an armour value equals. */
export const steelOf = (value: number): number => (value <= 10 ? value * 0.25 : 2.5 * 2 ** ((value - 10) / 8))

/** The armour value of this thickness of steel, rounded down. */
export const valueOfSteel = (cm: number): number =>
  Math.floor((cm <= 2.5 ? cm / 0.25 : 10 + 8 * Math.log2(cm / 2.5)) + 1e-9)

const half = (value: number): number => Math.floor(value + 0.5 + 1e-9)

/** STR.core.cards.missing: penetration of KEAP (solid shot) at effective, long and extreme range, by formula. */
export function keapOf(calibre: number, tl: number, velocity: 'high' | 'hyper'): [number, number, number] {
  const base = half(29 + 8 * Math.log2(calibre / 8) + 1.5 * (tl - 9) + (velocity === 'hyper' ? 6 : 0))
  return [base, base - 3, base - 6]
}

const HEAP_FACTOR: Readonly<Record<number, number>> = {
  5: 2.5,
  6: 3,
  7: 4,
  8: 4.5,
  9: 5.5,
  10: 6,
  11: 6,
  12: 7,
  13: 7,
  14: 8,
  15: 8,
}
export const heapOf = (calibre: number, tl: number): number => valueOfSteel((HEAP_FACTOR[tl] ?? 0) * calibre)
