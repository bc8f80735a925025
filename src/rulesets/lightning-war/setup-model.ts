import type { Field } from '../../engine/offers'
import { type Refusal, refuse } from '../../engine/rolls/plan'
import type { Seat } from '../../engine/seats'
import type { ForceModel, GameSetup, SetupModel } from '../../engine/setup'
import { checkMap, sayFault } from '../../engine/terrain/check'
import { count, list } from '../../engine/words'
import { unitCardModel } from './card'
import { fields } from './fields'
import { checkObjectives, objectives } from './objectives'
import { type ForceUnit, type Options, optionsSchema } from './options'
import { editor } from './own/editor'
import { faultsOf } from './own/faults'
import { artOf } from './rules/art'
import { scenarios } from './scenarios'
import { cardsOf, costOf, nationName } from './tables/cards'
import { FIGHTING, isFighting } from './tables/guns'
import { MORALE } from './tables/morale'
import { TERRAIN } from './tables/terrain'

const MOST_BASES = 60
/** Sides whose totals differ by more than this share of the larger are called uneven. */
const TOLERANCE = 0.1

/** Nations whose units can be chosen. */
function listed({ nationA = 'all', nationB = 'all' }: Options): readonly string[] {
  return nationA === 'all' || nationB === 'all' ? FIGHTING : [nationA, nationB]
}

/** Everything of the nations at war that was in service in the year of the battle. */
const roster: ForceModel<Options>['roster'] = options => {
  const own = new Set(options.cards?.map(({ id }) => id))
  return [...cardsOf(options).values()]
    .filter(({ from, to }) => from <= options.year && options.year <= to)
    .filter(({ nation }) => listed(options).includes(nation))
    .map(card => ({
      id: card.id,
      name: card.name,
      side: nationName(card.nation),
      points: costOf(options, card),
      art: artOf({ options }, { model: card.models.at(-1) ?? 'rifle' }),
      card: unitCardModel(options, card),
      own: own.has(card.id),
    }))
}

export const forces: ForceModel<Options> = {
  points: 'Points (our own values)',
  roster,
  sideOf: (options, seat) => {
    const nation = seat === 'A' ? options.nationA : options.nationB
    return nation === undefined || nation === 'all' ? null : nationName(nation)
  },
  list: (options, seat) =>
    (options.sides[seat]?.forces ?? []).map(unit => {
      const note = noteOn(unit)
      return { card: unit.card, name: unit.name, ...(note !== '' && { note }) }
    }),
  replace(options, seat, entries) {
    const side = options.sides[seat] ?? { morale: 'hardened', depth: 12, forces: [] }
    // What the scenario says of a unit stays with it, also under another name.
    const left = [...side.forces]
    const take = (fits: (unit: ForceUnit) => boolean): ForceUnit | undefined => {
      const i = left.findIndex(fits)
      return i < 0 ? undefined : left.splice(i, 1)[0]
    }
    const kept = entries.map(({ card, name }) => take(unit => unit.card === card && unit.name === name))
    const list = entries.map(({ card, name }, i) => ({
      ...(kept[i] ?? (entries.length === side.forces.length ? take(unit => unit.card === card) : undefined)),
      card,
      name,
    }))
    return { ...options, sides: { ...options.sides, [seat]: { ...side, forces: list } } }
  },
  editor,
}

export function pointsTotal(options: Options, seat: Seat): number {
  const cards = cardsOf(options)
  return (options.sides[seat]?.forces ?? []).reduce((sum, { card: id }) => {
    const card = cards.get(id)
    return card ? sum + costOf(options, card) : sum
  }, 0)
}

function check({ seats, options }: GameSetup<Options>): { errors: Refusal[]; warnings: Refusal[] } {
  const aims = checkObjectives(options)
  const errors = [
    ...seatErrors(seats.map(({ seat }) => seat)),
    ...checkMap(TERRAIN, options.map).map(fault => refuse('LW.board.terrain', sayFault(TERRAIN, fault))),
    ...seats.flatMap(({ seat, name }) => forceErrors(options, seat, name)),
    ...aims.errors,
    ...ownErrors(options),
  ]
  return { errors, warnings: errors.length > 0 ? [] : [...balance(options, seats), ...aims.warnings] }
}

const seatErrors = (seats: readonly Seat[]): Refusal[] =>
  seats.length === 2 && seats[0] === 'A' && seats[1] === 'B'
    ? []
    : [refuse('LW.turn.1', 'This game needs two sides: the first plays from the bottom edge, the second from the top.')]

