import type { Stand } from '../../parts/stand'
import type { Unit } from '../../parts/unit'
import { enemyOf } from '../../sides'
import type { Next, State } from '../../state'
import { linksBetween } from '../command/communication'
import { isThere, rosterOf, standOf, unitOf } from '../stands'
import { told } from '../writing'

/**
 * STR.core.spot.share: where not the whole side shares what one has spotted, the spotters of each target are kept.
 * Ruling: who shares nothing rolls for himself, stand by stand, also at what a comrade has found.
 */
export const isShared = ({ options }: Pick<State, 'options'>): boolean => options.share === 'side'

const spottersOfTarget = (state: State, target: Stand): readonly string[] | undefined =>
  state.known?.[enemyOf(target.seat)]?.value?.[target.id]

/** Whether a stand may act on a spotted enemy. Who was shown to all, by the referee or at the start, is known to all. */
export function knows(state: State, stand: Stand, target: Stand): boolean {
  const spotters = isShared(state) ? undefined : spottersOfTarget(state, target)
  if (!spotters || spotters.includes(stand.id)) return true
  if (state.options.share === 'stand') return false
  const mine = unitOf(state, rosterOf(stand)?.unit ?? '')
  return spotters.some(id => {
    const spotter = standOf(state, id)
    if (!spotter || !mine) return false
    const theirs = unitOf(state, rosterOf(spotter)?.unit ?? '')
    if (theirs?.id === mine.id) return true
    return !!theirs && onOneNet(mine, theirs) && isThere(spotter) && linksBetween(state, spotter, stand).length > 0
  })
}

/** STR.core.unit.net: a leader and his direct subordinates. */
const onOneNet = (a: Unit, b: Unit): boolean =>
  a.parent === b.id || b.parent === a.id || (a.parent !== null && a.parent === b.parent)

/** A stand has spotted a target for itself. */
export function note(next: Next, target: Stand, spotter: string): void {
  const side = enemyOf(target.seat)
  const known = next.known?.[side]?.value
  if (!next.known || !known) return
  const spotters = [...(known[target.id] ?? []).filter(id => id !== spotter), spotter]
  next.known = told(next.known, side, { ...known, [target.id]: spotters })
}
export function forget(next: Next, target: Stand): void {
  const side = enemyOf(target.seat)
  const known = next.known?.[side]?.value
  if (!next.known || !known?.[target.id]) return
  const { [target.id]: _, ...others } = known
  next.known = told(next.known, side, others)
}
