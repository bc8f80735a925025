import { isDraft } from 'immer'
import { z } from '../schema'
import { type Actor, SEATS, type Seat } from '../seats'

/**
 * A value that only some seats may see, anywhere in a state. With `ghost`, the others do not even learn
 * that it exists: it is left out of its record or list.
 */
export interface Hidden<T> {
  readonly $for: readonly Seat[]
  readonly ghost?: boolean
  readonly value?: T
}

/** Vouches for a hidden value in a state, opened or redacted. */
export const hiddenOf = <T extends z.ZodMiniType>(inner: T) =>
  z.object({
    $for: z.array(z.enum(SEATS)),
    ghost: z.exactOptional(z.boolean()),
    value: z.exactOptional(inner),
  })

/** A state as one seat sees it. What is hidden from it has lost its `value`. */
export type View<S> = S

export const hide = <T>(value: T, seats: readonly Seat[]): Hidden<T> => ({ $for: seats, value })
export const hideAltogether = <T>(value: T, seats: readonly Seat[]): Hidden<T> => ({ $for: seats, ghost: true, value })

/** The value, for code that runs on the whole state or on its owner's view. */
export function open<T>(hidden: Hidden<T>): T {
  if (hidden.value === undefined) throw new Error('opened what this seat may not see')
  return hidden.value
}

export const isHidden = (value: unknown): value is Hidden<unknown> =>
  typeof value === 'object' && value !== null && '$for' in value

const secretive = new WeakMap<object, boolean>()

/** Whether anything below is hidden. States are never written to and share what did not change, so this is cheap. */
function holdsSecrets(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const known = secretive.get(value)
  if (known !== undefined) return known
  const found = isHidden(value) || Object.values(value).some(holdsSecrets)
  if (!isDraft(value)) secretive.set(value, found)
  return found
}

/** The state as an actor may see it; the state itself where it holds nothing hidden. */
export function viewFor<S>(state: S, actor: Actor): View<S> {
  if (actor === 'referee' || actor === 'table') return state
  return redact(state, actor) as S
}

const GONE = Symbol('gone')

function redact(value: unknown, seat: Seat): unknown {
  if (!holdsSecrets(value)) return value
  if (isHidden(value)) {
    if (!value.$for.includes(seat)) return value.ghost ? GONE : { $for: value.$for }
    return { ...value, value: redact(value.value, seat) }
  }
  if (Array.isArray(value)) return value.map(item => redact(item, seat)).filter(item => item !== GONE)
  const entries = Object.entries(value as object).map(([key, item]) => [key, redact(item, seat)] as const)
  return Object.fromEntries(entries.filter(([, item]) => item !== GONE))
}

/** Whether the second state lets anybody see what the first kept from him. */
export function reveals(before: unknown, after: unknown): boolean {
  if (before === after || !holdsSecrets(before)) return false
  if (isHidden(before)) {
    if (after === undefined) return false
    if (!isHidden(after)) return true
    return after.$for.some(seat => !before.$for.includes(seat)) || reveals(before.value, after.value)
  }
  if (typeof after !== 'object' || after === null) return false
  const later = after as Record<string, unknown>
  return Object.entries(before as object).some(([key, item]) => reveals(item, later[key]))
}
