import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { LogLine } from '../../../engine/record/log'
import { IconButton } from '../../design/IconButton'
import { SentenceView } from '../SentenceView'
import styles from './DiceTray.module.css'
import { Rolls } from './RollView'

export interface DiceTrayProps {
  /** The lines of the last decision that rolled dice, including its result; null clears the tray. */
  readonly lines: readonly LogLine[] | null
  /** Whether the dice tumble first. */
  readonly animate: boolean
  onClose(): void
}

const STAYS_MS = 9000

/**
 * The latest rolls, shown over the board without blocking it. It closes with the next click or by itself; the log keeps
 * the rolls.
 */
export function DiceTray({ lines, animate, onClose }: DiceTrayProps) {
  const [held, setHeld] = useState(false)
  const close = useRef(onClose)
  close.current = onClose
  const rolled = lines?.filter(line => line.rolls.length > 0) ?? []
  const key = rolled.at(-1)?.step

  useEffect(() => {
    if (key === undefined || held) return
    const timer = setTimeout(() => close.current(), STAYS_MS)
    return () => clearTimeout(timer)
  }, [key, held])

  if (!lines || key === undefined) return null
  const results = lines.filter(line => line.rolls.length === 0)
  return (
    <section
      key={key}
      className={styles.tray}
      data-animate={animate || undefined}
      aria-label="Last roll"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.rolled}>
        {rolled.map(line => (
          <div key={line.step} className={styles.step}>
            <Rolls {...line} />
            <p className={styles.result}>
              <SentenceView sentence={line.sentence} />
            </p>
          </div>
        ))}
        {results.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step are written once.
          <p key={i} className={styles.result}>
            <SentenceView sentence={line.sentence} />
          </p>
        ))}
      </div>
      <IconButton label="Close" onPress={onClose}>
        <X />
      </IconButton>
    </section>
  )
}
