import type { Eyes } from '../table/state'

/** What somebody at a table wants printed: his game, with his eyes, at the step he looks at. */
export interface Handed {
  readonly game: string
  readonly eyes: Eyes
  readonly at: number | null
}

let handed: Handed | null = null

/** Kept in memory alone: an address that anybody can type must not open somebody's secrets. */
export function handOver(next: Handed): void {
  handed = next
}

export const handedFor = (game: string | undefined): Handed | null => (handed?.game === game ? handed : null)
