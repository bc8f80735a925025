import { type Sentence, say } from '../../engine/record/log'
import type { Seat } from '../../engine/seats'
import { count, list, signed } from '../../engine/words'
import type { TsEvent } from './events'
import type { State } from './state'
import { CONSOLE, MOST_CUBES } from './tables/console'
import { facingName, inSector, shipPiece, spotName } from './words'

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
        : say`${shipPiece(event.seat)} takes back a ${event.face}.`
    case 'ready':
      return say`${shipPiece(event.seat)} has finished planning${event.waiting > 0 ? `; ${count(event.waiting, 'player is', 'players are')} still planning` : ''}.`
    case 'revealed':
      return say`Round ${event.round}: the screens are removed and all dice are revealed.`
    case 'powered-die':
      return spending(event)
    case 'boosted':
      return say`${shipPiece(event.seat)} boosts ${count(event.pips, 'space')} from ${event.from} to ${event.to}${event.skipped > 0 ? `, passing ${count(event.skipped, 'ship')}` : ''}.`
    case 'contest':
      return say`${shipPiece(event.seat)} starts the Manoeuvre: ${listed(event.totals, ({ total }) => total)}.`
    case 'contest-won':
      return event.seat
        ? say`${shipPiece(event.seat)} wins the Manoeuvre${inSector(state, event.sector)}.`
        : say`Nobody wins the Manoeuvre${inSector(state, event.sector)}.`
    case 'skipped':
      return say`${shipPiece(event.seat)} has no die left, so its turn is skipped.`
    case 'flipped':
      return say`${shipPiece(event.seat)} flips and faces ${facingName(event.facing)}.`
    case 'stayed':
      return say`${shipPiece(event.seat)} does nothing.`
    case 'warped':
      return say`${shipPiece(event.seat)} warps ${event.gate ? 'through a gate ' : ''}to ${spotName(state, { sector: event.sector, at: event.to })}, facing ${facingName(event.facing)}.`
    case 'shield-raised':
      return say`${shipPiece(event.seat)} ${event.already ? 'uses a die on' : 'raises'} its ${CONSOLE[event.shield].name}${event.already ? ', which is already up' : ''}.`
    case 'powered':
      return say`${shipPiece(event.seat)} takes ${count(event.gained, 'cube')}${event.lost > 0 ? ` and loses ${event.lost}, because a ship can hold only ${MOST_CUBES}` : ''}.`
    case 'fired':
      return firing(event)
    case 'shield-lost':
      return say`${shipPiece(event.seat)} uses up its ${CONSOLE[event.shield].name} to stop the hit.`
    case 'damaged':
      return say`${shipPiece(event.seat)} takes damage on ${CONSOLE[event.space].name}${event.dieLost ? '; the die there is lost' : ''}${event.shieldOff ? '; the shield there goes down' : ''}.`
    case 'destroyed':
      return event.why === 'conceded'
        ? say`${shipPiece(event.seat)} concedes and leaves the battle.`
        : say`${shipPiece(event.seat)} is destroyed${event.why === 'pair' ? ': both spaces of a pair are damaged' : ''}.`
    case 'closed':
      return say`Sector ${event.sector} is closed for the rest of the duel.`
    case 'scored':
      return say`Boost and Manoeuvre totals: ${listed(event.scores, s => `${s.boost} and ${s.manoeuvre}`)}. Lowest: ${event.loser ? { seat: event.loser } : 'nobody'}.`
    case 'limit':
      return say`Round ${event.round} is over, and the game ends.`
    case 'reflex':
      return event.seat
        ? say`${shipPiece(event.seat)} takes the Reflex die for the next round.`
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

function spending({ seat, cubes, pips, moved }: Extract<TsEvent, { type: 'powered-die' }>): Sentence {
  const changed = pips === 0 ? 'change its dice' : `change a die by ${signed(pips)}`
  const uses = [
    ...(cubes > (moved ? 1 : 0) ? [changed] : []),
    ...(moved ? [`move a die to ${CONSOLE[moved].name}`] : []),
  ]
  return say`${shipPiece(seat)} spends ${count(cubes, 'cube')} to ${list(uses)}.`
}

function firing(event: Extract<TsEvent, { type: 'fired' }>): Sentence {
  if (!event.target) return say`${shipPiece(event.seat)} fires a ${event.face}, but no enemy is ahead.`
  const at = say`${shipPiece(event.seat)} fires a ${event.face} at ${shipPiece(event.target)}, ${count(event.distance, 'space')} away: `
  return event.hit ? say`${at}a hit in the ${event.side}.` : say`${at}a miss.`
}
