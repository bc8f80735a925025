import { describe, expect, test } from 'vitest'
import { hexesWithin, stepsBetween } from '../../../src/engine/geometry/hex'
import { arclight } from '../../../src/rulesets/arclight'
import type { Arc, Crew } from '../../../src/rulesets/arclight/cards/card'
import { arcTo, bearingTo } from '../../../src/rulesets/arclight/rules/arcs'
import { bandOf } from '../../../src/rulesets/arclight/rules/range'
import { sightOf } from '../../support/sight'
import { condition, firing, hex, type moving, position, seen, ship, tableAt, typesOf } from './support'

const shoot = (id: string, crew: Crew, weapon: number, target = id.startsWith('A') ? 'B1' : 'A1') => ({
  type: 'shoot' as const,
  ship: id,
  crew,
  weapon,
  target,
})
const gunner = { ship: 'A1', crew: 'A' } as const
const pilot = { ship: 'A1', crew: 'P' } as const

/** Ships that face each other eight hexes apart have moved: the Cannon Fire Phase begins. */
function opened(given: Parameters<typeof moving>[0] = {}, options: Parameters<typeof moving>[1] = {}) {
  const table = tableAt(position(given, {}, options))
  for (let mover = table.state.mover; mover; mover = table.state.mover) {
    const next = Object.values(table.state.ships).find(each => each.seat === mover && !each.moved)
    if (!next) break
    table.play(mover, { type: 'stop', ship: next.id })
  }
  return table
}
const groupOf = (table: ReturnType<typeof opened>) => table.state.group.map(({ ship: id, crew }) => `${id}${crew}`)

