import { describe, expect, test } from 'vitest'
import { EnumeratingDice } from '../../../src/engine/rolls/enumerating'
import { oddsOf } from '../../../src/engine/rolls/odds'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import type { LwAction } from '../../../src/rulesets/lightning-war/actions'
import { fightRound } from '../../../src/rulesets/lightning-war/rules/melee'
import { touchingPairs } from './assault-support'
import { ap, base, battle, block, faces, go, small, strip } from './support'

type Units = Parameters<typeof battle>[0]['units']

const declare = (unit: string, target: string): LwAction => ({ type: 'assault.declare', unit, target })
const way = (squad: string, ...points: readonly (readonly [number, number])[]): LwAction => ({
  type: 'assault.way',
  base: squad,
  path: points.map(([x, y]) => ({ at: { x, y }, facing: 0 })),
})
const HOLD: LwAction = { type: 'assault.hold' }

const platoons: Units = {
  A1: [
    ['rifle', { at: [30, 30], hq: true }],
    ['rifle', { at: [32, 30] }],
    ['rifle', { at: [34, 30] }],
  ],
  B1: [
    ['rifle', { at: [31, 22], hq: true }],
    ['rifle', { at: [33, 22] }],
  ],
}

const facing = (units: Units = platoons, given: Partial<Parameters<typeof battle>[0]> = {}) =>
  battle({ step: 'movement', units, ...given })

/** The same, closed in and in the assault step. */
function closed(units: Units = platoons, given: Partial<Parameters<typeof battle>[0]> = {}) {
  const table = facing(units, given)
  table.play('A', declare('A1', 'B1.1'))
  table.settle()
  if (table.state.stack.length > 0) table.play('B', HOLD)
  table.play('A', { type: 'step.end' })
  table.play('B', { type: 'step.end' })
  table.play('A', { type: 'step.end' })
  table.play('B', { type: 'step.end' })
  return table
}
const round = (table: ReturnType<typeof battle>): LwAction => ({
  type: 'assault.round',
  assault: table.state.assaults[0]?.id ?? '',
})

