import { describe, expect, test } from 'vitest'
import { Match } from '../../src/engine/record/match'
import { randomFrom } from '../../src/engine/rolls/random'
import { explained } from '../../src/engine/rulebook'
import type { CardModel } from '../../src/engine/scene/card'
import { games } from '../support/games'
import { playOne, seatsOf } from './positions'

const TIMEOUT = { timeout: 600_000 }

/** Everything on a card that stands for something: labels of values, columns, headings over boxes. */
const labelsOf = ({ blocks }: CardModel): string[] =>
  blocks.flatMap(block => {
    if (block.kind === 'values') return block.values.map(({ label }) => label)
    if (block.kind === 'table') return [...block.columns]
    return block.kind === 'boxes' ? [block.title] : []
  })

describe.each(games)('$title', ruleset => {
  test('every label of a card and every dial has its sentence in the glossary', TIMEOUT, async () => {
    const { glossary = {} } = await ruleset.rulebook()
    const missing = new Set<string>()
    const look = (labels: readonly string[]) => {
      for (const label of labels) if (label !== '' && explained(glossary, label) === undefined) missing.add(label)
    }
    for (const { setup } of ruleset.setupModel.scenarios) {
      for (const { items } of await ruleset.sheets(setup))
        for (const item of items) if (item.kind === 'card') look(labelsOf(item.card))
      const match = new Match(ruleset, setup, 'glossary')
      match.settle()
      const random = randomFrom(1)
      for (let i = 0; i < 8; i++) playOne(match, random)
      for (const seat of seatsOf(match)) {
        const view = match.viewFor(seat)
        const { pieces, status } = ruleset.scene(view)
        const ids = [...pieces.map(({ id }) => id), ...(ruleset.offTable?.(view) ?? [])]
        const cards = ids.flatMap(id => ruleset.card(view, id) ?? [])
        const labels = [...cards.flatMap(labelsOf), ...status.flatMap(({ dials }) => dials.map(({ name }) => name))]
        look(labels)
      }
    }
    expect([...missing]).toEqual([])
  })

  test('sentences of the glossary are sentences', async () => {
    const { glossary = {} } = await ruleset.rulebook()
    for (const [label, sentence] of Object.entries(glossary)) expect(sentence, label).toMatch(/^[A-Z0-9−+“].*[.!]$/)
  })
})
