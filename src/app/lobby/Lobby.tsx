import { Archive } from 'lucide-react'
import { useRef } from 'react'
import { RULESETS } from '../../rulesets'
import { Button } from '../design/Button'
import { EmptyState } from '../design/EmptyState'
import { FileInput } from '../design/FileInput'
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
          <EmptyState title="No games">This build has no games in it.</EmptyState>
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
                Every game you start is saved here automatically, move by move. You can also drop a saved game anywhere
                on this page to open it.
              </EmptyState>
            </div>
          )}
          <ul className={styles.games}>
            {games?.list.map(game => (
              <SavedGame key={game.card.id} {...game} />
            ))}
          </ul>
        </section>
      </main>
      <footer className={styles.foot}>
        No account, no server, no tracking: your games stay in this browser. The games belong to their owners. The text
        and code here are our own.
      </footer>
      <FileInput ref={file} label="Saved game" onFile={chosen => void openFile(chosen)} />
    </div>
  )
}
