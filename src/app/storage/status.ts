import { create } from 'zustand'

/** Why a game isn't being saved. */
export type Trouble =
  /** Another tab writes this game now. */
  | { readonly kind: 'elsewhere'; readonly game: string }
  | { readonly kind: 'full'; readonly game: string }
  | { readonly kind: 'failed'; readonly game: string; readonly why: string }

interface StorageStatus {
  /** False where what is kept is gone when the tab is closed. */
  readonly lasting: boolean
  /** The browser has storage, but it hasn't answered. */
  readonly silent: boolean
  readonly trouble: Trouble | null
}

export const useStorageStatus = create<StorageStatus>(() => ({ lasting: true, silent: false, trouble: null }))

export function troubleOf(error: unknown, game: string): Trouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return { kind: 'full', game }
  const why = error instanceof Error || error instanceof DOMException ? error.message : String(error)
  return { kind: 'failed', game, why }
}

export function wordsOf(trouble: Trouble): string {
  switch (trouble.kind) {
    case 'elsewhere':
      return "You're playing this game in another tab now. Moves you make here aren't saved."
    case 'full':
      return "This browser has no room left, so your last moves aren't saved. Save the game as a file, or delete old games."
    case 'failed':
      return `Your last moves couldn't be saved (${trouble.why || 'the browser gave no reason'}). Save the game as a file.`
  }
}

/** What to say where nothing lasts. */
export const fleetingWords = ({ silent }: Pick<StorageStatus, 'silent'>): string =>
  silent
    ? "This browser's storage isn't answering. You can play, but your games will be lost when you close the tab. Save them as files."
    : "This browser won't store data for this page. Games will be lost when you close the tab. Save them as files."
