import type { Job } from '../../print/layout'
import { LEAST_MARGIN, type Leaf, leafOf, mostMargin, type Paper, type Turn } from '../../print/paper'
import type { Style } from '../../print/side'
import type { FieldFaults } from '../design'
import type { Printer } from './printers'

/** How to print. */
export interface PageSettings {
  readonly paper: Paper
  readonly turn: Turn
  readonly margin: number
  readonly style: Style
  readonly pages: Job['pages']
  readonly lines: boolean
  readonly backs: boolean
}

const LEAST_CORRECTION = 0.9
const MOST_CORRECTION = 1.1
const MOST_SHIFT = 5

/** What 100 mm came out as, and the correction for it. */
export const correctionFor = (measured: number): number => 100 / measured

export function measuredFault(measured: number): string | null {
  if (!Number.isFinite(measured) || measured <= 0) return 'Enter a length in millimetres.'
  const correction = correctionFor(measured)
  if (correction >= LEAST_CORRECTION - 1e-9 && correction <= MOST_CORRECTION + 1e-9) return null
  return `That would be a correction of ${Math.round(correction * 100)} %. It must be from 90 to 110 %. If your line is farther off, the print dialog has scaled it: set it to 100 %.`
}

function marginFault({ margin, paper, turn }: PageSettings): string | null {
  const most = mostMargin(paper, turn)
  if (!Number.isFinite(margin)) return 'Enter a number.'
  if (margin < LEAST_MARGIN) return `Use at least ${LEAST_MARGIN} mm: printers can't print closer to the edge.`
  return margin > most ? `That leaves too little room on the paper. Use at most ${most} mm.` : null
}

const shiftFault = (shift: number): string | null =>
  Number.isFinite(shift) && Math.abs(shift) <= MOST_SHIFT
    ? null
    : `Enter a number from −${MOST_SHIFT} to ${MOST_SHIFT} mm.`

/** What is wrong, by the name of the field that shows it. */
export function settingFaults(wish: PageSettings, printer: Printer): FieldFaults {
  const found: Record<string, string | null> = {
    margin: marginFault(wish),
    across: measuredFault(printer.across),
    down: measuredFault(printer.down),
    dx: wish.backs ? shiftFault(printer.dx) : null,
    dy: wish.backs ? shiftFault(printer.dy) : null,
  }
  return Object.fromEntries(Object.entries(found).flatMap(([name, why]) => (why === null ? [] : [[name, why]])))
}

/** Null while something is out of range, so that nothing is silently laid out wrong. */
export function leafFor(wish: PageSettings, printer: Printer): Leaf | null {
  if (Object.keys(settingFaults(wish, printer)).length > 0) return null
  return leafOf({
    paper: wish.paper,
    turn: wish.turn,
    margin: wish.margin,
    correction: { across: correctionFor(printer.across), down: correctionFor(printer.down) },
    slack: wish.backs ? { x: Math.abs(printer.dx), y: Math.abs(printer.dy) } : { x: 0, y: 0 },
  })
}
