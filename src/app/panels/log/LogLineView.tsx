import { CornerDownRight, Gavel } from 'lucide-react'
import { memo, useState } from 'react'
import type { LogLine } from '../../../engine/record/log'
import type { Actor } from '../../../engine/seats'
import { Button } from '../../design/Button'
import { BotMark, SeatShape } from '../../design/SeatTag'
import { Rolls } from '../dice/RollView'
import { LedgerView } from '../LedgerView'
import { usePanelLinks } from '../links'
import { RuleLinks } from '../RuleLink'
import { SentenceView } from '../SentenceView'
import styles from './LogPanel.module.css'

interface LogLineViewProps {
  readonly line: LogLine
  onSeek?: ((step: number) => void) | undefined
}

/** One sentence with its dice. The reasons open below it. */
export const LogLineView = memo(function LogLineView({ line, onSeek }: LogLineViewProps) {
  const seat = line.actor === 'table' || line.actor === 'referee' ? undefined : line.actor
  const [open, setOpen] = useState(false)
  return (
    <li className={styles.line} data-seat={seat} data-taken-back={line.takenBack || undefined}>
      <ActorSign actor={line.actor} />
      <div className={styles.said}>
        <p className={styles.sentence}>
          {line.takenBack && <span className="only-spoken">Taken back: </span>}
          <SentenceView sentence={line.sentence} />
        </p>
        <button type="button" className={styles.why} aria-expanded={open} onClick={() => setOpen(!open)}>
          why
        </button>
        {line.rolls.length > 0 && <Rolls {...line} />}
        {open && (
          <div className={styles.reasons}>
            {line.ledgers.map(ledger => (
              <LedgerView key={ledger.name} ledger={ledger} />
            ))}
            <RuleLinks rules={line.rules} />
            {onSeek && (
              <Button kind="quiet" onPress={() => onSeek(line.step)}>
                Show this moment
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
})

/** Who did it, by shape as well as colour. */
function ActorSign({ actor }: { actor: Actor }) {
  const { isBot } = usePanelLinks()
  switch (actor) {
    case 'table':
      return <CornerDownRight className={styles.sign} aria-hidden="true" />
    case 'referee':
      return <Gavel className={styles.sign} aria-label="Referee" />
    default:
      return (
        <span className={styles.signs}>
          <SeatShape seat={actor} />
          {isBot?.(actor) && <BotMark />}
        </span>
      )
  }
}
