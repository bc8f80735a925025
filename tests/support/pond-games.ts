import { isRefusedStep, Match } from '../../src/engine/record/match'
import type { Step } from '../../src/engine/record/step'
import { ScriptedDice } from '../../src/engine/rolls/scripted'
import type { Seat } from '../../src/engine/seats'
import { type PondAction, toy, toySetup } from './toy'
import type { State } from './toy/state'

export const signal = (seat: Seat, stance: 'steady' | 'ram' | 'smoke' = 'steady', haste = 0): PondAction => ({
  type: 'signal',
  seat,
  signal: { stance, haste, loud: false, word: 'Ahoy' },
})

export const stateOf = (match: Match): State => match.state as State

/** Plays what must be lawful. */
export function must(match: Match, seat: Seat | 'referee', action: PondAction, ...faces: number[]): readonly Step[] {
  const dice = faces.length > 0 ? new ScriptedDice(faces) : undefined
  const played = match.play(seat, action, dice)
  if (isRefusedStep(played)) throw new Error(played.refusals.map(r => r.why).join(' '))
  return played
}

export const newMatch = (seed = 'a seed'): Match => new Match(toy, toySetup, seed)

/** Both have signalled and seat A plays: the first of a row of seeds that makes it so. */
export function atSea(seed = 'a seed'): Match {
  for (let i = 0; ; i++) {
    const match = newMatch(`${seed} ${i}`)
    must(match, 'A', signal('A'))
    must(match, 'B', signal('B'))
    if (stateOf(match).order[0] === 'A') return match
  }
}

/** A boat sails straight up the pond, or down where `far` is negative. */
export function sail(match: Match, id: string, far: number): PondAction {
  const boat = stateOf(match).boats[id]
  if (!boat) throw new Error(`no boat ${id}`)
  return { type: 'sail', boat: id, path: [{ at: { x: boat.at.x, y: boat.at.y - far }, facing: boat.facing }] }
}

export const fire: PondAction = { type: 'fire', boat: 'a1', target: 'b1' }

/** As `atSea`, and a1 lies within sight and range of b1. */
export function inRange(seed?: string): Match {
  const match = atSea(seed)
  must(match, 'A', sail(match, 'a1', 11))
  return match
}
