import type { Seat } from '../../src/engine/seats'
import type { Worked } from './worked'

type Move = Worked['moves'][number]

const seatOf = (unit: string): Seat => (unit.startsWith('A') ? 'A' : 'B')

const place = (unit: string, x: number): Move => {
  const seat = seatOf(unit)
  const own = seat === 'A' ? { at: { x, y: 80 }, facing: 0 } : { at: { x, y: 20 }, facing: 180 }
  return [seat, { type: 'setup.place', unit, ...own, overthrust: false, evade: false }]
}
const first = (by: Seat, order: readonly Seat[]): Move => [by, { type: 'initiative.order', order }]

const COUNTERS = { overthrust: false, evade: false, aim: false }
const activate = (unit: string, counter?: keyof typeof COUNTERS): Move => [
  seatOf(unit),
  { type: 'activate', unit, ...COUNTERS, ...(counter && { [counter]: true }) },
]
const done = (unit: string): Move => [seatOf(unit), { type: 'endActivation', unit, facing: null }]
const pass = (seat: Seat, until: 'window' | 'turn' = 'window'): Move => [seat, { type: 'reaction.pass', until }]
/** Every window is shown, also where nothing could change. */
const always = (seat: Seat): Move => [seat, { type: 'reaction.ask', always: true }]

/** Looking at the enemy's edge. */
const move = (unit: string, x: number, y: number): Move => [
  seatOf(unit),
  { type: 'move', unit, path: [{ at: { x, y }, facing: seatOf(unit) === 'A' ? 0 : 180 }] },
]
const fly = (unit: string, ...path: readonly (readonly [x: number, y: number, facing: number])[]): Move => [
  seatOf(unit),
  { type: 'fly', unit, path: path.map(([x, y, facing]) => ({ at: { x, y }, facing })) },
]
/** With faces where nobody has anything to decide before they fall: the attacker's two, then the target's. */
const attack = (unit: string, weapon: number, target: string, ...faces: readonly number[]): Move => [
  seatOf(unit),
  { type: 'attack', unit, weapon, target },
  ...faces,
]
const defend = (seat: Seat, how: 'stand' | 'turn' | 'point', ...faces: readonly number[]): Move => [
  seat,
  { type: 'defend', turnToFace: how === 'turn', commandPoint: how === 'point' },
  ...faces,
]

/** A Stormrider, a Pathfinder and a Retaliator meet a Syreen, a Wyvern and a Wraith; nobody of the latter comes home. */
export const DUEL: Worked = {
  name: 'worked-duel',
  scenario: 'electronic-duel',
  seed: 'worked 86',
  moves: [
    place('B1', 50),
    place('A1', 50),
    place('B2', 40),
    place('A2', 40),
    place('B3', 60),
    place('A3', 60),

    // Turn 1: the Syreen jams every Command Point of the other side; the Stormrider's ECCM fails against it.
    first('B', ['B', 'A']),
    always('A'),
    always('B'),
    activate('B1'),
    ['B', { type: 'ecm.activate', unit: 'B1' }, 5, 3],
    done('B1'),
    pass('B', 'turn'),
    activate('A1', 'overthrust'),
    move('A1', 50, 60),
    ['A', { type: 'eccm.dispel', unit: 'A1', target: 'B1' }, 6, 6],
    done('A1'),
    activate('B2', 'overthrust'),
    move('B2', 40, 38),
    done('B2'),
    // A Stun, against a fumbled defence.
    activate('A2', 'overthrust'),
    move('A2', 40, 61),
    attack('A2', 0, 'B2'),
    defend('B', 'stand', 6, 6, 1, 1),
    done('A2'),
    // A glancing blow, then a Crippled counter.
    activate('B3', 'overthrust'),
    fly('B3', [60, 42, 180]),
    attack('B3', 1, 'A1', 6, 6, 2, 1),
    attack('B3', 0, 'A1', 5, 5, 1, 1),
    done('B3'),
    // A miss, thanks to a Command Point.
    activate('A3', 'overthrust'),
    move('A3', 60, 64),
    attack('A3', 0, 'B3'),
    defend('B', 'point', 6, 4, 5, 2),
    done('A3'),

    // Turn 2: the Wraith answers a move out of sequence, and comes back for its Actions later.
    first('B', ['A', 'B']),
    activate('A2'),
    move('A2', 40, 51),
    ['B', { type: 'cp.activate', unit: 'B3', ...COUNTERS }],
    fly('B3', [60, 53, 180]),
    done('B3'),
    pass('B'),
    // A second Stun cripples.
    attack('A2', 0, 'B2'),
    defend('B', 'stand', 6, 5, 3, 1),
    done('A2'),
    activate('B2'),
    attack('B2', 0, 'A2', 4, 2, 6, 3),
    done('B2'),
    pass('B'),
    activate('A1', 'evade'),
    done('A1'),
    activate('B3'),
    attack('B3', 0, 'A3', 6, 6, 3, 2),
    attack('B3', 1, 'A3', 6, 1, 4, 3),
    done('B3'),
    pass('B'),
    activate('A3'),
    ['A', { type: 'removeStun', unit: 'A3' }],
    done('A3'),
    // One Action keeps the ECM up, a bought one jams the Pathfinder.
    activate('B1'),
    ['B', { type: 'ecm.maintain', unit: 'B1' }],
    ['B', { type: 'cp.action', unit: 'B1' }],
    ['B', { type: 'ecm.target', unit: 'B1', target: 'A2' }],
    ['A', { type: 'ecm.answer', answer: 'plain' }, 4, 3, 5, 5],
    done('B1'),

    // Turn 3: round the Wyvern to its rear, which turns to face; the Wraith dies, the Syreen leaves.
    first('A', ['A', 'B']),
    activate('A2', 'overthrust'),
    [
      'A',
      {
        type: 'move',
        unit: 'A2',
        path: [
          { at: { x: 43, y: 38 }, facing: 270 },
          { at: { x: 40, y: 36 }, facing: 180 },
        ],
      },
    ],
    pass('B'),
    attack('A2', 2, 'B2'),
    defend('B', 'turn', 6, 5, 2, 1),
    done('A2'),
    activate('B3', 'evade'),
    fly('B3', [60, 53, 90], [66, 53, 90]),
    done('B3'),
    pass('B'),
    activate('A3'),
    attack('A3', 0, 'B3'),
    defend('B', 'point', 6, 6, 1, 1),
    done('A3'),
    activate('B1', 'overthrust'),
    ['B', { type: 'retreat', unit: 'B1' }],
    pass('A'),
    pass('B', 'turn'),
    activate('A1'),
    done('A1'),
    pass('A'),
    activate('B2'),
    attack('B2', 2, 'A2'),
    defend('A', 'point', 4, 4, 6, 6),
    done('B2'),
    ['A', { type: 'cp.turn', unit: 'A3', facing: 330 }],

    // Turn 4: what is Crippled twice is destroyed, and nobody is left.
    first('B', ['A', 'B']),
    activate('A2'),
    attack('A2', 2, 'B2'),
    defend('B', 'point', 6, 6, 3, 2),
  ],
}
