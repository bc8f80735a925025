import { describe, expect, test } from 'vitest'
import { invariants } from '../../../src/rulesets/arclight/invariants'
import type { State } from '../../../src/rulesets/arclight/state'
import { type Given, position } from './support'

const brokenIn = (state: State): string[] =>
  Object.entries(invariants).flatMap(([name, holds]) => (holds(state) ? [] : [name]))
/** The invariants that a Pulsar like this breaks, next to a sound Javelin. */
const broken = (given: Given, change: Partial<State> = {}): string[] => brokenIn(position({ A1: given }, change))

describe('a position that play cannot reach is noticed', () => {
  test('a sound one passes', () => {
    expect(broken({})).toEqual([])
    expect(broken({ at: '0101' })).toEqual([])
    expect(broken({ at: '3020' })).toEqual([])
  })

  test('[ARC.move.occupied.stop ARC.board.exit] where ships are', () => {
    expect(broken({ at: '1507' })).toEqual(['no two ships share a hex'])
    expect(broken({ at: '1507', status: 'destroyed' })).toEqual([])
    expect(broken({ at: '3120' })).toEqual(['ships in play are on the map'])
    expect(broken({ at: '3021' })).toEqual(['ships in play are on the map'])
    expect(broken({ at: '3021', status: 'retreated' })).toEqual([])
  })

  test('[ARC.floor] values stop at 0', () => {
    for (const losses of [{ T: 30 }, { D: 30 }, { E: 30 }, { A: 30 }]) expect(broken({ losses })).toEqual([])
    for (const losses of [{ T: 0.5 }, { D: 0.5 }, { E: 0.5 }, { A: 0.5 }])
      expect(broken({ losses })).toEqual(['no value drops below 0'])
  })

  test('[ARC.code.C.none ARC.code.C] crews', () => {
    // A Pulsar has a pilot and gunner A.
    expect(broken({ dead: ['A'] })).toEqual([])
    expect(broken({ dead: ['P', 'A'] })).toEqual(['a ship in play has a crew'])
    expect(broken({ dead: ['P', 'A'], status: 'derelict' })).toEqual([])
    const crew = ['only crew members on the card are dead, each once']
    expect(broken({ dead: ['B'] })).toEqual(crew)
    expect(broken({ dead: ['A', 'A'], status: 'derelict' })).toEqual(crew)
  })

  test('[ARC.code.struct.floor] Structure', () => {
    const within = ['Structure stays within the card']
    expect(broken({ structure: 0 })).toEqual([])
    expect(broken({ structure: 2 })).toEqual(within)
    expect(broken({ structure: -1 })).toEqual(within)
  })

  test('[ARC.move.points] a ship that moves', () => {
    const spends = ['a ship never spends more points than it has']
    const moving = (left: number, ship = 'A1') => ({ moving: { ship, left, turned: false } })
    expect(broken({}, moving(0))).toEqual([])
    expect(broken({}, moving(-1))).toEqual(spends)
    expect(broken({ status: 'destroyed' }, moving(3))).toEqual(spends)
    expect(broken({}, moving(3, 'A7'))).toEqual(spends)
  })

  test('[ARC.crit.repeat] conditions occur once', () => {
    const at = (kind: 'hud' | 'ew' | 'life-support') => ({ kind, turn: 3, by: 'B' as const })
    expect(broken({ conditions: [at('hud')] })).toEqual([])
    expect(broken({ conditions: [at('hud'), at('ew')] })).toEqual([])
    expect(broken({ conditions: [at('life-support'), at('life-support')] })).toEqual([])
    expect(broken({ conditions: [at('hud'), at('hud')] })).toEqual([
      'a condition occurs only once, except life support',
    ])
  })

  test('[ARC.code.short] shorts last until the next turn', () => {
    const short = (turn: number) => ({ shorts: [{ kind: 'ds' as const, weapon: null, turn }] })
    const late = ['shorts are from this turn or the last']
    expect([1, 2, 3, 4].map(turn => broken(short(turn)))).toEqual([late, [], [], late])
  })

  test('[ARC.word.boom-next] a doomed ship is gone in the next Upkeep', () => {
    const doomed = (turn: number) => broken({ conditions: [{ kind: 'doomed', turn, by: 'B' }] })
    expect([1, 2, 3].map(doomed)).toEqual([['a doomed ship is destroyed in the next Upkeep'], [], []])
    expect(broken({ conditions: [{ kind: 'cascade', turn: 1, by: 'B' }] })).toEqual([])
  })

  test('[ARC.index.sequence] nothing waits for a ship out of play', () => {
    const waits = ['nothing waits for a ship out of play']
    const stack = (ship: string) => ({ stack: [{ kind: 'lower' as const, ship }] })
    expect(broken({}, stack('A1'))).toEqual([])
    expect(broken({ status: 'destroyed' }, stack('A1'))).toEqual(waits)
    expect(broken({}, stack('A7'))).toEqual(waits)
  })
})
