import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

export const NOTICE_TONES = ['note', 'good', 'warn', 'bad'] as const
export type NoticeTone = (typeof NOTICE_TONES)[number]

const ICONS = { note: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const

/** A message that stays in the page until its cause is gone. */
export function Notice(props: { tone?: NoticeTone; children: ReactNode; action?: ReactNode }) {
  const { tone = 'note', children, action } = props
  const Icon = ICONS[tone]
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
