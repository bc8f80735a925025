import { Bot, User } from 'lucide-react'
import { useId } from 'react'
import { COLOUR_NAMES, SEATS, type Seat, type SeatSetup } from '../../engine/seats'
import { FieldRow, SeatShape } from '../design'
import styles from './setup.module.css'

export interface SeatsEditorProps {
  readonly seats: readonly SeatSetup[]
  /** The numbers of players this game allows. */
  readonly counts: readonly number[]
  readonly words: Readonly<Partial<Record<Seat, string>>>
  onCount(count: number): void
  onSeat(seat: SeatSetup): void
  onWord(seat: Seat, word: string): void
  /** Given if players choose their colours. */
  onColour?(from: Seat, to: Seat): void
}

/** Each player's name, colour, person or bot, and a word to mix into the dice. */
export function SeatsEditor({ seats, counts, words, onCount, onSeat, onWord, onColour }: SeatsEditorProps) {
  return (
    <>
      {counts.length > 1 && (
        <div className={styles.count}>
          <FieldRow
            field={{
              kind: 'choice',
              name: 'count',
              label: 'Players',
              value: String(seats.length),
              options: counts.map(count => ({ value: String(count), label: String(count) })),
            }}
            value={String(seats.length)}
            onChange={value => onCount(Number(value))}
          />
        </div>
      )}
      <ul className={styles.seats}>
        {seats.map((seat, chair) => (
          <SeatEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat keeps its place, whatever its colour.
            key={chair}
            seat={seat}
            word={words[seat.seat] ?? ''}
            onSeat={onSeat}
            onWord={word => onWord(seat.seat, word)}
            {...(onColour && { onColour: (to: Seat) => onColour(seat.seat, to) })}
          />
        ))}
      </ul>
    </>
  )
}

function SeatEditor(props: {
  seat: SeatSetup
  word: string
  onSeat(seat: SeatSetup): void
  onWord(word: string): void
  onColour?(to: Seat): void
}) {
  const { seat, word, onSeat, onWord, onColour } = props
  const id = useId()
  return (
    <li className={styles.seat} data-seat={seat.seat}>
      <div className={styles.seatHead}>
        <SeatShape seat={seat.seat} />
        <label className={styles.nameField}>
          <span className="only-spoken">Name of player {seat.seat}</span>
          <input
            type="text"
            value={seat.name}
            maxLength={60}
            autoComplete="off"
            onChange={event => onSeat({ ...seat, name: event.target.value })}
          />
        </label>
      </div>
      {onColour && <ColourPicker seat={seat} name={`${id} colour`} onColour={onColour} />}
      <div className={styles.played} role="radiogroup" aria-label={`Player ${seat.seat} is a`}>
        {(['person', 'bot'] as const).map(played => (
          <label key={played}>
            <input
              type="radio"
              name={id}
              checked={seat.played === played}
              onChange={() => onSeat({ ...seat, played })}
            />
            {played === 'person' ? <User aria-hidden="true" /> : <Bot aria-hidden="true" />}
            {played === 'person' ? 'Person' : 'Bot'}
          </label>
        ))}
      </div>
      {seat.played === 'person' && (
        <label className={styles.word}>
          <span>Word to mix into the dice</span>
          <input
            type="text"
            value={word}
            maxLength={40}
            placeholder="optional"
            autoComplete="off"
            onChange={event => onWord(event.target.value)}
          />
        </label>
      )}
    </li>
  )
}

/** All colours; choosing one that another player has swaps them. */
function ColourPicker({ seat, name, onColour }: { seat: SeatSetup; name: string; onColour(to: Seat): void }) {
  return (
    <div className={styles.colours} role="radiogroup" aria-label={`Colour of ${seat.name}`}>
      {SEATS.map(colour => (
        <label key={colour} data-seat={colour} title={COLOUR_NAMES[colour]}>
          <input type="radio" name={name} checked={seat.seat === colour} onChange={() => onColour(colour)} />
          <SeatShape seat={colour} />
          <span className="only-spoken">{COLOUR_NAMES[colour]}</span>
        </label>
      ))}
    </div>
  )
}
