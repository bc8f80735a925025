import { describe, expect, test } from 'vitest'
import { type CampaignFailure, campaign } from '../../src/engine/fuzz/campaign'
import { games } from '../support/games'

/** Games of each ruleset in a short run; a long one is `npm run fuzz`. A lone `npx vitest` plays fewer still. */
const whole = process.env.npm_lifecycle_event?.startsWith('test') || process.env.CI
const GAMES: Readonly<Record<string, number>> = whole
  ? { 'lightning-strike': 50, 'thunder-struck': 9, 'lightning-war': 30 }
  : {}
const FEW = 5

describe.each(games)('$title', ruleset => {
  const { scenarios } = ruleset.setupModel
  const each = Math.ceil((GAMES[ruleset.id] ?? FEW) / scenarios.length)

  test.each(scenarios)(
    '$title: no random game throws, stalls or breaks an invariant',
    { timeout: 600_000 },
    ({ id }) => {
      const report = campaign(ruleset, { games: each, seed: 1, scenario: id, vary: true })
      expect(report.failures.map(told)).toEqual([])
      expect(report.games).toBe(each)
    },
  )

  test('on frozen states neither', { timeout: 600_000 }, () => {
    expect(campaign(ruleset, { games: 1, seed: 1000, strict: true }).failures.map(told)).toEqual([])
  })
})

const told = ({ kind, why, stack, shrunk, command }: CampaignFailure): string =>
  [`${kind}: ${why}`, stack, ...shrunk.map(input => JSON.stringify(input)), command].filter(Boolean).join('\n')