describe('cannon fire', () => {
  test('[ARC.fire.crew] each crew member fires one cannon, or holds', () => {
    const table = opened()
    const seen: string[] = []
    for (let i = 0; i < 9 && table.state.group.length > 0; i++) {
      const [slot] = table.state.group
      if (!slot) break
      seen.push(`${slot.ship}${slot.crew}`)
      table.play(slot.ship.startsWith('A') ? 'A' : 'B', { type: 'hold', ship: slot.ship, crew: slot.crew })
    }
    expect(seen).toEqual(['B1B', 'A1A', 'B1A', 'B1P', 'A1P'])
    expect(firing(gunner).forbiddenBy('B', { type: 'hold', ship: 'A1', crew: 'A' })).toEqual([
      'TABLE.turn',
      'ARC.fire.crew',
    ])
  })

  test('[ARC.fire.assigned] P belongs to the pilot, A to gunner A', () => {
    expect(firing(gunner).forbiddenBy('A', shoot('A1', 'A', 0))).toEqual(['ARC.fire.assigned'])
    expect(firing(pilot).forbiddenBy('A', shoot('A1', 'P', 1))).toEqual(['ARC.fire.assigned'])
    expect(firing(gunner).offered('A')).toEqual(['shoot.A1.1', 'hold.A1.A', 'concede'])
  })

  test('[ARC.fire.once] a weapon fires once a turn', () => {
    const table = firing(gunner, { A1: { weapons: [IDLE, { ...IDLE, fired: true }] } })
    expect(table.forbiddenBy('A', shoot('A1', 'A', 1))).toEqual(['ARC.fire.once'])
    const fired = firing(gunner)
    fired.play('A', shoot('A1', 'A', 1), 1, 1, 1)
    expect(ship(fired, 'A1').weapons[1]?.fired).toBe(true)
  })

  test('[ARC.fire.target] an enemy in play, nobody else', () => {
    const table = firing(gunner, { A2: { at: '1512' }, B2: { status: 'destroyed', at: '1513' } })
    expect(table.forbiddenBy('A', shoot('A1', 'A', 1, 'A2'))).toEqual(['ARC.fire.target'])
    expect(table.forbiddenBy('A', shoot('A1', 'A', 1, 'B2'))).toEqual(['ARC.fire.target'])
    expect(table.forbiddenBy('A', shoot('A1', 'A', 1, 'nobody'))).toEqual(['ARC.fire.target'])
  })

  test('[ARC.fire.dead-crew] the weapon of the dead is silent, or taken over without the skill die', () => {
    expect(groupOf(opened({ B1: { dead: ['B'] } }))).toEqual(['A1A'])
    const silent = firing(gunner, { A1: { dead: ['P'] } })
    expect(silent.forbiddenBy('A', shoot('A1', 'A', 0))).toEqual(['ARC.fire.assigned'])
    expect(firing(pilot, { A1: { dead: ['P'] } }).forbiddenBy('A', shoot('A1', 'P', 0))).toEqual(['ARC.fire.dead-crew'])
    const table = firing(gunner, { A1: { dead: ['P'] } }, { uncrewed: 'takeover' })
    const [event] = table.play('A', shoot('A1', 'A', 0), 1, 2)
    expect(event).toMatchObject({ skill: null, total: 3 })
  })

  test('[ARC.fire.once ARC.fire.dead-crew] only one of the group can declare a weapon taken over', () => {
    const slot = { ship: 'A1', done: false, shot: null }
    const table = tableAt(
      position(
        { A1: { card: 'quasar', at: '1510', dead: ['P'] } },
        {
          phase: 'cannon',
          mover: null,
          group: [
            { ...slot, crew: 'A' },
            { ...slot, crew: 'B' },
          ],
        },
        { uncrewed: 'takeover' },
      ),
    )
    const offered = table.offered('A')
    expect(offered.filter(id => id.startsWith('shoot.A1.0'))).toEqual(['shoot.A1.0', 'shoot.A1.0.B'])
    expect(new Set(offered).size).toBe(offered.length)
    table.play('A', shoot('A1', 'A', 0))
    expect(table.forbiddenBy('A', shoot('A1', 'B', 0))).toEqual(['ARC.fire.once'])
    table.play('A', shoot('A1', 'B', 2))
    expect(typesOf(table.settle(1, 1, 1, 1, 1)).filter(type => type === 'shot')).toHaveLength(2)
  })

  test('[ARC.fire.able ARC.code.W ARC.code.short.weapon] neither eliminated nor shorted nor shut down', () => {
    const out = firing(gunner, { A1: { weapons: [IDLE, { ...IDLE, eliminated: true }] } })
    expect(out.forbiddenBy('A', shoot('A1', 'A', 1))).toEqual(['ARC.code.W'])
    const shorted = firing(gunner, { A1: { shorts: [{ kind: 'weapon', weapon: 1, turn: 3 }] } })
    expect(shorted.forbiddenBy('A', shoot('A1', 'A', 1))).toEqual(['ARC.code.short.weapon'])
    const down = firing(gunner, { A1: { conditions: [condition('shutdown')] } })
    expect(down.forbiddenBy('A', shoot('A1', 'A', 1))).toEqual(['ARC.crit.9'])
    expect(groupOf(opened({ B1: { conditions: [condition('shutdown')] } }))).toEqual(['A1A'])
  })

  test('[ARC.fire.order] the highest Weaponry fires first, and nobody out of turn', () => {
    const table = opened()
    expect(groupOf(table)).toEqual(['B1B'])
    expect(table.forbiddenBy('A', shoot('A1', 'A', 1))).toEqual(['TABLE.turn', 'ARC.fire.order'])
    expect(table.forbiddenBy('B', shoot('B1', 'A', 1))).toEqual(['ARC.fire.order'])
    table.play('B', { type: 'hold', ship: 'B1', crew: 'B' })
    expect(groupOf(table)).toEqual(['A1A'])
  })

  test('[ARC.fire.order.gunners] all gunners before all pilots, however good', () => {
    const table = opened()
    // The Javelin's pilot has 9, the Pulsar's gunner 8.
    expect(table.forbiddenBy('B', shoot('B1', 'P', 0))).toContain('ARC.fire.order.gunners')
    table.play('B', { type: 'hold', ship: 'B1', crew: 'B' })
    table.play('A', { type: 'hold', ship: 'A1', crew: 'A' })
    expect(groupOf(table)).toEqual(['B1A'])
  })

  test('[ARC.fire.order.tie] equals declare, roll together, and all effects apply', () => {
    const near = { A1: { card: 'pulsar', at: '1512' }, B1: { card: 'pulsar', at: '1509', structure: 0 } }
    const table = opened(near)
    expect(groupOf(table)).toEqual(['A1A', 'B1A'])
    expect(typesOf(table.play('A', shoot('A1', 'A', 1)))).toEqual(['declared'])
    expect(arclight.awaiting(table.state).map(({ seat }) => seat)).toEqual(['B'])
    table.play('B', shoot('B1', 'A', 1))
    expect(table.state.stack).toEqual([])
    // A1: 8, 8 + 8 is 25 against 11; High 24, excess 14, less 2: Boom. B1 fires all the same, against A1 as it stood.
    const events = table.settle(8, 8, 8, 1, 1, 1)
    expect(events.filter(({ type }) => type === 'shot')).toMatchObject([{ net: 36 }, { total: 4, hit: false }])
    expect(ship(table, 'B1').status).toBe('destroyed')
    expect(arclight.outcome(table.state)?.winners).toEqual(['A'])
  })

  test('[ARC.fire.order.tie] both may be destroyed at once: a draw', () => {
    const near = { A1: { card: 'pulsar', at: '1512', structure: 0 }, B1: { card: 'pulsar', at: '1509', structure: 0 } }
    const table = opened(near)
    table.play('A', shoot('A1', 'A', 1))
    table.play('B', shoot('B1', 'A', 1))
    table.settle(8, 8, 8, 8, 8, 8)
    expect(arclight.outcome(table.state)?.winners).toEqual([])
  })

  test('[ARC.fire.immediate] what is lost earlier does not fire later; structure waits', () => {
    const table = opened({ A1: { structure: 0 } })
    expect(groupOf(table)).toEqual(['B1B'])
    // 6, 6 + 10 is 22 against 11; High 10, excess 11, less 4: 17, Boom Next Turn: A1 plays on.
    table.play('B', shoot('B1', 'B', 2), 6, 6, 10)
    expect(ship(table, 'A1').conditions.map(({ kind }) => kind)).toEqual(['doomed'])
    expect(groupOf(table)).toEqual(['A1A'])
    const gone = opened({ A1: { structure: 0, losses: { E: 4 } } })
    // Without screens the same faces make 21: Boom, and the Pulsar's gunner fires no more.
    gone.play('B', shoot('B1', 'B', 2), 6, 6, 10)
    expect(ship(gone, 'A1').status).toBe('destroyed')
    expect(gone.state.group).toEqual([])
    const marked = opened()
    marked.play('B', shoot('B1', 'B', 2), 3, 4, 10)
    expect(ship(marked, 'A1').structure).toBe(1)
  })
})

