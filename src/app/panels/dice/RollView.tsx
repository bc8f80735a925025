import type { Rolled } from '../../../engine/rolls/dice'
import { type Ledger, total } from '../../../engine/rolls/ledger'
import type { RuleId } from '../../../engine/rulebook'
import { signed } from '../format'
import { usePanelLinks } from '../links'
import { DieFace } from './DieFace'
import styles from './RollView.module.css'

interface RollViewProps {
  readonly rolled: Rolled
  readonly ledger?: Ledger | undefined
  readonly rules: readonly RuleId[]
}

/** The dice as rolled, which of them count, the modifiers and the total. */
export function RollView({ rolled, ledger, rules }: RollViewProps) {
  const added = ledger ? total(ledger.lines) : 0
  const reading = usePanelLinks().readRoll?.(rolled, added, rules) ?? null
  return (
    <span className={styles.throw}>
      {ledger && <span className={styles.name}>{ledger.name}</span>}
      <span className={styles.dice}>
        {rolled.faces.map((face, i) => (
          <DieFace
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell.
            key={i}
            face={face}
            sides={rolled.sides}
            struck={reading?.counted[i] === false}
          />
        ))}
      </span>
      {added !== 0 && <span className={styles.added}>{signed(added)}</span>}
      {reading?.total !== null && reading && <span className={styles.total}>= {reading.total}</span>}
      {reading?.note && <span className={styles.note}>{reading.note}</span>}
    </span>
  )
}

interface RollsProps {
  readonly rolls: readonly Rolled[]
  readonly ledgers: readonly Ledger[]
  readonly rules: readonly RuleId[]
}

/** All rolls of a step, each beside its own modifiers. */
export function Rolls({ rolls, ledgers, rules }: RollsProps) {
  return (
    <span className={styles.rolls}>
      {rolls.map((rolled, i) => (
        <RollView
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls are told apart by their order alone.
          key={i}
          rolled={rolled}
          ledger={ledgers.find(ledger => ledger.rolled === i)}
          rules={rules}
        />
      ))}
    </span>
  )
}
