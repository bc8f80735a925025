import { Pin, PinOff, Trash2 } from 'lucide-react'
import type { Measure } from '../../board/types'
import { Button } from '../design/Button'
import { EmptyState } from '../design/EmptyState'
import { IconButton } from '../design/IconButton'
import { useShown } from './links'
import styles from './MeasureList.module.css'

/** A measurement in the list. */
export interface ListedMeasure {
  readonly id: string
  readonly measure: Measure
  /** Typed by a player; empty until then. */
  readonly name: string
  /** Stays on the board. */
  readonly pinned: boolean
}

export interface MeasureListProps {
  readonly measures: readonly ListedMeasure[]
  onRename(id: string, name: string): void
  onPin(id: string, pinned: boolean): void
  onRemove(id: string): void
  onClear(): void
}

/** All measurements, to name, pin to the board or clear. */
export function MeasureList({ measures, onClear, ...rowProps }: MeasureListProps) {
  if (measures.length === 0) {
    return (
      <EmptyState title="Nothing measured yet">
        Choose the ruler, arcs or line of sight tool. You can measure at any time.
      </EmptyState>
    )
  }
  return (
    <div className={styles.box}>
      <ul className={styles.list}>
        {measures.map(entry => (
          <Row key={entry.id} entry={entry} {...rowProps} />
        ))}
      </ul>
      <Button kind="quiet" onPress={onClear}>
        Clear all
      </Button>
    </div>
  )
}

type RowProps = Omit<MeasureListProps, 'measures' | 'onClear'> & { readonly entry: ListedMeasure }

function Row({ entry, onRename, onPin, onRemove }: RowProps) {
  const { id, measure, name, pinned } = entry
  const shown = useShown(measure.shapes)
  const what = name || measure.of
  return (
    <li className={styles.row} data-pinned={pinned || undefined} {...shown}>
      <div className={styles.words}>
        <input
          className={styles.name}
          value={name}
          placeholder={measure.of}
          maxLength={60}
          aria-label={`Name of the measurement ${measure.of}`}
          onChange={event => onRename(id, event.target.value)}
        />
        <p className={styles.text}>{measure.text}</p>
        {measure.lines.map(line => (
          <p key={line} className={styles.detail}>
            {line}
          </p>
        ))}
      </div>
      <IconButton label={pinned ? `Unpin ${what}` : `Pin ${what}`} selected={pinned} onPress={() => onPin(id, !pinned)}>
        {pinned ? <PinOff /> : <Pin />}
      </IconButton>
      <IconButton label={`Remove ${what}`} onPress={() => onRemove(id)}>
        <Trash2 />
      </IconButton>
    </li>
  )
}
