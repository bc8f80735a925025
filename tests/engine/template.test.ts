import { describe, expect, test } from 'vitest'
import { campaign } from '../../src/engine/fuzz/campaign'
import { isRefusedStep, Match } from '../../src/engine/record/match'
import { oddsOf } from '../../src/engine/rolls/odds'
import { isRefused } from '../../src/engine/rolls/plan'
import { ScriptedDice } from '../../src/engine/rolls/scripted'
import type { GameSetup } from '../../src/engine/setup'
import { template } from '../support/template'
import type { State } from '../support/template/state'

function started(change: object = {}): Match {
  const [scenario] = template.setupModel.scenarios
  if (!scenario) throw new Error('no scenario')
  const setup = scenario.setup as GameSetup<object>
  return new Match(template, { ...setup, options: { ...setup.options, ...change } }, 'a seed')
}

const stateOf = (match: Match): State => match.state as State
const whyNot = (match: Match, type: string, seat: 'A' | 'B'): string[] => {
  const planned = match.plan(seat, { type, seat } as { type: string })
  return isRefused(planned) ? planned.refusals.map(({ rule }) => rule) : []
}

describe('the template game', () => {
  test('a run is the die and what helps or hinders, and the odds say so', () => {
    const match = started({ windy: true })
    match.play('A', { type: 'rest', seat: 'A' } as { type: string })
    match.play('B', { type: 'run', seat: 'B' } as { type: string }, new ScriptedDice([4]))
    expect(stateOf(match).runners.B?.at).toBe(3)
    const plan = match.plan('A', { type: 'run', seat: 'A' } as { type: string })
    if (isRefused(plan)) throw new Error('refused')
    expect(plan.ledgers[0]?.lines.map(({ value, rule }) => [value, rule])).toEqual([
      [2, 'DASH.rest'],
      [-1, 'DASH.wind'],
    ])
    expect(oddsOf(plan)?.outcomes.map(({ label }) => label)).toEqual([2, 3, 4, 5, 6, 7].map(far => `${far} cm`))
  })

  test('only the seat on turn acts, with its own runner, and rests once', () => {
    const match = started()
    expect(whyNot(match, 'run', 'B')).toContain('TABLE.turn')
    expect(isRefusedStep(match.play('A', { type: 'run', seat: 'B' } as { type: string }))).toBe(true)
    match.play('A', { type: 'rest', seat: 'A' } as { type: string })
    match.play('B', { type: 'rest', seat: 'B' } as { type: string })
    expect(whyNot(match, 'rest', 'A')).toEqual(['DASH.rest'])
  })

  test('the first at the end wins', () => {
    const match = started({ length: 6 })
    match.play('A', { type: 'run', seat: 'A' } as { type: string }, new ScriptedDice([6]))
    expect(template.outcome(match.state)).toMatchObject({ winners: ['A'], rule: 'DASH.win' })
  })

  test('what it left out is filled in, and random games of it end', () => {
    const match = started()
    expect([template.refereeControls(match.state), template.invariants]).toEqual([[], {}])
    expect(template.card(match.viewFor('A'), 'A')).toBeNull()
    expect(campaign(template, { games: 20, seed: 1 }).failures).toEqual([])
  })
})
