import { describe, expect, test } from 'vitest'
import { textOf } from '../../../src/engine/record/log'
import { arclight } from '../../../src/rulesets/arclight'
import type { ArcEvent } from '../../../src/rulesets/arclight/events'
import { type ArcTable, condition, type Given, moving, position, tableAt, upkeep } from './support'

const told = (table: ArcTable, events: readonly ArcEvent[], type: ArcEvent['type']): string[] =>
  events.filter(event => event.type === type).map(event => textOf(arclight.narrate(event, table.state), seat => seat))

const cited = (events: readonly ArcEvent[], type: ArcEvent['type']): (readonly string[])[] =>
  events.filter(event => event.type === type).map(({ rules }) => rules)

const stopAll = (table: ArcTable): ArcEvent[] => [
  ...table.play('A', { type: 'stop', ship: 'A1' }),
  ...table.play('B', { type: 'stop', ship: 'B1' }),
]

describe('steps with nothing to do are told, not passed over', () => {
  test('[ARC.turn.optional ARC.turn.torpedo-result ARC.turn.movement.torpedoes] what this game leaves out after movement', () => {
    const table = moving()
    const events = stopAll(table)
    expect(told(table, events, 'skipped')).toEqual(['Not in this game, so skipped: Torpedo movement, Torpedo Result.'])
    expect(cited(events, 'skipped')).toEqual([
      ['ARC.turn.optional', 'ARC.turn.movement.torpedoes', 'ARC.turn.torpedo-result'],
    ])
  })

  test('[ARC.turn.optional ARC.turn.upkeep.cm ARC.turn.upkeep.engineering ARC.turn.launch ARC.turn.movement.premove] and after cannon fire, in the order of the turn', () => {
    const table = upkeep()
    const events = [...table.events, ...table.settle()]
    expect(events.map(({ type }) => type)).toEqual(['skipped', 'skipped', 'turn', 'skipped'])
    expect(told(table, events, 'skipped')).toEqual([
      'Not in this game, so skipped: Countermeasures, Engineering.',
      'Not in this game, so skipped: Warhead Launch.',
      'Not in this game, so skipped: Pre-move.',
    ])
    expect(cited(events, 'skipped').flat()).toEqual(
      expect.arrayContaining(['ARC.turn.upkeep.cm', 'ARC.turn.upkeep.engineering', 'ARC.turn.movement.premove']),
    )
  })

  test('[ARC.turn.torpedo-result ARC.turn.launch ARC.turn.upkeep.engineering] steps that are played but empty', () => {
    const options = { torpedoes: true, engineering: true, drift: true }
    const table = moving({}, options)
    const events = stopAll(table)
    expect(told(table, events, 'skipped')).toEqual(['Nothing to do, so skipped: Torpedo movement, Torpedo Result.'])
    expect(cited(events, 'skipped')).toEqual([['ARC.turn.movement.torpedoes', 'ARC.turn.torpedo-result']])
    const end = upkeep({}, options)
    expect(told(end, [...end.events, ...end.settle()], 'skipped')).toEqual([
      'Nothing to do, so skipped: Countermeasures, Engineering.',
      'Nothing to do, so skipped: Warhead Launch.',
      'Nothing to do, so skipped: Pre-move.',
    ])
  })

  test('[ARC.turn.movement.premove ARC.turn.launch] a step that somebody uses is not called skipped', () => {
    const drifting = upkeep({ A1: { course: 1 } }, { drift: true })
    expect(told(drifting, drifting.settle(), 'skipped')).toEqual(['Not in this game, so skipped: Warhead Launch.'])
    const declaring = upkeep({}, { declaredTurn: true })
    expect(told(declaring, declaring.settle(), 'skipped')).toEqual(['Not in this game, so skipped: Warhead Launch.'])
    const passed = [...declaring.play('A', { type: 'pass' }), ...declaring.play('B', { type: 'pass' })]
    expect(told(declaring, passed, 'skipped')).toEqual([])
    const launching = upkeep({ A1: { card: 'ember', at: '1512' } }, { torpedoes: true })
    expect(told(launching, launching.settle(), 'skipped')).toEqual([])
  })
})

