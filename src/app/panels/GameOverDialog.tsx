import { Download, Rewind, RotateCcw } from 'lucide-react'
import { commitment } from '../../engine/rolls/seeded'
import type { Outcome } from '../../engine/ruleset'
import { Button } from '../design/Button'
import { Dialog } from '../design/Dialog'
import { SeatTag } from '../design/SeatTag'
import { CheckGame } from './CheckGame'
import styles from './GameOverDialog.module.css'
import { usePanelLinks } from './links'
import type { GameProof } from './proof'
import { RuleLink } from './RuleLink'

export interface GameOverDialogProps {
  readonly outcome: Outcome
  readonly proof: GameProof
  readonly isOpen: boolean
  onReplay(): void
  onRematch(): void
  onExport(): void
  onClose(): void
}

/** The result and the reason for it, and the seed that every roll can be checked against. */
export function GameOverDialog(props: GameOverDialogProps) {
  const { outcome, isOpen, onReplay, onRematch, onExport, onClose } = props
  const { seatName, isBot } = usePanelLinks()
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
          {outcome.winners.length === 0 ? "It's a draw." : 'Winner:'}
          {outcome.winners.map(seat => (
            <SeatTag key={seat} seat={seat} name={seatName(seat)} bot={isBot?.(seat)} />
          ))}
        </p>
        <p>
          {outcome.why} <RuleLink rule={outcome.rule} />
        </p>
      </div>
      <Dice {...props.proof} />
    </Dialog>
  )
}

function Dice({ seed, commitment: promised, unproven, check }: GameProof) {
  const holds = seed !== null && commitment(seed) === promised
  return (
    <section className={styles.dice}>
      <h3>The dice</h3>
      <dl>
        <dt>Seed</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        <dt>{unproven > 0 ? 'Its SHA-256' : 'Promised before the first roll (its SHA-256)'}</dt>
        <dd>
          <code>{promised}</code>
        </dd>
      </dl>
      <p className={holds ? styles.holds : styles.broken}>
        {holds
          ? 'The seed is the one that was promised.'
          : "The seed isn't the one that was promised: these dice can't be trusted."}
      </p>
      {unproven > 0 && <p>This game was saved before proofs existed, so its first rolls can't be checked.</p>}
      <CheckGame check={check} />
    </section>
  )
}
