import { describe, expect, test } from 'vitest'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import { battle, seen } from './support'

describe('How good a position looks to a computer player', () => {
  const worth = (a: object, b: object = {}) =>
    thunderStruck.value(seen(battle({ A: { at: 4, ...a }, B: { at: 12, ...b } }).state), 'A')

  test('[TS.end.4.least-damage TS.end.4.tie] less damage, more shields and more cubes are better, and worse on the other side', () => {
    const whole = worth({ cubes: 1, shields: ['SM'] })
    for (const better of [{ cubes: 2 }, { shields: ['SM', 'SF'] }]) {
      expect(worth(better)).toBeGreaterThan(whole)
      expect(worth({}, better)).toBeLessThan(whole)
    }
    expect(worth({ damage: ['P1'] })).toBeLessThan(whole)
    expect(worth({}, { damage: ['P1'] })).toBeGreaterThan(whole)
    expect(worth({ damage: ['P1', 'P2'] })).toBeLessThan(worth({ damage: ['P1'] }))
  })

  test('[TS.fire.2.destroyed] no damage is as bad as the loss of the ship', () => {
    const wreck = worth({ cubes: 0, shields: [], damage: ['F1', 'M1', 'B1', 'P1', 'P2', 'SF', 'SM', 'SR'] })
    expect(worth({ alive: false })).toBeLessThan(wreck)
  })

  test('[TS.fire.1.hit] a nearer enemy ahead is worth more, and one beyond six spaces is worth nothing', () => {
    const ahead = (spaces: number) => worth({ at: 0 }, { at: spaces, facing: 1 })
    const far = worth({ at: 0 }, { at: 8 })
    expect(ahead(6)).toBeGreaterThan(far)
    expect(ahead(1)).toBeGreaterThan(ahead(6))
    expect(ahead(7)).toBe(far)
    expect(ahead(9)).toBe(far)
  })
})
