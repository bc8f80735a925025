import { useEffect } from 'react'
import { toast } from '../design'
import { keepDraft } from '../storage'
import { type Editor, isChanged } from './store'

/** Unsaved work is stored shortly after every change, and dropped when the map is saved. */
export function useDraft(game: string, editor: Editor, own: string | null): void {
  useEffect(() => {
    const write = () => {
      const state = editor.getState()
      const draft = isChanged(state) ? { own, map: state.map, kept: state.kept } : null
      keepDraft(game, draft).catch(() =>
        toast({ tone: 'warn', text: "Your browser couldn't store your changes. Save the map as a file." }),
      )
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = editor.subscribe((now, before) => {
      if (now.map === before.map && now.kept === before.kept) return
      clearTimeout(timer)
      timer = setTimeout(write, 250)
    })
    return () => {
      stop()
      clearTimeout(timer)
      write()
    }
  }, [game, editor, own])
}
