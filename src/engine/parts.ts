import type { AnyRuleset } from './ruleset'

/** Parts of a game that only some set-ups call for. Each is loaded when one does. */
export interface GameParts<R> {
  readonly all: readonly string[]
  /** The parts that this value of the game holds. */
  readonly here: readonly string[]
  /** The parts that options call for; what comes from a file may be anything. */
  neededBy(options: unknown): readonly string[]
  /** The game with these parts as well. */
  with(parts: readonly string[]): Promise<R>
}

/** The game with these parts, fetched if it doesn't hold them yet. */
export async function gameWith(ruleset: AnyRuleset, names: readonly string[]): Promise<AnyRuleset> {
  const { parts } = ruleset
  return !parts || names.every(name => parts.here.includes(name)) ? ruleset : parts.with(names)
}

/** The game as a set-up with these options needs it. Asked for before a match is made or opened. */
export const gameFor = (ruleset: AnyRuleset, options: unknown): Promise<AnyRuleset> =>
  gameWith(ruleset, ruleset.parts?.neededBy(options) ?? [])

/** The game with every part it has. */
export const wholeGame = (ruleset: AnyRuleset): Promise<AnyRuleset> => gameWith(ruleset, ruleset.parts?.all ?? [])
