import { useEffect } from 'react'
import { useTableApi } from '../store/context'
import { type KeyHandlers, pressKey } from './keys'

/** Fields take letters for themselves, dialogs and menus keep their keys. */
const OWN_KEYS = 'input, select, textarea, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'
/** Enter on these is a press of theirs. */
const PRESSED = 'button, a, summary, [role=tab]'

/** Keys of the table, wherever the focus is, unless somebody nearer has used them. */
export function useKeys(hands: KeyHandlers): void {
  const table = useTableApi()
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return
      const at = event.target instanceof Element ? event.target : null
      const ctrl = event.ctrlKey || event.metaKey
      if (at?.closest(OWN_KEYS) && event.key !== 'Escape') return
      if (at?.closest('[role=dialog], [role=alertdialog], [role=menu]')) return
      if (event.key === 'Enter' && at?.closest(PRESSED)) return
      if (pressKey(table, { key: event.key, ctrl, shift: event.shiftKey }, hands)) event.preventDefault()
    }
    addEventListener('keydown', down)
    return () => removeEventListener('keydown', down)
  }, [table, hands])
}
