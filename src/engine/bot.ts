import type { Offer } from './offers'
import type { View } from './record/hidden'
import type { Random } from './rolls/random'
import type { Action } from './ruleset'
import type { Seat } from './seats'

/** A whole decision: actions that a seat takes one after another, without thinking in between. */
export interface Row<A extends Action> {
  readonly actions: readonly A[]
  /** What the game itself thinks of it, in the units of its value: added to what the position is worth afterwards. */
  readonly leaning?: number
  /** Nothing more to weigh: the first such row that is legal is taken, and nothing is looked for beyond it. */
  readonly sure?: boolean
}

/**
 * How a machine plays a game well. It is loaded only where a machine plays. Everything in it is deterministic with
 * the chance it is given, and knows only what the seat sees.
 */
export interface Bot<S, A extends Action> {
  /**
   * Whole decisions worth weighing, the likely ones first; a single one is taken without weighing. Each makes progress:
   * a seat that takes one after the other comes to the end of its turn. None: choose from the offers.
   */
  rows?(view: View<S>, seat: Seat, random: Random): Iterable<Row<A>>
  /** Offers it leaves alone while anything else is legal: they would only be taken over and over. */
  passes?(offer: Offer<A>, view: View<S>, seat: Seat): boolean
  /** How good a position is, where it pays to look closer than the game's own `value` does. */
  value?(view: View<S>, seat: Seat): number
  /** A whole position that fits what the seat sees, with a guess at what is hidden; left out, the view must do. */
  imagine?(view: View<S>, seat: Seat, random: Random): S
  /** What anyone would do without thinking long, to play on after a row; null where playing on says nothing more. */
  reply?(view: View<S>, seat: Seat, random: Random): A | null
}
