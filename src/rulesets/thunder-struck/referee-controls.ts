import type { Field } from '../../engine/offers'
import type { RefereeControl } from '../../engine/record/referee'
import { cubesOf } from './scene/pieces'
import { behindScreen, type Ship, type State, shipsOf } from './state'
import { CONSOLE, MOST_CUBES, SHIELDS, SPACES } from './tables/console'
import { RING, SECTORS } from './tables/ring'
import { shipName } from './words'

const sectorField = ({ sector }: Ship): Field => ({
  kind: 'choice',
  name: 'sector',
  label: 'Sector',
  options: SECTORS.map(one => ({ value: one, label: `Sector ${one}` })),
  value: sector,
})

export const refereeControls = (state: State): RefereeControl[] =>
  shipsOf(state).flatMap(ship => {
    const path = ['ships', ship.seat]
    const name = shipName(ship.seat)
    const base = { piece: `ship.${ship.seat}` }
    return [
      {
        ...base,
        id: `move.${ship.seat}`,
        label: `Move the ${name}`,
        rule: 'TS.board.ring',
        fields: [
          ...(state.seats.length > 2 ? [sectorField(ship)] : []),
          { kind: 'number', name: 'at', label: 'Space', min: 0, max: RING - 1, value: ship.at },
          { kind: 'flag', name: 'clockwise', label: 'Facing clockwise', value: ship.facing === 1 },
        ],
        fill: values => [
          { path: [...path, 'sector'], value: values.sector ?? ship.sector },
          { path: [...path, 'at'], value: Number(values.at) },
          { path: [...path, 'facing'], value: values.clockwise ? 1 : -1 },
        ],
      },
      {
        ...base,
        id: `cubes.${ship.seat}`,
        label: `Set the cubes of the ${name}`,
        rule: 'TS.power.1.max',
        fields: [
          { kind: 'number', name: 'cubes', label: 'Cubes', min: 0, max: MOST_CUBES, value: cubesOf(state, ship) },
        ],
        // During planning, the cubes are behind the screen. The ship still has those from before.
        fill: ({ cubes }) => [
          {
            path: behindScreen(state, ship.seat) ? ['screens', ship.seat, 'value', 'cubes'] : [...path, 'cubes'],
            value: Number(cubes),
          },
        ],
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
    ] satisfies RefereeControl[]
  })
