import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus should go, best first: the button that confirms what was chosen, a choice or a field, the button that
 * commits, any other button.
 */
const WORK = [
  '[data-commit=pinned] button:enabled:last-of-type',
  'li > button, input, select, summary',
  '[data-commit] button:enabled:last-of-type',
  'button:not([data-rule])',
]

/**
 * Keeps the keyboard where the player is working: when the focused control disappears because the list changed, the
 * focus goes to the first control that replaced it.
 */
export function useFocusFollows(container: RefObject<HTMLElement | null>, key: string): void {
  const inside = useRef(false)
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
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) inside.current = false
    }
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    document.addEventListener('pointerdown', press)
    return () => {
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
      document.removeEventListener('pointerdown', press)
    }
  }, [container])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new key, whatever it is.
  useEffect(() => {
    const element = container.current
    if (!element || !inside.current || document.activeElement !== document.body) return
    const found = WORK.map(what => element.querySelector<HTMLElement>(what))
    found.find(one => one !== null)?.focus()
  }, [container, key])
}
