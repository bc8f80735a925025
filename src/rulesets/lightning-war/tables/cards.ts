import { memoize } from '../../../engine/memoize'
import { cardOf } from '../own/models'
import { FIGHTING, type Fighting, isFighting, NATIONS, type NationId } from './guns'
import { catalogueOf, type Model, pointsOf, type Switches } from './models'

/** A unit that can be fielded: a platoon, a battery or a troop. */
export interface UnitCard {
  readonly id: string
  readonly name: string
  readonly nation: NationId
  /** Models of its bases; the first is its headquarters. */
  readonly models: readonly string[]
  readonly from: number
  readonly to: number
}

const of = (n: number, model: string): string[] => Array.from({ length: n }, () => model)

const FIELD_GUNS: Readonly<Record<Fighting, string>> = {
  de: 'how105',
  gb: 'gun25pdr',
  us: 'how105',
  ru: 'field75',
  fr: 'field75',
  it: 'field75',
}
const MORTARS: Readonly<Record<Fighting, readonly string[]>> = {
  de: ['mortar50', 'mortar81', 'mortar120'],
  gb: ['mortar50', 'mortar81'],
  us: ['mortar60', 'mortar81'],
  ru: ['mortar50', 'mortar81', 'mortar120'],
  fr: ['mortar60', 'mortar81'],
  it: ['mortar50', 'mortar81'],
}

/** Infantry and guns that every nation has. A headquarters is a squad of its own. */
function common(nation: Fighting): UnitCard[] {
  const ever = { nation, from: 1939, to: 1945 }
  const card = (id: string, name: string, models: readonly string[]): UnitCard => ({
    ...ever,
    id: `${nation}.${id}`,
    name,
    models,
  })
  return [
    card('rifle', 'Rifle platoon', of(4, 'rifle')),
    card('rifle-mg', 'Rifle platoon with machine gun', [...of(4, 'rifle'), 'mmg']),
    card('smg', 'SMG platoon', ['rifle', ...of(3, 'smg')]),
    card('mmg', 'Machine-gun platoon', ['rifle', ...of(3, 'mmg')]),
    card('hmg', 'Heavy machine-gun platoon', ['rifle', ...of(3, 'hmg')]),
    ...MORTARS[nation].map(mortar =>
      card(mortar, `${mortar.replace('mortar', '')} mm mortar battery`, ['rifle', ...of(2, mortar)]),
    ),
    card('field', 'Field battery', ['rifle', ...of(2, FIELD_GUNS[nation])]),
    card('trucks', 'Truck column', of(3, 'truck')),
    card('jeep', 'Jeep', of(1, 'jeep')),
  ]
}

/** Anti-tank guns come in batteries of two with a headquarters, vehicles in troops of three or alone. */
function unitsWith(model: Model): UnitCard[] {
  const { id, name, nation, kind, from, to } = model
  if (!nation || !isFighting(nation)) return []
  const base = { nation, from, to }
  if (kind === 'atgun') return [{ ...base, id: `at.${id}`, name: `${name} battery`, models: ['rifle', id, id] }]
  if (kind !== 'afv') return []
  return [
    { ...base, id: `troop.${id}`, name: `${name}, troop of 3`, models: of(3, id) },
    { ...base, id: `one.${id}`, name, models: [id] },
  ]
}

export const cardsOf = memoize((switches: Switches): ReadonlyMap<string, UnitCard> => {
  const own = switches.cards ?? []
  const printed = [...catalogueOf(switches).values()].filter(({ id }) => !own.some(card => card.id === id))
  const all = [...FIGHTING.flatMap(common), ...printed.flatMap(unitsWith), ...own.map(cardOf)]
  return new Map(all.map(card => [card.id, card]))
})

/** What a card costs: the sum of its bases. House values. */
export function costOf(switches: Switches, { models }: UnitCard): number {
  const catalogue = catalogueOf(switches)
  return models.reduce((sum, id) => {
    const model = catalogue.get(id)
    return model ? sum + pointsOf(model) : sum
  }, 0)
}

export const nationName = (nation: NationId): string => NATIONS[nation]
