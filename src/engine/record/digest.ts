import { isDraft } from 'immer'

// A fingerprint of a state, so that a replay can prove itself entry by entry. States are never written to and share
// what did not change, so only what a step touched is hashed again.
const known = new WeakMap<object, number>()

export const digestOf = (state: unknown): string => hash(state).toString(36)

function hash(value: unknown): number {
  if (typeof value !== 'object' || value === null) return hashText(`${typeof value}:${String(value)}`)
  const before = known.get(value)
  if (before !== undefined) return before
  let mixed = Array.isArray(value) ? 7 : 11
  if (Array.isArray(value)) for (const item of value) mixed = mix(mixed, hash(item))
  else {
    // Keys in any order make the same state; absent and undefined are the same, as in JSON.
    let sum = 0
    for (const key in value) {
      const item = (value as Record<string, unknown>)[key]
      if (item !== undefined) sum = (sum + mix(hashText(key), hash(item))) % Number.MAX_SAFE_INTEGER
    }
    mixed = mix(mixed, sum)
  }
  if (!isDraft(value)) known.set(value, mixed)
  return mixed
}

function hashText(text: string): number {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  return finish(a, b)
}

const mix = (left: number, right: number): number =>
  finish(
    Math.imul((left >>> 0) ^ (right >>> 0), 2654435761) ^ Math.floor(left / 4294967296),
    Math.imul((left >>> 0) + 0x9e3779b9, 1597334677) ^ Math.floor(right / 4294967296),
  )

function finish(a: number, b: number): number {
  const x = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  const y = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(x ^ (x >>> 13), 3266489909)
  return 4294967296 * (2097151 & y) + (x >>> 0)
}
