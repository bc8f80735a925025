import { SeatTag } from '../../design/index'
import { useTable } from '../store/context'
import { isBot } from '../store/seating'
import styles from './TopBar.module.css'

/** Longer texts may not fit beside the dials on a small screen, so they take two lines of smaller type. */
const LONG = 44

/** "Jovians: activate a unit, 3 left". Spoken whenever it changes. */
export function PromptLine() {
  const { seats, text, mood } = useTable((s, select) => select.headline(s))
  const names = useTable((s, select) => select.names(s))
  const session = useTable(s => s.session)
  return (
    <p
      className={styles.prompt}
      data-mood={mood}
      data-long={text.length > LONG || undefined}
      data-seat={seats.length === 1 ? seats[0] : undefined}
      role="status"
    >
      {seats.map((seat, i) => (
        <span key={seat}>
          <SeatTag seat={seat} name={names.get(seat) ?? seat} bot={isBot(session, seat)} />
          {i < seats.length - 1 ? ' and ' : mood === 'over' ? ' ' : ': '}
        </span>
      ))}
      {text}
    </p>
  )
}
