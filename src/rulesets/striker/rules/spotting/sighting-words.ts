import { total } from '../../../../engine/rolls/ledger'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { SENSE } from '../../tables/senses'
import { isPlugged } from '../hooks'
import { isThere, rosterOf } from '../stands'
import { type Sighting, sightingsOf } from './look-terms'

/** How often two dice come to this much. */
export function chanceOf(least: number): number {
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= least) ways++
  return ways / 36
}

/** How one's own stand would look for another, by each of its senses, where rules in force have a say in it. */
export const sightingWords = (view: State, spotter: Stand, target: Stand): Refusal[] =>
  isPlugged(view.options, ['spot.']) && rosterOf(spotter) && isThere(spotter) && spotter.seat !== target.seat
    ? sightingsOf(view, spotter, target).flatMap(said)
    : []

function said({ sense, need, dm, rules, refusals }: Sighting): Refusal[] {
  const [rule = 'STR.core.spot.table'] = rules
  if (need === null) return refusals.map(one => refuse(one.rule, one.why, one.shapes))
  const by = `By ${SENSE[sense].name}`
  if (need === 0) return [refuse(rule, `${by}: spotted without a roll.`)]
  const more = total(dm)
  const added = more === 0 ? '' : ` with ${more > 0 ? '+' : '−'}${Math.abs(more)}`
  return [refuse(rule, `${by}: spotted on ${need}+${added}, ${Math.round(100 * chanceOf(need - more))} %.`)]
}
