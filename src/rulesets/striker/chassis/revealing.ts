import type { Emit } from '../define'
import { named } from '../events'
import { enemyOf } from '../sides'
import type { State } from '../state'
import { forget } from './knowledge'

/** A stand is spotted: the enemy sees it from now on, and its last known place is forgotten. */
export function revealed(draft: State, id: string, emit: Emit): void {
  const hidden = draft.stands[id]
  const stand = hidden?.value
  if (!hidden || !stand || stand.spotted) return
  stand.spotted = true
  hidden.$for = ['A', 'B']
  const by = enemyOf(stand.seat)
  const ghosts = draft.ghosts[by]
  if (ghosts?.value) ghosts.value = ghosts.value.filter(ghost => ghost.stand !== id)
  emit({ type: 'spotted', rules: ['STR.core.spot.seen-info'], stand: named(stand), by })
}

/** STR.core.spot.keep: out of sight it becomes a memory at the last place it was seen. */
export function concealed(draft: State, id: string, emit: Emit): void {
  const hidden = draft.stands[id]
  const stand = hidden?.value
  if (!hidden || !stand?.spotted) return
  const by = enemyOf(stand.seat)
  emit({ type: 'lost-sight', rules: ['STR.core.spot.keep'], stand: named(stand) })
  forget(draft, stand)
  stand.spotted = false
  hidden.$for = [stand.seat]
  draft.ghosts[by]?.value?.push({ stand: id, name: stand.name, at: { x: stand.at.x, y: stand.at.y }, turn: draft.turn })
}
