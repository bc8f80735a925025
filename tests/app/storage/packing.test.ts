import { describe, expect, test } from 'vitest'
import { importText } from '../../../src/app/storage'
import { packed, unpacked } from '../../../src/app/storage/packing'
import { Match } from '../../../src/engine/record/match'
import { saveOf } from '../../../src/engine/record/save'
import { coverOf } from '../../../src/rulesets'

async function game(...types: readonly string[]): Promise<string> {
  const ruleset = await coverOf('thunder-struck')?.load()
  const setup = ruleset?.setupModel.scenarios[0]?.setup
  if (!ruleset || !setup) throw new Error('no game')
  const match = new Match(ruleset, setup, 'a seed')
  match.settle()
  for (const type of types) match.play('A', { type })
  return JSON.stringify(saveOf(match, 'Zoë’s duel', '2026-01-01T00:00:00Z'))
}

describe('a file saved while something is hidden', () => {
  test('[TS.plan.hidden] holds nothing that can be read in an editor', async () => {
    const text = await game('roll')
    const file = packed(text)
    expect(text).toContain('"faces":[')
    for (const word of ['faces', 'dice', 'entries', '"roll"', 'a seed']) expect(file).not.toContain(word)
    expect(JSON.parse(file).name).toBe('Zoë’s duel')
  })

  test('opens again, letter for letter', async () => {
    const text = await game('roll')
    expect(unpacked(packed(text))).toBe(text)
    expect(await importText(packed(text))).toMatchObject({ ok: true, name: 'Zoë’s duel' })
  })

  test('is left as it is where nothing is hidden, or where it is not a game', async () => {
    const text = await game()
    expect(packed(text)).toBe(text)
    for (const other of ['', 'no JSON', '[]', 'null', '{"position":1}']) {
      expect(packed(other)).toBe(other)
      expect(unpacked(other)).toBe(other)
    }
  })

  test.each([
    ['cut short', (file: string) => file.slice(0, -7)],
    ['with a letter changed', (file: string) => file.replace(/"game":"7b/, '"game":"zz')],
    ['with an odd number of digits', (file: string) => file.replace(/"game":"7b/, '"game":"7')],
    ['with a number for its game', (file: string) => file.replace(/"game":"\w+"/, '"game":7')],
  ])('is refused in a sentence %s', async (_, change) => {
    const file = change(packed(await game('roll')))
    expect(await importText(file)).toEqual({
      ok: false,
      why: "This saved game is damaged: what is packed in it can't be read.",
    })
  })

  test('with another game packed in it is judged as that game', async () => {
    const file = packed(await game('roll')).replace(/"game":"\w+"/, '"game":"7b7d"')
    expect(await importText(file)).toEqual({ ok: false, why: "This file isn't a Stormtable game." })
  })
})
