import { type View, viewFor } from '../../engine/record/hidden'
import { Match } from '../../engine/record/match'
import type { AnyRuleset } from '../../engine/ruleset'
import { SEATS, type Seat } from '../../engine/seats'
import type { GameSetup } from '../../engine/setup'
import type { Viewer } from '../session/session'
import { drafts } from '../setup/drafts'
import { listGames, openText, savedText } from '../storage'
import { requestFor } from './print-request'

/** What is printed: a scenario, the forces being set up, or a game as it stands. */
export interface Material {
  readonly ruleset: AnyRuleset
  readonly title: string
  readonly setup: GameSetup<unknown>
  /** The position; of a scenario the one before anything happens. */
  readonly state: unknown
  readonly live: boolean
}

export interface Source {
  readonly id: string
  readonly title: string
}

const SAVED = 'saved '
const DRAFT = 'draft'

export const savedSource = (game: string): string => SAVED + game
export const savedIdOf = (source: string): string | undefined =>
  source.startsWith(SAVED) ? source.slice(SAVED.length) : undefined

export async function sourcesFor({ id, setupModel }: AnyRuleset): Promise<readonly Source[]> {
  const saved = (await listGames()).filter(card => card.ruleset === id)
  return [
    ...setupModel.scenarios.map(scenario => ({ id: scenario.id, title: scenario.title })),
    ...(drafts.has(id) ? [{ id: DRAFT, title: 'The game being set up' }] : []),
    ...saved.map(card => ({ id: savedSource(card.id), title: `Saved: ${card.name}, ${card.summary.turn}` })),
  ]
}

export type Found = { readonly ok: true; readonly material: Material } | { readonly ok: false; readonly why: string }

export async function materialOf(ruleset: AnyRuleset, source: string): Promise<Found> {
  const saved = savedIdOf(source)
  if (saved !== undefined) return savedMaterial(saved)
  const scenario = ruleset.setupModel.scenarios.find(({ id }) => id === source)
  const setup = source === DRAFT ? drafts.get(ruleset.id) : scenario?.setup
  if (!setup) return { ok: false, why: 'There is no such scenario.' }
  const { errors } = ruleset.setupModel.check(setup)
  if (errors.length > 0) return { ok: false, why: errors.map(({ why }) => why).join(' ') }
  const title = scenario?.title ?? 'The game being set up'
  const { start } = new Match(ruleset, setup, 'on paper')
  return { ok: true, material: { ruleset, title, setup, state: start, live: false } }
}

async function savedMaterial(id: string): Promise<Found> {
  const text = await savedText(id)
  if (text === null)
    return { ok: false, why: 'This browser has no such game: it was deleted, or the browser forgot it.' }
  const opened = await openText(text)
  if (!opened.ok) return opened
  const { match, name } = opened
  const at = requestFor(id)?.at ?? null
  const state = at === null ? match.state : match.stateAt(Math.min(at, match.steps.length - 1))
  return { ok: true, material: { ruleset: match.ruleset, title: name, setup: match.setup, state, live: true } }
}

/** Whose eyes: a seat's, the referee's, or only what all may see. */
export type Reader = Viewer | 'everybody'

/** A seat that nobody sits in sees what is open to all. */
const outsider = (setup: GameSetup<unknown>): Seat | null =>
  SEATS.find(seat => !setup.seats.some(taken => taken.seat === seat)) ?? null

export function seenBy({ setup, state }: Material, reader: Reader): View<unknown> {
  if (reader !== 'everybody') return viewFor(state, reader)
  const seat = outsider(setup)
  if (!seat) throw new Error('all chairs are taken, so choose one of them')
  return viewFor(state, seat)
}

/** Whether somebody at this table may see what another may not. */
export const hidesAnything = ({ setup, state }: Material): boolean =>
  setup.seats.some(({ seat }) => viewFor(state, seat) !== state)

/** The set-up without what it would tell a reader from whom things are hidden: the forces of the others. */
export function setupFor(material: Material, reader: Reader): GameSetup<unknown> {
  const { setup, ruleset, live } = material
  const { forces } = ruleset.setupModel
  if (!live || !forces || reader === 'referee' || seenBy(material, reader) === material.state) return setup
  const others = setup.seats.filter(({ seat }) => seat !== reader)
  return { ...setup, options: others.reduce((options, { seat }) => forces.replace(options, seat, []), setup.options) }
}
