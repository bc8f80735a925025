import type { ActionTable } from '../../../engine/ruleset'
import type { z } from '../../../engine/schema'
import type { TsEvent } from '../events'
import type { State } from '../state'
import { act } from './act'
import { choose } from './choose'
import { concede, reflex, round, score } from './ending'
import { first } from './first'
import { damage, shield } from './hit'
import { confirm, place, unplace } from './place'
import { reveal } from './reveal'
import { reroll, roll } from './roll'

/** In the order of play. */
const table = {
  first,
  roll,
  reroll,
  place,
  unplace,
  confirm,
  reveal,
  act,
  choose,
  shield,
  damage,
  score,
  reflex,
  round,
  concede,
}

type Table = typeof table
export type TsAction = { [K in keyof Table]: z.infer<Table[K]['schema']> }[keyof Table]

export const actions: ActionTable<State, TsAction, TsEvent> = table
