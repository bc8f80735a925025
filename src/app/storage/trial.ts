import { viewFor } from '../../engine/record/hidden'
import type { Match } from '../../engine/record/match'
import { offersFor } from '../../engine/record/offering'
import { summaryOf } from './summary'

/**
 * Asks of a game from outside what every screen will ask of it, before it is kept. A position may fit its schema and
 * still name a piece that isn't there; then it is refused here and not found broken at the table.
 */
export function canBePlayed(match: Match): boolean {
  const { ruleset, state, setup } = match
  try {
    summaryOf(match)
    for (const { seat } of setup.seats) {
      ruleset.scene(viewFor(state, seat))
      offersFor(ruleset, state, seat)
    }
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}
