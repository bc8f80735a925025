import type { Action } from '../../src/engine/ruleset'
import type { Seat } from '../../src/engine/seats'
import { DUEL } from './worked-lightning-strike'

/** A game played by a script: who does what, with which faces. Forced steps throw the dice of the seed. */
export interface Worked {
  readonly name: string
  readonly scenario: string
  readonly seed: string
  readonly moves: readonly (readonly [Seat, Action & Record<string, unknown>, ...number[]])[]
  /** Take-backs after the move of this number, asked by its seat and granted by the other. */
  readonly takenBack?: readonly number[]
}

const signal = (seat: Seat, stance: string, haste: number) =>
  [seat, { type: 'signal', seat, signal: { stance, haste, loud: true, word: 'Ahoy' } }] as const
const ahead = (boat: string, x: number, y: number, facing: number) => ({
  type: 'sail',
  boat,
  path: [{ at: { x, y }, facing }],
})

export const WORKED: Readonly<Record<string, readonly Worked[]>> = {
  'lightning-strike': [DUEL],
  pond: [
    {
      name: 'worked-mine-and-critical',
      scenario: 'regatta',
      seed: 'worked 2',
      moves: [
        signal('A', 'ram', 2),
        signal('B', 'smoke', 0),
        ['A', ahead('a2', 30, 34, 0)],
        ['A', { type: 'lay', boat: 'a2', at: { x: 30, y: 27 } }],
        ['A', ahead('a1', 15, 33, 0)],
        ['A', { type: 'fire', boat: 'a1', target: 'b1' }, 2, 3],
        ['A', { type: 'turn', boat: 'a3', facing: 20 }],
        ['A', { type: 'pass' }],
        ['B', { type: 'dock', boat: 'b1', berth: 'berth.1' }],
        ['B', ahead('b2', 30, 26, 180)],
        ['B', { type: 'fire', boat: 'b1', target: 'a1' }, 6, 6],
        ['A', { type: 'brace', brace: true }, 2],
        ['B', { type: 'pass' }],
        signal('A', 'steady', 1),
      ],
      takenBack: [5],
    },
  ],
}
