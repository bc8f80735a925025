import { describe, expect, test } from 'vitest'
import { DIRECTIONS, stepsBetween } from '../../../src/engine/geometry/hex'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { anyRuleset } from '../../../src/engine/ruleset'
import { arclight } from '../../../src/rulesets/arclight'
import { USUAL } from '../../../src/rulesets/arclight/options'
import { force } from '../../../src/rulesets/arclight/scenarios'
import { DICE, parseDice, skillDie } from '../../../src/rulesets/arclight/tables/dice'
import { critical, firing, hex, moving, placed, position, rolling, seen, ship, struck, tableAt } from './support'

const duel = arclight.setupModel.scenarios[0]?.setup
if (!duel) throw new Error('no duel')

describe('board', () => {
  test('[ARC.board.hex] a ship stands in one hex of the map and faces a hexside', () => {
    const scene = arclight.scene(seen(position({ A1: { at: '1510', facing: 2 } })))
    const piece = scene.pieces.find(({ id }) => id === 'A1')
    expect(piece?.facing).toBe(120)
    expect(arclight.board({ ...duel, options: USUAL }).hex).toEqual({ columns: 30, rows: 20 })
  })

  test('[ARC.board.coords] the hex in front lies across the faced side, in six directions clockwise', () => {
    DIRECTIONS.forEach((step, facing) => {
      const table = moving({ A1: { at: '1510', facing } })
      const from = hex('1510')
      table.play('A', { type: 'move', ship: 'A1', steps: ['F'] })
      expect(placed(table, 'A1')).toEqual({ at: { q: from.q + step.q, r: from.r + step.r }, facing })
    })
    const turned = moving({ A1: { at: '1510', facing: 0 } })
    turned.play('A', { type: 'move', ship: 'A1', steps: ['L'] })
    expect(ship(turned, 'A1').facing).toBe(5)
    expect(stepsBetween(hex('1515'), hex('1507'))).toBe(8)
    expect(stepsBetween(hex('1010'), hex('1410'))).toBe(4)
  })

  test('[ARC.board.size] thirty by twenty hexes, the sides facing each other twelve to fifteen apart', () => {
    const state = arclight.initialState(duel, new ScriptedDice([]))
    const [a, b] = [state.ships.A1, state.ships.B1]
    if (!a || !b) throw new Error('no ships')
    expect([state.options.columns, state.options.rows]).toEqual([30, 20])
    expect(stepsBetween(a.at, b.at)).toBe(14)
    expect([a.facing, b.facing]).toEqual([0, 3])
    const near = arclight.setupModel.check({ ...duel, options: { ...duel.options, distance: 9 } })
    expect(near.errors).toEqual([])
    expect(near.warnings.map(({ rule }) => rule)).toContain('ARC.board.size')
  })

  test('[ARC.board.size] a map smaller than the distance is refused', () => {
    const small = arclight.setupModel.check({ ...duel, options: { ...duel.options, rows: 10 } })
    expect(small.errors.map(({ rule }) => rule)).toEqual(['ARC.board.size'])
    expect(small.errors[0]?.why).toContain('too small')
  })

  test('[ARC.board.exit] a ship that enters a hex off the map has retreated; the plan warns', () => {
    const table = moving({ A1: { at: '1501' }, A2: {} })
    const away = { type: 'move' as const, ship: 'A1', steps: ['F'] }
    expect(
      table
        .plan('A', away)
        .warnings?.()
        .map(({ rule }) => rule),
    ).toEqual(['ARC.board.exit'])
    table.play('A', away)
    expect(ship(table, 'A1').status).toBe('retreated')
    expect(table.state.mover).toBe('B')
    expect(tableAt(position({ A1: { at: '1501' } })).forbiddenBy('A', { ...away, steps: ['F', 'F'] })).toEqual([
      'ARC.board.exit',
    ])
  })

  test('[ARC.victory] the last side with ships in play wins; with none left it is a draw', () => {
    const gone = { status: 'destroyed' } as const
    expect(arclight.outcome(position())).toBeNull()
    expect(arclight.outcome(position({ B1: gone }))?.winners).toEqual(['A'])
    expect(arclight.outcome(position({ B1: { status: 'retreated' } }))?.rule).toBe('ARC.victory')
    expect(arclight.outcome(position({ A1: gone, B1: gone }))?.winners).toEqual([])
  })

  test('[ARC.opt.concede] a side that concedes leaves with all its ships', () => {
    const table = moving({ B2: {} })
    table.play('B', { type: 'concede' })
    expect(arclight.outcome(table.state)?.winners).toEqual(['A'])
    expect(table.forbiddenBy('B', { type: 'concede' })).toEqual(['TABLE.over'])
  })

  test('[ARC.opt.concede] with three sides the others play on', () => {
    const table = tableAt(position({ C1: {} }, { mover: 'B' }))
    table.play('B', { type: 'concede' })
    expect(arclight.outcome(table.state)).toBeNull()
    expect(table.state.mover).toBe('C')
  })

  test('[ARC.opt.limit] after the last turn points in play decide', () => {
    const late = (given: Parameters<typeof position>[0]) =>
      arclight.outcome(position(given, { turn: 6 }, { turnLimit: 5 }))
    expect(arclight.outcome(position({}, { turn: 5 }, { turnLimit: 5 }))).toBeNull()
    expect(late({})).toMatchObject({ winners: ['A'], rule: 'ARC.opt.limit' })
    expect(late({ A1: { card: 'javelin' } })?.winners).toEqual([])
  })

  test('[ARC.opt.runner] half of the points over the far edge win a running fight', () => {
    const runner = { runner: 'A' } as const
    const table = tableAt(position({ A1: { at: '1501' } }, {}, runner))
    table.play('A', { type: 'move', ship: 'A1', steps: ['F'] })
    expect(ship(table, 'A1').through).toBe(true)
    const [, told] = arclight.mission(seen(table.state)).standings
    const all = arclight.mission(seen(position({}, {}, runner))).standings[0]?.value.match(/of (\d+)/)?.[1]
    expect(told).toEqual({ seat: 'A', value: `${all} points through, ${Math.ceil(Number(all) / 2)} needed` })
    expect(arclight.outcome(table.state)).toMatchObject({ winners: ['A'], rule: 'ARC.opt.runner' })
    const back = tableAt(position({ A1: { at: '1520', facing: 3 } }, {}, runner))
    back.play('A', { type: 'move', ship: 'A1', steps: ['F'] })
    expect(arclight.outcome(back.state)).toMatchObject({ winners: ['B'], rule: 'ARC.opt.runner' })
  })

  test('[ARC.opt.runner] with no enemy left, nobody can stop the side that breaks through', () => {
    const alone = position({ B1: { status: 'destroyed' } }, {}, { runner: 'A' })
    expect(arclight.outcome(alone)).toMatchObject({ winners: ['A'], rule: 'ARC.opt.runner' })
    const late = arclight.outcome(position({}, { turn: 13 }, { runner: 'A', turnLimit: 12 }))
    expect(late).toMatchObject({ winners: ['B'], rule: 'ARC.opt.runner' })
  })
})

