import { describe, expect, test } from 'vitest'
import { scene } from '../../../src/rulesets/thunder-struck/scene'
import { CONSOLE, SPACES } from '../../../src/rulesets/thunder-struck/tables/console'
import { gatePartner, half, onRing, stepsTo, WARP_SPOTS } from '../../../src/rulesets/thunder-struck/tables/ring'
import { battle, fresh, planning, seen, ship } from './support'

describe('Board and console', () => {
  test('[TS.board.ring TS.boost.4.wrap] sixteen spaces close into a ring both ways', () => {
    expect(onRing(16)).toBe(0)
    expect(onRing(-1)).toBe(15)
    expect(stepsTo(15, 0, 1)).toBe(1)
    expect(stepsTo(0, 15, -1)).toBe(1)
    const table = battle({ A: { at: 15, dice: { c1: [2, 'B1'] } } })
    table.play('A', { type: 'act', die: 'c1' })
    expect(ship(table, 'A').at).toBe(1)
    const back = battle({ A: { at: 0, facing: -1, dice: { c1: [2, 'B1'] } } })
    back.play('A', { type: 'act', die: 'c1' })
    expect(ship(back, 'A').at).toBe(14)
  })

  test('[TS.board.sectors] one Sector for two players, two for four', () => {
    const sectors = (id: 'duel' | 'teams') =>
      new Set(
        scene(seen(fresh(id))).cells.flatMap(cell => (cell.id.startsWith('ring.') ? [cell.id.split('.')[1]] : [])),
      )
    expect([...sectors('duel')]).toEqual(['N'])
    expect([...sectors('teams')]).toEqual(['N', 'S'])
  })

  test('[TS.board.ring] the number of a space is written beside that space or not at all', () => {
    for (const id of ['duel', 'teams'] as const) {
      const numbers = scene(seen(fresh(id))).shapes.filter(shape => shape.kind === 'label' && /^\d+$/.test(shape.label))
      expect(numbers).toHaveLength(id === 'duel' ? 16 : 32)
      expect(numbers.every(shape => shape.kind === 'label' && shape.room !== undefined)).toBe(true)
    }
  })

  test('[TS.board.halves] 0 to 7 is East, 8 to 15 West', () => {
    expect([0, 7].map(half)).toEqual(['east', 'east'])
    expect([8, 15].map(half)).toEqual(['west', 'west'])
  })

  test('[TS.board.warp-spots] a Warp leads to the two spots of the other half', () => {
    expect(WARP_SPOTS).toEqual({ east: [10, 14], west: [2, 6] })
  })

  test('[TS.board.gates] three pairs of gates, each leading back', () => {
    expect([7, 8, 9].map(at => gatePartner({ sector: 'N', at })?.at)).toEqual([1, 0, 15])
    expect([1, 0, 15].map(at => gatePartner({ sector: 'S', at })?.at)).toEqual([7, 8, 9])
    expect(gatePartner({ sector: 'N', at: 6 })).toBeNull()
  })

  test('[TS.board.start TS.board.facing] ships start opposite each other, all facing clockwise', () => {
    const start = (id: 'duel' | 'teams') => {
      const state = fresh(id)
      return state.seats.map(seat => {
        const { sector, at, facing } = state.ships[seat] ?? {}
        return `${seat} ${sector}${at} ${facing}`
      })
    }
    expect(start('duel')).toEqual(['A N4 1', 'B N12 1'])
    expect(start('teams')).toEqual(['A N4 1', 'B N12 1', 'C S4 1', 'D S12 1'])
  })

  test('[TS.board.areas] used dice, the Reflex die and the Turn Marker have their places beside the ring', () => {
    const pieces = scene(seen(battle({ A: { dice: { c1: [3, 'boost'], c2: [4, 'token'] } } }).state)).pieces
    const at = (id: string) => pieces.find(piece => piece.id === id)?.at
    expect(at('A.c1')).toBeDefined()
    expect(at('A.c2')).toBeDefined()
    expect(at('A.c1')).not.toEqual(at('A.c2'))
    expect(at('reflex')).toBeDefined()
    expect(at('marker')).toBeDefined()
  })

  test('[TS.console.spaces] eleven spaces: two each of Fire, Boost, Manoeuvre and Power, three Shields', () => {
    const kinds = SPACES.map(space => CONSOLE[space].kind)
    expect(kinds.filter(kind => kind === 'shield')).toHaveLength(3)
    for (const kind of ['fire', 'boost', 'manoeuvre', 'power'])
      expect(kinds.filter(one => one === kind)).toHaveLength(2)
  })

  test('[TS.console.zones] the front and the rear zone, with the Mid shield in both', () => {
    const zone = (name: string) =>
      SPACES.filter(space => CONSOLE[space].zone === name || CONSOLE[space].zone === 'both').sort()
    expect(zone('front')).toEqual(['F1', 'F2', 'M1', 'P1', 'SF', 'SM'])
    expect(zone('rear')).toEqual(['B1', 'B2', 'M2', 'P2', 'SM', 'SR'])
  })

  test('[TS.console.capacity] a space holds one die', () => {
    const table = planning()
    table.play('A', { type: 'roll' }, 1, 2, 3, 4)
    table.play('A', { type: 'place', die: 'c1', space: 'F1' })
    expect(table.forbiddenBy('A', { type: 'place', die: 'c2', space: 'F1' })).toEqual(['TS.console.capacity'])
  })
})
