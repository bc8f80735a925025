import { describe, expect, test, vi } from 'vitest'
import { packText } from '../../../src/app/storage/link'
import { linkTo, openLink } from '../../../src/app/storage/position-link'
import { newMatch, signal } from './games'

vi.mock('../../../src/rulesets', async () => (await import('./games')).shelfOfToys())

const payloadOf = async (...args: Parameters<typeof linkTo>): Promise<string> => {
  const linked = await linkTo(...args)
  if (!linked.ok) throw new Error(linked.why)
  return linked.payload
}

describe('a link to a position', () => {
  test('opens as a new game in the same position, without the seed of the old one', async () => {
    const match = newMatch()
    const opened = await openLink(await payloadOf(match))
    if (!opened.ok) throw new Error(opened.why)
    expect(opened.match.state).toEqual(match.state)
    expect(opened.match.setup).toEqual(match.setup)
    expect(opened.match.commitment).not.toBe(match.commitment)
  })

  test('is refused while something is hidden', async () => {
    const match = newMatch()
    signal(match, 'A')
    expect(await linkTo(match)).toMatchObject({ ok: false, why: expect.stringContaining('hidden') })
  })

  test.each([
    ['cut short', async () => (await payloadOf(newMatch())).slice(0, -9), 'damaged'],
    ['no position', async () => (await packText('{"a":1}')) ?? '', "isn't a Stormtable position"],
    ['of an unknown game', async () => (await packText(JSON.stringify(position({ ruleset: 'chess' })))) ?? '', 'chess'],
    ['from the future', async () => (await packText(JSON.stringify(position({ formatVersion: 9 })))) ?? '', 'newer'],
    [
      'with a broken state',
      async () => (await packText(JSON.stringify(position({ state: { boats: 7 } })))) ?? '',
      "isn't a position",
    ],
  ])('%s is refused with a word', async (_, payload, word) => {
    expect(await openLink(await payload())).toMatchObject({ ok: false, why: expect.stringContaining(word) })
  })
})

const position = (change: object): object => {
  const { ruleset, setup, state } = newMatch()
  const { id, version } = ruleset
  return { format: 'stormtable/position', formatVersion: 1, ruleset: id, version, setup, state, ...change }
}
