import { type RefObject, useEffect, useRef } from 'react'

/** What can be chosen for the open offer. */
const CHOICES = '[data-choices] button'

/**
 * Where the focus should go, best first: the button that confirms what was chosen, a choice, what Enter finishes, any
 * other action or field, the button that commits, any other button.
 */
const WORK = [
  '[data-commit=pinned] button:enabled:last-of-type',
  CHOICES,
  'li > button[aria-keyshortcuts=Enter]',
  'li > button, input, select, summary',
  '[data-commit] button:enabled:last-of-type',
  'button:not([data-rule])',
]

/**
 * Keeps the keyboard where the player is working: when the focused control disappears because the list changed, the
 * focus goes to the first control that replaced it. If a key has opened a list of choices while nothing had the focus,
 * it goes to the first of them. Without a key, a question has the keyboard: nothing follows.
 */
export function useFocusFollows(container: RefObject<HTMLElement | null>, key: string | null): void {
  const inside = useRef(false)
  const byKey = useRef(false)
  useEffect(() => {
    const element = container.current
    if (!element) return
    const enter = () => {
      inside.current = true
    }
    const leave = (event: FocusEvent) => {
      // A removed control loses focus to nothing; a person who leaves moves it to another control.
      if (event.relatedTarget instanceof Node) inside.current = element.contains(event.relatedTarget)
    }
    const key = () => {
      byKey.current = true
    }
    const press = (event: PointerEvent) => {
      byKey.current = false
      if (event.target instanceof Node && !element.contains(event.target)) inside.current = false
    }
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key, true)
    return () => {
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key, true)
    }
  }, [container])

  useEffect(() => {
    const element = container.current
    if (!element || key === null || document.activeElement !== document.body) return
    const opened = byKey.current && !element.querySelector('[data-commit=pinned]')
    const wanted = inside.current ? WORK : opened ? [CHOICES] : []
    const found = wanted.map(what => element.querySelector<HTMLElement>(what))
    found.find(one => one !== null)?.focus()
  }, [container, key])
}
