import type { Ruleset } from '../../engine/ruleset'
import { actions, type LwAction } from './actions'
import { card } from './card'
import type { LwEvent } from './events'
import { board, initialState } from './initial-state'
import { invariants } from './invariants'
import { measures } from './measures'
import { mission } from './mission'
import { narrate } from './narrate'
import type { Options } from './options'
import { players } from './players'
import { readRoll } from './read-roll'
import { refereeControls } from './referee-controls'
import { scene } from './scene'
import { overlays } from './scene/overlays'
import { auto, awaiting, outcome, sequence } from './sequence'
import { setupModel } from './setup-model'
import { type State, stateSchema } from './state'
import { terrain } from './terrain'
import { value } from './value'

/** Platoons, tanks and guns of the Second World War. */
export const lightningWar: Ruleset<State, LwAction, LwEvent, Options> = {
  id: 'lightning-war',
  title: 'Lightning War',
  tagline: 'Platoons, tanks and guns, 1939 to 1945',
  version: 2,
  rulebook: () => import('./book').then(({ book }) => book),
  setupModel,
  terrain,
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
  overlays,
  measures,
  narrate,
  readRoll,
  sheets: setup => import('./sheets').then(({ sheets }) => sheets(setup)),
  refereeControls,
  players,
  value,
  invariants,
}
