import type { Field } from '../../../engine/offers'
import type { CardEditor, EditPart } from '../../../engine/setup'
import type { Options } from '../options'
import { QUALITIES } from '../tables/quality'
import { ARMOURS } from './armour'
import { WEAPONS } from './arms'
import { type Troop, troopFaults, troopSchema } from './troop'
import { TROOPS } from './troops'
import { CREW_ROLES, FACES, MOTIONS, type Vehicle, vehicleFaults, vehicleSchema } from './vehicle'
import { VEHICLES } from './vehicles'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const at = (card: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), card)
type Make = (name: string, value: unknown) => Field
const number =
  (label: string, min: number, max: number): Make =>
  (name, value) => ({ kind: 'number', name, label, min, max, value: Number(value ?? min) })
const text =
  (label: string): Make =>
  (name, value) => ({ kind: 'text', name, label, most: 40, value: String(value ?? '') })
const flag =
  (label: string): Make =>
  (name, value) => ({ kind: 'flag', name, label, value: value === true })
const choice =
  (label: string, options: readonly (readonly [string, string])[]): Make =>
  (name, value) => ({
    kind: 'choice',
    name,
    label,
    options: options.map(([v, l]) => ({ value: v, label: l })),
    value: String(value ?? options[0]?.[0] ?? ''),
  })
const words = (list: readonly string[]): readonly (readonly [string, string])[] => list.map(word => [word, word])

type Row = readonly [group: string, path: readonly (string | number)[], make: Make]
const partsFrom = (card: unknown, rows: readonly Row[]): EditPart[] =>
  rows.map(([group, path, make]) => ({ kind: 'value', group, path, field: make(path.join('.'), at(card, path)) }))

const weaponChoices = WEAPONS.map(({ id, name }) => [id, name] as const)
const BLANK_MAN = {
  quality: 'regular',
  weapons: ['assault-rifle'],
  armour: 'flak',
  leader: 0,
  observer: false,
  medic: false,
  engineer: false,
  radio: false,
}

const vehicleRows: readonly Row[] = [
  ['Vehicle', ['name'], text('Name')],
  ['Vehicle', ['tl'], number('Tech level', 1, 15)],
  ['Vehicle', ['motion'], choice('Motion', words(MOTIONS))],
  ['Vehicle', ['seats'], number('Seats', 0, 40)],
  ['Vehicle', ['points'], number('Balance points', 0, 100)],
  ...FACES.map((face): Row => ['Armour', ['armour', face], number(face, 0, 100)]),
  ...(['road', 'cross', 'noe', 'cruise', 'max'] as const).map(
    (rate): Row => ['Rates, cm', [rate], number(rate, 0, 2000)],
  ),
  ['Equipment', ['fcTl'], number('Fire control tech level', 5, 15)],
  ['Equipment', ['stabilised'], flag('Stabilised')],
  ['Equipment', ['terrainRadar'], flag('Terrain radar')],
  ['Equipment', ['open'], flag('Open')],
  ['Equipment', ['amphibious'], flag('Amphibious')],
  ['Equipment', ['radio'], flag('Radio')],
]

