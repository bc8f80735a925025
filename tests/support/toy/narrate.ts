import { type Sentence, say } from '../../../src/engine/record/log'
import type { PondEvent } from './events'
import type { State } from './state'

export function narrate(event: PondEvent, state: State): Sentence {
  const boat = (id: string) => ({ piece: id, name: state.boats[id]?.name ?? id })
  switch (event.type) {
    case 'signalled':
      return say`${{ seat: event.seat }} hoists a signal.`
    case 'signalled-secretly':
      return say`${{ seat: event.seat }} signals ${event.signal.stance}, haste ${event.signal.haste}.`
    case 'revealed':
      return say`${{ seat: event.seat }} signalled ${event.signal.stance}: “${event.signal.word}”.`
    case 'initiative':
      return say`${{ seat: event.first }} plays first, ${Object.values(event.totals).join(' to ')}.`
    case 'sailed':
      return say`${boat(event.boat)} sails ${event.far.toFixed(1)} cm.`
    case 'struck':
      return say`${boat(event.boat)} strikes a mine.`
    case 'turned':
      return say`${boat(event.boat)} turns ${event.by.toFixed(0)}°.`
    case 'docked':
      return say`${boat(event.boat)} ties up and mends.`
    case 'fired':
      return say`${boat(event.boat)} fires at ${boat(event.target)}: ${event.result}.`
    case 'braced':
      return say`${boat(event.boat)} braces and ${event.saved ? 'is spared' : 'is not spared'}: ${event.damage} lost.`
    case 'took-it':
      return say`${boat(event.boat)} takes it: ${event.damage} lost.`
    case 'sank':
      return say`${boat(event.boat)} goes down.`
    case 'laid':
      return say`${boat(event.boat)} lays a mine somewhere.`
    case 'laid-at':
      return say`The mine of ${boat(event.boat)} lies at ${event.at.x.toFixed(1)}, ${event.at.y.toFixed(1)}.`
    case 'passed':
      return say`${{ seat: event.seat }} passes.`
    case 'turn-ended':
      return say`Turn ${event.turn} ends.`
    case 'conceded':
      return say`${{ seat: event.seat }} concedes.`
  }
}
