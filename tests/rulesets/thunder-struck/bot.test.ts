import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { randomFrom } from '../../../src/engine/rolls/random'
import { bot } from '../../../src/rulesets/thunder-struck/bot'
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
