import type { Throw } from '../../../engine/rolls/dice'
import { type Ledger, total } from '../../../engine/rolls/ledger'
import type { RuleId } from '../../../engine/rulebook'
import { signed } from '../format'
import { usePanelLinks } from '../links'
import { DieFace } from './DieFace'
import styles from './ThrowView.module.css'

interface ThrowViewProps {
  readonly thrown: Throw
  readonly ledger?: Ledger | undefined
  readonly rules: readonly RuleId[]
}

/** Dice as they fell, which of them count, what is added and what it makes. */
export function ThrowView({ thrown, ledger, rules }: ThrowViewProps) {
  const added = ledger ? total(ledger.lines) : 0
  const reading = usePanelLinks().readThrow?.(thrown, added, rules) ?? null
  return (
    <span className={styles.throw}>
      {ledger && <span className={styles.name}>{ledger.name}</span>}
      <span className={styles.dice}>
        {thrown.faces.map((face, i) => (
          <DieFace
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell.
            key={i}
            face={face}
            sides={thrown.sides}
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

interface ThrowsProps {
  readonly throws: readonly Throw[]
  readonly ledgers: readonly Ledger[]
  readonly rules: readonly RuleId[]
}

/** All throws of a step, each beside the sum that belongs to it. */
export function Throws({ throws, ledgers, rules }: ThrowsProps) {
  return (
    <span className={styles.throws}>
      {throws.map((thrown, i) => (
        <ThrowView
          // biome-ignore lint/suspicious/noArrayIndexKey: throws are told apart by their order alone.
          key={i}
          thrown={thrown}
          ledger={ledgers.find(ledger => ledger.rolled === i)}
          rules={rules}
        />
      ))}
    </span>
  )
}
