import type { Ruleset } from '../../engine/ruleset'
import { actions, type LwAction } from './actions'
import { card } from './cards'
import type { LwEvent } from './events'
import { invariants } from './invariants'
import { levers } from './levers'
import { terrain } from './maps'
import { measures } from './measures'
import { narrate } from './narrate'
import type { Options } from './options'
import { overlays } from './overlays'
import { readThrow } from './reading'
import { scene } from './scene'
import { auto, awaiting, outcome, sequence } from './sequence'
import { board, setup } from './setup'
import { setups } from './setups'
import { type State, stateSchema } from './state'
import { value } from './value'

/** Platoons, tanks and guns of the Second World War. */
export const lightningWar: Ruleset<State, LwAction, LwEvent, Options> = {
  id: 'lightning-war',
  title: 'Lightning War',
  tagline: 'Platoons, tanks and guns, 1939 to 1945',
  version: 2,
  rulebook: () => import('./book').then(({ book }) => book),
  setups,
  terrain,
  state: stateSchema,
  open: true,
  actions,
  board,
  setup,
  awaiting,
  auto,
  outcome,
  sequence,
  scene,
  card,
  overlays,
  measures,
  narrate,
  readThrow,
  sheets: setup => import('./sheets').then(({ sheets }) => sheets(setup)),
  levers,
  value,
  invariants,
}
