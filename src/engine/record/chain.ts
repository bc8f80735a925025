import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { digestOf } from './digest'
import type { Entry, GameRecord } from './record'

// Each digest holds the one before it, so nothing in a record can be changed, left out or put in without a break.

/** What a game starts from. */
export type Beginning = Pick<GameRecord, 'ruleset' | 'version' | 'setup' | 'commitment' | 'unproven' | 'origin'>

/** The digest of everything before the first entry. */
export function startDigest({ ruleset, version, setup, commitment, unproven = 0, origin }: Beginning): string {
  return digest([ruleset, version, setup, commitment, unproven, origin === undefined ? null : digestOf(origin)])
}

/** The digest of an entry after another digest. */
export const nextDigest = (before: string, { actor, action, faces, typed, position }: Omit<Entry, 'digest'>): string =>
  digest([before, actor, action, faces, typed ? 'typed' : 'seed', position])

/** Ninety-six bits of SHA-256 in sixteen letters. */
const digest = (parts: readonly unknown[]): string =>
  letters(sha256(utf8ToBytes(JSON.stringify(parts, sorted))).subarray(0, 12))

/** Keys in a fixed order, however they were written. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Base64url of bytes that come in threes. */
function letters(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    for (let shift = 18; shift >= 0; shift -= 6) text += ALPHABET[(three >> shift) & 63]
  }
  return text
}
