import { X } from 'lucide-react'
import { useEffect } from 'react'
import { create } from 'zustand'
import { Button } from './Button'
import { IconButton } from './IconButton'
import type { NoticeTone } from './Notice'
import styles from './Notice.module.css'

export interface Toast {
  readonly text: string
  readonly tone?: NoticeTone
  /** One action to offer: "Undo". */
  readonly action?: { readonly label: string; run(): void }
}

interface Shown extends Toast {
  readonly id: number
}

const useToasts = create<{ readonly shown: readonly Shown[] }>(() => ({ shown: [] }))
let last = 0

/** A short message that goes away by itself. Use a Dialog if it needs an answer, a Notice if it stays true. */
export function toast(said: Toast): void {
  last += 1
  const id = last
  useToasts.setState(({ shown }) => ({ shown: [...shown.slice(-2), { ...said, id }] }))
}

const dismiss = (id: number): void => useToasts.setState(({ shown }) => ({ shown: shown.filter(t => t.id !== id) }))

/** Rendered once per page. */
export function Toasts() {
  const shown = useToasts(state => state.shown)
  return (
    <section className={styles.toasts} aria-label="Messages" aria-live="polite">
      {shown.map(one => (
        <ToastView key={one.id} toast={one} />
      ))}
    </section>
  )
}

function ToastView({ toast: { id, text, tone = 'note', action } }: { toast: Shown }) {
  const stays = tone === 'bad'
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dismiss(id), action ? 10_000 : 5_000)
    return () => clearTimeout(timer)
  }, [id, stays, action])
  return (
    <div className={`${styles.toast} ${styles[tone]}`}>
      <span className={styles.text}>{text}</span>
      {action && (
        <Button
          kind="quiet"
          onPress={() => {
            action.run()
            dismiss(id)
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" onPress={() => dismiss(id)}>
        <X />
      </IconButton>
    </div>
  )
}
