import { listOf } from '../bounds'
import { z } from '../schema'
import { type Actor, SEATS, type Seat } from '../seats'

/**
 * A value that only some seats may see, anywhere in a state. With `ghost`, the others do not even learn that it exists:
 * it is left out of its record or list.
 */
export interface Hidden<T> {
  readonly $for: readonly Seat[]
  readonly ghost?: boolean
  readonly value?: T
}

/** Vouches for a hidden value in a state, opened or redacted. */
export const hiddenOf = <T extends z.ZodMiniType>(inner: T) =>
  z.object({
    $for: listOf(z.enum(SEATS), SEATS.length),
    ghost: z.exactOptional(z.boolean()),
    value: z.exactOptional(inner),
  })

declare const seen: unique symbol

/**
 * A state as one seat sees it: what is hidden from that seat has lost its `value`. Only the engine makes views, so
 * handing a game's screen code the whole state doesn't compile.
 */
export type View<S> = S & { readonly [seen]: true }

export const hide = <T>(value: T, seats: readonly Seat[]): Hidden<T> => ({ $for: seats, value })
export const hideAltogether = <T>(value: T, seats: readonly Seat[]): Hidden<T> => ({ $for: seats, ghost: true, value })

/** The value, for code that runs on the whole state or on its owner's view. */
export function open<T>(hidden: Hidden<T>): T {
  if (hidden.value === undefined) throw new Error('opened what this seat may not see')
  return hidden.value
}

export const isHidden = (value: unknown): value is Hidden<unknown> =>
  typeof value === 'object' && value !== null && '$for' in value

// States share what did not change: only what is new is searched.
const searched = new WeakMap<object, boolean>()

/** Whether anything in it is hidden. */
export function holdsSecrets(value: unknown): boolean {
  if (!isThing(value)) return false
  if (isHidden(value)) return true
  // To remember what has no parts costs more than to look at it again.
  if (!hasParts(value)) return false
  const known = searched.get(value)
  if (known !== undefined) return known
  const found = anyPartHidden(value)
  searched.set(value, found)
  return found
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null

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

/** Something, and what a seat sees of it. */
interface Seen {
  readonly value: unknown
  readonly view: unknown
}

const NEVER: Seen = { value: undefined, view: undefined }

/**
 * What each seat saw last, newest first, so that only what changed since is looked at. There are a few, because several
 * games may be open.
 */
const last = new Map<Seat, Seen[]>()
const MOST_GAMES = 4

/** The state as an actor may see it; the state itself if nothing is hidden from them. */
export function viewFor<S>(state: S, actor: Actor): View<S> {
  if (actor === 'referee' || actor === 'table' || !isThing(state)) return state as View<S>
  let kept = last.get(actor)
  if (!kept) {
    kept = []
    last.set(actor, kept)
  }
  const newest = kept[0]
  // A view of a view is that view.
  if (newest && (newest.value === state || newest.view === state)) return newest.view as View<S>
  const { place, isSame } = closest(kept, state)
  const before = kept[place] ?? NEVER
  const known = before.value === state || before.view === state
  const view = known ? before.view : redact(state, actor, before)
  if (view === GONE) throw new Error("a whole state can't be hidden")
  // The next state of a game replaces the one before it; a state of another game replaces the oldest.
  if (isSame || known) kept.splice(place, 1)
  else if (kept.length >= MOST_GAMES) kept.pop()
  kept.unshift(known ? before : { value: state, view })
  return view as View<S>
}

/** The one that shares most with a state, and whether it shares enough to be of the same game. */
function closest(kept: readonly Seen[], state: object): { readonly place: number; readonly isSame: boolean } {
  let place = -1
  let most = 0
  let isSame = false
  for (let i = 0; i < kept.length && !isSame; i++) {
    const one = kept[i]?.value as Fields
    let shared = 0
    let parts = 0
    for (const key in state) {
      const part = (state as Fields)[key]
      if (!isThing(part)) continue
      parts += 1
      if (part === one[key]) shared += 1
    }
    if (shared <= most) continue
    most = shared
    place = i
    isSame = 2 * shared > parts
  }
  return { place, isSame }
}

/** The same, for a game that may declare that nothing in it is hidden. */
export const viewIn = <S>({ open }: { readonly open?: boolean }, state: S, actor: Actor): View<S> =>
  open ? (state as View<S>) : viewFor(state, actor)

const GONE = Symbol('gone')

/**
 * What a seat may see of a value. A value with nothing hidden is returned as it is, so equal views are the same view.
 */
function redact(value: unknown, seat: Seat, before: Seen): unknown {
  if (!isThing(value)) return value
  if (value === before.value) return before.view
  if (before === NEVER && !holdsSecrets(value)) return value
  return isHidden(value) ? redactHidden(value, seat, before) : redactParts(value, seat, before)
}

function redactHidden(hidden: Hidden<unknown>, seat: Seat, before: Seen): unknown {
  if (!hidden.$for.includes(seat)) return hidden.ghost ? GONE : { $for: hidden.$for }
  const shown = isHidden(before.value) && before.value.$for.includes(seat)
  const inner = redact(hidden.value, seat, shown ? partOf(before, 'value') : NEVER)
  if (inner === hidden.value) return hidden
  return inner === GONE ? { $for: hidden.$for } : { ...hidden, value: inner }
}

function redactParts(value: object, seat: Seat, before: Seen): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item, i) => redact(item, seat, partOf(before, i)))
    return items.every((item, i) => item === value[i]) ? value : items.filter(item => item !== GONE)
  }
  const whole = value as Fields
  let seen: Record<string, unknown> | null = null
  let lost = false
  for (const key in whole) {
    const part = whole[key]
    if (!isThing(part)) continue
    const item = redact(part, seat, partOf(before, key))
    if (item === part) continue
    seen ??= { ...whole }
    seen[key] = item
    lost ||= item === GONE
  }
  return seen && lost ? withoutGone(seen) : (seen ?? value)
}

type Fields = Readonly<Record<string | number, unknown>>

/** What was seen of a part before; never anything where the view is a list from which some were left out. */
function partOf({ value, view }: Seen, key: string | number): Seen {
  if (!isThing(value) || !isThing(view)) return NEVER
  if (Array.isArray(value) && (!Array.isArray(view) || value.length !== view.length)) return NEVER
  return { value: (value as Fields)[key], view: key in view ? (view as Fields)[key] : GONE }
}

/** Made new: an object from which keys are deleted stays slow to read. */
function withoutGone(seen: Fields): Record<string, unknown> {
  const left: Record<string, unknown> = {}
  for (const key in seen) if (seen[key] !== GONE) left[key] = seen[key]
  return left
}
