/** A value nothing is written on, however deep: who wants another one makes it. */
export type Kept<T> = T extends readonly (infer I)[]
  ? readonly Kept<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Kept<T[K]> }
    : T

/** A state whose parts may be replaced, but not written on. */
export type InParts<S> = { -readonly [K in keyof S]: Kept<S[K]> }
