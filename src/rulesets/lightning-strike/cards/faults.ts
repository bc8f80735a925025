import { UNITS } from '../tables/units'
import { type Band, type Card, cardSchema, type Protection } from './card'
import { cardFrom, type Path } from './draft'

export interface Fault {
  readonly path: Path
  readonly why: string
}

/** What is missing or out of range, and what is in range but makes no sense. */
export function faultsOf(draft: unknown): Fault[] {
  const parsed = cardSchema.safeParse(cardFrom(draft))
  if (parsed.success) return senseless(parsed.data)
  return parsed.error.issues.map(({ path, message }) => ({ path: path.map(key), why: message }))
}

const key = (part: PropertyKey): string | number => (typeof part === 'symbol' ? String(part) : part)

function senseless(card: Card): Fault[] {
  const { front, rear, special } = card.protection
  return [
    ...(UNITS.some(({ id }) => id === card.id) ? [{ path: ['id'], why: 'belongs to a card of the game' }] : []),
    ...(card.name.trim() === '' ? [{ path: ['name'], why: 'must not be blank' }] : []),
    ...(card.movement.overthrust < card.movement.basic
      ? [{ path: ['movement', 'overthrust'], why: 'must not be less than the basic Movement' }]
      : []),
    ...rising(front, ['protection', 'front']),
    ...rising(rear, ['protection', 'rear']),
    ...(special ? rising(special.front, ['protection', 'special', 'front']) : []),
    ...card.weapons.flatMap((weapon, i) => bandFaults(weapon.bands, ['weapons', i, 'bands'])),
  ]
}

/** Each Threshold must be harder to exceed than the one before. */
const rising = ({ stun, crippled, overkill }: Protection, path: Path): Fault[] => [
  ...(crippled <= stun ? [{ path: [...path, 'crippled'], why: 'must be greater than Stun' }] : []),
  ...(overkill <= crippled ? [{ path: [...path, 'overkill'], why: 'must be greater than Crippled' }] : []),
]

/** C first, and then every band farther than the last. */
const bandFaults = (bands: readonly Band[], path: Path): Fault[] =>
  bands.flatMap((band, i) => {
    const before = bands[i - 1]
    if (!before) return []
    const where = [...path, i, 'to']
    if (band.to === 'C') return [{ path: where, why: 'contact must be the first band, and the only one of its kind' }]
    return before.to !== 'C' && band.to <= before.to
      ? [{ path: where, why: 'must reach farther than the band before' }]
      : []
  })
