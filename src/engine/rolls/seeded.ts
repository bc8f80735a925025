import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { RollingDice } from './dice'

/** Published before play; the seed itself is shown when the game is over. */
export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)))

/**
 * Dice of one decision. They depend on the seed and on that decision alone, not on a position in a
 * stream: undoing and choosing otherwise says nothing about the throw that was not made.
 */
export function seededDice(seed: string, decision: string): RollingDice {
  const byte = bytesOf(seed, decision)
  return new RollingDice(sides => {
    // As many bytes as the sides need; what would favour the low faces is thrown away.
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
let last: { seed: string; keyed: Keyed } | null = null

/** A game asks with the same seed again and again: the key is worked in once. */
function keyedBy(seed: string): Keyed {
  if (last?.seed !== seed) last = { seed, keyed: hmac.create(sha256, utf8ToBytes(seed)) }
  return last.keyed
}
