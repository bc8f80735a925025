import { type Draft, produce } from 'immer'
import { describe, expect, test } from 'vitest'
import { invariants } from '../../../src/rulesets/lightning-strike/invariants'
import type { State } from '../../../src/rulesets/lightning-strike/state'
import { duel } from './combat'

const SOUND: State = duel({ commandPoints: 2 })
  .unit('pathfinder', { at: [50, 60] })
  .unit('lancer', { at: [30, 60] })
  .enemy('wyvern', { at: [50, 40] })
  .activate('A1').state

/** The invariants that a change of a sound position breaks. */
const broken = (change: (state: Draft<State>) => void): string[] => {
  const state = produce(SOUND, draft => {
    change(draft)
  })
  return Object.entries(invariants).flatMap(([name, holds]) => (holds(state) ? [] : [name]))
}

const unit = (id: string, changes: object) =>
  broken(({ units }) => {
    Object.assign(units[id] ?? {}, changes)
  })

const window = (...asked: ('A' | 'B')[]) => ({ kind: 'reaction' as const, after: 'move' as const, unit: 'A1', asked })

describe('A position that play cannot reach is noticed', () => {
  test('a sound one passes', () => {
    expect(broken(() => undefined)).toEqual([])
    expect(unit('A1', { at: { x: 0, y: 100 }, facing: 0, actionsLeft: 0 })).toEqual([])
  })

  test('where Units are and how they face', () => {
    const off = ['Units on the table are within its edges']
    expect(unit('A1', { at: { x: 100.01, y: 50 } })).toEqual(off)
    expect(unit('A1', { at: { x: 50, y: -0.01 } })).toEqual(off)
    expect(unit('A1', { at: { x: 100.01, y: 50 }, status: 'retreated' })).toEqual([])
    expect(unit('A1', { facing: 359.9 })).toEqual([])
    expect(unit('A1', { facing: 360 })).toEqual(['facings are from 0 to 360 degrees'])
    expect(unit('A1', { facing: -0.1 })).toEqual(['facings are from 0 to 360 degrees'])
  })

  test('[LS.move.evade.exo-not-both LS.move.fighter.overthrust.no-counter] counters that exclude each other', () => {
    expect(unit('A1', { overthrust: true })).toEqual([])
    expect(unit('A1', { evading: true })).toEqual([])
    expect(unit('A1', { overthrust: true, evading: true })).toEqual(['an exo-armor never evades while on Overthrust'])
    expect(unit('A2', { evading: true })).toEqual([])
    expect(unit('A2', { overthrust: true })).toEqual(['a fighter has no Overthrust counter'])
  })

  test('[LS.counter.aiming] aiming only with the option', () => {
    expect(unit('A1', { aiming: true })).toEqual(['nobody aims without the option'])
    const aiming = broken(({ options, units }) => {
      options.aiming = true
      Object.assign(units.A1 ?? {}, { aiming: true })
    })
    expect(aiming).toEqual([])
  })

  test('[LS.ecm.crippled LS.ecm.threshold-zero LS.ecm.gone LS.ecm.highest-only] ECM counters', () => {
    const ecm = { threshold: 1, paid: true }
    expect(unit('A1', { ecm })).toEqual([])
    expect(unit('A1', { crippled: true })).toEqual([])
    expect(unit('A1', { ecm, crippled: true })).toEqual(['a Crippled Unit has no ECM'])
    expect(unit('A1', { ecm: { threshold: 0, paid: true } })).toEqual(['an ECM counter has a Threshold above 0'])
    const gone = ['Units that left the table have no ECM counters']
    expect(unit('A1', { ecm, status: 'retreated' })).toEqual(gone)
    expect(unit('A1', { targetedEcm: [{ by: 'B', source: 'B1' }], status: 'overkilled' })).toEqual(gone)
    expect(unit('A1', { status: 'overkilled' })).toEqual([])
    const two = (a: string, b: string) =>
      broken(({ units }) => {
        for (const id of [a, b]) Object.assign(units[id] ?? {}, { ecm })
      })
    expect(two('A1', 'A2')).toEqual(['each side has at most one ECM counter'])
    expect(two('A1', 'B1')).toEqual([])
  })

  test('nobody is in reserve after set-up', () => {
    const reserve = (phase: State['phase']) =>
      broken(state => {
        state.phase = phase
        Object.assign(state.units.A2 ?? {}, { status: 'reserve', ecm: { threshold: 1, paid: true } })
      })
    expect(reserve('obstacles')).toEqual([])
    expect(reserve('placement')).toEqual([])
    expect(reserve('main')).toEqual(['no Unit is in reserve after set-up'])
  })

  test('[LS.command.pool] Actions and Command Points', () => {
    expect(unit('A1', { actionsLeft: -1 })).toEqual(['Actions are never negative'])
    const points = (a: number, b: number) =>
      broken(({ sides }) => {
        if (sides.A) sides.A.commandPoints = a
        if (sides.B) sides.B.commandPoints = b
      })
    expect(points(0, 2)).toEqual([])
    expect(points(0, 3)).toEqual(['Command Points stay within the pool'])
    expect(points(-1, 2)).toEqual(['Command Points stay within the pool'])
  })

  test('[LS.command.windows] frames name Units that exist, and windows ask somebody and do not nest', () => {
    const stack = (...frames: unknown[]) =>
      broken(state => {
        state.stack.push(...(frames as typeof state.stack))
      })
    expect(stack(window('B'))).toEqual([])
    expect(stack(window('B'), window('A'))).toEqual(["windows don't nest"])
    expect(stack(window())).toEqual(['a window asks somebody'])
    const unknown = ['frames name Units that exist']
    expect(stack({ kind: 'attack', attacker: 'A1', weapon: 0, target: 'B1' })).toEqual([])
    expect(stack({ kind: 'attack', attacker: 'A1', weapon: 0, target: 'B7' })).toEqual(unknown)
    expect(stack({ kind: 'attack', attacker: 'A7', weapon: 0, target: 'B1' })).toEqual(unknown)
    expect(stack({ kind: 'interference', source: 'A1', target: 'B7' })).toEqual(unknown)
    expect(stack({ ...window('B'), unit: 'A7' })).toEqual(unknown)
  })

  test('[LS.turn.initiative.multi-order] the order names each side once', () => {
    const order = (...seats: ('A' | 'B' | 'C')[]) =>
      broken(state => {
        state.order = seats
      })
    expect(order('B', 'A')).toEqual([])
    expect(order('A', 'A')).toEqual(['the order names each side once'])
    expect(order('A', 'C')).toEqual(['the order names each side once'])
    expect(order()).toEqual([])
  })
})
