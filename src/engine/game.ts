import type { Action, AnyRuleset, GameEvent, Measures, Ruleset } from './ruleset'
import { anyRuleset } from './ruleset'

const NO_MEASURES: Measures<unknown> = {
  arcs: () => [],
  sight: () => ({ clear: true, lines: [], shapes: [] }),
  templates: [],
}

/** What a game can leave out, and what it is then. */
const DEFAULTS = {
  auto: () => null,
  sequence: () => [],
  mission: () => ({ clock: null, standings: [] }),
  card: () => null,
  overlays: () => [],
  measures: NO_MEASURES,
  sheets: async () => [],
  refereeControls: () => [],
  value: () => 0,
  invariants: {},
} satisfies Partial<AnyRuleset>

type Optional = keyof typeof DEFAULTS

/** A game as it is written down: only what it can't do without has to be there. */
export type Game<S, A extends Action, E extends GameEvent, O> = Omit<Ruleset<S, A, E, O>, Optional> &
  Partial<Pick<Ruleset<S, A, E, O>, Optional>>

/** A game on its way into the registry: what it left out is filled in, and its own types stay behind. */
export const gameOf = <S, A extends Action, E extends GameEvent, O>(game: Game<S, A, E, O>): AnyRuleset =>
  anyRuleset({ ...DEFAULTS, ...game } as unknown as Ruleset<S, A, E, O>)
