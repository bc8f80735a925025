import type { Field } from '../../engine/offers'
import type { Seat } from '../../engine/seats'
import { CHOICES, type Options } from './options'
import { NATIONS } from './tables/guns'
import { GRADES, MORALE } from './tables/morale'

const SEASON_NAMES = {
  none: 'No limit',
  winter: 'Winter, 4 dice',
  autumn: 'Autumn, 6 dice',
  spring: 'Spring, 6 dice',
  summer: 'Summer, 8 dice',
} as const

const nation = (name: 'nationA' | 'nationB', label: string, value: Options['nationA'] = 'all'): Field => ({
  kind: 'choice',
  name,
  label,
  value,
  rule: 'LW.unit.smallest',
  options: CHOICES.map(id => ({ value: id, label: id === 'all' ? 'All nations' : NATIONS[id] })),
})

const GRADE_OPTIONS = GRADES.map(id => ({ value: id, label: `${MORALE[id].name}, ${MORALE[id].rating}` }))

/** The rating of a side for all its units that have none of their own, and how deep it sets up. */
function ofSide(seat: Seat, which: string, { sides }: Options): readonly Field[] {
  const side = sides[seat]
  if (!side) return []
  return [
    {
      kind: 'choice',
      name: `sides.${seat}.morale`,
      label: `Morale of the ${which} side`,
      value: side.morale,
      rule: MORALE[side.morale].rule,
      options: GRADE_OPTIONS,
    },
    {
      kind: 'number',
      name: `sides.${seat}.depth`,
      label: `Zone of the ${which} side, inches deep`,
      min: 3,
      max: 60,
      value: side.depth,
      rule: 'LW.board.edges',
    },
  ]
}

/** What can be changed in the set-up: the battle first, then the switches of the rulings. */
export const fields = (o: Options): readonly Field[] => [
  {
    kind: 'number',
    name: 'year',
    label: 'Year',
    min: 1939,
    max: 1945,
    value: o.year,
    help: 'Decides which vehicles can be chosen.',
  },
  nation('nationA', 'Units of the first side', o.nationA),
  nation('nationB', 'Units of the second side', o.nationB),
  ...ofSide('A', 'first', o),
  ...ofSide('B', 'second', o),
  { kind: 'number', name: 'turnLimit', label: 'Turns', min: 1, max: 60, value: o.turnLimit, rule: 'LW.victory' },
  {
    kind: 'flag',
    name: 'deployment',
    label: 'Sides can rearrange their troops first',
    value: o.deployment,
    rule: 'LW.board.edges',
  },
  {
    kind: 'choice',
    name: 'season',
    label: 'Season and visibility',
    value: o.season,
    rule: 'LW.vis.season',
    options: Object.entries(SEASON_NAMES).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'flag',
    name: 'transport',
    label: 'Trucks and half-tracks carry troops',
    value: o.transport,
    rule: 'LW.opt.transport',
  },
  {
    kind: 'flag',
    name: 'retireAuto',
    label: 'Bases fall back straight automatically',
    value: o.retireAuto,
    rule: 'LW.morale.fail',
    help: 'If this is off, the owner can turn the retreat by up to 45 degrees.',
  },
  {
    kind: 'choice',
    name: 'displace',
    label: 'Displaced sixes go to',
    value: o.displace,
    rule: 'LW.art.removal.order',
    options: [
      { value: 'class-then-nearest', label: 'infantry in the open first, then by distance' },
      { value: 'nearest', label: 'the nearest base, whatever it is' },
    ],
  },
  {
    kind: 'choice',
    name: 'assaultCap',
    label: 'Drawn assaults go on',
    value: o.assaultCap,
    rule: 'LW.inf.assault.continue',
    options: [
      { value: 'none', label: 'until somebody wins' },
      { value: '6', label: 'for six rounds, then the attackers fall back' },
    ],
  },
  {
    kind: 'flag',
    name: 'historicTowed',
    label: 'Use historical values for Russian towed guns: 45 mm 6/5, 57 mm 10/9',
    value: o.historicTowed,
    rule: 'LW.gun.ru.57mmTowed',
    help: 'The printed values are 45 mm 8/7 and 57 mm 6/5.',
  },
  {
    kind: 'choice',
    name: 't26Front',
    label: 'Front armour of the T26',
    value: o.t26Front,
    rule: 'LW.veh.ru.t26',
    options: [
      { value: '5', label: '5, as printed' },
      { value: '2', label: '2, as its plates were' },
    ],
  },
  {
    kind: 'flag',
    name: 'twoPounderShells',
    label: 'The 2pdr fires high explosive',
    value: o.twoPounderShells,
    rule: 'LW.gun.gb.2pdr',
    help: 'Historically, tanks carried none.',
  },
  {
    kind: 'choice',
    name: 'secondAmr',
    label: 'The second AMR34 line',
    value: o.secondAmr,
    rule: 'LW.veh.fr.amc',
    options: [
      { value: 'amc', label: 'is the AMC 34/35' },
      { value: 'drop', label: 'is dropped' },
    ],
  },
  {
    kind: 'flag',
    name: 'frenchShells',
    label: 'The French 25 mm fires high explosive',
    value: o.frenchShells ?? true,
    rule: 'LW.gun.fr.25mmtowed',
    help: 'Historically, it had none.',
  },
  {
    kind: 'choice',
    name: 'panthers',
    label: 'Front armour of Panther D and G',
    value: o.panthers ?? 'printed',
    rule: 'LW.veh.de.panD',
    options: [
      { value: 'printed', label: '12 and 9, as printed' },
      { value: 'swapped', label: '9 and 12, swapped' },
    ],
  },
  {
    kind: 'choice',
    name: 'somuaGun',
    label: 'Gun of the Somua S35',
    value: o.somuaGun ?? 'printed',
    rule: 'LW.veh.fr.s35',
    options: [
      { value: 'printed', label: '6/5, the printed 47mmL53' },
      { value: 'short', label: '5/4, its shorter SA35' },
    ],
  },
  {
    kind: 'number',
    name: 'squadBase',
    label: 'Squad bases, inches square',
    min: 0.6,
    max: 2.4,
    step: 0.1,
    value: o.squadBase,
    rule: 'LW.board.footprint',
  },
  {
    kind: 'number',
    name: 'vehicleLength',
    label: 'Vehicles, inches long',
    min: 1,
    max: 4,
    step: 0.1,
    value: o.vehicleLength,
    rule: 'LW.board.footprint',
  },
  {
    kind: 'number',
    name: 'vehicleWidth',
    label: 'Vehicles, inches wide',
    min: 0.5,
    max: 2,
    step: 0.1,
    value: o.vehicleWidth,
    rule: 'LW.board.footprint',
  },
]
