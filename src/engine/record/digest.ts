import { hashOf } from './fingerprint'

/**
 * A fingerprint of a state, so that a replay can prove itself entry by entry. Two states that JSON cannot tell apart
 * have the same: keys in any order, absent and undefined, 0 and -0. Nor does a hair tell two states apart: the sine of
 * one browser is not that of another in its last digits, and a game must replay in both.
 */
export const digestOf = (state: unknown): string => hashOf(state).toString(36)
