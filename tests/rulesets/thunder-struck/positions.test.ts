import { describe, expect, test } from 'vitest'
import { validateState } from '../../../src/engine/record/validate'
import { anyRuleset } from '../../../src/engine/ruleset'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import type { State } from '../../../src/rulesets/thunder-struck/state'
import { battle, fresh } from './support'

const game = anyRuleset(thunderStruck)

/** Whether play could have led to the position with this changed. */
const isSound = (state: State, change: object = {}): boolean => validateState(game, { ...state, ...change }).ok

const die = { dice: { c1: [3, 'F1'] } } as const
const duel = battle({ A: die, B: die }).state
const teams = battle({ A: die, B: die, C: die, D: die }, {}, 'teams').state

/** The position with one ship changed. */
const withShip = (state: State, seat: 'A' | 'B', change: object) => ({
  ships: { ...state.ships, [seat]: { ...state.ships[seat], ...change } },
})

describe('An open question in a position from outside', () => {
  const hit = (shield: 'SM' | 'SR' | null) => ({ stack: [{ kind: 'hit', target: 'B', side: 'rear', shield }] })
  const winners = (...seats: string[]) => ({
    stack: [{ kind: 'manoeuvre', winners: seats.map(seat => ({ seat, dice: 1 })) }],
  })
  const reflex = (loser: string, ...candidates: string[]) => ({ stack: [{ kind: 'reflex', loser, candidates }] })
  const lost = withShip(teams, 'B', { alive: false, dice: {} })

  test('[TS.fire.3.choose-shield TS.fire.3.damage] a hit waits for a shield that is up, or for damage after one that is used up', () => {
    const up = { SF: false, SM: true, SR: false }
    const used = { SF: true, SM: false, SR: false }
    expect(isSound(duel, { ...hit(null), ...withShip(duel, 'B', { shields: up }) })).toBe(true)
    expect(isSound(duel, { ...hit(null), ...withShip(duel, 'B', { shields: used }) })).toBe(false)
    expect(isSound(duel, { ...hit('SM'), ...withShip(duel, 'B', { shields: used }) })).toBe(true)
    expect(isSound(duel, { ...hit('SM'), ...withShip(duel, 'B', { shields: up }) })).toBe(false)
    const damaged = { shields: used, damage: ['SM'] }
    expect(isSound(duel, { ...hit('SM'), ...withShip(duel, 'B', damaged) })).toBe(false)
    expect(isSound(teams, { ...hit(null), ...lost })).toBe(false)
  })

  test('[TS.man.2.choice] the winners of a Manoeuvre all have their ships', () => {
    expect(isSound(teams, winners('A', 'D'))).toBe(true)
    expect(isSound(teams, winners())).toBe(false)
    expect(isSound(teams, { ...winners('A', 'B'), ...lost })).toBe(false)
    expect(isSound(duel, winners('C'))).toBe(false)
  })

  test('[TS.end.3.opponent TS.end.3.four] the Reflex die goes from a ship to ships that are in the battle', () => {
    expect(isSound(teams, reflex('A', 'B', 'D'))).toBe(true)
    expect(isSound(teams, reflex('A'))).toBe(false)
    expect(isSound(teams, { ...reflex('A', 'D', 'B'), ...lost })).toBe(false)
    expect(isSound(teams, { ...reflex('B', 'A'), ...lost })).toBe(false)
  })

  test('[TS.act.1.must TS.plan.1.first] outside a question the seat to act is there and has a die, and somebody has the marker', () => {
    expect(isSound(duel, { current: 'B' })).toBe(true)
    expect(isSound(duel, withShip(duel, 'A', { dice: { c1: { face: 3, at: 'aside' } } }))).toBe(false)
    expect(isSound(teams, { ...withShip(teams, 'A', { alive: false }) })).toBe(false)
    expect(isSound(duel, { first: null })).toBe(false)
    expect(isSound(duel, { first: 'D' })).toBe(false)
    expect(isSound(fresh('duel'))).toBe(true)
  })
})

