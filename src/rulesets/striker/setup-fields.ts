import type { Field } from '../../engine/offers'
import type { GameSetup } from '../../engine/setup'
import type { Options } from './options'
import type { StrikerRule } from './rulebook'
import { hooks } from './rules/hooks'
import { ruleSwitches } from './setup-rules'
import { SIDES, type Side, sideNames } from './sides'
import { FORCE_NAMES, FORCE_TYPES } from './tables/quality'

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

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const fields = ({ seats, options }: GameSetup<Options>): Field[] => [
  ...coreFields(options, sideNames(seats)),
  ...ruleSwitches(options),
  ...ruleFields(options),
]

/** STR.core.hooks.setup: options of the additional rules in use, kept apart from the core options. */
const ruleFields = (options: Options): Field[] =>
  hooks(options, 'setup.fields').flatMap(hook =>
    hook(options).map(field => ({ rule: 'STR.core.hooks.setup' as const, ...field, name: `more.${field.name}` })),
  )

function coreFields(o: Options, names: Readonly<Record<Side, string>>): Field[] {
  return [
    { kind: 'number', name: 'turns', label: 'Turns', min: 1, max: 40, value: o.turns, rule: 'STR.core.victory.length' },
    choice(
      'first',
      'First side',
      o.first,
      [
        ['throw', 'The higher roll chooses'],
        ['A', names.A],
        ['B', names.B],
      ],
      { rule: 'STR.core.sequence.first' },
    ),
    ...SIDES.flatMap((side): Field[] => [
      {
        kind: 'number',
        name: `tl.${side}`,
        label: `Tech level of ${names[side]}`,
        min: 1,
        max: 15,
        value: o.tl[side],
        rule: 'STR.core.unit.default-sets',
      },
      {
        kind: 'choice',
        name: `types.${side}`,
        label: `Troops of ${names[side]}`,
        value: o.types[side],
        options: FORCE_TYPES.map(type => ({ value: type, label: capital(FORCE_NAMES[type]) })),
        rule: 'STR.core.quality.mix',
      },
    ]),
    choice(
      'orders',
      'Orders',
      o.orders,
      [
        ['strict', 'Strict: units must follow their last order'],
        ['advisory', 'Advisory: only a warning'],
        ['off', 'Off: units act freely'],
      ],
      { rule: 'STR.core.orders.mode' },
    ),
    choice(
      'spotting',
      'Spotting rolls',
      o.spotting,
      [
        ['perUnit', 'One per unit'],
        ['perStand', 'One per stand'],
      ],
      { rule: 'STR.core.spot.who' },
    ),
    choice(
      'share',
      'Who knows about a spotted stand',
      o.share,
      [
        ['side', 'The whole side'],
        ['net', 'Stands on the same radio net'],
        ['stand', 'Only the stand that sees it'],
      ],
      { rule: 'STR.core.spot.share' },
    ),
    choice(
      'woundTable',
      'Wound table',
      o.woundTable,
      [
        ['striker', 'Striker: wounds at 3, 7 and 11'],
        ['ahl', 'Azhanti High Lightning: wounds at 4, 8 and 12'],
      ],
      {
        rule: 'STR.core.damage.personnel.table',
        help: 'The lowest totals for a light wound, a serious wound and death.',
      },
    ),
    {
      kind: 'flag',
      name: 'twoLight',
      label: 'Two light wounds make a serious wound',
      value: o.twoLight,
      rule: 'STR.core.damage.personnel.two-light',
    },
    {
      kind: 'flag',
      name: 'natural212',
      label: 'A natural 2 always misses, a natural 12 always hits',
      value: o.natural212,
      rule: 'STR.core.scale.throw',
    },
    {
      kind: 'flag',
      name: 'heMan',
      label: 'High explosive wounds men one level worse',
      value: o.heMan,
      rule: 'STR.core.damage.personnel.he-man',
    },
    {
      kind: 'flag',
      name: 'variableEnd',
      label: 'Roll for one more turn after the last',
      value: o.variableEnd,
      rule: 'STR.core.victory.length',
    },
  ]
}
