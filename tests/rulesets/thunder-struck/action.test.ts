import { describe, expect, test } from 'vitest'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import { battle, ship } from './support'

describe('Action Phase', () => {
  test('[TS.act.1.must] on your turn you choose a die on your console, and you can’t pass', () => {
    const table = battle({ A: { dice: { c1: [1, 'P1'] } }, B: { dice: { c1: [1, 'P1'] } } })
    expect(table.forbiddenBy('A', { type: 'act', die: 'c2' })).toEqual(['TS.act.1.must'])
    expect(table.offered('A').filter(id => id !== 'concede')).toEqual([
      'act.c1',
      'act.c1.up',
      'act.c1.move',
      'act.c1.cubes',
    ])
    expect(table.forbiddenBy('B', { type: 'act', die: 'c1' })).toEqual(['TABLE.turn', 'TS.act.1.next'])
  })

  test('[TS.act.1.next TS.act.1.until] turns alternate until every die is used', () => {
    const table = battle({ A: { dice: { c1: [1, 'P1'], c2: [1, 'P2'] } }, B: { dice: { c1: [1, 'P1'] } } })
    table.play('A', { type: 'act', die: 'c1' })
    expect(table.state.current).toBe('B')
    table.play('B', { type: 'act', die: 'c1' })
    expect(table.state.current).toBe('A')
    table.play('A', { type: 'act', die: 'c2' })
    expect(table.state.phase).toBe('end')
  })

  test('[TS.act.1.next] four take turns clockwise by seat', () => {
    const die = { dice: { c1: [1, 'P1'], c2: [1, 'P2'] } } as const
    const table = battle({ A: die, B: die, C: die, D: die }, {}, 'teams')
    for (const [seat, next] of ['AB', 'BC', 'CD', 'DA'].map(pair => [...pair] as ['A', 'B'])) {
      table.play(seat, { type: 'act', die: 'c1' })
      expect(table.state.current).toBe(next)
    }
  })

  test('[TS.act.1.skip] a player without dice or without a ship is skipped', () => {
    const table = battle(
      { A: { dice: { c1: [1, 'P1'] } }, B: { alive: false }, C: { dice: {} }, D: { dice: { c1: [1, 'P1'] } } },
      {},
      'teams',
    )
    table.play('A', { type: 'act', die: 'c1' })
    expect(table.state.current).toBe('D')
  })

  test('[TS.act.1.dead-dice] the dice of a destroyed ship are gone at once', () => {
    const table = battle(
      { A: { at: 4, dice: { c1: [6, 'F1'] } }, B: { at: 6, shields: [], dice: { c1: [1, 'P1'], c2: [6, 'M1'] } } },
      {},
      'teams',
    )
    table.play('A', { type: 'act', die: 'c1' })
    expect(ship(table, 'B').alive).toBe(false)
    expect(ship(table, 'B').dice).toEqual({})
  })

  test('[TS.act.1.no-effect] a shot at nobody, a shield that is up, a full store: legal, and the die is used', () => {
    const table = battle({
      A: { cubes: 4, shields: ['SM'], dice: { c1: [1, 'F1'], c2: [5, 'SM'], c3: [6, 'P1'] } },
      B: { dice: { c1: [1, 'P1'], c2: [1, 'P2'], c3: [1, 'M1'] } },
    })
    for (const die of ['c1', 'c2', 'c3'] as const) {
      table.play('A', { type: 'act', die })
      expect(ship(table, 'A').dice[die]?.at).toBe('aside')
      if (die !== 'c3') table.play('B', { type: 'act', die })
    }
    expect(ship(table, 'A').cubes).toBe(4)
  })

  test('[TS.act.2.pass-token TS.end.4.marker TS.plan.1.later] the marker passes to the next player in the battle, and planning begins again', () => {
    const table = battle({ A: { dice: { c1: [1, 'P1'] } }, B: { alive: false } }, {}, 'teams')
    table.play('A', { type: 'act', die: 'c1' })
    table.settle()
    expect(table.state).toMatchObject({ phase: 'planning', round: 2, first: 'C' })
  })

  test('[TS.act.2.continue TS.end.2.last TS.end.2.when] play goes on while both teams have ships, and stops at once when one has none', () => {
    const table = battle(
      { A: { at: 4, dice: { c1: [6, 'F1'], c2: [1, 'P1'] } }, B: { at: 6, shields: [] }, D: { alive: false } },
      {},
      'teams',
    )
    expect(thunderStruck.outcome(table.state)).toBeNull()
    table.play('A', { type: 'act', die: 'c1' })
    expect(thunderStruck.outcome(table.state)).toMatchObject({ winners: ['A', 'C'], rule: 'TS.end.2.last' })
    expect(table.forbiddenBy('A', { type: 'act', die: 'c2' })).toEqual(['TABLE.over'])
  })

  test('[TS.act.2.duel] with one ship left in each team, play goes on as a duel', () => {
    const table = battle({ A: { dice: { c1: [1, 'P1'] } }, C: { alive: false }, D: { alive: false } }, {}, 'teams')
    expect(thunderStruck.outcome(table.state)).toBeNull()
    table.play('A', { type: 'act', die: 'c1' })
    table.settle()
    expect(thunderStruck.awaiting(table.state).map(prompt => prompt.seat)).toEqual(['A', 'B'])
  })
})

