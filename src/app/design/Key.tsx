import styles from './Button.module.css'

/** A key on the keyboard. The control it belongs to names it for screen readers. */
export function Key({ children }: { children: string }) {
  return (
    <span aria-hidden="true">
      <kbd className={styles.key}>{children}</kbd>
    </span>
  )
}
