import { roundedTurn, turnOf } from '../../engine/geometry/angle'
import type { RefereeControl } from '../../engine/record/referee'
import { STATUSES, type Stand, type Status } from './parts/stand'
import { ruling, tableControls } from './referee-controls-table'
import type { StrikerRule } from './rulebook'
import { modulesIn } from './rules/loaded'
import { rulingFor } from './rules/referee-rulings'
import { cardsWith } from './rules/spotting/cards-known'
import { aboardOf, isVehicle, standsOf } from './rules/stands'
import { enemyOf } from './sides'
import type { State } from './state'

/** Rules that stop a stand from doing something. The referee can lift each of them once. */
const LIFTED = [
  ['STR.core.orders.average', 'Average initiative: follow the last order'],
  ['STR.core.orders.corridor', 'Stay close to the ordered route'],
  ['STR.core.orders.low', 'Low initiative: act only when led'],
  ['STR.core.orders.move-clause', 'Move as ordered'],
  ['STR.core.orders.fire-clause', 'Fire as ordered'],
  ['STR.core.orders.busy', 'Busy with giving an order'],
  ['STR.core.orders.who', 'Which leaders can give an order'],
  ['STR.core.orders.link', 'Communication needed for orders'],
  ['STR.core.leader.one-job', 'One job per leader and turn'],
  ['STR.core.move.fraction', 'Movement allowance used up'],
  ['STR.core.move.table', 'Stay on the table'],
  ['STR.core.move.barred', 'Suppressed, stuck or busy stands can’t move'],
  ['STR.core.move.over-trees', 'Grav vehicles can’t fly low through dense trees'],
  ['STR.core.move.water', 'Crossing water'],
  ['STR.core.move.run', 'Running: no fire afterwards, and not when wounded'],
  ['STR.core.move.crew-weapon', 'A crew-served weapon that moved can’t fire'],
  ['STR.core.move.enemy-contact', 'Stop at enemy stands'],
  ['STR.core.stand.overlap', 'Stands can’t overlap'],
  ['STR.core.direct.need', 'Requirements for direct fire'],
  ['STR.core.direct.once', 'Each weapon fires once per phase'],
  ['STR.core.direct.man', 'Limits on what one man can fire'],
  ['STR.core.direct.vehicle', 'Limits on what a vehicle can fire'],
  ['STR.core.direct.class', 'Out of range'],
  ['STR.core.direct.min-range', 'Below minimum range'],
  ['STR.core.los.ground', 'Line of sight blocked by ground'],
  ['STR.core.los.building', 'Line of sight blocked by a building'],
  ['STR.core.los.trees', 'Line of sight blocked by trees'],
  ['STR.core.los.smoke', 'Line of sight blocked by smoke'],
] as const satisfies readonly (readonly [StrikerRule, string])[]

/** STR.core.referee.decides: what the referee can change. */
export function refereeControls(state: State): RefereeControl[] {
  return [
    ...standsOf(state).flatMap(stand => standLevers(state, stand.id)),
    ...tableControls(state),
    ...modulesIn(state.options.rules).flatMap(module => module.controls?.(state) ?? []),
  ]
}

const STATUS_NAMES: Readonly<Record<Status, string>> = {
  fresh: 'Ready',
  suppressed: 'Suppressed',
  forcedBack: 'Forced back',
  routed: 'Routed',
  rallied: 'Rallied',
  abandoned: 'Abandoned',
  wreck: 'Wreck',
  destroyed: 'Destroyed',
  offTable: 'Off the table',
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
      label: `Move ${stand.name} by hand`,
      rule: 'STR.core.referee.decides',
      fields: [
        {
          kind: 'number',
          name: 'x',
          label: 'From the west edge, cm',
          min: 0,
          max: state.map.width,
          step: 0.5,
          between: true,
          value: Math.round(stand.at.x * 100) / 100,
        },
        {
          kind: 'number',
          name: 'y',
          label: 'From the north edge, cm',
          min: 0,
          max: state.map.height,
          step: 0.5,
          between: true,
          value: Math.round(stand.at.y * 100) / 100,
        },
        {
          kind: 'number',
          name: 'facing',
          label: 'Facing, degrees',
          min: 0,
          max: 359,
          value: roundedTurn(stand.facing),
        },
      ],
      fill: values => [
        { path: [...path, 'at'], value: { x: Number(values.x), y: Number(values.y) } },
        { path: [...path, 'facing'], value: turnOf(Number(values.facing)) },
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
      rule: 'STR.core.stand.status',
      fields: [
        {
          kind: 'choice',
          name: 'status',
          label: 'State',
          options: STATUSES.map(status => ({ value: status, label: STATUS_NAMES[status] })),
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
      fields: [{ kind: 'flag', name: 'spotted', label: 'The enemy can see it', value: !stand.spotted }],
      fill: values => [
        { path: [...path, 'spotted'], value: values.spotted === true },
        { path: ['stands', id, '$for'], value: values.spotted === true ? ['A', 'B'] : [stand.seat] },
        ...(values.spotted === true ? shownCards(state, stand) : []),
      ],
    },
    {
      ...base,
      id: `override.${id}`,
      label: `Let ${stand.name} ignore a rule once`,
      rule: 'STR.core.referee.override',
      fields: [
        {
          kind: 'choice',
          name: 'rule',
          label: 'Rule to ignore',
          options: LIFTED.map(([rule, label]) => ({ value: rule, label })),
          value: LIFTED[0][0],
        },
      ],
      fill: values => [
        { path: ['overrides', state.overrides.length], value: { stand: id, rule: String(values.rule) } },
      ],
    },
    {
      ...base,
      id: `hulldown.${id}`,
      label: `Rule on whether ${stand.name} is hull-down`,
      rule: 'STR.core.los.hull-down',
      fields: [{ kind: 'flag', name: 'is', label: 'It is hull-down', value: true }],
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
          label: 'Cover',
          options: [
            { value: 'ground', label: 'As the terrain decides' },
            { value: 'none', label: 'In the open' },
            { value: 'concealed', label: 'Concealed' },
            { value: 'cover', label: 'In cover' },
          ],
          value: rulingFor(state, 'STR.core.terrain.cover', id) ?? 'ground',
        },
      ],
      fill: values => ruling(state, { rule: 'STR.core.terrain.cover', subject: id, value: String(values.cover) }),
    },
    ...(isVehicle(stand) ? [freeing(stand, path)] : []),
  ]
}

/** STR.core.referee.decides: a stuck vehicle can move again. */
const freeing = ({ id, name }: Stand, path: readonly string[]): RefereeControl => ({
  piece: id,
  id: `free.${id}`,
  label: `Get ${name} moving again`,
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
