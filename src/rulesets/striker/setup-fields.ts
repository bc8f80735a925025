import type { Field } from '../../engine/offers'
import type { GameSetup } from '../../engine/setup'
import type { Options } from './options'
import type { StrikerRule } from './rulebook'
import { hooks } from './rules/hooks'
import { SIDES, type Side, sideNames } from './sides'
import { FORCE_TYPES } from './tables/quality'

const choice = (
  name: keyof Options & string,
  label: string,
  value: string,
  options: readonly (readonly [string, string])[],
  more: { rule: StrikerRule; help?: string },
): Field => ({
  kind: 'choice',
  name,
  label,
  value,
  options: options.map(([v, l]) => ({ value: v, label: l })),
  ...more,
})

export const fields = ({ seats, options }: GameSetup<Options>): Field[] => [
  ...coreFields(options, sideNames(seats)),
  ...ruleFields(options),
]

/** STR.core.hooks.setup: options of the rules in force, kept apart from those of the core. */
const ruleFields = (options: Options): Field[] =>
  hooks(options, 'setup.fields').flatMap(hook => hook(options).map(field => ({ ...field, name: `more.${field.name}` })))

function coreFields(o: Options, names: Readonly<Record<Side, string>>): Field[] {
  return [
    { kind: 'number', name: 'turns', label: 'Turns', min: 1, max: 40, value: o.turns, rule: 'STR.core.victory.length' },
    choice(
      'first',
      'First side',
      o.first,
      [
        ['throw', 'the higher throw chooses'],
        ['A', names.A],
        ['B', names.B],
      ],
      { rule: 'STR.core.sequence.first' },
    ),
    ...SIDES.flatMap((side): Field[] => [
      {
        kind: 'number',
        name: `tl.${side}`,
        label: `Tech level, ${names[side]}`,
        min: 1,
        max: 15,
        value: o.tl[side],
        rule: 'STR.core.unit.default-sets',
      },
      {
        kind: 'choice',
        name: `types.${side}`,
        label: `Force, ${names[side]}`,
        value: o.types[side],
        options: FORCE_TYPES.map(type => ({ value: type, label: type })),
        rule: 'STR.core.quality.mix',
      },
    ]),
    choice(
      'orders',
      'Orders',
      o.orders,
      [
        ['strict', 'strict: bound by the last order'],
        ['advisory', 'advisory: warned only'],
        ['off', 'off: everybody acts freely'],
      ],
      { rule: 'STR.core.orders.mode' },
    ),
    choice(
      'spotting',
      'Spotting throws',
      o.spotting,
      [
        ['perUnit', 'one for each unit'],
        ['perStand', 'one for each stand'],
      ],
      { rule: 'STR.core.spot.who' },
    ),
    choice(
      'share',
      'Who knows of a spotted stand',
      o.share,
      [
        ['side', 'the whole side'],
        ['net', 'the net'],
        ['stand', 'who sees it himself'],
      ],
      { rule: 'STR.core.spot.share' },
    ),
    choice(
      'woundTable',
      'Wound table',
      o.woundTable,
      [
        ['striker', '3, 7, 11'],
        ['ahl', '4, 8, 12'],
      ],
      { rule: 'STR.core.damage.personnel.table' },
    ),
    {
      kind: 'flag',
      name: 'twoLight',
      label: 'Two light wounds are a serious one',
      value: o.twoLight,
      rule: 'STR.core.damage.personnel.two-light',
    },
    {
      kind: 'flag',
      name: 'natural212',
      label: 'A natural 2 misses, a natural 12 hits',
      value: o.natural212,
      rule: 'STR.core.scale.throw',
    },
    {
      kind: 'flag',
      name: 'heMan',
      label: 'High explosive on a man is one level worse',
      value: o.heMan,
      rule: 'STR.core.damage.personnel.he-man',
    },
    {
      kind: 'flag',
      name: 'variableEnd',
      label: 'The last turn may be followed by one more',
      value: o.variableEnd,
      rule: 'STR.core.victory.length',
    },
  ]
}
