import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SEAT_COLOURS } from '../../../src/art/palette'
import { SEATS } from '../../../src/engine/seats'

const tokens = readFileSync('src/app/design/tokens.css', 'utf8')

/** A colour for light and one for dark, by the name of its property. */
function pairOf(name: string): [light: string, dark: string] {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)
  if (!found?.[1] || !found[2]) throw new Error(`no colour ${name}`)
  return [found[1], found[2]]
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map(at => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0)
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

describe('colours', () => {
  test.each(SEATS)('seat %s has the colour of its counters', seat => {
    expect(pairOf(`seat-${seat.toLowerCase()}`)[1]).toBe(SEAT_COLOURS[seat].main)
  })

  const words = [
    'text',
    'text-soft',
    'text-faint',
    'accent-text',
    'good',
    'warn',
    'bad',
    ...SEATS.map(s => `seat-${s.toLowerCase()}`),
  ]
  const grounds = ['bg', 'bg-raised', 'bg-float', 'surface']
  test.each(words)('%s can be read on every ground in both themes', word => {
    for (const ground of grounds) {
      const [onLight, onDark] = pairOf(ground)
      const [light, dark] = pairOf(word)
      expect(contrast(light, onLight), `${word} on light ${ground}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(dark, onDark), `${word} on dark ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each(['good', 'warn', 'bad'])('%s can be read on its own soft ground', tone => {
    const [lightGround, darkGround] = pairOf(`${tone}-soft`)
    const [light, dark] = pairOf(tone)
    expect(contrast(light, lightGround)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark, darkGround)).toBeGreaterThanOrEqual(4.5)
  })

  test('the edge of a control stands out from the ground', () => {
    const [light, dark] = pairOf('line-control')
    const [onLight, onDark] = pairOf('bg-raised')
    expect(contrast(light, onLight)).toBeGreaterThanOrEqual(3)
    expect(contrast(dark, onDark)).toBeGreaterThanOrEqual(3)
  })
})
