import { roundedTurn, turnOf } from '../../engine/geometry/angle'
import type { Field } from '../../engine/offers'
import type { RefereeControl } from '../../engine/record/referee'
import type { LwRule } from './rulebook'
import { unitOf } from './rules/base'
import { sideName } from './rules/words'
import type { Base, State } from './state'
import { GRADES, MORALE } from './tables/morale'
import { TERRAIN } from './tables/terrain'

type Options = readonly (readonly [value: string, label: string])[]

const choice = (name: string, label: string, { options, value }: { options: Options; value: string }): Field => ({
  kind: 'choice',
  name,
  label,
  value,
  options: options.map(([it, words]) => ({ value: it, label: words })),
})

const number = (
  name: string,
  label: string,
  { max, value, min = 0 }: { min?: number; max: number; value: number },
): Field => ({
  kind: 'number',
  name,
  label,
  min,
  max,
  step: 0.1,
  value: Math.round(value * 10) / 10,
})

/** Everything the referee may set right by hand. */
export const refereeControls = (state: State): RefereeControl[] => [
  ...Object.values(state.bases).flatMap(base => baseLevers(state, base)),
  ...Object.values(state.units).map(
    (unit): RefereeControl => ({
      id: `morale.${unit.id}`,
      label: `${unit.name}: morale`,
      rule: MORALE[unit.morale].rule,
      fields: [choice('morale', 'Rating', { options: GRADES.map(it => [it, MORALE[it].name]), value: unit.morale })],
      fill: ({ morale }) => [{ path: ['units', unit.id, 'morale'], value: morale }],
    }),
  ),
  ...terrainLevers(state),
  visibility(state),
  victory(state),
]

const STATUS: Options = [
  ['table', 'On the table'],
  ['lost', 'Lost'],
]

function baseLevers(state: State, base: Base): RefereeControl[] {
  const control = (
    id: string,
    what: string,
    rule: LwRule,
    more: Pick<RefereeControl, 'fields' | 'fill'>,
  ): RefereeControl => ({
    id: `${id}.${base.id}`,
    label: `${base.name}: ${what}`,
    piece: base.id,
    rule,
    ...more,
  })
  const at = (key: string) => ['bases', base.id, key]
  return [
    control('place', 'position and facing', 'LW.board.measure', {
      fields: [
        number('x', 'Inches from the left', { max: state.map.width, value: base.at.x }),
        number('y', 'Inches from the top', { max: state.map.height, value: base.at.y }),
        number('facing', 'Facing, degrees clockwise from the top', {
          max: 359.9,
          value: roundedTurn(base.facing, 0.1),
        }),
      ],
      fill: ({ x, y, facing }) => [
        { path: at('at'), value: { x, y } },
        { path: at('facing'), value: turnOf(Number(facing)) },
      ],
    }),
    control('status', 'in or out of the game', 'LW.art.removal', {
      fields: [choice('status', 'Status', { options: STATUS, value: base.status === 'table' ? 'table' : 'lost' })],
      fill: ({ status }) => [
        { path: at('status'), value: status },
        { path: at('retiring'), value: false },
        { path: at('carrier'), value: null },
      ],
    }),
    control('retiring', 'morale', 'LW.morale.fail', {
      fields: [{ kind: 'flag', name: 'retiring', label: 'Retiring', value: base.retiring }],
      fill: ({ retiring }) => [{ path: at('retiring'), value: base.status === 'table' && retiring === true }],
    }),
    control('turn', 'moved and fired', 'LW.turn.3.once', {
      fields: [
        choice('moved', 'Moved', {
          options: [
            ['none', 'Not yet'],
            ['normal', 'Moved'],
            ['dash', 'Dashed'],
          ],
          value: base.moved === 'dash' ? 'dash' : base.moved === 'none' ? 'none' : 'normal',
        }),
        { kind: 'flag', name: 'fresh', label: 'Can still fire', value: base.fired.length === 0 },
      ],
      fill: ({ moved, fresh }) => [
        { path: at('moved'), value: moved },
        { path: at('fired'), value: fresh === true || moved === 'dash' ? [] : base.fired },
      ],
    }),
    ...(unitOf(state, base.unit).bases.length > 1
      ? [
          control('hq', 'headquarters', 'LW.art.op', {
            fields: [{ kind: 'flag', name: 'hq', label: 'Headquarters with observation post', value: base.hq }],
            fill: ({ hq }) => [{ path: at('hq'), value: hq }],
          }),
        ]
      : []),
  ]
}

/** LW.board.terrain: the players agree what a piece of terrain is. */
const terrainLevers = (state: State): RefereeControl[] =>
  state.map.pieces.flatMap((piece, i): RefereeControl[] => {
    const form = TERRAIN.kinds.find(({ id }) => id === piece.kind)?.form
    const kinds = TERRAIN.kinds.filter(kind => kind.form === form)
    if (kinds.length < 2) return []
    return [
      {
        id: `terrain.${piece.id}`,
        label: `Terrain: ${piece.name ?? piece.id}`,
        rule: 'LW.board.terrain',
        fields: [choice('kind', 'Counts as', { options: kinds.map(({ id, name }) => [id, name]), value: piece.kind })],
        fill: ({ kind }) => [{ path: ['map', 'pieces', i, 'kind'], value: kind }],
      },
    ]
  })

const visibility = (state: State): RefereeControl => ({
  id: 'visibility',
  label: 'Visibility',
  rule: 'LW.vis.season',
  fields: [
    {
      kind: 'number',
      name: 'inches',
      label: 'Inches (0 for no limit)',
      min: 0,
      max: 120,
      value: state.visibility ?? 0,
    },
  ],
  fill: ({ inches }) => [{ path: ['visibility'], value: Number(inches) > 0 ? inches : null }],
})

/** LW.victory: the referee may name the winner. */
const victory = (state: State): RefereeControl => ({
  id: 'victory',
  label: 'The winner',
  rule: 'LW.victory',
  fields: [
    choice('victor', 'Winner', {
      options: [['none', 'Undecided'], ...state.seats.map(seat => [seat, sideName(state, seat)] as const)],
      value: state.victor ?? 'none',
    }),
  ],
  fill: ({ victor }) => [{ path: ['victor'], value: victor === 'none' ? null : victor }],
})
