import { expect, test } from 'vitest'
import type { Playable } from '../../../src/engine/fuzz/sample'
import { Untried } from '../../../src/engine/fuzz/untried'
import type { Offer } from '../../../src/engine/offers'
import { viewFor } from '../../../src/engine/record/hidden'
import type { AnyPlayer } from '../../../src/engine/record/offering'
import { randomFrom } from '../../../src/engine/rolls/random'
import type { Action } from '../../../src/engine/ruleset'

const base = { label: 'Do it', rule: 'X.1' } as const
const view = viewFor<unknown>({}, 'A')
const button = (id: string): Offer<Action> => ({ ...base, id, kind: 'button', action: { type: id } })
const pieces = (id: string, names: readonly string[]): Offer<Action> => ({
  ...base,
  id,
  kind: 'piece',
  choices: () => names.map(piece => ({ piece, action: { type: `${id}.${piece}` } })),
})
const playable = (offer: Offer<Action>, player?: AnyPlayer): Playable => ({ offer, player })

/** Everything that is drawn while everything is refused. */
function allRefused(offers: readonly Offer<Action>[]): string[] {
  const untried = new Untried(
    offers.map(offer => playable(offer)),
    view,
    randomFrom(1),
  )
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

test('an offer its game takes seldom is mostly passed over', () => {
  const untried = new Untried([playable(button('shift'), { seldom: () => true })], view, randomFrom(2))
  const drawn = Array.from({ length: 1000 }, () => untried.draw()).filter(one => one !== null).length
  expect(drawn).toBeGreaterThan(50)
  expect(drawn).toBeLessThan(200)
})

test('a first glance is mostly trusted; where nothing looks legal the offer is passed over', () => {
  const drawn = (pick: () => Action | null): (string | undefined)[] => {
    const untried = new Untried([playable(pieces('fire', ['far']), { pick })], view, randomFrom(3))
    return Array.from({ length: 200 }, () => untried.draw()?.action.type)
  }
  const near = drawn(() => ({ type: 'fire.near' }))
  expect(near.filter(type => type === 'fire.near').length).toBeGreaterThan(150)
  expect(near).toContain('fire.far')
  expect(drawn(() => null).filter(type => type === undefined).length).toBeGreaterThan(150)
})
