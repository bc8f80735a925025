import { describe, expect, test } from 'vitest'
import { withValues } from '../../../src/app/setup/draft'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import type { GameSetup } from '../../../src/engine/setup'
import { checkMap } from '../../../src/engine/terrain/check'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import { DESIGNED, randomLand } from '../../../src/rulesets/lightning-war/maps'
import type { Options } from '../../../src/rulesets/lightning-war/options'
import { overlaps, standOf } from '../../../src/rulesets/lightning-war/rules/footprint'
import { onMap } from '../../../src/rulesets/lightning-war/rules/room'
import { TERRAIN } from '../../../src/rulesets/lightning-war/tables/terrain'
import { battle, block, SETUP } from './support'

const { setupModel } = lightningWar
const check = (more: Partial<Options>) => setupModel.check({ ...SETUP, options: { ...SETUP.options, ...more } }).errors

describe('scenarios', () => {
  test.each(setupModel.scenarios)('$title can be started: sound map, everybody has room', ({ setup }) => {
    expect(setupModel.check(setup).errors).toEqual([])
    const state = lightningWar.initialState(setup, new ScriptedDice([]))
    const bases = Object.values(state.bases).filter(({ status }) => status === 'table')
    expect(bases.length).toBeGreaterThan(5)
    expect(bases.every(({ at }) => onMap(state, at))).toBe(true)
    const pairs = bases.flatMap((one, i) =>
      bases.slice(i + 1).filter(other => overlaps(standOf(state, one), standOf(state, other))),
    )
    expect(pairs).toEqual([])
    expect(lightningWar.state.safeParse(JSON.parse(JSON.stringify(state))).success).toBe(true)
  })

  test('three designed maps and a random one from a word are sound', () => {
    expect(DESIGNED.map(({ name }) => name)).toEqual(['Village crossroads', 'Open steppe', 'Bocage'])
    const random = randomLand('a word', { width: 72, height: 48 })
    expect(randomLand('a word', { width: 72, height: 48 })).toEqual(random)
    expect(random.pieces.length).toBeGreaterThan(10)
    for (const map of [...DESIGNED, random]) expect(checkMap(TERRAIN, map)).toEqual([])
  })
})

describe('what cannot be played is refused with what is wrong and where', () => {
  const sides = (card: string): Partial<Options> => ({
    sides: { ...SETUP.options.sides, A: { morale: 'elite', depth: 12, forces: [{ card, name: 'Odd ones' }] } },
  })

  test('[LW.unit.smallest] a side without units, an unknown unit, an unknown nation', () => {
    expect(
      check({ sides: { ...SETUP.options.sides, A: { morale: 'elite', depth: 12, forces: [] } } })[0]?.why,
    ).toContain('has no unit')
    expect(check(sides('us.nonsense'))[0]?.why).toContain("there's no unit “us.nonsense”")
    expect(check(sides('jp.rifle'))[0]?.why).toContain("there's no nation “jp”")
    expect(check(sides('troop.us.maus'))[0]?.why).toContain("there's no unit")
    expect(check(sides('us.rifle'))).toEqual([])
  })

  test('[LW.board.terrain] a map with a crossed outline or a piece off the table says which and where', () => {
    const crossed = {
      id: 'bow',
      kind: 'wood',
      points: [
        { x: 5, y: 5 },
        { x: 9, y: 9 },
        { x: 9, y: 5 },
        { x: 5, y: 9 },
      ],
    }
    const map = (piece: object) => ({ ...SETUP.options.map, pieces: [piece] }) as Options['map']
    expect(check({ map: map(crossed) })[0]?.why).toMatch(/bow.*crosses itself.*at/)
    expect(check({ map: map(block('wood', 'far', [50, 5, 20, 4])) })[0]?.why).toMatch(/far.*off the table/)
    expect(check({ map: map({ ...crossed, kind: 'lava' }) })[0]?.why).toContain('lava')
  })

  test('an objective off the table, a unit off the table, options that are no options', () => {
    expect(
      check({ objectives: [{ id: 'o', name: 'Moon', at: { x: 99, y: 1 }, radius: 3, worth: 5 }] })[0]?.why,
    ).toContain('Moon')
    const astray = { card: 'us.rifle', name: 'Lost', at: { x: -3, y: 4 } }
    expect(
      check({ sides: { ...SETUP.options.sides, A: { morale: 'elite', depth: 12, forces: [astray] } } })[0]?.why,
    ).toContain('off the table')
    expect(setupModel.schema.safeParse({ ...SETUP.options, season: 'monsoon' }).success).toBe(false)
    expect(
      setupModel.schema.safeParse({ ...SETUP.options, sides: { A: { morale: 'brave', depth: 12, forces: [] } } })
        .success,
    ).toBe(false)
  })

  test('only two sides play', () => {
    const alone: GameSetup<Options> = { ...SETUP, seats: SETUP.seats.slice(0, 1) }
    expect(setupModel.check(alone).errors).not.toEqual([])
  })

  test('uneven forces and vehicles out of their year are warned of, not forbidden', () => {
    const { errors, warnings } = setupModel.check({
      ...SETUP,
      options: { ...SETUP.options, ...sides('one.us.pershing') },
    })
    expect(errors).toEqual([])
    expect(warnings.map(({ why }) => why).join(' ')).toMatch(/1945.*The sides differ/)
  })
})

