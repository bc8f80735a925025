import type { PieceId } from '../../../engine/scene/scene'
import type { Actor, Seat } from '../../../engine/seats'
import type { Session, Viewer } from '../../session/session'

const playedBy = ({ seats }: Session, played: 'person' | 'bot'): readonly Seat[] =>
  seats.filter(seat => seat.played === played).map(seat => seat.seat)

export const personsOf = (session: Session): readonly Seat[] => playedBy(session, 'person')

export const isBot = (session: Session, actor: Actor): boolean => playedBy(session, 'bot').some(seat => seat === actor)

export function nameOf({ seats }: Session, actor: Actor): string {
  if (actor === 'referee') return 'Referee'
  if (actor === 'table') return 'The table'
  return seats.find(seat => seat.seat === actor)?.name ?? `Seat ${actor}`
}

/** Seats that have something to decide, which isn't a secret. */
export const askedIn = (session: Session, viewer: Viewer): readonly Seat[] =>
  session.now(viewer).prompts.map(({ seat }) => seat)

/**
 * Who should be at the screen now: the current viewer if they have something to decide, otherwise the first person who
 * has.
 */
export function deciderOf(session: Session, now: Viewer | null): Viewer {
  const persons = personsOf(session)
  const stay = now ?? persons[0] ?? session.seats[0]?.seat ?? 'A'
  if (stay === 'referee') return stay
  const asked = askedIn(session, stay).filter(seat => persons.includes(seat))
  return asked.includes(stay) ? stay : (asked[0] ?? stay)
}

/**
 * Whether several people decide at once, each behind a screen of their own: before anyone does, it must be clear who
 * is at this one.
 */
export function decideApart(session: Session, viewer: Viewer): boolean {
  const persons = personsOf(session)
  const asked = new Set(askedIn(session, viewer).filter(seat => persons.includes(seat)))
  return !session.ruleset.open && asked.size > 1
}

/**
 * Whether one viewer could see what the other must not; then a curtain goes up between them. With `from` null (the game
 * was just opened), every other person counts.
 */
export function needsCurtain(session: Session, from: Viewer | null, to: Viewer): boolean {
  const persons = personsOf(session)
  if (from === to) return false
  // The referee's view is one click away and sees everything.
  if (to === 'referee') return from === null || session.hides(from, to)
  if (!persons.includes(to) || (persons.length < 2 && from !== 'referee')) return false
  if (decideApart(session, to)) return true
  const others: readonly Viewer[] = from === null ? persons.filter(seat => seat !== to) : [from]
  return others.some(other => session.hides(other, to))
}

/** The piece that a new decision is about, if it is about one. */
export function pieceInQuestion(session: Session, viewer: Viewer): PieceId | null {
  const pieces = session
    .now(viewer)
    .prompts.filter(prompt => prompt.seat === viewer)
    .flatMap(prompt => prompt.pieces ?? [])
  return pieces.length === 1 ? (pieces[0] ?? null) : null
}
