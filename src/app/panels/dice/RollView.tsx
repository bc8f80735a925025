import type { LogLine, RollNote } from '../../../engine/record/log'
import type { Rolled } from '../../../engine/rolls/dice'
import { type Ledger, total } from '../../../engine/rolls/ledger'
import type { RuleId } from '../../../engine/rulebook'
import type { Seat } from '../../../engine/seats'
import { signed } from '../format'
import { usePanelLinks } from '../links'
import { DieFace } from './DieFace'
import styles from './RollView.module.css'

interface RollViewProps {
  readonly rolled: Rolled
  readonly seat?: Seat | undefined
  readonly ledger?: Ledger | undefined
  readonly rules: readonly RuleId[]
}

/** The dice as rolled, which of them count, the modifiers and the total. */
export function RollView({ rolled, seat, ledger, rules }: RollViewProps) {
  const added = ledger ? total(ledger.lines) : 0
  const { readRoll, seatName } = usePanelLinks()
  const reading = readRoll?.(rolled, added, rules) ?? null
  return (
    <span className={styles.throw}>
      {seat && <span className={styles.name}>{seatName(seat)}</span>}
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

type RollsProps = Pick<LogLine, 'rolls' | 'ledgers' | 'rules' | 'rollNotes'>

/** All rolls of a step, each with its owner beside its own modifiers. */
export function Rolls({ rolls, ledgers, rules, rollNotes = [] }: RollsProps) {
  const noteOf = (i: number): RollNote | undefined => rollNotes[i - rolls.length + rollNotes.length]
  return (
    <span className={styles.rolls}>
      {rolls.map((rolled, i) => (
        <RollView
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls are told apart by their order alone.
          key={i}
          rolled={rolled}
          seat={noteOf(i)?.seat}
          ledger={ledgers.find(({ name }) => name === noteOf(i)?.ledger) ?? ledgers.find(({ rolled: at }) => at === i)}
          rules={rules}
        />
      ))}
    </span>
  )
}
