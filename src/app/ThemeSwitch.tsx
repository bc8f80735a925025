import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from './design/IconButton'
import { chooseTheme, THEMES, type Theme, useChosenTheme } from './design/theme'

const ICONS = { system: Monitor, dark: Moon, light: Sun } as const
const WORDS: Readonly<Record<Theme, string>> = { system: 'system', dark: 'dark', light: 'light' }

/** Cycles through system, dark and light. */
export function ThemeSwitch() {
  const theme = useChosenTheme()
  const Icon = ICONS[theme]
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
  return (
    <IconButton
      label={`Appearance: ${WORDS[theme]}. Change to ${WORDS[next]}`}
      tooltipSide="bottom"
      onPress={() => chooseTheme(next)}
    >
      <Icon />
    </IconButton>
  )
}
