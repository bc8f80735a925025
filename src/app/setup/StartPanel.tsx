import { Play } from 'lucide-react'
import { useState } from 'react'
import { commitment } from '../../engine/rolls/seeded'
import type { RuleId } from '../../engine/rulebook'
import type { AnyRuleset } from '../../engine/ruleset'
import { Button, Notice, SeatTag, toast } from '../design'
import { hrefOf } from '../routes'
import { startGame } from '../start'
import type { Draft, Verdict } from './draft'
import { balanceWords } from './forces'
import styles from './setup.module.css'

/** What must be fixed before the start, warnings, and the button. */
export function StartPanel(props: { ruleset: AnyRuleset; draft: Draft; verdict: Verdict; seed: string }) {
  const { ruleset, draft, verdict, seed } = props
  const [starting, setStarting] = useState(false)
  const { forces } = ruleset.setupModel
  const start = async () => {
    setStarting(true)
    try {
      await startGame(ruleset, draft, seed)
    } catch (error) {
      toast({ tone: 'bad', text: `The game couldn't be started: ${error instanceof Error ? error.message : error}` })
      setStarting(false)
    }
  }
  return (
    <section className={styles.start} aria-label="Start">
      <div>
        <h2 className={styles.startTitle}>{scenarioOf(ruleset, draft)}</h2>
        <p className={styles.against}>
          {draft.seats.map(({ seat, name, played }) => (
            <SeatTag key={seat} seat={seat} name={name || `Player ${seat}`} bot={played === 'bot'} />
          ))}
        </p>
      </div>
      {forces && <p className={styles.balance}>{balanceWords(forces, draft)}</p>}
      {verdict.errors.map(refusal => (
        <Notice key={refusal.why} tone="bad">
          <Reason game={ruleset.id} {...refusal} />
        </Notice>
      ))}
      {verdict.warnings.map(refusal => (
        <Notice key={refusal.why} tone="warn">
          <Reason game={ruleset.id} {...refusal} />
        </Notice>
      ))}
      <p className={styles.promise}>
        Fingerprint of the dice seed (SHA-256): <code>{commitment(seed)}</code>. Note it down if you want to check the
        dice when the game is over.
      </p>
      <Button kind="primary" size="large" wide onPress={start} isDisabled={starting || verdict.errors.length > 0}>
        <Play aria-hidden="true" /> {starting ? 'Starting…' : 'Start the game'}
      </Button>
    </section>
  )
}

function Reason({ game, why, rule }: { game: string; why: string; rule?: RuleId }) {
  return (
    <>
      {why}{' '}
      {rule && (
        <a href={hrefOf({ screen: 'rules', game, rule })} className={styles.rule}>
          {rule}
        </a>
      )}
    </>
  )
}

const scenarioOf = ({ setupModel, title }: AnyRuleset, { scenario }: Draft): string =>
  setupModel.scenarios.find(one => one.id === scenario)?.title ?? title
