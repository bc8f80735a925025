import { hideAltogether } from '../../engine/record/hidden'
import type { BoardSpec } from '../../engine/scene/scene'
import type { GameSetup } from '../../engine/setup'
import { ARMOURS, type Armour } from './cards/armour'
import { WEAPONS } from './cards/arms'
import type { Troop } from './cards/troop'
import { TROOPS } from './cards/troops'
import type { Vehicle } from './cards/vehicle'
import { VEHICLES } from './cards/vehicles'
import type { Weapon } from './cards/weapon'
import { troopStand, unitId, vehicleStand } from './fresh-stands'
import { type Options, openOptionsOf } from './options'
import type { Stand } from './parts/stand'
import type { Unit } from './parts/unit'
import { NO_WORK } from './parts/work'
import { HOLD } from './rules/command/command'
import { lineUp } from './rules/line-up'
import { missingIn, modulesIn } from './rules/loaded'
import type { CardParts } from './rules/module'
import { cardsOf } from './rules/spotting/cards-known'
import type { Side } from './sides'
import { SIDES } from './sides'
import type { State } from './state'

type CardList = 'weapons' | 'armours' | 'vehicles' | 'troops'
type Catalogue<K extends CardList> = Pick<Options, K | 'rules'>
type Brought<K extends CardList> = NonNullable<CardParts[K]>[number]
/** Cards that rules in force bring with them. */
const brought = <K extends CardList>({ rules }: Pick<Options, 'rules'>, kind: K): Brought<K>[] =>
  modulesIn(rules).flatMap(({ cards }): readonly Brought<K>[] => cards?.[kind] ?? [])

export const weaponsOf = (options: Catalogue<'weapons'>): readonly Weapon[] => [
  ...WEAPONS,
  ...brought(options, 'weapons'),
  ...options.weapons,
]
export const armsOf = (options: Catalogue<'weapons'>): ReadonlyMap<string, Weapon> =>
  new Map(weaponsOf(options).map(weapon => [weapon.id, weapon]))
export const armoursOf = (options: Catalogue<'armours'>): readonly Armour[] => [
  ...ARMOURS,
  ...brought(options, 'armours'),
  ...(options.armours ?? []),
]
export const vehiclesOf = (options: Catalogue<'vehicles'>): readonly Vehicle[] => [
  ...VEHICLES,
  ...brought(options, 'vehicles'),
  ...options.vehicles,
]
export const troopsOf = (options: Catalogue<'troops'>): readonly Troop[] => [
  ...TROOPS,
  ...brought(options, 'troops'),
  ...options.troops,
]

export const board = ({ options }: GameSetup<Options>): BoardSpec => ({
  kind: 'free',
  unit: 'cm',
  width: options.map.width,
  height: options.map.height,
  backdrop: 'ground',
  world: { unit: 'm', per: 10 },
  grid: 10,
})

export const standId = (side: Side, index: number): string => `${side}${String(index + 1).padStart(2, '0')}`

