import type { Frame } from './ink'

export const PAPERS = {
  a4: { name: 'A4', short: 210, long: 297 },
  letter: { name: 'Letter', short: 215.9, long: 279.4 },
} as const
export type Paper = keyof typeof PAPERS

export const TURNS = ['portrait', 'landscape'] as const
export type Turn = (typeof TURNS)[number]

/** No printer reaches the very edge. */
export const LEAST_MARGIN = 8
/** What must be left between the margins: the strip of 100 mm and a few words. */
const LEAST_WIDTH = 140
/** Kept free at the foot for the strip, and around everything for cut marks. */
export const FOOT = 9
export const TICKS = 2

/** How a page is to be laid out. */
export interface PageSetup {
  readonly paper: Paper
  readonly turn: Turn
  readonly margin: number
  /** How much larger to draw to correct the printer's error; 1 needs no correction. */
  readonly correction: { readonly across: number; readonly down: number }
  /** Kept free on every side for the shift of the backs. */
  readonly slack: { readonly x: number; readonly y: number }
}

/** One side of a sheet. `width` and `height` are the paper's; everything else is measured as it comes out. */
export interface Leaf {
  readonly width: number
  readonly height: number
  readonly correction: PageSetup['correction']
  /** The whole side in millimetres as they come out of the printer. */
  readonly side: { readonly width: number; readonly height: number }
  /** Where ink may be. */
  readonly safe: Frame
  /** Where things may be placed. */
  readonly frame: Frame
}

export function sizeOf(paper: Paper, turn: Turn): { readonly width: number; readonly height: number } {
  const { short, long } = PAPERS[paper]
  return turn === 'portrait' ? { width: short, height: long } : { width: long, height: short }
}

export const mostMargin = (paper: Paper, turn: Turn): number =>
  Math.floor((Math.min(sizeOf(paper, turn).width, PAPERS[paper].short) - LEAST_WIDTH) / 2)

export function leafOf({ paper, turn, margin, correction, slack }: PageSetup): Leaf {
  const { width, height } = sizeOf(paper, turn)
  const side = { width: width / correction.across, height: height / correction.down }
  const x = margin / correction.across
  const y = margin / correction.down
  const safe = { x, y, width: side.width - 2 * x, height: side.height - 2 * y }
  const left = TICKS + slack.x
  const top = TICKS + slack.y
  return {
    width,
    height,
    correction,
    side,
    safe,
    frame: {
      x: x + left,
      y: y + top,
      width: safe.width - 2 * left,
      height: safe.height - FOOT - top - slack.y,
    },
  }
}
