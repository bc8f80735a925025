import { describe, expect, test } from 'vitest'
import { hexName, hexOf } from '../../../src/engine/geometry/hex'
import { arclight } from '../../../src/rulesets/arclight'
import { initialState, startsOf } from '../../../src/rulesets/arclight/initial-state'
import { type Options, USUAL } from '../../../src/rulesets/arclight/options'
import { PHASES, type State } from '../../../src/rulesets/arclight/state'
import { condition, type Given, moving, position, seen, tableAt } from './support'

const strip = (change: Partial<State>, options: Partial<Options> = {}) =>
  arclight.sequence(seen(position({}, change, options))).map(({ id, at }) => `${id} ${at}`)

describe('the strip of steps', () => {
  test('[ARC.turn.order ARC.turn.optional] what is done, what is now, what comes next and what is left out', () => {
    expect(strip({ phase: 'cannon' })).toEqual([
      '1a left-out',
      '1b done',
      '1c done',
      '1d left-out',
      '2 left-out',
      '3 now',
      '4a left-out',
      '4b left-out',
      '4 next',
      '5 left-out',
    ])
    const all = { drift: true, torpedoes: true, engineering: true }
    expect(strip({ phase: 'premove' }, all).filter(step => !step.endsWith('next'))).toEqual(['1a now'])
    expect(strip({ phase: 'launch' }, all).filter(step => !step.endsWith('done'))).toEqual(['5 now'])
    expect(strip({ phase: 'upkeep' })[8]).toBe('4 now')
    expect(strip({ phase: 'ticks' })[8]).toBe('4 now')
    expect(strip({ phase: 'movement' }, { declaredTurn: true })[0]).toBe('1a done')
    for (const phase of PHASES)
      expect(strip({ phase }, { ...all, declaredTurn: true }).filter(step => step.endsWith('now'))).toHaveLength(1)
  })

  test('[ARC.opt.limit] the turn, and of how many', () => {
    const turn = (now: number, turnLimit: number) =>
      arclight.mission(seen(position({}, { turn: now }, { turnLimit }))).clock
    expect([turn(3, 0), turn(3, 12), turn(13, 12), turn(1, 1)]).toEqual([
      { name: 'Turn', now: 3 },
      { name: 'Turn', now: 3, of: 12 },
      { name: 'Turn', now: 12, of: 12 },
      { name: 'Turn', now: 1, of: 1 },
    ])
  })
})

describe('the end', () => {
  const ended = (turn: number, given: Readonly<Record<string, Given>> = {}) =>
    arclight.outcome(position(given, { turn }, { turnLimit: 4 }))

  test('[ARC.opt.limit] after the last turn the points in play decide; equal points are a draw', () => {
    expect(ended(4)).toBeNull()
    expect(ended(5)).toMatchObject({ winners: ['A'], rule: 'ARC.opt.limit' })
    expect(ended(5, { A1: { card: 'javelin' } })).toMatchObject({ winners: [], rule: 'ARC.opt.limit' })
    expect(ended(5, { B2: {} })).toMatchObject({ winners: ['B'] })
    expect(ended(5, { B2: { status: 'retreated' } })).toMatchObject({ winners: ['A'] })
  })

  test('[ARC.victory] not before everything is settled', () => {
    const stack = [{ kind: 'lower' as const, ship: 'A1' }]
    expect(arclight.outcome(position({ B1: { status: 'destroyed' } }, { stack }))).toBeNull()
  })
})

describe('prompts', () => {
  const asked = (state: State) => arclight.awaiting(state).map(({ seat, say, pieces }) => [seat, say, pieces])

  test('[ARC.init.alternate ARC.crit.8] who moves, and which ships', () => {
    expect(asked(moving({ A2: {} }).state)).toEqual([['A', 'move a ship', ['A1', 'A2']]])
    expect(asked(moving({ A2: { conditions: [condition('move-first')] } }).state)).toEqual([
      ['A', 'move a ship', ['A2']],
    ])
    expect(asked(moving({ A2: { moved: true } }).state)).toEqual([['A', 'move a ship', ['A1']]])
    const under = position({ A2: {} }, { moving: { ship: 'A1', left: 1, turned: false } })
    expect(asked(under)).toEqual([['A', 'keep moving, 1 point left', ['A1']]])
  })

  test('[ARC.crit.8 ARC.move.once] why another ship can’t move', () => {
    const table = tableAt(position({ A2: { conditions: [condition('move-first')] } }))
    expect(table.forbiddenBy('A', { type: 'stop', ship: 'A1' })).toEqual(['ARC.crit.8'])
    expect(table.forbiddenBy('A', { type: 'stop', ship: 'A2' })).toEqual([])
    const under = tableAt(position({ A2: {} }, { moving: { ship: 'A1', left: 1, turned: false } }))
    expect(under.forbiddenBy('A', { type: 'stop', ship: 'A2' })).toEqual(['ARC.move.once'])
    expect(under.forbiddenBy('A', { type: 'stop', ship: 'A7' })).toEqual(['ARC.move.once'])
  })

  test('[ARC.fire.order.tie] each side with a crew member to fire', () => {
    const slot = (ship: string, done: boolean) => ({ ship, crew: 'A' as const, done, shot: null })
    const group = [slot('A1', false), slot('A2', true), slot('B1', false)]
    expect(asked(position({ A2: {} }, { phase: 'cannon', mover: null, group }))).toEqual([
      ['A', 'fire or hold: A1, gunner A', ['A1']],
      ['B', 'fire or hold: B1, gunner A', ['B1']],
    ])
  })
})

