import { useEffect, useState } from 'react'
import { type GameCard, lastGame, listGames, onChange, openGames } from '../storage'

/** A game in the list, and what to know before it is opened again. */
export interface ListedGame {
  readonly card: GameCard
  readonly caution: string | null
}

export interface Games {
  readonly list: readonly ListedGame[]
  /** The game to continue: the last one that was open, if it isn't over and could be opened. */
  readonly last: GameCard | null
}

const NONE: Games = { list: [], last: null }

/** Saved games, kept up to date with this and other tabs. Null until they are read. */
export function useGames(): Games | null {
  const [games, setGames] = useState<Games | null>(null)
  useEffect(() => {
    let here = true
    const read = () =>
      readGames().then(
        found => here && setGames(found),
        // The banner says what is wrong with the storage.
        () => here && setGames(NONE),
      )
    void read()
    const stop = onChange(() => void read())
    return () => {
      here = false
      stop()
    }
  }, [])
  return games
}

async function readGames(): Promise<Games> {
  const [cards, id, open] = await Promise.all([listGames(), lastGame(), openGames().catch(() => new Set<string>())])
  const list = cards.map(card => ({ card, caution: cautionOf(card, open) }))
  const last = list.find(({ card, caution }) => card.id === id && caution === null && !card.summary.over)
  return { list, last: last?.card ?? null }
}

function cautionOf({ id, fault, opening }: GameCard, open: ReadonlySet<string>): string | null {
  if (fault !== undefined) return `This game can't be opened. ${fault}`
  if (!opening || open.has(id)) return null
  return "This game didn't finish opening last time. Try again, or delete it."
}
