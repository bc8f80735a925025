import { useEffect, useState } from 'react'
import { type GameCard, lastGame, listGames, onChange } from '../storage'

export interface Games {
  readonly list: readonly GameCard[]
  /** The one to continue: open last, and not over. */
  readonly last: GameCard | null
}

/** Saved games, kept up to date with this and other tabs. Null until they are read. */
export function useGames(): Games | null {
  const [games, setGames] = useState<Games | null>(null)
  useEffect(() => {
    let here = true
    const read = async () => {
      const [list, id] = await Promise.all([listGames(), lastGame()])
      if (here) setGames({ list, last: list.find(card => card.id === id && !card.summary.over) ?? null })
    }
    void read()
    const stop = onChange(() => void read())
    return () => {
      here = false
      stop()
    }
  }, [])
  return games
}
