import { describe, expect, test } from 'vitest'
import type { StrikerAction } from '../../../src/rulesets/striker/actions'
import { HOLD } from '../../../src/rulesets/striker/rules/command/command'
import { block, type FieldGiven } from './field'
import { battle, commanding, moving, shoot, VETERANS, walk } from './support'

// A refused action lists every reason that holds: one that comes early must not hide another.

const sorted = (rules: readonly string[]) => [...rules].sort()
const at = (x: number, y: number) => ({ x, y })

describe('moves', () => {
  const given = (more: object = {}): FieldGiven => ({
    stands: { A1: { at: [50, 50], ...more } },
    pieces: [block('water', [40, 40, 60, 47])],
  })

  test('[STR.core.orders.average STR.core.move.fraction] an order to hold does not hide that the way is too long', () => {
    const table = moving({ stands: { A1: { at: [50, 50] } } })
    expect(sorted(table.forbiddenBy('A', walk('A1', [[50, 30]])))).toEqual([
      'STR.core.move.fraction',
      'STR.core.orders.average',
    ])
  })

  test('[STR.core.sequence.own-move STR.core.move.barred STR.core.move.water] nor do phase and nerves hide the water', () => {
    const table = battle({ phase: 'move2', ...given({ ...VETERANS, status: 'suppressed', until: 9 }) })
    expect(sorted(table.forbiddenBy('A', walk('A1', [[50, 46]])))).toEqual([
      'STR.core.move.barred',
      'STR.core.move.water',
      'STR.core.sequence.own-move',
      'TABLE.turn',
    ])
  })

  test('[STR.core.move.walk] at a pace it doesn’t have a way is not judged', () => {
    expect(moving(given(VETERANS)).forbiddenBy('A', walk('A1', [[50, 46]], { gait: 'drive' }))).toEqual([
      'STR.core.move.walk',
    ])
  })

  test('[STR.core.move.water STR.core.move.table] everything that bars a way is named', () => {
    const table = moving({
      stands: {
        A1: { card: 'MBT8', at: [50, 90], facing: 0, men: [{ role: 'driver', quality: 'veteran', weapons: [] }] },
      },
      pieces: [block('water', [40, 80, 60, 84]), block('boulder', [40, 70, 60, 75])],
    })
    expect(sorted(table.forbiddenBy('A', walk('A1', [[50, 65]], { gait: 'drive' })))).toEqual([
      'STR.core.move.table',
      'STR.core.move.water',
    ])
  })
})

describe('orders', () => {
  const table = (phase: 'command' | 'move1' = 'command') =>
    battle({
      phase,
      step: 'act',
      stands: { A1: { men: [{ leader: 1 }] }, B1: { at: [80, 80], spotted: false } },
      units: { 'A.A1': { leader: 'A1' } },
    })
  const order = (move: object, fire: object = {}): StrikerAction => ({
    type: 'order',
    leader: 'A1',
    unit: 'A.A1',
    order: { move: { ...HOLD.move, ...move }, fire: { ...HOLD.fire, ...fire } },
  })

  test('[STR.core.orders.move-clause STR.core.orders.fire-clause STR.core.terrain.edges] both clauses are read to the end', () => {
    const wrong = order({ verb: 'goto', route: [at(-5, 9)] }, { verb: 'zone' })
    expect(sorted(table().forbiddenBy('A', wrong))).toEqual([
      'STR.core.orders.fire-clause',
      'STR.core.orders.move-clause',
      'STR.core.terrain.edges',
    ])
    expect(table().forbiddenBy('A', order({ verb: 'follow' }, { verb: 'target' }))).toEqual([
      'STR.core.orders.move-clause',
      'STR.core.orders.fire-clause',
    ])
    expect(table().forbiddenBy('A', order({ verb: 'follow', stand: 'A1' }, { verb: 'target', target: 'B7' }))).toEqual([
      'STR.core.direct.refusal-secret',
    ])
    expect(
      table()
        .refusalsOf('A', order({ verb: 'follow' }))
        .map(({ why }) => why),
    ).toEqual(['Choose a stand to follow.'])
  })

  test('[STR.core.sequence.command STR.core.orders.who] neither phase nor giver hides the clauses', () => {
    const wrong = { ...order({ verb: 'goto' }), leader: 'A9' } as StrikerAction
    expect(sorted(table('move1').forbiddenBy('A', wrong))).toEqual(
      expect.arrayContaining(['STR.core.orders.move-clause', 'STR.core.orders.who', 'STR.core.sequence.command']),
    )
  })

  test('[STR.core.orders.time STR.core.sequence.command] an order to withdraw: phase and order', () => {
    const cancel = { type: 'cancelOrder', unit: 'A.A1' } as const
    expect(table().forbiddenBy('A', cancel)).toEqual(['STR.core.orders.time'])
    expect(table('move1').forbiddenBy('A', cancel)).toEqual(
      expect.arrayContaining(['STR.core.sequence.command', 'STR.core.orders.time']),
    )
  })
})

