import { queryOf } from '../routes'

/** What a game's seed is made from. */
export interface SeedParts {
  /** A seed someone typed in; empty for a random one. */
  readonly fixed: string
  /** Our own random part, drawn when the set-up screen was opened. */
  readonly chance: string
  /** A word from each player, so that nobody can choose the seed by themselves. */
  readonly words: readonly string[]
}

/** The seed the game will be played with. A seed in the address takes precedence. */
export function seedFrom({ fixed, chance, words }: SeedParts): string {
  const own = fixed !== '' ? fixed : [chance, ...words.map(word => word.trim()).filter(word => word !== '')].join('·')
  return queryOf('seed') ?? own
}
