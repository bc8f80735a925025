import { expect, test } from 'vitest'
import { Untried } from '../../../src/engine/fuzz/untried'
import type { Offer } from '../../../src/engine/offers'
import { randomFrom } from '../../../src/engine/rolls/random'
import type { Action } from '../../../src/engine/ruleset'

const base = { label: 'Do it', rule: 'X.1' }
const button = (id: string): Offer<Action> => ({ ...base, id, kind: 'button', action: { type: id } })
const pieces = (id: string, names: readonly string[]): Offer<Action> => ({
  ...base,
  id,
  kind: 'piece',
  choices: names.map(piece => ({ piece, action: { type: `${id}.${piece}` } })),
})

/** Everything that is drawn while everything is refused. */
function allRefused(offers: readonly Offer<Action>[]): string[] {
  const untried = new Untried(offers, randomFrom(1))
  const seen: string[] = []
  while (!untried.isOver) {
    const drawn = untried.draw()
    if (!drawn) continue
    seen.push(drawn.action.type)
    untried.refused(drawn)
  }
  return seen.sort()
}

test('what was refused is not drawn again, and everything else is drawn', () => {
  const offers = [button('wait'), pieces('fire', ['a', 'b', 'c']), pieces('none', [])]
  expect(allRefused(offers)).toEqual(['fire.a', 'fire.b', 'fire.c', 'wait'])
})

test('what only rearranges is mostly passed over', () => {
  const untried = new Untried([{ ...button('shift'), rearranges: true }], randomFrom(2))
  const drawn = Array.from({ length: 1000 }, () => untried.draw()).filter(one => one !== null).length
  expect(drawn).toBeGreaterThan(50)
  expect(drawn).toBeLessThan(200)
})

test('a first glance is mostly trusted: its choice is drawn, and where nothing looks lawful the offer is passed over', () => {
  const glance = (likely: () => Action | null): Offer<Action> => ({
    ...base,
    id: 'fire',
    kind: 'piece',
    choices: [{ piece: 'far', action: { type: 'fire.far' } }],
    likely,
  })
  const drawn = (offer: Offer<Action>): (string | undefined)[] => {
    const untried = new Untried([offer], randomFrom(3))
    return Array.from({ length: 200 }, () => untried.draw()?.action.type)
  }
  const near = drawn(glance(() => ({ type: 'fire.near' })))
  expect(near.filter(type => type === 'fire.near').length).toBeGreaterThan(150)
  expect(near).toContain('fire.far')
  expect(drawn(glance(() => null)).filter(type => type === undefined).length).toBeGreaterThan(150)
})
