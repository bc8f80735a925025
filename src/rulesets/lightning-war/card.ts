import type { View } from '../../engine/record/hidden'
import type { CardBlock, CardModel, CardRow, CardValue } from '../../engine/scene/card'
import type { PieceId } from '../../engine/scene/scene'
import type { Options } from './options'
import { artOf, artOfModel } from './rules/art'
import { inGame, modelOf, unitOf } from './rules/base'
import { coverAt } from './rules/ground'
import { whyTested } from './rules/morale'
import { markersOf } from './scene/markers'
import { weaponShapes } from './scene/weapon-shapes'
import type { Base, State } from './state'
import { costOf, nationName, type UnitCard } from './tables/cards'
import { type Gun, gunNamed } from './tables/guns'
import { catalogueOf, type Model, PRINTED, pointsOf, type Switches, type Weapon } from './tables/models'
import { MORALE } from './tables/morale'
import { MODEL_CLASSES, moveOrFire } from './tables/vehicles'

/** The card of a base on the table or off it. */
export function card(view: View<State>, piece: PieceId): CardModel | null {
  const base = view.bases[piece]
  if (!base) return null
  const model = modelOf(view, base)
  const unit = unitOf(view, base.unit)
  return {
    title: base.name,
    subtitle: `${model.name}, ${unit.name}`,
    seat: base.seat,
    art: artOf(view, base),
    points: pointsOf(model),
    markers: markersOf(view, base),
    blocks: [...modelBlocks(model, { view, base }), unitBlock(view, base)],
  }
}

interface Live {
  readonly view: State
  readonly base: Base
}

const COVER_WORDS = {
  none: 'in the open',
  cover: 'in cover',
  buildings: 'among buildings',
  field: 'field defences',
  fort: 'fortification',
} as const

function unitBlock(view: State, base: Base): CardBlock {
  const unit = unitOf(view, base.unit)
  const { name, rating } = MORALE[unit.morale]
  const left = unit.bases.filter(id => inGame(view.bases[id] ?? base)).length
  return {
    kind: 'values',
    title: unit.name,
    values: [
      { label: 'Morale', printed: `${name}, ${rating}` },
      { label: 'Strength', printed: String(unit.original), ...(left < unit.original ? { live: String(left) } : {}) },
      ...(base.status === 'table' ? [{ label: 'Ground', printed: COVER_WORDS[coverAt(view, base.at)] }] : []),
      ...(unit.due.length > 0 ? [{ label: 'Must test morale', printed: whyTested(unit.due) }] : []),
    ],
  }
}

/** A model as printed; what no source gives is marked. */
export const modelBlocks = (model: Model, live?: Live): CardBlock[] => [
  ...defenceBlocks(model),
  ...diceBlocks(model.weapons, live),
]

function defenceBlocks({ id, vehicle }: Model): CardBlock[] {
  if (!vehicle) return []
  const printed = PRINTED.get(id)?.vehicle
  const mark = (side: 'front' | 'side') => (printed?.[side] === vehicle[side] ? 'source' : 'house')
  return [
    {
      kind: 'values',
      values: [
        { label: 'Front', printed: String(vehicle.front), mark: mark('front') },
        { label: 'Side and rear', printed: String(vehicle.side), mark: mark('side') },
        { label: 'Class', printed: MODEL_CLASSES[vehicle.mobility], mark: 'general' },
        { label: 'Turret crew', printed: vehicle.crew === null ? '–' : String(vehicle.crew), mark: 'general' },
        { label: 'In one turn', printed: moveOrFire(vehicle) ? 'moves or fires' : 'moves and fires' },
      ],
    },
  ]
}

const COLUMNS = ['Weapon', 'To 12"', 'To 24"', 'HE', 'Arc'] as const

function diceBlocks(weapons: readonly Weapon[], live?: Live): CardBlock[] {
  const rows = weapons.map((weapon, index): CardRow => {
    const cells = weaponCells(weapon)
    if (live?.base.status !== 'table') return { cells }
    const kind = weapon.ap ? 'ap' : weapon.small ? 'small' : 'he'
    return { cells, offer: `fire.${kind}.${live.base.id}.${index}`, shapes: weaponShapes(live.base, weapon) }
  })
  return rows.length > 0 ? [{ kind: 'table', title: 'Dice', columns: COLUMNS, rows }] : []
}

/** By a row of the page, and by no switch. */
const isPrinted = ({ id, to12, to24 }: Gun): boolean =>
  !id.startsWith('house.') && gunNamed(id).to12 === to12 && gunNamed(id).to24 === to24

const ARCS: Readonly<Record<Weapon['arc'], string>> = { all: 'all round', front: '45° front', rear: '45° rear' }

function weaponCells({ name, ap, small, he, arc, indirect }: Weapon): CardValue[] {
  const house = { mark: ap && !isPrinted(ap) ? 'house' : 'source' } as const
  const near = ap ? String(ap.to12) : small ? `${small.dice} (${small.range}")` : '–'
  return [
    { label: 'Weapon', printed: name },
    { label: 'To 12"', printed: near, ...house },
    { label: 'To 24"', printed: ap ? String(ap.to24) : '–', ...(ap ? house : {}) },
    { label: 'HE', printed: he ? `${he.dice}${indirect ? ', any range' : ''}` : '–' },
    { label: 'Arc', printed: ARCS[arc], mark: 'general' },
  ]
}

/** A unit as it is bought. */
export function unitCardModel(options: Switches, unit: UnitCard): CardModel {
  const catalogue = catalogueOf(options)
  const kinds = [...new Set(unit.models)].flatMap(id => catalogue.get(id) ?? [])
  const last = catalogue.get(unit.models.at(-1) ?? '')
  const many = (id: string): number => unit.models.filter(model => model === id).length
  return {
    title: unit.name,
    subtitle: `${nationName(unit.nation)}, ${unit.from} to ${unit.to}`,
    seat: null,
    art: last ? artOfModel(last) : 'infantry',
    points: costOf(options, unit),
    markers: [],
    blocks: [
      {
        kind: 'table',
        title: 'Bases',
        columns: ['Base', 'Number', 'Points'],
        rows: kinds.map(model => ({
          cells: [
            { label: 'Base', printed: model.name },
            { label: 'Number', printed: String(many(model.id)) },
            { label: 'Points', printed: String(pointsOf(model)), mark: 'house' },
          ],
        })),
      },
      ...kinds.flatMap(defenceBlocks),
      ...diceBlocks(kinds.flatMap(({ weapons }) => weapons)),
      { kind: 'boxes', title: 'Strength', total: unit.models.length, ticked: 0 },
    ],
  }
}

/** A vehicle, gun or squad as it is printed. */
export const vehicleCardModel = (options: Options, model: Model): CardModel => ({
  title: model.name,
  subtitle: model.nation ? `${nationName(model.nation)}, ${model.vehicle?.type ?? 'gun'}` : 'all nations',
  seat: null,
  art: artOf({ options }, { model: model.id }),
  points: pointsOf(model),
  markers: [],
  blocks: modelBlocks(model),
})
