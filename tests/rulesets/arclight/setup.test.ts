import { describe, expect, test } from 'vitest'
import { hexName, hexOf } from '../../../src/engine/geometry/hex'
import type { Seat } from '../../../src/engine/seats'
import { arclight } from '../../../src/rulesets/arclight'
import { initialState, startsOf } from '../../../src/rulesets/arclight/initial-state'
import { type Options, USUAL } from '../../../src/rulesets/arclight/options'
import { SHIPS } from '../../../src/rulesets/arclight/tables/ships'

const ships = (count: number, card = 'pulsar') =>
  Array.from({ length: count }, (_, i) => ({ card, name: `${card} ${i}` }))
const setup = (seats: readonly Seat[], options: Partial<Options>) => ({
  scenario: 'test',
  seats: seats.map(seat => ({ seat, name: `Side ${seat}`, played: 'person' as const })),
  options: { ...USUAL, forces: Object.fromEntries(seats.map(seat => [seat, ships(1)])), ...options },
})
const checked = (seats: readonly Seat[], options: Partial<Options> = {}) => {
  const { errors, warnings } = arclight.setupModel.check(setup(seats, options))
  const words = (list: typeof errors) => list.map(({ rule, why }) => `${rule}: ${why}`)
  return { errors: words(errors), warnings: words(warnings) }
}
const fine = { errors: [], warnings: [] }

describe('a set-up', () => {
  test('[ARC.init.seats] two to four sides, each at an edge of its own', () => {
    expect(arclight.setupModel.seats).toEqual([2, 3, 4])
    expect(checked(['A', 'B'])).toEqual(fine)
    expect(checked(['A', 'B', 'C', 'D'])).toEqual(fine)
    const wrong = 'ARC.init.seats: Two to four sides can play, in seats A to D.'
    expect(checked(['A']).errors).toEqual([wrong])
    expect(checked(['A', 'E']).errors).toContain(wrong)
  })

  test('[ARC.board.size] every ship starts on the map: how many would not', () => {
    const small = (rows: number, count = 1) =>
      checked(['A', 'B'], { rows, forces: { A: ships(count), B: ships(1) } }).errors
    // 14 hexes apart around the middle: rows 4 and 18 of 20.
    expect(small(15)).toEqual([])
    expect(small(14)).toEqual([
      'ARC.board.size: A map of 30 by 14 hexes is too small for sides 14 hexes apart: 1 ship would start off the map.',
    ])
    expect(small(12, 2)).toEqual([
      'ARC.board.size: A map of 30 by 12 hexes is too small for sides 14 hexes apart: 3 ships would start off the map.',
    ])
  })

  test('[ARC.move.occupied.stop] two ships in one hex, told only where all are on the map', () => {
    const close = (distance: number) =>
      checked(['A', 'B', 'C'], { distance, forces: { A: ships(3), B: ships(1), C: ships(1) } })
    const same = 'ARC.move.occupied.stop: Two ships would start in the same hex. Put the sides further apart.'
    expect(close(14).errors).toEqual([])
    // Half of one hex is none for A and C, who both begin in the middle.
    expect(close(1).errors).toEqual([same])
    const off = checked(['A', 'B', 'C'], { distance: 1, columns: 5, forces: { A: ships(8), B: ships(1), C: ships(1) } })
    expect(off.errors.map(each => each.split(':')[0])).toEqual(['ARC.board.size'])
  })

  test('[ARC.card.points ARC.opt.runner] cards of one id, and a runner who is not there', () => {
    const own = { ...(SHIPS[0] as (typeof SHIPS)[number]), id: 'own-1', name: 'Own' }
    const twice = 'ARC.card.points: Two cards have the same id.'
    expect(checked(['A', 'B'], { cards: [own] })).toEqual(fine)
    expect(checked(['A', 'B'], { cards: [own, { ...own, id: 'own-2' }] })).toEqual(fine)
    expect(checked(['A', 'B'], { cards: [own, own] }).errors).toEqual([twice])
    expect(checked(['A', 'B'], { runner: 'B' })).toEqual(fine)
    expect(checked(['A', 'B'], { runner: 'C' }).errors).toEqual([
      'ARC.opt.runner: The side that must break through must be in the game.',
    ])
  })

  test('[ARC.points ARC.board.size] is warned of together, and only where nothing is wrong', () => {
    const forces = { A: ships(1), B: ships(1, 'sling') }
    expect(checked(['A', 'B'], { distance: 16, forces })).toEqual({
      errors: [],
      warnings: [
        'ARC.board.size: Sides usually start 12 to 15 hexes apart, not 16.',
        'ARC.points: Uneven by 71 % of the larger side: Side A 69, Side B 20.',
      ],
    })
    expect(checked(['A', 'B'], { distance: 16, forces, runner: 'C' }).warnings).toEqual([])
    // What a card costs is added up: three Embers are a Pulsar.
    expect(checked(['A', 'B'], { forces: { A: ships(1), B: ships(3, 'ember') } })).toEqual(fine)
  })

  test('[ARC.card.points] the roster: every card of the game, then the players’ own', () => {
    const own = { ...(SHIPS[0] as (typeof SHIPS)[number]), id: 'own-1', name: 'Own', points: 70 }
    const roster = arclight.setupModel.forces?.roster({ ...USUAL, cards: [own], pulseRange: 'repaired' }) ?? []
    expect(roster.map(({ id, side, points, own: ours }) => [id, side, points, ours])).toEqual([
      ['pulsar', 'Spartan Worlds', 69, false],
      ['javelin', 'Sol Protectorate', 59, false],
      ['quasar', 'Spartan Worlds', 69, false],
      ['ember', 'Spartan Worlds', 23, false],
      ['halberd', 'Sol Protectorate', 59, false],
      ['sling', 'Sol Protectorate', 20, false],
      ['own-1', 'Spartan Worlds', 70, true],
    ])
  })
})

