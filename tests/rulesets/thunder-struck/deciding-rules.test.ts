import { describe, expect, test } from 'vitest'
import type { TsAction } from '../../../src/rulesets/thunder-struck/actions'
import { battle, planning, type TsTable } from './support'

const act = (more: object = {}): TsAction => ({ type: 'act', die: 'c1', ...more })

/** The rules that the first event of this type cites. */
const cited = (events: ReturnType<TsTable['play']>, type: string) => events.find(event => event.type === type)?.rules

describe('The log cites the rules that decided', () => {
  test('[TS.boost.1.move TS.boost.2.both TS.boost.4.skip TS.boost.3.area] a Boost of one die or two, past a ship or not', () => {
    const moves = ['TS.boost.1.move', 'TS.boost.1.full']
    const boost = (b: number, action: TsAction) =>
      cited(battle({ A: { at: 0, dice: { c1: [2, 'B1'], c2: [1, 'B2'] } }, B: { at: b } }).play('A', action), 'boosted')
    expect(boost(9, act())).toEqual([...moves, 'TS.boost.2.separate', 'TS.boost.3.area'])
    expect(boost(1, act())).toEqual([...moves, 'TS.boost.2.separate', 'TS.boost.4.skip', 'TS.boost.3.area'])
    expect(boost(9, act({ with: 'c2' }))).toEqual([...moves, 'TS.boost.2.both', 'TS.boost.3.area'])
  })

  test('[TS.power.3.pip TS.power.3.move-die TS.power.2.return] what a cube was spent on', () => {
    const spend = (action: TsAction) => {
      const table = battle({ A: { cubes: 4, dice: { c1: [3, 'M1'], c2: [3, 'M2'], c3: [1, 'B1'] } } })
      return table.play('A', action)
    }
    expect(cited(spend(act()), 'powered-die')).toBeUndefined()
    expect(cited(spend(act({ pips: { c1: 1 } })), 'powered-die')).toEqual([
      'TS.power.2.when',
      'TS.power.3.pip',
      'TS.power.2.return',
    ])
    // One up and one down: the sum is unchanged, and both are paid for.
    const even = spend(act({ pips: { c1: 1, c2: -1 } }))
    expect(even[0]).toMatchObject({
      cubes: 2,
      pips: 0,
      moved: null,
      rules: ['TS.power.2.when', 'TS.power.3.one-each', 'TS.power.3.pip', 'TS.power.2.return'],
    })
    const moved = spend(act({ moveTo: 'F1' }))
    expect(moved[0]).toMatchObject({
      cubes: 1,
      moved: 'F1',
      rules: ['TS.power.2.when', 'TS.power.3.move-die', 'TS.power.6.double-barrel', 'TS.power.2.return'],
    })
    const both = spend(act({ moveTo: 'F1', pips: { c1: 2 } }))
    expect(both[0]).toMatchObject({
      cubes: 3,
      pips: 2,
      rules: [
        'TS.power.2.when',
        'TS.power.3.one-each',
        'TS.power.3.pip',
        'TS.power.3.move-die',
        'TS.power.6.double-barrel',
        'TS.power.2.return',
      ],
    })
  })

  test('[TS.power.1.gain TS.power.1.six TS.power.1.max TS.shield.1.raise TS.shield.2.active] cubes taken or lost, a shield raised or already up', () => {
    const gain = (cubes: number, face: number) =>
      cited(battle({ A: { cubes, dice: { c1: [face, 'P1'] } } }).play('A', act()), 'powered')
    expect(gain(0, 5)).toEqual(['TS.power.1.gain', 'TS.setup.5.supply'])
    expect(gain(2, 6)).toEqual(['TS.power.1.six', 'TS.setup.5.supply'])
    expect(gain(3, 6)).toEqual(['TS.power.1.six', 'TS.setup.5.supply', 'TS.power.1.max'])
    const raise = (shields: readonly ('SF' | 'SM')[]) =>
      cited(battle({ A: { shields, dice: { c1: [5, 'SM'] } } }).play('A', act()), 'shield-raised')
    expect(raise(['SF'])).toEqual(['TS.shield.1.raise', 'TS.shield.1.die', 'TS.setup.1.shields'])
    expect(raise(['SM'])).toEqual(['TS.shield.2.active'])
  })

  test('[TS.fire.4.shield-off TS.fire.5.die-lost] what is lost with a damaged space', () => {
    const marked = ['TS.fire.3.damage', 'TS.fire.3.one-token', 'TS.fire.3.mid-any']
    const damage = (space: 'SF' | 'SR' | 'P1' | 'P2') => {
      const table = battle({
        A: { at: 4, dice: { c1: [6, 'F1'] } },
        B: { at: 6, facing: -1, cubes: 0, shields: ['SM', 'SR'], dice: { c2: [1, 'SF'], c3: [2, 'P1'] } },
      })
      table.play('A', act())
      return table.play('B', { type: 'damage', space })[0]
    }
    expect(damage('P2')).toMatchObject({ dieLost: false, shieldOff: false, rules: marked })
    expect(damage('P1')).toMatchObject({ dieLost: true, rules: [...marked, 'TS.fire.5.die-lost'] })
    expect(damage('SR')).toMatchObject({
      shieldOff: true,
      rules: [...marked, 'TS.fire.4.shield-off', 'TS.shield.last'],
    })
    expect(damage('SF')).toMatchObject({ dieLost: true, shieldOff: false })
  })

  test('[TS.fire.2.destroyed TS.fire.6.pair-destroyed TS.end.concede TS.fire.2.game-ends TS.act.1.dead-dice] how a ship was lost, and with four players that play goes on', () => {
    const shot = (id: 'duel' | 'teams') =>
      cited(
        battle({ A: { at: 4, dice: { c1: [6, 'F1'] } }, B: { at: 6, shields: [] } }, {}, id).play('A', act()),
        'destroyed',
      )
    expect(shot('duel')).toEqual(['TS.fire.2.destroyed', 'TS.end.2.when'])
    expect(shot('teams')).toEqual(['TS.fire.2.destroyed', 'TS.act.1.dead-dice', 'TS.fire.2.game-ends'])
    const paired = battle({ A: { at: 4, dice: { c1: [6, 'F1'] } }, B: { at: 6, damage: ['F1'] } })
    paired.play('A', act())
    expect(cited(paired.play('B', { type: 'damage', space: 'F2' }), 'destroyed')).toEqual([
      'TS.fire.6.pair-destroyed',
      'TS.end.2.when',
    ])
    expect(cited(battle({}).play('B', { type: 'concede' }), 'destroyed')).toEqual(['TS.end.concede', 'TS.end.2.when'])
  })

  test('[TS.man.1.per-sector TS.man.1.draw] who won each Sector, or that nobody did', () => {
    const settle = (a: number, b: number) => {
      const table = battle({ A: { dice: { c1: [a, 'M1'] } }, B: { dice: { c1: [b, 'M1'] } } })
      return table.play('A', act()).find(({ type }) => type === 'contest-won')
    }
    expect(settle(2, 5)).toMatchObject({
      seat: 'B',
      sector: 'N',
      rules: ['TS.man.1.per-sector', 'TS.man.1.loser-may-win'],
    })
    expect(settle(4, 4)).toMatchObject({ seat: null, sector: 'N', rules: ['TS.man.1.draw'] })
  })

  test('[TS.man.2.warp TS.man.3.gates] a Warp across the ring, or through a gate', () => {
    const warp = (sector: 'N' | 'S', at: number) => {
      const table = battle({ A: { at: 8, dice: { c1: [5, 'M1'], c2: [5, 'M2'] } } }, {}, 'teams')
      table.play('A', act())
      return table.play('A', { type: 'choose', what: { kind: 'warp', sector, at, facing: -1 } })[0]
    }
    expect(warp('N', 6)).toMatchObject({
      type: 'warped',
      gate: false,
      to: 6,
      facing: -1,
      rules: ['TS.man.2.warp', 'TS.board.warp-spots', 'TS.board.halves'],
    })
    expect(warp('S', 0)).toMatchObject({
      type: 'warped',
      gate: true,
      to: 0,
      rules: ['TS.man.3.gates', 'TS.board.gates'],
    })
  })

  test('[TS.plan.2.roll TS.end.3.five TS.plan.2.simultaneous] four dice or five, and how many are still planning', () => {
    const rolled = (reflex: boolean) => {
      const table = planning('duel', {}, state => ({
        ...state,
        ships: { ...state.ships, ...(state.ships.A && { A: { ...state.ships.A, reflex } }) },
      }))
      return { table, rules: table.play('A', { type: 'roll' }, ...[1, 2, 3, 4, 5].slice(0, reflex ? 5 : 4))[0]?.rules }
    }
    expect(rolled(true).rules).toEqual(['TS.plan.2.roll', 'TS.end.3.five', 'TS.plan.hidden'])
    const { table, rules } = rolled(false)
    expect(rules).toEqual(['TS.plan.2.roll', 'TS.plan.hidden'])
    for (const [die, space] of [
      ['c1', 'B1'],
      ['c2', 'M1'],
      ['c3', 'F1'],
      ['c4', 'F2'],
    ] as const)
      table.play('A', { type: 'place', die, space })
    expect(table.play('A', { type: 'confirm' })[0]).toMatchObject({ type: 'ready', waiting: 1 })
  })
})