describe('The pieces in a position from outside', () => {
  test('[TS.boost.4.no-land] no two ships share a space of one Sector', () => {
    expect(isSound(duel, withShip(duel, 'B', { at: 4 }))).toBe(false)
    expect(isSound(duel, withShip(duel, 'B', { at: 5 }))).toBe(true)
  })

  test('[TS.board.sectors TS.end.1.closed] a duel has one Sector, and nobody is in a closed one', () => {
    expect(isSound(duel, { closed: 'S' })).toBe(false)
    const north = { ...teams.ships, C: { ...teams.ships.C, alive: false }, D: { ...teams.ships.D, alive: false } }
    expect(isSound(teams, { closed: 'S', ships: north })).toBe(true)
    expect(isSound(teams, { closed: 'N', ships: north })).toBe(false)
    const parted = { ...north, B: { ...teams.ships.B, sector: 'S', at: 3 } }
    expect(isSound(teams, { closed: 'S', ships: parted })).toBe(false)
  })

  test('[TS.plan.2.damaged TS.fire.4.shield-off] neither a die nor a shield is on a damaged space', () => {
    expect(isSound(duel, withShip(duel, 'B', { damage: ['F1'] }))).toBe(false)
    expect(isSound(duel, withShip(duel, 'B', { damage: ['F2'] }))).toBe(true)
    expect(isSound(duel, withShip(duel, 'B', { damage: ['P1', 'SM'] }))).toBe(false)
    expect(isSound(duel, withShip(duel, 'B', { damage: ['SF', 'SR'] }))).toBe(true)
  })

  test.each([
    ['F1', 'F2'],
    ['B1', 'B2'],
    ['M1', 'M2'],
  ])('[TS.fire.6.pair-destroyed] a ship without %s and %s is out of the battle', (a, b) => {
    const broken = { damage: [a, b], dice: {} }
    expect(isSound(teams, withShip(teams, 'B', broken))).toBe(false)
    expect(isSound(teams, withShip(teams, 'B', { ...broken, alive: false }))).toBe(true)
    expect(isSound(teams, withShip(teams, 'B', { ...broken, damage: ['P1', 'P2'] }))).toBe(true)
  })

  test('[TS.console.capacity] two dice in one space are found behind a screen as well', () => {
    const behind = (at: string) => ({
      screens: { A: { $for: ['A'], value: { cubes: 1, dice: { c1: { face: 1, at: 'F1' }, c2: { face: 2, at } } } } },
    })
    expect(isSound(duel, behind('F2'))).toBe(true)
    expect(isSound(duel, behind('F1'))).toBe(false)
    expect(isSound(duel, behind('hand'))).toBe(true)
  })

  test.each([
    ['TS.board.ring', { at: 0 }, { at: -1 }],
    ['TS.board.ring', { at: 15 }, { at: 16 }],
    ['TS.power.1.max', { cubes: 0 }, { cubes: -1 }],
    ['TS.power.1.max', { cubes: 4 }, { cubes: 5 }],
    ['TS.power.3.pip-limit', { dice: { c1: { face: 1, at: 'F1' } } }, { dice: { c1: { face: 0, at: 'F1' } } }],
    ['TS.power.3.pip-limit', { dice: { c1: { face: 6, at: 'F1' } } }, { dice: { c1: { face: 7, at: 'F1' } } }],
    ['TS.board.facing', { facing: -1 }, { facing: 0 }],
    ['TS.board.facing', { facing: 1 }, { facing: 2 }],
  ])('[%s] %j can be, %j cannot', (_, possible, impossible) => {
    expect(isSound(duel, withShip(duel, 'B', possible))).toBe(true)
    expect(isSound(duel, withShip(duel, 'B', impossible))).toBe(false)
  })
})
