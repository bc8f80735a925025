import { describe, expect, test } from 'vitest'
import { arclight } from '../../../src/rulesets/arclight'
import type { Options } from '../../../src/rulesets/arclight/options'
import type { State } from '../../../src/rulesets/arclight/state'
import { SHIPS } from '../../../src/rulesets/arclight/tables/ships'
import { type Given, moving, position, seen, ship, tableAt } from './support'

type Ships = Readonly<Record<string, Given>>
const gone = { status: 'retreated', through: true } as const
const lost = { status: 'destroyed' } as const

describe('who has won', () => {
  const ended = (given: Ships, options: Partial<Options> = {}, change: Partial<State> = {}) =>
    arclight.outcome(position(given, change, options))

  test('[ARC.victory] the last side, or nobody', () => {
    expect(ended({ B1: lost })).toEqual({
      winners: ['A'],
      why: 'It is the last side with a ship in play.',
      rule: 'ARC.victory',
    })
    expect(ended({ A1: lost, B1: lost })).toEqual({ winners: [], why: 'No ship is left in play.', rule: 'ARC.victory' })
    expect(ended({ A1: lost, B1: lost, C1: {} })?.winners).toEqual(['C'])
    expect(ended({ B1: lost, C1: {} })).toBeNull()
  })

  test('[ARC.opt.limit ARC.points] points in play after the last turn, of one turn as of many', () => {
    const rule = 'ARC.opt.limit'
    expect(ended({}, { turnLimit: 1 }, { turn: 1 })).toBeNull()
    expect(ended({}, { turnLimit: 1 }, { turn: 2 })).toEqual({
      winners: ['A'],
      why: 'It has more points in play: 69.',
      rule,
    })
    expect(ended({}, { turnLimit: 0 }, { turn: 99 })).toBeNull()
    const even = { A1: { card: 'javelin' } }
    expect(ended(even, { turnLimit: 2 })).toEqual({ winners: [], why: 'The points in play are equal.', rule })
    // Of three sides two are equal, and the third has less.
    expect(ended({ C1: { card: 'pulsar' } }, { turnLimit: 2 })).toMatchObject({ winners: [] })
    expect(ended({ C1: { card: 'sling' } }, { turnLimit: 2 })).toMatchObject({ winners: ['A'] })
  })

  const own = (points: number) => ({ ...(SHIPS[0] as (typeof SHIPS)[number]), id: `own-${points}`, points })
  const cards = [own(49), own(50), own(51)]

  test.each([
    [50, 50, ['A']],
    [49, 51, ['B']],
    [51, 49, ['A']],
  ])('[ARC.opt.runner] %i points through and %i lost', (through, stayed, winners) => {
    const given = { A1: { card: `own-${through}`, ...gone }, A2: { card: `own-${stayed}`, ...lost } }
    const won = winners[0] === 'A'
    expect(ended(given, { runner: 'A', cards })).toEqual({
      winners,
      why: won ? `It broke through with ${through} points.` : `Only ${through} of 100 points broke through.`,
      rule: 'ARC.opt.runner',
    })
  })

  test('[ARC.opt.runner] ships in play count only when no enemy is left; ships that left elsewhere never', () => {
    const options = { runner: 'A', cards } as const
    const half = { A1: { card: 'own-50', ...gone }, A2: { card: 'own-50' } }
    // The fight goes on while both sides have ships, however many are through.
    expect(ended(half, options)).toBeNull()
    expect(ended({ ...half, B1: lost }, options)).toMatchObject({
      winners: ['A'],
      why: 'It broke through with 100 points.',
    })
    expect(ended({ ...half, A1: { card: 'own-50', status: 'retreated' }, B1: lost }, options)).toMatchObject({
      winners: ['A'],
      why: 'It broke through with 50 points.',
    })
    const back = {
      A1: { card: 'own-50', status: 'retreated' as const },
      A2: { card: 'own-50', status: 'retreated' as const },
    }
    expect(ended(back, options)).toMatchObject({ winners: ['B'], why: 'Only 0 of 100 points broke through.' })
    const late = { ...options, turnLimit: 2 }
    expect(ended(half, late)).toMatchObject({ winners: ['A'], why: 'It broke through with 50 points.' })
    expect(ended({ A1: { card: 'own-49', ...gone }, A2: { card: 'own-51' } }, late)).toMatchObject({ winners: ['B'] })
    // A runner that isn't at the table binds nobody.
    expect(ended({ B1: lost }, { runner: 'D' })).toMatchObject({ rule: 'ARC.victory' })
    expect(ended(back, options, { conceded: ['B'] })).toMatchObject({ winners: [] })
  })
})

