import { describe, expect, test } from 'vitest'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import { tableOf } from '../../support/table'
import { battle, ship } from './support'

const warp = (at: number, facing: 1 | -1 = 1, sector: 'N' | 'S' = 'N') =>
  ({ type: 'choose', what: { kind: 'warp', sector, at, facing } }) as const
const flip = { type: 'choose', what: { kind: 'flip' } } as const
const nothing = { type: 'choose', what: { kind: 'nothing' } } as const

const asked = (table: ReturnType<typeof battle>) => thunderStruck.awaiting(table.state).map(prompt => prompt.seat)

/** A calls the Manoeuvre with these dice against those of B. */
const contest = (a: readonly number[], b: readonly number[], where: { A?: object; B?: object } = {}) => {
  const dice = (faces: readonly number[]) => ({
    ...(faces[0] && { c1: [faces[0], 'M1'] as const }),
    ...(faces[1] && { c2: [faces[1], 'M2'] as const }),
  })
  const table = battle({ A: { dice: dice(a), ...where.A }, B: { dice: { ...dice(b), c4: [1, 'P1'] }, ...where.B } })
  table.play('A', { type: 'act', die: 'c1' })
  return table
}

describe('Manoeuvre', () => {
  test('[TS.man.1.trigger] only a player with a die on Manoeuvre, or a cube to move one there, can start it', () => {
    const table = battle({ A: { cubes: 0, dice: { c1: [3, 'F1'] } }, B: { dice: { c1: [3, 'M1'] } } })
    expect(table.offered('A').filter(id => id !== 'concede')).toEqual(['act.c1'])
    expect(table.forbiddenBy('A', { type: 'act', die: 'c1', moveTo: 'M1' })).toEqual(['TS.power.2.return'])
  })

  test('[TS.man.1.remove-all TS.man.1.opposed TS.man.5.token] all Manoeuvre dice are removed and compared at once', () => {
    const table = contest([4], [2, 1])
    expect(ship(table, 'A').dice.c1).toEqual({ face: 4, at: 'token' })
    expect(ship(table, 'B').dice.c1).toEqual({ face: 2, at: 'token' })
    expect(ship(table, 'B').dice.c2).toEqual({ face: 1, at: 'token' })
    expect(asked(table)).toEqual(['A'])
  })

  test('[TS.man.1.total] dice are added up, and a player without any counts 0', () => {
    expect(asked(contest([5], [3, 3]))).toEqual(['B'])
    expect(asked(contest([1], []))).toEqual(['A'])
  })

  test('[TS.man.1.per-sector] in each Sector the single highest wins, team or not', () => {
    const table = battle(
      {
        A: { sector: 'N', at: 4, dice: { c1: [3, 'M1'] } },
        B: { sector: 'N', at: 12, dice: { c1: [2, 'M1'] } },
        C: { sector: 'N', at: 8, dice: { c1: [5, 'M1'] } },
        D: { sector: 'S', at: 4, dice: { c1: [1, 'M1'] } },
      },
      {},
      'teams',
    )
    table.play('A', { type: 'act', die: 'c1' })
    expect(table.state.stack).toEqual([
      {
        kind: 'manoeuvre',
        winners: [
          { seat: 'C', dice: 1 },
          { seat: 'D', dice: 1 },
        ],
      },
    ])
  })

  test('[TS.man.1.draw] a tie for the highest wins nothing, and the dice are used', () => {
    const table = contest([4], [4])
    expect(table.state.stack).toEqual([])
    expect(ship(table, 'B').dice.c1?.at).toBe('token')
    expect(table.state.current).toBe('B')
  })

  test('[TS.man.1.alone] the only ship in a Sector wins with any total above 0', () => {
    const game = (dice: object) => {
      const table = battle({ A: { dice: { c1: [1, 'M1'] } }, B: {}, C: { dice }, D: { alive: false } }, {}, 'teams')
      table.play('A', { type: 'act', die: 'c1' })
      return table.state.stack.flatMap(frame =>
        frame.kind === 'manoeuvre' ? frame.winners.map(winner => winner.seat) : [],
      )
    }
    expect(game({ c1: [1, 'M1'] })).toEqual(['A', 'C'])
    expect(game({})).toEqual(['A'])
  })

  test('[TS.man.1.loser-may-win] the player who starts it may lose, and then the other chooses', () => {
    const table = contest([2], [5])
    expect(asked(table)).toEqual(['B'])
    expect(table.forbiddenBy('A', flip)).toEqual(['TABLE.turn', 'TS.man.2.choice'])
    table.play('B', flip)
    expect(ship(table, 'B').facing).toBe(-1)
  })

  test('[TS.man.2.choice TS.man.2.flip TS.man.2.own-ship] a flip turns the winner’s own ship round', () => {
    const table = contest([5], [1])
    table.play('A', flip)
    expect(ship(table, 'A').facing).toBe(-1)
    expect(ship(table, 'B').facing).toBe(1)
    expect(table.state.current).toBe('B')
  })

  test('[TS.man.2.nothing] the winner may do nothing', () => {
    const table = contest([5], [1])
    const before = [ship(table, 'A'), ship(table, 'B')].map(({ at, facing }) => ({ at, facing }))
    table.play('A', nothing)
    expect([ship(table, 'A'), ship(table, 'B')].map(({ at, facing }) => ({ at, facing }))).toEqual(before)
  })

  test('[TS.man.2.warp-two] a Warp needs two dice of your own in this Manoeuvre', () => {
    expect(contest([5], [1]).forbiddenBy('A', warp(10))).toEqual(['TS.man.2.warp-two'])
    expect(contest([5, 1], [1]).forbiddenBy('A', warp(10))).toEqual([])
  })

  test('[TS.man.2.warp TS.board.warp-spots] to one of the two spots of the opposite half, any facing', () => {
    const table = contest([5, 1], [1], { A: { at: 3 } })
    // Its own half, where it is itself included; the other half, but no warp spot.
    for (const at of [2, 6, 3]) expect(table.forbiddenBy('A', warp(at))).toEqual(['TS.man.2.warp', 'TS.board.halves'])
    expect(table.forbiddenBy('A', warp(9))).toEqual(['TS.man.2.warp', 'TS.board.warp-spots'])
    table.play('A', warp(14, -1))
    expect(ship(table, 'A')).toMatchObject({ sector: 'N', at: 14, facing: -1 })
  })

  test('[TS.man.2.warp-free] an occupied spot can’t be chosen', () => {
    const table = contest([5, 1], [1], { A: { at: 3 }, B: { at: 10 } })
    expect(table.forbiddenBy('A', warp(10))).toEqual(['TS.man.2.warp-free'])
    expect(table.forbiddenBy('A', warp(14))).toEqual([])
  })

  test('[TS.man.2.order] two winners choose in turn order, beginning with the player who started it', () => {
    const table = battle(
      { A: { dice: {} }, B: { dice: { c1: [5, 'M1'] } }, C: { dice: { c1: [5, 'M1'] } }, D: { dice: {} } },
      { current: 'C' },
      'teams',
    )
    table.play('C', { type: 'act', die: 'c1' })
    expect(asked(table)).toEqual(['C'])
    table.play('C', nothing)
    expect(asked(table)).toEqual(['B'])
  })

  test('[TS.man.3.gates TS.board.gates] with four players a Warp begun on a gate may go to its partner', () => {
    const at = (spot: number) => {
      const table = battle({ A: { sector: 'N', at: spot, dice: { c1: [5, 'M1'], c2: [5, 'M2'] } } }, {}, 'teams')
      table.play('A', { type: 'act', die: 'c1' })
      return table
    }
    const gate = at(8)
    expect([2, 6].map(to => gate.forbiddenBy('A', warp(to)))).toEqual([[], []])
    expect(gate.forbiddenBy('A', warp(1, 1, 'S'))).toEqual(['TS.man.3.gates', 'TS.board.gates'])
    gate.play('A', warp(0, -1, 'S'))
    expect(ship(gate, 'A')).toMatchObject({ sector: 'S', at: 0, facing: -1 })
    expect(at(6).forbiddenBy('A', warp(1, 1, 'S'))).toEqual(['TS.man.3.gates', 'TS.board.gates'])
  })

  test('[TS.man.3.gates TS.board.sectors] with two players there are no gates, because there is only one Sector', () => {
    const table = battle({ A: { at: 8, dice: { c1: [5, 'M1'], c2: [5, 'M2'] } } })
    table.play('A', { type: 'act', die: 'c1' })
    expect(table.forbiddenBy('A', warp(0, 1, 'S'))).toEqual(['TS.man.3.gates', 'TS.board.sectors'])
    expect([2, 6].map(to => table.forbiddenBy('A', warp(to)))).toEqual([[], []])
  })

  test('[TS.man.4.once] after one Manoeuvre, nobody can start another until the next round', () => {
    const once = ['TS.man.4.once', 'TS.power.3.move-legal']
    const table = battle({ A: { cubes: 1, dice: { c1: [3, 'F1'], c2: [2, 'B1'] } } }, { manoeuvred: true })
    expect(table.forbiddenBy('A', { type: 'act', die: 'c1', moveTo: 'M1' })).toEqual(once)
    const contest = battle({
      A: { cubes: 1, dice: { c1: [3, 'M1'], c2: [2, 'F1'] } },
      B: { cubes: 1, dice: { c1: [1, 'P1'], c2: [2, 'P2'] } },
    })
    contest.play('A', { type: 'act', die: 'c1' })
    contest.play('A', { type: 'choose', what: { kind: 'nothing' } })
    expect(contest.forbiddenBy('B', { type: 'act', die: 'c1', moveTo: 'M1' })).toEqual(once)
    contest.play('B', { type: 'act', die: 'c1' })
    expect(contest.forbiddenBy('A', { type: 'act', die: 'c2', moveTo: 'M1' })).toEqual(once)
  })
})

