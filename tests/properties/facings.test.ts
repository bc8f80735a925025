import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Match } from '../../src/engine/record/match'
import { openPosition, type Position } from '../../src/engine/record/position'
import { openSave, parseSave, saveOf } from '../../src/engine/record/save'
import type { Action, AnyRuleset } from '../../src/engine/ruleset'
import type { Seat } from '../../src/engine/seats'
import { registered } from '../support/games'

const WELL_KNOWN = [360, 720, -90, 359.9999999, -360, 1e-12, -1e-12, 450.5]
const facings = fc.oneof(fc.constantFrom(...WELL_KNOWN), fc.double({ min: -2000, max: 2000, noNaN: true }))

/** The other games face hexsides. */
const inDegrees = ({ id }: AnyRuleset): boolean => ['lightning-strike', 'lightning-war', 'striker'].includes(id)

function begun(ruleset: AnyRuleset): Match {
  const [scenario] = ruleset.setupModel.scenarios
  if (!scenario) throw new Error('no scenario')
  const { setup } = scenario
  // Where setting up is an option, pieces are placed.
  const options = { ...(setup.options as object), ...(ruleset.id === 'lightning-war' && { deployment: true }) }
  const match = new Match(ruleset, { ...setup, options }, 'facings')
  match.settle()
  return match
}

const positionOf = ({ ruleset, setup }: Match, state: unknown): Position => ({
  format: 'stormtable/position',
  formatVersion: 1,
  ruleset: ruleset.id,
  version: ruleset.version,
  setup: setup as Position['setup'],
  state,
})

/** The state with every facing in degrees replaced. */
function facing(value: unknown, to: number): unknown {
  if (Array.isArray(value)) return value.map(item => facing(item, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'facing' && typeof part === 'number' ? to : facing(part, to),
    ]),
  )
}

const opens = (opened: { readonly ok: boolean; readonly why?: string }): string =>
  opened.ok ? 'opens' : `${opened.why}`

describe.each(registered)('$title', ruleset => {
  test.runIf(inDegrees(ruleset))('a position opens whatever number of degrees its pieces face', () => {
    const match = begun(ruleset)
    fc.assert(
      fc.property(facings, degrees => {
        expect(opens(openPosition(ruleset, positionOf(match, facing(match.state, degrees)), 'seed'))).toBe('opens')
      }),
      { numRuns: 25, examples: WELL_KNOWN.map(degrees => [degrees]) },
    )
  })
})

/** The first thing that can be placed or turned, facing so many degrees. */
function placed(match: Match, degrees: number): { seat: Seat; action: Action } | null {
  for (const { seat } of match.ruleset.awaiting(match.state))
    for (const offer of match.offers(seat)) {
      if (offer.kind === 'facing') return { seat, action: offer.to(degrees) }
      if (offer.kind === 'region' && offer.facing === 'free')
        return { seat, action: { ...offer.at({ ...offer.start(), facing: degrees }) } }
    }
  return null
}

/** Whatever comes before that: who goes first. */
function pressed(match: Match): void {
  for (const { seat } of match.ruleset.awaiting(match.state))
    for (const offer of match.offers(seat))
      if (offer.kind === 'button' && !offer.needsConfirmation && !('refusals' in match.play(seat, offer.action))) return
}

describe.each(registered)('$title', ruleset => {
  test.runIf(inDegrees(ruleset)).each(WELL_KNOWN)(
    'what is placed or turned to face %d degrees can be kept, shared and set right',
    degrees => {
      const match = begun(ruleset)
      for (let i = 0; i < 5 && !placed(match, degrees); i++) pressed(match)
      const doing = placed(match, degrees)
      if (!doing) throw new Error('nothing can be placed or turned')
      expect(match.play(doing.seat, doing.action)).not.toHaveProperty('refusals')
      const parsed = parseSave(JSON.stringify(saveOf(match, 'a game', 'now')))
      if (!parsed.ok) throw new Error(parsed.why)
      const opened = openSave(ruleset, parsed.save)
      expect([opens(opened), opened.ok && opened.warning]).toEqual(['opens', undefined])
      const state: unknown = JSON.parse(JSON.stringify(match.state))
      expect(opens(openPosition(ruleset, positionOf(match, state), 'seed'))).toBe('opens')
      const broken = Object.entries(ruleset.invariants).filter(([, holds]) => !holds(match.state))
      expect(broken.map(([name]) => name)).toEqual([])
    },
  )
})
