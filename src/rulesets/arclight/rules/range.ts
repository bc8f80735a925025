import { type Modifier, modifier } from '../../../engine/rolls/ledger'
import type { Weapon } from '../cards/card'

export const BANDS = ['Short', 'Medium', 'Long'] as const
export type Band = (typeof BANDS)[number]

/** ARC.range.bands; null beyond Long range and at range 0. */
export function bandOf({ range }: Pick<Weapon, 'range'>, hexes: number): Band | null {
  if (hexes < 1 || hexes > range.long) return null
  if (hexes <= range.short) return 'Short'
  return hexes <= range.medium ? 'Medium' : 'Long'
}

const MODIFIERS: Readonly<Record<Band, (hexes: number) => Modifier>> = {
  Short: hexes => modifier(1, `Short range, ${hexes}`, 'ARC.range.short'),
  Medium: hexes => modifier(0, `Medium range, ${hexes}`, 'ARC.range.medium'),
  Long: hexes => modifier(-1, `Long range, ${hexes}`, 'ARC.range.long'),
}

export const rangeModifier = (band: Band, hexes: number): Modifier => MODIFIERS[band](hexes)
export const RANGE_MODIFIER: Readonly<Record<Band, number>> = { Short: 1, Medium: 0, Long: -1 }

/** "4-9-10". */
export const rangeWords = ({ range }: Pick<Weapon, 'range'>): string => `${range.short}-${range.medium}-${range.long}`
