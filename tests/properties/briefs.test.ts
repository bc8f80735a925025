import { describe, expect, test } from 'vitest'
import { games } from '../support/games'

describe.each(games)('$title', ({ setupModel }) => {
  test.each(setupModel.scenarios)('$title: its brief is whole with its forces and without', ({ setup }) => {
    const { forces } = setupModel
    const emptied = setup.seats.reduce(
      (options, { seat }) => forces?.replace(options, seat, []) ?? options,
      setup.options,
    )
    const lines = [setup.options, emptied].flatMap(options => setupModel.brief?.({ ...setup, options }) ?? [])
    for (const line of lines) {
      expect(line).toMatch(/^\S.*\.$/)
      expect(line).not.toMatch(/undefined|NaN|: \.| {2}/)
    }
    expect(lines.length).toBeGreaterThanOrEqual(setupModel.brief ? 2 : 0)
  })
})
