import { hashOf } from './fingerprint'

/**
 * A fingerprint of a state, so that a replay can prove itself entry by entry. Two states that JSON cannot tell apart
 * have the same one: keys in any order, absent and undefined, 0 and -0. Tiny differences don't count either: browsers'
 * sines differ in the last digits, and a game must replay in all of them.
 */
export const digestOf = (state: unknown): string => hashOf(state).toString(36)
