import { useEffect, useRef, useState } from 'react'

/** Where someone was going: by a link on the page, or with the browser's buttons. */
type Wanted = { readonly by: 'link'; readonly href: string } | { readonly by: 'history' }

export interface LeaveGuard {
  readonly asking: boolean
  stay(): void
  leave(): void
}

/** Asks before someone leaves unsaved work: by a link, the back button or closing the page. */
export function useLeaveGuard(changed: boolean): LeaveGuard {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const leaving = useRef(false)
  useEffect(() => {
    if (!changed) return
    const here = location.hash
    const stop = new AbortController()
    const on = { signal: stop.signal, capture: true }
    window.addEventListener('beforeunload', event => event.preventDefault(), on)
    document.addEventListener(
      'click',
      event => {
        const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
        if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        setWanted({ by: 'link', href: link.getAttribute('href') ?? '' })
      },
      on,
    )
    // The browser has already moved on: restore the address before anything reads it.
    const hold = () => {
      if (leaving.current || location.hash === here) return
      history.pushState(null, '', here)
      setWanted({ by: 'history' })
    }
    window.addEventListener('popstate', hold, on)
    window.addEventListener('hashchange', hold, on)
    return () => stop.abort()
  }, [changed])
  return {
    asking: wanted !== null,
    stay: () => setWanted(null),
    leave: () => {
      leaving.current = true
      if (wanted?.by === 'link') location.hash = wanted.href
      else if (wanted?.by === 'history') history.back()
    },
  }
}
