import type { Outcome, Prompt } from '../../engine/ruleset'
import type { SequenceStep } from '../../engine/scene/scene'
import type { Seat } from '../../engine/seats'
import { count, enemyName } from '../../engine/words'
import type { LsAction } from './actions'
import { attackPrompt } from './actions/defend'
import { drawer } from './actions/obstacle'
import { interferencePrompt } from './actions/targeted-ecm'
import { reactingUnits } from './rules/command'
import { OBSTACLE_NAMES } from './rules/obstacles'
import { obstaclesLeft, reserveOf } from './rules/set-up'
import { availableUnits } from './rules/turn'
import { cardOf, onTable, threatOf, unitOf, unitsOf } from './rules/unit'
import type { Frame, State } from './state'

/** Which seat has to decide what. */
export function awaiting(state: State): readonly Prompt[] {
  const top = state.stack.at(-1)
  if (top) return [promptOf(state, top)]
  const { active, initiative } = state
  switch (state.phase) {
    case 'obstacles':
      return active && !drawer(state) ? [obstaclePrompt(state, active)] : []
    case 'placement':
      return active ? [placementPrompt(state, active)] : []
    case 'main':
      if (state.order.length === 0)
        return initiative
          ? [{ seat: initiative, say: 'choose which side goes first', rule: 'LS.turn.initiative.choose-first' }]
          : []
      return active && availableUnits(state, active).length > 0 ? [slotPrompt(state, active)] : []
    case 'initiative':
    case 'end':
    case 'over':
      return []
  }
}

const obstaclePrompt = (state: State, seat: Seat): Prompt => {
  const kind = state.sides[seat]?.obstacles[0]
  const more = obstaclesLeft(state, seat) - 1
  return {
    seat,
    say: `place your ${kind ? OBSTACLE_NAMES[kind] : 'obstacle'}${more > 0 ? `, ${more} more to come` : ''}`,
    rule: 'LS.obstacle.equal',
  }
}

function placementPrompt(state: State, seat: Seat): Prompt {
  const left = reserveOf(state, seat)
  return {
    seat,
    say: `place a unit, ${left.length} left`,
    rule: 'LS.setup.alternate',
    pieces: left.map(({ id }) => id),
  }
}

function slotPrompt(state: State, seat: Seat): Prompt {
  const left = availableUnits(state, seat)
  return {
    seat,
    say: `activate a unit, ${left.length} left`,
    rule: 'LS.turn.main.alternate',
    pieces: left.map(({ id }) => id),
  }
}

function promptOf(state: State, frame: Frame): Prompt {
  switch (frame.kind) {
    case 'activation': {
      const unit = unitOf(state, frame.unit)
      const actions = unit.evading ? 'evading, so no Actions' : `${count(unit.actionsLeft, 'Action')} left`
      const what = frame.slot === 'actions-only' ? 'act' : 'move and act'
      return {
        seat: unit.seat,
        say: `${what} with ${unit.name}: ${actions}`,
        rule: 'LS.turn.activation.then-free',
        pieces: [unit.id],
      }
    }
    case 'reaction': {
      const unit = unitOf(state, frame.unit)
      const seat = frame.asked[0] ?? 'A'
      const name = unit.seat === seat ? unit.name : enemyName(unit.name, unitsOf(state, seat))
      return {
        seat,
        say: `${name} has ${frame.after === 'move' ? 'moved' : 'ended its activation'}: spend a Command Point or continue`,
        rule: 'LS.command.windows',
        pieces: reactingUnits(state, seat, frame).map(({ id }) => id),
      }
    }
    case 'attack':
      return attackPrompt(state, frame)
    case 'interference':
      return interferencePrompt(state, frame)
  }
}

