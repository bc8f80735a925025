import { hexName, hexOf, onMap } from '../../engine/geometry/hex'
import type { Field } from '../../engine/offers'
import type { Refusal } from '../../engine/rolls/plan'
import type { Seat } from '../../engine/seats'
import type { ForceModel, GameSetup, RosterCard, SetupModel } from '../../engine/setup'
import { editor } from './cards/editor'
import { faultsOf } from './cards/faults'
import { modelOf } from './cards/model'
import { no } from './define'
import { type Options, optionsSchema } from './options'
import { scenarios } from './scenarios'
import { cardsOf, startsOf } from './setup'

const MOST_SHIPS = 8
/** Sides whose totals differ by more than this share of the larger are called uneven. */
const TOLERANCE = 0.15

function fields({ options: o, seats }: GameSetup<Options>): readonly Field[] {
  return [
    mapField('columns', 'Map, hexes across', o.columns),
    mapField('rows', 'Map, hexes deep', o.rows),
    {
      kind: 'number',
      name: 'distance',
      label: 'Hexes between the sides',
      min: 1,
      max: 60,
      value: o.distance,
      rule: 'ARC.board.size',
    },
    {
      kind: 'choice',
      name: 'pulseRange',
      label: 'Kinetic Pulse Cannon',
      value: o.pulseRange,
      rule: 'ARC.card.pulsar.P',
      options: [
        { value: 'printed', label: '4-9-10 as printed' },
        { value: 'repaired', label: '4-9-12, taken for a slip' },
      ],
    },
    {
      kind: 'choice',
      name: 'excess',
      label: 'Points over the Defensive Screens',
      value: o.excess,
      rule: 'ARC.dmod.order',
      options: [
        { value: 'before-sv', label: 'are reduced by ASV or ESV' },
        { value: 'after-sv', label: 'come on top, unreduced' },
      ],
    },
    {
      kind: 'choice',
      name: 'parity',
      label: 'Odd damage is counted by',
      value: o.parity,
      rule: 'ARC.code.star',
      options: [
        { value: 'net', label: 'net damage' },
        { value: 'base', label: 'damage of the dice' },
      ],
    },
    {
      kind: 'choice',
      name: 'medEven',
      label: 'Middle of an even number of dice',
      value: o.medEven,
      rule: 'ARC.damage.med.no-middle',
      options: [
        { value: 'centre', label: 'one of the two in the centre' },
        { value: 'outer', label: 'the highest or the lowest' },
      ],
    },
    {
      kind: 'choice',
      name: 'sr',
      label: 'SR on the cards',
      value: o.sr,
      rule: 'ARC.hit.sr',
      options: [
        { value: 'none', label: 'has no effect' },
        { value: 'strain', label: 'a strain roll may save a weapon' },
        { value: 'speed', label: 'no shot at that speed' },
      ],
    },
    {
      kind: 'choice',
      name: 'fuel',
      label: 'Fuel leak',
      value: o.fuel,
      rule: 'ARC.crit.12',
      options: [
        { value: 'in5', label: 'dry after five turns' },
        { value: 'for5', label: 'dry for five turns' },
      ],
    },
    {
      kind: 'choice',
      name: 'uncrewed',
      label: 'Weapons of dead crew',
      value: o.uncrewed,
      rule: 'ARC.fire.dead-crew',
      options: [
        { value: 'silent', label: 'are silent' },
        { value: 'takeover', label: 'may be taken over' },
      ],
    },
    flag('turnSplit', 'Several turns in one hex', { value: o.turnSplit, rule: 'ARC.move.turn.once-per-hex' }),
    flag('drift', 'House: drift', { value: o.drift, rule: 'ARC.opt.drift' }),
    flag('declaredTurn', 'House: declared turns', { value: o.declaredTurn, rule: 'ARC.opt.declared-turn' }),
    flag('torpedoes', 'House: torpedoes, nixies and countermeasures', {
      value: o.torpedoes,
      rule: 'ARC.opt.torp.launch',
    }),
    flag('engineering', 'House: engineering', { value: o.engineering, rule: 'ARC.opt.eng' }),
    {
      kind: 'choice',
      name: 'runner',
      label: 'House: who must break through',
      value: o.runner,
      rule: 'ARC.opt.runner',
      options: [{ value: 'none', label: 'nobody' }, ...seats.map(({ seat, name }) => ({ value: seat, label: name }))],
    },
    {
      kind: 'number',
      name: 'turnLimit',
      label: 'House: turns',
      min: 0,
      max: 99,
      value: o.turnLimit,
      rule: 'ARC.opt.limit',
      help: 'After the last one points in play decide; 0 plays to the end.',
    },
  ]
}