describe('the start', () => {
  const force = (ships: number) => Array.from({ length: ships }, (_, i) => ({ card: 'pulsar', name: `${i}` }))
  const options = (distance: number): Options => ({
    ...USUAL,
    distance,
    forces: { A: force(3), B: force(1), C: force(2), D: force(1) },
  })
  const starts = (seat: 'A' | 'B' | 'C' | 'D', distance = 14) =>
    startsOf(options(distance), seat).map(({ at, facing }) => `${hexName(hexOf(at))} ${facing}`)

  test('[ARC.board.size] sides face each other around the middle of 30 by 20 hexes, ships 2 hexes apart', () => {
    expect(starts('A')).toEqual(['1618 0', '1418 0', '1818 0'])
    expect(starts('B')).toEqual(['1604 3'])
    expect(starts('C')).toEqual(['0911 1', '0909 1'])
    expect(starts('D')).toEqual(['2311 4'])
    // Of an odd distance the top has the hex more.
    expect([starts('A', 13)[0], starts('B', 13)[0]]).toEqual(['1617 0', '1604 3'])
  })

  test('[ARC.card.structure ARC.card.nixie] every ship as its card prints it', () => {
    const seats = (['A', 'B'] as const).map(seat => ({ seat, name: seat, played: 'person' as const }))
    const state = initialState({
      scenario: 'test',
      seats,
      options: { ...options(14), forces: { A: force(1), B: [{ card: 'javelin', name: 'J' }] } },
    })
    expect(state).toMatchObject({ turn: 1, phase: 'initiative', launched: 0, order: [], mover: null })
    expect(state.ships.A1).toMatchObject({
      structure: 1,
      marks: 0,
      stun: 0,
      stunned: 0,
      nixie: true,
      cm: true,
      moved: false,
      spent: 0,
      course: null,
      through: false,
      losses: { T: 0, E: 0, A: 0, D: 0, M: 0 },
    })
    expect(state.ships.A1?.weapons).toEqual(Array(2).fill({ eliminated: false, fired: false, lowered: 0, lock: null }))
    expect(state.ships.B1).toMatchObject({ nixie: false, cm: true })
    expect(initialState({ scenario: 'test', seats, options: { ...options(14), declaredTurn: true } }).phase).toBe(
      'premove',
    )
  })
})

describe('the referee', () => {
  const controls = (given: Given = {}) =>
    Object.fromEntries(
      arclight
        .refereeControls(position({ A1: { ...given } }))
        .flatMap(control => (control.piece === 'A1' ? [[control.id, control]] : [])),
    )
  const ends = (id: string, given: Given = {}) =>
    controls(given)[`${id}.A1`]?.fields.map(field =>
      field.kind === 'number' ? [field.name, field.min, field.max, field.value] : [field.name, field.value],
    )

  test('[ARC.board.hex ARC.code.struct] each value with its limits and what it is now', () => {
    expect(ends('place')).toEqual([
      ['column', 1, 30, 15],
      ['row', 1, 20, 15],
      ['facing', '0'],
    ])
    expect(ends('losses', { losses: { T: 2, M: 70 } })).toEqual([
      ['T', 0, 60, 2],
      ['E', 0, 60, 0],
      ['A', 0, 60, 0],
      ['D', 0, 60, 0],
      ['M', 0, 60, 60],
    ])
    expect(ends('hull', { marks: 1, stun: 2 })).toEqual([
      ['structure', 0, 1, 1],
      ['marks', 0, 9, 1],
      ['stun', 0, 9, 2],
    ])
    expect(ends('crew', { dead: ['A'] })).toEqual([
      ['P', true],
      ['A', false],
    ])
    expect(ends('gear', { cm: false })).toEqual([
      ['nixie', true],
      ['cm', false],
      ['shorts', true],
    ])
    expect(ends('conditions', { conditions: [condition('hud')] })?.filter(([, value]) => value)).toEqual([
      ['hud', true],
    ])
  })

  test('[ARC.code.C ARC.code.W ARC.code.X] what each of them sets', () => {
    const set = (id: string, values: Record<string, string | number | boolean>, given: Given = {}) =>
      Object.fromEntries(
        controls(given)
          [`${id}.A1`]?.fill(values)
          .map(({ path, value }) => [path.at(-1), value]) ?? [],
      )
    expect(set('crew', { P: true, A: false })).toEqual({ dead: ['A'] })
    const gun = { eliminated: false, fired: false, lowered: 0, lock: null }
    expect(set('weapons', { w0: false, w1: true })).toEqual({ weapons: [{ ...gun, eliminated: true }, gun] })
    const shorts = [{ kind: 'ds' as const, weapon: null, turn: 3 }]
    expect(set('gear', { nixie: false, cm: true, shorts: true }, { shorts })).toEqual({
      nixie: false,
      cm: true,
      shorts,
    })
    expect(set('gear', { nixie: true, cm: true, shorts: false }, { shorts })).toMatchObject({ shorts: [] })
    const held = condition('hud', 1, 'B')
    expect(set('conditions', { hud: true, ew: true }, { conditions: [held] })).toEqual({
      conditions: [held, { kind: 'ew', turn: 3, by: 'A' }],
    })
    expect(set('conditions', { hud: false }, { conditions: [held] })).toEqual({ conditions: [] })
    expect(set('losses', { T: 1, E: 2, A: 3, D: 4, M: 5 })).toEqual({ losses: { T: 1, E: 2, A: 3, D: 4, M: 5 } })
  })
})