describe('Shields', () => {
  test('[TS.shield.1.raise TS.shield.1.die] a Shield die raises the shield of its space and is set aside', () => {
    const table = battle({ A: { shields: [], dice: { c1: [2, 'SF'] } } })
    table.play('A', { type: 'act', die: 'c1' })
    expect(ship(table, 'A').shields).toEqual({ SF: true, SM: false, SR: false })
    expect(ship(table, 'A').dice.c1?.at).toBe('aside')
  })

  test('[TS.shield.2.active TS.shield.3.three] a shield that is up stays one shield', () => {
    const table = battle({ A: { shields: ['SM'], dice: { c1: [5, 'SM'] } } })
    const [event] = table.play('A', { type: 'act', die: 'c1' })
    expect(event).toMatchObject({ type: 'shield-raised', already: true })
    expect(ship(table, 'A').shields).toEqual({ SF: false, SM: true, SR: false })
  })

  test('[TS.shield.3.faces] a die changed by cubes must still fit its Shield space', () => {
    const table = battle({ A: { cubes: 2, dice: { c1: [2, 'SF'] } } })
    expect(table.forbiddenBy('A', { type: 'act', die: 'c1', pips: { c1: 1 } })).toEqual(['TS.shield.3.faces'])
    expect(table.forbiddenBy('A', { type: 'act', die: 'c1', pips: { c1: -1 } })).toEqual([])
  })

  /** B at 6 is hit by A at 4, in the rear where it looks the same way. */
  const hit = (facing: 1 | -1, shields: readonly ('SF' | 'SM' | 'SR')[]) => {
    const table = battle({
      A: { at: 4, dice: { c1: [6, 'F1'] } },
      B: { at: 6, facing, shields, dice: { c1: [1, 'P1'] } },
    })
    table.play('A', { type: 'act', die: 'c1' })
    return table
  }

  test('[TS.shield.3.front] the Front shield stops hits from the front only', () => {
    expect(ship(hit(-1, ['SF']), 'B').alive).toBe(true)
    expect(ship(hit(1, ['SF']), 'B').alive).toBe(false)
    expect(hit(1, ['SF', 'SM', 'SR']).forbiddenBy('B', { type: 'shield', shield: 'SF' })).toEqual(['TS.shield.3.front'])
  })

  test('[TS.shield.3.rear] the Rear shield stops hits from the rear only', () => {
    expect(ship(hit(1, ['SR']), 'B').alive).toBe(true)
    expect(ship(hit(-1, ['SR']), 'B').alive).toBe(false)
    expect(hit(-1, ['SF', 'SM', 'SR']).forbiddenBy('B', { type: 'shield', shield: 'SR' })).toEqual(['TS.shield.3.rear'])
  })

  test('[TS.shield.3.mid] the Mid shield stops both', () => {
    expect(ship(hit(1, ['SM']), 'B').alive).toBe(true)
    expect(ship(hit(-1, ['SM']), 'B').alive).toBe(true)
  })

  test('[TS.shield.4.choose TS.fire.3.choose-shield] with several usable shields the player who was hit chooses, with one there is no question', () => {
    const table = hit(1, ['SM', 'SR'])
    expect(thunderStruck.awaiting(table.state)[0]).toMatchObject({ seat: 'B', rule: 'TS.fire.3.choose-shield' })
    table.play('B', { type: 'shield', shield: 'SR' })
    expect(ship(table, 'B').shields).toEqual({ SF: false, SM: true, SR: false })
    expect(thunderStruck.awaiting(hit(1, ['SR']).state)[0]?.rule).toBe('TS.fire.3.damage')
  })

  test('[TS.fire.3.choose-shield] a shield that covers the side but isn’t up can’t be used', () => {
    const front = hit(-1, ['SF', 'SM'])
    front.play('B', { type: 'shield', shield: 'SM' })
    const state = { ...front.state, stack: [{ kind: 'hit', target: 'B', side: 'front', shield: null } as const] }
    const asked = tableOf(thunderStruck, state)
    expect(asked.refusalsOf('B', { type: 'shield', shield: 'SM' })).toEqual([
      { rule: 'TS.fire.3.choose-shield', why: "The Mid shield isn't up." },
    ])
  })

  test('[TS.shield.last] a shield stays up over rounds until it is used or its space is damaged', () => {
    const table = battle({ A: { shields: ['SF'], dice: { c1: [1, 'P1'] } } })
    table.play('A', { type: 'act', die: 'c1' })
    table.settle()
    expect(table.state.round).toBe(2)
    expect(ship(table, 'A').shields.SF).toBe(true)
  })
})
