import { describe, expect, test } from 'vitest'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import type { LsAction } from '../../../src/rulesets/lightning-strike/actions'
import { table } from './support'

describe('Fields nobody asked for', () => {
  const t = table()
    .unit('pathfinder', { at: [50, 50] })
    .enemy('wyvern', { at: [50, 40] })
    .activate('A1')
  const why = (action: object) => t.why(action as LsAction)

  test('[LS.damage.stun.remove LS.move.exo.circle TABLE.malformed] an extra field is refused, not ignored', () => {
    expect(why({ type: 'removeStun', unit: 'A1', target: 'B1' })).toEqual(['TABLE.malformed'])
    const way = [{ at: { x: 50, y: 48 }, facing: 0 }]
    expect(why({ type: 'move', unit: 'A1', path: way })).toEqual([])
    expect(why({ type: 'move', unit: 'A1', path: way, overthrust: true })).toEqual(['TABLE.malformed'])
    expect(why({ type: 'move', unit: 'A1', path: [{ ...way[0], speed: 9 }] })).toEqual(['TABLE.malformed'])
    expect(why({ type: 'move', unit: 'A1', path: [{ at: { x: 50, y: 48, z: 1 }, facing: 0 }] })).toEqual([
      'TABLE.malformed',
    ])
  })

  test.each(Object.entries(lightningStrike.actions))('[TABLE.malformed] %s takes none', (type, { schema }) => {
    const { error } = schema.safeParse({ type, nonsense: 1 })
    expect(error?.issues).toContainEqual(expect.objectContaining({ code: 'unrecognized_keys', keys: ['nonsense'] }))
  })
})
