import { memoize } from '../../../engine/memoize'
import { cardOf, vehicleOf } from '../own/models'
import type { OwnUnit } from '../own/unit'
import type { LwRule } from '../rulebook'
import { type Gun, type GunId, gunNamed, heDice, type NationId, nationOf } from './guns'
import { HEAVY_WEAPONS, SOFT, SQUADS, TOWED } from './pieces'
import { isArtillery, type Mounted, VARIANTS, VEHICLES, type Vehicle, type VehicleId } from './vehicles'

export const KINDS = ['rifle', 'smg', 'mmg', 'hmg', 'mortar', 'atgun', 'artillery', 'afv', 'soft'] as const
export type Kind = (typeof KINDS)[number]

/** What a weapon does. A gun fires at armour by its row and shells by its calibre; small arms have dice and a range. */
export interface Weapon {
  readonly name: string
  readonly ap: Gun | null
  readonly small: { readonly dice: number; readonly range: number; readonly rule: LwRule } | null
  readonly he: { readonly dice: number; readonly bore: number } | null
  /** Reaches any point of the table that somebody observes. */
  readonly indirect: boolean
  readonly arc: 'all' | 'front' | 'rear'
}

/** Anything that can stand on a base. */
export interface Model {
  readonly id: string
  readonly name: string
  readonly nation: NationId | null
  readonly kind: Kind
  readonly weapons: readonly Weapon[]
  readonly vehicle: Vehicle | null
  readonly from: number
  readonly to: number
}

/** Switches for what looks wrong on the printed page. */
export interface Switches {
  readonly historicTowed: boolean
  readonly t26Front: '5' | '2'
  readonly twoPounderShells: boolean
  readonly secondAmr: 'amc' | 'drop'
  readonly panthers?: 'printed' | 'swapped'
  readonly somuaGun?: 'printed' | 'short'
  readonly frenchShells?: boolean
  /** Units of the user's own, with their vehicles. */
  readonly cards?: readonly OwnUnit[]
}

/** The historic values of the two Russian towed guns, in place of the printed ones that look swapped. */
const HISTORIC: Partial<Record<GunId, Pick<Gun, 'to12' | 'to24'>>> = {
  'ru.45mmTowed': { to12: 6, to24: 5 },
  'ru.57mmTowed': { to12: 10, to24: 9 },
}

export function gunFor({ historicTowed, twoPounderShells, frenchShells = true }: Switches, id: GunId): Gun {
  const printed = gunNamed(id)
  const row = historicTowed ? { ...printed, ...HISTORIC[id] } : printed
  const shellless = (id === 'gb.2pdr' && !twoPounderShells) || (id === 'fr.25mmtowed' && !frenchShells)
  return shellless ? { ...row, he: null } : row
}

/** The front armour of a vehicle as the switches have it. */
function frontOf({ t26Front, panthers }: Switches, { id, front }: Vehicle): number {
  if (id === 'ru.t26') return t26Front === '2' ? 2 : front
  if (panthers !== 'swapped') return front
  return id === 'de.panD' ? frontNamed('de.panG') : id === 'de.panG' ? frontNamed('de.panD') : front
}

const frontNamed = (row: VehicleId): number => VEHICLES.find(vehicle => vehicle.id === row)?.front ?? 0

/** The Somua carried a shorter 47 mm than the one row of that calibre is for. */
const SHORT_47 = { name: '47mm SA35', to12: 5, to24: 4 }

const ARCS = { turret: 'all', hull: 'front', rear: 'rear' } as const
const MG_RANGE = 12

const shells = ({ he, bore }: Gun): Weapon['he'] => (he === null ? null : { dice: he, bore })

function mounted(switches: Switches, { gun: id, mount, mg }: Mounted, indirect: boolean): Weapon {
  const gun = gunFor(switches, id)
  const arc = ARCS[mount]
  if (mg === undefined) return { name: gun.name, ap: gun, small: null, he: shells(gun), indirect, arc }
  const small = { dice: mg, range: MG_RANGE, rule: mg === 4 ? 'LW.inf.hmg' : 'LW.inf.mmg' } as const
  return { name: mg === 4 ? 'heavy machine gun' : 'machine gun', ap: null, small, he: null, indirect: false, arc }
}

const shortened = (weapon: Weapon): Weapon =>
  weapon.ap ? { ...weapon, name: SHORT_47.name, ap: { ...weapon.ap, ...SHORT_47 } } : weapon

