import type { DeepReadonly } from '../../../engine/readonly'
import type { ActionTable } from '../../../engine/ruleset'
import type { z } from '../../../engine/schema'
import type { StrikerEvent } from '../events'
import type { RuleAction } from '../rules/module'
import type { State } from '../state'
import { adjust } from './adjust'
import { again } from './again'
import { assign } from './assign'
import { bail } from './bail'
import { cancelOrder } from './cancel-order'
import { designate } from './designate'
import { dismount } from './dismount'
import { done } from './done'
import { endMission } from './end-mission'
import { exit } from './exit'
import { fire } from './fire'
import { holdFire, seal } from './hold-fire'
import { jam } from './jam'
import { land } from './landing'
import { closeIn, look, lookAll, lookFirers } from './looking'
import { march } from './march'
import { merge } from './merge'
import { mission } from './mission'
import { mount } from './mount'
import { move } from './move'
import { openFire } from './open-fire'
import { begin, choose, deploy, first, ready } from './opening'
import { order } from './order'
import { rally } from './rally'
import { retreat } from './retreat'
import { check, panic } from './shaking'
import { shoot } from './shoot'
import { split } from './split'
import { blast, effects, strike } from './strike'
import { advance, commandEnd, endTurn } from './turning'
import { volley } from './volley'
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
  assign,
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
export type StrikerAction = DeepReadonly<{ [K in keyof Table]: z.infer<Table[K]['schema']> }[keyof Table]>

/** With the verbs of the numbered rules, each known to its rule alone. */
export type AnyAction = StrikerAction | RuleAction

export const actions: ActionTable<State, StrikerAction, StrikerEvent> = table