/** A unit that does not exist, of a nation that does not, or that could not stand where it is put. */
function forceErrors(options: Options, seat: Seat, name: string): Refusal[] {
  const list = options.sides[seat]?.forces ?? []
  const cards = cardsOf(options)
  const bases = list.reduce((sum, { card }) => sum + (cards.get(card)?.models.length ?? 0), 0)
  return [
    ...(list.length === 0 ? [refuse('LW.unit.smallest', `${name} has no units.`)] : []),
    ...(bases > MOST_BASES ? [refuse('LW.unit.smallest', `${name} has more than ${MOST_BASES} bases.`)] : []),
    ...list.flatMap(unit =>
      cards.has(unit.card) ? [] : [refuse('LW.unit.smallest', `${name}, ${unit.name}: ${whyUnknown(unit.card)}`)],
    ),
    ...list
      .filter(({ at }) => at && (at.x < 0 || at.y < 0 || at.x > options.map.width || at.y > options.map.height))
      .map(unit => refuse('LW.board.edges', `${name}, ${unit.name} is placed off the table.`)),
  ]
}

function whyUnknown(card: string): string {
  if (card.startsWith('own-')) return `there's no unit “${card}” among your own.`
  const parts = card.split('.')
  const nation = ['troop', 'one'].includes(parts[0] ?? '') ? parts[1] : parts[0]
  if (nation !== undefined && nation !== 'at' && !isFighting(nation)) return `there's no nation “${nation}”.`
  return `there's no unit “${card}”.`
}

/** Units of the user's own that are not sound, each with what is wrong and where. */
function ownErrors({ cards = [] }: Options): Refusal[] {
  const twice = cards.filter(({ id }, i) => cards.findIndex(card => card.id === id) !== i)
  return [
    ...twice.map(({ id }) => refuse('LW.unit.smallest', `Two units of your own are called “${id}”.`)),
    ...cards.flatMap(card =>
      faultsOf(card).map(({ path, why }) =>
        refuse('LW.unit.smallest', `Your own unit “${card.name || card.id}”, ${path.join(' › ')}: ${why}.`),
      ),
    ),
  ]
}

function balance(options: Options, seats: GameSetup<Options>['seats']): Refusal[] {
  const totals = seats.map(({ seat, name }) => ({ name, points: pointsTotal(options, seat) }))
  const most = Math.max(...totals.map(({ points }) => points))
  const least = Math.min(...totals.map(({ points }) => points))
  const outOfYear = seats.flatMap(({ seat, name }) =>
    (options.sides[seat]?.forces ?? []).flatMap(unit => {
      const card = cardsOf(options).get(unit.card)
      return card && (card.from > options.year || card.to < options.year)
        ? [refuse('LW.unit.smallest', `${name}, ${unit.name}: ${card.name} served ${card.from} to ${card.to}.`)]
        : []
    }),
  )
  if (most - least <= TOLERANCE * most) return outOfYear
  const tally = totals.map(({ name, points }) => `${name} ${points}`).join(', ')
  const percent = Math.round(((most - least) / most) * 100)
  return [...outOfYear, refuse('LW.victory', `The sides differ by ${percent} % of the larger one: ${tally} points.`)]
}

export const setupModel: SetupModel<Options> = {
  schema: optionsSchema,
  seats: [2],
  scenarios,
  fields: ({ options }): readonly Field[] => fields(options),
  forces,
  places: objectives,
  brief,
  check,
}

/** What a scenario says of a unit: its own rating, when it comes on. */
export const noteOn = ({ morale, arrives }: Pick<ForceUnit, 'morale' | 'arrives'>): string =>
  [...(arrives ? [`arrives in turn ${arrives}`] : []), ...(morale ? [MORALE[morale].name.toLowerCase()] : [])].join(
    ', ',
  )

/** LW.victory: how long the battle lasts, what is worth points, who comes when. */
export function brief({ seats, options }: GameSetup<Options>): readonly string[] {
  const { turnLimit, objectives, sides } = options
  const held = objectives.map(({ name, worth }) => `${name} ${worth}`)
  return [
    `The side with more victory points after ${count(turnLimit, 'turn')} wins. A side with no bases left loses at once.`,
    `You score the points of what the other side has lost${held.length > 0 ? `, and points for places you hold at the end: ${list(held)}. A side holds a place if only its bases are near it, not counting those that are retiring` : ''}.`,
    ...seats.flatMap(({ seat, name }) =>
      (sides[seat]?.forces ?? []).flatMap(unit =>
        unit.arrives ? [`${name}: ${unit.name} arrives over its own edge in turn ${unit.arrives}.`] : [],
      ),
    ),
  ]
}
