import type { Marker } from '../../engine/scene/scene'
import type { Sheet, SheetItem } from '../../engine/scene/sheet'
import type { GameSetup } from '../../engine/setup'
import { terrainOf } from '../../engine/terrain/index'
import { terrainScene } from '../../engine/terrain/scene'
import { troopModel, vehicleModel } from './card-models'
import type { Weapon } from './cards/weapon'
import { charts } from './charts'
import { armsOf, board, troopsOf, vehiclesOf, weaponsOf } from './initial-state'
import type { Listed, Options } from './options'
import { entries } from './rulebook'
import { modulesIn } from './rules/loaded'
import { scaled } from './rules/rule-options'
import { catalogueCards, squadCards, vehicleCards, weaponCard } from './sheet-cards'
import { atScale, bursts, rulers, sheaves, strips } from './sheet-templates'
import { SIDES, type Side } from './sides'
import { TERRAIN } from './tables/terrain-kinds'

/** In millimetres: a centimetre, and a marker beside a base. */
const CM = 10
const MARKER = 12

/** Everything you need to play this battle on a real table. */
export function sheets(setup: GameSetup<Options>): Sheet[] {
  const { options } = setup
  const arms = armsIn(options)
  const cm = scaled(options, 1) * CM
  return [
    { id: 'squads', title: 'Squad cards', items: squadCards(options) },
    { id: 'vehicles', title: 'Vehicle cards', items: vehicleCards(options) },
    { id: 'weapons', title: 'Weapon cards', items: arms.map(weaponCard) },
    {
      id: 'stands',
      title: 'Stands',
      items: SIDES.flatMap(side => options.forces[side].map(standCounter({ options, cm }, side))),
    },
    {
      id: 'markers',
      title: 'Markers',
      items: markerItems(SIDES.reduce((sum, side) => sum + options.forces[side].length, 0)),
    },
    {
      id: 'templates',
      title: 'Rulers, burst and sheaf templates',
      items: [...rulers(cm), ...atScale([...bursts(arms), ...sheaves(options), ...strips(arms)], cm)],
    },
    { id: 'tables', title: 'Tables', items: charts },
    { id: 'map', title: 'Map', items: [plan(setup)] },
    ...modulesIn(options.rules).flatMap(module => module.sheets?.(setup) ?? []),
    { id: 'rules', title: 'The rules in short', items: [rules], spare: true },
    { id: 'catalogue', title: 'All cards', items: catalogueCards(options), spare: true },
  ]
}

/** Every weapon carried or mounted in these forces, once. */
function armsIn(options: Options): Weapon[] {
  const used = new Set(
    SIDES.flatMap(side =>
      options.forces[side].flatMap(({ card }) => [
        ...(troopsOf(options)
          .find(({ id }) => id === card)
          ?.men.flatMap(man => man.weapons) ?? []),
        ...(vehiclesOf(options)
          .find(({ id }) => id === card)
          ?.weapons.map(({ weapon }) => weapon) ?? []),
      ]),
    ),
  )
  return weaponsOf(options).filter(({ id }) => used.has(id))
}

const BASE = { single: 1, team: 2 } as const
/** STR.core.stand.base, .vehicle-base: as large as on the table. The back shows a wreck or a hidden stand. */
const standCounter =
  ({ options, cm }: { options: Options; cm: number }, seat: Side) =>
  ({ card, name }: Listed, i: number): SheetItem => {
    const vehicle = vehiclesOf(options).find(({ id }) => id === card)
    const troop = troopsOf(options).find(({ id }) => id === card)
    const base = troop?.men.length === 1 ? BASE.single : BASE.team
    const weapons = armsOf(options)
    const art = vehicle ? vehicleModel(weapons, vehicle).art : troop ? troopModel(weapons, troop).art : 'infantry'
    return {
      kind: 'counter',
      id: `stand.${seat}.${i}`,
      name,
      art,
      seat,
      ...(vehicle
        ? { outline: 'rectangle', size: vehicle.footprint.width * cm, height: vehicle.footprint.length * cm }
        : { outline: 'square', size: base * cm }),
      facing: vehicle !== undefined,
      back: vehicle ? { name: `${name}, wreck`, art: 'wreck' } : { name: `${name}, hidden`, art: 'token' },
      copies: 1,
    }
  }

const marker = (id: string, letter: string, name: string, tone: Marker['tone']): Marker => ({ id, letter, name, tone })
const MARKERS: readonly Marker[] = [
  marker('suppressed', 'S', 'Suppressed', 'warn'),
  marker('forcedBack', 'B', 'Forced back', 'warn'),
  marker('routed', 'R', 'Routed', 'bad'),
  marker('rallied', 'Y', 'Rallied', 'note'),
  marker('abandoned', 'A', 'Abandoned', 'muted'),
  marker('wreck', 'W', 'Burning wreck', 'bad'),
  marker('evade', 'E', 'Evading', 'note'),
  marker('run', '»', 'Ran', 'note'),
  marker('popup', '↑', 'Popped up', 'note'),
  marker('seen', '◉', 'Spotted', 'bad'),
  marker('order', 'O', 'Giving an order', 'note'),
  marker('observe', 'F', 'Observing fire', 'note'),
  marker('target', '✛', 'Target of a fire mission', 'bad'),
  marker('wound', 'L', 'Light wound', 'warn'),
]
const markerItems = (stands: number): SheetItem[] =>
  MARKERS.map(one => ({
    kind: 'marker',
    id: `marker.${one.id}`,
    name: one.name,
    marker: one,
    size: MARKER,
    copies: Math.max(4, Math.ceil(stands / 4)),
  }))

/** The map on one page, for laying out the terrain. */
const plan = (setup: GameSetup<Options>): SheetItem => ({
  kind: 'board',
  id: 'plan',
  name: `Map: ${setup.options.map.name}`,
  board: board(setup),
  areas: [],
  cells: [],
  terrain: terrainScene(terrainOf(TERRAIN, setup.options.map)),
  unit: 'fit',
  copies: 1,
})

/** Headings that only matter to the program. */
const OFF_PAPER: readonly string[] = ['Editors', 'Where further rules come in']
const rules: SheetItem = {
  kind: 'chart',
  id: 'rules',
  name: 'The rules in short',
  sections: [...new Set(entries.map(({ heading }) => heading))]
    .filter(heading => !OFF_PAPER.includes(heading))
    .map(heading => ({
      title: heading,
      rows: entries.filter(entry => entry.heading === heading).map(({ text }) => [text]),
    })),
  copies: 1,
}
