import { Download, Rewind, RotateCcw } from 'lucide-react'
import { commitment } from '../../engine/rolls/seeded'
import type { Outcome } from '../../engine/ruleset'
import { Button } from '../design/Button'
import { Dialog } from '../design/Dialog'
import { SeatTag } from '../design/SeatTag'
import styles from './GameOverDialog.module.css'
import { usePanelLinks } from './links'
import { RuleLink } from './RuleLink'

export interface GameOverDialogProps {
  readonly outcome: Outcome
  readonly seed: string
  /** What was shown of the seed before the first throw. */
  readonly published: string
  readonly isOpen: boolean
  onReplay(): void
  onRematch(): void
  onExport(): void
  onClose(): void
}

/** Who won and why, and the seed that every throw can be checked against. */
export function GameOverDialog(props: GameOverDialogProps) {
  const { outcome, isOpen, onReplay, onRematch, onExport, onClose } = props
  const { seatName } = usePanelLinks()
  return (
    <Dialog
      title="The game is over"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onExport}>
            <Download aria-hidden="true" /> Save as a file
          </Button>
          <Button onPress={onReplay}>
            <Rewind aria-hidden="true" /> Replay
          </Button>
          <Button kind="primary" onPress={onRematch}>
            <RotateCcw aria-hidden="true" /> Rematch
          </Button>
        </>
      }
    >
      <div className={styles.outcome}>
        <p className={styles.winners}>
          {outcome.winners.length === 0 ? 'A draw' : 'Victory:'}
          {outcome.winners.map(seat => (
            <SeatTag key={seat} seat={seat} name={seatName(seat)} />
          ))}
        </p>
        <p>
          {outcome.why} <RuleLink rule={outcome.rule} />
        </p>
      </div>
      <Dice seed={props.seed} published={props.published} />
    </Dialog>
  )
}

function Dice({ seed, published }: { seed: string; published: string }) {
  const holds = commitment(seed) === published
  return (
    <section className={styles.dice}>
      <h3>The dice</h3>
      <dl>
        <dt>Seed</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        <dt>Promised before the first throw</dt>
        <dd>
          <code>{published}</code>
        </dd>
      </dl>
      <p className={holds ? styles.holds : styles.broken}>
        {holds
          ? 'The seed is the one that was promised (its SHA-256).'
          : 'The seed is not the one that was promised: these dice cannot be trusted.'}
      </p>
    </section>
  )
}
