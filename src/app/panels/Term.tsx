import { useId, useState } from 'react'
import { usePanelLinks } from './links'
import styles from './Term.module.css'

/** A label of a card or a dial. It explains itself when it is pointed at, focused or tapped. */
export function Term({ label }: { label: string }) {
  const { explain } = usePanelLinks()
  const [open, setOpen] = useState(false)
  const id = useId()
  const means = explain?.(label)
  if (means === undefined) return label
  return (
    <span className={styles.term} onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        className={styles.label}
        aria-describedby={open ? id : undefined}
        onPointerEnter={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || !open) return
          event.stopPropagation()
          setOpen(false)
        }}
      >
        {label}
      </button>
      {open && (
        <span id={id} role="tooltip" className={styles.means}>
          {means}
        </span>
      )}
    </span>
  )
}
