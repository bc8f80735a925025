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
  /** The source mark is already shown for everything around it. */
  readonly said: Mark | null
}

/** Figures that belong together: "4-7-10". */
const JOINED = /(\d+(?:-\d+)+)/

/** A line may break at a hyphen, but not at one between figures. */
const Unbroken = ({ text }: { text: string }) =>
  text.split(JOINED).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
      <span key={i} className={styles.joined}>
        {part}
      </span>
    ) : (
      part
    ),
  )

/** The printed value; if it has changed in play, struck out, with the current value beside it. */
export function CardValueView({ value, said }: CardValueViewProps) {
  const { printed, live, mark } = value
  const changed = live !== undefined && live !== printed
  return (
    <>
      {changed ? (
        <>
          <s className={styles.printed}>
            <span className="only-spoken">printed </span>
            <Unbroken text={printed} />
          </s>{' '}
          <strong className={styles.live}>
            <span className="only-spoken">now </span>
            <Unbroken text={live} />
          </strong>
        </>
      ) : (
        <Unbroken text={printed} />
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
