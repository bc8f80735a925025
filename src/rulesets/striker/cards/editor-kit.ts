import type { EditPart } from '../../../engine/setup'
import { choice, flag, list, measure, number, optionalPart, partsFrom, type Row, text, words } from './editor-fields'
import { FLAGS, KINDS, WEAPON_CLASSES } from './weapon'

const weaponRows: readonly Row[] = [
  ['Weapon', ['name'], text('Name')],
  ['Weapon', ['tl'], number('Tech level', 1, 15)],
  ['Weapon', ['class'], choice('Class', words(WEAPON_CLASSES))],
  ['Weapon', ['crew'], number('Crew', 1, 4)],
  ['Weapon', ['crewServed'], flag('Crew-served')],
  ['Weapon', ['highRecoil'], flag('High recoil')],
  ['Weapon', ['fieldMount'], flag('On a field mount: hits strike it')],
  ['Weapon', ['kg'], measure('Kilograms', 0, 20000)],
]
type Optional = readonly [key: string, label: string, least: number, most: number, blank: number]
const OPTIONAL: readonly Optional[] = [
  ['calibre', 'Calibre, cm', 1, 40, 8],
  ['shots', 'Rounds a man carries', 1, 100, 1],
  ['targets', 'Targets of automatic fire', 1, 10, 2],
  ['strip', 'Strip, cm', 1, 5, 2],
  ['min', 'Least range, cm', 0, 2000, 20],
  ['max', 'Greatest range of indirect fire, cm', 1, 5000, 300],
  ['rof', 'Rounds a mission lands each turn', 1, 100, 20],
]
const GUIDANCE = [
  ['guided', 'guided by its gunner'],
  ['homing', 'homes by itself'],
] as const

/** STR.core.cards.weapon: every number of a weapon, class by class, round by round. */
export const weaponParts = (card: unknown): EditPart[] => [
  ...partsFrom(card, weaponRows),
  ...OPTIONAL.flatMap(([key, label, least, most, blank]) =>
    optionalPart(card, ['More', [key], number(label, least, most)], { label, blank }),
  ),
  ...optionalPart(card, ['More', ['guidance'], choice('Guidance', GUIDANCE)], { label: 'Guidance', blank: 'guided' }),
  { kind: 'list', path: ['bands'], group: 'Range classes', label: 'Class', blank: { cm: 10, pen: 1 } },
  ...list(card, ['bands']).flatMap((_, i): EditPart[] => [
    ...partsFrom(card, [
      ['Range classes', ['bands', i, 'cm'], measure('To, cm', 0, 5000)],
      ['Range classes', ['bands', i, 'pen'], number('Penetration', 0, 100)],
    ]),
    ...optionalPart(card, ['Range classes', ['bands', i, 'auto'], number('Automatic fire bonus', -1, 9)], {
      label: 'Automatic fire bonus',
      blank: 1,
    }),
  ]),
  { kind: 'list', path: ['kinds'], group: 'Rounds', label: 'Round', blank: { kind: 'solid' } },
  ...list(card, ['kinds']).flatMap((_, i): EditPart[] => [
    ...partsFrom(card, [['Rounds', ['kinds', i, 'kind'], choice('Kind', words(KINDS))]]),
    ...optionalPart(card, ['Rounds', ['kinds', i, 'burst'], measure('Burst, cm', 0, 40)], {
      label: 'Burst, cm',
      blank: 1,
    }),
    ...optionalPart(card, ['Rounds', ['kinds', i, 'frag'], number('Fragments', 0, 60)], {
      label: 'Fragments',
      blank: 2,
    }),
  ]),
  { kind: 'list', path: ['flags'], group: 'More', label: 'Is a', blank: 'laser' },
  ...partsFrom(
    card,
    list(card, ['flags']).map((_, i): Row => ['More', ['flags', i], choice('Is a', words(FLAGS))]),
  ),
]

/** STR.core.cards.armour */
export const armourParts = (card: unknown): EditPart[] => [
  ...partsFrom(card, [
    ['Armour', ['name'], text('Name')],
    ['Armour', ['tl'], number('Tech level', 1, 15)],
    ['Armour', ['value'], number('Value', 0, 30)],
    ['Armour', ['kg'], measure('Kilograms', 0, 200)],
    ['Armour', ['ablative'], flag('Burns off under lasers')],
    ['Armour', ['sealed'], flag('Sealed')],
    ['Armour', ['environment'], flag('Environment')],
    ['Armour', ['battleDress'], flag('Battle dress')],
  ]),
  ...optionalPart(card, ['Armour', ['laser'], number('Against lasers', 0, 30)], { label: 'Against lasers', blank: 6 }),
]
