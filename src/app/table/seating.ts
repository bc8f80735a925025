import { digestOf } from '../../engine/record/digest'
import { viewFor } from '../../engine/record/hidden'
import type { Match } from '../../engine/record/match'
import { outcomeOf, promptsOf } from '../../engine/record/standing'
import type { Prompt } from '../../engine/ruleset'
import type { PieceId } from '../../engine/scene/scene'
import type { Actor, Seat } from '../../engine/seats'
import type { Eyes } from './state'

/** Who must decide what, as somebody may know it; who is asked is no secret, what he has done so far may be. */
export const promptsFor = (match: Match, eyes: Eyes): readonly Prompt[] =>
  outcomeOf(match.ruleset, match.state) ? [] : match.ruleset.awaiting(match.viewFor(eyes))

/** Seats that are asked for something. */
export const askedIn = ({ ruleset, state }: Match): readonly Seat[] => promptsOf(ruleset, state).map(({ seat }) => seat)

/** Seats whose bots gave up: a person plays them for as long as the page is open. */
const givenUp = new WeakMap<Match, ReadonlySet<Seat>>()

export const giveUp = (match: Match, seat: Seat): void => {
  givenUp.set(match, new Set([...(givenUp.get(match) ?? []), seat]))
}

const playedBy = (match: Match, played: 'person' | 'bot'): readonly Seat[] =>
  match.setup.seats
    .filter(({ seat, played: set }) => (givenUp.get(match)?.has(seat) ? 'person' : set) === played)
    .map(({ seat }) => seat)

export const personsOf = (match: Match): readonly Seat[] => playedBy(match, 'person')

export const isBot = (match: Match, actor: Actor): boolean => playedBy(match, 'bot').some(seat => seat === actor)

export function nameOf(match: Match, actor: Actor): string {
  if (actor === 'referee') return 'Referee'
  if (actor === 'table') return 'The table'
  return match.setup.seats.find(seat => seat.seat === actor)?.name ?? `Seat ${actor}`
}

/** Who should sit at the screen now: whoever must decide, and the one who sits there if he is one of them. */
export function deciderOf(match: Match, now: Eyes | null): Eyes {
  const persons = personsOf(match)
  const stay = now ?? persons[0] ?? match.setup.seats[0]?.seat ?? 'A'
  if (stay === 'referee') return stay
  const asked = askedIn(match).filter(seat => persons.includes(seat))
  return asked.includes(stay) ? stay : (asked[0] ?? stay)
}

/**
 * Whether somebody at the screen could see what another must not: then a curtain falls between them. Where nobody
 * sat there before (`from` null, the game was just opened) the others are meant.
 */
export function needsCurtain(match: Match, from: Eyes | null, to: Eyes): boolean {
  const persons = personsOf(match)
  if (from === to) return false
  const sees = (eyes: Eyes): string => digestOf(viewFor(match.state, eyes))
  // The referee's chair is one press away, and sees behind every screen.
  if (to === 'referee') return from === null || sees(from) !== sees(to)
  if (!persons.includes(to) || (persons.length < 2 && from !== 'referee')) return false
  const others: readonly Eyes[] = from === null ? persons.filter(seat => seat !== to) : [from]
  const own = sees(to)
  return others.some(other => sees(other) !== own)
}

/** The piece a fresh decision is about, where it is about one. */
export function pieceInQuestion(match: Match, seat: Eyes): PieceId | null {
  const pieces = promptsOf(match.ruleset, match.state)
    .filter(prompt => prompt.seat === seat)
    .flatMap(prompt => prompt.pieces ?? [])
  return pieces.length === 1 ? (pieces[0] ?? null) : null
}

/** Seats that may agree to a take-back: the other persons, or the other seats where a person plays alone. */
export function grantersFor(match: Match, asked: Actor): readonly Seat[] {
  const others = match.setup.seats.map(seat => seat.seat).filter(seat => seat !== asked)
  const persons = others.filter(seat => personsOf(match).includes(seat))
  return persons.length > 0 ? persons : others
}
