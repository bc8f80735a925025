import { describe, expect, test } from 'vitest'
import { stepsBetween } from '../../../src/engine/geometry/hex'
import { oddsOf } from '../../../src/engine/rolls/odds'
import { arclight } from '../../../src/rulesets/arclight'
import { risksFrom } from '../../../src/rulesets/arclight/rules/reach'
import { SHIPS } from '../../../src/rulesets/arclight/tables/ships'
import { condition, hex, moving, placed, position, ship, tableAt } from './support'

const move = (...steps: string[]) => ({ type: 'move' as const, ship: 'A1', steps })
const left = (table: ReturnType<typeof moving>) => table.state.moving?.left

describe('ship movement', () => {
  test('[ARC.move.points] movement points are the effective Thrust, paid beforehand', () => {
    const table = moving()
    expect(table.forbiddenBy('A', move(...Array<string>(15).fill('F')))).toContain('ARC.move.points')
    table.play('A', move('F', 'F'))
    expect(left(table)).toBe(12)
  })

  test('[ARC.move.thrust.effective] losses, an engine at 5, shorts, no fuel', () => {
    const short = { kind: 'thrust', weapon: null, turn: 2 } as const
    const thrust = (given: Parameters<typeof moving>[0]) => {
      const table = moving(given)
      table.play('A', move('F'))
      return (left(table) ?? 0) + 1
    }
    expect(thrust({ A1: { losses: { T: 3 } } })).toBe(11)
    expect(thrust({ A1: { shorts: [short] } })).toBe(9)
    expect(thrust({ A1: { shorts: [short, short] } })).toBe(4)
    expect(thrust({ A1: { conditions: [condition('engine')] } })).toBe(5)
    expect(thrust({ A1: { losses: { T: 10 }, conditions: [condition('engine')] } })).toBe(4)
    expect(
      moving({ A1: { conditions: [condition('engine')], shorts: [short] } }).forbiddenBy('A', move('F')),
    ).toContain('ARC.move.points')
    expect(moving({ A1: { conditions: [condition('fuel-leak', -2)] } }).forbiddenBy('A', move('F'))).toEqual([
      'ARC.crit.12',
      'ARC.move.points',
    ])
  })

  test('[ARC.code.C.pilot ARC.move.multi-turn.roll] a dead pilot turns two sides for 9 with no die, as a living one with Helm 0 does', () => {
    const [pulsar] = SHIPS
    if (!pulsar) throw new Error('no Pulsar')
    const idle = { ...pulsar, id: 'idle', pilot: { ...pulsar.pilot, helm: 0 } }
    const turned = (given: Parameters<typeof moving>[0]) => {
      const table = moving(given, { cards: [idle] })
      const odds = table.oddsOf('A', move('RR'))
      const [event] = table.play('A', move('RR'))
      return { odds, event, left: left(table), facing: placed(table, 'A1').facing }
    }
    const dead = turned({ A1: { dead: ['P'] } })
    expect(dead).toMatchObject({ odds: { 'Turns, costs 9': 1 }, left: 14 - 9, facing: 2 })
    expect(dead.event).toMatchObject({ face: null, total: 0, target: 5, result: 'costly' })
    expect(dead.event?.rules).toContain('ARC.code.C.pilot')
    const living = turned({ A1: { card: 'idle' } })
    expect(living).toMatchObject({ odds: { 'Turns, costs 9': 1 }, left: 14 - 9, facing: 2 })
    expect(living.event?.rules).not.toContain('ARC.code.C.pilot')
  })

  test('[ARC.code.C.pilot ARC.move.multi-turn.short] without the points for it a dead pilot does not turn', () => {
    const table = moving({ A1: { dead: ['P'], losses: { T: 6 } } })
    expect(table.oddsOf('A', move('RR'))).toEqual({ "Doesn't turn": 1 })
    const { state } = moving({ A1: { dead: ['P'] } })
    // Three sides cost 10, one hex more 11 of 14: no die, so no doubt.
    const behind = risksFrom(state, ship(tableAt(state), 'A1')).find(({ at }) => stepsBetween(at, hex('1516')) === 0)
    expect(behind?.chance).toBe(1)
  })

  test('[ARC.move.once] one move for each ship; its steps may be mixed', () => {
    const table = moving({ A2: {} })
    table.play('A', move('F', 'R', 'F'))
    expect(table.forbiddenBy('A', { type: 'move', ship: 'A2', steps: ['F'] })).toEqual(['ARC.move.once'])
    table.play('A', { type: 'stop', ship: 'A1' })
    table.play('B', { type: 'stop', ship: 'B1' })
    expect(table.forbiddenBy('A', move('F'))).toEqual(['ARC.move.once'])
  })

  test('[ARC.move.forward] entering the hex in front costs one', () => {
    const table = moving()
    table.play('A', move('F', 'F', 'F'))
    expect(placed(table, 'A1')).toEqual({ at: hex('1512'), facing: 0 })
    expect(left(table)).toBe(11)
  })

  test('[ARC.move.turn-cost] one side costs 1 + Maneuver Number and needs no roll', () => {
    const table = moving()
    table.play('A', move('R'))
    expect([ship(table, 'A1').facing, left(table)]).toEqual([1, 10])
    const worse = moving({ A1: { losses: { M: 2 } } })
    worse.play('A', move('L'))
    expect(left(worse)).toBe(8)
  })

  test('[ARC.move.occupied.stop ARC.move.stop] a course without a step says why there is none', () => {
    const none = { type: 'move' as const, ship: 'A1', steps: [] }
    const stuck = moving({ A1: { losses: { T: 13 } }, B1: { at: '1514' } })
    expect(stuck.refusalsOf('A', none).map(({ why }) => why)).toEqual([
      'Hex 1514 is occupied. Passing it takes 2 movement points, but you have 1.',
    ])
    expect(moving().forbiddenBy('A', none)).toEqual(['ARC.move.stop'])
  })

  test('[ARC.move.occupied.pass] ships pass through others, friend or foe', () => {
    for (const other of ['A2', 'B1']) {
      const table = moving({ [other]: { at: '1514' } })
      table.play('A', move('F', 'F'))
      expect(placed(table, 'A1').at).toEqual(hex('1513'))
    }
  })

  test('[ARC.move.occupied.turn] no turning in an occupied hex', () => {
    expect(moving({ B1: { at: '1514' } }).forbiddenBy('A', move('F', 'R'))).toEqual(['ARC.move.occupied.turn'])
  })

  test('[ARC.move.occupied.stop] no stopping there, and no entering without the points to get past', () => {
    expect(moving({ B1: { at: '1514' } }).forbiddenBy('A', move('F'))).toEqual(['ARC.move.occupied.stop'])
    const spent = moving({ A1: { losses: { T: 13 } }, B1: { at: '1514' } })
    expect(spent.forbiddenBy('A', move('F'))).toEqual(['ARC.move.occupied.stop'])
    expect(spent.forbiddenBy('A', move('F', 'F'))).toEqual(['ARC.move.occupied.stop'])
    const two = moving({ A1: { losses: { T: 12 } }, B1: { at: '1514' }, A2: { at: '1513' } })
    expect(two.forbiddenBy('A', move('F', 'F', 'F'))).toEqual(['ARC.move.occupied.stop'])
  })

  test('[ARC.move.stop] a ship may stop early or stay; what is left is lost', () => {
    const table = moving()
    table.play('A', move('F'))
    expect(table.plan('A', { type: 'stop', ship: 'A1' }).warnings?.()[0]?.why).toContain('13')
    table.play('A', { type: 'stop', ship: 'A1' })
    expect(table.state).toMatchObject({ moving: null, mover: 'B' })
    expect(ship(table, 'A1')).toMatchObject({ moved: true, spent: 1 })
    const whole = moving({ A1: { losses: { T: 12 } } })
    whole.play('A', move('F', 'F'))
    expect(ship(whole, 'A1').moved).toBe(true)
  })
})

