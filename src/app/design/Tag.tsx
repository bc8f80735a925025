import type { ReactNode } from 'react'
import styles from './Small.module.css'

export type TagTone = 'plain' | 'good' | 'warn' | 'bad' | 'accent'

/** A word or number in a pill: points, a state, the source of a value. */
export function Tag({ children, tone = 'plain', title }: { children: ReactNode; tone?: TagTone; title?: string }) {
  return (
    <span className={styles.tag} data-tone={tone} title={title}>
      {children}
    </span>
  )
}
