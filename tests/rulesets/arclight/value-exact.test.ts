import { describe, expect, test } from 'vitest'
import { viewIn } from '../../../src/engine/record/hidden'
import { arclight } from '../../../src/rulesets/arclight'
import type { Options } from '../../../src/rulesets/arclight/options'
import { type Given, position } from './support'

const value = (given: Readonly<Record<string, Given>> = {}, options: Partial<Options> = {}): number => {
  const state = position(given, {}, options)
  return arclight.value(viewIn(arclight, state, 'A'), 'A')
}

/** How much better the position is with a Pulsar like this. */
const gain = (given: Given, beside: Given = {}): number =>
  value({ A1: { ...beside, ...given } }) - value({ A1: beside })

describe('what a position is worth', () => {
  test('all that both ships are', () => {
    // Hull 20, Structure 10, twice DS, Thrust up to 10, twice ESV and ASV, 5 for each of the crew, 8 for each gun,
    // half the points.
    const pulsar = 30 + 2 * 11 + 10 + 2 * 4 + 2 * 2 + 5 * 2 + 8 * 2 + 0.5 * 69
    const javelin = 30 + 2 * 12 + 10 + 2 * 2 + 2 * 1 + 5 * 3 + 8 * 3 + 0.5 * 59
    // At 8 hexes, facing each other, every gun bears at more than Short range; each is 3 hexes farther than it likes.
    const [shots, stance] = [5, -0.3 * 3]
    expect(value()).toBeCloseTo(pulsar + 2 * shots + stance - (javelin + 3 * shots + stance), 9)
  })

  test('losses', () => {
    expect(gain({ losses: { D: 1 } })).toBeCloseTo(-2, 9)
    expect(gain({ losses: { E: 1 } })).toBeCloseTo(-2, 9)
    expect(gain({ losses: { A: 1 } })).toBeCloseTo(-2, 9)
    expect(gain({ losses: { M: 1 } })).toBeCloseTo(-2, 9)
    // More than 10 points of Thrust are of little use.
    expect(gain({ losses: { T: 4 } })).toBeCloseTo(0, 9)
    expect(gain({ losses: { T: 5 } })).toBeCloseTo(-1, 9)
    expect(gain({ structure: 0 })).toBeCloseTo(-10, 9)
    expect(gain({ marks: 1 })).toBeCloseTo(-6, 9)
    expect(gain({ stun: 1 })).toBeCloseTo(-3, 9)
    expect(gain({ stunned: 1 })).toBeCloseTo(-3, 9)
    // One of the crew, and the shot of their gun.
    expect(gain({ dead: ['A'] })).toBeCloseTo(-5 - 5, 9)
    expect(value({ B1: { losses: { D: 1 } } }) - value()).toBeCloseTo(2, 9)
  })

  test('weapons: 8 each, and their shot, unless it was fired', () => {
    const gun = { eliminated: false, fired: false, lowered: 0, lock: null }
    expect(gain({ weapons: [gun, { ...gun, eliminated: true }] })).toBeCloseTo(-8 - 5, 9)
    expect(gain({ weapons: [gun, { ...gun, fired: true }] })).toBeCloseTo(-5, 9)
    // Facing away only the turret bears, turned aside too.
    expect(gain({ facing: 3 })).toBeCloseTo(-5, 9)
    expect(gain({ facing: 2 })).toBeCloseTo(-5, 9)
  })

  test('near an enemy, at Short range best', () => {
    // 4 hexes: Short for all guns but that of gunner B, which has 5; 8 hexes were Medium.
    const near = value({ A1: { at: '1511' } }) - value()
    expect(near).toBeCloseTo(2 * 2 + 0.9 - (3 * 2 + 0.9), 9)
    // 12 hexes: out of reach of the Pulse Cannon and of the Pellet Array.
    const far = value({ A1: { at: '1519' } }) - value()
    expect(far).toBeCloseTo(-5 - 1.2 - (-5 - 1.2), 9)
  })

  test('a condition costs 2; a doomed or cascading ship is worth a fifth or three fifths', () => {
    const condition = (kind: 'hud' | 'doomed' | 'cascade') => ({ conditions: [{ kind, turn: 3, by: 'B' as const }] })
    expect(gain(condition('hud'))).toBeCloseTo(-2, 9)
    const body = 30 + 22 + 10 + 8 + 4 + 10 + 16
    expect(gain(condition('doomed'))).toBeCloseTo(0.2 * (body - 2) - body, 9)
    expect(gain(condition('cascade'))).toBeCloseTo(0.6 * (body - 2) - body, 9)
  })

  test('a ship that is lost costs 20, one that broke through brings 40', () => {
    const lost = value({ A2: { status: 'destroyed' } }) - value()
    expect(lost).toBeCloseTo(-20, 9)
    expect(value({ A2: { status: 'retreated', through: true } }) - value()).toBeCloseTo(40, 9)
    expect(value({ B2: { status: 'destroyed' } }) - value()).toBeCloseTo(0, 9)
  })

  test('a side that must break through has no need to be near', () => {
    expect(value({}, { runner: 'A' }) - value()).toBeCloseTo(0.9, 9)
    expect(value({}, { runner: 'B' }) - value()).toBeCloseTo(-0.9, 9)
    // Without an enemy nobody is near.
    const alone = value({ B1: { status: 'destroyed' } })
    expect(alone).toBeCloseTo(30 + 22 + 10 + 8 + 4 + 10 + 16 + 34.5, 9)
  })
})