describe('arcs', () => {
  const here = { at: hex('1510'), facing: 0 }

  test('[ARC.fire.arc] by the bearing of hex centres: 60 is Forward, 120 is Rear', () => {
    for (const at of hexesWithin(here.at, 9)) {
      const bearing = bearingTo(here, at)
      if (bearing === null) continue
      const off = Math.abs(bearing)
      const side: Arc = bearing > 0 ? 'Right' : 'Left'
      const expected: Arc = off <= 60 + 1e-6 ? 'Forward' : off >= 120 - 1e-6 ? 'Rear' : side
      expect([at, arcTo(here, at)]).toEqual([at, expected])
    }
  })

  test('[ARC.fire.arc] arcs turn with the ship', () => {
    for (let facing = 0; facing < 6; facing++) {
      const turned = { at: here.at, facing }
      const counts = new Map<Arc, number>()
      for (const at of hexesWithin(here.at, 4))
        if (stepsBetween(at, here.at) > 0) counts.set(arcTo(turned, at), (counts.get(arcTo(turned, at)) ?? 0) + 1)
      // Of sixty hexes twenty-four lie before the ship and twenty-four behind it.
      expect(Object.fromEntries(counts)).toEqual({ Forward: 24, Rear: 24, Right: 6, Left: 6 })
    }
  })

  test('[ARC.fire.arc] a target out of the arc is refused with its bearing', () => {
    const table = firing(pilot, { A1: { facing: 3 } })
    expect(table.forbiddenBy('A', shoot('A1', 'P', 0))).toEqual(['ARC.fire.arc'])
    expect(table.refusalsOf('A', shoot('A1', 'P', 0))[0]?.why).toContain('in the Rear arc, dead astern')
  })

  test('[ARC.fire.arc.cards] Pulsar: P Forward, A Turret; Javelin: P Forward, A all but Rear, B Turret', () => {
    const arcs = (id: 'A1' | 'B1') => {
      const weapons = arclight.card(seen(position()), id)?.blocks.find(b => b.kind === 'table' && b.title === 'Weapons')
      return weapons?.kind === 'table' ? weapons.rows.map(row => row.cells.at(-1)?.printed) : []
    }
    expect(arcs('A1')).toEqual(['Forward', 'Turret'])
    expect(arcs('B1')).toEqual(['Forward', 'Left + Forward + Right', 'Turret'])
    const behind = { B1: { at: '1518', facing: 3 } }
    const slot = { ship: 'B1', crew: 'A' } as const
    expect(firing(slot, behind).forbiddenBy('B', shoot('B1', 'A', 1))).toEqual(['ARC.fire.arc'])
    expect(firing({ ...slot, crew: 'B' }, behind).forbiddenBy('B', shoot('B1', 'B', 2))).toEqual([])
  })
})

