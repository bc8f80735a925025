import { useSyncExternalStore } from 'react'
import type { Theme } from '../../art/palette'

let probe: HTMLElement | null = null

/** Asks the page itself, whatever decides it: system, attribute or style sheet. */
function themeNow(): Theme {
  if (!probe) {
    probe = document.createElement('span')
    probe.style.display = 'none'
    probe.style.color = 'light-dark(rgb(0, 0, 0), rgb(255, 255, 255))'
  }
  if (!probe.isConnected) document.body.append(probe)
  return getComputedStyle(probe).color === 'rgb(0, 0, 0)' ? 'light' : 'dark'
}

function subscribe(changed: () => void): () => void {
  const media = matchMedia('(prefers-color-scheme: dark)')
  media.addEventListener('change', changed)
  const watch = new MutationObserver(changed)
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'style', 'data-theme'] })
  return () => {
    media.removeEventListener('change', changed)
    watch.disconnect()
  }
}

/** Light or dark, as the page shows itself now. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, themeNow)
