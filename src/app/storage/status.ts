import { create } from 'zustand'

/** What keeps games from being kept. */
export type Trouble =
  /** Another tab writes this game now. */
  | { readonly kind: 'elsewhere'; readonly game: string }
  | { readonly kind: 'full'; readonly game: string }
  | { readonly kind: 'failed'; readonly game: string; readonly why: string }

interface StorageStatus {
  /** False where the browser offers no lasting storage. */
  readonly lasting: boolean
  readonly trouble: Trouble | null
}

export const useStorageStatus = create<StorageStatus>(() => ({ lasting: true, trouble: null }))

export function troubleOf(error: unknown, game: string): Trouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return { kind: 'full', game }
  const why = error instanceof Error || error instanceof DOMException ? error.message : String(error)
  return { kind: 'failed', game, why }
}

export function wordsOf(trouble: Trouble): string {
  switch (trouble.kind) {
    case 'elsewhere':
      return 'This game goes on in another tab. What is done here is not kept.'
    case 'full':
      return 'The browser has no room left: the last moves are not kept. Save the game as a file, or delete old games.'
    case 'failed':
      return `The browser could not keep the last moves (${trouble.why || 'no reason given'}). Save the game as a file.`
  }
}
