import type { Offer } from './offers'
import type { View } from './record/hidden'
import type { Random } from './rolls/random'
import type { Action } from './ruleset'

/** How players without a plan of their own handle the offers of one kind of action. */
export interface Player<S, A extends Action> {
  /** Offers to pass over most of the time: they only rearrange what was decided, or would be refused at first glance. */
  seldom?(offer: Offer<A>, view: View<S>): boolean
  /** An action that looks legal at first glance; null where none does. Left out: any choice, point or path. */
  pick?(offer: Offer<A>, view: View<S>, random: Random): A | null
}

/** By the type of the action; what is left out is sampled from the offer itself. */
export type Players<S, A extends Action> = {
  readonly [T in A['type']]?: Player<S, Extract<A, { type: T }>>
}
