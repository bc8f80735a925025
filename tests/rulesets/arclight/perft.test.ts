import { describe, expect, test } from 'vitest'
import { stepped } from '../../../src/engine/geometry/hex'
import { follow, movementOf } from '../../../src/rulesets/arclight/rules/movement'
import { spotsFrom } from '../../../src/rulesets/arclight/rules/reach'
import { isOnMap, shipAt, shipOf } from '../../../src/rulesets/arclight/rules/ship'
import type { State } from '../../../src/rulesets/arclight/state'
import { SHIPS } from '../../../src/rulesets/arclight/tables/ships'
import { type Given, hex, position } from './support'

/** Every legal course of at most this many points, without a roll, counted by flying each. */
function waysFrom(state: State, points: number): { ways: number; ends: Set<string> } {
  const ends = new Set<string>()
  let ways = 0
  const go = (steps: string[]): void => {
    for (const step of ['F', 'L', 'R']) {
      const next = [...steps, step]
      const { movement, refusals } = follow(state, shipOf(state, 'A1'), next)
      const passing = refusals.every(({ rule, why }) => rule === 'ARC.move.occupied.stop' && why.includes("can't stop"))
      if (!passing || movement.left < movementOf(state, shipOf(state, 'A1')).left - points) continue
      if (refusals.length === 0 && !movement.off) {
        ways += 1
        ends.add(`${movement.at.q},${movement.at.r},${movement.facing}`)
      }
      if (!movement.off) go(next)
    }
  }
  go([])
  return { ways, ends }
}

/** A Pulsar with so much Thrust left on a small map. */
const small = (thrust: number, given: Record<string, Given> = {}, at = '0505') =>
  position({ A1: { at, losses: { T: 14 - thrust } }, B1: { at: '0101' }, ...given }, {}, { columns: 9, rows: 9 })

describe('perft: ways of a ship without a roll', () => {
  test.each([
    [1, 1],
    [3, 3],
    [4, 6],
    [5, 11],
    [6, 18],
    [8, 38],
    [10, 82],
    [12, 182],
  ] as const)('with Thrust %i in the open there are %i', (thrust, expected) => {
    // F costs 1, a turn 4, one turn to a hex: the sum of C(n + 1, t) 2^t over n + 4t up to the Thrust.
    const open = position({ A1: { at: '1518', losses: { T: 14 - thrust } }, B1: { at: '0101' } })
    expect(waysFrom(open, thrust).ways).toBe(expected)
  })

  test.each([4, 6, 9, 10])('with Thrust %i the search finds exactly the spots that flying finds', thrust => {
    const crowded = { B1: { at: '0504' }, A2: { at: '0603' } }
    for (const given of [{}, crowded]) {
      const state = small(thrust, given)
      const a1 = shipOf(state, 'A1')
      const found = spotsFrom(state, a1, movementOf(state, a1))
      const { ends } = waysFrom(state, thrust)
      const named = new Set(found.map(({ at, facing }) => `${at.q},${at.r},${facing}`))
      named.delete(`${a1.at.q},${a1.at.r},${a1.facing}`)
      ends.delete(`${a1.at.q},${a1.at.r},${a1.facing}`)
      expect(named).toEqual(ends)
    }
  })

  test.each([3, 4, 5])('with Maneuver Number 0 and Thrust %i every turn costs 1, once in a hex', thrust => {
    const cards = SHIPS.slice(0, 1).map(card => ({ ...card, id: 'nimble', maneuver: 0, thrust }))
    for (const turnSplit of [false, true]) {
      const state = position({ A1: { at: '0505', card: 'nimble' }, B1: { at: '0504' } }, {}, { cards, turnSplit })
      const a1 = shipOf(state, 'A1')
      const found = spotsFrom(state, a1, movementOf(state, a1))
      const named = new Set(found.map(({ at, facing }) => `${at.q},${at.r},${facing}`))
      const { ends } = waysFrom(state, thrust)
      expect(named).toEqual(ends.add(`${a1.at.q},${a1.at.r},${a1.facing}`))
    }
  })

  test('no spot is off the map or in the hex of another ship', () => {
    const state = small(10, { B1: { at: '0504' } })
    const a1 = shipOf(state, 'A1')
    for (const { at } of spotsFrom(state, a1, movementOf(state, a1))) {
      expect(isOnMap(state, at)).toBe(true)
      expect(shipAt(state, at, 'A1')).toBeNull()
    }
    expect(stepped(hex('0505'), 0)).toEqual(hex('0504'))
  })
})
