import { middleOf, shift } from '../../../engine/geometry/area'
import { sub } from '../../../engine/geometry/vec'
import type { RefereeControl } from '../../../engine/record/referee'
import { OBSTACLE_NAMES, obstaclesOf } from '../rules/obstacles'
import { allUnits } from '../rules/unit'
import type { Obstacle, State } from '../state'
import { number, pointFields } from './fields'
import { unitControls } from './unit'

/** Everything the referee can change by hand. */
export const refereeControls = (state: State): RefereeControl[] => [
  ...allUnits(state).flatMap(unit => unitControls(state, unit)),
  ...state.seats.map((seat): RefereeControl => commandPoints(state, seat)),
  ...obstaclesOf(state).flatMap(obstacle => obstacleControls(state, obstacle)),
  ...(state.phase === 'main' && state.stack.length === 0 && state.active ? [slot(state, state.active)] : []),
  ...pendingControls(state),
]

const commandPoints = (state: State, seat: State['seats'][number]): RefereeControl => ({
  id: `commandPoints.${seat}`,
  label: 'Command Points',
  seat,
  rule: 'LS.command.pool',
  fields: [
    number('points', 'Command Points', {
      min: 0,
      max: state.options.commandPoints,
      value: state.sides[seat]?.commandPoints ?? 0,
    }),
  ],
  fill: ({ points }) => [{ path: ['sides', seat, 'commandPoints'], value: points }],
})

function obstacleControls(state: State, obstacle: Obstacle): RefereeControl[] {
  const { id, kind, area } = obstacle
  const middle = middleOf(area)
  const name = OBSTACLE_NAMES[kind]
  return [
    {
      id: `obstacle.${id}`,
      label: `Move the ${name}`,
      rule: 'LS.obstacle.equal',
      fields: pointFields(state.options, middle),
      fill: ({ x, y }) => [
        { path: ['obstacles', id, 'area'], value: shift(area, sub({ x: Number(x), y: Number(y) }, middle)) },
      ],
    },
    {
      id: `removeObstacle.${id}`,
      label: `Remove the ${name}`,
      rule: 'LS.obstacle.indestructible',
      fields: [],
      fill: () => [{ path: ['obstacles', id] }],
    },
  ]
}

const slot = (state: State, active: State['seats'][number]): RefereeControl => ({
  id: 'slot',
  label: 'Change whose slot it is',
  rule: 'LS.turn.main.alternate',
  fields: [
    {
      kind: 'choice',
      name: 'seat',
      label: 'Side',
      options: state.order.map(seat => ({ value: seat, label: `Seat ${seat}`, seat })),
      value: active,
    },
  ],
  fill: ({ seat }) => [{ path: ['active'], value: seat }],
})

/** A declared attack or Targeted ECM can be called off before it is answered. The Action stays spent. */
function pendingControls(state: State): RefereeControl[] {
  const top = state.stack.at(-1)
  if (top?.kind !== 'attack' && top?.kind !== 'interference') return []
  return [
    {
      id: 'callOff',
      label: top.kind === 'attack' ? 'Call off the declared attack' : 'Call off the Targeted ECM',
      rule: top.kind === 'attack' ? 'LS.attack.cost' : 'LS.ecm.targeted.cost',
      fields: [],
      fill: () => [{ path: ['stack'], value: state.stack.slice(0, -1) }],
    },
  ]
}
