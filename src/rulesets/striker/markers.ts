import type { Marker } from '../../engine/scene/scene'
import type { Stand } from './parts/stand'
import { rosterOf, vehicleOf } from './rules/stands'
import type { State } from './state'

const marker = (id: string, letter: string, name: string, tone: Marker['tone']): Marker => ({ id, letter, name, tone })

/** What a counter shows: state, gait, height, damage its owner knows of. */
export function markersOf(view: State, stand: Stand): Marker[] {
  const roster = rosterOf(stand)
  const damage = roster?.damage
  const found: (Marker | false)[] = [
    stand.status === 'suppressed' && marker('suppressed', 'S', `Suppressed through turn ${stand.until}`, 'warn'),
    stand.status === 'forcedBack' && marker('forcedBack', 'B', 'Forced back', 'warn'),
    stand.status === 'routed' && marker('routed', 'R', 'Routed', 'bad'),
    stand.status === 'rallied' && marker('rallied', 'Y', 'Rallied, free next turn', 'note'),
    stand.status === 'abandoned' && marker('abandoned', 'A', 'Abandoned', 'muted'),
    stand.status === 'wreck' && marker('wreck', 'W', stand.burning >= view.turn ? 'Burning wreck' : 'Wreck', 'bad'),
    stand.gait === 'evade' && marker('evade', 'E', 'Evading', 'note'),
    stand.gait === 'run' && marker('run', '»', 'Ran: no fire in this phase', 'note'),
    stand.popup && marker('popup', '↑', 'In popup, 20 m', 'note'),
    stand.flight === 'terrainFollowing' && marker('tf', 'T', 'Terrain following, 30 m', 'note'),
    stand.flight === 'high' && marker('high', 'H', `High, ${Math.round(stand.height)} m`, 'note'),
    roster !== null && stand.spotted && marker('seen', '◉', 'The enemy sees it', 'bad'),
    roster !== null && !stand.spotted && marker('unseen', '○', 'Unseen by the enemy', 'good'),
    roster?.task === 'order' && marker('order', 'O', 'Gives an order this turn', 'note'),
    roster?.task === 'observe' && marker('observe', 'F', 'Observes fire this turn', 'note'),
    damage !== undefined && damage.suspension > 0 && marker('suspension', 'm', 'Suspension hit', 'bad'),
    damage?.transmission === true && marker('transmission', 't', 'Transmission out', 'bad'),
    damage?.power === true && marker('power', 'p', 'Power plant out', 'bad'),
    damage?.electronics === true && marker('electronics', 'e', 'Electronics out', 'bad'),
    damage?.optics === true && marker('optics', 'o', 'Optics damaged', 'bad'),
    damage !== undefined &&
      damage.jamUntil >= view.turn &&
      damage.jamUntil > 0 &&
      marker('jam', 'j', `Main weapon jammed through turn ${damage.jamUntil}`, 'bad'),
  ]
  return found.filter(one => one !== false)
}

/** Silhouette of a stand, by what it is. */
export function artOf(view: State, stand: Stand): string {
  if (stand.status === 'wreck' || stand.status === 'destroyed') return 'wreck'
  const card = vehicleOf(view, stand)
  if (!card) return stand.kind === 'crew' ? 'gun' : 'infantry'
  if (card.motion === 'grav') return 'grav'
  if (card.motion === 'aircraft') return 'vtol'
  if (card.motion === 'wheeled') return 'truck'
  return card.seats > 0 ? 'apc' : 'tank'
}
