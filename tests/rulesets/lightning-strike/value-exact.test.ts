import { describe, expect, test } from 'vitest'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import type { Unit } from '../../../src/rulesets/lightning-strike/state'
import { attackOn, duel, mark } from './combat'
import type { LsTable } from './support'

/** The highest face, 1 more for a second six, 0 for two ones; nothing is added to a fumble. */
const reads = (a: number, b: number, modifier: number): number =>
  a === 1 && b === 1 ? 0 : Math.max(0, Math.max(a, b) + (a === 6 && b === 6 ? 1 : 0) + modifier)

const FACES = [1, 2, 3, 4, 5, 6]
const ROLLS = FACES.flatMap(a => FACES.map(b => [a, b] as const))

interface Fire {
  readonly attack: number
  readonly defence: number
  readonly multiplier: number
  /** Stun, Crippled, Overkill. */
  readonly thresholds: readonly [number, number, number]
  /** The share of the target's worth that each of the three costs. */
  readonly costs?: readonly [number, number, number]
}

/** The share of its worth that a shot can be expected to cost its target, from all 1296 rolls. */
function shareOf({ attack, defence, multiplier, thresholds, costs = [0.12, 0.5, 1] }: Fire): number {
  let sum = 0
  for (const [a, b] of ROLLS)
    for (const [c, d] of ROLLS) {
      const damage = Math.max(0, reads(a, b, attack) - reads(c, d, defence)) * multiplier
      const worst = thresholds.findLastIndex(threshold => damage > threshold)
      sum += costs[worst] ?? 0
    }
  return sum / 1296
}

// At 16 cm a Pathfinder fires its missiles at +1, ×10; a Wyvern has Missile Defense 1 and a front of 16/32/48.
const MISSILES: Fire = { attack: 1, defence: 1, multiplier: 10, thresholds: [16, 32, 48] }
// The Wyvern fires its mass driver at 0, ×10; a Pathfinder dodges with +1 and has a front of 15/30/45.
const DRIVER: Fire = { attack: 0, defence: 1, multiplier: 10, thresholds: [15, 30, 45] }
const [HARM, RISK] = [100 * shareOf(MISSILES), 100 * shareOf(DRIVER)]

/** The rockets of the Wyvern, ×11, end 2 cm short: a hint to come closer, which counts where its shots are worth less. */
const ROCKETS = 0.2 * (1 - 2 / 100) * 11

const NOW = 0.8
const LATER = 0.35
const CAUTION = 0.6

const facing = (): LsTable =>
  duel()
    .unit('pathfinder', { at: [50, 56] })
    .enemy('wyvern', { at: [50, 40], facing: 180 })
const value = (t: LsTable, seat: 'A' | 'B' = 'A'): number => lightningStrike.value(t.view, seat)
const own = (changes: Partial<Unit>) => value(mark(facing(), 'A1', changes))
const enemy = (changes: Partial<Unit>) => value(mark(facing(), 'B1', changes))

