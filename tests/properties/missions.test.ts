import { describe, expect, test } from 'vitest'
import { clockWords } from '../../src/engine/mission'
import { Match } from '../../src/engine/record/match'
import { registered } from '../support/games'

describe.each(registered)('$title', ruleset => {
  const { setupModel } = ruleset
  test.each(setupModel.scenarios)(
    '$title: the brief says how long it lasts, and the table which turn it is',
    ({ setup }) => {
      const told = (setupModel.brief?.(setup) ?? []).join(' ')
      const match = new Match(ruleset, setup, 'mission')
      match.settle()
      const { clock } = ruleset.mission(match.viewFor('A'))
      if (!clock) throw new Error('no clock')
      expect(told).toContain(clock.of === undefined ? 'no turn limit' : `${clock.of} ${clock.name.toLowerCase()}s`)
      expect(told).toMatch(/\bwins?\b/)
      expect(clockWords({ ...clock, now: 2 })).toBe(clock.of ? `${clock.name} 2 of ${clock.of}` : `${clock.name} 2`)
    },
  )

  test.each(setupModel.scenarios)(
    '$title: every side is told how it stands, and the strip leaves the turn out',
    ({ setup }) => {
      const match = new Match(ruleset, setup, 'mission')
      match.settle()
      for (const { seat } of setup.seats) {
        const view = match.viewFor(seat)
        const { standings } = ruleset.mission(view)
        expect(new Set(standings.flatMap(one => (one.name === undefined ? [one.seat] : [])))).toEqual(
          new Set(setup.seats.map(one => one.seat)),
        )
        for (const { name = '', value } of standings) expect(`${name} ${value}`).not.toMatch(/undefined|NaN| {2}/)
        for (const step of ruleset.sequence(view)) expect(step.name).not.toMatch(/\d/)
      }
    },
  )
})

describe('words of the clock', () => {
  test('before the first turn, only how many there will be', () => {
    expect(clockWords({ name: 'Turn', now: 0, of: 12 })).toBe('12 turns')
    expect(clockWords({ name: 'Turn', now: 0, of: 1 })).toBe('1 turn')
    expect(clockWords({ name: 'Turn', now: 0 })).toBe('No turn limit')
    expect(clockWords({ name: 'Round', now: 3 })).toBe('Round 3')
  })
})
