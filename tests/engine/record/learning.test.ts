import { describe, expect, test } from 'vitest'
import { hide, hideAltogether } from '../../../src/engine/record/hidden'
import { type Result, revealed } from '../../../src/engine/record/reveals'
import type { Actor } from '../../../src/engine/seats'

/** What a step of the actor from one state to the other tells; `again` is how it looked beforehand. */
function taught(before: object, after: Result, again: (view: never) => Result, actor: Actor = 'A'): boolean {
  const told = { actor, seats: ['A', 'B'] as const, before, ...after, again: again as (view: unknown) => Result }
  const { opened, surprised } = revealed(told)
  return opened || surprised.length > 0
}

const quiet = (state: object): Result => ({ state, events: [] })
const spread = (more: object) => (view: object) => quiet({ ...view, ...more })

describe('a step tells something', () => {
  test('when a value is opened in its place', () => {
    const before = { card: hide('ace', ['A']) }
    expect(taught(before, quiet({ card: 'ace' }), spread({ card: 'ace' }))).toBe(true)
  })

  test('when more seats may see it', () => {
    const before = { card: hide('ace', ['A']) }
    const after = { card: hide('ace', ['A', 'B']) }
    expect(taught(before, quiet(after), spread(after))).toBe(true)
  })

  test('when a hidden card is laid open elsewhere', () => {
    const before = { hand: [hide('ace', ['A']), hide('ten', ['A'])], played: [] as string[] }
    const after = { hand: before.hand.slice(1), played: ['ace'] }
    expect(taught(before, quiet(after), spread(after))).toBe(true)
  })

  test('when something unknown goes off: it is gone', () => {
    const before = { mines: { m: hideAltogether('m', ['B']) }, hits: 0 }
    expect(taught(before, quiet({ mines: {}, hits: 1 }), spread({ hits: 0 }))).toBe(true)
  })

  test('when it went otherwise than the actor could foresee', () => {
    const before = { orders: hide('north', ['B']), found: null }
    const after = { ...before, found: 'somebody' }
    expect(taught(before, quiet(after), spread({ found: 'nobody' }))).toBe(true)
  })

  test('when the actor is told what he could not foresee', () => {
    const before = { orders: hide('north', ['B']) }
    const told = { state: { ...before }, events: [{ type: 'heard', rules: [] }] }
    expect(taught(before, told, spread({}))).toBe(true)
  })

  test('when the actor could not have foreseen it at all', () => {
    const before = { orders: hide('north', ['B']) }
    const blind = () => {
      throw new Error('opened what this seat may not see')
    }
    expect(taught(before, quiet({ ...before }), blind)).toBe(true)
  })

  test('when the table decides by what only one seat knew', () => {
    const before = { bids: { A: hide(3, ['A']), B: hide(5, ['B']) }, winner: null }
    const after = { ...before, winner: 'B' }
    const blind = (view: object) => quiet({ ...view, winner: 'A' })
    expect(taught(before, quiet(after), blind, 'table')).toBe(true)
  })
})

describe('a step tells nothing', () => {
  test('when nothing is hidden', () => {
    expect(taught({ x: 1 }, quiet({ x: 2 }), spread({ x: 2 }))).toBe(false)
  })

  test('when it is what everybody could foresee', () => {
    const before = { orders: hide('north', ['B']), x: 1 }
    expect(taught(before, quiet({ ...before, x: 2 }), spread({ x: 2 }))).toBe(false)
  })

  test('when a seat changes a secret of its own', () => {
    const before = { orders: hide('north', ['A']) }
    const after = { orders: hide('south', ['A']) }
    expect(taught(before, quiet(after), spread(after))).toBe(false)
  })

  test('when a list of secrets moves up', () => {
    const before = { hand: [1, hide('ace', ['B']), hide('ten', ['B'])] }
    const after = { hand: before.hand.slice(1) }
    expect(taught(before, quiet(after), (view: { hand: unknown[] }) => quiet({ hand: view.hand.slice(1) }))).toBe(false)
  })

  test('when what is cleared away was open to everybody at the table', () => {
    const before = { bid: { A: hide(3, ['A', 'B']) }, other: hide(1, ['A']) }
    expect(taught(before, quiet({ bid: {}, other: before.other }), spread({ bid: {} }))).toBe(false)
  })
})
