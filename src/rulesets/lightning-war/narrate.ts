import { type Sentence, say } from '../../engine/record/log'
import { count } from '../../engine/words'
import type { LwEvent, PlayEvent } from './events'
import { named, narrateCombat, seatOf, unitNamed } from './narrate-combat'
import type { Mode } from './rules/rates'
import { inches } from './rules/words'
import type { State } from './state'

/** Facts into sentences, as a player would tell them. */
export function narrate(event: LwEvent, state: State): Sentence {
  return isPlay(event) ? narratePlay(event, state) : narrateCombat(event, state)
}

const PLAY: Readonly<Record<PlayEvent['type'], true>> = {
  'season-rolled': true,
  deployed: true,
  'deployment-done': true,
  'initiative-rolled': true,
  'initiative-given': true,
  'step-began': true,
  moved: true,
  'unit-moved': true,
  arrived: true,
  left: true,
  mounted: true,
  dismounted: true,
  'main-picked': true,
  'turn-ended': true,
  conceded: true,
}

const isPlay = (event: LwEvent): event is PlayEvent => event.type in PLAY

const MODES: Readonly<Record<Mode, string>> = {
  normal: 'moves',
  dash: 'dashes for cover,',
  road: 'drives at double rate by road,',
  retire: 'falls back at double rate,',
}

function narratePlay(event: PlayEvent, state: State): Sentence {
  switch (event.type) {
    case 'season-rolled':
      return say`In ${event.season} visibility is ${inches(event.visibility)}.`
    case 'deployed':
      return event.together > 1
        ? say`${named(state, event.base)} and its unit move to another position.`
        : say`${named(state, event.base)} moves to another position.`
    case 'deployment-done':
      return say`${seatOf(event.seat)} finished placing their troops.`
    case 'initiative-rolled':
      return say`Turn ${event.turn}: ${seatOf(event.winner)} rolled highest${event.rounds.length > 1 ? ', after a tie' : ''}.`
    case 'initiative-given':
      return event.by === event.to
        ? say`${seatOf(event.by)} took the initiative.`
        : say`${seatOf(event.by)} gave the initiative to ${seatOf(event.to)}.`
    case 'step-began':
      return stepBegan(event)
    case 'moved':
      return moved(event, state)
    case 'unit-moved':
      return say`${unitNamed(state, event.unit)} moves together: ${count(event.bases, 'base')}.`
    case 'arrived':
      return say`${named(state, event.base)} arrives on the table.`
    case 'left':
      return say`${named(state, event.base)} leaves the table.`
    case 'mounted':
      return say`${named(state, event.base)} mounts ${named(state, event.carrier)}.`
    case 'dismounted':
      return event.bailed
        ? say`${named(state, event.base)} bails out of the wreck of ${named(state, event.carrier)}.`
        : say`${named(state, event.base)} dismounts from ${named(state, event.carrier)}.`
    case 'main-picked':
      return say`${named(state, event.base)} is now in command of ${unitNamed(state, event.unit)}.`
    case 'turn-ended':
      return say`Turn ${event.turn} is over${event.last ? ', and so is the battle' : ''}.`
    case 'conceded':
      return say`${seatOf(event.seat)} conceded the battle.`
  }
}

function stepBegan({ step, seat }: Extract<PlayEvent, { type: 'step-began' }>): Sentence {
  const what = step === 'firing' ? 'Firing' : 'Movement'
  return seat ? say`${what}: ${seatOf(seat)}.` : say`The next step begins.`
}

function moved({ base, mode, far, retreat }: Extract<PlayEvent, { type: 'moved' }>, state: State): Sentence {
  const before = retreat === 'retires' ? ', retiring before the enemy' : retreat === 'withdraws' ? ', withdrawing' : ''
  return far === 0
    ? say`${named(state, base)} turns on the spot.`
    : say`${named(state, base)} ${MODES[mode]} ${inches(far)}${before}.`
}
