import type { Ruleset } from '../../engine/ruleset'
import { actions, type TsAction } from './actions'
import { card } from './card'
import type { TsEvent } from './events'
import { invariants } from './invariants'
import { levers } from './levers'
import { measures } from './measures'
import { narrate } from './narrate'
import type { Options } from './options'
import { overlays } from './overlays'
import { scene } from './scene'
import { auto, awaiting, outcome, sequence } from './sequence'
import { board, setup, setups } from './setup'
import { type State, stateSchema } from './state'
import { value } from './value'

/** Dice behind screens, ships on a ring. */
export const thunderStruck: Ruleset<State, TsAction, TsEvent, Options> = {
  id: 'thunder-struck',
  title: 'Thunder Struck',
  tagline: 'Dice behind screens, ships on a ring',
  version: 1,
  rulebook: () => import('./book').then(({ book }) => book),
  setups,
  state: stateSchema,
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
  sheets: setup => import('./sheets').then(({ sheets }) => sheets(setup)),
  levers,
  value,
  invariants,
}
