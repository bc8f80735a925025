import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitted, wrap } from '../../src/print/fit'
import { textWidth } from '../../src/print/metrics'

const NAMES = [
  'Pathfinder',
  'The Most Serene Republic of Very Long Names, First Guards Brigade',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  '第一特殊装甲攻撃大隊所属試作型人型機動兵器零号機改',
  'Особая ударная бронетанковая бригада',
  'لواء المدرعات الخاص الأول',
  'กองพันยานเกราะจู่โจมพิเศษที่หนึ่ง',
  '👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀',
]

describe('text', () => {
  test('wraps at words and keeps every one of them', () => {
    const text = 'the quick brown fox jumps over the lazy dog'
    const lines = wrap(text, { size: 3, width: 30 })
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join(' ')).toBe(text)
    expect(lines.every(line => textWidth(line, 3) <= 30)).toBe(true)
  })

  test('breaks joined words behind the sign, and never a row of numbers', () => {
    const width = textWidth('Left+Forward+', 3) + 0.1
    expect(wrap('Left+Forward+Right', { size: 3, width })).toEqual(['Left+Forward+', 'Right'])
    const numbers = { size: 3, least: 1, lines: 3, width: textWidth('8/16/28', 3) * 0.8 }
    expect(fitted('8/16/28', numbers).lines).toEqual(['8/16/28'])
  })

  test('keeps paragraphs apart', () => {
    expect(wrap('one\ntwo', { size: 3, width: 100 })).toEqual(['one', 'two'])
  })

  test.each(NAMES)('%s fits a counter of 20 mm: smaller, on two lines, and all of it', name => {
    const made = fitted(name, { width: 13, size: 2.4, least: 1.1, lines: 2, weight: 'bold' })
    expect(made.lines.length).toBeLessThanOrEqual(2)
    expect(made.size).toBeGreaterThanOrEqual(1.1)
    expect(made.lines.join('').replace(/\s/g, '')).toBe(name.replace(/\s/g, ''))
    for (const line of made.lines.slice(0, -1)) expect(textWidth(line, made.size, 'bold')).toBeLessThanOrEqual(13)
  })

  test('a word is broken only where smaller letters would not do, and never within a letter', () => {
    expect(fitted('Pathfinder', { width: 10, size: 3, least: 1, lines: 2 }).lines).toEqual(['Pathfinder'])
    const family = wrap('👩‍🚀👩‍🚀', { size: 3, width: 1 })
    expect(family).toEqual(['👩‍🚀', '👩‍🚀'])
  })

  test('every line but the last is inside, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), text => {
        const { lines, size } = fitted(text, { width: 20, size: 3, least: 1, lines: 3 })
        expect(lines.length).toBeLessThanOrEqual(3)
        const single = (line: string) => [...new Intl.Segmenter().segment(line)].length <= 1
        for (const line of lines.slice(0, -1)) expect(single(line) || textWidth(line, size) <= 20 + 1e-9).toBe(true)
      }),
    )
  })
})
