import type { ReactNode } from 'react'
import styles from './Small.module.css'

/** What a place says while there is nothing in it, and what to do about it. */
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
