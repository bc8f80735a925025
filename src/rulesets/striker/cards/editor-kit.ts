import type { EditPart } from '../../../engine/setup'
import { choice, flag, list, measure, number, optionalPart, partsFrom, type Row, text } from './editor-fields'
import { CLASS_NAMES, FLAG_NAMES, KINDS_EXPLAINED } from './names'

const weaponRows: readonly Row[] = [
  ['Weapon', ['name'], text('Name')],
  ['Weapon', ['tl'], number('Tech level', 1, 15)],
  ['Weapon', ['class'], choice('Class', Object.entries(CLASS_NAMES))],
  ['Weapon', ['crew'], number('Crew size', 1, 4)],
  ['Weapon', ['crewServed'], flag('Needs a crew')],
  ['Weapon', ['highRecoil'], flag('High recoil')],
  ['Weapon', ['fieldMount'], flag('On a field mount (hits strike the weapon)')],
  ['Weapon', ['kg'], measure('Weight, kg', 0, 20000)],
]
type Optional = readonly [key: string, label: string, least: number, most: number, blank: number]
const OPTIONAL: readonly Optional[] = [
  ['calibre', 'Calibre, cm', 1, 40, 8],
  ['shots', 'Rounds one man carries', 1, 100, 1],
  ['targets', 'Targets that automatic fire can hit', 1, 10, 2],
  ['strip', 'Width of the strip it sweeps, cm', 1, 5, 2],
  ['min', 'Minimum range, cm', 0, 2000, 20],
  ['max', 'Maximum range of indirect fire, cm', 1, 5000, 300],
  ['rof', 'Rate of fire: rounds a mission lands each turn', 1, 100, 20],
]
const GUIDANCE = [
  ['guided', 'guided by its gunner'],
  ['homing', 'homes in by itself'],
] as const

/** STR.core.cards.weapon: every value of a weapon, by range class and kind of round. */
export const weaponParts = (card: unknown): EditPart[] => [
  ...partsFrom(card, weaponRows),
  ...OPTIONAL.flatMap(([key, label, least, most, blank]) =>
    optionalPart(card, ['More', [key], number(label, least, most)], { label, blank }),
  ),
  ...optionalPart(card, ['More', ['guidance'], choice('Guidance', GUIDANCE)], { label: 'Guidance', blank: 'guided' }),
  { kind: 'list', path: ['bands'], group: 'Range classes', label: 'Range class', blank: { cm: 10, pen: 1 } },
  ...list(card, ['bands']).flatMap((_, i): EditPart[] => [
    ...partsFrom(card, [
      ['Range classes', ['bands', i, 'cm'], measure('Reaches, cm', 0, 5000)],
      ['Range classes', ['bands', i, 'pen'], number('Penetration', 0, 100)],
    ]),
    ...optionalPart(card, ['Range classes', ['bands', i, 'auto'], number('Automatic fire bonus', -1, 9)], {
      label: 'Automatic fire bonus',
      blank: 1,
    }),
  ]),
  { kind: 'list', path: ['kinds'], group: 'Rounds', label: 'Round', blank: { kind: 'solid' } },
  ...list(card, ['kinds']).flatMap((_, i): EditPart[] => [
    ...partsFrom(card, [['Rounds', ['kinds', i, 'kind'], choice('Kind', Object.entries(KINDS_EXPLAINED))]]),
    ...optionalPart(card, ['Rounds', ['kinds', i, 'burst'], measure('Burst, cm', 0, 40)], {
      label: 'Burst, cm',
      blank: 1,
    }),
    ...optionalPart(card, ['Rounds', ['kinds', i, 'frag'], number('Penetration of fragments', 0, 60)], {
      label: 'Penetration of fragments',
      blank: 2,
    }),
  ]),
  { kind: 'list', path: ['flags'], group: 'More', label: 'Special type', blank: 'laser' },
  ...partsFrom(
    card,
    list(card, ['flags']).map(
      (_, i): Row => ['More', ['flags', i], choice('Special type', Object.entries(FLAG_NAMES))],
    ),
  ),
]

/** STR.core.cards.armour */
export const armourParts = (card: unknown): EditPart[] => [
  ...partsFrom(card, [
    ['Armour', ['name'], text('Name')],
    ['Armour', ['tl'], number('Tech level', 1, 15)],
    ['Armour', ['value'], number('Value', 0, 30)],
    ['Armour', ['kg'], measure('Weight, kg', 0, 200)],
    ['Armour', ['ablative'], flag('Burns off when hit by lasers')],
    ['Armour', ['sealed'], flag('Sealed')],
    ['Armour', ['environment'], flag('Protects against the environment')],
    ['Armour', ['battleDress'], flag('Battle dress')],
  ]),
  ...optionalPart(card, ['Armour', ['laser'], number('Against lasers', 0, 30)], { label: 'Against lasers', blank: 6 }),
]
