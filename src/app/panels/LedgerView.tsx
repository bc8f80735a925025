import { type Ledger, type Modifier, total } from '../../engine/rolls/ledger'
import { classes, signed } from './format'
import styles from './LedgerView.module.css'
import { useShown } from './links'
import { RuleLink } from './RuleLink'

/** Modifiers line by line, each with its rule and its shapes on the board. */
export function LedgerView({ ledger }: { ledger: Ledger }) {
  const sum = total(ledger.lines)
  return (
    <table className={styles.ledger}>
      <caption className={styles.caption}>
        {ledger.name}
        {ledger.base && <span className={styles.base}> {ledger.base}</span>}
      </caption>
      <thead className="only-spoken">
        <tr>
          <th scope="col">Why</th>
          <th scope="col">Modifier</th>
        </tr>
      </thead>
      <tbody>
        {ledger.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ledger is written once, its lines never move.
          <Line key={i} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.sumName}>
            {ledger.base ? 'Added to the dice' : 'Sum'}
          </th>
          <td className={classes(styles.value, styles.sum)}>{ledger.base ? signed(sum) : sum}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Line({ line }: { line: Modifier }) {
  const shown = useShown(line.shapes)
  const tone = line.value > 0 ? styles.up : line.value < 0 ? styles.down : undefined
  return (
    <tr className={styles.line} {...shown}>
      <th scope="row" className={styles.why}>
        {line.why} <RuleLink rule={line.rule} />
      </th>
      <td className={classes(styles.value, tone)}>{signed(line.value)}</td>
    </tr>
  )
}
