import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

export interface PanelProps {
  readonly title?: string
  /** Heading level of the panel's title. */
  readonly level?: 2 | 3 | 4
  /** Controls at the right end of the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A raised surface with a small title. */
export function Panel({ title, level = 2, actions, children }: PanelProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={styles.panel} {...(title && { 'aria-labelledby': id })}>
      {title && (
        <header className={styles.head}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {actions}
        </header>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  )
}
