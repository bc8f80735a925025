import { CloudCheck, CloudOff, CloudUpload, EyeIcon } from 'lucide-react'
import { useTable } from '../store/context'
import type { SaveStatus } from '../store/state'
import styles from './TopBar.module.css'

const MARKS: Readonly<Record<SaveStatus, { readonly Icon: typeof CloudOff; readonly text: string }>> = {
  saved: { Icon: CloudCheck, text: 'Saved' },
  saving: { Icon: CloudUpload, text: 'Saving' },
  failed: { Icon: CloudOff, text: 'Could not save: export the game as a file' },
  elsewhere: { Icon: EyeIcon, text: 'Open in another tab: you can look, not play' },
}

/** How the record is kept. What goes wrong is also said in words, in a banner. */
export function SavedMark() {
  const keeping = useTable(s => s.saveStatus)
  const { Icon, text } = MARKS[keeping]
  return (
    <span className={styles.saved} data-keeping={keeping} role="img" aria-label={text} title={text}>
      <Icon aria-hidden="true" />
    </span>
  )
}
