import { describe, expect, test } from 'vitest'
import { oddsOf } from '../../../src/engine/rolls/odds'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { attackOn, chances, duel, gun, like } from './combat'
import { type LsTable, table } from './support'

const FACES = [1, 2, 3, 4, 5, 6]

/** Every roll of so many dice, in order. */
const facesOf = (dice: number): number[][] =>
  dice === 0 ? [[]] : facesOf(dice - 1).flatMap(faces => FACES.map(face => [...faces, face]))

/** The same by running every possible roll through the code that plays. */
function byHand(t: LsTable, dice: number): Record<string, number> {
  const plan = t.plan(attackOn('B1'))
  const counts: Record<string, number> = {}
  for (const faces of facesOf(dice)) {
    const label = plan.outcome?.(plan.resolve(new ScriptedDice(faces)))?.label ?? '?'
    counts[label] = (counts[label] ?? 0) + 1296 / 6 ** dice
  }
  return Object.fromEntries(Object.entries(counts).map(([label, count]) => [label, Number(count.toFixed(6))]))
}

const positions: readonly [name: string, dice: number, make: () => LsTable][] = [
  [
    'a plain shot',
    4,
    () =>
      duel()
        .unit('pathfinder', { at: [50, 50] })
        .enemy('wyvern', { at: [50, 40], facing: 180 })
        .activate('A1'),
  ],
  [
    'from behind, overthrusting and jammed, at an evading target',
    4,
    () =>
      duel()
        .unit('cerberus', { at: [50, 50], targetedEcm: [{ by: 'B', source: 'B1' }] })
        .enemy('syreen', { at: [50, 40], evading: true, stunned: true })
        .activate('A1', { overthrust: true }),
  ],
  [
    'at one of three in contact',
    5,
    () =>
      duel()
        .unit('pathfinder', { at: [50, 50] })
        .unit('pathfinder', { at: [51.9, 40], facing: 180, crippled: true })
        .enemy('wyvern', { at: [50, 40], facing: 180 })
        .enemy('wyvern', { at: [48.5, 40] })
        .activate('A1'),
  ],
  [
    'crews of Skill 1',
    2,
    () =>
      duel({ skill: 1 })
        .unit('lancer', { at: [50, 50] })
        .enemy('wyvern', { at: [50, 40] })
        .activate('A1'),
  ],
]

describe('Odds of an attack', () => {
  test.each(positions)('are exact: %s', (_name, dice, make) => {
    const odds = chances(make().plan(attackOn('B1')))
    const hand = byHand(make(), dice)
    expect(Object.keys(odds).sort()).toEqual(Object.keys(hand).sort())
    for (const [label, count] of Object.entries(hand)) expect(odds[label]).toBeCloseTo(count, 5)
    expect(Object.values(odds).reduce((sum, it) => sum + it, 0)).toBeCloseTo(1296, 6)
  })

  test('outcomes come in the order of their weight, success is any effect on the target', () => {
    const t = duel()
      .unit(like('lancer', { weapons: [gun('F')] }), { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40] })
      .activate('A1')
    const odds = oddsOf(t.plan(attackOn('B1')))
    expect(odds?.outcomes.map(({ label, success }) => [label, success ?? false])).toEqual([
      ['Miss', false],
      ['No effect', false],
      ['Stunned', true],
      ['Crippled', true],
      ['Destroyed', true],
    ])
    const [miss, none] = odds?.outcomes ?? []
    expect(odds?.success).toBeCloseTo(1 - (miss?.probability ?? 0) - (none?.probability ?? 0), 12)
  })

  test('with a decision still to come they assume the defaults: no Command Point, a turn to face', () => {
    const asked = table()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 48.5] })
      .activate('A1')
    const plan = asked.plan(attackOn('B1', { weapon: 2 }))
    expect(plan.warnings?.().map(({ rule }) => rule)).toEqual(['LS.cc.cco.turn', 'LS.command.defence'])
    asked.play(attackOn('B1', { weapon: 2 }))
    const standard = asked.plan({ type: 'defend', turnToFace: true, commandPoint: false })
    expect(chances(plan)).toEqual(chances(standard))
    const better = asked.plan({ type: 'defend', turnToFace: true, commandPoint: true })
    expect(chances(better).Miss).toBeGreaterThan(chances(standard).Miss ?? 0)
  })

  test('four dice a side and five possible targets can still be counted', () => {
    const t = duel({ skill: 4 })
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
    for (const x of [49, 51]) for (const y of [39, 38.9]) t.enemy('wyvern', { at: [x, y], facing: 180 })
    const plan = t.activate('A1').plan(attackOn('B1'))
    expect(oddsOf(plan)?.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9)
  })

  test('are quick enough to paint on every enemy', () => {
    const [, , make] = positions[0] ?? []
    const t = make?.() ?? duel()
    const times = Array.from({ length: 60 }, () => {
      const from = performance.now()
      oddsOf(t.plan(attackOn('B1')))
      return performance.now() - from
    }).sort((a, b) => a - b)
    expect(times[30]).toBeLessThan(5)
  })
})