function vehicleParts(card: Vehicle): EditPart[] {
  return [
    ...partsFrom(card, vehicleRows),
    { kind: 'list', path: ['crew'], group: 'Crew', label: 'Man', blank: 'crew' },
    ...partsFrom(
      card,
      card.crew.map((_, i): Row => ['Crew', ['crew', i], choice('Role', words(CREW_ROLES))]),
    ),
    {
      kind: 'list',
      path: ['weapons'],
      group: 'Weapons',
      label: 'Weapon',
      blank: { weapon: 'lmg', mount: 'pintle', main: false },
    },
    ...partsFrom(
      card,
      card.weapons.flatMap((_, i): Row[] => [
        ['Weapons', ['weapons', i, 'weapon'], choice('Weapon', weaponChoices)],
        ['Weapons', ['weapons', i, 'mount'], choice('Mount', words(['turret', 'pintle', 'hull', 'coaxial']))],
        ['Weapons', ['weapons', i, 'main'], flag('Main weapon')],
      ]),
    ),
  ]
}
function troopParts(troop: Troop): EditPart[] {
  return [
    ...partsFrom(troop, [
      ['Stand', ['name'], text('Name')],
      ['Stand', ['tl'], number('Tech level', 1, 15)],
    ]),
    { kind: 'list', path: ['men'], group: 'Men', label: 'Man', blank: BLANK_MAN },
    ...troop.men.flatMap((man, i) => [
      ...partsFrom(troop, [
        ['Men', ['men', i, 'quality'], choice('Quality', words(QUALITIES))],
        [
          'Men',
          ['men', i, 'armour'],
          choice(
            'Armour',
            ARMOURS.map(({ id, name }) => [id, name] as const),
          ),
        ],
        ['Men', ['men', i, 'leader'], number('Leader level', 0, 3)],
        ['Men', ['men', i, 'observer'], flag('Observer')],
      ]),
      {
        kind: 'list',
        path: ['men', i, 'weapons'],
        group: 'Men',
        label: 'Weapon',
        blank: 'assault-rifle',
      } satisfies EditPart,
      ...partsFrom(
        troop,
        man.weapons.map((_, w): Row => ['Men', ['men', i, 'weapons', w], choice('Weapon', weaponChoices)]),
      ),
    ]),
  ]
}

const asVehicle = (card: unknown): Vehicle | null => {
  const parsed = vehicleSchema.safeParse(card)
  return parsed.success ? parsed.data : null
}
const asTroop = (card: unknown): Troop | null => {
  const parsed = troopSchema.safeParse(card)
  return parsed.success ? parsed.data : null
}
const fresh = ({ vehicles, troops }: Options): string => `own-${vehicles.length + troops.length + 1}`

/** Vehicles and stands people make of others; they live in the options and so in every save. */
export const editor: CardEditor<Options> = {
  copy(options, id) {
    const vehicle = [...VEHICLES, ...options.vehicles].find(card => card.id === id)
    if (vehicle) return { ...vehicle, id: fresh(options), name: `${vehicle.name} copy`.slice(0, 40), mark: 'house' }
    const troop = [...TROOPS, ...options.troops].find(card => card.id === id)
    if (!troop) throw new Error(`there is no card “${id}”`)
    return { ...troop, id: fresh(options), name: `${troop.name} copy`.slice(0, 40) }
  },
  open: (options, id) => [...options.vehicles, ...options.troops].find(card => card.id === id),
  parts(card) {
    const vehicle = asVehicle(card)
    const troop = asTroop(card)
    return vehicle ? vehicleParts(vehicle) : troop ? troopParts(troop) : []
  },
  faults(card) {
    const vehicle = asVehicle(card)
    if (vehicle) return vehicleFaults(vehicle)
    const troop = asTroop(card)
    return troop
      ? troopFaults(troop, new Map(WEAPONS.map(weapon => [weapon.id, weapon])))
      : [{ path: [], why: 'something is missing' }]
  },
  preview(card) {
    const vehicle = asVehicle(card)
    const troop = asTroop(card)
    return {
      title: vehicle?.name ?? troop?.name ?? 'Card',
      subtitle: `Tech level ${vehicle?.tl ?? troop?.tl ?? '?'}`,
      seat: null,
      art: vehicle ? 'tank' : 'infantry',
      markers: [],
      blocks: vehicle
        ? [
            {
              kind: 'values',
              title: 'Armour',
              values: FACES.map(face => ({
                label: face,
                printed: String(vehicle.armour[face]),
                mark: 'house' as const,
              })),
            },
          ]
        : [],
    }
  },
  put(options, card) {
    const vehicle = asVehicle(card)
    if (vehicle) return { ...options, vehicles: [...options.vehicles.filter(({ id }) => id !== vehicle.id), vehicle] }
    const troop = asTroop(card)
    return troop ? { ...options, troops: [...options.troops.filter(({ id }) => id !== troop.id), troop] } : options
  },
  remove: (options, id) => ({
    ...options,
    vehicles: options.vehicles.filter(card => card.id !== id),
    troops: options.troops.filter(card => card.id !== id),
  }),
}
