import { axialOf, hexOf } from '../../engine/geometry/hex'
import type { Field, FieldValues } from '../../engine/offers'
import type { RefereeControl } from '../../engine/record/referee'
import { crewOf, crewWords } from './cards/card'
import type { ArcRule } from './rulebook'
import { cardOf } from './rules/ship'
import { conditionWords } from './scene/markers'
import { CONDITIONS, LOSSES, type Ship, type State } from './state'
import { facingWords } from './words'

/** Values of one ship that belong together. */
interface Handle {
  readonly id: string
  readonly what: string
  readonly rule: ArcRule
  readonly fields: readonly Field[]
  /** The values that change. */
  set(values: FieldValues): Record<string, unknown>
}

/** Everything about a ship that a referee can correct. */
export const refereeControls = (state: State): RefereeControl[] =>
  Object.values(state.ships).flatMap(ship =>
    [
      place(state, ship),
      losses(ship),
      hull(state, ship),
      crew(state, ship),
      weapons(state, ship),
      gear(ship),
      conditions(state, ship),
      status(ship),
    ].map(({ id, what, rule, fields, set }) => ({
      id: `${id}.${ship.id}`,
      label: `${ship.name}: ${what}`,
      piece: ship.id,
      rule,
      fields,
      fill: (values: FieldValues) =>
        Object.entries(set(values)).map(([key, value]) => ({ path: ['ships', ship.id, key], value })),
    })),
  )

const number = (name: string, label: string, [min, max, value]: readonly [number, number, number]): Field => ({
  kind: 'number',
  name,
  label,
  min,
  max,
  value: Math.min(max, Math.max(min, value)),
})

const flag = (name: string, label: string, value: boolean): Field => ({ kind: 'flag', name, label, value })

function place({ options }: State, ship: Ship): Handle {
  const { column, row } = hexOf(ship.at)
  return {
    id: 'place',
    what: 'hex and facing',
    rule: 'ARC.board.hex',
    fields: [
      number('column', 'Column', [1, options.columns, column + 1]),
      number('row', 'Row', [1, options.rows, row + 1]),
      {
        kind: 'choice',
        name: 'facing',
        label: 'Facing',
        value: String(ship.facing),
        options: [0, 1, 2, 3, 4, 5].map(side => ({ value: String(side), label: facingWords(side) })),
      },
    ],
    set: ({ column: c, row: r, facing }) => ({
      at: axialOf({ column: Number(c) - 1, row: Number(r) - 1 }),
      facing: Number(facing),
    }),
  }
}

const LOSS_WORDS = {
  T: 'Thrust lost',
  E: 'ESV lost',
  A: 'ASV lost',
  D: 'Defensive Screens lost',
  M: 'Maneuver Number added',
} as const

const losses = (ship: Ship): Handle => ({
  id: 'losses',
  what: 'points lost to codes',
  rule: 'ARC.index.cross',
  fields: LOSSES.map(loss => number(loss, LOSS_WORDS[loss], [0, 60, ship.losses[loss]])),
  set: values => ({ losses: Object.fromEntries(LOSSES.map(loss => [loss, Number(values[loss])])) }),
})

const hull = (state: State, ship: Ship): Handle => ({
  id: 'hull',
  what: 'Structure and stun',
  rule: 'ARC.code.struct',
  fields: [
    number('structure', 'Structure', [0, cardOf(state, ship).structure, ship.structure]),
    number('marks', 'Structure hits this turn', [0, 9, ship.marks]),
    number('stun', 'Turns of stun', [0, 9, ship.stun]),
  ],
  set: ({ structure, marks, stun }) => ({ structure, marks, stun }),
})

const crew = (state: State, ship: Ship): Handle => ({
  id: 'crew',
  what: 'crew',
  rule: 'ARC.code.C',
  fields: crewOf(cardOf(state, ship)).map(member =>
    flag(member, `${crewWords(member, 'capital')} is alive`, !ship.dead.includes(member)),
  ),
  set: values => ({ dead: crewOf(cardOf(state, ship)).filter(member => values[member] === false) }),
})

const weapons = (state: State, ship: Ship): Handle => ({
  id: 'weapons',
  what: 'weapons',
  rule: 'ARC.code.W',
  fields: cardOf(state, ship).weapons.map(({ name }, i) =>
    flag(`w${i}`, `${name} works`, !ship.weapons[i]?.eliminated),
  ),
  set: values => ({
    weapons: ship.weapons.map((weapon, i) => ({ ...weapon, eliminated: values[`w${i}`] === false })),
  }),
})

const gear = (ship: Ship): Handle => ({
  id: 'gear',
  what: 'nixie, countermeasure and shorts',
  rule: 'ARC.code.G',
  fields: [
    flag('nixie', 'Has its nixie', ship.nixie),
    flag('cm', 'Has its countermeasure', ship.cm),
    flag('shorts', 'Keep its system shorts', true),
  ],
  set: ({ nixie, cm, shorts }) => ({ nixie, cm, shorts: shorts === false ? [] : ship.shorts }),
})

const conditions = (state: State, ship: Ship): Handle => ({
  id: 'conditions',
  what: 'lasting criticals',
  rule: 'ARC.code.X',
  fields: CONDITIONS.map(kind =>
    flag(
      kind,
      conditionWords(kind),
      ship.conditions.some(each => each.kind === kind),
    ),
  ),
  set: values => ({
    conditions: CONDITIONS.flatMap(kind => {
      const held = ship.conditions.filter(each => each.kind === kind)
      if (values[kind] !== true) return []
      return held.length > 0 ? held : [{ kind, turn: state.turn, by: ship.seat }]
    }),
  }),
})

const status = (ship: Ship): Handle => ({
  id: 'status',
  what: 'status',
  rule: 'ARC.victory',
  fields: [
    {
      kind: 'choice',
      name: 'status',
      label: 'Status',
      value: ship.status,
      options: [
        { value: 'in-play', label: 'In play' },
        { value: 'destroyed', label: 'Destroyed' },
        { value: 'retreated', label: 'Retreated' },
        { value: 'derelict', label: 'Out of action' },
      ],
    },
  ],
  set: values => ({ status: values.status }),
})
