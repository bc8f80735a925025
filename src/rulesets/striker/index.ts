import type { Ruleset } from '../../engine/ruleset'
import { actions, type StrikerAction } from './actions'
import { card } from './card'
import type { StrikerEvent } from './events'
import { board, initialState } from './initial-state'
import { invariants } from './invariants'
import { measures, overlays } from './measures'
import { mission } from './mission'
import { narrate } from './narrate'
import { anyStateSchema } from './old-positions'
import type { Options } from './options'
import { players } from './players'
import { refereeControls } from './referee-controls'
import { scene } from './scene'
import { auto, awaiting, outcome, sequence } from './sequence'
import { setupModel } from './setup-model'
import type { State } from './state'
import { terrain } from './terrain'
import { value } from './value'

/** Platoons, tanks and grav carriers at ten metres to the centimetre. */
export const striker: Ruleset<State, StrikerAction, StrikerEvent, Options> = {
  id: 'striker',
  title: 'Striker',
  tagline: 'Orders, grav tanks, and enemies you cannot see',
  version: 4,
  rulebook: () => import('./book').then(({ book }) => book),
  setupModel,
  state: anyStateSchema,
  terrain,
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
