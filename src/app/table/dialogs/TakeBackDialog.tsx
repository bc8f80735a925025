import type { Seat } from '../../../engine/seats'
import { Button, Dialog, SeatTag } from '../../design/index'
import { useActions, useTable } from '../store/context'
import { nameOf } from '../store/seating'

/** Something was learned since: the other side decides whether the step may be taken back. */
export function TakeBackDialog() {
  const { grant, deny } = useActions()
  const question = useTable(s => s.question)
  const session = useTable(s => s.session)
  if (!question) return null
  const { asked, of, what } = question
  const name = (seat: Seat) => nameOf(session, seat)
  return (
    <Dialog
      title="Grant the take-back?"
      isOpen
      mustAnswer
      role="alertdialog"
      onClose={deny}
      actions={
        <>
          <Button kind="quiet" autoFocus onPress={deny}>
            No, it stands
          </Button>
          {of.map(seat => (
            <Button key={seat} kind="primary" onPress={() => grant(seat)}>
              {name(seat)} agrees
            </Button>
          ))}
        </>
      }
    >
      <p>
        {asked === 'table' || asked === 'referee' ? (
          nameOf(session, asked)
        ) : (
          <SeatTag seat={asked} name={name(asked)} />
        )}{' '}
        asks to take back: <strong>{what}</strong>.
      </p>
      <p>
        Dice have fallen or something hidden was shown since, so this is for{' '}
        {of.map((seat, i) => (
          <span key={seat}>
            {i > 0 && ' or '}
            <SeatTag seat={seat} name={name(seat)} />
          </span>
        ))}{' '}
        to decide. The log will remember it.
      </p>
    </Dialog>
  )
}
