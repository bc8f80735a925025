import { describe, expect, test } from 'vitest'
import type { Ink } from '../../src/print/ink'
import { seenIn } from '../../src/print/window'

const WINDOW = { x: 100, y: 0, width: 100, height: 100 }
const text = (x: number, anchor: 'start' | 'middle' | 'end'): Ink => ({
  kind: 'text',
  x,
  y: 50,
  text: 'MMMM',
  size: 10,
  anchor,
})

describe('a part of something larger than the page', () => {
  test('shows what lies in its window or across its edge, and nothing else', () => {
    const inside: Ink = { kind: 'rect', x: 120, y: 10, width: 5, height: 5 }
    const across: Ink = { kind: 'circle', x: 98, y: 50, r: 4 }
    const beside: Ink = { kind: 'circle', x: 90, y: 50, r: 4 }
    const below: Ink = { kind: 'rect', x: 120, y: 100, width: 5, height: 5 }
    const path: Ink = { kind: 'path', d: 'M0 0L300 300' }
    expect(seenIn([inside, across, beside, below, path], WINDOW)).toEqual([inside, across, path])
  })

  test('a word is where its letters are, not where it is hung up', () => {
    const words = [text(95, 'start'), text(95, 'middle'), text(95, 'end'), text(205, 'end'), text(205, 'start')]
    expect(seenIn(words, WINDOW)).toEqual([words[0], words[1], words[3]])
    expect(seenIn([{ ...text(80, 'start'), most: 12 } as Ink], WINDOW)).toEqual([])
  })
})
