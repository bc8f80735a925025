// A length or an angle carries its unit in its type: what one function calls centimetres
// another cannot take for degrees. Sums of branded values are plain numbers until named again.
declare const unit: unique symbol

type Unit<U extends string> = number & { readonly [unit]: U }
export type Cm = Unit<'cm'>
export type Degrees = Unit<'degrees'>

export const cm = (value: number): Cm => value as Cm
export const degrees = (value: number): Degrees => value as Degrees

/** Limits are inclusive on every table; a difference below this is none. */
export const EPSILON = 1e-6

export const atMost = (value: number, limit: number): boolean => value <= limit + EPSILON
export const below = (value: number, limit: number): boolean => value < limit - EPSILON
export const same = (a: number, b: number): boolean => Math.abs(a - b) <= EPSILON
