import { describe, expect, test } from 'vitest'
import type { Degree } from '../../../src/rulesets/arclight/cards/card'
import { netOf } from '../../../src/rulesets/arclight/rules/attack'
import { readDice, withSuffix } from '../../../src/rulesets/arclight/rules/degree'
import { condition, firing, ship, wounded } from './support'

const gatling = { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1' } as const
const gunner = { ship: 'A1', crew: 'A' } as const
const amount = (faces: number[], degree: Degree) => readDice(faces, degree).amount

describe('hitting the target', () => {
  test('[ARC.hit.roll] all base dice, the skill die and the modifiers, rolled once', () => {
    const table = firing(gunner)
    expect(table.plan('A', gatling).ledgers[0]).toMatchObject({ name: 'To hit, 12 needed', base: '2D8 + 1D8' })
    const [event] = table.play('A', gatling, 3, 4, 5)
    expect(event).toMatchObject({ faces: [3, 4], skill: 5, total: 12, hit: true })
  })

  test('[ARC.hit.mods] range, stun and HUD', () => {
    const table = firing(gunner, { A1: { stun: 1, conditions: [condition('hud')], at: '1510' } })
    const lines = table.plan('A', gatling).ledgers[0]?.lines ?? []
    expect(lines.map(({ value, rule }) => [value, rule])).toEqual([
      [1, 'ARC.range.short'],
      [-2, 'ARC.code.S'],
      [-2, 'ARC.crit.13'],
    ])
    expect(table.play('A', gatling, 8, 8, 8)[0]).toMatchObject({ total: 21 })
  })

  test('[ARC.hit.equal] a total that equals the screens hits', () => {
    const [event] = firing(gunner).play('A', gatling, 2, 4, 6)
    expect(event).toMatchObject({ total: 12, ds: 12, hit: true, excess: 0 })
  })

  test('[ARC.hit.miss] a lower one misses and does nothing', () => {
    const table = firing(gunner)
    const events = table.play('A', gatling, 2, 3, 6)
    expect(events[0]).toMatchObject({ total: 11, hit: false, net: 0 })
    expect(ship(table, 'B1').losses).toEqual({ T: 0, E: 0, A: 0, D: 0, M: 0 })
  })
})

describe('damage', () => {
  test('[ARC.damage.same-dice] the dice that hit also give the damage', () => {
    const [event] = firing(gunner).play('A', gatling, 2, 4, 8)
    // High of 2, 4, 8 is 8; 14 is 2 over; less ASV 1.
    expect(event).toMatchObject({ amount: 8, excess: 2, sv: 1, net: 9 })
  })

  test('[ARC.damage.low] the lowest die', () => expect(amount([3, 5, 8], 'Low')).toBe(3))
  test('[ARC.damage.high] the highest die', () => expect(amount([3, 5, 8], 'High')).toBe(8))
  test('[ARC.damage.all] all dice together', () => expect(amount([3, 5, 8], 'All')).toBe(16))
  test('[ARC.damage.med] the middle die', () => {
    expect([amount([8, 3, 5], 'MedH'), amount([8, 3, 5], 'MedL')]).toEqual([5, 5])
  })

  test('[ARC.damage.med.no-middle] none in the middle: High or Low, of the centre where there are more', () => {
    expect([amount([3, 8], 'MedH'), amount([3, 8], 'MedL')]).toEqual([8, 3])
    expect([amount([1, 3, 5, 8], 'MedH'), amount([1, 3, 5, 8], 'MedL')]).toEqual([5, 3])
    expect([
      readDice([1, 3, 5, 8], 'MedH', 'outer').amount,
      readDice([1, 3, 5, 8], 'MedL', 'outer').amount,
      readDice([3, 5, 8], 'MedL', 'outer').amount,
    ]).toEqual([8, 1, 5])
  })

  test.each([
    [[5, 6, 6], 'MedH', 12],
    [[2, 2, 7], 'Low', 4],
    [[2, 2, 7], 'High', 7],
    [[2, 7, 7], 'High', 14],
    [[5, 5, 5], 'Low', 15],
    [[5, 5, 5], 'MedL', 15],
    [[5, 5, 5], 'High', 15],
    [[5, 6, 6], 'Low', 5],
    [[6, 6, 5], 'All', 17],
  ] as const)('[ARC.damage.ties] %j %s is %i', (faces, degree, expected) => {
    expect(amount([...faces], degree)).toBe(expected)
  })

  test('[ARC.damage.subtract] less the current ASV or ESV', () => {
    const lost = firing(gunner, { B1: { losses: { A: 1 } } })
    expect(lost.play('A', gatling, 2, 4, 8)[0]).toMatchObject({ sv: 0, net: 10 })
  })

  test('[ARC.damage.appropriate] kinetic weapons meet ASV, plasma and pulson weapons ESV', () => {
    const plan = firing({ ship: 'B1', crew: 'B' }).plan('B', {
      ...gatling,
      ship: 'B1',
      crew: 'B',
      weapon: 2,
      target: 'A1',
    })
    expect(plan.ledgers[1]?.lines[0]).toMatchObject({ value: -4, why: 'ESV' })
    expect(firing(gunner).plan('A', gatling).ledgers[1]?.lines[0]).toMatchObject({ value: -1, why: 'ASV' })
  })
})

describe('damage modifiers', () => {
  const faces = [3, 5, 8]
  const suffixed = (degree: Degree, suffix: string, of = faces) => withSuffix(readDice(of, degree), suffix)

  test('[ARC.dmod.suffix] Low+1 is 4, High/2 is 4, Allx2 is 32 on 3, 5, 8', () => {
    expect([suffixed('Low', '+1'), suffixed('High', '/2'), suffixed('All', 'x2')]).toEqual([4, 4, 32])
  })

  test('[ARC.dmod.half] a division rounds down', () => expect(suffixed('MedH', '/2')).toBe(2))

  test('[ARC.dmod.x-ties] a tie is not multiplied again; All always is', () => {
    expect(suffixed('MedH', 'x2', [5, 6, 6])).toBe(12)
    expect(suffixed('MedH', 'x2', [4, 5, 6])).toBe(10)
    expect(suffixed('All', 'x2', [5, 6, 6])).toBe(34)
    expect(suffixed('MedH', '+1', [5, 6, 6])).toBe(13)
  })

  test('[ARC.dmod.excess] 17 against screens of 15 does two points more', () => {
    // Screens of 12 here: a Javelin with three more would have 15.
    const table = firing(gunner, { B1: { card: 'own' } }, { cards: [{ ...thick, ds: 15 }] })
    expect(table.play('A', gatling, 5, 5, 7)[0]).toMatchObject({ total: 17, ds: 15, hit: true, excess: 2 })
  })

  test('[ARC.dmod.order] suffix, then excess, then the screens; as an option the excess after them', () => {
    expect(netOf({ excess: 'before-sv' }, { amount: 3, excess: 2, sv: 4 })).toBe(1)
    expect(netOf({ excess: 'after-sv' }, { amount: 3, excess: 2, sv: 4 })).toBe(2)
    expect(netOf({ excess: 'after-sv' }, { amount: 6, excess: 2, sv: 4 })).toBe(4)
    const option = firing(gunner, { B1: { card: 'own' } }, { cards: [thick], excess: 'after-sv' })
    expect(option.play('A', gatling, 5, 5, 7)[0]).toMatchObject({ amount: 7, excess: 6, sv: 9, net: 6 })
    const usual = firing(gunner, { B1: { card: 'own' } }, { cards: [thick] })
    expect(usual.play('A', gatling, 5, 5, 7)[0]).toMatchObject({ net: 4 })
  })

  test('[ARC.dmod.zero] nothing left: no effect', () => {
    const table = firing(gunner, { B1: { card: 'own' } }, { cards: [{ ...thick, asv: 20 }] })
    const events = table.play('A', gatling, 5, 5, 7)
    expect(events[0]).toMatchObject({ hit: true, net: 0 })
    expect(events.map(({ type }) => type)).not.toContain('row')
  })
})

describe('damage index', () => {
  const rowOf = (net: number, structure: number, options = {}) =>
    wounded(net, { given: { B1: { structure, ...options } } }).events[0]

  test('[ARC.index.race] one index serves every race', () => {
    for (const card of ['pulsar', 'javelin', 'quasar', 'sling'])
      expect(rowOf(5, 1, { card })).toMatchObject({ type: 'row', text: 'D' })
  })

  test('[ARC.index.cross] the column is the current Structure', () => {
    expect(rowOf(6, 1)).toMatchObject({ column: 1, text: 'M' })
    expect(rowOf(6, 0)).toMatchObject({ column: 0, text: 'XWAAE' })
  })

  test('[ARC.index.column] more Structure reads column 1', () => {
    expect(rowOf(6, 2)).toMatchObject({ column: 1, text: 'M' })
  })

  test('[ARC.index.over] above 24 the last row counts', () => {
    expect(wounded(40).events.map(({ type }) => type)).toEqual(['row', 'destroyed'])
  })

  test('[ARC.index.sequence] left to right; a malfunction waits; nothing more happens to a destroyed ship', () => {
    const table = wounded(8)
    // XTTEA: the critical comes first; a 3 queues a malfunction, which strikes after TTEA.
    expect(table.state.stack[0]).toMatchObject({ codes: 'XTTEA' })
    const types = table.settle(1, 2, 1, 1, 2).map(({ type }) => type)
    expect(types).toEqual(['critical', 'lost', 'lost', 'lost', 'self-damage', 'row', 'lost'])
    const over = wounded(8)
    expect(over.settle(1, 1).map(({ type }) => type)).toEqual(['critical', 'destroyed'])
    expect(ship(over, 'B1').losses.T).toBe(0)
  })
})

const thick = {
  id: 'own',
  name: 'Own',
  race: 'Own',
  points: 50,
  art: 'ship' as const,
  pilot: { helm: 6, cmd: 3, eng: 0, wpn: 6 },
  gunners: [],
  special: [],
  thrust: 10,
  maneuver: 3,
  ds: 11,
  esv: 4,
  asv: 9,
  nixie: null,
  cm: null,
  structure: 1,
  weapons: [],
  torpedoes: [],
}
