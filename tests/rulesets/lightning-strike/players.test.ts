import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../src/engine/rolls/random'
import type { Action } from '../../../src/engine/ruleset'
import { bot } from '../../../src/rulesets/lightning-strike/bot'
import { duel } from './combat'
import { at, type LsTable, table } from './support'

/** A random number generator that gives these, then starts again. */
const given = (...numbers: number[]) => {
  let i = 0
  return () => numbers[i++ % numbers.length] ?? 0
}

const placing = (seat: 'A' | 'B', width = 100, height = 80): LsTable => {
  const t = table({ tableWidth: width, tableHeight: height })
    .unit('pathfinder', { status: 'reserve' })
    .enemy('wyvern', { status: 'reserve' })
  return t.set(state => {
    state.phase = 'placement'
    state.active = seat
  })
}

const picked = (t: LsTable, type: 'setup.place' | 'obstacle.place' | 'move' | 'fly', ...numbers: number[]): Action => {
  const [offer] = t.offers(t.asked).filter(({ id, kind }) => id.startsWith(type) && kind !== 'button')
  if (!offer) throw new Error(`no ${type}; there are ${t.offers(t.asked).map(({ id }) => id)}`)
  return t.picked(type, offer, given(...numbers))
}

describe('A random player', () => {
  test('[LS.setup.zone-20] places a Unit anywhere in its zone, facing the table within 45 degrees', () => {
    expect(picked(placing('A'), 'setup.place', 0, 0, 0)).toMatchObject({ at: at(0, 80), facing: -45 })
    expect(picked(placing('A'), 'setup.place', 0.5, 0.25, 0.5)).toMatchObject({ at: at(50, 75), facing: 0 })
    expect(picked(placing('B'), 'setup.place', 0.25, 1, 1)).toMatchObject({ at: at(25, 20), facing: 225 })
  })

  test('[LS.obstacle.random] places an obstacle anywhere on the table, wholly on it', () => {
    const t = table({ obstacles: true, obstaclesEach: 1, tableWidth: 100, tableHeight: 80 })
      .unit('pathfinder', { status: 'reserve' })
      .enemy('wyvern', { status: 'reserve' })
    t.set(state => {
      state.phase = 'obstacles'
      state.active = 'A'
      if (state.sides.A) state.sides.A.obstacles = ['asteroid']
    })
    // An asteroid has a radius of 3 cm.
    expect(picked(t, 'obstacle.place', 0, 0, 0)).toMatchObject({ at: at(3, 3), facing: 0 })
    expect(picked(t, 'obstacle.place', 1, 1, 0.5)).toMatchObject({ at: at(97, 77), facing: 180 })
    expect(picked(t, 'obstacle.place', 0.5, 0.25, 0.25)).toMatchObject({ at: at(50, 21.5), facing: 90 })
  })

  test('[LS.move.exo.circle] moves an exo-armor to a point of its circle, evenly over its area', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 60] })
      .enemy('wyvern', { at: [50, 10] })
      .activate('A1')
    const move = picked(t, 'move', 0.25, 0.25, 0.75)
    // A quarter round, and half of the radius of 10 cm holds a quarter of the area.
    expect(move).toMatchObject({ type: 'move', path: [{ facing: 270 }] })
    const [end] = (move as unknown as { path: { at: { x: number; y: number } }[] }).path
    expect(end?.at.x).toBeCloseTo(50, 9)
    expect(end?.at.y).toBeCloseTo(65, 9)
    const right = picked(t, 'move', 0, 1, 0) as unknown as { path: unknown[] }
    expect(right.path).toEqual([{ at: at(60, 60), facing: 0 }])
  })

  test('[LS.move.retreat] keeps an exo-armor on the table and off the spot', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 100] })
      .enemy('wyvern', { at: [50, 10] })
      .activate('A1')
    // First a point below the table, then the spot it is on, then one above it.
    const path = (picked(t, 'move', 0.25, 1, 0.1, 0, 0.75, 1, 0.5) as unknown as { path: { at: { y: number } }[] }).path
    expect(path).toHaveLength(1)
    expect(path[0]?.at.y).toBeCloseTo(90, 9)
  })

  test('[LS.move.fighter.basic LS.move.fighter.turn-free] flies a fighter within what it can pay', () => {
    const t = duel()
      .unit('lancer', { at: [50, 60] })
      .enemy('wyvern', { at: [50, 10] })
      .activate('A1')
    const flown = (...numbers: number[]) => (picked(t, 'fly', ...numbers) as unknown as { path: unknown[] }).path
    // Straight ahead, all of its Movement of 12 cm; a quarter of the chance leads half as far.
    expect(flown(0.5, 1, 0)).toEqual([{ at: at(50, 48), facing: 0 }])
    expect(flown(0.5, 0.25, 0)).toEqual([{ at: at(50, 54), facing: 0 }])
    const random = randomFrom(5)
    const seen = Array.from({ length: 60 }, () => {
      const [offer] = t.offers('A').filter(({ id, kind }) => id.startsWith('fly') && kind === 'path')
      if (!offer) throw new Error('no flight')
      const action = t.picked('fly', offer, random)
      expect(t.why(action)).toEqual([])
      return (action as unknown as { path: { at: { x: number } }[] }).path.at(-1)?.at.x ?? 50
    })
    expect(Math.min(...seen)).toBeLessThan(42)
    expect(Math.max(...seen)).toBeGreaterThan(58)
  })

  test('[LS.move.fighter.overthrust.min] flies at least the minimum on Overthrust, and off the table only if it must', () => {
    const flights = (y: number, facing: number) => {
      const t = duel()
        .unit('lancer', { at: [50, y], facing })
        .enemy('wyvern', { at: [90, 10] })
        .activate('A1', { overthrust: true })
      const random = randomFrom(7)
      return Array.from({ length: 40 }, () => {
        const [offer] = t.offers('A').filter(({ id, kind }) => id.startsWith('fly') && kind === 'path')
        if (!offer) throw new Error('no flight')
        const { path } = t.picked('fly', offer, random) as unknown as { path: { at: { x: number; y: number } }[] }
        const end = path.at(-1)?.at ?? at(0, 0)
        return { far: Math.hypot(end.x - 50, end.y - y), on: end.x >= 0 && end.y >= 0 && end.y <= 100 && end.x <= 100 }
      })
    }
    const middle = flights(50, 0)
    expect(middle.every(({ far, on }) => on && far >= 12 - 1e-6 && far <= 24 + 1e-6)).toBe(true)
    expect(Math.max(...middle.map(({ far }) => far))).toBeGreaterThan(21)
    expect(Math.min(...middle.map(({ far }) => far))).toBeLessThan(15)
    expect(flights(4, 0).filter(({ on }) => on).length).toBeGreaterThan(35)
    expect(flights(100, 180).filter(({ on }) => !on).length).toBeGreaterThan(30)
  })

  test('[LS.move.fighter.turn-free] turns a fighter on the spot, anywhere in what it can pay', () => {
    const turn = (overthrust: boolean, number: number) => {
      const t = duel()
        .unit('lancer', { at: [50, 60], facing: 40 })
        .enemy('wyvern', { at: [50, 10] })
        .activate('A1', { overthrust })
      return t.picked('fly', t.offer('fly.A1.turn'), given(number))
    }
    const turned = (facing: number) => ({ type: 'fly', unit: 'A1', path: [{ at: at(50, 60), facing }] })
    expect([0, 0.5, 1].map(number => turn(true, number))).toEqual([-50, 40, 130].map(turned))
    expect(turn(false, 0.25)).toEqual(turned(-50))
  })

  test('[LS.move.fighter.overthrust.min] on Overthrust from the minimum to all of it, evenly', () => {
    const flown = (...numbers: number[]) => {
      const t = duel()
        .unit('lancer', { at: [50, 90] })
        .enemy('wyvern', { at: [90, 10] })
        .activate('A1', { overthrust: true })
      return (picked(t, 'fly', ...numbers) as unknown as { path: unknown[] }).path
    }
    // Straight ahead: 12 cm at least and 24 at most.
    expect(flown(0.5, 0, 0)).toEqual([{ at: at(50, 78), facing: 0 }])
    expect(flown(0.5, 0.5, 0)).toEqual([{ at: at(50, 72), facing: 0 }])
    expect(flown(0.5, 1, 0)).toEqual([{ at: at(50, 66), facing: 0 }])
  })

  test('[LS.move.fighter.turn-count] half of its flights end with a facing of their own', () => {
    const t = duel()
      .unit('lancer', { at: [50, 60] })
      .enemy('wyvern', { at: [50, 10] })
      .activate('A1')
    const ends = (...numbers: number[]) =>
      (picked(t, 'fly', ...numbers) as unknown as { path: { facing: number }[] }).path.at(-1)?.facing
    // 6 cm straight ahead; then 0.5 draws a facing, a quarter round.
    expect(ends(0.5, 0.25, 0.5, 0.25)).toBe(90)
    expect(ends(0.5, 0.25, 0.4, 0.25)).toBe(0)
  })
})

describe('A machine', () => {
  const leaves = (id: string, t: LsTable) =>
    bot.passes?.({ id, kind: 'button', label: '', rule: 'LS.move.basic', action: { type: 'concede' } }, t.view, 'A')
  const active = () =>
    duel()
      .unit('pathfinder', { at: [50, 60] })
      .enemy('wyvern', { at: [50, 10] })
      .activate('A1')

  test('[LS.move.once LS.command.windows] moves once, turns at the end, and lets a window go for good', () => {
    const before = [
      'reaction.resume',
      'reaction.pass.turn',
      'face.A1',
      'fly.A1.turn',
      'move.A1',
      'fly.A1',
      'attack.A1.0',
    ]
    expect(before.filter(id => leaves(id, active()))).toEqual([
      'reaction.resume',
      'reaction.pass.turn',
      'face.A1',
      'fly.A1.turn',
    ])
    const moved = active().do('move', { unit: 'A1', path: [{ at: at(50, 55), facing: 0 }] })
    const after = ['move.A1', 'fly.A1', 'attack.A1.0', 'endActivation.A1', 'reaction.pass', 'cp.turn.A1']
    expect(after.filter(id => leaves(id, moved))).toEqual(['move.A1', 'fly.A1'])
  })
})