describe('on the set-up page', () => {
  const steppe = setupModel.scenarios.find(({ id }) => id === 'steppe')
  if (!steppe) throw new Error('no steppe')
  const { options } = steppe.setup

  test('[LW.victory] a scenario tells how long it lasts, what counts and who comes when', () => {
    const told = setupModel.brief?.(steppe.setup).join(' ')
    expect(told).toContain('9 turns')
    expect(told).toContain('Hill 252 90 and Collective farm 40')
    expect(told).toContain('Soviets: Third Company arrives over its own edge in turn 2.')
    const notes = setupModel.forces?.list(options, 'A').map(({ note }) => note)
    expect(notes).toContain('arrives in turn 3, replacement')
  })

  test('a unit keeps its place, its rating and its turn under another name', () => {
    const { forces } = setupModel
    const entries = forces?.list(options, 'A') ?? []
    const renamed = entries.map((entry, i) => (i === 2 ? { ...entry, name: 'Reserve' } : entry))
    const after = forces?.replace(options, 'A', renamed).sides.A?.forces
    expect(after?.[2]).toEqual({ card: 'troop.ru.t3476', name: 'Reserve', arrives: 2 })
    expect(after?.[0]).toEqual(options.sides.A?.forces[0])
    const fewer = forces?.replace(options, 'A', entries.slice(1)).sides.A?.forces
    expect(fewer).toEqual(options.sides.A?.forces.slice(1))
  })

  test('each side looks at its own nation first', () => {
    expect(['A', 'B'].map(seat => setupModel.forces?.sideOf?.(options, seat === 'A' ? 'A' : 'B'))).toEqual([
      'Russia',
      'Germany',
    ])
  })
})

test('[LW.board.terrain LW.victory] the referee rules what a piece of terrain is, and who has won', () => {
  const table = battle({
    step: 'movement',
    units: { A1: [['rifle', { at: [30, 30] }]] },
    terrain: [block('wood', 'w', [10, 10, 4, 4])],
  })
  const refereeControls = lightningWar.refereeControls(table.state)
  const terrain = refereeControls.find(({ id }) => id === 'terrain.w')
  const victory = refereeControls.find(({ id }) => id === 'victory')
  expect(terrain?.rule).toBe('LW.board.terrain')
  expect(terrain?.fill({ kind: 'scrub' })).toEqual([{ path: ['map', 'pieces', 0, 'kind'], value: 'scrub' }])
  expect(victory?.rule).toBe('LW.victory')
  expect(victory?.fill({ victor: 'B' })).toEqual([{ path: ['victor'], value: 'B' }])
  expect(lightningWar.outcome({ ...table.state, victor: 'B' })).toMatchObject({ winners: ['B'] })
})

test('[LW.unit.smallest] the smallest units of the roster are platoons, batteries and troops', () => {
  const roster = setupModel.forces?.roster(SETUP.options) ?? []
  expect(roster.find(({ id }) => id === 'us.rifle')?.card.blocks.at(-1)).toMatchObject({ kind: 'boxes', total: 4 })
  expect(roster.some(({ id }) => id === 'troop.us.sherman')).toBe(true)
  expect(roster.some(({ id }) => id === 'troop.fr.s35')).toBe(false)
  expect(roster.every(({ points }) => points > 0)).toBe(true)
})

test('the roster lists the nations of the battle in its year, or all of them', () => {
  const sides = (more: Partial<Options>) =>
    [...new Set((setupModel.forces?.roster({ ...SETUP.options, ...more }) ?? []).map(({ side }) => side))].sort()
  expect(sides({})).toEqual(['Germany', 'United States'])
  expect(sides({ nationA: 'all' })).toHaveLength(6)
  expect(setupModel.schema.safeParse({ ...SETUP.options, nationA: 'jp' }).success).toBe(false)
})

test('[LW.board.edges] before the first turn bases are rearranged in their own zone only', () => {
  const table = battle({
    step: 'deployment',
    units: { A1: [['rifle', { at: [30, 44] }]] },
    options: { deployment: true },
  })
  const place = (y: number) =>
    table.forbiddenBy('A', { type: 'deploy', base: 'A1.1', together: false, pose: { at: { x: 20, y }, facing: 0 } })
  expect([place(36), place(35.9)]).toEqual([[], ['LW.board.edges']])
  table.play('A', { type: 'deploy.done' })
  expect(table.state.active).toBe('B')
})

test('[LW.morale.elite LW.morale.irregular] the rating of each side is chosen before the battle and holds for its units', () => {
  const named = setupModel.fields(SETUP).filter(({ name }) => name.endsWith('.morale'))
  expect(named.map(({ name, value }) => [name, value])).toEqual([
    ['sides.A.morale', 'hardened'],
    ['sides.B.morale', 'hardened'],
  ])
  const chosen = withValues(SETUP, { 'sides.A.morale': 'elite', 'sides.B.morale': 'irregular', 'sides.B.depth': 9 })
  const options = setupModel.schema.parse(chosen.options)
  expect(options.sides.B).toMatchObject({ morale: 'irregular', depth: 9 })
  expect(options.sides.B?.forces).toEqual(SETUP.options.sides.B?.forces)
  const { units } = lightningWar.initialState({ ...SETUP, options }, new ScriptedDice([]))
  expect([units.A1?.morale, units.B1?.morale]).toEqual(['elite', 'irregular'])
})
