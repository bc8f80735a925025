import type { CSSProperties } from 'react'
import type { Odds } from '../../engine/rolls/odds'
import { percent } from './format'
import styles from './OddsBars.module.css'

/** The exact chance of every outcome, from the same code that will roll. A table drawn as bars. */
export function OddsBars({ odds, label = 'Odds' }: { odds: Odds; label?: string }) {
  return (
    <table className={styles.odds}>
      <caption className="only-spoken">{label}</caption>
      <thead className="only-spoken">
        <tr>
          <th scope="col">Outcome</th>
          <th scope="col">Chance</th>
        </tr>
      </thead>
      <tbody>
        {odds.outcomes.map(({ label: name, probability, success }) => (
          <Row key={name} name={name} probability={probability} tone={success ? 'success' : 'plain'} />
        ))}
      </tbody>
      {odds.means.size > 0 && (
        <tbody className={styles.means}>
          {[...odds.means].map(([name, mean]) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              <td className={styles.mean}>
                {mean.toFixed(2)} <small>on average</small>
              </td>
            </tr>
          ))}
        </tbody>
      )}
      {odds.also.size > 0 && (
        <tbody className={styles.also}>
          {[...odds.also].map(([name, probability]) => (
            <Row key={name} name={name} probability={probability} tone="also" />
          ))}
        </tbody>
      )}
    </table>
  )
}

function Row(props: { name: string; probability: number; tone: 'success' | 'plain' | 'also' }) {
  const { name, probability, tone } = props
  const share: CSSProperties & Record<'--share', string> = { '--share': `${probability * 100}%` }
  return (
    <tr className={styles.row} data-tone={tone} title={`${(probability * 100).toFixed(3)} %`}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td className={styles.bar} style={share}>
        <span className={styles.percent}>{percent(probability)}</span>
      </td>
    </tr>
  )
}
