import { describe, expect, test } from 'vitest'
import { randomDice, randomFrom } from '../../../src/engine/rolls/random'
import { readRoll } from '../../../src/rulesets/lightning-strike/read-roll'
import { read, rollSkill, totalOf } from '../../../src/rulesets/lightning-strike/rules/dice'
import { attackOn, chances, duel, gun, like, lines, mark } from './combat'
import type { LsTable } from './support'

const shot = (options = {}): LsTable =>
  duel(options)
    .unit('wyvern', { at: [50, 50] })
    .enemy('wyvern', { at: [50, 40], facing: 180 })
    .activate('A1')

const PAIRS = Array.from({ length: 36 }, (_, n) => [Math.floor(n / 6) + 1, (n % 6) + 1])

describe('Dice of an attack', () => {
  test('[LS.dice.d6] every die rolled has six faces', () => {
    const t = shot().dice(6, 3, 2, 1).play(attackOn('B1'))
    expect(t.steps.at(-1)?.rolls).toEqual([
      { sides: 6, faces: [6, 3] },
      { sides: 6, faces: [2, 1] },
    ])
    const faces = rollSkill(randomDice(randomFrom(1)), 600).faces
    expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  test('[LS.dice.fumble-value] nothing is added to a fumble', () => {
    expect(totalOf(read([1, 1]), 5)).toBe(0)
    const t = shot().dice(1, 1, 2, 1).play(attackOn('B1'))
    expect(t.last('attack-resolved')).toMatchObject({ attack: { total: 0, fumble: true }, hit: null })
  })

  test('[LS.dice.modifiers] modifiers are added to the outcome', () => {
    const t = shot().dice(4, 2, 3, 1)
    expect(lines(t.plan(attackOn('B1')), 'Attack')).toEqual([[0, 'LS.attack.accuracy']])
    mark(t, 'A1', { overthrust: true }).play(attackOn('B1'))
    expect(t.last('attack-resolved').attack.total).toBe(4 - 3)
  })

  test('[LS.dice.default] only the die that picks a target is read without any rule', () => {
    expect(readRoll({ sides: 6, faces: [6, 6] }, -2, ['LS.attack.hit'])).toEqual({
      counted: [true, true],
      value: 7,
      total: 5,
      note: 'second six +1',
    })
    expect(readRoll({ sides: 6, faces: [2, 5] }, 1, [])).toEqual({ counted: [false, true], value: 5, total: 6 })
    expect(readRoll({ sides: 6, faces: [1, 1] }, 4, [])).toEqual({
      counted: [false, false],
      value: 0,
      total: 0,
      note: 'fumble',
    })
    expect(readRoll({ sides: 6, faces: [4] }, 0, ['LS.attack.hit', 'LS.cc.random.method'])).toBeNull()
    const read = (...faces: number[]) => {
      const { counted = [], value, note } = readRoll({ sides: 6, faces }, 0, []) ?? {}
      return [counted.map(Number).join(''), value, note]
    }
    expect(read(6)).toEqual(['1', 6, undefined])
    expect(read(1)).toEqual(['0', 0, 'fumble'])
    expect(read(6, 2)).toEqual(['10', 6, undefined])
    expect(read(5, 5)).toEqual(['10', 5, undefined])
    expect(read(6, 2, 6)).toEqual(['101', 7, 'second six +1'])
    expect(read(6, 6, 6)).toEqual(['111', 8, 'third six +2'])
    expect(read(6, 6, 6, 6)).toEqual(['1111', 9, 'fourth six +3'])
  })
})

describe('Opposed rolls', () => {
  test.each([
    [1, [5], [2]],
    [2, [5, 1], [2, 1]],
    [4, [5, 1, 1, 2], [2, 1, 1, 1]],
  ])('[LS.test.skill-2 LS.test.roll] Skill %i throws that many dice', (skill, attack, defence) => {
    const t = shot({ skill }).dice(...attack, ...defence)
    t.play(attackOn('B1'))
    expect(t.last('attack-resolved')).toMatchObject({ attack: { total: 5 }, defence: { total: 2 } })
  })

  test('[LS.test.success LS.test.mos] the greater total succeeds, by the difference', () => {
    const t = shot().dice(6, 3, 4, 1).play(attackOn('B1'))
    expect(t.last('attack-resolved').hit).toMatchObject({ margin: 2 })
  })

  test('[LS.test.failure LS.test.mof] the lower total fails, and the log knows both totals', () => {
    const t = shot().dice(3, 2, 5, 1).play(attackOn('B1'))
    expect(t.last('attack-resolved')).toMatchObject({
      hit: null,
      attack: { total: 3 },
      defence: { total: 5 },
      rules: expect.arrayContaining(['LS.test.mof']),
    })
  })

  test('[LS.test.draw] equal totals go to the defender', () => {
    const t = shot().dice(5, 2, 5, 1).play(attackOn('B1'))
    expect(t.last('attack-resolved')).toMatchObject({ hit: null, rules: expect.arrayContaining(['LS.test.draw']) })
  })

  const jammed = () =>
    duel()
      .unit('wyvern', { at: [50, 50], activation: 'done' })
      .enemy('wyvern', { at: [50, 20], activation: 'done', targetedEcm: [{ by: 'A', source: 'A1' }] })
      .set(state => {
        state.phase = 'end'
        state.active = null
      })

  test('[LS.test.threshold-draw] a total equal to the Threshold fails', () => {
    const t = jammed().dice(4, 2).settle()
    expect(t.last('interference-tested')).toMatchObject({ total: 4, removed: false })
    expect(jammed().dice(5, 2).settle().last('interference-tested')).toMatchObject({ total: 5, removed: true })
  })

  test('against 2 a test fails with 4 rolls of 36, against 4 with 16', () => {
    const failing = (threshold: number) => PAIRS.filter(faces => totalOf(read(faces), 0) <= threshold).length
    expect([failing(2), failing(4)]).toEqual([4, 16])
  })

  test("[LS.test.no-action-modifier] Overthrust doesn't affect rolls that aren't Actions", () => {
    const t = mark(jammed(), 'B1', { overthrust: true })
    expect(t.dice(5, 1).settle().last('interference-tested')).toMatchObject({ total: 5, removed: true })
    const target = duel()
      .unit('syreen', { at: [50, 50] })
      .enemy('stormrider', { at: [50, 20], overthrust: true })
      .activate('A1')
      .play({ type: 'ecm.target', unit: 'A1', target: 'B1' })
    expect(lines(target.plan({ type: 'ecm.answer', answer: 'eccm' }), 'Resistance')).toEqual([
      [1, 'LS.ecm.targeted.roll'],
      [2, 'LS.ecm.targeted.eccm'],
    ])
  })
})

describe('Chance to hit', () => {
  // Net modifiers only on the attack side; the facts give three decimals.
  test.each([
    [-4, 0.018],
    [-3, 0.05],
    [-2, 0.119],
    [-1, 0.233],
    [0, 0.397],
    [1, 0.602],
    [2, 0.766],
    [3, 0.878],
    [4, 0.943],
  ])('at %i it is %f', (net, expected) => {
    const hits = PAIRS.flatMap(a => PAIRS.map(d => totalOf(read(a), net) > totalOf(read(d), 0))).filter(Boolean).length
    expect(hits / 1296).toBeCloseTo(expected, 3)
    const t = duel()
      .unit(like('wyvern', { weapons: [gun('F', [{ to: 30, accuracy: net, damage: 1 }])] }), { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
      .activate('A1')
    expect(chances(t.plan(attackOn('B1')))).toEqual({ Miss: 1296 - hits, 'No effect': hits })
  })

  test('[LS.dice.fumble-value] -3 on the attack hits with 65 rolls of 1296, +3 on the defense with 73', () => {
    const hits = (attack: number, defence: number) =>
      PAIRS.flatMap(a => PAIRS.filter(d => totalOf(read(a), attack) > totalOf(read(d), defence))).length
    expect([hits(-3, 0), hits(0, 3)]).toEqual([65, 73])
    const evading = duel()
      .unit('wyvern', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40], facing: 180, evading: true })
      .activate('A1')
    expect(chances(evading.plan(attackOn('B1'))).Miss).toBe(1296 - 73)
  })

  test('the mean margin of a hit at net 0 is 2.08', () => {
    const margins = PAIRS.flatMap(a => PAIRS.map(d => totalOf(read(a), 0) - totalOf(read(d), 0))).filter(it => it > 0)
    expect(margins.reduce((sum, it) => sum + it, 0) / margins.length).toBeCloseTo(2.08, 2)
  })
})