export function initialState({ options }: GameSetup<Options>): State {
  const missing = missingIn(options.rules)
  if (missing.length > 0) throw new Error(`rules ${missing.join(', ')} are in force but haven't been loaded`)
  const stands = SIDES.flatMap(side => standsFor(side, options))
  const units = SIDES.flatMap(side => unitsFor(side, options, stands))
  const bySide = <T>(make: (side: Side) => T): Record<Side, T> => ({ A: make('A'), B: make('B') })
  return {
    options: openOptionsOf(options),
    map: options.map,
    cards: bySide(side => ({
      $for: [side],
      value: cardsOf(
        stands.filter(({ seat }) => seat === side),
        {
          weapons: weaponsOf(options),
          vehicles: vehiclesOf(options),
          armours: [...brought(options, 'armours'), ...(options.armours ?? [])],
        },
      ),
    })),
    patches: [],
    things: {},
    own: freshOwn(options.rules),
    questions: [],
    turn: 0,
    phase: options.first === 'throw' ? 'first' : 'deploy',
    step: 'act',
    first: options.first === 'throw' ? null : options.first,
    chooser: null,
    ready: [],
    sealed: [],
    stands: Object.fromEntries(
      stands.map(stand => [stand.id, hideAltogether(stand, [stand.seat]) as State['stands'][string]]),
    ),
    units: Object.fromEntries(
      units.map(unit => [unit.id, hideAltogether(unit, [unit.seat]) as State['units'][string]]),
    ),
    missions: {},
    declared: bySide(side => ({ $for: [side], value: [] })),
    before: bySide(side => ({ $for: [side], value: [] })),
    ghosts: bySide(side => ({ $for: [side], value: [] })),
    jamming: null,
    jams: bySide(side => ({ $for: [side], value: [] })),
    jammed: bySide(side => ({ $for: [side], value: [] })),
    beheaded: bySide(side => ({ $for: [side], value: -1 })),
    ...(options.share === 'side' ? {} : { known: bySide(side => ({ $for: [side], value: {} })) }),
    work: { $for: [], value: NO_WORK },
    strength: bySide(side => ({ $for: [side], value: stands.filter(({ seat }) => seat === side).length })),
    lost: bySide(side => ({ $for: [side], value: 0 })),
    broken: [],
    retreated: null,
    extended: false,
    light: 'day',
    overrides: [],
    rulings: [],
    rethrow: false,
  }
}

/** What the rules in force keep, as it is at the start. */
const freshOwn = (rules: Options['rules']): State['own'] =>
  Object.fromEntries(modulesIn(rules).flatMap(({ state }) => (state ? [[state.key, state.fresh()]] : [])))

/** Forces of a side in their zone, riders in their vehicles. */
function standsFor(side: Side, options: Options): Stand[] {
  const list = options.forces[side]
  const arms = armsOf(options)
  const free = list.filter(({ at, aboard }) => at === undefined && aboard === undefined)
  const line = lineUp(options, side, free.length)
  return list.map((listed, i) => {
    const placed = listed.aboard === undefined ? listed : list[listed.aboard]
    const at = listed.at ?? (placed && (placed.at ?? line[free.indexOf(placed)])) ?? { x: 0, y: 0 }
    const vehicle = vehiclesOf(options).find(({ id }) => id === listed.card)
    const base = { id: standId(side, i), seat: side, name: listed.name, at, facing: side === 'A' ? 0 : 180 }
    const aboard = listed.aboard === undefined ? null : standId(side, listed.aboard)
    return vehicle
      ? vehicleStand(base, vehicle, listed)
      : troopStand(base, troopOf(options, listed.card), { listed, aboard, arms })
  })
}
function troopOf(options: Options, id: string): Troop {
  const troop = troopsOf(options).find(card => card.id === id)
  if (!troop) throw new Error(`there is no card “${id}”`)
  return troop
}

/** STR.core.unit.tree: the headquarters lead all others; each unit is led by the highest man in it. */
function unitsFor(side: Side, options: Options, stands: readonly Stand[]): Unit[] {
  const names = [...new Set(options.forces[side].map(({ unit }) => unit))]
  const staff = names.includes('HQ') ? unitId(side, 'HQ') : null
  return names.map(name => {
    const id = unitId(side, name)
    const level = (stand: Stand) => Math.max(0, ...stand.men.map(({ file }) => file.value?.leader ?? 0))
    const mine = stands.filter(({ own }) => own.value?.unit === id)
    const leader = mine.filter(stand => level(stand) > 0).sort((a, b) => level(b) - level(a))[0]
    return {
      id,
      seat: side,
      name,
      parent: id === staff ? null : staff,
      leader: leader?.id ?? null,
      order: options.initial[side][name] ?? options.initial[side].default ?? HOLD,
      status: 'running',
      pending: null,
    }
  })
}
