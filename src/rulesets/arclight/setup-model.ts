import { type MusterLaw, musterFaults } from '../../engine/forces/muster'
import { atEdges, forceLists, unevenness } from '../../engine/forces/points'
import { hexName, hexOf, onMap } from '../../engine/geometry/hex'
import { type Refusal, refuse } from '../../engine/rolls/plan'
import type { Seat } from '../../engine/seats'
import type { ForceModel, GameSetup, RosterCard, SetupCheck, SetupModel } from '../../engine/setup'
import { count } from '../../engine/words'
import { editor } from './cards/editor'
import { faultsOf } from './cards/faults'
import { modelOf } from './cards/model'
import { cardsOf, startsOf } from './initial-state'
import { brief } from './mission'
import { type Options, optionsSchema } from './options'
import { scenarios } from './scenarios'
import { fields } from './setup-fields'

const roster = (options: Options): readonly RosterCard[] =>
  cardsOf(options).map(card => ({
    id: card.id,
    name: card.name,
    side: card.race,
    points: card.points,
    art: card.art,
    card: modelOf(card),
    own: options.cards.includes(card),
  }))

export const forces: ForceModel<Options> = {
  points: 'Points',
  roster,
  ...forceLists<Options>(),
  editor,
}

export const setupModel: SetupModel<Options> = {
  schema: optionsSchema,
  seats: [2, 3, 4],
  scenarios,
  fields,
  forces,
  brief,
  check,
}

const MUSTER: Omit<MusterLaw, 'known'> = {
  unit: 'ship',
  most: 8,
  rules: { some: 'ARC.victory', most: 'ARC.board.size', known: 'ARC.card.points' },
}
/** Forces are uneven if their totals differ by more than this share of the larger. */
const TOLERANCE = 0.15

export function check({ seats, options }: GameSetup<Options>): SetupCheck {
  const cards = cardsOf(options)
  const known = new Set(cards.map(({ id }) => id))
  const errors = [
    ...seatErrors(seats.map(({ seat }) => seat)),
    ...seats.flatMap(({ seat, name }) => musterFaults(name, options.forces[seat] ?? [], { ...MUSTER, known })),
    ...mapErrors(
      options,
      seats.map(({ seat }) => seat),
    ),
    ...(known.size < cards.length ? [refuse('ARC.card.points', 'Two cards have the same id.')] : []),
    ...options.cards.flatMap(card =>
      faultsOf(card).map(({ path, why, rule }) => refuse(rule, `${card.name}, ${path.join(' › ')}: ${why}.`)),
    ),
    ...(options.runner !== 'none' && !seats.some(({ seat }) => seat === options.runner)
      ? [refuse('ARC.opt.runner', 'The side that must break through must be in the game.')]
      : []),
  ]
  return { errors, warnings: errors.length > 0 ? [] : [...distanceWarning(options), ...balance(options, seats)] }
}

function seatErrors(seats: readonly Seat[]): Refusal[] {
  return atEdges(seats) ? [] : [refuse('ARC.init.seats', 'Two to four sides can play, in seats A to D.')]
}

/** ARC.board.size: every ship must start on the map, in its own hex. */
function mapErrors(options: Options, seats: readonly Seat[]): Refusal[] {
  const starts = seats.flatMap(seat => startsOf(options, seat).map(({ at }) => at))
  const off = starts.filter(at => !onMap(hexOf(at), options))
  const names = starts.map(at => hexName(hexOf(at)))
  const { columns, rows, distance } = options
  return [
    ...(off.length > 0
      ? [
          refuse(
            'ARC.board.size',
            `A map of ${columns} by ${rows} hexes is too small for sides ${distance} hexes apart: ${count(off.length, 'ship')} would start off the map.`,
          ),
        ]
      : []),
    ...(off.length === 0 && new Set(names).size < names.length
      ? [refuse('ARC.move.occupied.stop', 'Two ships would start in the same hex. Put the sides further apart.')]
      : []),
  ]
}

function distanceWarning({ distance }: Options): Refusal[] {
  if (distance >= 12 && distance <= 15) return []
  return [refuse('ARC.board.size', `Sides usually start 12 to 15 hexes apart, not ${distance}.`)]
}

function balance(options: Options, seats: GameSetup<Options>['seats']): Refusal[] {
  const totals = seats.map(({ seat, name }) => ({ name, points: pointsTotal(options, seat) }))
  const uneven = unevenness(totals, TOLERANCE)
  return uneven ? [refuse('ARC.points', uneven)] : []
}

/** ARC.points: what a seat has spent. */
export function pointsTotal(options: Options, seat: Seat): number {
  const cards = new Map(cardsOf(options).map(card => [card.id, card.points]))
  return (options.forces[seat] ?? []).reduce((sum, { card }) => sum + (cards.get(card) ?? 0), 0)
}
