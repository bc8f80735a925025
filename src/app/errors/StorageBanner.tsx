import { Download } from 'lucide-react'
import { Button, Notice } from '../design'
import { downloadText, liveText, useStorageStatus, wordsOf } from '../storage'
import styles from './StorageBanner.module.css'

/** Stands on top of every screen while games cannot be kept, and offers the game in hand as a file. */
export function StorageBanner({ game }: { game: string | null }) {
  const { lasting, trouble } = useStorageStatus()
  // That another tab has a game matters only where that game is shown.
  if (trouble && (trouble.kind !== 'elsewhere' || trouble.game === game)) {
    return (
      <div className={styles.banner}>
        <Notice tone="bad" action={<AsFile />}>
          {wordsOf(trouble)}
        </Notice>
      </div>
    )
  }
  if (lasting) return null
  return (
    <div className={styles.banner}>
      <Notice tone="warn" action={game !== null && <AsFile />}>
        This browser keeps nothing for this page: games last until the tab is closed. Save them as files.
      </Notice>
    </div>
  )
}

function AsFile() {
  const save = () => {
    const live = liveText()
    if (live) downloadText(live.name, live.text)
  }
  return (
    <Button kind="quiet" onPress={save}>
      <Download aria-hidden="true" /> Save as a file
    </Button>
  )
}