describe('declaring an assault', () => {
  test('[LW.inf.assault.unit LW.inf.assault.commit LW.inf.assault.commit-defender LW.inf.assault.declare] the whole unit closes, and the whole unit it touches is committed', () => {
    const table = facing()
    table.play('A', declare('A1', 'B1.1'))
    expect(table.state.assaults[0]).toMatchObject({
      attacker: 'A1',
      squads: expect.arrayContaining(['A1.1', 'A1.2', 'A1.3']),
      target: { kind: 'unit', unit: 'B1' },
    })
    expect(touchingPairs(table.state, 'A1', 'B1').length).toBeGreaterThan(0)
    expect(table.state.units.B1?.pinned).toBe(true)
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'defence' })
  })

  test('[LW.inf.assault.declare LW.turn.2] only in the movement step, by a unit none of whose squads has moved', () => {
    const table = facing()
    table.play('A', go('A1.2', [32, 28]))
    expect(table.forbiddenBy('A', declare('A1', 'B1.1'))).toEqual(['LW.inf.assault.declare'])
    expect(battle({ step: 'firing', units: platoons }).forbiddenBy('A', declare('A1', 'B1.1'))).toEqual(['LW.turn.2'])
  })

  test('[LW.inf.assault.double] 12 inches into contact; the others come as near as they can', () => {
    const far = (y: number) =>
      facing({ A1: [['rifle', { at: [30, y] }]], B1: [['rifle', { at: [30, 20] }]] }).forbiddenBy(
        'A',
        declare('A1', 'B1.1'),
      )
    expect([far(33.1), far(33.3), far(36)]).toEqual([[], ['LW.inf.assault.double'], ['LW.inf.assault.double']])
    const table = facing({
      A1: [
        ['rifle', { at: [30, 32] }],
        ['rifle', { at: [30, 37] }],
      ],
      B1: [['rifle', { at: [30, 20] }]],
    })
    table.play('A', declare('A1', 'B1.1'))
    expect(base(table, 'A1.2').at.y).toBeCloseTo(25, 6)
  })

  test('[LW.inf.assault.double] the attacker draws the way of a squad into contact; the table finds the other ways', () => {
    const table = facing()
    const other = facing()
    other.play('A', declare('A1', 'B1.1'))
    table.play('A', way('A1.1', [36, 25], [35, 22]))
    table.play('A', declare('A1', 'B1.1'))
    expect(touchingPairs(other.state, 'A1', 'B1')).not.toContainEqual(['A1.1', 'B1.2'])
    expect(base(table, 'A1.1').at.x).toBeGreaterThan(34)
    const pairs = touchingPairs(table.state, 'A1', 'B1')
    expect(pairs).toContainEqual(['A1.1', 'B1.2'])
    expect(pairs.map(([id]) => id)).toContain('A1.2')
  })

  test('[LW.inf.assault.double] a way that it cannot go is refused with every reason', () => {
    const table = facing(platoons, { terrain: [block('marsh', 'm', [36, 20, 3, 12])] })
    expect(table.forbiddenBy('A', way('A1.1', [10, 10]))).toEqual(['LW.inf.assault.double'])
    const far = facing({ ...platoons, B2: [['rifle', { at: [30, 12] }]] })
    expect(far.forbiddenBy('A', way('A1.1', [30, 10]))).toContain('LW.inf.assault.double')
    const beyond = facing(
      { ...platoons, B2: [['rifle', { at: [42, 30] }]] },
      { terrain: [block('marsh', 'm', [36, 24, 3, 12])] },
    )
    expect(beyond.forbiddenBy('A', way('A1.3', [41, 30]))).toEqual(['LW.inf.assault.bad-going'])
    const moved = facing()
    moved.play('A', go('A1.2', [32, 29]))
    expect(moved.forbiddenBy('A', way('A1.1', [31, 23]))).toContain('LW.inf.assault.declare')
    expect(table.forbiddenBy('A', way('B1.1', [31, 23]))).toEqual(['LW.turn.2', 'LW.inf.assault.double'])
  })

  test('[LW.inf.assault.double] drawn ways are forgotten when the turn ends', () => {
    const table = facing()
    table.play('A', way('A1.3', [36, 25], [35, 22]))
    expect(table.state.ways?.['A1.3']).toHaveLength(2)
    for (const seat of ['A', 'B', 'A', 'B'] as const) table.play(seat, { type: 'step.end' })
    table.settle(6, 1)
    expect(table.state.turn).toBe(3)
    expect(table.state).not.toHaveProperty('ways')
  })

  test('before it is declared the way and the contact of each squad are drawn', () => {
    const shapes = facing().plan('A', declare('A1', 'B1.1')).shapes?.() ?? []
    expect(shapes.filter(({ kind }) => kind === 'path')).toHaveLength(3)
    expect(shapes.filter(({ kind }) => kind === 'polygon')).toHaveLength(3)
  })

  test('[LW.inf.assault.bad-going] not through bad going, unless a road leads through it', () => {
    const rough = block('rough', 'r', [20, 24, 30, 3])
    expect(facing(platoons, { terrain: [rough] }).forbiddenBy('A', declare('A1', 'B1.1'))).toEqual([
      'LW.inf.assault.bad-going',
    ])
    const single = { A1: [['rifle', { at: [30, 30] }]] as const, B1: [['rifle', { at: [30, 22] }]] as const }
    const road = {
      id: 'road',
      kind: 'road',
      points: [
        { x: 30, y: 40 },
        { x: 30, y: 10 },
      ],
      width: 2,
    }
    expect(facing(single, { terrain: [rough, road] }).forbiddenBy('A', declare('A1', 'B1.1'))).toEqual([])
  })

  test('[LW.inf.assault.armour-not] armour never assaults', () => {
    const table = facing({ A1: [['us.sherman', { at: [30, 26] }]], B1: [['rifle', { at: [30, 22] }]] })
    expect(table.forbiddenBy('A', declare('A1', 'B1.1'))).toEqual(['LW.inf.assault.armour-not'])
  })

  test('[LW.inf.assault.pinned] who is assaulted neither moves nor assaults', () => {
    const table = facing()
    table.play('A', declare('A1', 'B1.1'))
    table.play('B', HOLD)
    table.play('A', { type: 'step.end' })
    expect(table.forbiddenBy('B', go('B1.1', [31, 18]))).toContain('LW.inf.assault.pinned')
    expect(table.forbiddenBy('B', declare('B1', 'A1.1'))).toContain('LW.inf.assault.pinned')
  })

  test('[LW.inf.assault.pinned LW.move.dash.no-fire LW.inf.dash.no-fire LW.armour.turret2] a vehicle that troops close with stays; who fired in defence dashes no more', () => {
    const vehicle = facing({
      A1: [['rifle', { at: [30, 28] }]],
      A2: [['rifle', { at: [3, 44] }]],
      B1: [['de.pz2', { at: [30, 22] }]],
    })
    vehicle.play('A', declare('A1', 'B1.1'))
    vehicle.play('B', { type: 'assault.defend', base: 'B1.1', weapon: 0, target: 'A1.1' }, 6)
    vehicle.settle()
    vehicle.play('A', { type: 'step.end' })
    expect(vehicle.state.assaults).toEqual([])
    expect(vehicle.forbiddenBy('B', go('B1.1', [30, 20]))).toEqual(['LW.armour.turret2'])
    const held = facing({ A1: [['rifle', { at: [30, 28] }]], B1: [['de.tiger1', { at: [30, 22] }]] })
    held.play('A', declare('A1', 'B1.1'))
    held.play('B', HOLD)
    held.play('A', { type: 'step.end' })
    expect(held.forbiddenBy('B', go('B1.1', [30, 18]))).toEqual(['LW.inf.assault.pinned'])
    const fired = facing({
      A1: [['rifle', { at: [30, 28], fired: [{ weapon: 0, at: 'B1.1' }] }]],
      B1: [['rifle', { at: [30, 22] }]],
    })
    expect(fired.forbiddenBy('A', go('A1.1', [30, 34], 'dash'))).toContain('LW.inf.dash.no-fire')
    const tank = facing({
      A1: [['us.sherman', { at: [30, 28], fired: [{ weapon: 0, at: 'B1.1' }] }]],
      B1: [['rifle', { at: [30, 22] }]],
    })
    expect(tank.forbiddenBy('A', go('A1.1', [30, 34], 'dash'))).toContain('LW.move.dash.no-fire')
  })

  test('[LW.inf.assault.no-fire LW.inf.assault.closing] attackers stand closing, do not fire, and anybody may fire at either', () => {
    const table = facing({ ...platoons, A2: [['mmg', { at: [40, 26] }]], B2: [['mmg', { at: [24, 24] }]] })
    table.play('A', declare('A1', 'B1.1'))
    table.play('B', HOLD)
    table.play('A', { type: 'step.end' })
    table.play('B', { type: 'step.end' })
    expect(base(table, 'A1.1').moved).toBe('assault')
    expect(table.forbiddenBy('A', small('A1.1', 'B1.1'))).toContain('LW.inf.assault.no-fire')
    expect(table.forbiddenBy('A', small('A2.1', 'B1.2'))).toEqual([])
    table.play('A', { type: 'step.end' })
    expect(table.forbiddenBy('B', small('B2.1', 'A1.1'))).toEqual([])
  })

  test('[LW.inf.assault.armour-support] armour supports by firing at the defender', () => {
    const table = facing({ ...platoons, A2: [['us.sherman', { at: [40, 32] }]] })
    table.play('A', declare('A1', 'B1.1'))
    table.play('B', HOLD)
    table.play('A', { type: 'step.end' })
    table.play('B', { type: 'step.end' })
    expect(table.forbiddenBy('A', { type: 'fire.he', base: 'A2.1', weapon: 0, target: 'B1.1' })).toEqual([])
  })
})

