import { SHIPS } from '../tables/ships'
import { arcsOf, type Card, cardSchema, crewOf, crewWords, type Weapon } from './card'

export interface Fault {
  readonly path: readonly (string | number)[]
  readonly why: string
}

/** What is missing or out of range, and what is in range but makes no sense. */
export function faultsOf(draft: unknown): Fault[] {
  const parsed = cardSchema.safeParse(draft)
  if (parsed.success) return senseless(parsed.data)
  return parsed.error.issues.map(({ path, message }) => ({ path: path.map(key), why: message }))
}

const key = (part: PropertyKey): string | number => (typeof part === 'symbol' ? String(part) : part)

function senseless(card: Card): Fault[] {
  return [
    ...(SHIPS.some(({ id }) => id === card.id) ? [{ path: ['id'], why: 'belongs to a card of the game' }] : []),
    ...(card.name.trim() === '' ? [{ path: ['name'], why: 'must not be blank' }] : []),
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
