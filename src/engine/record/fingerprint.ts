import { EPSILON } from '../geometry/units'

// The fingerprint of every part of a state. States are never written to and share what did not change, so a step asks
// only about what it created.

export interface Fingerprint {
  readonly hash: number
  /** Sums over the fields of a record, so that a changed field can be exchanged without looking at the others. */
  readonly low: number
  readonly high: number
  readonly fields: number
}

type Fields = Readonly<Record<string, unknown>>

const known = new WeakMap<object, Fingerprint>()

export function fingerprintOf(value: object): Fingerprint {
  const before = known.get(value)
  if (before) return before
  const facts = Array.isArray(value) ? fingerprintOfList(value) : fingerprintOfFields(value as Fields)
  known.set(value, facts)
  return facts
}

/**
 * Freezes what a step created and works out its fingerprint. Parts shared with the state before are skipped: they were
 * frozen when they were new.
 */
export function freezeNew(before: unknown, after: object): Fingerprint {
  if (after === before || Object.isFrozen(after)) return fingerprintOf(after)
  const old = typeof before === 'object' && before !== null ? (before as Fields) : NONE
  const facts = Array.isArray(after) ? freezeList(old, after) : freezeFields(old, after as Fields)
  known.set(after, facts)
  Object.freeze(after)
  return facts
}

const NONE: Fields = {}

function freezeList(before: Fields, items: readonly unknown[]): Fingerprint {
  for (const [i, item] of items.entries()) if (typeof item === 'object' && item !== null) freezeNew(before[i], item)
  return fingerprintOfList(items)
}

/** A record is mostly a copy of the one before: only the fields that differ are looked at. */
function freezeFields(before: Fields, after: Fields): Fingerprint {
  const old = known.get(before)
  let low = old?.low ?? 0
  let high = old?.high ?? 0
  let fields = 0
  let anew = !old
  for (const key in after) {
    fields += 1
    const now = after[key]
    const was = before[key]
    if (now === was) continue
    const hash = typeof now === 'object' && now !== null ? freezeNew(was, now).hash : hashOf(now)
    anew ||= was === undefined || now === undefined
    if (anew) continue
    const gone = mix(hashKey(key), hashOf(was))
    const come = mix(hashKey(key), hash)
    low = (low - (gone >>> 0) + (come >>> 0)) >>> 0
    high = (high - Math.floor(gone / TWO_32) + Math.floor(come / TWO_32)) >>> 0
  }
  // Fields that came or went, or nothing known of the record before: from the beginning.
  if (anew || fields !== old?.fields) return fingerprintOfFields(after)
  return { hash: finish(low ^ 11, high), low, high, fields }
}

export function hashOf(value: unknown): number {
  switch (typeof value) {
    case 'object':
      return value === null ? NOTHING : fingerprintOf(value).hash
    case 'number':
      return hashNumber(value)
    case 'boolean':
      return value ? TRUE : FALSE
    case 'string':
      return value.length <= SHORT ? hashKey(value) : hashText(value)
    default:
      return NOTHING
  }
}

function fingerprintOfList(items: readonly unknown[]): Fingerprint {
  let hash = finish(7, items.length)
  for (const item of items) hash = mix(hash, hashOf(item))
  return { hash, low: 0, high: 0, fields: items.length }
}

/** Sums of whole 32-bit lanes: exact, so the order of the keys doesn't matter. */
function fingerprintOfFields(fields: Fields): Fingerprint {
  let low = 0
  let high = 0
  let count = 0
  for (const key in fields) {
    count += 1
    const item = fields[key]
    if (item === undefined) continue
    const mixed = mix(hashKey(key), hashOf(item))
    low = (low + (mixed >>> 0)) >>> 0
    high = (high + Math.floor(mixed / TWO_32)) >>> 0
  }
  return { hash: finish(low ^ 11, high), low, high, fields: count }
}

const TWO_32 = 4294967296
const LARGE = 1e9
const number = new Float64Array(1)
const lanes = new Uint32Array(number.buffer)

function hashNumber(value: number): number {
  if (!Number.isFinite(value)) return NOTHING
  // Adding 0 turns -0 into 0.
  number[0] = (Math.abs(value) < LARGE ? Math.round(value / EPSILON) * EPSILON : value) + 0
  return finish((lanes[0] ?? 0) ^ 0x2545f491, lanes[1] ?? 0)
}

const words = new Map<string, number>()
const MOST_WORDS = 10_000
const SHORT = 32

/** Names of fields, ids of pieces and other short words come back at every step. */
function hashKey(word: string): number {
  const before = words.get(word)
  if (before !== undefined) return before
  if (words.size >= MOST_WORDS) words.clear()
  const hashed = hashText(word)
  words.set(word, hashed)
  return hashed
}

function hashText(text: string): number {
  let a = 0xdeadbeef
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
