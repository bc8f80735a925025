import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/engine/seats'
import type { ArcAction } from '../../../src/rulesets/arclight/actions'
import type { Options } from '../../../src/rulesets/arclight/options'
import type { State } from '../../../src/rulesets/arclight/state'
import { type ArcTable, condition, type Given, moving, position, rolling, tableAt } from './support'

/** Every reason in full and in order, even where several cite one rule; the table's own come first. */
const why = (table: ArcTable, action: ArcAction, seat: Seat = 'A'): string[] =>
  table.refusalsOf(seat, action).map(({ rule, why: words }) => `${rule}: ${words}`)
const rules = (table: ArcTable, action: ArcAction, seat: Seat = 'A'): string[] =>
  table.refusalsOf(seat, action).map(({ rule }) => rule)

type Ships = Readonly<Record<string, Given>>
const inPhase = (
  phase: State['phase'],
  given: Ships = {},
  change: Partial<State> = {},
  options: Partial<Options> = {},
) => tableAt(position(given, { phase, mover: null, ...change }, options))

describe('moving', () => {
  const move = (ship: string, ...steps: string[]) => ({ type: 'move', ship, steps }) as const
  const stop = { type: 'stop', ship: 'A1' } as const

  test('[ARC.turn.order ARC.init.alternate ARC.move.once ARC.move.multi-turn.one] a ship whose turn it is not', () => {
    expect(why(moving({ B1: { moved: true } }), { type: 'stop', ship: 'B1' })).toEqual([
      "ARC.init.alternate: It isn't the turn of B1's side to move.",
      'ARC.move.once: B1 has already moved this turn.',
    ])
    const gone = moving({ A1: { status: 'destroyed', moved: true }, A2: {} })
    expect(why(gone, stop)).toEqual([
      'ARC.move.once: A1 is out of play.',
      'ARC.move.once: A1 has already moved this turn.',
    ])
    expect(rules(inPhase('upkeep'), stop)).toEqual(['TABLE.turn', 'ARC.turn.order'])
    const facing = tableAt(
      position(
        { A2: {} },
        { moving: { ship: 'A1', left: 3, turned: true }, stack: [{ kind: 'facing', ship: 'A1', seat: 'B' }] },
      ),
    )
    expect(why(facing, stop).slice(1)).toEqual(['ARC.move.multi-turn.one: The opponent sets the facing first.'])
    expect(why(facing, { type: 'stop', ship: 'A2' }).slice(1)).toEqual([
      'ARC.move.multi-turn.one: The opponent sets the facing first.',
      'ARC.move.once: A1 is still moving. Finish its move first.',
    ])
    expect(why(facing, { type: 'face', facing: 1 }).slice(1)).toEqual([
      'ARC.move.opponent: The opponent sets the facing.',
    ])
    expect(rules(facing, { type: 'face', facing: 1 }, 'B')).toEqual([])
  })

  test('[ARC.crit.8] those that must move first are named, and bind only the others of their side', () => {
    const first = { conditions: [condition('move-first')] }
    const table = moving({ A1: {}, A2: first, A3: { at: '1215', ...first } })
    expect(why(table, stop)).toEqual(['ARC.crit.8: A2 and A3 must move first, because of a failure in communications.'])
    expect(rules(table, { type: 'stop', ship: 'A3' })).toEqual([])
    const done = moving({ A1: { moved: true }, A2: first })
    expect(rules(done, stop)).toEqual(['ARC.move.once'])
    expect(rules(moving({ A2: { ...first, moved: true } }), stop)).toEqual([])
    expect(rules(moving({ B1: first }), stop)).toEqual([])
  })

  test('[ARC.crit.12 ARC.move.points ARC.board.exit ARC.move.occupied.turn ARC.move.turn.once-per-hex] every step', () => {
    const dry = { conditions: [condition('fuel-leak', -2)] }
    expect(why(moving({ A1: dry }), move('A1', 'R'))).toEqual([
      'ARC.crit.12: A1 is out of fuel.',
      'ARC.move.turn.afford: A turn costs 4 movement points. You have 0 left.',
    ])
    expect(why(moving({ A1: { losses: { T: 14 } } }), move('A1', 'F'))).toEqual([
      'ARC.move.points: No movement points are left for the next hex.',
    ])
    const edge = moving({ A1: { at: '1501' } })
    expect(why(edge, move('A1', 'F', 'R'))).toEqual(['ARC.board.exit: A1 has already left the map at this step.'])
    expect(why(edge, move('A1', 'F', 'F'))).toEqual(['ARC.board.exit: A1 has already left the map at this step.'])
    const crowded = moving({ B1: { at: '1514' } })
    expect(why(crowded, move('A1', 'F', 'LLLL'))).toEqual([
      'ARC.move.turn.max: A turn can be at most 3 hexsides, not 4.',
      "ARC.move.occupied.turn: B1 is in hex 1514, so you can't turn there.",
    ])
    expect(why(crowded, move('A1', 'F'))).toEqual([
      "ARC.move.occupied.stop: B1 is in hex 1514, so you can't stop there.",
    ])
    expect(why(moving(), move('A1', 'R', 'LL', 'F'))).toEqual([
      'ARC.move.turn.once-per-hex: You have already turned in hex 1515.',
      'ARC.move.multi-turn.roll: Make the Helm roll first; you can plot the rest afterwards.',
    ])
    const both = moving({ A1: { conditions: [condition('straight'), condition('right-only')] } })
    expect(why(both, move('A1', 'L'))).toEqual([
      'ARC.crit.10: A1 must go straight ahead this turn.',
      'ARC.crit.6: A1 can only turn right.',
    ])
    expect(rules(moving(), move('A1', 'RRR'))).toEqual([])
    expect(rules(moving({ A1: { losses: { T: 14 } } }), move('A1'))).toEqual(['ARC.move.points'])
  })

  test('[TABLE.malformed ARC.move.points] a course of 60 steps is judged, one of 61 is not even read', () => {
    const long = (steps: number) => rules(moving(), move('A1', ...Array<string>(steps).fill('F')))
    expect([long(60), long(61)]).toEqual([['ARC.move.points'], ['TABLE.malformed']])
    const turn = (step: string) => rules(moving(), move('A1', step))
    expect([turn('LLLLLL'), turn('LLLLLLL')]).toEqual([['ARC.move.turn.max'], ['TABLE.malformed']])
  })

  test('[ARC.crit.10] how many hexes are still to go', () => {
    const straight = (given: Given, others: Ships = {}) =>
      why(
        moving({ A1: { at: '1518', conditions: [condition('straight')], ...given }, B1: { at: '0101' }, ...others }),
        stop,
      )
    const must = (hexes: string) => [`ARC.crit.10: A1 must go straight ahead at full speed, ${hexes} more.`]
    expect(straight({})).toEqual(must('14 hexes'))
    expect(straight({ losses: { T: 13 } })).toEqual(must('1 hex'))
    expect(straight({ losses: { T: 14 } })).toEqual([])
    // The last hex, or the last two, are taken.
    expect(straight({ losses: { T: 11 } }, { B1: { at: '1515' } })).toEqual(must('2 hexes'))
    expect(straight({ losses: { T: 11 } }, { B1: { at: '1515' }, B2: { at: '1516' } })).toEqual(must('1 hex'))
    expect(straight({ losses: { T: 13 } }, { B1: { at: '1517' } })).toEqual([])
    // It has to leave the map, and goes no further.
    expect(straight({ at: '1503' })).toEqual(must('3 hexes'))
  })
})