describe('the far edge', () => {
  /** Whether a ship of this seat that leaves here has broken through. */
  const through = (seat: 'A' | 'B' | 'C' | 'D', at: string, facing: number, runner: Options['runner'] = seat) => {
    const id = `${seat}1`
    const others = { A1: { at: '1515' }, B1: { at: '1507' }, [id]: { at, facing }, [`${seat}2`]: { at: '1010' } }
    const table = tableAt(position(others, { mover: seat }, { runner }))
    table.play(seat, { type: 'move', ship: id, steps: ['F'] })
    expect(ship(table, id).status).toBe('retreated')
    return ship(table, id).through
  }

  test.each([
    // Over each edge, and over the sides in the first and the last row.
    [
      'A',
      [
        ['1501', 0, true],
        ['0101', 4, false],
        ['3001', 2, false],
        ['1520', 3, false],
        ['0120', 4, false],
      ],
    ],
    [
      'B',
      [
        ['1520', 3, true],
        ['3020', 1, false],
        ['0120', 4, false],
        ['1501', 0, false],
        ['0101', 5, false],
      ],
    ],
    [
      'C',
      [
        ['3010', 1, true],
        ['3010', 2, true],
        ['3001', 0, false],
        ['3020', 3, false],
        ['0110', 4, false],
      ],
    ],
    [
      'D',
      [
        ['0110', 4, true],
        ['0110', 5, true],
        ['0101', 0, false],
        ['0120', 3, false],
        ['3010', 1, false],
      ],
    ],
  ] as const)('[ARC.opt.runner ARC.board.exit] of seat %s is across the map', (seat, ways) => {
    expect(ways.map(([at, facing]) => [at, facing, through(seat, at, facing)])).toEqual(ways)
  })

  test('[ARC.opt.runner] counts only for the side that must break through', () => {
    expect([through('A', '1501', 0, 'A'), through('A', '1501', 0, 'B'), through('A', '1501', 0, 'none')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('how the sides stand', () => {
  test('[ARC.points ARC.opt.runner ARC.opt.limit] points in play and points through', () => {
    const given = { A1: {}, A2: { card: 'ember', ...gone }, B1: lost, B2: {} }
    const told = (options: Partial<Options>) => arclight.mission(seen(position(given, {}, options)))
    expect(told({})).toEqual({
      clock: { name: 'Turn', now: 3 },
      standings: [
        { seat: 'A', value: '69 of 92 points in play' },
        { seat: 'B', value: '59 of 118 points in play' },
      ],
    })
    expect(told({ runner: 'A', turnLimit: 12 })).toEqual({
      clock: { name: 'Turn', now: 3, of: 12 },
      standings: [
        { seat: 'A', value: '69 of 92 points in play' },
        { seat: 'A', value: '23 points through, 46 needed' },
        { seat: 'B', value: '59 of 118 points in play' },
      ],
    })
    // Half of 59, rounded up.
    const odd = arclight.mission(seen(position({}, {}, { runner: 'B' }))).standings
    expect(odd.at(-1)).toEqual({ seat: 'B', value: '0 points through, 30 needed' })
  })

  test('[ARC.victory ARC.opt.runner ARC.opt.limit] what the sides fight for', () => {
    const duel = arclight.setupModel.scenarios[0]?.setup
    if (!duel) throw new Error('no duel')
    const brief = (options: Partial<Options>) =>
      arclight.setupModel.brief?.({ ...duel, options: { ...duel.options, ...options } })
    expect(brief({})?.at(-1)).toBe("There's no turn limit.")
    expect(brief({ turnLimit: 1 })?.at(-1)).toMatch(/^The battle ends after 1 turn at the latest\./)
    expect(brief({ runner: 'A' })?.[0]).toMatch(/^Spartan Worlds: break through\./)
    expect(brief({ runner: 'A' })?.at(-1)).toBe('The battle ends when only one side has ships in play.')
    expect(brief({ runner: 'B', turnLimit: 9 })?.at(-1)).toBe(
      'The battle ends after 9 turns, or when only one side has ships in play.',
    )
    expect(brief({ runner: 'C' })).toEqual(brief({}))
  })
})

describe('a side that leaves in the middle of things', () => {
  test('[ARC.opt.concede ARC.move.opponent] the next opponent sets the facing', () => {
    const table = tableAt(position({ C1: {} }))
    table.play('A', { type: 'move', ship: 'A1', steps: ['RR'] }, 1)
    expect(arclight.awaiting(table.state).map(({ seat }) => seat)).toEqual(['B'])
    table.play('B', { type: 'concede' })
    expect(arclight.awaiting(table.state).map(({ seat }) => seat)).toEqual(['C'])
    const other = tableAt(position({ C1: {} }))
    other.play('A', { type: 'move', ship: 'A1', steps: ['RR'] }, 1)
    other.play('C', { type: 'concede' })
    expect(arclight.awaiting(other.state).map(({ seat }) => seat)).toEqual(['B'])
  })

  test('[ARC.opt.concede ARC.turn.upkeep.ticks ARC.init.alternate.uneven] nothing of it ticks or moves any more', () => {
    const ticks = (['A1', 'B1', 'C1'] as const).map(id => ({ kind: 'creaking' as const, ship: id, by: 'A' as const }))
    const table = tableAt(position({ C1: {} }, { phase: 'ticks', mover: null, ticks }))
    table.play('B', { type: 'concede' })
    expect(table.state.ticks.map(({ ship: id }) => id)).toEqual(['A1', 'C1'])
    const under = tableAt(position({ C1: {} }, { moving: { ship: 'A1', left: 3, turned: false } }))
    const events = under.play('A', { type: 'concede' })
    expect([under.state.mover, under.state.moving]).toEqual(['B', null])
    expect(events.map(({ type }) => type)).toEqual(['conceded'])
    // A side that left is passed over in silence, one that has moved all its ships is told.
    const three = tableAt(position({ C1: {}, C2: { at: '0812' } }, { mover: 'C', order: ['A', 'B', 'C'] }))
    const moved = { ...three.state.ships }
    for (const id of ['A1', 'B1']) moved[id] = { ...ship(three, id), moved: true }
    const uneven = tableAt({ ...three.state, ships: { ...moved, B1: { ...ship(three, 'B1'), status: 'destroyed' } } })
    expect(uneven.play('C', { type: 'stop', ship: 'C1' })).toMatchObject([
      { type: 'stopped', ship: 'C1' },
      { type: 'none-to-move', seat: 'A' },
    ])
  })

  test('[ARC.move.multi-turn.one ARC.turn.cannon] the last facing of all ends the movement', () => {
    const table = moving({ A1: { losses: { T: 6 } }, B1: { moved: true } })
    table.play('A', { type: 'move', ship: 'A1', steps: ['RR'] }, 1)
    table.play('B', { type: 'face', facing: 0 })
    expect([table.state.phase, ship(table, 'A1').moved]).toEqual(['cannon', true])
  })
})
