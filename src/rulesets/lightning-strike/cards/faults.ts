import { isRecord, type Path } from '../../../engine/forces/form'
import { type CardKind, cardFaults } from '../../../engine/forces/own-cards'
import type { CardFault } from '../../../engine/setup'
import type { LsRule } from '../rulebook'
import { UNITS } from '../tables/units'
import { type Band, type Card, cardSchema, type Protection } from './card'

export interface UnitFault extends CardFault {
  readonly rule: LsRule
}

export const DATACARD: CardKind<Card> = { schema: cardSchema, printed: UNITS, from: cardFrom, senseless, ruleOf }

export const faultsOf = (draft: unknown): UnitFault[] =>
  cardFaults(DATACARD, draft).map(fault => ({ ...fault, rule: ruleOf(fault.path) }))

/** The rule of each value, by the innermost name on its path. */
const RULES: Readonly<Record<string, LsRule>> = {
  threat: 'LS.setup.threat-value',
  ff90: 'LS.card.tv-by-arc',
  ff120: 'LS.card.tv-by-arc',
  actions: 'LS.turn.actions.usual-one',
  movement: 'LS.move.basic',
  avoidance: 'LS.avoid.by-arc',
  missileDefense: 'LS.defence.missile',
  protection: 'LS.damage.three',
  against: 'LS.damage.types',
  closeCombatOptimized: 'LS.cc.cco.vs-none',
  ecm: 'LS.ecm.card',
  eccm: 'LS.ecm.card',
  weapons: 'LS.attack.one-weapon',
  arc: 'LS.arc.list',
  type: 'LS.damage.types',
  missile: 'LS.card.trait-mis',
  bands: 'LS.range.bands',
}

function ruleOf(path: Path): LsRule {
  const inside = path.length > 1 || path[0] !== 'type' ? path : []
  const name = inside.findLast(part => typeof part === 'string' && Object.hasOwn(RULES, part))
  return (name !== undefined && RULES[name]) || 'LS.card.fields'
}

function senseless(card: Card): CardFault[] {
  const { front, rear, special } = card.protection
  return [
    ...(card.movement.overthrust < card.movement.basic
      ? [{ path: ['movement', 'overthrust'], why: "can't be less than the basic Movement" }]
      : []),
    ...rising(front, ['protection', 'front']),
    ...rising(rear, ['protection', 'rear']),
    ...(special ? rising(special.front, ['protection', 'special', 'front']) : []),
    ...card.weapons.flatMap((weapon, i) => bandFaults(weapon.bands, ['weapons', i, 'bands'])),
  ]
}

/** Each Threshold must be harder to exceed than the one before. */
const rising = ({ stun, crippled, overkill }: Protection, path: Path): CardFault[] => [
  ...(crippled <= stun ? [{ path: [...path, 'crippled'], why: 'must be greater than Stun' }] : []),
  ...(overkill <= crippled ? [{ path: [...path, 'overkill'], why: 'must be greater than Crippled' }] : []),
]

/** C comes first, and each band reaches farther than the one before. */
const bandFaults = (bands: readonly Band[], path: Path): CardFault[] =>
  bands.flatMap((band, i) => {
    const before = bands[i - 1]
    if (!before) return []
    const where = [...path, i, 'to']
    if (band.to === 'C') return [{ path: where, why: 'C must be the first band, and there can be only one' }]
    return before.to !== 'C' && band.to <= before.to
      ? [{ path: where, why: 'must reach farther than the band before it' }]
      : []
  })

/** A form holds the edge of a band as text, a card holds C or a number. The schema reports anything else. */
export function cardFrom(draft: unknown): unknown {
  if (!isRecord(draft) || !Array.isArray(draft.weapons)) return draft
  return { ...draft, weapons: draft.weapons.map(weaponFrom) }
}

const weaponFrom = (weapon: unknown): unknown =>
  isRecord(weapon) && Array.isArray(weapon.bands) ? { ...weapon, bands: weapon.bands.map(bandFrom) } : weapon

const bandFrom = (band: unknown): unknown => (isRecord(band) ? { ...band, to: edgeFrom(band.to) } : band)

function edgeFrom(to: unknown): unknown {
  if (typeof to !== 'string') return to
  const word = to.trim().toUpperCase()
  const read = Number(word.replace(',', '.'))
  return word !== '' && Number.isFinite(read) ? read : word
}
