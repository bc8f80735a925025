import { queryOf } from '../routes'

/** What the dice of a game are made of. */
export interface SeedParts {
  /** A seed somebody typed in; empty for chance. */
  readonly fixed: string
  /** Chance of ours, drawn when the set-up was opened. */
  readonly chance: string
  /** A word from each player, so that nobody can have chosen it. */
  readonly words: readonly string[]
}

/** The seed the game will be played with. One in the address goes before every other. */
export function seedFrom({ fixed, chance, words }: SeedParts): string {
  const own = fixed !== '' ? fixed : [chance, ...words.map(word => word.trim()).filter(word => word !== '')].join('·')
  return queryOf('seed') ?? own
}
