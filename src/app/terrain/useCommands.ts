import { useEffect } from 'react'
import { commandKey } from './keys'
import type { Editor } from './store'

/** Undo, redo, copy, save and cancel, from anywhere except a text field. */
export function useCommands(editor: Editor, save: () => void): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const writing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
      if (key === 'escape' && !event.defaultPrevented && !writing) return editor.cancel()
      if (!event.ctrlKey && !event.metaKey) return
      if (key === 's') save()
      else if (event.defaultPrevented || writing || !commandKey(editor, key, event.shiftKey)) return
      event.preventDefault()
    }
    window.addEventListener('keydown', down)
    return () => window.removeEventListener('keydown', down)
  })
}
