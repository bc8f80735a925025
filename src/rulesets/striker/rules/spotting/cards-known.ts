import type { Armour } from '../../cards/armour'
import type { Vehicle } from '../../cards/vehicle'
import type { Weapon } from '../../cards/weapon'
import type { Cards } from '../../parts/cards'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'

interface Catalogue {
  readonly weapons: readonly Weapon[]
  readonly vehicles: readonly Vehicle[]
  readonly armours: readonly Armour[]
}

const byId = <T extends { readonly id: string }>(cards: readonly T[], ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(cards.flatMap(card => (ids.has(card.id) ? [[card.id, card]] : [])))

/** The cards of some stands: their vehicles, what their men carry and wear, and what is mounted on the vehicles. */
export function cardsOf(stands: readonly Stand[], { weapons, vehicles, armours }: Catalogue): Cards {
  const driven = byId(vehicles, new Set(stands.flatMap(({ card }) => card ?? [])))
  const men = stands.flatMap(stand => stand.men)
  const mounted = Object.values(driven).flatMap(card => card.weapons.map(({ weapon }) => weapon))
  return {
    weapons: byId(weapons, new Set([...men.flatMap(man => man.weapons), ...mounted])),
    vehicles: driven,
    armours: byId(armours, new Set(men.map(({ armour }) => armour))),
  }
}

/** STR.core.spot.seen-info: what the enemy of a spotted stand knows with its cards; null where that is nothing new. */
export function cardsWith(state: State, stand: Stand): Cards | null {
  const [mine, theirs] = stand.seat === 'A' ? [state.cards.A, state.cards.B] : [state.cards.B, state.cards.A]
  if (!mine?.value || !theirs?.value) return null
  const { weapons, vehicles, armours } = mine.value
  const own = cardsOf([stand], {
    weapons: Object.values(weapons),
    vehicles: Object.values(vehicles),
    armours: Object.values(armours),
  })
  const known = theirs.value
  const isNew =
    Object.keys(own.weapons).some(id => !known.weapons[id]) ||
    Object.keys(own.vehicles).some(id => !known.vehicles[id]) ||
    Object.keys(own.armours).some(id => !known.armours[id])
  if (!isNew) return null
  return {
    weapons: { ...known.weapons, ...own.weapons },
    vehicles: { ...known.vehicles, ...own.vehicles },
    armours: { ...known.armours, ...own.armours },
  }
}
