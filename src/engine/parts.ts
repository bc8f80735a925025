import { asItWas } from './drafts'
import type { Draft } from './ruleset'

/** A value nothing is written on, however deep: who wants another one makes it. */
export type Kept<T> = T extends readonly (infer I)[]
  ? readonly Kept<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Kept<T[K]> }
    : T

/** A state whose parts may be replaced, but not written on. */
export type InParts<S> = { -readonly [K in keyof S]: Kept<S[K]> }

/**
 * Lets the rules of an action read and replace the parts of a plain copy, and writes the parts that were replaced.
 * Rules that read the same things over and over do so at full speed; what did not change stays the very same object.
 */
export function replaceParts<S extends object>(draft: Draft<S>, work: (next: S) => void): void {
  const parts = draft as S
  const before = asItWas(parts)
  const next = { ...before }
  work(next)
  for (const key in next) if (next[key] !== before[key]) parts[key] = next[key]
}
