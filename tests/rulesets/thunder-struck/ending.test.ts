import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import { lowestOf } from '../../../src/rulesets/thunder-struck/rules/reflex'
import type { State } from '../../../src/rulesets/thunder-struck/state'
import { battle, fresh, ship } from './support'

const scores = (...rows: [boost: number, manoeuvre: number][]) =>
  rows.map(([boost, manoeuvre], i) => ({ seat: (['A', 'B', 'C', 'D'] as const)[i] ?? 'A', boost, manoeuvre }))

const last = { type: 'act', die: 'c1' } as const

/** The last die of the round is about to be actioned; scores lie in the areas. */
const closing = (a: object, b: object, change: object = {}) =>
  battle({ A: { dice: { c1: [1, 'P1'], ...a } }, B: { dice: b } }, change)

describe('Ending the round and the game', () => {
  test('[TS.end.4.limit TS.end.4.least-damage TS.end.4.tie] the mission counts the rounds and what decides at the last', () => {
    const table = battle({ A: { damage: ['P1'], shields: ['SM'], cubes: 2 }, B: { alive: false } }, { round: 2 })
    expect(thunderStruck.mission(viewFor(table.state, 'A'))).toEqual({
      clock: { name: 'Round', now: 2, of: 6 },
      standings: [
        { seat: 'A', value: '1 Damage token, 1 shield, 2 cubes' },
        { seat: 'B', value: 'destroyed: counts as 11 Damage tokens' },
      ],
    })
  })

  test('[TS.end.1.duel-sector TS.end.1.closed] with two rivals left in one Sector, the other is closed at once, and nobody can Warp there', () => {
    const table = battle(
      {
        A: { sector: 'N', at: 7, dice: { c1: [6, 'F1'], c2: [3, 'M1'], c3: [3, 'M2'] } },
        B: { sector: 'N', at: 12, shields: ['SM', 'SR'] },
        C: { alive: false },
        D: { sector: 'N', at: 9, shields: [] },
      },
      {},
      'teams',
    )
    expect(table.state.closed).toBeNull()
    table.play('A', last)
    expect(table.state.closed).toBe('S')
    table.play('A', { type: 'act', die: 'c2' })
    expect(table.forbiddenBy('A', { type: 'choose', what: { kind: 'warp', sector: 'S', at: 1, facing: 1 } })).toEqual([
      'TS.end.1.closed',
    ])
  })

  test('[TS.end.1.duel-sector] two rivals in different Sectors close nothing until one of them follows the other', () => {
    const table = battle(
      {
        A: { sector: 'N', at: 8, dice: { c1: [6, 'F1'], c2: [3, 'M1'], c3: [3, 'M2'] } },
        B: { sector: 'S', at: 12 },
        C: { alive: false },
        D: { sector: 'N', at: 9, shields: [] },
      },
      {},
      'teams',
    )
    table.play('A', last)
    expect(ship(table, 'D').alive).toBe(false)
    expect(table.state.closed).toBeNull()
    table.play('A', { type: 'act', die: 'c2' })
    table.play('A', { type: 'choose', what: { kind: 'warp', sector: 'S', at: 0, facing: 1 } })
    expect(table.state.closed).toBe('N')
  })

  test('[TS.end.3.count] dice in the Boost area and on the token count as they are, and lost dice count 0', () => {
    const table = closing(
      { c2: [5, 'boost'], c3: [4, 'token'], c4: [6, 'aside'] },
      { c1: [3, 'boost'], c2: [2, 'boost'] },
    )
    table.play('A', last)
    const [event] = table.settle()
    expect(event).toMatchObject({
      type: 'scored',
      scores: [
        { seat: 'A', boost: 5, manoeuvre: 4 },
        { seat: 'B', boost: 5, manoeuvre: 0 },
      ],
    })
  })

  test('[TS.end.3.both-lowest] a player who is the only lowest on both qualifies', () => {
    expect(lowestOf(scores([3, 3], [5, 5]))).toBe('A')
  })

  test('[TS.end.3.one-and-tie TS.end.3.unique] the only lowest on one who is tied on the other qualifies, but not with ties on both', () => {
    expect(lowestOf(scores([3, 5], [5, 5]))).toBe('A')
    expect(lowestOf(scores([5, 5], [5, 3]))).toBe('B')
    expect(lowestOf(scores([5, 5], [5, 5]))).toBeNull()
    expect(lowestOf(scores([3, 6], [5, 4]))).toBeNull()
    expect(lowestOf(scores([3, 3], [3, 4], [5, 5], [6, 6]))).toBe('A')
    expect(lowestOf(scores([3, 3], [3, 3], [5, 5], [6, 6]))).toBeNull()
  })

  test('[TS.end.3.opponent] the opponent may take the Reflex die, or leave it', () => {
    const table = closing({ c2: [1, 'boost'], c3: [1, 'token'] }, { c1: [3, 'boost'], c2: [2, 'token'] })
    table.play('A', last)
    table.settle()
    expect(thunderStruck.awaiting(table.state)).toMatchObject([{ seat: 'B', rule: 'TS.end.3.opponent' }])
    expect(table.forbiddenBy('A', { type: 'reflex', to: 'A' })).toEqual([
      'TABLE.turn',
      'TS.end.3.opponent',
      'TS.end.3.four',
    ])
    expect(table.offered('B')).toEqual(['reflex.B', 'reflex.none', 'concede'])
    table.play('B', { type: 'reflex', to: 'B' })
    expect(ship(table, 'B').reflex).toBe(true)
    table.settle()
    expect(table.state.phase).toBe('planning')
  })

  test('[TS.end.3.five] the Reflex die goes back after one round', () => {
    const table = battle({ A: { reflex: true, dice: { c1: [1, 'P1'] } } })
    table.play('A', last)
    table.settle()
    expect(ship(table, 'A').reflex).toBe(false)
  })

  /** Seat A lies lowest of four in both areas and has one die left. */
  const lowestOfFour = (change: Partial<State> = {}) =>
    battle(
      {
        A: { dice: { c1: [1, 'P1'], c2: [1, 'boost'], c3: [1, 'token'] } },
        B: { dice: { c2: [2, 'boost'], c3: [2, 'token'] } },
        C: { dice: { c2: [3, 'boost'], c3: [2, 'token'] } },
        D: { dice: { c2: [4, 'boost'], c3: [2, 'token'] } },
      },
      change,
      'teams',
    )

  test('[TS.end.3.four] if players agree on it for duels only, none of four takes it', () => {
    const table = lowestOfFour({ options: fresh('teams', { reflex: 'duelOnly' }).options })
    table.play('A', last)
    table.settle()
    expect(table.state.phase).toBe('planning')
    expect(table.state.seats.some(seat => ship(table, seat).reflex)).toBe(false)
  })

  test('[TS.end.3.four TS.act.2.duel] for duels only, it can be taken once two of four ships are left', () => {
    const { options } = fresh('teams', { reflex: 'duelOnly' })
    const left = (d: boolean) => {
      const table = battle(
        {
          A: { dice: { c1: [1, 'P1'], c2: [1, 'boost'], c3: [1, 'token'] } },
          B: { dice: { c2: [2, 'boost'], c3: [2, 'token'] } },
          C: { alive: false },
          D: { alive: d, dice: d ? { c2: [2, 'boost'], c3: [2, 'token'] } : {} },
        },
        { options },
        'teams',
      )
      table.play('A', last)
      table.settle()
      return table.state.stack.map(({ kind }) => kind)
    }
    expect(left(false)).toEqual(['reflex'])
    expect(left(true)).toEqual([])
  })

  test('[TS.end.3.four] with four ships, the opponents of the lowest decide who takes it, and the next in turn order answers', () => {
    const table = lowestOfFour()
    table.play('A', last)
    table.settle()
    expect(thunderStruck.awaiting(table.state).map(prompt => prompt.seat)).toEqual(['B'])
    expect(table.forbiddenBy('B', { type: 'reflex', to: 'C' })).toEqual(['TS.end.3.four'])
    table.play('B', { type: 'reflex', to: 'D' })
    expect(ship(table, 'D').reflex).toBe(true)
  })

  test('[TS.end.3.four] a retired ship is never lowest, only ships in the battle are compared', () => {
    const table = battle(
      {
        A: { dice: { c1: [1, 'P1'], c2: [4, 'boost'], c3: [3, 'token'] } },
        B: { dice: { c2: [2, 'boost'], c3: [1, 'token'] } },
        C: { alive: false },
        D: { dice: { c2: [3, 'boost'], c3: [2, 'token'] } },
      },
      {},
      'teams',
    )
    table.play('A', last)
    table.settle()
    // The lowest is B; of its opponents only A still flies.
    expect(thunderStruck.awaiting(table.state).map(({ seat }) => seat)).toEqual(['A'])
    expect(table.offered('A')).toEqual(['reflex.A', 'reflex.none', 'concede'])
  })

  test('[TS.end.3.cleanup] dice go back to their players, and shields, damage, cubes, positions and facings stay', () => {
    const table = battle({
      A: {
        at: 7,
        facing: -1,
        damage: ['P1'],
        shields: ['SF'],
        cubes: 2,
        boosted: true,
        dice: { c1: [3, 'M1'], c2: [2, 'boost'] },
      },
      B: { dice: { c1: [3, 'M1'] } },
    })
    table.play('A', last)
    table.settle()
    table.play('A', { type: 'reflex', to: null })
    table.settle()
    expect(table.state.manoeuvred).toBe(false)
    expect(ship(table, 'A')).toMatchObject({
      at: 7,
      facing: -1,
      damage: ['P1'],
      cubes: 2,
      dice: {},
      boosted: false,
      shields: { SF: true },
    })
  })

  test('[TS.end.4.limit] the game ends with the sixth round, or the twelfth of a long one', () => {
    const ends = (rounds: '6' | '12', round: number) => {
      const table = closing({}, {}, { round, finished: round - 1 })
      const state = { ...table.state, options: { ...table.state.options, rounds } }
      return thunderStruck.outcome({ ...state, finished: round }) !== null
    }
    expect([ends('6', 5), ends('6', 6), ends('12', 6), ends('12', 12)]).toEqual([false, true, false, true])
  })

  test.each([
    ['6', 6, 'duel'],
    ['12', 12, 'duel'],
    ['12', 12, 'teams'],
  ] as const)(
    '[TS.end.4.limit TS.end.3.count] after the last of %s rounds the game is over, and nobody gets the Reflex die',
    (rounds, round, id) => {
      const options = { rounds, openPlanning: false, reflex: 'all', first: 'A' } as const
      const table = battle(
        {
          A: { dice: { c1: [1, 'P1'], c2: [1, 'boost'], c3: [1, 'token'] } },
          B: { dice: { c1: [3, 'boost'], c2: [2, 'token'] } },
          C: { dice: { c1: [3, 'boost'], c2: [2, 'token'] } },
          D: { dice: { c1: [3, 'boost'], c2: [2, 'token'] } },
        },
        { round, finished: round - 1, options },
        id,
      )
      table.play('A', last)
      expect(thunderStruck.outcome(table.state)).toBeNull()
      expect(table.settle().map(({ type }) => type)).toEqual(['limit'])
      expect(thunderStruck.outcome(table.state)).toMatchObject({ rule: 'TS.end.4.tie' })
      expect(thunderStruck.awaiting(table.state)).toEqual([])
    },
  )

  const atLimit = (a: object, b: object) =>
    thunderStruck.outcome(battle({ A: a, B: b }, { round: 6, finished: 6 }).state)

  test('[TS.end.4.least-damage] at the limit the fewest Damage tokens win', () => {
    expect(atLimit({ damage: ['P1'] }, { damage: ['P1', 'P2'] })).toMatchObject({
      winners: ['A'],
      rule: 'TS.end.4.least-damage',
    })
  })

  test('[TS.end.4.least-damage] in teams a retired ship counts as eleven tokens', () => {
    const table = battle(
      {
        A: { alive: false },
        B: { damage: ['P1', 'P2', 'F1', 'B1', 'M1'] },
        C: {},
        D: { damage: ['P1', 'P2', 'F1', 'B1', 'SF'] },
      },
      { finished: 12, options: { rounds: '12', openPlanning: false, reflex: 'all', first: 'A' } },
      'teams',
    )
    expect(thunderStruck.outcome(table.state)).toMatchObject({ winners: ['B', 'D'] })
  })

  test('[TS.end.4.tie] equal damage: more shields, then more cubes, then a draw', () => {
    expect(atLimit({ shields: ['SM', 'SF'] }, { shields: ['SM'] })).toMatchObject({
      winners: ['A'],
      rule: 'TS.end.4.tie',
    })
    expect(atLimit({ cubes: 1 }, { cubes: 2 })).toMatchObject({ winners: ['B'] })
    expect(atLimit({}, {})).toMatchObject({ winners: [] })
  })

  test('[TS.end.4.tie] shields and cubes of a retired ship count for nothing', () => {
    const options = { rounds: '12', openPlanning: false, reflex: 'all', first: 'A' } as const
    const lost = { alive: false, shields: ['SF', 'SM', 'SR'] as const, cubes: 4 }
    const teams = (a: object, b: object) =>
      thunderStruck.outcome(
        battle({ A: lost, B: { alive: false, shields: [], cubes: 0 }, C: a, D: b }, { finished: 12, options }, 'teams')
          .state,
      )
    expect(teams({ shields: [] }, { shields: ['SM'] })).toMatchObject({ winners: ['B', 'D'], rule: 'TS.end.4.tie' })
    expect(teams({ cubes: 1 }, { cubes: 2 })).toMatchObject({ winners: ['B', 'D'], rule: 'TS.end.4.tie' })
    expect(teams({}, {})).toMatchObject({ winners: [] })
  })

  test('[TS.end.concede] a player may concede at any time and loses the ship', () => {
    const table = battle({ A: { dice: { c1: [1, 'P1'] } }, B: { dice: { c1: [1, 'P1'] } } }, {}, 'teams')
    table.play('B', { type: 'concede' })
    expect(ship(table, 'B').alive).toBe(false)
    expect(table.state.current).toBe('A')
    table.play('A', { type: 'concede' })
    expect(thunderStruck.outcome(table.state)).toBeNull()
    table.play('D', { type: 'concede' })
    expect(thunderStruck.outcome(table.state)).toMatchObject({ winners: ['A', 'C'] })
  })

  test('[TS.end.concede] conceding under a hit settles the shot and passes the turn', () => {
    const table = battle(
      {
        A: { at: 4, dice: { c1: [6, 'F1'] } },
        B: { at: 6, dice: {} },
        C: { dice: { c1: [1, 'P1'] } },
        D: { dice: {} },
      },
      {},
      'teams',
    )
    table.play('A', last)
    table.play('B', { type: 'concede' })
    expect(table.state).toMatchObject({ stack: [], current: 'C' })
  })
})
