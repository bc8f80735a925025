import type { Marker } from '../../engine/scene/scene'
import type { Stand } from './parts/stand'
import { drawings } from './rules/drawings'
import { rosterOf, vehicleOf } from './rules/stands'
import type { State } from './state'

const marker = (id: string, letter: string, name: string, tone: Marker['tone']): Marker => ({ id, letter, name, tone })

/** What a counter shows: its state, movement, height, and the damage its owner knows about. */
export function markersOf(view: State, stand: Stand): Marker[] {
  const roster = rosterOf(stand)
  const damage = roster?.damage
  const found: (Marker | false)[] = [
    stand.status === 'suppressed' &&
      marker('suppressed', 'S', `Suppressed until the end of turn ${stand.until}`, 'warn'),
    stand.status === 'forcedBack' && marker('forcedBack', 'B', 'Forced back', 'warn'),
    stand.status === 'routed' && marker('routed', 'R', 'Routed', 'bad'),
    stand.status === 'rallied' && marker('rallied', 'Y', 'Rallied: acts freely next turn', 'note'),
    stand.status === 'abandoned' && marker('abandoned', 'A', 'Abandoned', 'muted'),
    stand.status === 'wreck' && marker('wreck', 'W', stand.burning >= view.turn ? 'Burning wreck' : 'Wreck', 'bad'),
    stand.gait === 'evade' && marker('evade', 'E', 'Evading', 'note'),
    stand.gait === 'run' && marker('run', '»', 'Ran: can’t fire in this phase', 'note'),
    stand.popup && marker('popup', '↑', 'Popped up to 20 m', 'note'),
    stand.flight === 'terrainFollowing' && marker('tf', 'T', 'Terrain following at 30 m', 'note'),
    stand.flight === 'high' && marker('high', 'H', `Flying high at ${Math.round(stand.height)} m`, 'note'),
    roster !== null && stand.spotted && marker('seen', '◉', 'Spotted by the enemy', 'bad'),
    roster !== null && !stand.spotted && marker('unseen', '○', 'Not spotted by the enemy', 'good'),
    roster?.task === 'order' && marker('order', 'O', 'Giving an order this turn', 'note'),
    roster?.task === 'observe' && marker('observe', 'F', 'Observing fire this turn', 'note'),
    damage !== undefined && damage.suspension > 0 && marker('suspension', 'm', 'Suspension damaged', 'bad'),
    damage?.transmission === true && marker('transmission', 't', 'Transmission out', 'bad'),
    damage?.power === true && marker('power', 'p', 'Power plant out', 'bad'),
    damage?.electronics === true && marker('electronics', 'e', 'Electronics out', 'bad'),
    damage?.optics === true && marker('optics', 'o', 'Optics damaged', 'bad'),
    damage !== undefined &&
      damage.jamUntil >= view.turn &&
      damage.jamUntil > 0 &&
      marker('jam', 'j', `Main weapon jammed until the end of turn ${damage.jamUntil}`, 'bad'),
  ]
  const ruled = drawings(view).flatMap(({ markers }) => markers?.(view, stand) ?? [])
  return [...found.filter(one => one !== false), ...ruled]
}

/** The silhouette of a stand. */
export function artOf(view: State, stand: Stand): string {
  if (stand.status === 'wreck' || stand.status === 'destroyed') return 'wreck'
  const card = vehicleOf(view, stand)
  if (!card) return stand.kind === 'crew' ? 'gun' : 'infantry'
  if (card.motion === 'grav') return 'grav'
  if (card.motion === 'aircraft') return 'vtol'
  if (card.motion === 'wheeled') return 'truck'
  return card.seats > 0 ? 'apc' : 'tank'
}
