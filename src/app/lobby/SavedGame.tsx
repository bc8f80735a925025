import { Copy, Download, Pencil, Printer, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { coverOf } from '../../rulesets'
import { IconButton } from '../design/IconButton'
import { SeatTag } from '../design/SeatTag'
import { toast } from '../design/Toasts'
import { go, hrefOf } from '../routes'
import { duplicateGame, exportGame, type GameCard, openGames, removeGame, renameGame } from '../storage'
import { GamePicture } from './GamePicture'
import styles from './SavedGame.module.css'
import type { ListedGame } from './useGames'
import { whenWords } from './when'

const RenameDialog = lazy(() => import('./RenameDialog').then(part => ({ default: part.RenameDialog })))

/** One saved game: picture, turn, date, and what you can do with it. */
export function SavedGame({ card, caution }: ListedGame) {
  const [renaming, setRenaming] = useState(false)
  const { id, name, summary } = card
  return (
    <li className={styles.game}>
      <a className={styles.open} href={hrefOf({ screen: 'play', id })} aria-label={`Open ${name}`}>
        <span className={styles.picture}>
          <GamePicture picture={summary.picture} />
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{[coverOf(card.ruleset)?.title, summary.turn].filter(Boolean).join(' · ')}</span>
        <span className={styles.seats}>
          {summary.seats.map(({ seat, name: player }) => (
            <SeatTag key={seat} seat={seat} name={player} />
          ))}
        </span>
      </a>
      {caution !== null && <p className={styles.caution}>{caution}</p>}
      <div className={styles.foot}>
        <time className={styles.when} dateTime={card.saved}>
          {whenWords(card.saved, Date.now())}
        </time>
        <IconButton label={`Print ${name}`} onPress={() => go({ screen: 'print', game: card.ruleset, from: id })}>
          <Printer />
        </IconButton>
        <IconButton label={`Rename ${name}`} onPress={() => setRenaming(true)}>
          <Pencil />
        </IconButton>
        <IconButton label={`Duplicate ${name}`} onPress={() => attempt(() => duplicateGame(id))}>
          <Copy />
        </IconButton>
        <IconButton label={`Save ${name} as a file`} onPress={() => attempt(() => exportGame(id, name))}>
          <Download />
        </IconButton>
        <IconButton label={`Delete ${name}`} onPress={() => attempt(() => remove(card))}>
          <Trash2 />
        </IconButton>
      </div>
      {renaming && (
        <Suspense>
          <RenameDialog
            isOpen
            name={name}
            onClose={() => setRenaming(false)}
            onRename={next => attempt(() => rename(card, next))}
          />
        </Suspense>
      )}
    </li>
  )
}

async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    toast({ tone: 'bad', text: error instanceof Error ? error.message : String(error) })
  }
}

/** A tab that has the game open would save it again under its old name. */
async function refuseOpen(card: GameCard): Promise<void> {
  if ((await openGames()).has(card.id)) throw new Error(`${card.name} is open in another tab. Close it there first.`)
}

async function rename(card: GameCard, name: string): Promise<void> {
  await refuseOpen(card)
  await renameGame(card.id, name)
}

async function remove(card: GameCard): Promise<void> {
  await refuseOpen(card)
  const putBack = await removeGame(card.id)
  toast({ text: `Deleted ${card.name}.`, action: { label: 'Undo', run: () => void attempt(putBack) } })
}
