import type { ReactNode } from 'react'
import { ButtonLink } from '../design/Button'
import styles from './errors.module.css'

/** A whole page with one message: not found, damaged, open elsewhere. */
export function MessagePage({ title, children, actions }: { title: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <div>{children}</div>
      <div className={styles.actions}>
        {actions}
        <ButtonLink href="#/">Back to the lobby</ButtonLink>
      </div>
    </main>
  )
}
