import type { SheetItem } from '../../../engine/scene/sheet'
import type { Options } from '../options'
import { entries } from '../rulebook'
import { GUNS, NATIONS, type NationId, nationOf } from '../tables/guns'
import { catalogueOf, gunFor } from '../tables/models'
import { MORALE } from '../tables/morale'
import { moveOrFire, VEHICLES } from '../tables/vehicles'

type Rows = readonly (readonly string[])[]
interface Section {
  readonly title: string
  readonly rows: Rows
}

const nations = Object.keys(NATIONS).filter((id): id is NationId => id in NATIONS)

/** The gun table as on the page: type, dice to 12 and to 24 inches, and high explosive beside it. */
const guns = (options: Options): Section[] =>
  nations.map(nation => ({
    title: NATIONS[nation],
    rows: [
      ['Type', 'To 12"', 'To 24"', 'HE'],
      ...GUNS.filter(({ id }) => nationOf(id) === nation).map(({ id }) => {
        const { name, to12, to24, he } = gunFor(options, id)
        return [name, String(to12), String(to24), he === null ? '–' : String(he)]
      }),
    ],
  }))

const vehicles = (options: Options): Section[] => {
  const catalogue = catalogueOf(options)
  return nations.flatMap(nation => {
    const rows = VEHICLES.filter(({ id }) => nationOf(id) === nation && catalogue.has(id)).map(({ id }) => {
      const model = catalogue.get(id)
      const vehicle = model?.vehicle
      const guns = model?.weapons.map(({ name }) => name).join(' + ') ?? ''
      return vehicle
        ? [
            vehicle.printed,
            String(vehicle.front),
            String(vehicle.side),
            guns,
            moveOrFire(vehicle) ? 'moves or fires' : '',
          ]
        : []
    })
    return rows.length > 0 ? [{ title: NATIONS[nation], rows: [['Vehicle', 'Front', 'Side', 'Gun', ''], ...rows] }] : []
  })
}

const SUMMARY: readonly Section[] = [
  {
    title: 'Turn',
    rows: [
      ['1', 'Initiative: roll a die each, the highest chooses the side'],
      ['2', 'Movement; assaults are declared and closed'],
      ['3', 'Firing, each weapon once'],
      ['4', 'Close assaults, fought until decided'],
      ['5', 'Morale'],
    ],
  },
  {
    title: 'Fire at armour: dice, at least one',
    rows: [
      ["Gun's dice at this range", '+'],
      ['Defence of the side facing the gun', '−'],
      ['Firer moved', '−2'],
      ['Hull down or partly obscured', '−1'],
      ['At least one 6', 'disabled'],
    ],
  },
  {
    title: 'Small arms',
    rows: [
      ['Rifle squad', '3 dice to 6"'],
      ['SMG squad', '4 dice to 3"'],
      ['MMG', '3 dice to 12"'],
      ['HMG', '4 dice to 12"'],
      ['Target in cover, or halted in the open', '−1'],
      ['Target in defences', '−2'],
    ],
  },
  {
    title: 'High explosive',
    rows: [
      ['To 50 mm, to 90 mm, over', '3, 4, 5 dice'],
      ['Among buildings, in cover or stopped in the open', '−1'],
      ['Field defences', '−2'],
      ['Fortification', '−3'],
      ['Fired by a tank, or by a towed gun that moved', '−2 more'],
      ['Each armoured vehicle within 6"', 'a marked die'],
    ],
  },
  {
    title: 'Assault, a die for each squad',
    rows: [
      ['Each 6', 'one enemy base'],
      ['Side with fewer losses', 'wins, then halts'],
      ['Loser', '6" back, tests morale'],
    ],
  },
  {
    title: 'Morale, two dice',
    rows: [
      ...Object.values(MORALE).map(({ name, rating }) => [name, `${rating} or more`]),
      ['In field defences, in fortifications', '1 or 2 dice more'],
      ['Armoured vehicle in either', '1 die more'],
    ],
  },
  {
    title: 'Moves',
    rows: [
      ['Infantry, guns by hand', '6"'],
      ['Armour', '12", half in bad going'],
      ['Trucks', '12" by road, 6" off it, no bad going'],
      ['Dash for cover, retire, or road out of enemy fire', 'double, no fire'],
      ['Heavy and infantry tanks', 'never more than 12"'],
    ],
  },
]

export const charts = (options: Options): SheetItem[] => [
  { kind: 'chart', id: 'summary', name: 'Quick reference', sections: SUMMARY, copies: 2 },
  { kind: 'chart', id: 'guns', name: 'Gun performance', sections: guns(options), copies: 1 },
  { kind: 'chart', id: 'armour', name: 'Vehicle defence values', sections: vehicles(options), copies: 1 },
  {
    kind: 'chart',
    id: 'rules',
    name: 'The rules in short',
    sections: [...new Set(entries.map(({ heading }) => heading))]
      .filter(heading => heading !== 'Gun performance' && heading !== 'Vehicle defence values')
      .map(heading => ({
        title: heading,
        rows: entries.filter(entry => entry.heading === heading).map(({ text }) => [text]),
      })),
    copies: 1,
  },
]
