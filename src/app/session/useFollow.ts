import { useEffect } from 'react'
import { onChange, openText, savedText } from '../storage'
import type { HotSeat } from './hot-seat'

/** While another tab plays the game, this one shows what that one has kept. */
export function useFollow(session: HotSeat | null, id: string, watching: boolean): void {
  useEffect(() => {
    if (!watching || !session) return
    let here = true
    let shown: string | null = null
    let reading = false
    let again = false
    const read = async (): Promise<void> => {
      const text = await savedText(id)
      if (!here || text === null || text === shown) return
      const opened = await openText(text)
      if (!here || !opened.ok) return
      shown = text
      session.follow(opened.match)
    }
    // One reading at a time; what changed meanwhile is read after it.
    const catchUp = async (): Promise<void> => {
      again = reading
      if (reading) return
      reading = true
      await read().catch(() => undefined)
      reading = false
      if (again && here) await catchUp()
    }
    void catchUp()
    const stop = onChange(() => void catchUp())
    return () => {
      here = false
      stop()
    }
  }, [session, id, watching])
}