describe('fire', () => {
  test('[STR.core.sequence.declare-order] to hold fire: whose turn it is, and that something was declared', () => {
    const hold = { type: 'holdFire', stand: 'A1' } as const
    const stands = { A1: { at: [50, 60] }, B1: { at: [50, 50] } } as const
    const reasons = (given: FieldGiven) =>
      battle({ stands, ...given })
        .refusalsOf('A', hold)
        .filter(({ rule }) => rule.startsWith('STR.'))
    expect(reasons({})).toHaveLength(2)
    expect(reasons({ sealed: ['B'] })).toHaveLength(1)
  })

  test('[STR.core.indirect.one STR.core.sequence.command] to end a mission: phase and mission', () => {
    const end = { type: 'endMission', mission: 'M1' } as const
    expect(commanding({}).forbiddenBy('A', end)).toEqual(['STR.core.indirect.one'])
    expect(moving({}).forbiddenBy('A', end)).toEqual(['STR.core.sequence.command', 'STR.core.indirect.one'])
  })

  test('[STR.core.defaults.batch STR.core.direct.no-reaction] the same again: phase, and nothing fired before', () => {
    expect(moving({ stands: { A1: {} } }).forbiddenBy('A', { type: 'again' })).toEqual([
      'STR.core.direct.no-reaction',
      'STR.core.defaults.batch',
    ])
  })

  test('[STR.core.direct.need STR.core.direct.no-reaction] a stand that isn’t there, in the wrong phase', () => {
    expect(moving({ stands: { A1: {} } }).forbiddenBy('A', shoot('A9', 'B1'))).toEqual([
      'STR.core.direct.need',
      'STR.core.direct.no-reaction',
    ])
  })
})

describe('the phase is named also where nothing was chosen', () => {
  const nobody = 'A9'
  test.each([
    [{ type: 'rally', leader: nobody, stand: nobody }, 'STR.core.sequence.command'],
    [{ type: 'jam', jammer: nobody, target: nobody }, 'STR.core.sequence.command'],
    [{ type: 'adjust', mission: nobody, point: at(9, 9) }, 'STR.core.sequence.command'],
    [{ type: 'designate', mission: nobody, target: nobody }, 'STR.core.sequence.command'],
    [
      { type: 'mission', observer: nobody, battery: nobody, point: at(9, 9), kind: 'HE', turns: 1, sheaf: 'normal' },
      'STR.core.sequence.command',
    ],
    [{ type: 'split', stand: nobody, men: [0] }, 'STR.core.sequence.own-move'],
    [{ type: 'merge', stand: nobody, into: nobody }, 'STR.core.sequence.own-move'],
    [{ type: 'mount', stand: nobody, vehicle: nobody }, 'STR.core.sequence.own-move'],
    [{ type: 'dismount', stand: nobody, at: at(9, 9) }, 'STR.core.sequence.own-move'],
    [{ type: 'bail', vehicle: nobody }, 'STR.core.sequence.own-move'],
    [{ type: 'exit', stand: nobody }, 'STR.core.sequence.own-move'],
    [{ type: 'deploy', stand: nobody, at: at(9, 9), facing: 0 }, 'STR.core.sequence.order'],
    [{ type: 'march', unit: nobody, by: at(1, 0), gait: 'walk' }, 'STR.core.sequence.own-move'],
    [walk(nobody, [[9, 9]]), 'STR.core.sequence.own-move'],
  ] satisfies [StrikerAction, string][])(
    '[STR.core.sequence.command STR.core.sequence.own-move STR.core.sequence.order] %o',
    (action, rule) => {
      const reasons = battle({ stands: { A1: {}, B1: { at: [90, 90] } }, sealed: ['B'] })
        .refusalsOf('A', action)
        .filter(reason => reason.rule.startsWith('STR.'))
      expect(reasons.length).toBe(2)
      expect(reasons.map(reason => reason.rule)).toContain(rule)
    },
  )
})
