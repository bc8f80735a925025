import { type CardKind, cardFaults, type Fault } from '../../../engine/forces/own-cards'
import { SHIPS } from '../tables/ships'
import { arcsOf, type Card, cardSchema, crewOf, crewWords, type Weapon } from './card'

export const SHIP_CARD: CardKind<Card> = { schema: cardSchema, printed: SHIPS, senseless }

export const faultsOf = (draft: unknown): Fault[] => cardFaults(SHIP_CARD, draft)

function senseless(card: Card): Fault[] {
  return [
    ...card.weapons.flatMap((weapon, i) =>
      weaponFaults(card, weapon).map(f => ({ ...f, path: ['weapons', i, ...f.path] })),
    ),
    ...card.torpedoes.flatMap(({ crew }, i) =>
      crewOf(card).includes(crew)
        ? []
        : [{ path: ['torpedoes', i, 'crew'], why: `the ship has no ${crewWords(crew)}` }],
    ),
  ]
}

function weaponFaults(card: Card, weapon: Weapon): Fault[] {
  const { short, medium, long } = weapon.range
  return [
    ...(crewOf(card).includes(weapon.crew)
      ? []
      : [{ path: ['crew'], why: `the ship has no ${crewWords(weapon.crew)}` }]),
    ...(medium < short ? [{ path: ['range', 'medium'], why: 'must not be less than Short' }] : []),
    ...(long < medium ? [{ path: ['range', 'long'], why: 'must not be less than Medium' }] : []),
    ...(arcsOf(weapon).length === 0 ? [{ path: ['arcs', 'Forward'], why: 'a weapon needs at least one arc' }] : []),
  ]
}
