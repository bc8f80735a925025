import { BookOpen, Mountain, Printer, SlidersHorizontal } from 'lucide-react'
import { CHOSEN_MAP, hrefOf } from './routes'
import styles from './ScreenHead.module.css'
import { ThemeSwitch } from './ThemeSwitch'
import { Wordmark } from './Wordmark'

const PLACES = [
  { screen: 'setup', words: 'Set up', Icon: SlidersHorizontal },
  { screen: 'terrain', words: 'Terrain', Icon: Mountain },
  { screen: 'rules', words: 'Rulebook', Icon: BookOpen },
  { screen: 'print', words: 'Print', Icon: Printer },
] as const
type Place = (typeof PLACES)[number]['screen']

/** The header of one game's screens: links back to the lobby and to its other screens. */
export function ScreenHead({
  game,
  title,
  at,
  terrain = false,
}: {
  game: string
  title: string
  at: Place
  /** Games without terrain have no map editor. */
  terrain?: boolean
}) {
  return (
    <header className={styles.head}>
      <a href="#/" className={styles.home} aria-label="Stormtable, back to the lobby">
        <Wordmark />
      </a>
      <span className={styles.title}>{title}</span>
      <nav className={styles.places} aria-label={title}>
        {PLACES.filter(({ screen }) => screen !== 'terrain' || terrain).map(({ screen, words, Icon }) => (
          <a key={screen} href={hrefTo(screen, game)} aria-current={screen === at ? 'page' : undefined}>
            <Icon aria-hidden="true" /> <span>{words}</span>
          </a>
        ))}
      </nav>
      <ThemeSwitch />
    </header>
  )
}

/** The terrain link opens the map of the battle being set up. */
const hrefTo = (screen: Place, game: string): string =>
  hrefOf(screen === 'terrain' ? { screen, game, map: CHOSEN_MAP } : { screen, game })
