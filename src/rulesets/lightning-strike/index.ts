import type { Ruleset } from '../../engine/ruleset'
import { actions, type LsAction } from './actions'
import { card, offTable } from './cards/model'
import type { LsEvent } from './events'
import { invariants } from './invariants'
import { levers } from './levers'
import { measures } from './measures'
import { narrate } from './narrate'
import type { Options } from './options'
import { overlays } from './overlays'
import { prospects } from './prospects'
import { readThrow } from './reading'
import { scene } from './scene'
import { auto, awaiting, outcome, sequence } from './sequence'
import { board, setup } from './setup'
import { setups } from './setups'
import { type State, stateSchema } from './state'
import { value } from './value'

/** Exo-armors and fighters in open space. */
export const lightningStrike: Ruleset<State, LsAction, LsEvent, Options> = {
  id: 'lightning-strike',
  title: 'Lightning Strike',
  tagline: 'Exo-armors and fighters in open space',
  version: 2,
  rulebook: () => import('./book').then(({ book }) => book),
  setups,
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
  offTable,
  overlays,
  prospects,
  measures,
  narrate,
  readThrow,
  sheets: setup => import('./sheets').then(({ sheets }) => sheets(setup)),
  levers,
  value,
  invariants,
}
