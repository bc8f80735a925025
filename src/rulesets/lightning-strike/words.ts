import { count, measured } from '../../engine/words'

/** "12.4 cm": as exact as a ruler. */
export const cm = (value: number): string => `${measured(value)} cm`

/** "20.01 cm": for measurements where a tiny difference decides. */
export const exactCm = (value: number): string => `${Number(value.toFixed(2))} cm`

/** What the modifiers are added to: a roll is read by its highest die. */
export const diceBase = (skill: number): string => (skill === 1 ? '1 die' : `highest of ${count(skill, 'die', 'dice')}`)