/** The next forced step. */
export function auto(state: State): LsAction | null {
  const top = state.stack.at(-1)
  if (top)
    return top.kind === 'activation' && !onTable(unitOf(state, top.unit))
      ? { type: 'endActivation', unit: top.unit, facing: null }
      : null
  switch (state.phase) {
    case 'obstacles':
      if (state.placing === null) return { type: 'setup.first' }
      return drawer(state) ? { type: 'obstacle.draw' } : null
    case 'placement':
      return state.placing === null ? { type: 'setup.first' } : null
    case 'initiative':
      return { type: 'initiative.roll' }
    case 'main':
      if (state.order.length === 0) return null
      return state.active && availableUnits(state, state.active).length > 0 ? null : { type: 'main.advance' }
    case 'end':
      return endStep(state)
    case 'over':
      return null
  }
}

function endStep(state: State): LsAction {
  switch (state.endStep) {
    case 'interference':
      return { type: 'end.interference' }
    case 'unpaid-ecm':
      return { type: 'end.unpaidEcm' }
    case 'reset':
      return { type: 'end.reset' }
    case 'next':
      return { type: 'end.next' }
  }
}

/** The Threat Value a side has left on the table. */
export const threatLeft = (state: State, seat: Seat): number =>
  unitsOf(state, seat)
    .filter(onTable)
    .reduce((sum, unit) => sum + threatOf(cardOf(state, unit), state.options), 0)

export function outcome(state: State): Outcome | null {
  const playing = state.seats.filter(seat => !state.sides[seat]?.conceded)
  const [last, ...others] = playing
  if (last !== undefined && others.length === 0)
    return { winners: [last], why: 'Every other side has conceded.', rule: 'LS.end.concede' }
  const standing = playing.filter(seat => unitsOf(state, seat).some(unit => onTable(unit) || unit.status === 'reserve'))
  const [winner, ...rivals] = standing
  if (winner === undefined) return { winners: [], why: 'No side has any Units left.', rule: 'LS.end.nobody' }
  if (rivals.length === 0) return { winners: [winner], why: 'No opponent has any Units left.', rule: 'LS.end.cleared' }
  return state.phase === 'over' ? onThreat(state, standing) : null
}

/** The end of the scenario: the side with the most Threat Value left on the table wins. */
function onThreat(state: State, seats: readonly Seat[]): Outcome {
  const scores = seats.map(seat => ({ seat, threat: threatLeft(state, seat) }))
  const best = Math.max(...scores.map(({ threat }) => threat))
  const winners = scores.filter(({ threat }) => threat === best).map(({ seat }) => seat)
  const tally = `Threat Value on the table after ${state.turn} turns: ${scores.map(s => s.threat).join(' to ')}.`
  return { winners: winners.length === 1 ? winners : [], why: tally, rule: 'LS.end.scenario' }
}

const SHIPS = 'This game has no spaceships.'

/** The steps of a turn. Both ship phases are shown as left out. */
export function sequence(state: State): readonly SequenceStep[] {
  const { phase, options } = state
  if (phase === 'obstacles' || phase === 'placement') {
    const placing = phase === 'placement'
    const obstacles: SequenceStep = options.obstacles
      ? { id: 'obstacles', name: 'Obstacles', at: placing ? 'done' : 'now' }
      : { id: 'obstacles', name: 'Obstacles', at: 'left-out', note: 'This game is played without obstacles.' }
    return [obstacles, { id: 'placement', name: 'Placement', at: placing ? 'now' : 'next' }]
  }
  const now = ['initiative', 'main', 'end'].indexOf(phase === 'over' ? 'end' : phase)
  const at = (step: number): SequenceStep['at'] => (step < now ? 'done' : step === now ? 'now' : 'next')
  return [
    { id: 'initiative', name: 'Initiative', at: at(0) },
    { id: 'first-ship', name: 'First Ship Phase', at: 'left-out', note: SHIPS },
    { id: 'main', name: 'Main Phase', at: at(1) },
    { id: 'second-ship', name: 'Second Ship Phase', at: 'left-out', note: SHIPS },
    { id: 'end', name: 'End Phase', at: at(2) },
  ]
}
