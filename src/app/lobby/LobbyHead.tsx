import { FolderOpen } from 'lucide-react'
import { Button } from '../design/Button'
import { ThemeSwitch } from '../ThemeSwitch'
import { Wordmark } from '../Wordmark'
import styles from './LobbyHead.module.css'

export function LobbyHead({ onOpenFile }: { onOpenFile(): void }) {
  return (
    <header className={styles.head}>
      <Wordmark />
      <p className={styles.promise}>The table that knows the rules</p>
      <Button kind="quiet" onPress={onOpenFile}>
        <FolderOpen aria-hidden="true" /> Open a file
      </Button>
      <ThemeSwitch />
    </header>
  )
}
