import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Thrower } from './dice'

/** Published before play; the seed itself is shown when the game is over. */
export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)))

/**
 * Dice of one decision. They depend on the seed and on that decision alone, not on a position in a
 * stream: undoing and choosing otherwise says nothing about the throw that was not made.
 */
export function seededDice(seed: string, decision: string): Thrower {
  const key = utf8ToBytes(seed)
  let block = new Uint8Array()
  let used = 0
  let counter = 0
  const byte = () => {
    if (used >= block.length) {
      block = new Uint8Array(hmac(sha256, key, utf8ToBytes(`${decision}#${counter++}`)))
      used = 0
    }
    return block[used++] ?? 0
  }
  return new Thrower(sides => {
    const limit = 256 - (256 % sides)
    let value = byte()
    while (value >= limit) value = byte()
    return (value % sides) + 1
  })
}