describe('Boost', () => {
  test('[TS.boost.1.move TS.boost.1.full TS.board.facing] the ship moves the whole face forward', () => {
    const table = battle({ A: { at: 4, dice: { c1: [5, 'B1'] } } })
    table.play('A', { type: 'act', die: 'c1' })
    expect(ship(table, 'A').at).toBe(9)
    const back = battle({ A: { at: 4, facing: -1, dice: { c1: [3, 'B1'] } } })
    back.play('A', { type: 'act', die: 'c1' })
    expect(ship(back, 'A').at).toBe(1)
  })

  test('[TS.boost.2.both] both Boost dice together make one move of the sum', () => {
    const table = battle({ A: { at: 0, dice: { c1: [5, 'B1'], c2: [4, 'B2'] } } })
    table.play('A', { type: 'act', die: 'c1', with: 'c2' })
    expect(ship(table, 'A')).toMatchObject({ at: 9 })
    expect(ship(table, 'A').dice.c2?.at).toBe('boost')
    const wrong = battle({ A: { dice: { c1: [5, 'B1'], c2: [4, 'F1'] } } })
    expect(wrong.forbiddenBy('A', { type: 'act', die: 'c1', with: 'c2' })).toEqual(['TS.boost.2.both'])
  })

  test('[TS.boost.2.separate] or one at a time on different turns', () => {
    const table = battle({ A: { at: 0, dice: { c1: [2, 'B1'], c2: [3, 'B2'] } }, B: { dice: { c1: [1, 'P1'] } } })
    table.play('A', { type: 'act', die: 'c1' })
    expect(ship(table, 'A').at).toBe(2)
    table.play('B', { type: 'act', die: 'c1' })
    table.play('A', { type: 'act', die: 'c2' })
    expect(ship(table, 'A').at).toBe(5)
  })

  test('[TS.boost.3.area] a used Boost die stays in the Boost area until the round ends', () => {
    const table = battle({ A: { dice: { c1: [2, 'B1'] } }, B: { dice: { c1: [1, 'P1'] } } })
    table.play('A', { type: 'act', die: 'c1' })
    expect(ship(table, 'A').dice.c1).toEqual({ face: 2, at: 'boost' })
  })

  test('[TS.boost.4.skip] occupied spaces passed are not counted', () => {
    const table = battle({ A: { at: 15, dice: { c1: [2, 'B1'] } }, B: { at: 0 } })
    const [event] = table.play('A', { type: 'act', die: 'c1' })
    expect(event).toMatchObject({ type: 'boosted', to: 2, skipped: 1 })
  })

  test('[TS.boost.4.no-land] a ship never ends on another', () => {
    const table = battle({ A: { at: 4, dice: { c1: [2, 'B1'] } }, B: { at: 6 } })
    table.play('A', { type: 'act', die: 'c1' })
    expect(ship(table, 'A').at).toBe(7)
  })

  test('[TS.boost.sector] Boost stays in its Sector, even over a gate', () => {
    const table = battle({ A: { sector: 'N', at: 7, dice: { c1: [6, 'B1'] } }, B: { at: 0 } }, {}, 'teams')
    table.play('A', { type: 'act', die: 'c1' })
    expect(ship(table, 'A')).toMatchObject({ sector: 'N', at: 13 })
  })
})