function vehicleModel(switches: Switches, vehicle: Vehicle): Model {
  const weapons = vehicle.guns.map(gun => mounted(switches, gun, isArtillery(vehicle)))
  const short = vehicle.id === 'fr.s35' && switches.somuaGun === 'short'
  return {
    id: vehicle.id,
    name: vehicle.printed,
    nation: nationOf(vehicle.id),
    kind: 'afv',
    weapons: short ? weapons.map(shortened) : weapons,
    vehicle: { ...vehicle, front: frontOf(switches, vehicle) },
    from: vehicle.from,
    to: vehicle.to,
  }
}

const EVER = { from: 1939, to: 1945, nation: null, vehicle: null } as const

const squads: readonly Model[] = SQUADS.map(({ id, name, kind, dice, range, rule }) => ({
  ...EVER,
  id,
  name,
  kind,
  weapons: [{ name: 'small arms', ap: null, small: { dice, range, rule }, he: null, indirect: false, arc: 'all' }],
}))

const heavyWeapons: readonly Model[] = HEAVY_WEAPONS.map(({ id, name, kind, bore }) => ({
  ...EVER,
  id,
  name,
  kind,
  weapons: [
    { name: `${bore} mm`, ap: null, small: null, he: { dice: heDice(bore), bore }, indirect: true, arc: 'all' },
  ],
}))

const softs: readonly Model[] = SOFT.map(soft => ({ ...EVER, ...soft, kind: 'soft', weapons: [] }))

const towed = (switches: Switches): Model[] =>
  TOWED.map(({ id, name, nation, gun: row, from, to }) => {
    const gun = gunFor(switches, row)
    const weapon: Weapon = { name: gun.name, ap: gun, small: null, he: shells(gun), indirect: false, arc: 'front' }
    return { id, name, nation, kind: 'atgun', weapons: [weapon], vehicle: null, from, to }
  })

const catalogues = new Map<string, ReadonlyMap<string, Model>>()
/** Every model with its values as the switches make them. */
export const catalogueOf = memoize(makeCatalogue)

function makeCatalogue(switches: Switches): ReadonlyMap<string, Model> {
  const printed = printedCatalogue(switches)
  if (!switches.cards || switches.cards.length === 0) return printed
  const own = switches.cards.flatMap(card => {
    const vehicle = vehicleOf(card)
    return vehicle ? [{ ...vehicleModel(switches, vehicle), nation: cardOf(card).nation }] : []
  })
  return new Map([...printed, ...own.map(model => [model.id, model] as const)])
}

function printedCatalogue(switches: Switches): ReadonlyMap<string, Model> {
  const { historicTowed, t26Front, twoPounderShells, secondAmr, panthers, somuaGun, frenchShells } = switches
  const key = [historicTowed, t26Front, twoPounderShells, secondAmr, panthers, somuaGun, frenchShells].join(' ')
  const known = catalogues.get(key)
  if (known) return known
  const vehicles = [...VEHICLES, ...VARIANTS].filter(({ id }) => id !== 'fr.amc' || secondAmr === 'amc')
  const all = [
    ...squads,
    ...heavyWeapons,
    ...softs,
    ...towed(switches),
    ...vehicles.map(vehicle => vehicleModel(switches, vehicle)),
  ]
  const catalogue = new Map(all.map(model => [model.id, model]))
  catalogues.set(key, catalogue)
  return catalogue
}

/** Every printed model, without any switch. */
export const PRINTED_AS_IS = {
  historicTowed: false,
  t26Front: '5',
  twoPounderShells: true,
  secondAmr: 'amc',
} as const satisfies Switches
export const PRINTED = catalogueOf(PRINTED_AS_IS)

/** Points of a model: a simple guide of our own. */
export function pointsOf({ kind, weapons, vehicle }: Model): number {
  const fire = weapons.reduce((most, { ap, small, he }) => {
    const dice = Math.max(ap ? (ap.to12 + ap.to24) / 2 : 0, (small?.dice ?? 0) + (small?.range ?? 0) / 6, he?.dice ?? 0)
    return most + dice
  }, 0)
  if (vehicle) return Math.round(2 * fire + 2 * vehicle.front + vehicle.side + 4)
  return kind === 'soft' ? 3 : Math.round((kind === 'atgun' ? 1.5 : 2) * fire)
}
