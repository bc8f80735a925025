import type { ActionTable } from '../../../engine/ruleset'
import type { z } from '../../../engine/schema'
import type { StrikerEvent } from '../events'
import type { State } from '../state'
import { cancelOrder, jam, order, rally } from './command'
import { again, fire, holdFire, seal, volley } from './declare'
import { blast, effects, openFire, shoot, strike } from './firing'
import { land } from './landing'
import { closeIn, look, lookAll, lookFirers } from './looking'
import { adjust, designate, endMission, mission } from './missions'
import { done, exit, move } from './move'
import { begin, choose, deploy, first, ready } from './opening'
import { dismount, mount } from './riders'
import { check, panic } from './shaking'
import { bail, march, merge, split } from './stands'
import { advance, commandEnd, endTurn, retreat } from './turning'
import { consult, tick, work } from './work'

/** In the order of play. */
const table = {
  first,
  choose,
  deploy,
  begin,
  rally,
  jam,
  order,
  cancelOrder,
  mission,
  adjust,
  endMission,
  designate,
  ready,
  commandEnd,
  move,
  march,
  dismount,
  mount,
  split,
  merge,
  bail,
  exit,
  work,
  done,
  look,
  lookAll,
  closeIn,
  land,
  fire,
  volley,
  again,
  holdFire,
  seal,
  openFire,
  shoot,
  strike,
  blast,
  effects,
  lookFirers,
  check,
  panic,
  tick,
  consult,
  advance,
  endTurn,
  retreat,
}
type Table = typeof table
export type StrikerAction = { [K in keyof Table]: z.infer<Table[K]['schema']> }[keyof Table]

export const actions: ActionTable<State, StrikerAction, StrikerEvent> = table
