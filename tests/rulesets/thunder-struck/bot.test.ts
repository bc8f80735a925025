import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { randomFrom } from '../../../src/engine/rolls/random'
import { bot } from '../../../src/rulesets/thunder-struck/bot'
import { players } from '../../../src/rulesets/thunder-struck/players'
import type { State } from '../../../src/rulesets/thunder-struck/state'
import type { Space } from '../../../src/rulesets/thunder-struck/tables/console'
import { planning } from './support'

const damaged =
  (...spaces: Space[]) =>
  (state: State): State => ({
    ...state,
    ships: { ...state.ships, ...(state.ships.A && { A: { ...state.ships.A, damage: spaces, cubes: 1 } }) },
  })

const rowsFor = (state: State) => [...(bot.rows?.(viewFor(state, 'A'), 'A', randomFrom(1)) ?? [])]

describe('the machine plans a console as one decision', () => {
  test.each([
    ['a fresh ship', [1, 2, 3, 4], []],
    ['equal dice', [6, 6, 6, 6], []],
    ['half a console gone', [1, 3, 5, 6], ['F1', 'B1', 'M2', 'P1', 'SM']],
    ['hardly any space left', [5, 5, 6, 6], ['F1', 'B1', 'M2', 'P1', 'P2', 'SM', 'SR']],
  ] as const)('[TS.plan.2.place-all, TS.plan.2.boost-min, TS.plan.2.man-min] %s', (_, faces, spaces) => {
    const rows = () => {
      const table = planning('duel', {}, damaged(...spaces))
      table.play('A', { type: 'roll' }, ...faces)
      return { table, rows: rowsFor(table.state) }
    }
    const count = rows().rows.length
    expect(count).toBeGreaterThan(0)
    for (let i = 0; i < count; i++) {
      const { table, rows: all } = rows()
      const actions = all[i]?.actions ?? []
      expect(actions.at(-1)).toEqual({ type: 'confirm' })
      for (const action of actions) table.play('A', action)
      expect(table.state.ready).toContain('A')
    }
  })

  test('[TS.plan.2.change] dice placed before are taken back first', () => {
    const table = planning('duel')
    table.play('A', { type: 'roll' }, 1, 2, 3, 4)
    table.play('A', { type: 'place', die: 'c1', space: 'P1' })
    for (const action of rowsFor(table.state)[0]?.actions ?? []) table.play('A', action)
    expect(table.state.ready).toContain('A')
  })
})

test('[TS.plan.hidden] its guess at what others planned comes from its own view', () => {
  const seen = (...faces: number[]) => {
    const table = planning('duel')
    table.play('A', { type: 'roll' }, 1, 2, 3, 4)
    table.play('B', { type: 'roll' }, ...faces)
    return bot.imagine?.(viewFor(table.state, 'A'), 'A', randomFrom(3))
  }
  expect(seen(1, 1, 1, 1)).toEqual(seen(6, 6, 6, 6))
})

test('[TS.fire.1.hit] it fires when it can destroy the enemy', () => {
  const table = planning('duel')
  const { A, B } = table.state.ships
  if (!A || !B) throw new Error('unreachable')
  const dice = { c1: { face: 5, at: 'F1' }, c2: { face: 5, at: 'P1' }, c3: { face: 2, at: 'B1' } } as const
  const state: State = {
    ...table.state,
    phase: 'action',
    current: 'A',
    screens: {},
    ships: { A: { ...A, at: 0, dice }, B: { ...B, at: 4, shields: { SF: false, SM: false, SR: false } } },
  }
  expect(bot.reply?.(viewFor(state, 'A'), 'A', randomFrom(1))).toEqual({ type: 'act', die: 'c1' })
})

describe('a player without a plan', () => {
  const offerOf = (piece: string) =>
    ({ piece }) as Parameters<NonNullable<NonNullable<typeof players.place>['pick']>>[0]

  test('[TS.plan.2.place TS.plan.2.shield-face TS.plan.2.damaged] places a die on the first space that takes it, from any space on', () => {
    const table = planning('duel', {}, damaged('M1'))
    table.play('A', { type: 'roll' }, 1, 2, 3, 4)
    table.play('A', { type: 'place', die: 'c2', space: 'F2' })
    const pick = (piece: string, random: number) => {
      const action = players.place?.pick?.(offerOf(piece), viewFor(table.state, 'A'), () => random)
      return action?.type === 'place' ? `${action.die} ${action.space}` : null
    }
    // F1 F2 SF M1 P1 SM P2 M2 SR B1 B2: eleven spaces, each as likely to be the first.
    expect(pick('A.c1', 0)).toBe('c1 F1')
    expect(pick('A.c1', 0.09)).toBe('c1 F1')
    expect(pick('A.c1', 1.5 / 11)).toBe('c1 SF')
    expect(pick('A.c3', 1.5 / 11)).toBe('c3 P1')
    expect(pick('A.c3', 5.5 / 11)).toBe('c3 P2')
    expect(pick('A.c3', 8.5 / 11)).toBe('c3 SR')
    expect(pick('A.c1', 8.5 / 11)).toBe('c1 B1')
    expect(pick('A.c1', 0.99)).toBe('c1 B2')
    expect(pick('A.g', 0)).toBeNull()
    expect(pick('B.c1', 0)).toBeNull()
    const seldom = (piece: string) => players.place?.seldom?.(offerOf(piece), viewFor(table.state, 'A'))
    expect([seldom('A.c1'), seldom('A.c2')]).toEqual([false, true])
  })
})
