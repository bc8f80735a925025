import { describe, expect, test } from 'vitest'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import { SPACES, type Space } from '../../../src/rulesets/thunder-struck/tables/console'
import { battle, ship } from './support'

const fire = { type: 'act', die: 'c1' } as const

/** A fires a die of `face` at B, `away` spaces ahead. */
const shoot = (face: number, away: number, b: object = {}) => {
  const table = battle({
    A: { at: 4, dice: { c1: [face, 'F1'] } },
    B: { at: (4 + away) % 16, dice: { c1: [1, 'P1'] }, ...b },
  })
  const events = table.play('A', fire)
  return { table, shot: events[0] }
}

describe('Fire', () => {
  test.each([
    [3, 3, true],
    [3, 2, true],
    [3, 4, false],
    [6, 6, true],
    [6, 7, false],
    [1, 1, true],
  ])('[TS.fire.1.hit TS.fire.1.miss TS.fire.1.distance] a %i at distance %i: hit %s', (face, away, hit) => {
    expect(shoot(face, away).shot).toMatchObject({ type: 'fired', distance: away, hit })
  })

  test('[TS.fire.1.distance] occupied spaces count for a shot', () => {
    const table = battle(
      { A: { at: 4, dice: { c1: [2, 'F1'] } }, B: { at: 6 }, C: { sector: 'N', at: 5 } },
      {},
      'teams',
    )
    expect(table.play('A', fire)[0]).toMatchObject({ target: 'B', distance: 2, hit: true })
  })

  test('[TS.fire.1.forward] a shot flies forward only', () => {
    expect(shoot(6, 15).shot).toMatchObject({ distance: 15, hit: false })
    const table = battle({ A: { at: 4, facing: -1, dice: { c1: [1, 'F1'] } }, B: { at: 3 } })
    expect(table.play('A', fire)[0]).toMatchObject({ distance: 1, hit: true })
  })

  test('[TS.fire.1.nearest] it stops at the nearest enemy ahead', () => {
    const table = battle(
      { A: { at: 4, dice: { c1: [6, 'F1'] } }, B: { at: 8 }, D: { sector: 'N', at: 6 } },
      {},
      'teams',
    )
    expect(table.play('A', fire)[0]).toMatchObject({ target: 'D', distance: 2 })
  })

  test('[TS.fire.1.sector] no shot into the other Sector', () => {
    const table = battle(
      { A: { at: 4, dice: { c1: [6, 'F1'] } }, B: { sector: 'S', at: 6 }, D: { sector: 'S', at: 8 } },
      {},
      'teams',
    )
    expect(table.play('A', fire)[0]).toMatchObject({ target: null, hit: false })
  })

  test('[TS.fire.1.each-die] two Fire dice are two shots, never a sum', () => {
    const table = battle({ A: { at: 4, dice: { c1: [3, 'F1'], c2: [3, 'F2'] } }, B: { at: 9 } })
    expect(table.play('A', fire)[0]).toMatchObject({ face: 3, hit: false })
    expect(table.forbiddenBy('A', { type: 'act', die: 'c2', with: 'c1' })).toContain('TS.boost.2.both')
    expect(ship(table, 'A').dice.c2?.at).toBe('F2')
  })

  test('[TS.fire.1.die-aside] the used die is set aside, not laid in the areas', () => {
    expect(ship(shoot(3, 5).table, 'A').dice.c1?.at).toBe('aside')
  })

  test('[TS.fire.side] a target that faces the same way as the shot is hit in the rear, otherwise in the front', () => {
    expect(shoot(6, 3, { facing: 1 }).shot).toMatchObject({ side: 'rear' })
    expect(shoot(6, 3, { facing: -1 }).shot).toMatchObject({ side: 'front' })
  })

  test('[TS.fire.2.destroyed TS.end.4.destroyed TS.fire.2.game-ends] without a shield the ship is destroyed and a duel is over', () => {
    const { table } = shoot(6, 3, { shields: [] })
    expect(ship(table, 'B').alive).toBe(false)
    expect(thunderStruck.outcome(table.state)).toMatchObject({ winners: ['A'], rule: 'TS.end.4.destroyed' })
  })

  test('[TS.fire.2.game-ends] with four ships the destroyed one retires and its team plays on', () => {
    const table = battle({ A: { at: 4, dice: { c1: [6, 'F1'] } }, B: { at: 6, shields: [] } }, {}, 'teams')
    table.play('A', fire)
    expect(thunderStruck.outcome(table.state)).toBeNull()
  })

  const protectedBy = (shield: 'SF' | 'SM' | 'SR', b: object = {}) => {
    const { table } = shoot(6, 3, { facing: shield === 'SF' ? -1 : 1, shields: [shield], ...b })
    const allowed = SPACES.filter(space => table.refusalsOf('B', { type: 'damage', space }).length === 0)
    return { table, allowed }
  }

  test('[TS.fire.3.damage TS.fire.3.one-token] the shield is removed and one undamaged space gets one token', () => {
    const { table } = protectedBy('SM')
    expect(ship(table, 'B').shields.SM).toBe(false)
    table.play('B', { type: 'damage', space: 'P1' })
    expect(ship(table, 'B').damage).toEqual(['P1'])
    expect(table.state.stack).toEqual([])
    expect(table.refusalsOf('B', { type: 'damage', space: 'P2' })).not.toEqual([])
    const again = protectedBy('SM', { damage: ['P1'] })
    expect(again.table.forbiddenBy('B', { type: 'damage', space: 'P1' })).toEqual(['TS.fire.3.damage'])
  })

  test('[TS.fire.3.zone] a Front shield allows front-zone spaces, a Rear shield rear-zone spaces', () => {
    expect(protectedBy('SF').allowed.toSorted()).toEqual(['F1', 'F2', 'M1', 'P1', 'SF', 'SM'])
    expect(protectedBy('SR').allowed.toSorted()).toEqual(['B1', 'B2', 'M2', 'P2', 'SM', 'SR'])
    expect(protectedBy('SF').table.forbiddenBy('B', { type: 'damage', space: 'B1' })).toEqual(['TS.fire.3.zone'])
  })

  test('[TS.fire.3.mid-any TS.fire.3.cubes-safe] the Mid shield allows any of the 11 dice spaces, and cubes are safe', () => {
    const { allowed, table } = protectedBy('SM', { cubes: 3 })
    expect(allowed).toHaveLength(11)
    table.play('B', { type: 'damage', space: 'P1' })
    expect(ship(table, 'B').cubes).toBe(3)
  })

  test('[TS.fire.4.shield-off] damage on a space with an active shield takes the shield down', () => {
    const { table } = protectedBy('SR', { shields: ['SM', 'SR'] })
    table.play('B', { type: 'shield', shield: 'SR' })
    table.play('B', { type: 'damage', space: 'SM' })
    expect(ship(table, 'B').shields).toEqual({ SF: false, SM: false, SR: false })
  })

  test('[TS.fire.5.die-lost] a die waiting on the damaged space is out for the round, even the last Boost die', () => {
    const { table } = protectedBy('SR', { dice: { c1: [4, 'B1'], c2: [2, 'P1'] } })
    table.play('B', { type: 'damage', space: 'B1' })
    expect(ship(table, 'B').dice.c1?.at).toBe('aside')
  })

  test.each([
    ['F1', 'F2', 'SF'],
    ['B1', 'B2', 'SR'],
    ['M1', 'M2', 'SM'],
  ] as const)(
    '[TS.fire.6.pair-destroyed TS.fire.6.never-forced] losing %s and %s destroys the ship',
    (first, second, shield) => {
      const { table } = protectedBy(shield, { damage: [first] })
      expect(
        table
          .plan('B', { type: 'damage', space: second })
          .warnings?.()
          .map(w => w.rule),
      ).toEqual(['TS.fire.6.pair-destroyed', 'TS.fire.6.never-forced'])
      table.play('B', { type: 'damage', space: second })
      expect(ship(table, 'B').alive).toBe(false)
    },
  )

  test('[TS.fire.6.not-power] losing both Power spaces, or all Shields, does not', () => {
    const power = protectedBy('SM', { damage: ['P1'] }).table
    power.play('B', { type: 'damage', space: 'P2' })
    expect(ship(power, 'B').alive).toBe(true)
    const shields = protectedBy('SM', { damage: ['SF', 'SR'] }).table
    shields.play('B', { type: 'damage', space: 'SM' })
    expect(ship(shields, 'B').alive).toBe(true)
  })

  test('[TS.fire.6.never-forced] the space of the shield just used is always a safe choice', () => {
    for (const shield of ['SF', 'SM', 'SR'] as const) {
      const rest = SPACES.filter(space => space !== shield && !['F2', 'B2', 'M2'].includes(space)) as Space[]
      const { table, allowed } = protectedBy(shield, { damage: rest })
      expect(allowed).toContain(shield)
      table.play('B', { type: 'damage', space: shield })
      expect(ship(table, 'B').alive).toBe(true)
    }
  })

  test('[TS.fire.7.team] shots pass team mates and never hit them', () => {
    const table = battle(
      { A: { at: 4, dice: { c1: [6, 'F1'] } }, B: { at: 8 }, C: { sector: 'N', at: 6 } },
      {},
      'teams',
    )
    expect(table.play('A', fire)[0]).toMatchObject({ target: 'B', distance: 4, hit: true })
  })

  test('[TS.fire.permanent] damage stays over rounds', () => {
    const table = battle({ A: { damage: ['P1'], dice: { c1: [1, 'P2'] } } })
    table.play('A', fire)
    table.settle()
    expect(table.state.round).toBe(2)
    expect(ship(table, 'A').damage).toEqual(['P1'])
  })
})
