import type { ReactNode } from 'react'
import styles from './Small.module.css'

/** Shown while there is nothing here yet, with a hint on what to do. */
export function EmptyState(props: { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      {props.icon}
      <p className={styles.emptyTitle}>{props.title}</p>
      {props.children && <p>{props.children}</p>}
      {props.action}
    </div>
  )
}
