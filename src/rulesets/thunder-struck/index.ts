import type { Ruleset } from '../../engine/ruleset'
import { actions, type TsAction } from './actions'
import { card } from './card'
import type { TsEvent } from './events'
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

/** Dice behind screens, ships on a ring. */
export const thunderStruck: Ruleset<State, TsAction, TsEvent, Options> = {
  id: 'thunder-struck',
  title: 'Thunder Struck',
  tagline: 'Dice behind screens, ships on a ring',
  version: 1,
  rulebook: () => import('./book').then(({ book }) => book),
  setupModel,
  state: stateSchema,
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
  bot: () => import('./bot').then(({ bot }) => bot),
  value,
  invariants,
}
