import { isDraft } from 'immer'

// A fingerprint of a state, so that a replay can prove itself entry by entry. States are never written to and share
// what did not change, so only what a step touched is hashed again. Two states that JSON cannot tell apart have the
// same fingerprint: keys in any order, absent and undefined, 0 and -0.
const known = new WeakMap<object, number>()

export const digestOf = (state: unknown): string => hash(state).toString(36)

function hash(value: unknown): number {
  switch (typeof value) {
    case 'object':
      return value === null ? NOTHING : hashObject(value)
    case 'number':
      return hashNumber(value)
    case 'boolean':
      return value ? TRUE : FALSE
    case 'string':
      return hashText(value, 3)
    default:
      return NOTHING
  }
}

function hashObject(value: object): number {
  const before = known.get(value)
  if (before !== undefined) return before
  const mixed = Array.isArray(value) ? hashList(value) : hashFields(value as Record<string, unknown>)
  if (!isDraft(value)) known.set(value, mixed)
  return mixed
}

function hashList(items: readonly unknown[]): number {
  let mixed = finish(7, items.length)
  for (const item of items) mixed = mix(mixed, hash(item))
  return mixed
}

/** Sums of whole 32-bit lanes: exact, so the order of the keys cannot show. */
function hashFields(fields: Record<string, unknown>): number {
  let low = 0
  let high = 0
  for (const key in fields) {
    const item = fields[key]
    if (item === undefined) continue
    const mixed = mix(hashKey(key), hash(item))
    low = (low + (mixed >>> 0)) >>> 0
    high = (high + Math.floor(mixed / TWO_32)) >>> 0
  }
  return finish(low ^ 11, high)
}

const TWO_32 = 4294967296
const number = new Float64Array(1)
const lanes = new Uint32Array(number.buffer)

function hashNumber(value: number): number {
  if (!Number.isFinite(value)) return NOTHING
  number[0] = value === 0 ? 0 : value
  return finish((lanes[0] ?? 0) ^ 0x2545f491, lanes[1] ?? 0)
}

const keys = new Map<string, number>()
const MOST_KEYS = 10_000

/** Names of fields and ids of pieces come back at every step. */
function hashKey(key: string): number {
  const before = keys.get(key)
  if (before !== undefined) return before
  if (keys.size >= MOST_KEYS) keys.clear()
  const hashed = hashText(key, 5)
  keys.set(key, hashed)
  return hashed
}

function hashText(text: string, kind: number): number {
  let a = 0xdeadbeef ^ kind
  let b = 0x41c6ce57 ^ text.length
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  return finish(a, b)
}

const mix = (left: number, right: number): number =>
  finish(
    Math.imul((left >>> 0) ^ Math.imul(right >>> 0, 0x85ebca6b), 2654435761) ^ Math.floor(left / TWO_32),
    Math.imul((left >>> 0) + 0x9e3779b9, 1597334677) ^ Math.imul(right >>> 0, 0xc2b2ae35) ^ Math.floor(right / TWO_32),
  )

function finish(a: number, b: number): number {
  const x = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  const y = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(x ^ (x >>> 13), 3266489909)
  return TWO_32 * (2097151 & y) + (x >>> 0)
}

const NOTHING = finish(1, 0)
const TRUE = finish(2, 1)
const FALSE = finish(2, 0)
