import { describe, expect, test } from 'vitest'
import type { ArcEvent } from '../../../src/rulesets/arclight/events'
import { condition, type Given, hex, moving, rolling } from './support'

// Every fact in full: what happened, to whom, by which rules.

const only = (events: readonly ArcEvent[], ...types: ArcEvent['type'][]): ArcEvent[] =>
  events.filter(({ type }) => types.includes(type))

describe('movement', () => {
  const moved = (given: Readonly<Record<string, Given>>, steps: string[], ...faces: number[]) =>
    moving(given).play('A', { type: 'move', ship: 'A1', steps }, ...faces)

  test('[ARC.move.forward ARC.move.turn-cost ARC.move.occupied.pass ARC.move.thrust.effective] a course', () => {
    const whole = { type: 'moved', ship: 'A1', facing: 0 }
    expect(moved({}, ['F', 'F'])).toEqual([
      { ...whole, rules: ['ARC.move.forward'], hexes: 2, turns: 0, to: hex('1513'), cost: 2, left: 12 },
    ])
    expect(moved({}, ['R'])).toEqual([
      { ...whole, rules: ['ARC.move.turn-cost'], hexes: 0, turns: 1, to: hex('1515'), facing: 1, cost: 4, left: 10 },
    ])
    expect(moved({ A1: { losses: { T: 1 } }, B1: { at: '1514' } }, ['F', 'F', 'L'])).toEqual([
      {
        ...whole,
        rules: ['ARC.move.forward', 'ARC.move.turn-cost', 'ARC.move.occupied.pass', 'ARC.move.thrust.effective'],
        hexes: 2,
        turns: 1,
        to: hex('1513'),
        facing: 5,
        cost: 6,
        left: 7,
      },
    ])
    expect(moving().play('A', { type: 'stop', ship: 'A1' })).toEqual([
      { type: 'stopped', rules: ['ARC.move.stop'], ship: 'A1', unused: 14 },
    ])
  })

  test('[ARC.board.exit] off the map', () => {
    const events = moved({ A1: { at: '1501' }, A2: {} }, ['F'])
    expect(only(events, 'retreated')).toEqual([
      { type: 'retreated', rules: ['ARC.board.exit'], ship: 'A1', through: false },
    ])
  })

  const sharp = { type: 'sharp-turn', ship: 'A1', sides: 2, target: 5 }
  const roll = 'ARC.move.multi-turn.roll'
  const pilot = 'ARC.card.pilot'
  const cases: readonly [string, Given, number[], object][] = [
    ['made', {}, [5], { face: 5, total: 5, cost: 4, rules: [roll, 'ARC.move.multi-turn.success', pilot] }],
    ['costly', {}, [2], { face: 2, total: 2, cost: 7, rules: [roll, 'ARC.move.multi-turn.fail', pilot] }],
    [
      'costly',
      { stun: 1 },
      [3],
      { face: 3, total: 1, cost: 8, rules: [roll, 'ARC.move.multi-turn.fail', 'ARC.move.multi-turn.one.face', pilot] },
    ],
    ['costly', { stun: 1 }, [4], { face: 4, total: 2, cost: 7, rules: [roll, 'ARC.move.multi-turn.fail', pilot] }],
    [
      'costly',
      { dead: ['P'] },
      [],
      {
        face: null,
        total: 0,
        cost: 9,
        rules: [roll, 'ARC.move.multi-turn.fail', 'ARC.move.multi-turn.one.face', 'ARC.code.C.pilot'],
      },
    ],
    [
      'opponent',
      {},
      [1],
      { face: 1, total: 1, cost: 8, rules: [roll, 'ARC.move.multi-turn.one', 'ARC.move.multi-turn.one.pay', pilot] },
    ],
    [
      'short',
      { losses: { T: 7 } },
      [1],
      { face: 1, total: 1, cost: 0, rules: [roll, 'ARC.move.multi-turn.short', 'ARC.move.multi-turn.one.pay', pilot] },
    ],
    [
      'short',
      { losses: { T: 8 } },
      [2],
      { face: 2, total: 2, cost: 0, rules: [roll, 'ARC.move.multi-turn.short', pilot] },
    ],
  ]
  test.each(cases)(
    '[ARC.move.multi-turn.success ARC.move.multi-turn.fail ARC.move.multi-turn.one ARC.move.multi-turn.one.pay ARC.move.multi-turn.one.face ARC.move.multi-turn.short] a sharp turn, %s',
    (result, given, faces, more) => {
      expect(moved({ A1: given }, ['RR'], ...faces)).toEqual([{ ...sharp, result, ...more }])
    },
  )

  test('[ARC.move.multi-turn.roll] after a course both are told; a ship of ours cites no printed card', () => {
    const events = moved({ A1: { card: 'quasar' } }, ['F', 'RR'], 3)
    expect(events.map(({ type }) => type)).toEqual(['moved', 'sharp-turn'])
    // Maneuver 4, Helm D4: 6 needed, 5 points and 3 more.
    expect(events[1]).toMatchObject({ target: 6, cost: 8, result: 'costly', rules: [roll, 'ARC.move.multi-turn.fail'] })
  })

  test('[ARC.move.multi-turn.one ARC.crit.opponent-facing] the facing that the opponent set', () => {
    const table = moving({ A1: { conditions: [condition('right-only')] } })
    table.play('A', { type: 'move', ship: 'A1', steps: ['RR'] }, 1)
    expect(table.play('B', { type: 'face', facing: 4 })).toEqual([
      {
        type: 'faced',
        rules: ['ARC.move.multi-turn.one', 'ARC.crit.opponent-facing'],
        ship: 'A1',
        seat: 'B',
        facing: 4,
      },
    ])
    expect(table.state.ships.A1).toMatchObject({ facing: 4, moved: false })
  })
})

