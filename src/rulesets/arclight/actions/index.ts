import type { ActionTable } from '../../../engine/ruleset'
import type { z } from '../../../engine/schema'
import type { ArcEvent } from '../events'
import type { State } from '../state'
import { concede } from './concede'
import { countermeasure } from './countermeasure'
import { choose, critical, malfunction, strain } from './damage'
import { declare } from './declare'
import { detonate } from './detonate'
import { face } from './face'
import { fly } from './fly'
import { hold } from './hold'
import { initiative, order } from './initiative'
import { launch } from './launch'
import { move } from './move'
import { nixie } from './nixie'
import { pass } from './pass'
import { repair } from './repair'
import { shoot } from './shoot'
import { stop } from './stop'
import { tick, turn, upkeep } from './upkeep'
import { volley } from './volley'

/** In the order of play. */
const table = {
  declare,
  initiative,
  order,
  move,
  face,
  stop,
  fly,
  nixie,
  detonate,
  shoot,
  hold,
  volley,
  choose,
  critical,
  malfunction,
  strain,
  countermeasure,
  repair,
  tick,
  upkeep,
  launch,
  pass,
  turn,
  concede,
}

type Table = typeof table
export type ArcAction = { [K in keyof Table]: z.infer<Table[K]['schema']> }[keyof Table]

export const actions: ActionTable<State, ArcAction, ArcEvent> = table
