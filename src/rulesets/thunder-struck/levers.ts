import type { Lever } from '../../engine/record/referee'
import { shipName } from './names'
import { type State, shipsOf } from './state'
import { CONSOLE, MOST_CUBES, SHIELDS, SPACES } from './tables/console'
import { RING } from './tables/ring'

export const levers = (state: State): Lever[] =>
  shipsOf(state).flatMap(ship => {
    const path = ['ships', ship.seat]
    const name = shipName(ship.seat)
    const base = { piece: `ship.${ship.seat}` }
    return [
      {
        ...base,
        id: `move.${ship.seat}`,
        label: `Set the ${name} on the ring`,
        rule: 'TS.board.ring',
        fields: [
          { kind: 'number', name: 'at', label: 'Space', min: 0, max: RING - 1, value: ship.at },
          { kind: 'flag', name: 'clockwise', label: 'Facing clockwise', value: ship.facing === 1 },
        ],
        fill: values => [
          { path: [...path, 'at'], value: Number(values.at) },
          { path: [...path, 'facing'], value: values.clockwise ? 1 : -1 },
        ],
      },
      {
        ...base,
        id: `cubes.${ship.seat}`,
        label: `Set the cubes of the ${name}`,
        rule: 'TS.power.1.max',
        fields: [{ kind: 'number', name: 'cubes', label: 'Cubes', min: 0, max: MOST_CUBES, value: ship.cubes }],
        fill: values => [{ path: [...path, 'cubes'], value: Number(values.cubes) }],
      },
      {
        ...base,
        id: `shields.${ship.seat}`,
        label: `Set the shields of the ${name}`,
        rule: 'TS.shield.3.three',
        fields: SHIELDS.map(shield => ({
          kind: 'flag' as const,
          name: shield,
          label: CONSOLE[shield].name,
          value: ship.shields[shield],
        })),
        fill: values => [
          {
            path: [...path, 'shields'],
            value: Object.fromEntries(SHIELDS.map(shield => [shield, values[shield] === true])),
          },
        ],
      },
      {
        ...base,
        id: `damage.${ship.seat}`,
        label: `Set the damage of the ${name}`,
        rule: 'TS.fire.permanent',
        fields: SPACES.map(space => ({
          kind: 'flag' as const,
          name: space,
          label: CONSOLE[space].name,
          value: ship.damage.includes(space),
        })),
        fill: values => [{ path: [...path, 'damage'], value: SPACES.filter(space => values[space] === true) }],
      },
    ] satisfies Lever[]
  })
