import { type Crew, type Weapon, weaponryOf } from '../cards/card'
import type { AttackFacts } from '../events'
import type { ArcRule } from '../rulebook'
import type { Ship, State } from '../state'
import type { Column, Entry, Word } from '../tables/damage-index'
import { skillDie } from '../tables/dice'
import { readDice } from './degree'
import type { SharpResult } from './helm'
import { cardOf, weaponOf } from './ship'

const when = (holds: boolean, ...rules: ArcRule[]): ArcRule[] => (holds ? rules : [])

/** The weapon lines of the two printed cards; all other cards are ours. */
const PRINTED: Readonly<Record<string, Partial<Record<Crew, ArcRule>>>> = {
  pulsar: { P: 'ARC.card.pulsar.P', A: 'ARC.card.pulsar.A' },
  javelin: { P: 'ARC.card.javelin.P', A: 'ARC.card.javelin.A', B: 'ARC.card.javelin.B' },
}

/** A rule of the printed cards, for a ship that has one of them. */
export const ifPrintedCard = ({ card }: Pick<Ship, 'card'>, rule: ArcRule): ArcRule[] =>
  when(Object.hasOwn(PRINTED, card), rule)

const lineOf = ({ card }: Pick<Ship, 'card'>, { crew }: Weapon): ArcRule | undefined =>
  Object.hasOwn(PRINTED, card) ? PRINTED[card]?.[crew] : undefined

interface Fired {
  readonly ship: Ship
  readonly crew: Crew
  readonly weapon: number
  readonly attack: AttackFacts
}

/** The rules a shot of a cannon went by. */
export function shotRules(state: State, { ship, crew, weapon: index, attack }: Fired): ArcRule[] {
  const card = cardOf(state, ship)
  const weapon = weaponOf(card, index)
  const line = lineOf(ship, weapon)
  const rolled = [...attack.faces, attack.skill ?? 0].reduce((sum, face) => sum + face, 0)
  const aimed = [
    ...(line ? ([line, 'ARC.fire.arc.cards'] as const) : []),
    ...when(attack.skill !== null, 'ARC.skill.sdb'),
    ...(crew === 'P' || skillDie(weaponryOf(card, crew)) === null ? [] : ifPrintedCard(ship, 'ARC.card.gunners')),
    ...when(attack.total !== rolled, 'ARC.hit.mods'),
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

/** How the dice of a hit were read, and what was added and taken away. */
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
    ...when(middle && faces.length % 2 === 0, 'ARC.damage.med.no-middle'),
    ...when(tied, 'ARC.damage.ties'),
    ...when(suffix !== '', 'ARC.dmod.suffix'),
    ...when(suffix.startsWith('/'), 'ARC.dmod.half'),
    ...when(suffix.startsWith('x') && tied, 'ARC.dmod.x-ties'),
    ...when(excess > 0, 'ARC.dmod.excess'),
    'ARC.damage.appropriate',
    ...when(net <= 0, 'ARC.dmod.zero'),
  ]
}

const WORD: Readonly<Record<Word, ArcRule>> = {
  Boom: 'ARC.word.boom',
  'Boom Next Turn': 'ARC.word.boom-next',
  Cascade: 'ARC.word.cascade',
}

const rowRule = (row: Entry['row'], column: Column): ArcRule => `ARC.row.s${column}.${row}`

/** The row of the index that damage crosses, and why that one. */
export function indexRules({ structure }: Ship, entry: Entry, net: number): ArcRule[] {
  return [
    rowRule(entry.row, structure > 0 ? 1 : 0),
    'ARC.index.race',
    ...when(structure > 1, 'ARC.index.column'),
    ...when(net > entry.row, 'ARC.index.over'),
    ...(entry.word ? [WORD[entry.word]] : []),
  ]
}

/** The 1 of a Helm roll: only its face counts, and only where the turn can be paid. */
export const oneRules = ({ face, total, result }: SharpResult): ArcRule[] => [
  ...when(result !== 'made' && face === 1, 'ARC.move.multi-turn.one.pay'),
  ...when(result === 'costly' && face !== 1 && total <= 1, 'ARC.move.multi-turn.one.face'),
]
