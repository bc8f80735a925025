import { describe, expect, test } from 'vitest'
import { readCardsFile } from '../../../src/app/editor/cards-file'
import { importFile } from '../../../src/app/storage'
import { jsonOf, textOf } from '../../../src/app/storage/text'
import { tug, tugRuleset } from '../shell/tugs'

const DEEP = `{"format":"stormtable/cards","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
const CARDS = JSON.stringify({
  format: 'stormtable/cards',
  formatVersion: 1,
  ruleset: 'tugs',
  cards: [{ ...tug, name: 'Zoë' }],
})

const latin1 = (text: string) => new Blob([Uint8Array.from(text, letter => letter.charCodeAt(0))])
const utf16 = (text: string, mark: boolean) =>
  new Blob([Uint16Array.from([...(mark ? [0xfeff] : []), ...Array.from(text, letter => letter.charCodeAt(0))])])
/** A file of so many bytes that nobody should read. */
const huge = (size: number) =>
  ({
    size,
    arrayBuffer: () => {
      throw new Error('was read')
    },
  }) as unknown as Blob
const moved = {
  size: 9,
  arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
} as unknown as Blob

const FILES: readonly (readonly [string, () => Blob, RegExp])[] = [
  ['nested 100,000 brackets deep', () => new Blob([DEEP]), /nested too deeply/],
  ['in Latin-1', () => latin1(CARDS), /isn't UTF-8 text\. Save it as UTF-8/],
  ['in UTF-16', () => utf16(CARDS, true), /is UTF-16 text\. Save it as UTF-8/],
  ['in UTF-16 without a mark', () => utf16(CARDS, false), /is UTF-16 text\. Save it as UTF-8/],
  ['of 30 MB', () => huge(30_000_000), /too large/],
  ['that is empty', () => new Blob([]), /is empty/],
  ['that is gone', () => moved, /can't be read/],
  ['cut short', () => new Blob([CARDS.slice(0, -9)]), /cut short or isn't JSON/],
]

describe('a file of cards', () => {
  test.each(FILES)('%s is refused in a sentence', async (_, file, why) => {
    const read = await readCardsFile(tugRuleset, { cards: [] }, file())
    expect(read).toEqual({ ok: false, why: expect.stringMatching(why) })
  })

  test('with a mark in front of its UTF-8 text is read', async () => {
    const read = await readCardsFile(tugRuleset, { cards: [] }, new Blob([`\uFEFF${CARDS}`]))
    expect(read).toMatchObject({ ok: true, count: 1, options: { cards: [{ name: 'Zoë' }] } })
  })

  test('with hundreds of faults names a few of them', async () => {
    const cards = Array.from({ length: 300 }, () => ({ ...tug, hull: -1 }))
    const text = JSON.stringify({ format: 'stormtable/cards', formatVersion: 1, ruleset: 'tugs', cards })
    const read = await readCardsFile(tugRuleset, { cards: [] }, new Blob([text]))
    expect(read).toEqual({ ok: false, why: expect.stringMatching(/^Card 1 ›.{1,500}; and 295 more$/) })
  })
})

describe('a saved game', () => {
  test.each(FILES.filter(([name]) => name !== 'cut short'))('%s is refused in a sentence', async (_, file, why) => {
    const text = (await textOf(file(), 25_000_000)) as { readonly value?: string }
    const game =
      text.value === undefined ? file() : new Blob([text.value.replace('stormtable/cards', 'stormtable/game')])
    expect(await importFile(game)).toEqual({ ok: false, why: expect.stringMatching(why) })
  })
})

test('brackets in a text do not count', () => {
  const text = JSON.stringify({ name: `\\"${'['.repeat(500)}` })
  expect(jsonOf(text, 'a file')).toMatchObject({ ok: true })
})
