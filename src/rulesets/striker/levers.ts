import type { Lever } from '../../engine/record/referee'
import { aboardOf, standsOf } from './chassis/stands'
import { STATUSES } from './parts/stand'
import type { State } from './state'

/** STR.core.referee.decides: what the referee takes in hand. */
export function levers(state: State): Lever[] {
  return [...standsOf(state).flatMap(stand => standLevers(state, stand.id)), ...tableLevers(state)]
}

function standLevers(state: State, id: string): Lever[] {
  const stand = state.stands[id]?.value
  if (!stand) return []
  const path = ['stands', id, 'value']
  const base = { piece: id }
  return [
    {
      ...base,
      id: `place.${id}`,
      label: `Set ${stand.name} down elsewhere`,
      rule: 'STR.core.referee.decides',
      fields: [
        {
          kind: 'number',
          name: 'x',
          label: 'cm from the west',
          min: 0,
          max: state.map.width,
          step: 0.5,
          value: stand.at.x,
        },
        {
          kind: 'number',
          name: 'y',
          label: 'cm from the north',
          min: 0,
          max: state.map.height,
          step: 0.5,
          value: stand.at.y,
        },
        { kind: 'number', name: 'facing', label: 'Facing', min: 0, max: 359, value: Math.round(stand.facing) },
      ],
      fill: values => [
        { path: [...path, 'at'], value: { x: Number(values.x), y: Number(values.y) } },
        { path: [...path, 'facing'], value: Number(values.facing) },
        ...aboardOf(state, id).map(rider => ({
          path: ['stands', rider.id, 'value', 'at'],
          value: { x: Number(values.x), y: Number(values.y) },
        })),
      ],
    },
    {
      ...base,
      id: `status.${id}`,
      label: `Set the state of ${stand.name}`,
      rule: 'STR.core.morale.check',
      fields: [
        {
          kind: 'choice',
          name: 'status',
          label: 'State',
          options: STATUSES.map(status => ({ value: status, label: status })),
          value: stand.status,
        },
      ],
      fill: values => [{ path: [...path, 'status'], value: String(values.status) }],
    },
    {
      ...base,
      id: `spotted.${id}`,
      label: stand.spotted ? `Hide ${stand.name}` : `Reveal ${stand.name}`,
      rule: 'STR.core.spot.seen-info',
      fields: [{ kind: 'flag', name: 'spotted', label: 'The enemy sees it', value: !stand.spotted }],
      fill: values => [
        { path: [...path, 'spotted'], value: values.spotted === true },
        { path: ['stands', id, '$for'], value: values.spotted === true ? ['A', 'B'] : [stand.seat] },
      ],
    },
    {
      ...base,
      id: `override.${id}`,
      label: `Lift a refusal for ${stand.name}, once`,
      rule: 'STR.core.referee.override',
      fields: [{ kind: 'text', name: 'rule', label: 'Rule that refuses', value: 'STR.core.orders.average', most: 60 }],
      fill: values => [
        { path: ['overrides', state.overrides.length], value: { stand: id, rule: String(values.rule) } },
      ],
    },
    {
      ...base,
      id: `hulldown.${id}`,
      label: `Rule on ${stand.name} hull-down`,
      rule: 'STR.core.los.hull-down',
      fields: [{ kind: 'flag', name: 'is', label: 'It stands hull-down', value: true }],
      fill: values => [
        {
          path: ['rulings', state.rulings.length],
          value: { rule: 'STR.core.los.hull-down', subject: id, value: values.is === true ? 'yes' : 'no' },
        },
      ],
    },
  ]
}

function tableLevers(state: State): Lever[] {
  const ruling = (rule: string, subject: string, value: string) => [
    { path: ['rulings', state.rulings.length], value: { rule, subject, value } },
  ]
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
            { value: 'day', label: 'day' },
            { value: 'night', label: 'night' },
          ],
          value: state.light,
        },
      ],
      fill: values => [{ path: ['light'], value: values.light === 'night' ? 'night' : 'day' }],
    },
    {
      id: 'rethrow',
      label: 'Have the next dice thrown again',
      rule: 'STR.core.referee.dice',
      fields: [],
      fill: () => [{ path: ['rethrow'], value: true }],
    },
    {
      id: 'wire',
      label: 'Lay or cut a telephone line',
      rule: 'STR.core.unit.wire',
      fields: [
        { kind: 'text', name: 'a', label: 'First stand', value: '', most: 10 },
        { kind: 'text', name: 'b', label: 'Second stand', value: '', most: 10 },
        { kind: 'flag', name: 'laid', label: 'The line works', value: true },
      ],
      fill: values =>
        ruling(
          'STR.core.unit.wire',
          [String(values.a), String(values.b)].sort().join('-'),
          values.laid === true ? 'laid' : 'cut',
        ),
    },
    {
      id: 'mapbox',
      label: 'Rule on a battery’s survey',
      rule: 'STR.core.indirect.dm-fc',
      fields: [
        { kind: 'text', name: 'battery', label: 'Battery', value: '', most: 10 },
        {
          kind: 'choice',
          name: 'dm',
          label: 'Known by',
          options: [
            { value: '2', label: 'map box, +2' },
            { value: '-2', label: 'own position unknown, -2' },
            { value: '0', label: 'neither' },
          ],
          value: '2',
        },
      ],
      fill: values => ruling('STR.core.indirect.dm-fc', String(values.battery), String(values.dm)),
    },
    {
      id: 'end',
      label: 'End the battle',
      rule: 'STR.core.referee.decides',
      fields: [],
      fill: () => [{ path: ['phase'], value: 'over' }],
    },
  ]
}