describe('turns of several sides', () => {
  test('[ARC.move.multi-turn.roll] the target is the sides turned and the Maneuver Number', () => {
    const table = moving()
    const plan = table.plan('A', move('RR'))
    expect(plan.ledgers[0]).toMatchObject({ name: 'Helm, 5 needed', base: '1D6' })
    expect(table.plan('A', move('LLL')).ledgers[0]?.name).toBe('Helm, 6 needed')
    expect(table.forbiddenBy('A', move('RR', 'F'))).toEqual(['ARC.move.multi-turn.roll'])
    expect(() => table.play('A', move('RR'))).toThrow('another d6')
  })

  test('[ARC.move.multi-turn.success] made: 1 + Maneuver Number, however many sides', () => {
    const two = moving()
    two.play('A', move('RR'), 5)
    expect([ship(two, 'A1').facing, left(two)]).toEqual([2, 10])
    const three = moving()
    three.play('A', move('LLL'), 6)
    expect([ship(three, 'A1').facing, left(three)]).toEqual([3, 10])
  })

  test('[ARC.move.multi-turn.fail] failed: it costs as much more as it failed by, and movement goes on', () => {
    const table = moving()
    table.play('A', move('RR'), 3)
    expect([ship(table, 'A1').facing, left(table)]).toEqual([2, 8])
    expect(ship(table, 'A1').spent).toBe(6)
    table.play('A', move('F'))
    expect(left(table)).toBe(7)
  })

  test('[ARC.move.multi-turn.short] points that do not cover it: no turn, nothing paid, movement goes on', () => {
    const table = moving({ A1: { losses: { T: 9 } } })
    const [event] = table.play('A', move('RR'), 3)
    expect(event).toMatchObject({ result: 'short', cost: 0 })
    expect([ship(table, 'A1').facing, left(table)]).toEqual([0, 5])
    expect(table.forbiddenBy('A', move('RR'))).toEqual(['ARC.move.turn.once-per-hex'])
    table.play('A', move('F'))
    expect(left(table)).toBe(4)
  })

  test('[ARC.move.multi-turn.one] a failed 1: the opponent sets any of the six facings', () => {
    for (const facing of [0, 1, 2, 3, 4, 5]) {
      const table = moving()
      table.play('A', move('RR'), 1)
      expect(left(table)).toBe(6)
      expect(arclight.awaiting(table.state).map(({ seat }) => seat)).toEqual(['B'])
      expect(table.offered('B')).toEqual(['face', 'concede'])
      table.play('B', { type: 'face', facing })
      expect(ship(table, 'A1').facing).toBe(facing)
      expect(table.state.mover).toBe('A')
    }
    const table = moving()
    expect(table.forbiddenBy('A', { type: 'face', facing: 1 })).toEqual(['ARC.move.multi-turn.one'])
  })

  test('[ARC.move.multi-turn.one.pay] but only where the cost can be paid', () => {
    const table = moving({ A1: { losses: { T: 7 } } })
    const [event] = table.play('A', move('RR'), 1)
    expect(event).toMatchObject({ result: 'short' })
    expect(table.state.stack).toEqual([])
    const exact = moving({ A1: { losses: { T: 6 } } })
    exact.play('A', move('RR'), 1)
    exact.play('B', { type: 'face', facing: 4 })
    // The last point is gone: the move is over.
    expect(exact.state.mover).toBe('B')
  })

  test('[ARC.move.multi-turn.one.face] a natural 1, not one made by a modifier; no die, no 1', () => {
    const stunned = moving({ A1: { stun: 1 } })
    const [dear] = stunned.play('A', move('RR'), 3)
    expect(dear).toMatchObject({ total: 1, result: 'costly', cost: 8 })
    const numb = moving({ A1: { card: 'own', losses: {} } }, { cards: [{ ...own, pilot: { ...own.pilot, helm: 0 } }] })
    const [event] = numb.play('A', move('RR'))
    expect(event).toMatchObject({ face: null, total: 0, result: 'costly', cost: 9 })
    const natural = moving({ A1: { stun: 1 } })
    const [one] = natural.play('A', move('RR'), 1)
    expect(one).toMatchObject({ total: -1, result: 'opponent', cost: 10 })
  })

  test('[ARC.move.multi-turn.mods] stunned, the Helm roll is two less', () => {
    const table = moving({ A1: { stun: 1 } })
    expect(table.plan('A', move('RR')).ledgers[0]?.lines.map(({ value }) => value)).toEqual([-2])
    const [event] = table.play('A', move('RR'), 6)
    expect(event).toMatchObject({ total: 4, result: 'costly', cost: 5 })
  })

  test('[ARC.move.turn.max] at most three sides', () => {
    expect(moving().forbiddenBy('A', move('RRRR'))).toEqual(['ARC.move.turn.max'])
  })

  test('[ARC.move.turn.once-per-hex] one turn for each hex, unless an option lifts it', () => {
    expect(moving().forbiddenBy('A', move('R', 'R'))).toEqual(['ARC.move.turn.once-per-hex'])
    expect(moving().forbiddenBy('A', move('R', 'F', 'R'))).toEqual([])
    const table = moving()
    table.play('A', move('R'))
    expect(table.forbiddenBy('A', move('L'))).toEqual(['ARC.move.turn.once-per-hex'])
    expect(moving({}, { turnSplit: true }).forbiddenBy('A', move('R', 'R'))).toEqual([])
  })

  test('[ARC.move.turn.afford] a turn that cannot be paid is refused before the roll', () => {
    const poor = moving({ A1: { losses: { T: 11 } } })
    expect(poor.forbiddenBy('A', move('R'))).toEqual(['ARC.move.turn.afford'])
    expect(poor.forbiddenBy('A', move('RR'))).toEqual(['ARC.move.turn.afford'])
    expect(moving({ A1: { losses: { T: 10 } } }).forbiddenBy('A', move('R'))).toEqual([])
  })

  test('[ARC.move.opponent] with three sides the next enemy seat with a ship chooses', () => {
    const table = tableAt(position({ C1: {}, B1: { status: 'destroyed' } }))
    table.play('A', move('RR'), 1)
    expect(arclight.awaiting(table.state)[0]?.seat).toBe('C')
    const all = tableAt(position({ C1: {} }))
    all.play('A', move('RR'), 1)
    expect(arclight.awaiting(all.state)[0]?.seat).toBe('B')
    expect(all.forbiddenBy('C', { type: 'face', facing: 2 })).toEqual(['TABLE.turn', 'ARC.move.opponent'])
  })

  test('the odds of a sharp turn are those of its die', () => {
    const odds = oddsOf(moving().plan('A', move('RR')))
    expect(Object.fromEntries(odds?.outcomes.map(({ label, probability }) => [label, probability]) ?? [])).toEqual({
      'Turns, costs 4': expect.closeTo(2 / 6, 9),
      'Turns, costs 5': expect.closeTo(1 / 6, 9),
      'Turns, costs 6': expect.closeTo(1 / 6, 9),
      'Turns, costs 7': expect.closeTo(1 / 6, 9),
      'Opponent sets the facing, costs 8': expect.closeTo(1 / 6, 9),
    })
    expect(odds?.success).toBeCloseTo(2 / 6, 9)
  })
})

const own = {
  id: 'own',
  name: 'Own',
  race: 'Own',
  points: 50,
  art: 'ship' as const,
  pilot: { helm: 6, cmd: 3, eng: 0, wpn: 6 },
  gunners: [],
  special: [],
  thrust: 14,
  maneuver: 3,
  ds: 11,
  esv: 4,
  asv: 2,
  nixie: null,
  cm: null,
  structure: 1,
  weapons: [],
  torpedoes: [],
}
