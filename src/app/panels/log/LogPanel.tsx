import { ArrowDown, Download, ShieldCheck } from 'lucide-react'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { GameCheck } from '../../../engine/record/check'
import type { LogLine } from '../../../engine/record/log'
import type { PieceId } from '../../../engine/scene/scene'
import { Button } from '../../design/Button'
import { IconButton } from '../../design/IconButton'
import { CheckReport } from '../CheckGame'
import { usePanelLinks } from '../links'
import type { GameProof } from '../proof'
import { saveText } from '../save-text'
import { type HeadingOf, linesAbout, logItems, piecesNamed } from './items'
import { LogChunk } from './LogChunk'
import styles from './LogPanel.module.css'
import { logText } from './log-text'

export interface LogPanelProps {
  /** The lines this seat may read. */
  readonly lines: readonly LogLine[]
  readonly headingOf?: HeadingOf
  /** What has to be known of the whole game, before the first line. */
  readonly note?: string
  /** Name of the exported file, without its ending. */
  readonly fileName?: string
  /** The game's proof for its dice. */
  readonly proof?: GameProof
  /** Shows the table as it was after a step. */
  onSeek?(step: number): void
}

const CHUNK = 60
const NEAR_END_PX = 48
const noHeading: HeadingOf = () => null

/** What happened, oldest first, with the newest kept in view unless somebody reads further up. */
export function LogPanel({ lines, headingOf = noHeading, note, fileName = 'log', proof, onSeek }: LogPanelProps) {
  const { seatName } = usePanelLinks()
  const [piece, setPiece] = useState<PieceId | ''>('')
  const scroller = useRef<HTMLElement>(null)
  const atEnd = useRef(true)
  const [unread, setUnread] = useState(false)
  const [checked, setChecked] = useState<{ lines: readonly LogLine[]; check: GameCheck } | null>(null)
  const chunks = useMemo(() => {
    const items = logItems(piece === '' ? lines : linesAbout(lines, piece), headingOf)
    return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, i) => items.slice(i * CHUNK, (i + 1) * CHUNK))
  }, [lines, piece, headingOf])

  const toEnd = () => {
    const box = scroller.current
    if (!box) return
    box.scrollTop = box.scrollHeight
    setUnread(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever rows are added, and only then.
  useLayoutEffect(() => {
    if (atEnd.current) toEnd()
    else setUnread(true)
  }, [chunks])

  const onScroll = () => {
    const box = scroller.current
    if (!box) return
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX
    if (atEnd.current) setUnread(false)
  }

  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <PieceFilter lines={lines} piece={piece} onChange={setPiece} />
        <IconButton
          label="Save the log as text"
          onPress={() => saveText(`${fileName}.txt`, logText(lines, headingOf, seatName, proof?.seed))}
        >
          <Download />
        </IconButton>
        {proof && (
          <IconButton label="Check this game" onPress={() => setChecked({ lines, check: proof.check() })}>
            <ShieldCheck />
          </IconButton>
        )}
      </div>
      <div className={styles.checked}>
        <CheckReport check={checked?.lines === lines ? checked.check : null} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section ref={scroller} className={styles.scroller} aria-label="Log" tabIndex={0} onScroll={onScroll}>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {chunks.length === 0 && <p className={styles.nothing}>Nothing has happened yet.</p>}
        {chunks.map((items, i) => (
          <LogChunk
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added or taken away at the end.
            key={`${piece} ${i}`}
            items={items}
            scroller={scroller}
            place={i === chunks.length - 1 ? 'last' : i === chunks.length - 2 ? 'late' : 'early'}
            onSeek={onSeek}
          />
        ))}
      </section>
      {unread && (
        <div className={styles.unread}>
          <Button onPress={toEnd}>
            <ArrowDown aria-hidden="true" /> Show the latest
          </Button>
        </div>
      )}
    </div>
  )
}

interface PieceFilterProps {
  readonly lines: readonly LogLine[]
  readonly piece: PieceId | ''
  onChange(piece: PieceId | ''): void
}

function PieceFilter({ lines, piece, onChange }: PieceFilterProps) {
  const id = useId()
  const named = useMemo(() => piecesNamed(lines), [lines])
  return (
    <>
      <label htmlFor={id} className="only-spoken">
        Show lines about
      </label>
      <select id={id} className={styles.filter} value={piece} onChange={event => onChange(event.target.value)}>
        <option value="">Everything</option>
        {named.map(({ piece: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </>
  )
}
