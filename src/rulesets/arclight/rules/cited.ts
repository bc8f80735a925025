import { type Crew, type Weapon, weaponryOf } from '../cards/card'
import { type AttackFacts, citedIf } from '../events'
import type { ArcRule } from '../rulebook'
import type { Ship, State } from '../state'
import type { Column, Entry, Word } from '../tables/damage-index'
import { skillDie } from '../tables/dice'
import { readDice } from './degree'
import type { SharpResult } from './helm'
import { cardOf, weaponOf } from './ship'

/** The weapon lines of the two printed cards. All other cards are ours. */
const PRINTED: Readonly<Record<string, Partial<Record<Crew, ArcRule>>>> = {
  pulsar: { P: 'ARC.card.pulsar.P', A: 'ARC.card.pulsar.A' },
  javelin: { P: 'ARC.card.javelin.P', A: 'ARC.card.javelin.A', B: 'ARC.card.javelin.B' },
}

/** A rule of the printed cards, for a ship that has one of them. */
export const ifPrintedCard = ({ card }: Pick<Ship, 'card'>, rule: ArcRule): ArcRule[] =>
  citedIf(Object.hasOwn(PRINTED, card), rule)

const lineOf = ({ card }: Pick<Ship, 'card'>, { crew }: Weapon): ArcRule | undefined =>
  Object.hasOwn(PRINTED, card) ? PRINTED[card]?.[crew] : undefined

interface Fired {
  readonly ship: Ship
  readonly crew: Crew
  readonly weapon: number
  readonly attack: AttackFacts
}

/** The rules of a shot. */
export function shotRules(state: State, { ship, crew, weapon: index, attack }: Fired): ArcRule[] {
  const card = cardOf(state, ship)
  const weapon = weaponOf(card, index)
  const line = lineOf(ship, weapon)
  const rolled = [...attack.faces, attack.skill ?? 0].reduce((sum, face) => sum + face, 0)
  const aimed = [
    ...(line ? ([line, 'ARC.fire.arc.cards'] as const) : []),
    ...citedIf(attack.skill !== null, 'ARC.skill.sdb'),
    ...(crew === 'P' || skillDie(weaponryOf(card, crew)) === null ? [] : ifPrintedCard(ship, 'ARC.card.gunners')),
    ...citedIf(attack.total !== rolled, 'ARC.hit.mods'),
  ]
  if (!attack.hit) return ['ARC.hit.roll', 'ARC.hit.miss', ...aimed]
  return ['ARC.hit.equal', ...aimed, ...damageRules(state, { weapon, attack })]
}

const DEGREE: Readonly<Record<Weapon['degree'], ArcRule>> = {
  Low: 'ARC.damage.low',
  MedL: 'ARC.damage.med',
  MedH: 'ARC.damage.med',
  High: 'ARC.damage.high',
  All: 'ARC.damage.all',
}

/** The rules by which the dice of a hit were read, and the modifiers of the damage. */
export function damageRules(
  { options }: Pick<State, 'options'>,
  { weapon: { suffix }, attack }: { weapon: Pick<Weapon, 'suffix'>; attack: AttackFacts },
): ArcRule[] {
  const faces = attack.skill === null ? attack.faces : [...attack.faces, attack.skill]
  const { degree, excess, net } = attack
  const tied = readDice(faces, degree, options.medEven).tied > 1
  const middle = degree === 'MedL' || degree === 'MedH'
  return [
    'ARC.damage.same-dice',
    DEGREE[degree],
    ...citedIf(middle && faces.length % 2 === 0, 'ARC.damage.med.no-middle'),
    ...citedIf(tied, 'ARC.damage.ties'),
    ...citedIf(suffix !== '', 'ARC.dmod.suffix'),
    ...citedIf(suffix.startsWith('/'), 'ARC.dmod.half'),
    ...citedIf(suffix.startsWith('x') && tied, 'ARC.dmod.x-ties'),
    ...citedIf(excess > 0, 'ARC.dmod.excess'),
    'ARC.damage.appropriate',
    ...citedIf(net <= 0, 'ARC.dmod.zero'),
  ]
}

const WORD: Readonly<Record<Word, ArcRule>> = {
  Boom: 'ARC.word.boom',
  'Boom Next Turn': 'ARC.word.boom-next',
  Cascade: 'ARC.word.cascade',
}

const rowRule = (row: Entry['row'], column: Column): ArcRule => `ARC.row.s${column}.${row}`

/** The row of the index for this damage, and the rules that decided it. */
export function indexRules({ structure }: Ship, entry: Entry, net: number): ArcRule[] {
  return [
    rowRule(entry.row, structure > 0 ? 1 : 0),
    'ARC.index.race',
    ...citedIf(structure > 1, 'ARC.index.column'),
    ...citedIf(net > entry.row, 'ARC.index.over'),
    ...(entry.word ? [WORD[entry.word]] : []),
  ]
}

/** A 1 on a Helm roll counts only on the die itself, and only if the ship can pay for the turn. */
export const oneRules = ({ face, total, result }: SharpResult): ArcRule[] => [
  ...citedIf(result !== 'made' && face === 1, 'ARC.move.multi-turn.one.pay'),
  ...citedIf(result === 'costly' && face !== 1 && total <= 1, 'ARC.move.multi-turn.one.face'),
]
