import type { CardBlock } from '../../engine/scene/card'
import type { Sheet, SheetItem } from '../../engine/scene/sheet'
import { SEATS, type Seat } from '../../engine/seats'
import type { GameSetup } from '../../engine/setup'
import { unitCardModel, vehicleCardModel } from './card'
import type { ForceUnit, Options } from './options'
import { artOf } from './rules/art'
import { charts } from './scene/charts'
import { MARKERS } from './scene/markers'
import { cardsOf } from './tables/cards'
import { catalogueOf, type Model } from './tables/models'
import { type Grade, MORALE } from './tables/morale'

/** Millimetres of an inch, and of the markers that lie beside a base. */
const INCH = 25.4
const MARKER = 12
/** The longest ruler in whole inches that lies on one sheet, of A4 as of Letter. */
const STICK = 9

/** All that is needed to play this battle on a real table. */
export function sheets({ options }: GameSetup<Options>): Sheet[] {
  const bases = fielded(options)
  const models = [...new Set(bases.map(({ model }) => model))]
  return [
    { id: 'units', title: 'Unit cards of these forces', items: unitCards(options) },
    { id: 'vehicles', title: 'Vehicle and gun cards', items: models.map(model => modelCard(options, model)) },
    { id: 'bases', title: 'Bases', items: bases.map(base => counter(options, base)) },
    { id: 'markers', title: 'Markers', items: markers(bases.length) },
    { id: 'tools', title: 'Rulers and templates', items: [...rulers, ...templates] },
    { id: 'tables', title: 'Gun and armour tables', items: charts(options) },
    { id: 'all-vehicles', title: 'All vehicles of the year', items: ofTheYear(options), spare: true },
  ]
}

interface Fielded {
  readonly seat: Seat
  readonly id: string
  readonly name: string
  readonly model: Model
}

function fielded(options: Options): Fielded[] {
  const catalogue = catalogueOf(options)
  const cards = cardsOf(options)
  return SEATS.flatMap(seat =>
    (options.sides[seat]?.forces ?? []).flatMap(({ card: id, name }, u) =>
      (cards.get(id)?.models ?? []).flatMap((model, i, all) => {
        const found = catalogue.get(model)
        const words = all.length === 1 ? name : i === 0 ? `${name} HQ` : `${name} ${i + 1}`
        return found ? [{ seat, id: `${seat}${u + 1}.${i + 1}`, name: words, model: found }] : []
      }),
    ),
  )
}

const unitCards = (options: Options): SheetItem[] =>
  SEATS.flatMap(seat =>
    (options.sides[seat]?.forces ?? []).flatMap((unit, i): SheetItem[] => {
      const card = cardsOf(options).get(unit.card)
      if (!card) return []
      const { name } = unit
      const model = unitCardModel(options, card)
      const blocks = [fieldedBlock(unit, options.sides[seat]?.morale ?? 'hardened'), ...model.blocks]
      return [
        { kind: 'card', id: `unit.${seat}${i + 1}`, name, card: { ...model, title: name, seat, blocks }, copies: 1 },
      ]
    }),
  )

/** What the battle says of a unit: its rating, and when it comes. */
function fieldedBlock({ morale, arrives }: ForceUnit, ofSide: Grade): CardBlock {
  const { name, rating } = MORALE[morale ?? ofSide]
  return {
    kind: 'values',
    values: [
      { label: 'Morale', printed: `${name}, ${rating}` },
      ...(arrives === undefined ? [] : [{ label: 'Arrives', printed: `turn ${arrives}` }]),
    ],
  }
}

const modelCard = (options: Options, model: Model): SheetItem => ({
  kind: 'card',
  id: `card.${model.id}`,
  name: model.name,
  card: vehicleCardModel(options, model),
  copies: 1,
})

const ofTheYear = (options: Options): SheetItem[] =>
  [...catalogueOf(options).values()]
    .filter(({ vehicle, from, to }) => vehicle && from <= options.year && options.year <= to)
    .map(model => ({ ...modelCard(options, model), id: `year.${model.id}` }))

/** LW.board.footprint: as large as it stands on the table. */
function counter(options: Options, { seat, id, name, model }: Fielded): SheetItem {
  const troops = model.kind !== 'afv' && model.kind !== 'soft'
  return {
    kind: 'counter',
    id: `base.${id}`,
    name,
    art: artOf({ options }, { model: model.id }),
    seat,
    ...(troops
      ? { outline: 'square', size: options.squadBase * INCH }
      : { outline: 'rectangle', size: options.vehicleWidth * INCH, height: options.vehicleLength * INCH }),
    facing: true,
    ...(model.kind === 'afv' ? { back: { name: `${name}, wreck`, art: 'wreck' } } : {}),
    copies: 1,
  }
}

const markers = (bases: number): SheetItem[] =>
  Object.values(MARKERS).map(marker => ({
    kind: 'marker',
    id: `marker.${marker.id}`,
    name: marker.name,
    marker,
    size: MARKER,
    copies: Math.max(4, Math.ceil(bases / 3)),
  }))

const rulers: readonly SheetItem[] = [
  { kind: 'ruler', id: 'ruler.in', name: 'Ruler, inches', unit: INCH, label: 'in', length: STICK, copies: 3 },
  {
    kind: 'ruler',
    id: 'stick.6',
    name: 'Command and infantry range, 6 inches',
    unit: INCH,
    label: 'in',
    length: 6,
    copies: 2,
  },
]

/** LW.board.arc, LW.art.zone: a hull gun's wedge, and a quarter of the zone to swing round the target. */
const templates: readonly SheetItem[] = [
  {
    kind: 'template',
    id: 'arc',
    name: 'Hull gun: 45 degrees to either side',
    shapes: [
      { kind: 'sector', tone: 'arc', at: { x: 0, y: 0 }, inner: 0, outer: 5, from: -45, to: 45, label: 'Hull gun' },
    ],
    unit: INCH,
    copies: 1,
  },
  {
    kind: 'template',
    id: 'zone',
    name: 'Quarter of the target zone, 6 inches',
    shapes: [
      { kind: 'sector', tone: 'warn', at: { x: 0, y: 0 }, inner: 0, outer: 6, from: -45, to: 45, label: 'Zone 6"' },
    ],
    unit: INCH,
    copies: 1,
  },
]