describe('range and sight', () => {
  const gun = { range: { short: 4, medium: 9, long: 10 } }

  test('[ARC.range.bands] 4-9-10: Short to 4, Medium 5 to 9, Long 10', () => {
    expect([1, 4, 5, 9, 10, 11].map(hexes => bandOf(gun, hexes))).toEqual([
      'Short',
      'Short',
      'Medium',
      'Medium',
      'Long',
      null,
    ])
  })

  test.each([
    ['ARC.range.short', '1511', 1],
    ['ARC.range.medium', '1508', 0],
    ['ARC.range.long', '1505', -1],
  ] as const)('[%s] at %s the modifier is %i', (rule, at, value) => {
    const table = firing(gunner, { A1: { at: '1515' }, B1: { at } })
    const [line] = table.plan('A', shoot('A1', 'A', 1)).ledgers[0]?.lines ?? []
    expect(line).toMatchObject({ rule, value })
    const [event] = table.play('A', shoot('A1', 'A', 1), 1, 2, 3)
    expect(event).toMatchObject({ total: 6 + value })
  })

  test('[ARC.range.max] beyond Long no shot; a range of 0 has no band', () => {
    const table = firing(gunner, { B1: { at: '1502' } })
    expect(table.forbiddenBy('A', shoot('A1', 'A', 1))).toEqual(['ARC.range.max'])
    expect(bandOf(gun, 0)).toBeNull()
  })

  test('[ARC.los] nothing in between blocks fire', () => {
    const table = firing(gunner, { A2: { at: '1512' }, B2: { at: '1511' } })
    expect(table.forbiddenBy('A', shoot('A1', 'A', 1))).toEqual([])
    const report = sightOf(arclight, seen(table.state), 'A1', 'B1')
    expect(report.clear).toBe(true)
    expect(report.lines.map(({ rule }) => rule)).toContain('ARC.los')
  })
})

const IDLE = { eliminated: false, fired: false, lowered: 0, lock: null }
