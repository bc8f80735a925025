import type { Match } from '../../../engine/record/match'
import type { Viewer } from './state'
import { isOutOfSight } from './undo'

/** The steps a replay stops at: what another did behind a screen is passed over, for their number alone would tell of it. */
export const stepsSeen = (match: Match, eyes: Viewer): readonly number[] =>
  match.steps.flatMap((step, i) => (isOutOfSight(step, eyes) ? [] : [i]))

/** Which of them is looked at; -1 is the start. */
export const placeOf = (seen: readonly number[], at: number): number => seen.findLastIndex(step => step <= at)
