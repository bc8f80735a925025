import type { Emit } from '../../define'
import type { Cited } from '../../events'
import { named } from '../../events'
import { enemyOf, type Side } from '../../sides'
import type { Next, State } from '../../state'
import { standOf } from '../stands'
import { putStand, told } from '../writing'
import { forget } from './knowledge'

/** A stand is spotted: the enemy sees it from now on, and its last known place is forgotten. */
export function revealed(next: Next, id: string, emit: Emit, why: readonly Cited[] = []): void {
  const stand = standOf(next, id)
  if (!stand || stand.spotted) return
  putStand(next, { ...stand, spotted: true })
  const by = enemyOf(stand.seat)
  const ghosts = ghostsOf(next, by)
  if (ghosts.some(ghost => ghost.stand === id))
    next.ghosts = told(
      next.ghosts,
      by,
      ghosts.filter(ghost => ghost.stand !== id),
    )
  emit({ type: 'spotted', rules: ['STR.core.spot.seen-info', ...why], stand: named(stand), by })
}

/** STR.core.spot.keep: out of sight it becomes a memory at the last place it was seen. */
export function concealed(next: Next, id: string, emit: Emit): void {
  const stand = standOf(next, id)
  if (!stand?.spotted) return
  const by = enemyOf(stand.seat)
  emit({ type: 'lost-sight', rules: ['STR.core.spot.keep'], stand: named(stand) })
  forget(next, stand)
  putStand(next, { ...stand, spotted: false })
  next.ghosts = told(next.ghosts, by, [
    ...ghostsOf(next, by),
    { stand: id, name: stand.name, at: stand.at, turn: next.turn },
  ])
}

export const ghostsOf = ({ ghosts }: State, side: Side): Ghosts => ghosts[side]?.value ?? []
type Ghosts = NonNullable<State['ghosts'][Side]['value']>
