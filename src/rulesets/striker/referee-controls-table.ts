import type { Field, FieldValues } from '../../engine/offers'
import type { RefereeControl } from '../../engine/record/referee'
import { pointFields } from './actions/fields'
import type { Stand } from './parts/stand'
import { squareAt } from './rules/damage/burst'
import { gunsOf } from './rules/missions/missions'
import { isThere, standsOf } from './rules/stands'
import type { State } from './state'

/** Rulings are kept with the game. The latest one on a subject counts. */
export const ruling = ({ rulings }: State, ruled: State['rulings'][number]) => [
  { path: ['rulings', rulings.length], value: ruled },
]
const pairOf = ({ a, b }: FieldValues): string => [String(a), String(b)].sort().join('-')

/** STR.core.referee.decides: rulings for the whole table or between two stands. */
export function tableControls(state: State): RefereeControl[] {
  const stands = standsOf(state).filter(isThere)
  const named = (list: readonly Stand[]) => list.map(({ id, seat, name }) => ({ value: id, label: name, owner: seat }))
  const one = (name: string, label: string, list: readonly Stand[]): Field => ({
    kind: 'choice',
    name,
    label,
    options: named(list),
    value: list[0]?.id ?? '',
  })
  const batteries = stands.filter(stand => gunsOf(state, stand).length > 0)
  const mapBox: RefereeControl = {
    id: 'mapbox',
    label: 'Rule on how well a battery knows its position',
    rule: 'STR.core.indirect.dm-fc',
    fields: [
      one('battery', 'Battery', batteries),
      {
        kind: 'choice',
        name: 'dm',
        label: 'Position',
        options: [
          { value: '2', label: 'Map box, +2' },
          { value: '-2', label: 'Own position unknown, −2' },
          { value: '0', label: 'Neither, no modifier' },
        ],
        value: '2',
      },
    ],
    fill: values =>
      ruling(state, { rule: 'STR.core.indirect.dm-fc', subject: String(values.battery), value: String(values.dm) }),
  }
  return [
    {
      id: 'light',
      label: 'Set the light',
      rule: 'STR.core.referee.decides',
      fields: [
        {
          kind: 'choice',
          name: 'light',
          label: 'Light',
          options: [
            { value: 'day', label: 'Day' },
            { value: 'night', label: 'Night' },
          ],
          value: state.light,
        },
      ],
      fill: values => [{ path: ['light'], value: values.light === 'night' ? 'night' : 'day' }],
    },
    {
      id: 'rethrow',
      label: 'Roll the next dice again',
      rule: 'STR.core.referee.dice',
      fields: [],
      fill: () => [{ path: ['rethrow'], value: true }],
    },
    {
      id: 'wire',
      label: 'Lay or cut a telephone line',
      rule: 'STR.core.unit.wire',
      fields: [
        one('a', 'First stand', stands),
        one('b', 'Second stand', stands),
        { kind: 'flag', name: 'laid', label: 'The line works', value: true },
      ],
      fill: values =>
        ruling(state, {
          rule: 'STR.core.unit.wire',
          subject: pairOf(values),
          value: values.laid === true ? 'laid' : 'cut',
        }),
    },
    {
      id: 'sight',
      label: 'Rule on line of sight between two stands',
      rule: 'STR.core.los.line',
      fields: [
        one('a', 'First stand', stands),
        one('b', 'Second stand', stands),
        {
          kind: 'choice',
          name: 'sight',
          label: 'They see each other',
          options: [
            { value: 'open', label: 'Yes' },
            { value: 'closed', label: 'No' },
            { value: 'ground', label: 'As the terrain decides' },
          ],
          value: 'open',
        },
      ],
      fill: values =>
        ruling(state, { rule: 'STR.core.los.line', subject: pairOf(values), value: String(values.sight) }),
    },
    {
      id: 'smoke',
      label: 'Lay smoke',
      rule: 'STR.core.referee.decides',
      fields: [
        ...pointFields(state),
        { kind: 'number', name: 'size', label: 'Length of each side, cm', min: 1, max: 60, value: 10 },
        { kind: 'number', name: 'turns', label: 'Turns it lasts', min: 1, max: 20, value: 4 },
      ],
      fill: ({ x, y, size, turns }) => [
        {
          path: ['patches', state.patches.length],
          value: {
            id: `event.${state.turn}.${state.patches.length}`,
            kind: 'smoke',
            points: squareAt({ x: Number(x), y: Number(y) }, Number(size), null),
            until: state.turn + Number(turns) - 1,
          },
        },
      ],
    },
    ...(batteries.length > 0 ? [mapBox] : []),
    {
      id: 'end',
      label: 'End the battle',
      rule: 'STR.core.referee.decides',
      fields: [],
      fill: () => [{ path: ['phase'], value: 'over' }],
    },
  ]
}
