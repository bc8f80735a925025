import { useSyncExternalStore } from 'react'

const query = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(listener: () => void): () => void {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
