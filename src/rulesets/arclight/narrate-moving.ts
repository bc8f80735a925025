import { type Sentence, say } from '../../engine/record/log'
import { count } from '../../engine/words'
import type { ArcEvent, Skippable } from './events'
import { conditionWords } from './scene/markers'
import type { State } from './state'
import { facingWords, hexWords } from './words'

type Told =
  | 'turn'
  | 'ran-out'
  | 'skipped'
  | 'none-to-move'
  | 'drifted'
  | 'declared-turn'
  | 'initiative'
  | 'order'
  | 'moved'
  | 'sharp-turn'
  | 'faced'
  | 'retreated'
  | 'stopped'
  | 'launched'
  | 'torpedo-moved'
  | 'torpedo-spent'
  | 'countered'
  | 'retargeted'
  | 'repaired'

const named = (state: State, id: string) => ({ piece: id, name: state.ships[id]?.name ?? id })
const HOUSE = ' (house option)'

/** Movement, initiative and the house options. */
export function narrateMoving(event: Extract<ArcEvent, { type: Told }>, state: State): Sentence {
  switch (event.type) {
    case 'turn':
      return say`Turn ${event.turn}.`
    case 'ran-out':
      return say`${named(state, event.ship)}: no longer in force: ${event.kinds.map(conditionWords).join('; ')}.`
    case 'skipped':
      return say`${event.why === 'basic' ? 'Not in this game' : 'Nothing to do'}, so skipped: ${event.steps.map(step => STEPS[step]).join(', ')}.`
    case 'none-to-move':
      return say`${{ seat: event.seat }} had no ship left to move, so the next side goes on.`
    case 'drifted':
      return say`${named(state, event.ship)} drifts to ${hexWords(event.to)}${HOUSE}.`
    case 'declared-turn':
      return say`${named(state, event.ship)} makes its declared turn to face ${facingWords(event.facing)}, for ${count(event.cost, 'point')}${HOUSE}.`
    case 'initiative':
      return say`${{ seat: event.seat }} rolled ${event.skill === 'cmd' ? 'Command' : 'Helm'}${event.ship ? say` with ${named(state, event.ship)}` : ''}: ${event.total}.`
    case 'order':
      return say`${tieWords(event)}${forcedWords(event)}Order of movement: ${event.order.flatMap((seat, i) => [i > 0 ? ', ' : '', { seat }])}.`
    case 'moved':
      return say`${named(state, event.ship)} moves ${count(event.hexes, 'hex', 'hexes')}${event.turns > 0 ? ` with ${count(event.turns, 'turn')}` : ''} to ${hexWords(event.to)}, facing ${facingWords(event.facing)}, for ${count(event.cost, 'point')}; ${event.left} left.`
    case 'sharp-turn':
      return say`${named(state, event.ship)} tries to turn ${event.sides} hexsides: Helm ${event.total}, needs ${event.target}. ${sharpWords(event)}`
    case 'faced':
      return say`${{ seat: event.seat }} turned ${named(state, event.ship)} to face ${facingWords(event.facing)}.`
    case 'retreated':
      return event.through
        ? say`${named(state, event.ship)} breaks through and leaves the map.`
        : say`${named(state, event.ship)} leaves the map and retreats.`
    case 'stopped':
      return say`${named(state, event.ship)} ends its move${event.unused > 0 ? ` with ${count(event.unused, 'point')} unused` : ''}.`
    case 'launched':
      return say`${named(state, event.ship)} launches a torpedo at ${named(state, event.target)}${HOUSE}.`
    case 'torpedo-moved':
      return say`Torpedo ${event.torpedo.slice(1)} flies ${count(event.hexes, 'hex', 'hexes')} to ${hexWords(event.to)}${HOUSE}.`
    case 'torpedo-spent':
      return say`Torpedo ${event.torpedo.slice(1)} is gone: ${SPENT[event.why]}${HOUSE}.`
    case 'countered':
      return say`${named(state, event.ship)}: ${event.with === 'cm' ? 'countermeasure' : 'nixie'} ${event.total} against torpedo ${event.torpedo.slice(1)}, ${event.works ? 'it works' : 'it fails'}${HOUSE}.`
    case 'retargeted':
      return say`${count(event.torpedoes.length, 'torpedo now tracks', 'torpedoes now track')} ${named(state, event.ship)}${HOUSE}.`
    case 'repaired':
      return say`${named(state, event.ship)}: Engineering ${event.total}, ${event.item} ${event.works ? 'repaired' : 'not repaired'}${HOUSE}.`
  }
}

const STEPS: Readonly<Record<Skippable, string>> = {
  premove: 'Pre-move',
  torpedoes: 'Torpedo movement',
  result: 'Torpedo Result',
  countermeasures: 'Countermeasures',
  engineering: 'Engineering',
  launch: 'Warhead Launch',
}

const SPENT = {
  fuel: 'out of fuel',
  'off-map': 'off the map',
  countermeasure: 'destroyed',
  target: 'its target is gone',
} as const

const tieWords = ({ ties }: Extract<ArcEvent, { type: 'order' }>): Sentence =>
  Object.keys(ties).length > 0 ? ['Helm rolls break the tie. '] : []

const forcedWords = ({ rules }: Extract<ArcEvent, { type: 'order' }>): Sentence =>
  rules.includes('ARC.crit.8') ? ['A ship without communications must move first. '] : []

function sharpWords({ result, cost }: Extract<ArcEvent, { type: 'sharp-turn' }>): string {
  switch (result) {
    case 'made':
      return `The turn costs ${cost}.`
    case 'costly':
      return `It fails, so the turn costs ${cost}.`
    case 'opponent':
      return `It fails with a 1: the turn costs ${cost}, and the opponent sets the facing.`
    case 'short':
      return "It fails, and there aren't enough points, so the ship doesn't turn."
  }
}
