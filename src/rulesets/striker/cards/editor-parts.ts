import type { EditPart } from '../../../engine/setup'
import { QUALITIES } from '../tables/quality'
import type { Armour } from './armour'
import { choice, flag, list, measure, number, optionalPart, partsFrom, type Row, text, words } from './editor-fields'
import { MOTION_NAMES } from './names'
import { CREW_ROLES, FACES, SPEED_NAMES } from './vehicle'
import type { Weapon } from './weapon'

/** What can be mounted, carried and worn: the catalogue and the users' own cards. */
export interface Kit {
  readonly weapons: readonly Weapon[]
  readonly armours: readonly Armour[]
}
const named = (cards: readonly { readonly id: string; readonly name: string }[]) =>
  cards.map(({ id, name }) => [id, name] as const)

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
  ['Vehicle', ['motion'], choice('How it moves', Object.entries(MOTION_NAMES))],
  ['Vehicle', ['seats'], number('Seats for passengers', 0, 40)],
  ['Vehicle', ['points'], measure('Balance points', 0, 100)],
  ...FACES.map(
    (face): Row => ['Armour', ['armour', face], number(`${face[0]?.toUpperCase()}${face.slice(1)}`, 0, 100)],
  ),
  ...(['road', 'cross', 'noe', 'cruise', 'max'] as const).map(
    (rate): Row => ['Speed, cm per movement phase', [rate], number(SPEED_NAMES[rate], 0, 2000)],
  ),
  ['Equipment', ['fcTl'], number('Fire control tech level', 5, 15)],
  ['Equipment', ['stabilised'], flag('Stabilised (fires on the move)')],
  ['Equipment', ['terrainRadar'], flag('Terrain radar')],
  ['Equipment', ['open'], flag('Open-topped')],
  ['Equipment', ['amphibious'], flag('Amphibious')],
  ['Equipment', ['radio'], flag('Radio')],
  ['Equipment', ['sealed'], flag('Sealed')],
  ['Size of the model, cm', ['footprint', 'width'], number('Width', 1, 10)],
  ['Size of the model, cm', ['footprint', 'length'], number('Length', 1, 12)],
]

const OPTIONAL = [
  ['dp', 'Damage points (aircraft)', 60],
  ['agility', 'Agility (aircraft)', 3],
  ['tons', 'Mass in tons (for bridges)', 30],
  ['jammerTl', 'Jammer tech level', 8],
] as const

export function vehicleParts(card: unknown, { weapons }: Kit): EditPart[] {
  return [
    ...partsFrom(card, vehicleRows),
    ...OPTIONAL.flatMap(([key, label, blank]) =>
      optionalPart(card, ['Equipment', [key], number(label, 0, 200)], { label, blank }),
    ),
    { kind: 'list', path: ['crew'], group: 'Crew', label: 'Crew member', blank: 'crew' },
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
        ['Weapons', ['weapons', i, 'weapon'], choice('Weapon', named(weapons))],
        ['Weapons', ['weapons', i, 'mount'], choice('Mount', words(['turret', 'pintle', 'hull', 'coaxial']))],
        ['Weapons', ['weapons', i, 'main'], flag('Main weapon')],
      ]),
    ),
  ]
}

export function troopParts(troop: unknown, { weapons, armours }: Kit): EditPart[] {
  return [
    ...partsFrom(troop, [
      ['Stand', ['name'], text('Name')],
      ['Stand', ['tl'], number('Tech level', 1, 15)],
      ['Stand', ['animal'], flag('Mounted on animals')],
    ]),
    { kind: 'list', path: ['men'], group: 'Men', label: 'Man', blank: BLANK_MAN },
    ...list(troop, ['men']).flatMap((_, i): EditPart[] => [
      ...partsFrom(troop, [
        ['Men', ['men', i, 'quality'], choice('Quality', words(QUALITIES))],
        ['Men', ['men', i, 'armour'], choice('Armour', named(armours))],
        ['Men', ['men', i, 'leader'], number('Leader level (0 none, 1 NCO, 2 officer, 3 commander)', 0, 3)],
        ...(['observer', 'medic', 'engineer', 'radio'] as const).map(
          (skill): Row => ['Men', ['men', i, skill], flag(`${skill[0]?.toUpperCase()}${skill.slice(1)}`)],
        ),
        ['Men', ['men', i, 'belt'], flag('Grav belt')],
      ]),
      { kind: 'list', path: ['men', i, 'weapons'], group: 'Men', label: 'Weapon', blank: 'assault-rifle' },
      ...partsFrom(
        troop,
        list(troop, ['men', i, 'weapons']).map(
          (_weapon, w): Row => ['Men', ['men', i, 'weapons', w], choice('Weapon', named(weapons))],
        ),
      ),
    ]),
  ]
}
