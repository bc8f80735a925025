import type { AnyRow } from './context'

/** To the worker: a question, as JSON, or that its answer isn't wanted any more. */
export type Asked = { readonly id: number; readonly question: string } | { readonly id: number; readonly stop: true }

/** From the worker: the answer, or that it can't answer at all. */
export type Answer =
  | { readonly id: number; readonly row: AnyRow | null }
  | { readonly id: number; readonly failed: true }
