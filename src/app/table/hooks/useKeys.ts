import { useEffect } from 'react'
import { useTableApi } from '../store/context'
import { type KeyHandlers, pressKey } from './keys'

/** Fields need letters for typing; dialogs and menus handle their own keys. */
const OWN_KEYS = 'input, select, textarea, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'
/** Enter presses these. */
const PRESSED = 'button, a, summary, [role=tab]'

/** The table's keys, wherever the focus is, unless a control has already handled them. */
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
