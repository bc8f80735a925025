import type { Field } from '../../../engine/offers'
import type { EditPart } from '../../../engine/setup'
import { QUALITIES } from '../tables/quality'
import { ARMOURS } from './armour'
import { WEAPONS } from './arms'
import { CREW_ROLES, FACES, MOTIONS } from './vehicle'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
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
  ['Equipment', ['sealed'], flag('Sealed')],
  ['Model, cm', ['footprint', 'width'], number('Width', 1, 10)],
  ['Model, cm', ['footprint', 'length'], number('Length', 1, 12)],
]

const list = (card: unknown, path: readonly (string | number)[]): readonly unknown[] => {
  const found = at(card, path)
  return Array.isArray(found) ? found : []
}
const OPTIONAL = [
  ['dp', 'Damage points, for aircraft', 60],
  ['agility', 'Agility, for aircraft', 3],
  ['tons', 'Mass in tons, for bridges', 30],
  ['jammerTl', 'Jammer tech level', 8],
] as const

export function vehicleParts(card: unknown): EditPart[] {
  return [
    ...partsFrom(card, vehicleRows),
    ...OPTIONAL.flatMap(([key, label, blank]): EditPart[] => {
      const present = at(card, [key]) !== undefined
      return [
        { kind: 'optional', path: [key], group: 'Equipment', label, present, blank },
        ...(present ? partsFrom(card, [['Equipment', [key], number(label, 0, 200)]]) : []),
      ]
    }),
    { kind: 'list', path: ['crew'], group: 'Crew', label: 'Man', blank: 'crew' },
    ...partsFrom(
      card,
      list(card, ['crew']).map((_, i): Row => ['Crew', ['crew', i], choice('Role', words(CREW_ROLES))]),
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
      list(card, ['weapons']).flatMap((_, i): Row[] => [
        ['Weapons', ['weapons', i, 'weapon'], choice('Weapon', weaponChoices)],
        ['Weapons', ['weapons', i, 'mount'], choice('Mount', words(['turret', 'pintle', 'hull', 'coaxial']))],
        ['Weapons', ['weapons', i, 'main'], flag('Main weapon')],
      ]),
    ),
  ]
}

const armourChoices = ARMOURS.map(({ id, name }) => [id, name] as const)
export function troopParts(troop: unknown): EditPart[] {
  return [
    ...partsFrom(troop, [
      ['Stand', ['name'], text('Name')],
      ['Stand', ['tl'], number('Tech level', 1, 15)],
    ]),
    { kind: 'list', path: ['men'], group: 'Men', label: 'Man', blank: BLANK_MAN },
    ...list(troop, ['men']).flatMap((_, i): EditPart[] => [
      ...partsFrom(troop, [
        ['Men', ['men', i, 'quality'], choice('Quality', words(QUALITIES))],
        ['Men', ['men', i, 'armour'], choice('Armour', armourChoices)],
        ['Men', ['men', i, 'leader'], number('Leader level', 0, 3)],
        ...(['observer', 'medic', 'engineer', 'radio'] as const).map(
          (skill): Row => ['Men', ['men', i, skill], flag(`${skill[0]?.toUpperCase()}${skill.slice(1)}`)],
        ),
      ]),
      { kind: 'list', path: ['men', i, 'weapons'], group: 'Men', label: 'Weapon', blank: 'assault-rifle' },
      ...partsFrom(
        troop,
        list(troop, ['men', i, 'weapons']).map(
          (_weapon, w): Row => ['Men', ['men', i, 'weapons', w], choice('Weapon', weaponChoices)],
        ),
      ),
    ]),
  ]
}
