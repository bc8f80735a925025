import { afterAll, beforeAll, expect, test } from 'vitest'
import { plug, unplug } from '../../../src/rulesets/striker/rules/loaded'
import type { Module } from '../../../src/rulesets/striker/rules/module'
import { costOfWay } from '../../../src/rulesets/striker/rules/movement/movement'
import { block, field, stand } from './field'
import { VETERANS } from './support'

const asked: string[] = []
const SLOW: Module = {
  rule: 951,
  title: 'Slow ground',
  hooks: {
    'terrain.cost': (_state, { stand: { id }, mover, grounds }) => {
      asked.push(`${id} ${mover} ${grounds.join('+')}`)
      return grounds.includes('mud') ? null : 2
    },
  },
}
beforeAll(() => plug([SLOW]))
afterAll(() => unplug([SLOW]))

const cost = (rules: number[], pieces: readonly ReturnType<typeof block>[] = []) => {
  const state = field({ stands: { A1: { at: [50, 50], ...VETERANS } }, pieces, options: { rules } })
  const moving = { gait: 'walk', flight: 'ground', path: [{ x: 50, y: 49 }] } as const
  return costOfWay(state, stand(state, 'A1'), moving).cost
}

test('[STR.core.hooks.move] cost is asked once per place, also on clear ground, and a rule may bar it', () => {
  const plain = cost([]) ?? 0
  expect(cost([951])).toBeCloseTo(2 * plain)
  expect(new Set(asked)).toEqual(new Set(['A1 infantry clear']))
  const two = [block('broken', [0, 0, 100, 100]), block('snow', [0, 0, 100, 100])]
  expect(cost([951], two)).toBeCloseTo(2 * (cost([], two) ?? 0))
  expect(cost([951], [block('mud', [0, 0, 100, 100])])).toBeNull()
})