const mapField = (name: string, label: string, value: number): Field => ({
  kind: 'number',
  name,
  label,
  min: 5,
  max: 60,
  value,
  rule: 'ARC.board.size',
})

const flag = (name: string, label: string, { value, rule }: { value: boolean; rule: string }): Field => ({
  kind: 'flag',
  name,
  label,
  value,
  rule,
})

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
  list: (options, seat) => options.forces[seat] ?? [],
  replace: (options, seat, entries) => ({ ...options, forces: { ...options.forces, [seat]: [...entries] } }),
  editor,
}

/** ARC.points: what a seat has spent. */
export function pointsTotal(options: Options, seat: Seat): number {
  const cards = new Map(cardsOf(options).map(card => [card.id, card.points]))
  return (options.forces[seat] ?? []).reduce((sum, { card }) => sum + (cards.get(card) ?? 0), 0)
}

function check({ seats, options }: GameSetup<Options>): { errors: Refusal[]; warnings: Refusal[] } {
  const cards = cardsOf(options)
  const known = new Set(cards.map(({ id }) => id))
  const errors = [
    ...seatErrors(seats.map(({ seat }) => seat)),
    ...seats.flatMap(({ seat, name }) => forceErrors(options, seat, { name, known })),
    ...mapErrors(
      options,
      seats.map(({ seat }) => seat),
    ),
    ...(known.size < cards.length ? [no('ARC.card.points', 'Two cards have the same id.')] : []),
    ...options.cards.flatMap(card =>
      faultsOf(card).map(({ path, why }) => no('ARC.dice', `${card.name}, ${path.join(' › ')}: ${why}.`)),
    ),
    ...(options.runner !== 'none' && !seats.some(({ seat }) => seat === options.runner)
      ? [no('ARC.opt.runner', 'The seat that must break through is not taken.')]
      : []),
  ]
  return { errors, warnings: errors.length > 0 ? [] : [...distanceWarning(options), ...balance(options, seats)] }
}

function seatErrors(seats: readonly Seat[]): Refusal[] {
  const edges = seats.every(seat => ['A', 'B', 'C', 'D'].includes(seat)) && new Set(seats).size === seats.length
  return edges && seats.length >= 2 ? [] : [no('ARC.init.seats', 'Two to four sides play, seats A to D.')]
}

function forceErrors(
  options: Options,
  seat: Seat,
  { name, known }: { name: string; known: ReadonlySet<string> },
): Refusal[] {
  const list = options.forces[seat] ?? []
  return [
    ...(list.length === 0 ? [no('ARC.victory', `${name} has no ship.`)] : []),
    ...(list.length > MOST_SHIPS ? [no('ARC.board.size', `${name} has more than ${MOST_SHIPS} ships.`)] : []),
    ...list
      .filter(({ card }) => !known.has(card))
      .map(({ card }) => no('ARC.card.points', `${name}: there is no card “${card}”.`)),
  ]
}

/** ARC.board.size: every ship must start on the map, each in a hex of its own. */
function mapErrors(options: Options, seats: readonly Seat[]): Refusal[] {
  const starts = seats.flatMap(seat => startsOf(options, seat).map(({ at }) => at))
  const off = starts.filter(at => !onMap(hexOf(at), options))
  const names = starts.map(at => hexName(hexOf(at)))
  const { columns, rows, distance } = options
  return [
    ...(off.length > 0
      ? [
          no(
            'ARC.board.size',
            `A map of ${columns} by ${rows} hexes is too small for sides ${distance} apart: ${off.length} ships would start off it.`,
          ),
        ]
      : []),
    ...(off.length === 0 && new Set(names).size < names.length
      ? [no('ARC.move.occupied.stop', 'Two ships would start in the same hex: put the sides further apart.')]
      : []),
  ]
}

function distanceWarning({ distance }: Options): Refusal[] {
  if (distance >= 12 && distance <= 15) return []
  return [no('ARC.board.size', `Sides usually start 12 to 15 hexes apart, not ${distance}.`)]
}

function balance(options: Options, seats: GameSetup<Options>['seats']): Refusal[] {
  const totals = seats.map(({ seat, name }) => ({ name, points: pointsTotal(options, seat) }))
  const most = Math.max(...totals.map(({ points }) => points))
  const least = Math.min(...totals.map(({ points }) => points))
  if (most - least <= TOLERANCE * most) return []
  const tally = totals.map(({ name, points }) => `${name} ${points}`).join(', ')
  return [no('ARC.points', `Uneven by ${Math.round(((most - least) / most) * 100)} % of the larger side: ${tally}.`)]
}

export const setups: SetupModel<Options> = {
  schema: optionsSchema,
  seats: [2, 3, 4],
  scenarios,
  fields,
  forces,
  check,
}
