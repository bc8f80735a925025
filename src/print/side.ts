import { coloursOf, type Outline, type Pattern } from '../art/palette'
import type { Seat } from '../engine/seats'
import { BLACK, type Pen, TINT } from './ink'

export const STYLES = ['colour', 'ink'] as const
export type Style = (typeof STYLES)[number]

/** How a side looks on paper. In black and white its pattern and its sign tell it from the others. */
export interface Side {
  /** Bands behind text, and the text on them. */
  readonly band: string
  readonly onBand: string
  /** Pictures and strong lines on white. */
  readonly strong: string
  /** The ground of a counter. */
  readonly ground: string
  readonly sign: Outline
  readonly pattern: Pattern
}

export function sideOf(seat: Seat | null, style: Style): Side {
  const { main, dark, shape, pattern } = coloursOf(seat)
  const shared = { sign: shape, pattern }
  if (style === 'ink') return { ...shared, band: '#fff', onBand: BLACK, strong: BLACK, ground: '#fff' }
  return { ...shared, band: dark, onBand: '#fff', strong: dark, ground: seat ? paler(main) : TINT }
}

/** The same hue, thin enough to write on. */
export function paler(colour: string): string {
  const channels = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  return `#${channels
    .map(value =>
      Math.round(255 - (255 - value) * 0.24)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Lines of a border, `inset` being how far inside the edge each runs, as shares of the border's width. */
interface Strand {
  readonly inset: number
  readonly width: number
  /** In widths of the border. */
  readonly dash?: readonly number[]
  readonly cap?: 'round'
}

const STRANDS: Readonly<Record<Pattern, readonly Strand[]>> = {
  plain: [{ inset: 0.5, width: 1 }],
  bars: [{ inset: 0.5, width: 1, dash: [0.8, 0.8] }],
  dots: [{ inset: 0.5, width: 0.8, dash: [0.01, 1.6], cap: 'round' }],
  chevrons: [
    { inset: 0.2, width: 0.3 },
    { inset: 0.75, width: 0.5, dash: [1.5, 0.7] },
  ],
  checks: [
    { inset: 0.25, width: 0.5, dash: [0.8, 0.8] },
    { inset: 0.75, width: 0.5, dash: [0, 0.8, 0.8, 0] },
  ],
  rings: [
    { inset: 0.14, width: 0.24 },
    { inset: 0.5, width: 0.24 },
    { inset: 0.86, width: 0.24 },
  ],
}

export interface Border {
  readonly inset: number
  readonly pen: Pen
}

/** The border of a side: its colour, or its pattern in black. */
export function borderOf({ pattern, strong }: Side, style: Style, width: number): readonly Border[] {
  const strands = style === 'colour' ? STRANDS.plain : STRANDS[pattern]
  return strands.map(strand => ({
    inset: strand.inset * width,
    pen: {
      colour: strong,
      width: strand.width * width,
      ...(strand.dash && { dash: strand.dash.map(share => share * width) }),
      ...(strand.cap && { cap: strand.cap }),
    },
  }))
}
