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

/** What each seat sees of a thing, as far as it was asked; null where nothing in it is hidden. */
type Seen = Partial<Record<Seat, unknown>> | null

// States share what did not change: only what is new is searched.
const known = new WeakMap<object, Seen>()

/** Whether anything in it is hidden. */
export const holdsSecrets = (value: unknown): boolean => isThing(value) && seenOf(value) !== null

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null

function seenOf(value: object): Seen {
  // To remember what has no parts costs more than to look at it again.
  if (!hasParts(value)) return isHidden(value) ? {} : null
  const before = known.get(value)
  if (before !== undefined) return before
  const seen = isHidden(value) || anyPartHidden(value) ? {} : null
  if (!isDraft(value)) known.set(value, seen)
  return seen
}

function hasParts(value: object): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.some(isThing)
  for (const key in value) if (isThing(value[key as keyof typeof value])) return true
  return false
}

function anyPartHidden(value: object): boolean {
  if (Array.isArray(value)) return value.some(holdsSecrets)
  for (const key in value) if (holdsSecrets(value[key as keyof typeof value])) return true
  return false
}

/** The state as an actor may see it; the state itself where nothing is hidden from him. */
export function viewFor<S>(state: S, actor: Actor): View<S> {
  if (actor === 'referee' || actor === 'table') return state
  const view = redact(state, actor)
  if (view === GONE) throw new Error('a whole state cannot be hidden')
  return view as S
}

/** The same, of a game that may have said that nothing in it is hidden. */
export const viewIn = <S>({ open }: { readonly open?: boolean }, state: S, actor: Actor): View<S> =>
  open ? state : viewFor(state, actor)

const GONE = Symbol('gone')

/** What a seat may see of a value. What it may see whole is handed back as it is, so equal views are the same view. */
function redact(value: unknown, seat: Seat): unknown {
  if (!isThing(value)) return value
  const seen = seenOf(value)
  if (!seen) return value
  seen[seat] ??= isHidden(value) ? redactHidden(value, seat) : redactParts(value, seat)
  return seen[seat]
}

function redactHidden(hidden: Hidden<unknown>, seat: Seat): unknown {
  if (!hidden.$for.includes(seat)) return hidden.ghost ? GONE : { $for: hidden.$for }
  const inner = redact(hidden.value, seat)
  if (inner === hidden.value) return hidden
  return inner === GONE ? { $for: hidden.$for } : { ...hidden, value: inner }
}

function redactParts(value: object, seat: Seat): unknown {
  if (Array.isArray(value)) {
    const items = value.map(item => redact(item, seat))
    return items.every((item, i) => item === value[i]) ? value : items.filter(item => item !== GONE)
  }
  const whole = value as Readonly<Record<string, unknown>>
  let seen: Record<string, unknown> | null = null
  let lost = false
  for (const key in whole) {
    const item = redact(whole[key], seat)
    if (item === whole[key]) continue
    seen ??= { ...whole }
    seen[key] = item
    lost ||= item === GONE
  }
  return seen && lost ? withoutGone(seen) : (seen ?? value)
}

/** Made anew: a record from which keys are deleted is slow to read ever after. */
function withoutGone(seen: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const left: Record<string, unknown> = {}
  for (const key in seen) if (seen[key] !== GONE) left[key] = seen[key]
  return left
}