describe('defensive fire', () => {
  test('[LW.inf.assault.defensive-fire LW.turn.3.once] one round of every ready weapon, without cover or halt, in place of its fire', () => {
    const table = facing(platoons, { terrain: [block('scrub', 's', [28, 20, 10, 8])] })
    table.play('A', declare('A1', 'B1.1'))
    const shot: LwAction = { type: 'assault.defend', base: 'B1.1', weapon: 0, target: 'A1.1' }
    expect(table.plan('B', shot).ledgers[0]?.lines.map(({ value }) => value)).toEqual([3])
    table.play('B', shot, ...faces(0, 3))
    expect(table.forbiddenBy('B', shot)).toContain('LW.turn.3.once')
    table.play('B', HOLD)
    table.play('A', { type: 'step.end' })
    table.play('B', { type: 'step.end' })
    table.play('A', { type: 'step.end' })
    expect(table.forbiddenBy('B', small('B1.1', 'A1.1'))).toContain('LW.turn.3.once')
    expect(table.forbiddenBy('B', small('B1.2', 'A1.1'))).toEqual([])
  })

  test('[LW.inf.assault.defensive-fire LW.vis.los] nobody fires at attackers whom he neither sees nor touches', () => {
    const table = facing(
      {
        A1: [['rifle', { at: [30, 28] }]],
        B1: [
          ['rifle', { at: [30, 22] }],
          ['rifle', { at: [34, 20] }],
        ],
      },
      { terrain: [block('building', 'h', [31.5, 19, 1.5, 4])] },
    )
    const shot = (by: string): LwAction => ({ type: 'assault.defend', base: by, weapon: 0, target: 'A1.1' })
    // One of the two fires before contact, with 3 dice; then 1 die fights 2 until somebody rolls a six.
    const means = oddsOf(table.plan('A', declare('A1', 'B1.1')))?.means
    expect(means?.get('Bases the attackers lose')).toBeCloseTo(91 / 216 + (125 / 216) * (66 / 91), 12)
    table.play('A', declare('A1', 'B1.1'))
    expect(table.forbiddenBy('B', shot('B1.2'))).toEqual(['LW.vis.dead-ground', 'LW.vis.dead-ground.hidden'])
    table.play('B', shot('B1.1'), ...faces(0, 3))
    expect(table.settle().map(({ type }) => type)).toEqual(['assault-closed'])
  })

  test('[LW.inf.assault.defensive-fire] contact is enough, whatever lies between', () => {
    const hedge = strip('hedge', 'h', [
      [20, 24],
      [40, 24],
    ])
    const table = facing(
      { A1: [['rifle', { at: [30, 28] }]], B1: [['rifle', { at: [30, 23.3] }]] },
      { terrain: [hedge] },
    )
    table.play('A', declare('A1', 'B1.1'))
    expect(table.forbiddenBy('B', { type: 'assault.defend', base: 'B1.1', weapon: 0, target: 'A1.1' })).toEqual([])
  })

  test('[LW.inf.assault.remove-first] its losses are gone before contact; when nobody is left the assault is over', () => {
    const table = facing({ A1: [['rifle', { at: [30, 28] }]], B1: [['rifle', { at: [30, 22] }]] })
    table.play('A', declare('A1', 'B1.1'))
    table.play('B', { type: 'assault.defend', base: 'B1.1', weapon: 0, target: 'A1.1' }, 6, 1, 1)
    table.settle()
    expect(base(table, 'A1.1').status).toBe('lost')
    expect(table.state.assaults).toEqual([])
  })

  test('[LW.inf.assault.defensive-fire LW.inf.dash.no-fire] who dashed before has no fire left', () => {
    const dashed = facing({
      ...platoons,
      B1: [
        ['rifle', { at: [31, 22], moved: 'dash' }],
        ['rifle', { at: [33, 22] }],
      ],
    })
    dashed.play('A', declare('A1', 'B1.1'))
    expect(dashed.forbiddenBy('B', { type: 'assault.defend', base: 'B1.1', weapon: 0, target: 'A1.1' })).toContain(
      'LW.inf.dash.no-fire',
    )
  })
})

