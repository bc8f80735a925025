import type { Frame } from './ink'

export const PAPERS = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'Letter', width: 215.9, height: 279.4 },
} as const
export type Paper = keyof typeof PAPERS

/** No printer reaches the very edge. */
const MARGIN = 10
/** Kept free at the foot for the check ruler. */
const FOOT = 9

/** Where things may stand. */
export function frameOf(paper: Paper): Frame {
  const { width, height } = PAPERS[paper]
  return { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT }
}
