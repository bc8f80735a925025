import { useEffect, useState } from 'react'

/** Asks before work that was not saved is left. Returns where the person was going, and what to do about it. */
export function useLeaveGuard(changed: boolean): { readonly to: string | null; stay(): void; leave(): void } {
  const [to, setTo] = useState<string | null>(null)
  useEffect(() => {
    if (!changed) return
    const stop = new AbortController()
    const on = { signal: stop.signal }
    window.addEventListener('beforeunload', event => event.preventDefault(), on)
    document.addEventListener(
      'click',
      event => {
        const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
        if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        setTo(link.getAttribute('href'))
      },
      { ...on, capture: true },
    )
    return () => stop.abort()
  }, [changed])
  return {
    to,
    stay: () => setTo(null),
    leave: () => {
      if (to !== null) location.hash = to
      setTo(null)
    },
  }
}
