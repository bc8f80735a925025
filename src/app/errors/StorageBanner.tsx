import { Download } from 'lucide-react'
import { Button } from '../design/Button'
import { Notice } from '../design/Notice'
import { downloadGame, fleetingWords, liveText, useStorageStatus, wordsOf } from '../storage'
import styles from './StorageBanner.module.css'

/** At the top of every screen while games can't be saved. Offers the current game as a file. */
export function StorageBanner({ game }: { game: string | null }) {
  const { lasting, silent, trouble } = useStorageStatus()
  // Another tab with a game matters only where that game is shown.
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
        {fleetingWords({ silent })}
      </Notice>
    </div>
  )
}

function AsFile() {
  const save = () => {
    const live = liveText()
    if (live) downloadGame(live.name, live.text)
  }
  return (
    <Button kind="quiet" onPress={save}>
      <Download aria-hidden="true" /> Save as a file
    </Button>
  )
}