describe('crew that cannot fire', () => {
  /** Both ships have moved: the Cannon Fire Phase opens. */
  const opened = (given: Record<string, Given> = {}) => {
    const table = moving(given)
    return { table, events: stopAll(table) }
  }
  const idle = (given: Record<string, Given> = {}) => {
    const { table, events } = opened(given)
    return told(table, events, 'idle')
  }

  test('[ARC.fire.target ARC.range.max] without a target', () => {
    const { table, events } = opened({ A1: { at: '1519' }, B1: { at: '1502' } })
    expect(told(table, events, 'idle')).toEqual([
      'B1, gunner B, has no target in range and arc.',
      'A1, gunner A, has no target in range and arc.',
      'B1, gunner A, has no target in range and arc.',
      'B1, pilot, has no target in range and arc.',
      'A1, pilot, has no target in range and arc.',
    ])
    expect(cited(events, 'idle')[0]).toEqual(['ARC.fire.target', 'ARC.range.max'])
    expect(cited(opened({ A1: { facing: 3 } }).events, 'idle')).toEqual([])
  })

  test('[ARC.fire.able ARC.code.W ARC.code.short.weapon ARC.crit.9] without a weapon, or with all of them shut down', () => {
    const lost = { eliminated: true, fired: false, lowered: 0, lock: null }
    const whole = { ...lost, eliminated: false }
    const short = { kind: 'weapon', weapon: 2, turn: 3 } as const
    const { table, events } = opened({ B1: { weapons: [whole, whole, { ...lost }] } })
    expect(told(table, events, 'idle')).toEqual(['B1, gunner B, has no weapon that can fire.'])
    expect(cited(events, 'idle')).toEqual([['ARC.fire.able', 'ARC.code.W']])
    expect(cited(opened({ B1: { shorts: [short] } }).events, 'idle')).toEqual([
      ['ARC.fire.able', 'ARC.code.short.weapon'],
    ])
    const shut = opened({ B1: { conditions: [condition('shutdown')] } })
    expect(cited(shut.events, 'idle')).toEqual([['ARC.fire.able', 'ARC.crit.9']])
    expect(told(shut.table, shut.events, 'idle')).toEqual([
      "B1, gunner B, can't fire, because all weapons are shut down.",
    ])
  })

  test('[ARC.fire.immediate ARC.fire.dead-crew] killed before its turn', () => {
    const slot = (ship: string, crew: 'A' | 'B') => ({ ship, crew })
    const table = tableAt(
      position(
        { B1: { dead: ['B'] } },
        {
          phase: 'cannon',
          mover: null,
          group: [{ ...slot('A1', 'A'), done: false, shot: null }],
          queue: [[slot('B1', 'B')]],
        },
      ),
    )
    const events = table.play('A', { type: 'hold', ship: 'A1', crew: 'A' })
    expect(told(table, events, 'idle')).toEqual(["B1, gunner B, is dead and can't fire."])
    expect(cited(events, 'idle')).toEqual([['ARC.fire.immediate', 'ARC.fire.dead-crew']])
  })

  test('who can fire is not spoken of', () => expect(idle()).toEqual([]))
})

describe('sides without a ship to move', () => {
  test('[ARC.init.alternate.uneven] are told when they are passed over', () => {
    const table = moving({ A1: {}, B1: {}, B2: {} })
    expect(told(table, table.play('A', { type: 'stop', ship: 'A1' }), 'none-to-move')).toEqual([])
    const events = table.play('B', { type: 'stop', ship: 'B1' })
    expect(events.find(({ type }) => type === 'none-to-move')).toMatchObject({
      seat: 'A',
      rules: ['ARC.init.alternate.uneven'],
    })
    expect(table.state.mover).toBe('B')
  })
})
