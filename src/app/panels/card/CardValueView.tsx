import type { CardValue, Mark } from '../../../engine/scene/card'
import styles from './CardView.module.css'
import { MARKS } from './marks'

export function MarkBadge({ mark }: { mark: Mark }) {
  const { badge, means } = MARKS[mark]
  return (
    <span className={styles.mark} data-mark={mark} title={`${badge}: ${means}`}>
      {badge}
    </span>
  )
}

interface CardValueViewProps {
  readonly value: CardValue
  /** Said already for everything around it. */
  readonly said: Mark | null
}

/** The printed value; where play has changed it, struck, with what it is now beside it. */
export function CardValueView({ value, said }: CardValueViewProps) {
  const { printed, live, mark } = value
  const changed = live !== undefined && live !== printed
  return (
    <>
      {changed ? (
        <>
          <s className={styles.printed}>
            <span className="only-spoken">printed </span>
            {printed}
          </s>{' '}
          <strong className={styles.live}>
            <span className="only-spoken">now </span>
            {live}
          </strong>
        </>
      ) : (
        printed
      )}
      {mark && mark !== said && (
        <>
          {' '}
          <MarkBadge mark={mark} />
        </>
      )}
    </>
  )
}
