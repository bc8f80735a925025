import { side } from '../../engine/geometry/angle'
import { distance } from '../../engine/geometry/vec'
import { type Sentence, say } from '../../engine/record/log'
import type { Seat } from '../../engine/seats'
import { count, list } from '../../engine/words'
import type { CombatEvent, LsEvent, PlayEvent, SeatRoll } from './events'
import { narrateCombat } from './narrate-combat'
import { OBSTACLE_NAMES } from './rules/obstacles'
import type { State } from './state'
import { cm } from './words'

/** Turns facts into sentences, as a player would tell them. */
export function narrate(event: LsEvent, state: State): Sentence {
  return isPlay(event) ? narratePlay(event, state) : narrateCombat(event, state)
}

const COMBAT: Readonly<Record<CombatEvent['type'], true>> = {
  'attack-declared': true,
  'attack-resolved': true,
  stunned: true,
  crippled: true,
  overkilled: true,
  'stun-removed': true,
  'ecm-activated': true,
  'ecm-maintained': true,
  'ecm-removed': true,
  'interference-declared': true,
  'interference-resolved': true,
  'interference-cleared': true,
  'eccm-rolled': true,
}

const isPlay = (event: LsEvent): event is PlayEvent => !(event.type in COMBAT)

export const named = (state: State, id: string): Sentence[number] => ({ piece: id, name: state.units[id]?.name ?? id })

function narratePlay(event: PlayEvent, state: State): Sentence {
  const unit = 'unit' in event ? named(state, event.unit) : ''
  switch (event.type) {
    case 'first-rolled':
      return say`${seatOf(event.winner)} won the roll, ${totals(event)}, and will place first.`
    case 'obstacle-drawn':
      return say`${seatOf(event.seat)} drew ${a(OBSTACLE_NAMES[event.kind])}.`
    case 'obstacle-placed':
      return say`${seatOf(event.seat)} placed ${a(OBSTACLE_NAMES[event.kind])}.`
    case 'placed':
      return say`${unit} is placed${event.overthrust ? ' with an Overthrust counter' : event.evading ? ' with an Evasive counter' : ''}.`
    case 'initiative-rolled':
      return say`Turn ${event.turn}: ${seatOf(event.winner)} won the initiative, ${totals(event)}. Each side has ${count(event.commandPoints, 'Command Point')}.`
    case 'order-chosen':
      return orderChosen(event)
    case 'activated':
      return say`${unit} ${activation(event)}.`
    case 'moved':
      return say`${unit} moves ${cm(distance(event.from, event.to))}.`
    case 'flew':
      return say`${unit} flies ${cm(event.flown)}${event.turns > 0 ? `, with ${count(event.turns, 'turn')}` : ''}.`
    case 'faced':
      return say`${unit} turns ${Math.round(Math.abs(side(event.to - event.from)))} degrees.`
    case 'entry-checked':
      return say`${unit} enters ${a(OBSTACLE_NAMES[event.kind])}, rolls ${event.total} against 2 and ${event.passed ? 'gets through unharmed' : 'collides'}.`
    case 'retreated':
      return say`${unit} leaves the table and is out of the game.`
    case 'activation-ended':
      return say`${unit} ends its activation.`
    case 'command-spent':
      return say`${unit} spends a Command Point ${USES[event.use]}; ${event.left} left.`
    case 'reaction-passed':
      return event.until === 'turn'
        ? say`${seatOf(event.seat)} won't react for the rest of the turn.`
        : say`${seatOf(event.seat)} didn't react.`
    case 'reaction-asked':
      return event.always
        ? say`${seatOf(event.seat)} wants to be asked about every reaction.`
        : say`${seatOf(event.seat)} wants to be asked only about reactions that could change something.`
    case 'reaction-resumed':
      return say`${seatOf(event.seat)} may react again.`
    case 'conceded':
      return say`${seatOf(event.seat)} conceded.`
    case 'interference-tested':
      return say`${unit} rolls ${event.total} against 4: the Targeted ECM counter ${whose(event, state)} ${event.removed ? 'is removed' : 'stays'}.`
    case 'turn-ended':
      return say`Turn ${event.turn} is over${event.last ? ', and so is the game' : ''}.`
  }
}

const seatOf = (seat: Seat): Sentence[number] => ({ seat })

const a = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`)

/** "6 against 4 after a tie". */
function totals({ rounds, winner }: { rounds: readonly (readonly SeatRoll[])[]; winner: Seat }): string {
  const last = rounds.at(-1) ?? []
  const won = last.find(roll => roll.seat === winner)?.total ?? 0
  const others = last.filter(roll => roll.seat !== winner).map(roll => roll.total)
  const ties = rounds.length - 1
  const after = ties === 0 ? '' : ties === 1 ? ' after a tie' : ` after ${count(ties, 'tie')}`
  return `${won} against ${list(others.map(String))}${after}`
}

function orderChosen({ seat, order }: Extract<PlayEvent, { type: 'order-chosen' }>): Sentence {
  if (order.length > 2) {
    return say`${seatOf(seat)} set the order: ${order.flatMap((it, i) => (i === 0 ? [seatOf(it)] : [', ', seatOf(it)]))}.`
  }
  const [first] = order
  return first && first !== seat
    ? say`${seatOf(seat)} let ${seatOf(first)} go first.`
    : say`${seatOf(seat)} will go first.`
}

function activation({ slot, before, now, overthrust }: Extract<PlayEvent, { type: 'activated' }>): string {
  const started = {
    order: 'is activated',
    command: 'is activated out of sequence',
    'actions-only': 'takes the Actions it has left',
  }[slot]
  if (slot === 'actions-only') return started
  const states = [
    now.evading ? (before.evading ? 'still evading' : 'evading') : before.evading ? 'no longer evading' : '',
    overthrust ? 'on Overthrust' : before.overthrust ? 'no longer on Overthrust' : '',
    now.aiming ? 'aiming' : before.aiming ? 'no longer aiming' : '',
  ]
  return [started, ...states.filter(it => it !== '')].join(', ')
}

const USES: Readonly<Record<Extract<PlayEvent, { type: 'command-spent' }>['use'], string>> = {
  action: 'on an extra Action',
  defence: 'on its Defense roll',
  activate: 'to act out of sequence',
  turn: 'to turn',
}

const whose = ({ by, unit }: { by: Seat; unit: string }, state: State): Sentence =>
  state.units[unit]?.seat === by ? say`of its own side` : say`of ${seatOf(by)}`
