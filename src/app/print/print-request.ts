import type { Viewer } from '../session/session'

/** What a player wants to print: their game, in their view, at the step they are looking at. */
export interface PrintRequest {
  readonly game: string
  readonly eyes: Viewer
  readonly at: number | null
}

let handed: PrintRequest | null = null

/** Kept only in memory: an address that anyone can type must not reveal someone's secrets. */
export function requestPrint(next: PrintRequest): void {
  handed = next
}

export const requestFor = (game: string | undefined): PrintRequest | null => (handed?.game === game ? handed : null)
