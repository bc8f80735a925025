import { useEffect, useState } from 'react'

const AT_ONCE = 6
const EACH = 6

/** How many of the pages are rendered so far: a few at once, the others little by little. */
export function useMeasuredSize(of: readonly unknown[]): number {
  const [grown, setGrown] = useState({ of, count: AT_ONCE })
  const count = Math.min(of.length, grown.of === of ? grown.count : AT_ONCE)
  useEffect(() => {
    if (count >= of.length) return
    const timer = setTimeout(() => setGrown({ of, count: count + EACH }))
    return () => clearTimeout(timer)
  }, [of, count])
  return count
}
