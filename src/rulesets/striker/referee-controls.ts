import type { RefereeControl } from '../../engine/record/referee'
import { STATUSES, type Stand } from './parts/stand'
import { ruling, tableControls } from './referee-controls-table'
import type { StrikerRule } from './rulebook'
import { rulingFor } from './rules/referee-rulings'
import { cardsWith } from './rules/spotting/cards-known'
import { aboardOf, isVehicle, standsOf } from './rules/stands'
import { enemyOf } from './sides'
import type { State } from './state'

/** Rules that refuse a stand something and may be lifted for it. */
const LIFTED = [
  'STR.core.orders.average',
  'STR.core.orders.corridor',
  'STR.core.orders.low',
  'STR.core.orders.move-clause',
  'STR.core.orders.fire-clause',
  'STR.core.orders.busy',
  'STR.core.orders.who',
  'STR.core.orders.link',
  'STR.core.leader.one-job',
  'STR.core.move.fraction',
  'STR.core.move.table',
  'STR.core.move.barred',
  'STR.core.move.over-trees',
  'STR.core.move.water',
  'STR.core.move.run',
  'STR.core.move.crew-weapon',
  'STR.core.move.enemy-contact',
  'STR.core.stand.overlap',
  'STR.core.direct.need',
  'STR.core.direct.once',
  'STR.core.direct.man',
  'STR.core.direct.vehicle',
  'STR.core.direct.class',
  'STR.core.direct.min-range',
  'STR.core.los.ground',
  'STR.core.los.building',
  'STR.core.los.trees',
  'STR.core.los.smoke',
] as const satisfies readonly StrikerRule[]

/** STR.core.referee.decides: what the referee takes in hand. */
export function refereeControls(state: State): RefereeControl[] {
  return [...standsOf(state).flatMap(stand => standLevers(state, stand.id)), ...tableControls(state)]
}

function standLevers(state: State, id: string): RefereeControl[] {
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
        ...(values.spotted === true ? shownCards(state, stand) : []),
      ],
    },
    {
      ...base,
      id: `override.${id}`,
      label: `Lift a refusal for ${stand.name}, once`,
      rule: 'STR.core.referee.override',
      fields: [
        {
          kind: 'choice',
          name: 'rule',
          label: 'Rule that refuses',
          options: LIFTED.map(rule => ({ value: rule, label: rule })),
          value: LIFTED[0],
        },
      ],
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
      fill: values =>
        ruling(state, { rule: 'STR.core.los.hull-down', subject: id, value: values.is === true ? 'yes' : 'no' }),
    },
    {
      ...base,
      id: `cover.${id}`,
      label: `Rule on the cover of ${stand.name}`,
      rule: 'STR.core.terrain.cover',
      fields: [
        {
          kind: 'choice',
          name: 'cover',
          label: 'Its cover',
          options: [
            { value: 'ground', label: 'as the ground says' },
            { value: 'none', label: 'in the open' },
            { value: 'concealed', label: 'concealed' },
            { value: 'cover', label: 'under cover' },
          ],
          value: rulingFor(state, 'STR.core.terrain.cover', id) ?? 'ground',
        },
      ],
      fill: values => ruling(state, { rule: 'STR.core.terrain.cover', subject: id, value: String(values.cover) }),
    },
    ...(isVehicle(stand) ? [freeing(stand, path)] : []),
  ]
}

/** STR.core.referee.decides: a vehicle that is stuck goes again. */
const freeing = ({ id, name }: Stand, path: readonly string[]): RefereeControl => ({
  piece: id,
  id: `free.${id}`,
  label: `Free ${name}: it moves again`,
  rule: 'STR.core.referee.decides',
  fields: [],
  fill: () => [
    { path: [...path, 'own', 'value', 'damage', 'suspension'], value: 0 },
    { path: [...path, 'own', 'value', 'damage', 'transmission'], value: false },
    { path: [...path, 'own', 'value', 'damage', 'power'], value: false },
  ],
})

/** With a stand that the referee reveals, the enemy learns its cards. */
function shownCards(state: State, stand: Stand) {
  const known = cardsWith(state, stand)
  return known ? [{ path: ['cards', enemyOf(stand.seat), 'value'], value: known }] : []
}