describe('the start', () => {
  test('[ARC.board.size] eight ships, from the middle to both sides, two hexes apart', () => {
    const starts = (seat: Seat) =>
      startsOf({ ...USUAL, distance: 13, forces: { [seat]: ships(8) } }, seat).map(({ at }) => hexName(hexOf(at)))
    expect(starts('A')).toEqual(['1617', '1417', '1817', '1217', '2017', '1017', '2217', '0817'])
    expect(starts('D')).toEqual(['2311', '2309', '2313', '2307', '2315', '2305', '2317', '2303'])
    expect(starts('B')[0]).toBe('1604')
    expect(starts('C')[0]).toBe('1011')
  })

  test('[ARC.board.size] ids by seat and number, and nothing for a card that is not there', () => {
    const options = {
      ...USUAL,
      forces: { A: [...ships(1), { card: 'ghost', name: 'Ghost' }, ...ships(1, 'ember')], B: ships(1) },
    }
    const state = initialState({ ...setup(['A', 'B'], {}), options })
    expect(Object.entries(state.ships).map(([key, { id, card }]) => [key, id, card])).toEqual([
      ['A1', 'A1', 'pulsar'],
      ['A3', 'A3', 'ember'],
      ['B1', 'B1', 'pulsar'],
    ])
    expect(state.ships.A3?.bays).toEqual([2])
  })

  test.each([
    ['duel', 'A pulsar; B javelin', { distance: 14, columns: 30, rows: 20, runner: 'none', turnLimit: 0 }],
    ['two-against-two', 'A pulsar, ember; B javelin, sling', { distance: 14, columns: 30, rows: 20, torpedoes: false }],
    [
      'running-fight',
      'A quasar, ember, ember; B javelin, sling, sling',
      { distance: 12, columns: 26, rows: 28, runner: 'A', turnLimit: 12, drift: false },
    ],
    [
      'house-rules',
      'A quasar, ember; B halberd, sling',
      { drift: true, declaredTurn: true, torpedoes: true, engineering: true, turnLimit: 0 },
    ],
  ])('[ARC.board.size] the scenario %s', (id, forces, options) => {
    const scenario = arclight.setupModel.scenarios.find(each => each.id === id)
    if (!scenario) throw new Error(`no ${id}`)
    const { options: found } = scenario.setup
    const listed = Object.entries(found.forces).map(
      ([seat, list]) => `${seat} ${list.map(({ card }) => card).join(', ')}`,
    )
    expect(listed.join('; ')).toBe(forces)
    expect(found).toMatchObject(options)
    expect(arclight.setupModel.check(scenario.setup).errors).toEqual([])
  })
})
