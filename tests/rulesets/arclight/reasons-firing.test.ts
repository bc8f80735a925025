import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/engine/seats'
import type { ArcAction } from '../../../src/rulesets/arclight/actions'
import type { Options } from '../../../src/rulesets/arclight/options'
import type { State } from '../../../src/rulesets/arclight/state'
import { type ArcTable, condition, firing, type Given, position, struck, tableAt } from './support'

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

const IDLE = { eliminated: false, fired: false, lowered: 0, lock: null }

describe('cannon fire', () => {
  const shot = (more: object = {}) =>
    ({ type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1', ...more }) as const
  const gunner = { ship: 'A1', crew: 'A' } as const

  test('[ARC.fire.order ARC.fire.order.gunners ARC.fire.immediate ARC.fire.crew] out of turn', () => {
    const slot = { done: false, shot: null }
    const group = [
      { ship: 'A1', crew: 'P' as const, ...slot },
      { ship: 'A2', crew: 'A' as const, ...slot, done: true },
      { ship: 'B1', crew: 'P' as const, ...slot },
    ]
    const pilots = inPhase('cannon', { A2: {} }, { group: group.filter(({ crew }) => crew === 'P') })
    expect(why(pilots, shot())).toEqual([
      "ARC.fire.order: It isn't the turn of the gunner A of A1 to fire. Now firing: A1, pilot; B1, pilot.",
    ])
    const mixed = inPhase('cannon', { A2: {} }, { group })
    expect(why(mixed, shot({ ship: 'A2', crew: 'P', weapon: 0 }))).toEqual([
      "ARC.fire.order.gunners: It isn't the turn of the pilot of A2 to fire. Now firing: A1, pilot; B1, pilot.",
    ])
    expect(rules(pilots, shot({ ship: 'A2', crew: 'P', weapon: 0 }))).toEqual(['ARC.fire.order'])
    expect(
      why(struck('W', { given: { A1: { at: '1512' } } }), { type: 'hold', ship: 'A1', crew: 'A' }, 'A').slice(1),
    ).toEqual([
      "ARC.fire.order: It isn't the turn of the gunner A of A1 to fire. Now firing: A1, pilot.",
      'ARC.fire.immediate: Resolve the previous damage first.',
    ])
    expect(why(firing(gunner), { type: 'hold', ship: 'A7', crew: 'A' })).toEqual([
      'ARC.fire.crew: There is no such ship.',
    ])
    expect(why(firing(gunner), shot({ ship: 'A7' }))).toEqual(['ARC.fire.crew: There is no such ship.'])
    const none = inPhase('cannon', {}, { group: [], stack: [{ kind: 'lower', ship: 'A1' }] })
    expect(why(none, { type: 'hold', ship: 'A1', crew: 'A' })).toEqual([
      "ARC.fire.order: It isn't the turn of the gunner A of A1 to fire.",
      'ARC.fire.immediate: Resolve the previous damage first.',
    ])
  })

  test('[ARC.fire.dead-crew ARC.fire.assigned ARC.code.W ARC.fire.once ARC.code.short.weapon ARC.crit.9 ARC.hit.sr] everything that can be wrong with a weapon', () => {
    const given = {
      A1: {
        dead: ['A' as const],
        weapons: [{ ...IDLE, eliminated: true, fired: true }, IDLE],
        shorts: [{ kind: 'weapon' as const, weapon: 0, turn: 3 }],
        conditions: [condition('shutdown')],
        spent: 12,
      },
    }
    expect(why(firing(gunner, given, { sr: 'speed' }), shot({ weapon: 0 }))).toEqual([
      "ARC.fire.dead-crew: The gunner A is dead and can't fire.",
      'ARC.fire.assigned: The Kinetic Pulse Cannon belongs to the pilot.',
      'ARC.code.W: The Kinetic Pulse Cannon is eliminated.',
      'ARC.fire.once: The Kinetic Pulse Cannon has already fired this turn.',
      'ARC.code.short.weapon: The Kinetic Pulse Cannon is inactive from a system short.',
      'ARC.crit.9: All weapons of A1 are shut down.',
      'ARC.hit.sr: A1 has spent 12 movement points. The Kinetic Pulse Cannon can fire only below 12.',
    ])
    const other = firing(gunner, {
      A1: {
        shorts: [
          { kind: 'weapon', weapon: 0, turn: 3 },
          { kind: 'ds', weapon: null, turn: 3 },
        ],
      },
    })
    expect(rules(other, shot())).toEqual([])
  })

  test('[ARC.fire.target ARC.range.max ARC.fire.arc ARC.crit.17] everything that can be wrong with a target, drawn on the map', () => {
    const given = { A1: { at: '1503' }, A2: { at: '1520', status: 'destroyed' as const } }
    const table = firing({ ship: 'A1', crew: 'P' }, given)
    const pilot = shot({ crew: 'P', weapon: 0, target: 'A2' })
    expect(why(table, pilot)).toEqual([
      'ARC.fire.target: A2 is on your own side.',
      'ARC.fire.target: A2 is out of play.',
      'ARC.range.max: A2 is 17 hexes away. The Kinetic Pulse Cannon reaches 10.',
      'ARC.fire.arc: A2 is in the Rear arc, dead astern. The Kinetic Pulse Cannon fires Forward.',
    ])
    const shapes = table.refusalsOf('A', pilot).map(({ shapes: drawn }) => drawn)
    const [line] = shapes[2] ?? []
    expect(line).toMatchObject({ kind: 'path', tone: 'bad', dashed: true, label: '17 hexes' })
    expect(line?.kind === 'path' && line.points.map(({ y }) => y)).toEqual([2.5, 19.5])
    expect(shapes).toEqual([undefined, undefined, [line], [line]])
    const locked = firing(gunner, { A1: { facing: 1, weapons: [IDLE, { ...IDLE, lock: 'Rear' }] } })
    expect(why(locked, shot())).toEqual([
      'ARC.crit.17: B1 is in the Forward arc, 60 degrees left. The Kinetic Gatling Cannon is locked to Rear.',
    ])
    expect(rules(firing(gunner, { A1: { facing: 3, weapons: [IDLE, { ...IDLE, lock: 'Rear' }] } }), shot())).toEqual([])
  })

  test('[ARC.fire.immediate ARC.crit.17 ARC.fire.once ARC.hit.sr] who has nothing to fire is passed over', () => {
    /** Who is left in the queue once gunner A of A1 has held. */
    const next = (given: Given, options: Partial<Options> = {}) => {
      const group = [{ ship: 'A1', crew: 'A' as const, done: false, shot: null }]
      const queue = [[{ ship: 'B1', crew: 'B' as const }]]
      const table = inPhase('cannon', { B1: given, B2: { at: '0101' } }, { group, queue }, options)
      table.play('A', { type: 'hold', ship: 'A1', crew: 'A' })
      return table.state.group.map(({ ship, crew }) => `${ship}${crew}`)
    }
    const third = (change: object) => ({ weapons: [IDLE, IDLE, { ...IDLE, ...change }] })
    expect(next({})).toEqual(['B1B'])
    for (const change of [{ eliminated: true }, { fired: true }, { lock: 'Rear' }])
      expect(next(third(change))).toEqual([])
    expect(next(third({ lock: 'Forward' }))).toEqual(['B1B'])
    expect(next({ at: '1501' })).toEqual(['B1B'])
    expect(next({ dead: ['B'] })).toEqual([])
    expect(next({ status: 'derelict' })).toEqual([])
    expect(next({ conditions: [condition('shutdown')] })).toEqual([])
    expect(next({ shorts: [{ kind: 'weapon', weapon: 2, turn: 3 }] })).toEqual([])
    expect(next({ shorts: [{ kind: 'weapon', weapon: 1, turn: 3 }] })).toEqual(['B1B'])
    // Its SR is 10.
    expect([next({ spent: 9 }, { sr: 'speed' }), next({ spent: 10 }, { sr: 'speed' })]).toEqual([['B1B'], []])
    expect(next({ spent: 10 })).toEqual(['B1B'])
    // With the pilot dead gunner B fires for him, if that is played.
    const pilotless = { dead: ['P' as const], ...third({ eliminated: true }) }
    expect([next(pilotless), next(pilotless, { uncrewed: 'takeover' })]).toEqual([[], ['B1B']])
  })
})
