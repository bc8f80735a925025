import { expect, test } from 'vitest'
import { harass } from '../../../src/engine/fuzz/harass'
import { mutated } from '../../../src/engine/fuzz/mutate'
import { plain } from '../../../src/engine/rolls/plan'
import { randomFrom } from '../../../src/engine/rolls/random'
import { type AnyRuleset, anyRuleset } from '../../../src/engine/ruleset'
import { pond, toy } from '../../support/toy'
import type { State } from '../../support/toy/state'

const harassed = (ruleset: AnyRuleset) => harass(ruleset, { games: 2, seed: 3, scenario: 'regatta', clock: () => 0 })
const faultsOf = (actions: object): string =>
  harassed(anyRuleset({ ...pond, actions: { ...pond.actions, ...actions } }))
    .wrong.map(({ why }) => why)
    .join('\n')

test('a game that answers everything has nothing to fear', () => {
  const { wrong, calls, positions } = harassed(toy)
  expect(wrong).toEqual([])
  expect(calls).toBeGreaterThan(100 * positions)
})

test('a game that trusts what it is sent is found out', () => {
  const trusting = {
    ...pond.actions.turn,
    plan: () => plain('Turns', 'POND.turn.arc'),
    apply: (next: State, { boat }: { boat: string }) => {
      if (!(boat in next.boats)) throw new Error('there is no such boat')
    },
  }
  expect(faultsOf({ turn: trusting })).toContain('threw: Error: there is no such boat')
})

test('a game that leaves somebody without a reason is found out', () => {
  expect(faultsOf({ pass: { ...pond.actions.pass, plan: () => ({ refusals: [] }) } })).toContain('without a reason')
})

test('a game whose rules are broken by what it allows is found out', () => {
  const anywhere = {
    ...pond.actions.dock,
    plan: () => plain('Ties up', 'POND.dock'),
    apply: (next: { berths: object }, { boat }: { boat: string }) => {
      next.berths = { 'berth.1': boat, 'berth.2': boat }
    },
  }
  expect(faultsOf({ dock: anywhere })).toContain('broke “one boat a berth”')
})

test('whatever is mutated differs, and the original stays as it was', () => {
  const random = randomFrom(5)
  const action = { type: 'sail', boat: 'a1', path: [{ at: { x: 1, y: 2 }, facing: 3 }] }
  const text = JSON.stringify(action)
  let same = 0
  for (let i = 0; i < 500; i++) if (JSON.stringify(mutated(action, random)) === text) same += 1
  expect(JSON.stringify(action)).toBe(text)
  expect(same).toBeLessThan(50)
})
