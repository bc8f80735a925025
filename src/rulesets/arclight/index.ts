import type { Ruleset } from '../../engine/ruleset'
import { type ArcAction, actions } from './actions'
import { card } from './cards/model'
import type { ArcEvent } from './events'
import { board, initialState } from './initial-state'
import { invariants } from './invariants'
import { measures } from './measures'
import { mission } from './mission'
import { narrate } from './narrate'
import type { Options } from './options'
import { overlays } from './overlays'
import { players } from './players'
import { refereeControls } from './referee-controls'
import { scene } from './scene'
import { auto, awaiting, outcome, sequence } from './sequence'
import { setupModel } from './setup-model'
import { type State, stateSchema } from './state'
import { value } from './value'

/** Starship duels on hexes. */
export const arclight: Ruleset<State, ArcAction, ArcEvent, Options> = {
  id: 'arclight',
  title: 'Arclight',
  tagline: 'Starship duels on hexes',
  version: 2,
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
  overlays,
  measures,
  narrate,
  sheets: setup => import('./sheets').then(({ sheets }) => sheets(setup)),
  refereeControls,
  players,
  value,
  invariants,
}
