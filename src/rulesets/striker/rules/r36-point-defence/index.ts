import type { Module } from '../module'
import { cards } from './cards'
import { bringDown, meetingAt, noteFired, pick, roundsAsked } from './direct'
import { draw } from './draw'
import { allot, askingAt, indirectHooks, matterOf } from './indirect'
import { missionHooks } from './missions'
import { pdState } from './state'
import { words } from './words'

/** Rule 36: weapons that shoot down missiles and artillery rounds. */
export const r36: Module = {
  rule: 36,
  title: 'Point defence',
  state: pdState,
  actions: { 'r36.allot': allot, 'r36.pick': pick },
  questions: {
    allot: {
      say: () => 'share out your point-defence dice',
      pieces: state => [matterOf(state)?.stand ?? []].flat(),
    },
    pick: {
      say: () => 'choose which rounds your point defence destroys',
      pieces: state => [roundsAsked(state)?.stand ?? []].flat(),
    },
  },
  effects: { fired: noteFired, down: bringDown },
  hooks: {
    ...missionHooks,
    ...indirectHooks,
    'phase.moment': (state, at) => (at === 'b' ? askingAt(state) : at === 'd' ? meetingAt(state) : null),
  },
  cards,
  draw,
  words,
}
