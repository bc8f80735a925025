import { Button } from '../../design/index'
import { useActions, useTable } from '../store/context'
import { nameOf } from '../store/seating'
import styles from './Now.module.css'

/** Everyone has seen what happened: the button that lowers the curtain. */
export function PassBar() {
  const { passOn } = useActions()
  const name = useTable(s => (s.passTo === null ? null : nameOf(s.session, s.passTo)))
  if (name === null) return null
  return (
    <div className={styles.commit} data-commit>
      <Button kind="primary" size="large" wide keyHint="⏎" autoFocus onPress={passOn}>
        <span className={styles.commitLabel}>Pass to {name}</span>
      </Button>
    </div>
  )
}
