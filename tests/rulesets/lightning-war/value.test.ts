import { describe, expect, test } from 'vitest'
import { viewIn } from '../../../src/engine/record/hidden'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import { value } from '../../../src/rulesets/lightning-war/value'
import { block, type Given, position } from './support'

const worth = (given: Given): number => value(viewIn(lightningWar, position(given), 'A'), 'A')

// What a base is worth is ours: 8 for a rifle squad, 2 × (3 dice + 6 / 6 inches).
const RIFLE = 8

describe('what a machine takes a position to be worth', () => {
  const alone: Given = { units: { A1: [['rifle', { at: [30, 40] }]] } }

  test('bases on the table count, those of the enemy against it', () => {
    expect(worth(alone)).toBe(RIFLE)
    expect(worth({ units: { B1: [['rifle', { at: [30, 40] }]] } })).toBe(-RIFLE)
    expect(worth({ units: { A1: [['rifle', { at: [30, 40], status: 'lost' }]] } })).toBeLessThan(0.01)
  })

  test('a base that retires counts half, one in cover a little more', () => {
    expect(worth({ units: { A1: [['rifle', { at: [30, 40], retiring: true }]] } })).toBe(RIFLE / 2)
    const covered = worth({ ...alone, terrain: [block('wood', 'w', [28, 38, 4, 4])] })
    expect([covered > RIFLE, covered < 1.2 * RIFLE]).toEqual([true, true])
  })

  test('[LW.victory] it is better to stand near an objective, best on it, and worse out of command', () => {
    const near = (y: number, more: Partial<Given> = {}) =>
      worth({
        ...alone,
        options: { objectives: [{ id: 'o', name: 'Farm', at: { x: 30, y: 20 }, radius: 3, worth: 60 }] },
        units: { A1: [['rifle', { at: [30, y] }]] },
        ...more,
      }) - RIFLE
    expect(near(40)).toBeGreaterThan(0)
    expect(near(30)).toBeGreaterThan(near(40))
    expect(near(20)).toBeGreaterThan(60)
    const pair = (x: number): Given['units'] => ({
      A1: [
        ['rifle', { at: [30, 40], hq: true }],
        ['rifle', { at: [x, 40] }],
      ],
    })
    expect(near(40, { units: pair(37) })).toBeLessThan(near(40, { units: pair(23 + 13) }))
  })

  describe('what can be shot at', () => {
    const duel = (far: number, more: Partial<Given> = {}): number =>
      worth({ units: { A1: [['us.sherman', { at: [30, 46] }]], B1: [['truck', { at: [30, 46 - far] }]] }, ...more })

    test('[LW.armour.range] a target within 24 inches is worth something, one beyond nothing', () => {
      expect(duel(24)).toBeGreaterThan(duel(24.1))
      expect(duel(24.1)).toBe(duel(30))
    })

    test('[LW.vis.los LW.board.arc] so is one that is seen and in the arc', () => {
      const wood = { terrain: [block('wood', 'w', [20, 31, 20, 10])] }
      expect(duel(20)).toBeGreaterThan(duel(20, wood))
      const stug = (facing: number): number =>
        worth({
          units: { A1: [['de.stug3g', { at: [30, 40], facing }]], B1: [['us.sherman', { at: [30, 20], facing: 90 }]] },
        })
      expect(stug(0)).toBeGreaterThan(stug(180))
    })

    test('[LW.turn.3.once LW.move.dash.no-fire LW.morale.fail] not by who has fired, dashed or retires', () => {
      const firer = (more: object): number =>
        worth({ units: { A1: [['us.sherman', { at: [30, 46], ...more }]], B1: [['truck', { at: [30, 30] }]] } })
      const idle = duel(30)
      expect(firer({})).toBeGreaterThan(idle)
      expect(firer({ fired: [{ weapon: 0, at: 'B1.1' }] })).toBe(idle)
      expect(firer({ moved: 'dash' })).toBe(idle)
      expect(firer({ moved: 'normal' })).toBeGreaterThan(idle)
    })

    test('what the enemy could do counts, but less than what it could do to the enemy', () => {
      const rifles = (gap: number): number =>
        worth({ units: { A1: [['rifle', { at: [30, 30] }]], B1: [['rifle', { at: [30, 30 - gap] }]] } })
      // LW.inf.range: at 6 inches both can fire, beyond it neither.
      expect(rifles(6.1)).toBe(0)
      const both = rifles(6)
      const lone = worth({
        units: { A1: [['rifle', { at: [30, 30] }]], B1: [['rifle', { at: [30, 24], moved: 'dash' }]] },
      })
      expect(both).toBeGreaterThan(0)
      expect(lone).toBeGreaterThan(both)
      // 2 of 3 dice are reckoned with: 1 - (5/6)² of a squad, and six tenths of that against.
      expect(lone).toBeCloseTo(RIFLE * (1 - (5 / 6) ** 2))
      expect(both).toBeCloseTo(0.4 * lone)
    })

    test('[LW.armour.defence LW.armour.weapon-target] small arms threaten no armour, a gun by its dice', () => {
      const against = (model: string, far: number): number =>
        worth({
          units: { A1: [[model, { at: [30, 40] }]], B1: [['us.sherman', { at: [30, 40 - far], moved: 'dash' }]] },
        })
      expect(against('rifle', 5)).toBe(against('rifle', 7))
      // EX.LW.1: 8 dice less 6 of a Sherman's front leave 2; at 12 inches 9 less 6 leave 3.
      const far = against('de.pz4hj', 24) - against('de.pz4hj', 25)
      const near = against('de.pz4hj', 12) - against('de.pz4hj', 25)
      expect(near / far).toBeCloseTo((1 - (5 / 6) ** 3) / (11 / 36))
    })
  })
})
