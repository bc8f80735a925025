import { expect, test } from 'vitest'
import { anyRuleset } from '../../../src/engine/ruleset'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import { leftBy } from '../../support/leaving'
import { battle, go, small } from './support'

const game = anyRuleset(lightningWar)
const units = {
  A1: [
    ['rifle', { at: [30, 20] as const, hq: true }],
    ['rifle', { at: [32, 20] as const }],
  ],
  B1: [['rifle', { at: [31, 17] as const, hq: true }]],
} as const

test('[LW.turn.2] ending movement names how many bases have not moved', () => {
  const table = battle({ units, step: 'movement', order: ['A', 'B'], active: 'A' })
  expect(leftBy(game, table.state, 'A', 'step.end')).toBe("2 bases haven't moved.")
  table.play('A', go('A1.2', [32, 22]))
  expect(leftBy(game, table.state, 'A', 'step.end')).toBe("1 base hasn't moved.")
  table.play('A', go('A1.1', [30, 22]))
  expect(leftBy(game, table.state, 'A', 'step.end')).toBeNull()
})

test('[LW.turn.3] ending fire names how many bases could still fire', () => {
  const table = battle({ units, step: 'firing', order: ['A', 'B'], active: 'A' })
  expect(table.forbiddenBy('A', small('A1.1', 'B1.1'))).toEqual([])
  expect(table.forbiddenBy('A', small('A1.2', 'B1.1'))).toEqual([])
  expect(leftBy(game, table.state, 'A', 'step.end')).toBe('2 bases could still fire.')
  const away = battle({ units: { ...units, B1: [['rifle', { at: [30, 90] as const, hq: true }]] }, step: 'firing' })
  expect(leftBy(game, away.state, 'A', 'step.end')).toBeNull()
})
