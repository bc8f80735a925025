import { Archive } from 'lucide-react'
import { useRef } from 'react'
import { RULESETS } from '../../rulesets'
import { Button, EmptyState, FileInput } from '../design'
import { openFile } from '../open-file'
import { Continue } from './Continue'
import { Cover } from './Cover'
import styles from './Lobby.module.css'
import { LobbyHead } from './LobbyHead'
import { SavedGame } from './SavedGame'
import { useGames } from './useGames'

export function Lobby() {
  const games = useGames()
  const file = useRef<HTMLInputElement>(null)
  const choose = () => file.current?.click()
  return (
    <div className={styles.page}>
      <LobbyHead onOpenFile={choose} />
      <main className={styles.main}>
        <h1 className="only-spoken">Stormtable</h1>
        {games?.last && <Continue card={games.last} />}
        {RULESETS.length === 0 ? (
          <EmptyState title="No game is on the shelf">This build holds no ruleset.</EmptyState>
        ) : (
          <ul className={styles.shelf} data-count={Math.min(RULESETS.length, 6)}>
            {RULESETS.map(cover => (
              <Cover key={cover.id} cover={cover} />
            ))}
          </ul>
        )}
        <section aria-labelledby="saved">
          <h2 id="saved" className={styles.heading}>
            Your games
          </h2>
          {games?.list.length === 0 && (
            <div className={styles.none}>
              <EmptyState
                icon={<Archive aria-hidden="true" />}
                title="Nothing saved yet"
                action={<Button onPress={choose}>Open a file</Button>}
              >
                Every game you start is kept here by itself, move by move. A saved game can also be dropped anywhere on
                this page.
              </EmptyState>
            </div>
          )}
          <ul className={styles.games}>
            {games?.list.map(card => (
              <SavedGame key={card.id} card={card} />
            ))}
          </ul>
        </section>
      </main>
      <footer className={styles.foot}>
        No account, no network, no tracking: games live in this browser. The games belong to their owners; the words and
        the code here are our own.
      </footer>
      <FileInput ref={file} label="Saved game" onFile={chosen => void openFile(chosen)} />
    </div>
  )
}
