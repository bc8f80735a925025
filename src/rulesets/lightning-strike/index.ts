import type { Ruleset } from '../../engine/ruleset'
import { actions, type LsAction } from './actions'
import { card, offTable } from './cards/model'
import type { LsEvent } from './events'
import { board, initialState } from './initial-state'
import { invariants } from './invariants'
import { measures } from './measures'
import { mission } from './mission'
import { narrate } from './narrate'
import type { Options } from './options'
import { overlays } from './overlays'
import { players } from './players'
import { prospects } from './prospects'
import { readRoll } from './read-roll'
import { refereeControls } from './referee-controls/index'
import { scene } from './scene'
import { auto, awaiting, outcome, sequence } from './sequence'
import { setupModel } from './setup-model'
import { type State, stateSchema } from './state'
import { value } from './value'

/** Exo-armors and fighters in open space. */
export const lightningStrike: Ruleset<State, LsAction, LsEvent, Options> = {
  id: 'lightning-strike',
  title: 'Lightning Strike',
  tagline: 'Exo-armors and fighters in open space',
  version: 3,
  rulebook: () => import('./book').then(({ book }) => book),
  setupModel,
  state: stateSchema,
  open: true,
  actions,
  board,
  initialState,
  awaiting,
  auto,
  outcome,
  sequence,
  mission,
  scene,
  card,
  offTable,
  overlays,
  prospects,
  measures,
  narrate,
  readRoll,
  sheets: setup => import('./sheets').then(({ sheets }) => sheets(setup)),
  refereeControls,
  players,
  bot: () => import('./bot').then(({ bot }) => bot),
  value,
  invariants,
}
