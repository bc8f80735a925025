import { givenSeed } from '../storage'

/** What a game's seed is made from. */
export interface SeedParts {
  /** A seed somebody typed in, or that stood in the address; empty for chance. */
  readonly fixed: string
  /** Random digits, drawn when the set-up was opened. */
  readonly chance: string
  /** A word from each player, so that nobody can choose the seed by themselves. */
  readonly words: readonly string[]
}

/** The seed the game will be played with. */
export const seedFrom = ({ fixed, chance, words }: SeedParts): string =>
  fixed !== '' ? givenSeed(fixed) : [chance, ...words.map(word => word.trim()).filter(word => word !== '')].join('·')
