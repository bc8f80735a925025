import { useMemo, useState } from 'react'
import type { CardEditor, CardFault } from '../../engine/setup'
import { Button, Dialog, Tag } from '../design'
import { CardView } from '../panels'
import { EditNodes } from './EditNodes'
import styles from './editor.module.css'
import { pathKey, startsWith } from './paths'
import { groupsOf, nodesOf } from './tree'

export interface CardEditorDialogProps {
  readonly editor: CardEditor<unknown>
  /** Where the other own cards are. */
  readonly options: unknown
  /** The card as it is before the change. */
  readonly card: unknown
  onPut(card: unknown): void
  onClose(): void
}

/** A card to be changed, beside what it looks like; what is wrong stands at its control. */
export function CardEditorDialog({ editor, options, card: start, onPut, onClose }: CardEditorDialogProps) {
  const [card, setCard] = useState(start)
  const faults = useMemo(() => editor.faults(card, options), [editor, options, card])
  const byPath = useMemo(() => new Map(faults.map(fault => [pathKey(fault.path), faultWords(fault)])), [faults])
  const groups = useMemo(() => groupsOf(nodesOf(card, editor.parts(card, options))), [editor, options, card])
  const preview = useMemo(
    () => (faults.length === 0 ? editor.preview(card, options) : null),
    [editor, options, card, faults],
  )
  // Only the open group is in the page: a vehicle has hundreds of controls.
  const [open, setOpen] = useState(groups[0]?.[0] ?? null)
  const [lastGood, setLastGood] = useState(preview)
  if (preview && preview !== lastGood) setLastGood(preview)

  return (
    <Dialog
      title="Card of your own"
      isOpen
      onClose={onClose}
      size="wide"
      actions={
        <>
          {faults.length > 0 && (
            <p className={styles.faults} role="status">
              {wrongWords(faults.length)}
            </p>
          )}
          <Button kind="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button kind="primary" isDisabled={faults.length > 0} onPress={() => onPut(card)}>
            Keep this card
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <div className={styles.form}>
          {groups.map(([name, nodes]) => (
            <details
              key={name}
              className={styles.group}
              name="card-group"
              open={name === open}
              onToggle={({ currentTarget: { open: opened } }) =>
                setOpen(before => (opened ? name : before === name ? null : before))
              }
            >
              <summary>
                {name}{' '}
                <Wrong count={faults.filter(({ path }) => nodes.some(n => startsWith(path, n.part.path))).length} />
              </summary>
              {name === open && <EditNodes nodes={nodes} card={card} faults={byPath} onChange={setCard} />}
            </details>
          ))}
        </div>
        <div className={styles.preview} data-stale={preview === null || undefined}>
          {lastGood && <CardView card={lastGood} />}
          {!preview && <p className={styles.stale}>The picture waits until every value is right.</p>}
        </div>
      </div>
    </Dialog>
  )
}

const faultWords = ({ why, rule }: CardFault): string => (rule ? `${why} (${rule})` : why)

const wrongWords = (count: number): string =>
  count === 1 ? 'One value is wrong: see beside it.' : `${count} values are wrong: see beside each.`

function Wrong({ count }: { count: number }) {
  return count === 0 ? null : <Tag tone="bad">{count} wrong</Tag>
}
