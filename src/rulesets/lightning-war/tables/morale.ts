import type { LwRule } from '../rulebook'

export const GRADES = ['elite', 'hardened', 'replacement', 'irregular'] as const
export type Grade = (typeof GRADES)[number]

/** The total that passes. */
export const MORALE: Readonly<
  Record<Grade, { readonly name: string; readonly rating: number; readonly rule: LwRule }>
> = {
  elite: { name: 'Elite', rating: 5, rule: 'LW.morale.elite' },
  hardened: { name: 'Battle hardened', rating: 6, rule: 'LW.morale.hardened' },
  replacement: { name: 'Replacement', rating: 7, rule: 'LW.morale.replacement' },
  irregular: { name: 'Volkssturm or irregular', rating: 8, rule: 'LW.morale.irregular' },
}
