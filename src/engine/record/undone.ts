import { SEATS, type Seat } from '../seats'
import type { Viewer } from './sight'
import type { Step } from './step'
import type { Played, Timeline } from './timeline'

/** A decision that was undone, with the forced steps that had followed from it. */
export interface Undone {
  readonly steps: readonly Played[]
  readonly decision: Step
  /** The digest of the record before it: where nothing else happened since, the very same steps are put back. */
  readonly before: string
  /** Seats that saw it and nothing since. */
  readonly open: Set<Seat>
}

/** Decisions that were undone, the next one to redo at the end. */
export class UndoneList {
  readonly #all: Undone[] = []

  get isEmpty(): boolean {
    return this.#all.length === 0
  }

  add(undone: Undone): void {
    this.#all.push(undone)
  }

  remove(undone: Undone): void {
    const at = this.#all.indexOf(undone)
    if (at >= 0) this.#all.splice(at, 1)
  }

  clear(): void {
    this.#all.length = 0
  }

  /** What a viewer may redo. The referee, who sees everything, only where nothing else happened since. */
  next(viewer: Viewer, digest: string): Undone | null {
    const fits = ({ open, before }: Undone): boolean => (viewer === 'referee' ? before === digest : open.has(viewer))
    return this.#all.findLast(fits) ?? null
  }

  /** Seats saw something new happen: they can no longer redo what came before it. */
  seen(seats: readonly Seat[]): void {
    for (const undone of [...this.#all]) {
      for (const seat of seats) undone.open.delete(seat)
      if (undone.open.size === 0) this.remove(undone)
    }
  }
}

/** Seats that saw a step. */
export const witnesses = (line: Timeline, index: number): Seat[] =>
  SEATS.filter(seat => line.seenBy(seat).includes(index))
