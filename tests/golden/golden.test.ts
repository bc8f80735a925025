import { describe, expect, test } from 'vitest'
import { goldensOf, loadAll, logNow } from './golden'

const games = await loadAll()

describe.each(games.filter(({ id }) => goldensOf(id).length > 0))('$title', ruleset => {
  const goldens = goldensOf(ruleset.id)

  // A change that is meant: `npm run golden:update`, and the change of the log is part of the commit.
  test.each(goldens)('$name reads as it did', { timeout: 60_000 }, ({ save, log }) => {
    expect(logNow(ruleset, save.record)).toEqual(log)
  })
})
