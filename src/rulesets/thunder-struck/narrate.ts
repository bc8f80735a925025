import { type Sentence, say } from '../../engine/record/log'
import type { Seat } from '../../engine/seats'
import type { TsEvent } from './events'
import type { State } from './state'
import { CONSOLE } from './tables/console'
import { facingName, inSector, shipPiece, spotName } from './words'

const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** "Blue 4, Orange 5". */
const listed = <T extends { readonly seat: Seat }>(all: readonly T[], told: (one: T) => number | string): Sentence =>
  all.flatMap((one, i) => [i > 0 ? ', ' : '', { seat: one.seat }, ` ${told(one)}`])

export function narrate(event: TsEvent, state: State): Sentence {
  switch (event.type) {
    case 'begun':
      return beginning(event.seats)
    case 'first':
      return say`${shipPiece(event.seat)} takes the Turn Marker${event.rolls.length > 0 ? say` with the highest die: ${listed(event.rolls, ({ face }) => face)}` : ''}.`
    case 'rolled':
      return say`${shipPiece(event.seat)} ${event.again ? 'spends a cube and rolls again' : 'rolls'}: ${event.faces.join(', ')}.`
    case 'placed':
      return event.space
        ? say`${shipPiece(event.seat)} places a ${event.face} on ${CONSOLE[event.space].name}.`
        : say`${shipPiece(event.seat)} takes a ${event.face} back.`
    case 'ready':
      return say`${shipPiece(event.seat)} has finished planning${event.waiting > 0 ? `; ${event.waiting} still at it` : ''}.`
    case 'revealed':
      return say`Round ${event.round}: the screens go, all dice are seen.`
    case 'powered-die':
      return say`${shipPiece(event.seat)} spends ${plural(event.cubes, 'cube')}${event.pips === 0 ? '' : `, ${event.pips > 0 ? '+' : '−'}${plural(Math.abs(event.pips), 'pip')}`}${event.moved ? `, die to ${CONSOLE[event.moved].name}` : ''}.`
    case 'boosted':
      return say`${shipPiece(event.seat)} boosts ${event.pips} from ${event.from} to ${event.to}${event.skipped > 0 ? `, past ${plural(event.skipped, 'ship')}` : ''}.`
    case 'contest':
      return say`${shipPiece(event.seat)} calls the Manoeuvre: ${listed(event.totals, ({ total }) => total)}.`
    case 'contest-won':
      return event.seat
        ? say`${shipPiece(event.seat)} wins the Manoeuvre${inSector(state, event.sector)}.`
        : say`Nobody wins the Manoeuvre${inSector(state, event.sector)}.`
    case 'skipped':
      return say`${shipPiece(event.seat)} has no die left, so its turn is skipped.`
    case 'flipped':
      return say`${shipPiece(event.seat)} flips and faces ${facingName(event.facing)}.`
    case 'stayed':
      return say`${shipPiece(event.seat)} stays as it is.`
    case 'warped':
      return say`${shipPiece(event.seat)} warps ${event.gate ? 'through a gate ' : ''}to ${spotName(state, { sector: event.sector, at: event.to })}, facing ${facingName(event.facing)}.`
    case 'shield-raised':
      return say`${shipPiece(event.seat)} ${event.already ? 'keeps' : 'raises'} its ${CONSOLE[event.shield].name}.`
    case 'powered':
      return say`${shipPiece(event.seat)} takes ${plural(event.gained, 'cube')}${event.lost > 0 ? `; ${event.lost} too many for the store` : ''}.`
    case 'fired':
      return firing(event)
    case 'shield-lost':
      return say`${shipPiece(event.seat)} loses its ${CONSOLE[event.shield].name} to the hit.`
    case 'damaged':
      return say`${shipPiece(event.seat)} takes damage on ${CONSOLE[event.space].name}${event.dieLost ? '; the die there is lost' : ''}${event.shieldOff ? '; the shield there goes down' : ''}.`
    case 'destroyed':
      return event.why === 'conceded'
        ? say`${shipPiece(event.seat)} concedes and leaves the battle.`
        : say`${shipPiece(event.seat)} is destroyed${event.why === 'pair' ? ': a vital pair is gone' : ''}.`
    case 'closed':
      return say`Sector ${event.sector} is closed for the rest of the duel.`
    case 'scored':
      return say`Boost and Manoeuvre: ${listed(event.scores, s => `${s.boost} and ${s.manoeuvre}`)}. ${event.loser ? { seat: event.loser } : 'Nobody'} is lowest.`
    case 'limit':
      return say`Round ${event.round} is played: the game ends.`
    case 'reflex':
      return event.seat
        ? say`${shipPiece(event.seat)} takes the Reflex die for a round.`
        : say`${shipPiece(event.by)} leaves the Reflex die.`
    case 'new-round':
      return say`Round ${event.round}. ${shipPiece(event.first)} has the Turn Marker.`
  }
}

function beginning(seats: readonly Seat[]): Sentence {
  const started = 'faces clockwise and has its Mid shield up and one cube.'
  if (seats.length === 2) return say`The ships start on spaces 4 and 12. Each ${started}`
  const team = (first: 0 | 1): Sentence =>
    seats.filter((_, chair) => chair % 2 === first).flatMap((seat, i) => [i > 0 ? ' and ' : '', { seat }])
  return say`${team(0)} against ${team(1)}: the ships start on spaces 4 and 12 of both Sectors. Each ${started}`
}

function firing(event: Extract<TsEvent, { type: 'fired' }>): Sentence {
  if (!event.target) return say`${shipPiece(event.seat)} fires ${event.face}; nobody is ahead.`
  const at = say`${shipPiece(event.seat)} fires ${event.face} at ${shipPiece(event.target)}, ${event.distance} away: `
  return event.hit ? say`${at}a hit in the ${event.side}.` : say`${at}a miss.`
}
