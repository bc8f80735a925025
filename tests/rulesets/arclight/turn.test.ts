import { describe, expect, test } from 'vitest'
import { arclight } from '../../../src/rulesets/arclight'
import { condition, firing, moving, position, rolling, seen, ship, struck, tableAt, typesOf, upkeep } from './support'

/** Both sides have moved. */
const bothMoved = (options = {}) => {
  const table = moving({}, options)
  table.play('A', { type: 'stop', ship: 'A1' })
  table.play('B', { type: 'stop', ship: 'B1' })
  return table
}

describe('turn sequence', () => {
  test('[ARC.turn.order] movement, cannon fire, upkeep, then a new turn', () => {
    const table = bothMoved()
    expect(table.state.phase).toBe('cannon')
    expect(table.forbiddenBy('A', { type: 'move', ship: 'A1', steps: ['F'] })).toEqual([
      'TABLE.turn',
      'ARC.turn.order',
      'ARC.move.once',
    ])
    const far = tableAt(position({ A1: { at: '0101' }, B1: { at: '3020' } }))
    far.play('A', { type: 'stop', ship: 'A1' })
    far.play('B', { type: 'stop', ship: 'B1' })
    // Nobody is in range: Cannon Fire passes, Upkeep follows.
    expect(far.state.phase).toBe('upkeep')
    far.settle()
    expect([far.state.turn, far.state.phase]).toEqual([4, 'initiative'])
  })

  test('[ARC.turn.order] neither shot nor move out of its phase', () => {
    const table = moving()
    expect(table.forbiddenBy('A', { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1' })).toContain(
      'ARC.turn.order',
    )
    expect(firing({ ship: 'A1', crew: 'P' }).forbiddenBy('A', { type: 'move', ship: 'A1', steps: ['F'] })).toContain(
      'ARC.turn.order',
    )
  })

  test('[ARC.turn.optional] what the basic game leaves out is greyed with its reason', () => {
    const left = arclight.sequence(seen(position())).filter(({ at }) => at === 'left-out')
    expect(left.map(({ name }) => name)).toEqual([
      'Pre-move',
      'Torpedoes',
      'Torpedo Result',
      'Countermeasures',
      'Engineering',
      'Warhead Launch',
    ])
    expect(new Set(left.map(({ note }) => note))).toEqual(new Set(['not in the basic game']))
    const all = position({}, {}, { drift: true, torpedoes: true, engineering: true })
    expect(arclight.sequence(seen(all)).filter(({ at }) => at === 'left-out')).toEqual([])
    expect(moving().forbiddenBy('A', { type: 'pass' })).toEqual(['ARC.turn.optional'])
  })

  test('[ARC.turn.movement.premove] declared turns come before initiative', () => {
    const table = upkeep({}, { declaredTurn: true })
    table.settle()
    expect(table.state.phase).toBe('premove')
    expect(arclight.awaiting(table.state).map(({ seat }) => seat)).toEqual(['A', 'B'])
    table.play('A', { type: 'pass' })
    table.play('B', { type: 'pass' })
    expect(table.state.phase).toBe('initiative')
  })

  test('[ARC.turn.movement.initiative] no ship moves before initiative, and each side rolls once', () => {
    const table = rolling()
    expect(table.forbiddenBy('A', { type: 'move', ship: 'A1', steps: ['F'] })).toContain('ARC.turn.order')
    table.play('A', { type: 'initiative', ship: 'A1', skill: 'cmd' }, 2)
    expect(table.forbiddenBy('A', { type: 'initiative', ship: 'A1', skill: 'cmd' })).toEqual([
      'TABLE.turn',
      'ARC.turn.movement.initiative',
    ])
    expect(moving().forbiddenBy('A', { type: 'initiative', ship: 'A1', skill: 'cmd' })).toEqual([
      'ARC.turn.movement.initiative',
    ])
  })

  test('[ARC.turn.movement.ships] ships move when initiative is settled', () => {
    const table = rolling()
    table.play('A', { type: 'initiative', ship: 'A1', skill: 'cmd' }, 2)
    table.play('B', { type: 'initiative', ship: 'B1', skill: 'cmd' }, 3)
    table.settle()
    expect([table.state.phase, table.state.mover]).toEqual(['movement', 'A'])
    expect(table.offered('A')).toEqual(['move.A1', 'stop.A1', 'concede'])
  })

  test('[ARC.turn.torpedo-result ARC.turn.launch] without torpedoes these phases pass by themselves', () => {
    const table = bothMoved()
    expect(table.state.phase).toBe('cannon')
    const end = upkeep()
    end.settle()
    expect(end.state.phase).toBe('initiative')
  })

  test('[ARC.turn.cannon] cannons fire when every ship has moved', () => {
    const table = moving()
    table.play('A', { type: 'stop', ship: 'A1' })
    expect(table.state.phase).toBe('movement')
    const events = table.play('B', { type: 'stop', ship: 'B1' })
    expect(typesOf(events).slice(0, 3)).toEqual(['stopped', 'skipped', 'cannon'])
    expect(table.state.group.map(({ ship: id, crew }) => `${id}${crew}`)).toEqual(['B1B'])
  })

  test('[ARC.turn.upkeep] lasting conditions act before structure and stun', () => {
    const table = upkeep({ B1: { marks: 1, stun: 1, conditions: [condition('creaking')] } })
    expect(table.state.phase).toBe('ticks')
    const types = typesOf(table.settle(1, 3, 3))
    expect(types.indexOf('self-damage')).toBeLessThan(types.indexOf('structure'))
    expect(types.indexOf('structure')).toBeLessThan(types.indexOf('stun-reduced'))
    expect(types.slice(-3)).toEqual(['skipped', 'turn', 'skipped'])
  })

  test('[ARC.turn.upkeep.ticks] kind after kind: doom, life support, creaking hull, Cascade', () => {
    const table = upkeep({
      A1: { conditions: [condition('cascade'), condition('life-support', 1), condition('creaking')] },
      B1: { conditions: [condition('creaking'), condition('doomed')] },
      B2: {},
    })
    expect(table.state.ticks.map(({ kind, ship: id }) => `${kind} ${id}`)).toEqual([
      'doomed B1',
      'life-support A1',
      'creaking A1',
      'creaking B1',
      'cascade A1',
    ])
    // B1 is gone before its hull creaks; the Cascade brings a harmless 14.
    const events = table.settle(2, 1, 2, 2, 7, 7)
    const kinds = ['destroyed', 'life-support', 'crew-lost', 'self-damage', 'cascading', 'critical']
    expect(typesOf(events).slice(0, 6)).toEqual(kinds)
  })

  test('[ARC.turn.upkeep.ticks] what arises in the ticks waits for the next Upkeep', () => {
    const table = upkeep({ A1: { conditions: [condition('cascade')] } })
    // Critical 18 during the ticks: the hull creaks from the next turn on.
    const events = table.settle(6, 12)
    expect(typesOf(events)).not.toContain('self-damage')
    expect(ship(table, 'A1').conditions.map(({ kind }) => kind)).toContain('creaking')
  })

  test('[ARC.turn.upkeep.structure] every mark of the turn lowers Structure by one', () => {
    const table = upkeep({ B1: { marks: 1 } })
    table.settle()
    expect(ship(table, 'B1')).toMatchObject({ structure: 0, marks: 0 })
    const heavy = upkeep({ B1: { card: 'quasar', marks: 2 } })
    heavy.settle()
    expect(ship(heavy, 'B1').structure).toBe(0)
  })

  test('[ARC.turn.upkeep.stun] stun loses a turn, shorts of the turn before end, new ones stay', () => {
    const short = (turn: number) => ({ kind: 'ds', weapon: null, turn }) as const
    const table = upkeep({ B1: { stun: 2, shorts: [short(2), short(3)] } })
    table.settle()
    expect(ship(table, 'B1')).toMatchObject({ stun: 1, shorts: [short(3)] })
  })

  test('[ARC.turn.timers] what lasts through the next turn is gone after it', () => {
    const caused = (turn: number) => ({ B1: { conditions: [condition('shutdown', turn), condition('no-esv', turn)] } })
    const running = upkeep(caused(3))
    running.settle()
    expect(running.state.turn).toBe(4)
    expect(ship(running, 'B1').conditions).toHaveLength(2)
    const over = upkeep(caused(2))
    over.settle()
    expect(ship(over, 'B1').conditions).toEqual([])
    const during = firing({ ship: 'B1', crew: 'B' }, caused(2))
    expect(during.forbiddenBy('B', { type: 'shoot', ship: 'B1', crew: 'B', weapon: 2, target: 'A1' })).toEqual([
      'ARC.crit.9',
    ])
  })
})

test('a choice of the other side holds everything up', () => {
  const table = struck('W')
  expect(arclight.auto(table.state)).toBeNull()
  expect(arclight.awaiting(table.state)).toHaveLength(1)
})
