import { describe, expect, test } from 'vitest'
import { faults, z } from '../../src/engine/schema'

describe('what a schema refuses is said in words a player can act on', () => {
  const card = z.object({
    name: z.string().check(z.minLength(1), z.maxLength(3)),
    size: z.int().check(z.gte(1), z.lte(9)),
    reach: z.number().check(z.gt(0)),
    bands: z.array(z.number()).check(z.minLength(1)),
  })
  const good = { name: 'Exo', size: 6, reach: 8, bands: [8] }
  test.each([
    ['an empty text', { name: '' }, 'name: Must not be empty'],
    ['a long text', { name: 'Lancer' }, 'name: At most 3 characters'],
    ['a number too small', { size: -3 }, 'size: At least 1'],
    ['a number too large', { size: 10 }, 'size: At most 9'],
    ['a number at the open end', { reach: 0 }, 'reach: More than 0'],
    ['no number', { reach: Number.NaN }, 'reach: Needs a number'],
    ['a broken number', { size: 1.5 }, 'size: Needs a whole number'],
    ['an empty list', { bands: [] }, 'bands: At least 1 entry'],
  ])('%s', (_, change, words) => {
    const parsed = card.safeParse({ ...good, ...change })
    expect(parsed.success ? [] : faults(parsed.error)).toEqual([words])
  })
})
