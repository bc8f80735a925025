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
      const { key, code, shiftKey: shift } = event
      if (pressKey(table, { key, code, ctrl, shift }, hands)) event.preventDefault()
    }
    addEventListener('keydown', down)
    return () => removeEventListener('keydown', down)
  }, [table, hands])
}

/** Tells the table's hand of every press and every move of the pointer, before anything acts on them. */
export function useSteadyHand(): void {
  const { hand } = useTableApi()
  useEffect(() => {
    const move = (event: PointerEvent) => hand.moved({ x: event.clientX, y: event.clientY })
    const down = (event: PointerEvent) => hand.pressedAt({ x: event.clientX, y: event.clientY })
    const key = (event: KeyboardEvent) => hand.pressed(event.key, event.repeat)
    const first = { capture: true }
    addEventListener('pointermove', move, first)
    addEventListener('pointerdown', down, first)
    addEventListener('keydown', key, first)
    return () => {
      removeEventListener('pointermove', move, first)
      removeEventListener('pointerdown', down, first)
      removeEventListener('keydown', key, first)
    }
  }, [hand])
}
