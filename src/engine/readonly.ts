/** A value nothing is written on, however deep: who wants another one makes it. */
export type DeepReadonly<T> = T extends readonly (infer I)[]
  ? readonly DeepReadonly<I>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T

/** A state whose parts may be replaced, but not written on. */
export type ReplaceOnly<S> = { -readonly [K in keyof S]: DeepReadonly<S[K]> }
