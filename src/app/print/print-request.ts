import type { Viewer } from '../session/session'

/** What somebody at a table wants printed: his game, with his eyes, at the step he looks at. */
export interface PrintRequest {
  readonly game: string
  readonly eyes: Viewer
  readonly at: number | null
}

let handed: PrintRequest | null = null

/** Kept in memory alone: an address that anybody can type must not open somebody's secrets. */
export function requestPrint(next: PrintRequest): void {
  handed = next
}

export const requestFor = (game: string | undefined): PrintRequest | null => (handed?.game === game ? handed : null)
