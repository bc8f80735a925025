import { describe, expect, test } from 'vitest'
import { offersFor } from '../../../src/engine/record/offering'
import { anyRuleset } from '../../../src/engine/ruleset'
import { arclight } from '../../../src/rulesets/arclight'
import type { Move } from '../../../src/rulesets/arclight/actions/move'
import type { Options } from '../../../src/rulesets/arclight/options'
import { players } from '../../../src/rulesets/arclight/players'
import { condition, type Given, moving, seen } from './support'

/**
 * The course picked with these random numbers, then with the last one again and again. First comes the share of the
 * points to be left over; before each step the side of a turn, whether it is sharp, and whether it is a turn at all.
 */
function course(given: Given, numbers: readonly number[], options: Partial<Options> = {}): readonly string[] | null {
  const table = moving({ A1: given }, options)
  const offer = offersFor(anyRuleset(arclight), table.state, 'A').find(({ id }) => id === 'move.A1')
  if (!offer) throw new Error('no course to plot')
  let i = 0
  const random = () => numbers[Math.min(i++, numbers.length - 1)] ?? 0
  const action = players.move?.pick?.(
    offer as Parameters<NonNullable<NonNullable<typeof players.move>['pick']>>[0],
    seen(table.state),
    random,
  )
  return (action as Move | null)?.steps ?? null
}

const straightOn = (hexes: number) => Array.from({ length: hexes }, () => 'F')

describe('a random course', () => {
  test('[ARC.move.points] spends the points it was given and keeps the rest', () => {
    // Thrust 5; never a turn.
    expect(course({ losses: { T: 9 } }, [0, 0.99])).toEqual(straightOn(5))
    expect(course({ losses: { T: 9 } }, [0.5, 0.99])).toEqual(straightOn(3))
    expect(course({ losses: { T: 14 } }, [0, 0.99])).toBeNull()
  })

  test('[ARC.move.turn-cost ARC.move.turn.once-per-hex] turns one side for 4 points, once in a hex', () => {
    // Left, not sharp, a turn; then straight on.
    expect(course({ losses: { T: 9 } }, [0, 0, 0.5, 0.1, 0.99])).toEqual(['L', 'F'])
    expect(course({ losses: { T: 9 } }, [0, 0.9, 0.5, 0.1, 0.99])).toEqual(['R', 'F'])
    // A turn whenever it is allowed: with 14 points three of them, a hex after each.
    expect(course({}, [0, 0, 0.5, 0.1, 0, 0, 0.5, 0.1, 0, 0.5, 0.1])).toMatchObject({ 0: 'L', 1: 'F' })
    expect(course({ losses: { T: 6 } }, [0, 0.2], { turnSplit: true })).toEqual(['L', 'L'])
    expect(course({ losses: { T: 7 } }, [0, 0.2])).toEqual(['L', 'F', 'F', 'F'])
  })

  test('[ARC.move.multi-turn.roll] ends with a sharp turn of two or three sides', () => {
    expect(course({}, [0, 0, 0.05, 0.4])).toEqual(['LL'])
    expect(course({}, [0, 0.9, 0.05, 0.6])).toEqual(['RRR'])
  })

  test('[ARC.move.turn.once-per-hex ARC.move.occupied.pass] may turn again in the next hex, and passes ships with its last points', () => {
    // 9 points: left, ahead, left again.
    expect(course({ losses: { T: 5 } }, [0, 0, 0.5, 0.1, 0, 0, 0.5, 0.1, 0.99])).toEqual(['L', 'F', 'L'])
    // B1 is in hex 1507.
    expect(course({ at: '1508', losses: { T: 12 } }, [0, 0.99])).toEqual(straightOn(2))
    expect(course({ at: '1508', losses: { T: 13 } }, [0, 0.99])).toBeNull()
  })

  test('[ARC.move.turn-cost ARC.move.multi-turn.roll] a share is reached only below it', () => {
    const exactly = (sharp: number, turn: number) => course({ losses: { T: 9 } }, [0, 0, sharp, turn, 0.99])
    expect(exactly(0.1, 0.99)).toEqual(straightOn(5))
    expect(exactly(0.05, 0.5)).toEqual(['LLL'])
    expect(exactly(0.5, 0.25)).toEqual(straightOn(5))
    expect(exactly(0.5, 0.24)).toEqual(['L', 'F'])
  })

  test('[ARC.crit.6 ARC.crit.19 ARC.crit.10] keeps to its locked thrusters', () => {
    const locked = (kind: 'right-only' | 'left-only' | 'straight') => ({
      conditions: [condition(kind)],
      losses: { T: 9 },
    })
    expect(course(locked('right-only'), [0, 0, 0.5, 0.1, 0.99])).toEqual(['R', 'F'])
    expect(course(locked('left-only'), [0, 0.9, 0.5, 0.1, 0.99])).toEqual(['L', 'F'])
    // All the way, whatever it was to keep.
    expect(course(locked('straight'), [0.5, 0.1])).toEqual(straightOn(5))
    const both = { conditions: [condition('right-only'), condition('left-only')], losses: { T: 9 } }
    expect(course(both, [0, 0.1])).toEqual(straightOn(5))
  })

  test('[ARC.board.exit] leaves the map once in twenty times, and then goes no further', () => {
    const edge = (leave: number, facing = 0) =>
      course({ at: '1502', facing, losses: { T: 11 } }, [0, 0.9, 0.9, leave, 0.99])
    // Too few points to turn: it stops at the edge.
    expect(edge(0.05)).toEqual(['F'])
    expect(course({ at: '1502', losses: { T: 11 } }, [0, 0.04])).toEqual(['F', 'F'])
    expect(course({ at: '1501', losses: { T: 11 } }, [0, 0.06])).toBeNull()
    expect(course({ at: '1501', losses: { T: 11 }, conditions: [condition('straight')] }, [0.9])).toEqual(['F'])
  })
})
