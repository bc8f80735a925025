import { type RefObject, useEffect } from 'react'

/** A panel that shows something new starts at its top. */
export function useScrollTop(content: RefObject<HTMLElement | null>, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new key, whatever it is.
  useEffect(() => {
    content.current?.closest('[role=tabpanel]')?.scrollTo({ top: 0 })
  }, [content, key])
}
