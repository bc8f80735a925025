import { describe, expect, test } from 'vitest'
import { ActionPool, hostileCalls } from '../../src/engine/fuzz/hostile'
import { INHERITED, readerOf, UNSURE } from '../../src/engine/record/reader'
import { games } from '../support/games'
import { forEach, seatsOf } from './positions'

const strings = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [value]

describe.each(games)('$title', ruleset => {
  test('[TABLE.malformed] the quick reader vouches for nothing that the schema refuses or reads otherwise', () => {
    const pool = new ActionPool()
    const kinds = Object.values(ruleset.actions).flatMap(({ schema }) => {
      const read = readerOf(schema)
      return read ? [{ schema, read }] : []
    })
    let vouched = 0
    forEach(ruleset, (match, random) => {
      const target = { ruleset, state: match.state, seats: seatsOf(match) }
      pool.learn(target, random)
      for (const { action: sent } of hostileCalls(target, pool, random).slice(0, 20)) {
        for (const { schema, read } of kinds) {
          const action = read(sent)
          if (action === UNSURE) continue
          expect(action).toStrictEqual(schema.parse(sent))
          expect(strings(action).filter(it => INHERITED.has(it))).toEqual([])
          vouched += 1
        }
      }
    })
    expect(vouched).toBeGreaterThanOrEqual(kinds.length)
  })
})
