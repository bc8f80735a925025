import { checkGame, type GameCheck } from '../../engine/record/check'
import type { Match } from '../../engine/record/match'

/** What a game can show for its dice. */
export interface GameProof {
  /** The promise, made before the first roll. */
  readonly commitment: string
  /** Shown when the game is over. */
  readonly seed: string | null
  /** Entries that were saved before proofs existed. */
  readonly unproven: number
  check(): GameCheck
}

export const proofOf = (match: Match): GameProof => ({
  commitment: match.commitment,
  seed: match.seed,
  unproven: match.unproven,
  check: () => checkGame(match),
})