describe('What a position is worth', () => {
  test('Threat Values, and the best shot of each side, that of the enemy with less weight', () => {
    expect(value(facing())).toBeCloseTo(NOW * HARM - CAUTION * NOW * RISK, 9)
    expect(value(facing(), 'B')).toBeCloseTo(NOW * RISK - CAUTION * NOW * HARM, 9)
  })

  test('a Unit that is Stunned or Crippled is worth less', () => {
    const sting = 100 * 0.92 * shareOf({ ...DRIVER, costs: [0.5, 0.5, 1] })
    expect(own({ stunned: true })).toBeCloseTo(-8 + NOW * HARM - CAUTION * NOW * sting, 9)
    // Now the lance, ×13 in contact, hints more than its shots.
    const weak = Math.max(100 * shareOf({ ...MISSILES, multiplier: 5 }), 0.2 * (1 - 16 / 100) * 13)
    const dying = Math.max(50 * shareOf({ ...DRIVER, costs: [0.12, 1, 1] }), ROCKETS)
    expect(own({ crippled: true })).toBeCloseTo(-50 + NOW * weak - CAUTION * NOW * dying, 9)
  })

  test('a shot that must wait for the next turn counts less', () => {
    const waiting = LATER * HARM - CAUTION * NOW * RISK
    expect(own({ actionsLeft: 0 })).toBeCloseTo(waiting, 9)
    expect(own({ activation: 'done' })).toBeCloseTo(waiting, 9)
    expect(own({ activation: 'acted-out' })).toBeCloseTo(value(facing()), 9)
    const dodging = Math.max(100 * shareOf({ ...DRIVER, defence: 4 }), ROCKETS)
    expect(own({ evading: true })).toBeCloseTo(LATER * HARM - CAUTION * NOW * dodging, 9)
  })

  test('Command Points count 2 each, a jammer 5', () => {
    const t = facing().set(({ sides }) => {
      for (const side of Object.values(sides)) side.commandPoints = side.seat === 'A' ? 3 : 1
    })
    expect(value(t) - value(facing())).toBeCloseTo(4, 9)
    expect(own({ ecm: { threshold: 4, paid: true } }) - value(facing())).toBeCloseTo(5, 9)
    expect(enemy({ ecm: { threshold: 4, paid: true } }) - value(facing())).toBeCloseTo(-5, 9)
  })

  test('who conceded or left the table has nothing; who waits in reserve threatens nobody', () => {
    const conceded = facing().set(({ sides }) => {
      if (sides.B) sides.B.conceded = true
    })
    // A side that concedes is no longer an enemy, or it is but can still be fired at.
    expect(value(mark(facing(), 'B1', { status: 'overkilled' }))).toBeCloseTo(100, 9)
    expect(value(conceded)).toBeGreaterThanOrEqual(100)
    expect(enemy({ status: 'reserve' })).toBeCloseTo(0, 9)
  })

  test('a fighter whose guns do not bear must turn first; an exo-armor turns freely', () => {
    // A Lancer, Threat Value 95, at 15 cm: laser +1, ×12; missiles +1 against Missile Defense 1, ×13.
    const at15 = (turn: number) =>
      duel()
        .unit('lancer', { at: [50, 55], facing: turn, actionsLeft: 1 })
        .enemy('wyvern', { at: [50, 40], facing: 180, actionsLeft: 0 })
    const thresholds = [16, 32, 48] as const
    const laser = 100 * shareOf({ attack: 1, defence: 0, multiplier: 12, thresholds })
    const missiles = 100 * shareOf({ attack: 1, defence: 1, multiplier: 13, thresholds })
    const best = Math.max(laser, missiles)
    const gained = value(at15(0)) + value(at15(0), 'B')
    // Both views add up to the same Threat Values; 40 % of each side's prospects are left over.
    const risk = gained / (1 - CAUTION) - NOW * best
    expect(value(at15(0))).toBeCloseTo(95 - 100 + NOW * best - CAUTION * risk, 9)
    const lost = value(at15(180)) + value(at15(180), 'B')
    const behind = lost / (1 - CAUTION) - NOW * 0.4 * best
    expect(value(at15(180))).toBeCloseTo(95 - 100 + NOW * 0.4 * best - CAUTION * behind, 9)
    expect(behind).toBeGreaterThan(risk)
    expect(own({ facing: 180 })).toBeCloseTo(
      NOW * HARM - CAUTION * NOW * 100 * shareOf({ ...DRIVER, defence: -1, thresholds: [11, 22, 33] }),
      9,
    )
  })

  test('out of range of everything, a hint of the right direction is left', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 95], actionsLeft: 1 })
      .enemy('wyvern', { at: [50, 5], facing: 180 })
    // 90 cm: missiles reach 30 with ×10, the mass driver 28 with ×8, the lance touches with ×13; the Wyvern's mass driver
    // 26 with ×9, its rockets 14 with ×11, its blade touches with ×12.
    const hint = (reach: number, multiplier: number) => 0.2 * (1 - (90 - reach) / 100) * multiplier
    const mine = Math.max(hint(30, 10), hint(28, 8), hint(0, 13))
    const theirs = Math.max(hint(26, 9), hint(14, 11), hint(0, 12))
    expect(value(t)).toBeCloseTo(NOW * mine - CAUTION * NOW * theirs, 9)
    const far = duel({ tableWidth: 300, tableHeight: 300 })
      .unit('pathfinder', { at: [50, 299] })
      .enemy('wyvern', { at: [50, 1], facing: 180 })
    expect(value(far)).toBeCloseTo(0, 9)
  })

  test('[LS.dice.floor-zero] rolls pushed below 0 count as 0, beside the fumbles', () => {
    // From behind, aiming: −1 and −2.
    const rear = { ...MISSILES, defence: -2, thresholds: [12, 24, 36] } as const
    const driver = { ...MISSILES, attack: 0, multiplier: 9, defence: -3, thresholds: [12, 24, 36] } as const
    const t = mark(facing(), 'B1', { facing: 0, aiming: true, actionsLeft: 0 })
    const harm = 100 * Math.max(shareOf(rear), shareOf(driver))
    expect(value(t) + CAUTION * value(t, 'B')).toBeCloseTo((1 - CAUTION ** 2) * NOW * harm, 9)
  })

  test('a target that is hidden cannot be harmed', () => {
    const t = facing().obstacle('asteroid', { at: [50, 50], radius: 3 })
    // The lance and the blade still hint at closing in.
    const hint = (reach: number, multiplier: number) => 0.2 * (1 - (16 - reach) / 100) * multiplier
    const theirs = Math.max(hint(14, 11), hint(0, 12))
    expect(value(t)).toBeCloseTo(NOW * hint(0, 13) - CAUTION * NOW * theirs, 9)
  })

  test('a declared attack still counts, for the one who declared it', () => {
    const t = duel({ commandPoints: 1 })
      .unit('pathfinder', { at: [50, 56] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
      .activate('A1')
      .play(attackOn('B1', { weapon: 1 }))
    expect(t.state.stack.at(-1)?.kind).toBe('attack')
    expect(value(t)).toBeCloseTo(HARM + LATER * HARM - CAUTION * NOW * RISK, 9)
    expect(value(t, 'B')).toBeCloseTo(NOW * RISK - CAUTION * (HARM + LATER * HARM), 9)
  })

  test('crews of another Skill roll as many dice', () => {
    const rolls = (skill: number): number[][] =>
      skill === 0 ? [[]] : rolls(skill - 1).flatMap(roll => FACES.map(face => [...roll, face]))
    const read = (faces: readonly number[], modifier: number) =>
      faces.every(face => face === 1)
        ? 0
        : Math.max(0, Math.max(...faces) + Math.max(0, faces.filter(face => face === 6).length - 1) + modifier)
    const share = ({ attack, defence, multiplier, thresholds }: Fire) => {
      const all = rolls(3)
      let sum = 0
      for (const a of all)
        for (const d of all) {
          const damage = Math.max(0, read(a, attack) - read(d, defence)) * multiplier
          sum += [0.12, 0.5, 1][thresholds.findLastIndex(threshold => damage > threshold)] ?? 0
        }
      return (100 * sum) / all.length ** 2
    }
    const t = duel({ skill: 3 })
      .unit('pathfinder', { at: [50, 56] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
    expect(value(t)).toBeCloseTo(NOW * share(MISSILES) - CAUTION * NOW * Math.max(share(DRIVER), ROCKETS), 9)
  })
})
