import type { GameCheck } from '../../engine/record/check'

/** A game's proof for its dice. */
export interface GameProof {
  /** SHA-256 of the seed, fixed before the first roll. */
  readonly commitment: string
  /** Shown when the game is over. */
  readonly seed: string | null
  /** Somebody chose the seed, and so may know every roll in advance. */
  readonly isSeedGiven: boolean
  /** Entries that were saved before proofs existed. */
  readonly unproven: number
  check(): GameCheck
}
