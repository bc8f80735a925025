import { describe, expect, test } from 'vitest'
import { hiddenOf, hide, hideAltogether, holdsSecrets, open, viewFor } from '../../../src/engine/record/hidden'
import { z } from '../../../src/engine/schema'

const state = {
  turn: 3,
  orders: { A: hide({ speed: 5 }, ['A']), B: hide({ speed: 7 }, ['B']) },
  mines: { m1: hideAltogether({ x: 1 }, ['A']), m2: hideAltogether({ x: 2 }, ['B']) },
  stack: [hideAltogether('first', ['A']), 'open', hideAltogether('last', ['B'])],
  map: { rocks: [1, 2, 3] },
}

describe('a view', () => {
  test('shows a seat its own secrets and of the others only that there are some', () => {
    expect(viewFor(state, 'A').orders).toEqual({ A: { $for: ['A'], value: { speed: 5 } }, B: { $for: ['B'] } })
    expect(viewFor(state, 'B').orders).toEqual({ A: { $for: ['A'] }, B: { $for: ['B'], value: { speed: 7 } } })
  })

  test('leaves out altogether what a seat may not even know of', () => {
    expect(Object.keys(viewFor(state, 'A').mines)).toEqual(['m1'])
    expect(viewFor(state, 'A').stack).toHaveLength(2)
    expect(viewFor(state, 'C').stack).toEqual(['open'])
    expect(viewFor(state, 'C').mines).toEqual({})
  })

  test('has nothing of a secret in its text', () => {
    expect(JSON.stringify(viewFor(state, 'C'))).not.toMatch(/speed|first|last|"x"/)
  })

  test('is the state itself for the referee, for the table, and where nothing is hidden from the seat', () => {
    expect(viewFor(state, 'referee')).toBe(state)
    expect(viewFor(state, 'table')).toBe(state)
    const open = { turn: 1 }
    expect(viewFor(open, 'A')).toBe(open)
    const shown = { orders: hide(1, ['A', 'B']) }
    expect(viewFor(shown, 'B')).toBe(shown)
  })

  test('of the same state is the same view, and shares what holds no secret', () => {
    expect(viewFor(state, 'A')).toBe(viewFor(state, 'A'))
    expect(viewFor(state, 'A').map).toBe(state.map)
  })

  test('shows secrets within secrets to those who may see both', () => {
    const nested = {
      chest: hide({ lock: 1, gem: hide('ruby', ['B']), trap: hideAltogether('dart', ['B']) }, ['A', 'B']),
    }
    expect(viewFor(nested, 'A').chest).toEqual({ $for: ['A', 'B'], value: { lock: 1, gem: { $for: ['B'] } } })
    expect(viewFor(nested, 'B')).toBe(nested)
    expect(viewFor(nested, 'C').chest).toEqual({ $for: ['A', 'B'] })
    const whole = { chest: hide(hideAltogether('dart', ['B']), ['A', 'B']) }
    expect(viewFor(whole, 'A').chest).toEqual({ $for: ['A', 'B'] })
  })

  test('does not change the state', () => {
    const before = JSON.stringify(state)
    viewFor(state, 'A')
    expect(JSON.stringify(state)).toBe(before)
  })
})

test('opening what was redacted is an error', () => {
  expect(open(viewFor(state, 'A').orders.A)).toEqual({ speed: 5 })
  expect(() => open(viewFor(state, 'A').orders.B)).toThrow('may not see')
})

test('a state knows whether it holds secrets', () => {
  expect(holdsSecrets(state)).toBe(true)
  expect(holdsSecrets(state.map)).toBe(false)
  expect(holdsSecrets(null)).toBe(false)
})

test('the schema vouches for hidden values, opened and redacted', () => {
  const schema = hiddenOf(z.object({ speed: z.int() }))
  expect(schema.safeParse(state.orders.A).success).toBe(true)
  expect(schema.safeParse(viewFor(state, 'B').orders.A).success).toBe(true)
  expect(schema.safeParse({ $for: ['Z'] }).success).toBe(false)
  expect(schema.safeParse(hide({ speed: 'fast' }, ['A'])).success).toBe(false)
})

describe('the view of a state that follows another', () => {
  const [first, , second] = state.stack
  const both = { ...hide({ speed: 7 }, ['A', 'B']), value: state.orders.B.value }
  const follow: readonly object[] = [
    state,
    { ...state, turn: 4 },
    { ...state, orders: { ...state.orders, B: both } },
    { ...state, orders: { ...state.orders, B: hide(both.value, ['A']) } },
    { ...state, orders: { A: hide({ plan: hide({ speed: 9 }, ['B']) }, ['A', 'B']) } },
    { ...state, mines: { ...state.mines, m2: { ...state.mines.m2, $for: ['A', 'B', 'C'] } } },
    { ...state, mines: { m2: state.mines.m2 } },
    { ...state, stack: [first, second, 'open'] },
    { ...state, stack: ['open', first] },
    { ...state, stack: [] },
    { ...state, map: { rocks: [1] } },
    state,
  ]

  test.each(['A', 'B', 'C'] as const)('is what seat %s would see had there been none before', seat => {
    const seen = follow.map(one => viewFor(one, seat))
    // A copy shares nothing with the states before, so its view is made from the beginning.
    expect(seen).toEqual(follow.map(one => viewFor(structuredClone(one), seat)))
  })

  test('shares what did not change, though other games are looked at in between', () => {
    const games = ['one', 'two', 'three'].map(name => ({ ...structuredClone(state), name, map: state.map }))
    const before = games.map(game => viewFor(game, 'A'))
    for (let turn = 10; turn < 13; turn++) {
      const after = games.map(game => viewFor({ ...game, turn }, 'A'))
      expect(after.map(view => view.turn)).toEqual([turn, turn, turn])
      after.forEach((view, i) => {
        expect(view.orders).toBe(before[i]?.orders)
        expect(view.stack).toBe(before[i]?.stack)
      })
    }
  })

  test('shares what did not change', () => {
    const before = viewFor(state, 'A')
    const after = viewFor({ ...state, turn: 9 }, 'A')
    expect(after.turn).toBe(9)
    expect(after.orders).toBe(before.orders)
    expect(after.stack).toBe(before.stack)
  })
})