describe('the assault step', () => {
  test('[LW.inf.assault.melee LW.inf.assault.six LW.inf.assault.winner] a die for each squad; a six takes a base of the other, its owner picks; fewer losses win', () => {
    const table = closed()
    // Three attackers, then two defenders.
    table.play('A', round(table), 6, 1, 1, 1, 1)
    expect(table.forbiddenBy('A', { type: 'assault.pickLoss', base: 'B1.1' })).toEqual([
      'TABLE.turn',
      'LW.inf.assault.six',
    ])
    table.play('B', { type: 'assault.pickLoss', base: 'B1.2' })
    const told = table.settle().map(({ type }) => type)
    expect(told).toContain('assault-won')
    expect(base(table, 'B1.2').status).toBe('lost')
  })

  test('[LW.inf.assault.draw LW.inf.assault.continue] equal losses are a draw and the assault goes on; the step does not end', () => {
    const table = closed()
    table.play('A', round(table), 1, 1, 1, 1, 1)
    expect(table.settle().map(({ type }) => type)).toEqual(['assault-drawn'])
    expect(table.forbiddenBy('A', { type: 'step.end' })).toEqual(['LW.inf.assault.continue'])
    table.play('A', round(table), 6, 1, 1, 6, 1)
    table.play('A', { type: 'assault.pickLoss', base: 'A1.3' })
    table.play('B', { type: 'assault.pickLoss', base: 'B1.2' })
    expect(table.settle().map(({ type }) => type)).toEqual(['assault-drawn'])
    expect(table.state.assaults[0]).toMatchObject({ rounds: 2, outcome: null })
  })

  test('[LW.inf.assault.continue] one side wiped out loses; both wiped out leave no winner and no test', () => {
    const single: Units = { A1: [['rifle', { at: [30, 28] }]], B1: [['rifle', { at: [30, 22] }]] }
    const won = closed(single)
    won.play('A', round(won), 6, 1)
    expect(won.settle(2, 1).map(({ type }) => type)).toContain('assault-won')
    const both = closed(single)
    both.play('A', round(both), 6, 6)
    const told = both.settle(2, 1).map(({ type }) => type)
    expect(told).toContain('assault-spent')
    expect(told).not.toContain('assault-won')
  })

  test('[LW.inf.assault.continue] with the cap of six rounds the attacker falls back', () => {
    const table = closed(platoons, { options: { assaultCap: '6' } })
    for (let i = 0; i < 6; i++) {
      table.play('A', round(table), 1, 1, 1, 1, 1)
      if (i < 5) table.settle()
    }
    const told = table.settle()
    expect(told).toContainEqual(expect.objectContaining({ type: 'assault-won', winner: 'B1', loser: 'A1' }))
  })

  test('[LW.inf.assault.loser LW.inf.assault.loser-morale LW.inf.assault.occupy LW.inf.assault.halt LW.morale.when.retire] the loser goes back 6 inches and tests, the winner takes the place and reorganises', () => {
    const single: Units = {
      A1: [
        ['rifle', { at: [30, 28] }],
        ['rifle', { at: [32, 28] }],
      ],
      B1: [
        ['rifle', { at: [30, 22] }],
        ['rifle', { at: [32, 22] }],
        ['rifle', { at: [34, 22] }],
      ],
    }
    const table = closed(single)
    table.play('A', round(table), 6, 1, 1, 1, 1)
    table.play('B', { type: 'assault.pickLoss', base: 'B1.3' })
    const told = table.settle()
    const back = told.filter(({ type }) => type === 'fell-back')
    expect(back).toHaveLength(2)
    expect(back[0]).toMatchObject({ far: 6, gone: false })
    expect(base(table, 'B1.1').at.y).toBeLessThan(17)
    expect(told.map(({ type }) => type)).toContain('occupied')
    expect([base(table, 'A1.1').at, base(table, 'A1.2').at]).toContainEqual({ x: 30, y: 22 })
    expect(table.state.units.A1?.reorganising).toBe(3)
    expect(table.state.units.B1?.due).toEqual(expect.arrayContaining(['assault', 'retire']))
    expect(table.state.step).toBe('morale')
  })

  test('[LW.inf.assault.occupy] the contested position is taken where the last defender fell, and nobody leaves for a place he did not fight for', () => {
    const wiped = closed({
      A1: [['rifle', { at: [30, 28] }]],
      B1: [['rifle', { at: [30, 22] }]],
    })
    wiped.play('A', round(wiped), 6, 1)
    expect(wiped.settle(2, 1).map(({ type }) => type)).toContain('occupied')
    expect(base(wiped, 'A1.1').at).toEqual({ x: 30, y: 22 })

    const spread = closed({
      A1: [
        ['rifle', { at: [30, 28] }],
        ['rifle', { at: [25, 28] }],
      ],
      B1: [
        ['rifle', { at: [30, 22] }],
        ['rifle', { at: [35.5, 22] }],
        ['rifle', { at: [41, 22] }],
      ],
    })
    spread.play('A', round(spread), 6, 1, 1, 1, 1)
    spread.play('B', { type: 'assault.pickLoss', base: 'B1.1' })
    spread.settle()
    const taken = ['A1.1', 'A1.2'].map(id => base(spread, id).at)
    expect(taken).toContainEqual({ x: 30, y: 22 })
    expect(Math.max(...taken.map(({ x }) => x))).toBe(30)
  })

  test('[LW.inf.assault.loser LW.inf.assault.continue] who was driven back is not fought again by a second assault', () => {
    const table = facing({
      A1: [
        ['rifle', { at: [30, 28], hq: true }],
        ['rifle', { at: [28, 28] }],
      ],
      A2: [['rifle', { at: [36, 28] }]],
      B1: [
        ['rifle', { at: [30, 22], hq: true }],
        ['rifle', { at: [33, 22] }],
      ],
    })
    for (const unit of ['A1', 'A2']) {
      table.play('A', declare(unit, 'B1.1'))
      table.settle()
      if (table.state.stack.length > 0) table.play('B', HOLD)
    }
    for (const seat of ['A', 'B', 'A', 'B'] as const) table.play(seat, { type: 'step.end' })
    expect(table.state.assaults.map(({ attacker }) => attacker)).toEqual(['A1', 'A2'])
    table.play('A', round(table), 6, 1, 1, 1)
    table.play('B', { type: 'assault.pickLoss', base: 'B1.2' })
    const told = table.settle()
    expect(told).toContainEqual(expect.objectContaining({ type: 'assault-won', winner: 'A1', loser: 'B1' }))
    expect(told).toContainEqual(expect.objectContaining({ type: 'assault-lapsed', unit: 'A2' }))
    expect(table.state.assaults).toEqual([])
    expect(base(table, 'B1.1').status).toBe('table')
  })

  test('[LW.inf.assault.halt] a defender who wins halts to reorganise too', () => {
    const table = closed()
    table.play('A', round(table), 1, 1, 1, 6, 1)
    table.play('A', { type: 'assault.pickLoss', base: 'A1.3' })
    const told = table.settle()
    expect(told).toContainEqual(expect.objectContaining({ type: 'assault-won', winner: 'B1', loser: 'A1' }))
    expect([table.state.units.B1?.reorganising, table.state.units.A1?.reorganising]).toEqual([3, 0])
  })

  test('[LW.morale.fail] a squad that is retiring stays out of the assault of its unit', () => {
    const squads = (retiring: boolean) => {
      const table = facing({
        ...platoons,
        A1: [
          ['rifle', { at: [30, 30], hq: true }],
          ['rifle', { at: [32, 30] }],
          ['rifle', { at: [34, 30], retiring }],
        ],
      })
      table.play('A', declare('A1', 'B1.1'))
      return table.state.assaults[0]?.squads.toSorted()
    }
    expect([squads(false), squads(true)]).toEqual([
      ['A1.1', 'A1.2', 'A1.3'],
      ['A1.1', 'A1.2'],
    ])
  })

  test('[LW.inf.assault.halt] in the next turn the winner neither moves nor assaults, but fires', () => {
    const table = facing({ ...platoons, B1: [['rifle', { at: [31, 25] }]] }, { unit: { A1: { reorganising: 2 } } })
    expect(table.forbiddenBy('A', go('A1.1', [30, 33]))).toEqual(['LW.inf.assault.halt'])
    expect(table.forbiddenBy('A', declare('A1', 'B1.1'))).toEqual(['LW.inf.assault.halt'])
    table.play('A', { type: 'step.end' })
    table.play('B', { type: 'step.end' })
    expect(table.forbiddenBy('A', small('A1.1', 'B1.1'))).toEqual([])
  })

  test('[LW.inf.assault.loser] with the switch off the owner turns the way by up to 45 degrees; off the table is lost', () => {
    const table = closed(
      {
        A1: [
          ['rifle', { at: [30, 12] }],
          ['rifle', { at: [32, 12] }],
        ],
        B1: [
          ['rifle', { at: [30, 4] }],
          ['rifle', { at: [32, 4] }],
        ],
      },
      { options: { retireAuto: false } },
    )
    table.play('A', round(table), 6, 1, 1, 1)
    table.play('B', { type: 'assault.pickLoss', base: 'B1.2' })
    table.settle()
    expect(table.forbiddenBy('B', { type: 'fall.back', base: 'B1.1', turn: 60 })).toEqual(['LW.inf.assault.loser'])
    table.play('B', { type: 'fall.back', base: 'B1.1', turn: 30 })
    expect(base(table, 'B1.1').status).toBe('lost')
  })

  test('[LW.inf.assault.armour-disabled LW.inf.assault.armour-escort] armour without escorts within 6 inches is disabled without a die', () => {
    const close = (escort: number) =>
      facing({
        A1: [['rifle', { at: [30, 28] }]],
        B1: [['de.tiger1', { at: [30, 22] }]],
        B2: [['rifle', { at: [30 + escort, 22] }]],
      })
    expect(close(6).forbiddenBy('A', declare('A1', 'B1.1'))).toEqual(['LW.inf.assault.armour-escort'])
    const table = close(6.1)
    table.play('A', declare('A1', 'B1.1'))
    table.settle()
    if (table.state.stack.length > 0) table.play('B', HOLD)
    for (const seat of ['A', 'B', 'A', 'B'] as const) table.play(seat, { type: 'step.end' })
    table.play('A', round(table))
    expect(base(table, 'B1.1').status).toBe('wreck')
  })

  test('[LW.inf.assault.halt] troops that disabled armour halt to reorganise in the next turn, as after any assault won', () => {
    const table = facing({ A1: [['rifle', { at: [30, 28] }]], B1: [['de.tiger1', { at: [30, 22] }]] })
    table.play('A', declare('A1', 'B1.1'))
    table.settle()
    if (table.state.stack.length > 0) table.play('B', HOLD)
    for (const seat of ['A', 'B', 'A', 'B'] as const) table.play(seat, { type: 'step.end' })
    table.play('A', round(table))
    expect(table.state.units.A1?.reorganising).toBe(table.state.turn + 1)
  })

  test('[LW.inf.assault.armour-escort] troops that come to its side before step 4 save the armour', () => {
    const table = facing({
      A1: [['rifle', { at: [30, 28] }]],
      B1: [['de.tiger1', { at: [30, 22] }]],
      B2: [['rifle', { at: [38, 22] }]],
    })
    table.play('A', declare('A1', 'B1.1'))
    table.settle()
    if (table.state.stack.length > 0) table.play('B', HOLD)
    table.play('A', { type: 'step.end' })
    table.play('B', go('B2.1', [34, 22], 'normal', 180))
    for (const seat of ['B', 'A', 'B'] as const) table.play(seat, { type: 'step.end' })
    const told = table.play('A', round(table))
    expect(told).toContainEqual(expect.objectContaining({ type: 'armour-spared', why: 'escort' }))
    expect(base(table, 'B1.1').status).toBe('table')
  })

  test('[LW.inf.assault.six LW.inf.assault.continue] losses are bases really removed, whatever the sixes above them', () => {
    const { losses, sixes, outcome } = fightRound({ attackers: 1, defenders: 3 }, new ScriptedDice([6, 6, 6, 1]))
    expect([losses, sixes, outcome]).toEqual([[1, 1], [1, 2], 'defender'])
    const both = fightRound({ attackers: 1, defenders: 1 }, new ScriptedDice([6, 6]))
    expect([both.losses, both.outcome]).toEqual([[1, 1], 'nobody'])
  })

  test('[LW.inf.assault.armour-disabled] each squad in contact disables one vehicle of the unit, as its way was drawn', () => {
    const storm = (...ways: readonly LwAction[]) => {
      const table = facing({
        A1: [
          ['rifle', { at: [30, 28], hq: true }],
          ['rifle', { at: [34, 28] }],
        ],
        B1: [
          ['us.stuart', { at: [30, 22] }],
          ['us.stuart', { at: [34, 22] }],
          ['us.stuart', { at: [36.5, 22] }],
        ],
      })
      for (const drawn of ways) table.play('A', drawn)
      table.play('A', declare('A1', 'B1.1'))
      table.settle()
      if (table.state.stack.length > 0) table.play('B', HOLD)
      for (const seat of ['A', 'B', 'A', 'B'] as const) table.play(seat, { type: 'step.end' })
      table.play('A', round(table))
      return ['B1.1', 'B1.2', 'B1.3'].map(id => base(table, id).status)
    }
    expect(storm(way('A1.2', [34, 23.6]))).toEqual(['wreck', 'wreck', 'table'])
    expect(storm()).toEqual(['wreck', 'table', 'table'])
  })

  test('[LW.inf.assault.armour-not] an armoured vehicle beside the melee rolls no die', () => {
    const table = closed({ ...platoons, A2: [['us.sherman', { at: [36, 24] }]] })
    expect(table.plan('A', round(table)).ledgers.map(({ lines }) => lines[0]?.value)).toEqual([3, 2])
  })

  test('odds of a round match every way the dice can fall', () => {
    const table = closed()
    const odds = table.oddsOf('A', round(table))
    const dice = new EnumeratingDice(1000)
    const found: Record<string, number> = {}
    do {
      const { outcome } = fightRound({ attackers: 3, defenders: 2 }, dice)
      found[outcome] = (found[outcome] ?? 0) + dice.probability
    } while (dice.advance())
    let brute = 0
    for (let i = 0; i < 6 ** 5; i++) {
      const rolled = Array.from({ length: 5 }, (_, k) => Math.floor(i / 6 ** k) % 6)
      const attack = rolled.slice(0, 3).filter(face => face === 5).length
      const defence = rolled.slice(3).filter(face => face === 5).length
      // More losses to the defender, or all of them.
      if (Math.min(2, attack) > defence || attack >= 2) brute += 1 / 6 ** 5
    }
    expect(odds['The attackers win']).toBeCloseTo(found.attacker ?? 0, 12)
    expect(odds['The attackers win']).toBeCloseTo(brute, 12)
  })

  test('a preview foresees defensive fire and the whole fight, with losses', () => {
    const table = facing()
    expect(table.plan('A', declare('A1', 'B1.1')).foreseen?.().outcome).toBeDefined()
    const odds = table.oddsOf('A', declare('A1', 'B1.1'))
    expect(Object.values(odds).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9)
    expect(odds['The defenders win']).toBeGreaterThan(0)
    const means = oddsOf(table.plan('A', declare('A1', 'B1.1')))?.means
    // Six dice of rifles before contact alone cost one base of three on average.
    expect(means?.get('Bases the attackers lose')).toBeGreaterThan(0.9)
    expect(means?.get('Bases the defenders lose')).toBeGreaterThan(0.2)
    expect(means?.get('Bases the defenders lose')).toBeLessThan(2)
  })

  test('[LW.inf.assault.closing] fire that takes all defenders leaves the attackers as winners', () => {
    const table = facing({
      A1: [['rifle', { at: [30, 28] }]],
      A2: [['us.sherman', { at: [40, 32] }]],
      B1: [['rifle', { at: [30, 22] }]],
    })
    table.play('A', declare('A1', 'B1.1'))
    table.play('B', HOLD)
    table.play('A', { type: 'step.end' })
    table.play('B', { type: 'step.end' })
    table.play('A', { type: 'fire.he', base: 'A2.1', weapon: 0, target: 'B1.1' }, 6)
    expect(table.forbiddenBy('A', ap('A1.1', 'B1.1'))).not.toEqual([])
    table.play('A', { type: 'step.end' })
    const told = table.settle(6, 1).map(({ type }) => type)
    expect(told).toContain('assault-won')
  })
})
