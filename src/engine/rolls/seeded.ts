import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Rolled, RollingDice } from './dice'

/** The promise: shown before the first roll, while the seed itself is shown when the game is over. */
export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)))

/** A seed as files keep it: packed so that nobody reads it by accident. It hides nothing from those who want to know. */
export const seal = (seed: string): string => bytesToHex(utf8ToBytes(seed))

/** The seed again; null where the text was never one. */
export function unseal(sealed: string): string | null {
  if (sealed.length % 2 !== 0 || !/^[0-9a-f]*$/.test(sealed)) return null
  try {
    return decodeURIComponent(sealed.replace(/../g, '%$&'))
  } catch {
    return null
  }
}

/**
 * Dice of one decision. They depend on the seed and on that decision only, not on a position in a stream: undoing
 * and choosing otherwise says nothing about the roll that was not made.
 */
export function seededDice(seed: string, decision: string): RollingDice {
  const byte = bytesOf(seed, decision)
  return new RollingDice(sides => {
    // As many bytes as the sides need; what would favour the low faces is dropped.
    let range = 256
    while (range < sides) range *= 256
    const limit = range - (range % sides)
    for (;;) {
      let value = 0
      for (let r = 1; r < range; r *= 256) value = value * 256 + byte()
      if (value < limit) return (value % sides) + 1
    }
  })
}

/** What the seed gives where these dice were rolled for a decision. */
export function seededFaces(seed: string, decision: string, rolls: readonly Rolled[]): readonly number[] {
  const dice = seededDice(seed, decision)
  return rolls.flatMap(({ faces, sides }) => dice.roll(faces.length, sides))
}

/** An endless row of bytes, made a block at a time. */
function bytesOf(seed: string, decision: string): () => number {
  const keyed = keyedBy(seed)
  let block: Uint8Array = new Uint8Array()
  let used = 0
  let counter = 0
  return () => {
    if (used >= block.length) {
      block = keyed
        .clone()
        .update(utf8ToBytes(`${decision}#${counter++}`))
        .digest()
      used = 0
    }
    return block[used++] ?? 0
  }
}

type Keyed = ReturnType<typeof hmac.create>
const keys = new Map<string, Keyed>()
/** More games than one process has open at a time. */
const MOST_KEYS = 16

/** A game asks with the same seed again and again: the key is worked in once. */
function keyedBy(seed: string): Keyed {
  const known = keys.get(seed)
  if (known) return known
  if (keys.size >= MOST_KEYS) keys.clear()
  const keyed = hmac.create(sha256, utf8ToBytes(seed))
  keys.set(seed, keyed)
  return keyed
}
