import type { Ruleset } from '../../engine/ruleset'
import { type AnyAction, actions } from './actions'
import { card } from './card'
import type { StrikerEvent } from './events'
import { board, initialState } from './initial-state'
import { invariantsWith } from './invariants'
import { measures, overlays } from './measures'
import { mission } from './mission'
import { narrate } from './narrate'
import { anyStateSchema } from './old-positions'
import type { Options } from './options'
import { playersWith } from './players'
import { refereeControls } from './referee-controls'
import { fetchSystem, SYSTEMS, type System, systemsFor } from './rules'
import { absentVerb, actionsOf } from './rules/compose'
import { plug } from './rules/loaded'
import type { Module } from './rules/module'
import { scene } from './scene'
import { auto, awaiting, outcome, sequence } from './sequence'
import { setupModel } from './setup-model'
import type { State } from './state'
import { terrain } from './terrain'
import { value } from './value'

type Striker = Ruleset<State, AnyAction, StrikerEvent, Options>

/** Platoons, tanks and grav carriers at ten metres to the centimetre, with the rules of some systems. */
function strikerWith(systems: readonly System[], modules: readonly Module[]): Striker {
  return {
    id: 'striker',
    title: 'Striker',
    tagline: 'Orders, grav tanks, and enemies you cannot see',
    version: 4,
    rulebook: () => import('./book').then(({ book }) => book),
    setupModel,
    state: anyStateSchema(modules),
    terrain,
    actions: { ...actions, ...actionsOf(modules) },
    absent: absentVerb,
    parts: {
      all: SYSTEMS,
      here: systems,
      neededBy: systemsNeeded,
      with: parts => withSystems(SYSTEMS.filter(system => systems.includes(system) || parts.includes(system))),
    },
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
    sheets: async setup => {
      await withSystems(systemsFor(setup.options.rules))
      return import('./sheets').then(({ sheets }) => sheets(setup))
    },
    refereeControls,
    players: playersWith(modules),
    bot: () => import('./bot').then(({ bot }) => bot),
    value,
    invariants: invariantsWith(modules),
  }
}

/** What comes from a file may be anything. */
function systemsNeeded(options: unknown): readonly System[] {
  const rules = typeof options === 'object' && options !== null && 'rules' in options ? options.rules : null
  return Array.isArray(rules) ? systemsFor(rules) : []
}

const made = new Map<string, Striker>()

/** The same value for the same systems: screens and caches know a game by it. */
async function withSystems(systems: readonly System[]): Promise<Striker> {
  const fetched = await Promise.all(systems.map(system => fetchSystem[system]()))
  const key = systems.join()
  const known = made.get(key)
  if (known) return known
  const modules = fetched.flat()
  plug(modules)
  const game = systems.length === 0 ? striker : strikerWith(systems, modules)
  made.set(key, game)
  return game
}

export const striker: Striker = strikerWith([], [])