describe('dice and skills', () => {
  test('[ARC.dice] only dice of the game can be written on a card', () => {
    expect(DICE.map(size => parseDice(`2D${size}`)?.[0]?.sides)).toEqual([2, 4, 6, 8, 10, 12])
    expect(['3D7', '0D6', '2D', 'D8', '2D20', ''].map(parseDice)).toEqual([null, null, null, null, null, null])
  })

  test.each([
    [0, null],
    [1, 2],
    [2, 2],
    [3, 4],
    [4, 4],
    [5, 6],
    [6, 6],
    [7, 8],
    [8, 8],
    [9, 10],
    [10, 10],
    [11, 12],
    [12, 12],
  ] as const)('[ARC.skill.die] skill %i', (skill, die) => {
    expect(skillDie(skill)).toBe(die)
  })

  test('[ARC.skill.die] skill 0 rolls no die and has result 0', () => {
    const table = rolling({ A1: { dead: ['P'] } })
    table.play('A', { type: 'initiative', ship: null, skill: 'cmd' })
    expect(table.state.rolls.A?.total).toBe(0)
  })

  test('[ARC.skill.sdb] the printed dice end with the skill die of their crew', () => {
    const dice = (id: string, card: string) => {
      const block = arclight
        .card(seen(position({ [id]: { card } })), id)
        ?.blocks.find(each => each.kind === 'table' && each.title === 'Weapons')
      return block?.kind === 'table' ? block.rows.map(row => row.cells[3]?.printed) : []
    }
    expect(dice('A1', 'pulsar')).toEqual(['2D8 + 1D6', '2D8 + 1D8'])
    expect(dice('B1', 'javelin')).toEqual(['2D6 + 1D10', '2D10 + 1D6', '2D6 + 1D10'])
    const table = firing({ ship: 'A1', crew: 'A' })
    table.play('A', { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1' }, 1, 1, 8)
  })

  test('[ARC.choice.default] where no chooser is named the owner of the ship chooses', () => {
    for (const sum of [11, 17]) {
      const table = critical(sum, { odd: true })
      expect(arclight.awaiting(table.state).map(({ seat }) => seat)).toEqual(['B'])
    }
    expect(arclight.awaiting(struck('G', { odd: true, given: { B1: { card: 'pulsar' } } }).state)[0]?.seat).toBe('B')
  })

  test('[ARC.floor] nothing falls below 0', () => {
    const table = struck('T'.repeat(20) + 'E'.repeat(9) + 'A'.repeat(9) + 'D'.repeat(20))
    const [systems] = arclight.card(seen(table.state), 'B1')?.blocks ?? []
    const live = systems?.kind === 'values' ? systems.values.map(({ label, live }) => [label, live]) : []
    expect(Object.fromEntries(live)).toMatchObject({ Thrust: '0', DS: '0', ESV: '0', ASV: '0' })
  })
})

test('forces are lists of cards, numbered where there are several of a kind', () => {
  expect(force('ember', 'ember').map(({ name }) => name)).toEqual(['Ember 1', 'Ember 2'])
  expect(anyRuleset(arclight).setupModel.check(duel).errors).toEqual([])
})
