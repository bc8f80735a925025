import { useSyncExternalStore } from 'react'

export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'stormtable.theme'
const listeners = new Set<() => void>()
const isTheme = (value: unknown): value is Theme => THEMES.some(theme => theme === value)

/** If the browser blocks storage, the choice lasts for this visit. */
function stored(): Theme {
  try {
    const value = localStorage.getItem(KEY)
    return isTheme(value) ? value : 'system'
  } catch {
    return 'system'
  }
}

let chosen: Theme | undefined

export function chosenTheme(): Theme {
  chosen ??= stored()
  return chosen
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function chooseTheme(theme: Theme): void {
  chosen = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Kept in memory.
  }
  show(theme)
  for (const listener of listeners) listener()
}

const darkSystem = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void): () => void {
  const media = darkSystem()
  listeners.add(listener)
  media.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    media.removeEventListener('change', listener)
  }
}

/** Before the first paint, so that nothing flashes. */
export const applyTheme = (): void => show(chosenTheme())

export const useChosenTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme)

/** Whether the page is dark now; canvases need to know. */
export const useDark = (): boolean =>
  useSyncExternalStore(subscribe, () => (chosenTheme() === 'system' ? darkSystem().matches : chosenTheme() === 'dark'))
