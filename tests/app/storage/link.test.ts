import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packText, unpackText } from '../../../src/app/storage/link'

const packed = async (text: string): Promise<string> => {
  const payload = await packText(text)
  if (payload === null) throw new Error('too long')
  return payload
}

describe('text in a link', () => {
  test('comes out as it went in, in letters that need no escaping', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), async text => {
        const payload = await packed(text)
        expect(payload).toBe(encodeURIComponent(payload))
        expect(await unpackText(payload)).toEqual({ ok: true, text })
      }),
      { numRuns: 60 },
    )
  })

  test('cut anywhere, it is refused as damaged', async () => {
    const payload = await packed('a position with some 1234567890 in it')
    for (let cut = 0; cut < payload.length; cut++) {
      expect(await unpackText(payload.slice(0, cut))).toMatchObject({
        ok: false,
        why: expect.stringContaining('damaged'),
      })
    }
  })

  test('with one letter changed, it is refused as damaged', async () => {
    const payload = await packed('a position with some 1234567890 in it')
    for (let at = 0; at < payload.length; at++) {
      const other = payload[at] === 'A' ? 'B' : 'A'
      const changed = payload.slice(0, at) + other + payload.slice(at + 1)
      expect(await unpackText(changed)).toMatchObject({ ok: false })
    }
  })

  test.each(['', 'x', 'hello world', '%%%', '../../etc', '<script>'])('foreign text %j is refused', async text => {
    expect(await unpackText(text)).toMatchObject({ ok: false })
  })

  test('what would unfold without end is stopped', async () => {
    expect(await unpackText(await packed(' '.repeat(1_900_000)))).toMatchObject({ ok: true })
    const bomb = await packed(' '.repeat(15_000_000))
    expect(bomb.length).toBeLessThan(32_000)
    expect(await unpackText(bomb)).toMatchObject({ ok: false, why: expect.stringContaining('more than any game') })
  })

  test('a text that does not squeeze into an address has no link', async () => {
    const random = Array.from(crypto.getRandomValues(new Uint8Array(60_000)), byte => byte.toString(36)).join('')
    expect(await packText(random)).toBeNull()
  })
})
