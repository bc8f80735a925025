/** A deeply read-only value. Copy it to change it. */
export type DeepReadonly<T> = T extends readonly (infer I)[]
  ? readonly DeepReadonly<I>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T

/** A state whose parts can be replaced, but not written into: what was worked out for a part stays true of it. */
export type ReplaceOnly<S> = { -readonly [K in keyof S]: DeepReadonly<S[K]> }