describe('initiative', () => {
  const roll = (ship: string | null, skill: 'cmd' | 'helm' = 'cmd') => ({ type: 'initiative', ship, skill }) as const
  const once = 'ARC.turn.movement.initiative: Initiative is rolled once by each side, in its step.'

  test('[ARC.turn.movement.initiative ARC.init.best ARC.init.single] whose roll it is not', () => {
    const two = rolling({ A2: { card: 'quasar' }, A3: { at: '0505', card: 'quasar', status: 'destroyed' } })
    expect(why(two, roll('A1'))).toEqual(["ARC.init.best: A1 doesn't have the best commander."])
    expect(why(two, roll('A3'))).toEqual(["ARC.init.best: A3 doesn't have the best commander."])
    expect(why(two, roll('B1'))).toEqual(["ARC.init.best: B1 doesn't have the best commander."])
    expect(why(two, roll('Z9'))).toEqual(['ARC.init.best: There is no such ship.'])
    expect(why(two, roll(null))).toEqual(['ARC.init.best: Choose a ship: at least one of your pilots is alive.'])
    expect(why(two, roll('A2', 'helm'))).toEqual(['ARC.init.single: With 2 ships, you roll Command, not Helm.'])
    expect(why(two, roll('B1', 'helm'))).toEqual([
      'ARC.init.single: With 2 ships, you roll Command, not Helm.',
      "ARC.init.best: B1 isn't yours, or isn't in play.",
    ])
    expect(why(rolling(), roll('B1', 'helm'))).toEqual(["ARC.init.best: B1 isn't yours, or isn't in play."])
    expect(why(moving(), roll('Z9'))).toEqual([once, 'ARC.init.best: There is no such ship.'])
    const early = tableAt(position({}, { phase: 'premove', order: [], mover: null }, { declaredTurn: true }))
    expect(why(early, roll('A1'))).toEqual([once])
    const gone = rolling({ B1: { status: 'destroyed' }, C1: {} })
    expect(why(gone, roll(null), 'B').slice(1)).toEqual([once])
  })
})
