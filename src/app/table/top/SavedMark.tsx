import { CloudCheck, CloudOff, CloudUpload, EyeIcon } from 'lucide-react'
import { useTable } from '../store/context'
import type { SaveStatus } from '../store/state'
import styles from './TopBar.module.css'

const MARKS: Readonly<Record<SaveStatus, { readonly Icon: typeof CloudOff; readonly text: string }>> = {
  saved: { Icon: CloudCheck, text: 'Saved' },
  saving: { Icon: CloudUpload, text: 'Saving' },
  failed: { Icon: CloudOff, text: "Couldn't save. Export the game as a file." },
  elsewhere: { Icon: EyeIcon, text: "Open in another tab: you can watch but can't play here" },
}

/** Whether the game is saved. Failures are also explained in a banner. */
export function SavedMark() {
  const keeping = useTable(s => s.saveStatus)
  const { Icon, text } = MARKS[keeping]
  return (
    <span className={styles.saved} data-keeping={keeping} role="img" aria-label={text} title={text}>
      <Icon aria-hidden="true" />
    </span>
  )
}