describe('initiative', () => {
  const roll = (ship: string | null, skill: 'cmd' | 'helm' = 'cmd') => ({ type: 'initiative', ship, skill }) as const

  test('[ARC.init.command ARC.init.best ARC.init.single ARC.init.mods] each roll', () => {
    const own = { type: 'initiative', seat: 'A', ship: 'A1' }
    expect(rolling().play('A', roll('A1'), 4)).toEqual([
      { ...own, skill: 'cmd', face: 4, total: 4, rules: ['ARC.init.command', 'ARC.init.best', 'ARC.card.pilot'] },
    ])
    expect(rolling({ A1: { stun: 1 } }).play('A', roll('A1', 'helm'), 6)).toEqual([
      { ...own, skill: 'helm', face: 6, total: 4, rules: ['ARC.init.single', 'ARC.card.pilot', 'ARC.init.mods'] },
    ])
    expect(rolling({ A1: { dead: ['P'] } }).play('A', roll(null))).toEqual([
      { ...own, ship: null, skill: 'cmd', face: null, total: 0, rules: ['ARC.init.command', 'ARC.init.best'] },
    ])
    expect(rolling({ A1: { card: 'quasar' } }).play('A', roll('A1'), 6)).toEqual([
      { ...own, skill: 'cmd', face: 6, total: 6, rules: ['ARC.init.command', 'ARC.init.best'] },
    ])
  })

  test('[ARC.init.lowest-first ARC.init.tie.helm ARC.init.tie.reroll ARC.crit.8] the order', () => {
    const order = (a: number, b: number, ties: number[] = [], given: Readonly<Record<string, Given>> = {}) => {
      const table = rolling(given)
      table.play('A', roll('A1'), a)
      table.play('B', roll('B1'), b)
      return only(table.settle(...ties), 'order')
    }
    const lowest = 'ARC.init.lowest-first'
    expect(order(1, 2)).toEqual([{ type: 'order', rules: [lowest], order: ['A', 'B'], ties: {} }])
    expect(order(2, 2, [4, 3])).toEqual([
      { type: 'order', rules: [lowest, 'ARC.init.tie.helm'], order: ['B', 'A'], ties: { A: [4], B: [3] } },
    ])
    expect(order(2, 2, [4, 4, 1, 2])).toEqual([
      {
        type: 'order',
        rules: [lowest, 'ARC.init.tie.helm', 'ARC.init.tie.reroll'],
        order: ['A', 'B'],
        ties: { A: [4, 1], B: [4, 2] },
      },
    ])
    const first = { conditions: [condition('move-first')] }
    expect(order(1, 2, [], { B1: first })).toEqual([
      { type: 'order', rules: [lowest, 'ARC.crit.8'], order: ['B', 'A'], ties: {} },
    ])
    expect(order(2, 1, [], { B1: first })).toEqual([{ type: 'order', rules: [lowest], order: ['B', 'A'], ties: {} }])
  })
})
