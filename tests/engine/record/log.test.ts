import { describe, expect, test } from 'vitest'
import { type LogLine, linesFor, say, textOf } from '../../../src/engine/record/log'
import { linesOf } from '../../../src/engine/record/narration'
import type { Step } from '../../../src/engine/record/step'
import { atSea, fire, inRange, must, newMatch, signal } from '../../support/pond-games'
import { toy } from '../../support/toy'

describe('a sentence', () => {
  const boat = { piece: 'a1', name: 'Anna' }

  test('keeps pieces and seats apart from words', () => {
    expect(say`${boat} turns ${30}° for ${{ seat: 'B' }}.`).toEqual([
      boat,
      ' turns ',
      '30',
      '° for ',
      { seat: 'B' },
      '.',
    ])
  })

  test('may hold another sentence', () => {
    expect(say`First ${say`${boat} sails`}, then rests.`).toEqual(['First ', boat, ' sails', ', then rests.'])
  })

  test('becomes text with the names of the seats', () => {
    const text = textOf(say`${{ seat: 'A' }} moves ${boat} ${0} cm.`, seat => (seat === 'A' ? 'Ada' : 'Bob'))
    expect(text).toBe('Ada moves Anna 0 cm.')
  })
})

describe('the log', () => {
  test('puts dice and ledgers with the first line of their step', () => {
    const match = inRange()
    must(match, 'A', fire, 6, 6)
    const line = match.linesFor('B').at(-1)
    expect(line?.rolls).toEqual([{ sides: 6, faces: [6, 6] }])
    expect(line?.ledgers.map(ledger => ledger.name)).toEqual(['Attack'])
    expect(line && textOf(line.sentence, String)).toBe('Anna fires at Berta: critical.')
  })

  test('shows a secret only to those who may know it', () => {
    const match = newMatch()
    must(match, 'A', signal('A', 'smoke', 2))
    const texts = (actor: 'A' | 'B' | 'referee') => match.linesFor(actor).map(line => textOf(line.sentence, String))
    expect(texts('A')).toEqual(['A hoists a signal.', 'A signals smoke, haste 2.'])
    expect(texts('B')).toEqual(['A hoists a signal.'])
    expect(texts('referee')).toEqual(texts('A'))
  })

  test('has a line for dice that no event speaks of', () => {
    const step: Step = {
      actor: 'table',
      action: { type: 'x' },
      title: 'Upkeep',
      rule: 'POND.end',
      ledgers: [],
      rolls: [{ sides: 6, faces: [3] }],
      events: [],
      state: atSea().state,
      barrier: true,
    }
    expect(linesOf(toy, step, 4)).toEqual([
      { step: 4, actor: 'table', sentence: ['Upkeep.'], rules: ['POND.end'], rolls: step.rolls, ledgers: [] },
    ])
    expect(linesOf(toy, { ...step, rolls: [] }, 4)).toEqual([])
  })

  test('is filtered without touching it', () => {
    const line = (seenBy?: LogLine['seenBy']): LogLine => ({
      step: 0,
      actor: 'A',
      sentence: [],
      rules: [],
      rolls: [],
      ledgers: [],
      ...(seenBy && { seenBy }),
    })
    const lines = [line(), line(['A']), line(['A', 'B']), line([])]
    expect(linesFor(lines, 'A')).toHaveLength(3)
    expect(linesFor(lines, 'B')).toHaveLength(2)
    expect(linesFor(lines, 'table')).toHaveLength(4)
    expect(linesFor(lines, 'referee')).not.toBe(lines)
  })
})
