import { describe, expect, test } from 'vitest'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { duel, mark } from './combat'
import type { LsTable } from './support'

const facing = (): LsTable =>
  duel()
    .unit('pathfinder', { at: [50, 60] })
    .enemy('wyvern', { at: [50, 40], facing: 180 })
const value = (t: LsTable): number => lightningStrike.value(t.view, 'A')

describe('A position looks better', () => {
  test('the more the enemy is hurt, and best when it is gone', () => {
    const worth = [{}, { stunned: true }, { crippled: true }, { status: 'overkilled' as const }].map(changes =>
      value(mark(facing(), 'B1', changes)),
    )
    expect([...worth].sort((a, b) => a - b)).toEqual(worth)
  })

  test('not by fleeing', () => {
    expect(value(mark(facing(), 'A1', { status: 'retreated' }))).toBeLessThan(value(facing()))
  })

  test('within range rather than out of it, and nearer rather than far away', () => {
    const from = (y: number) => value(mark(facing(), 'A1', { at: { x: 50, y }, facing: 0 }))
    expect(from(66)).toBeGreaterThan(from(90))
    expect(from(90)).toBeGreaterThan(from(99))
  })

  test('behind the enemy rather than in front of it', () => {
    expect(value(mark(facing(), 'B1', { facing: 0 }))).toBeGreaterThan(value(facing()))
  })

  test('with a shot still to fire than with it wasted', () => {
    expect(value(facing())).toBeGreaterThan(value(mark(facing(), 'A1', { actionsLeft: 0, activation: 'done' })))
  })

  test('after the best attack was declared', () => {
    const t = duel({ commandPoints: 2 })
      .unit('pathfinder', { at: [50, 60] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
      .activate('A1')
    const before = value(t)
    expect(value(t.play({ type: 'attack', unit: 'A1', weapon: 1, target: 'B1' }))).toBeGreaterThan(before)
  })
})
