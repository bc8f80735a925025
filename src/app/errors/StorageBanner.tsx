import { Download } from 'lucide-react'
import { Button, Notice } from '../design'
import { downloadText, liveText, useStorageStatus, wordsOf } from '../storage'
import styles from './StorageBanner.module.css'

/** Stands on top of every screen while games cannot be kept, and offers the game in hand as a file. */
export function StorageBanner() {
  const { lasting, trouble } = useStorageStatus()
  const live = liveText()
  const asFile = live && (
    <Button kind="quiet" onPress={() => downloadText(live.name, live.text)}>
      <Download aria-hidden="true" /> Save as a file
    </Button>
  )
  if (trouble) {
    return (
      <div className={styles.banner}>
        <Notice tone="bad" action={asFile}>
          {wordsOf(trouble)}
        </Notice>
      </div>
    )
  }
  if (lasting) return null
  return (
    <div className={styles.banner}>
      <Notice tone="warn" action={asFile}>
        This browser keeps nothing for this page: games last until the tab is closed. Save them as files.
      </Notice>
    </div>
  )
}
