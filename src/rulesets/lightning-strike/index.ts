import type { Ruleset } from '../../engine/ruleset'
import { actions, type LsAction } from './actions'
import type { LsEvent } from './events'
import { invariants } from './invariants'
import type { Options } from './options'
import { cardModel, measures, narrate, overlays, scene } from './placeholders'
import { entries } from './rulebook'
import { cardOf } from './rules/unit'
import { rulings } from './rulings'
import { auto, awaiting, outcome, sequence, threatLeft } from './sequence'
import { board, setup } from './setup'
import { setups } from './setups'
import { type State, stateSchema } from './state'

/** Exo-armors and fighters in open space. */
export const lightningStrike: Ruleset<State, LsAction, LsEvent, Options> = {
  id: 'lightning-strike',
  title: 'Lightning Strike',
  tagline: 'Exo-armors and fighters in open space',
  version: 1,
  rulebook: { entries, rulings },
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
  card: (view, piece) => {
    const unit = view.units[piece]
    return unit ? cardModel(cardOf(view, unit), view.options) : null
  },
  overlays,
  measures,
  narrate,
  sheets: () => [],
  levers: () => [],
  value: (view, seat) =>
    view.seats.reduce((sum, other) => sum + (other === seat ? 1 : -1) * threatLeft(view, other), 0),
  invariants,
}
