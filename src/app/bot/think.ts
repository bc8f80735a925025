import { actionsListed, type Playable, samplePlayable } from '../../engine/fuzz/sample'
import { viewFor } from '../../engine/record/hidden'
import { eachOffer } from '../../engine/record/offering'
import { planFor } from '../../engine/record/step'
import { isRefused } from '../../engine/rolls/plan'
import { pick, type Random } from '../../engine/rolls/random'
import type { Action, AnyRuleset } from '../../engine/ruleset'
import type { Seat } from '../../engine/seats'
import { settled } from './settle'

export interface BotContext {
  readonly ruleset: AnyRuleset
  /** The position as the seat sees it: a bot knows no more than a person in its seat. */
  readonly view: unknown
  readonly seat: Seat
  readonly random: Random
  /** Decisions of this seat in a row that came to nothing; a restless bot stops fidgeting with its pieces. */
  readonly restless: number
  /** What was refused in this position although it looked legal. */
  readonly refused?: readonly Action[]
}

interface Candidate {
  readonly action: Action
  sum: number
  thrown: number
}

/** How many answers are tried of an offer that has no end of them. */
const SAMPLES = 12
/** Of all candidates, how many are weighed more closely, and over how many rolls each. */
const FINALISTS = 10
const THROWS = 8
/** Own decisions looked ahead, each the best of a handful. */
const AHEAD = 2
const HANDFUL = 4
/** How often it may shift and turn before it must do something that is listed. */
const MOST_RESTLESS = 3

/**
 * Looks for the action after which the position is worth most, dice averaged. Yields the best so far after every
 * position it has weighed, so that it can be run in slices and stopped at any time.
 */
export function* think(thought: BotContext): Generator<Action | null, Action | null> {
  let best: Action | null = null
  const candidates: Candidate[] = []
  for (const action of everyWay(thought)) {
    const worth = worthAfter(thought, action, 0)
    if (worth !== null) candidates.push({ action, sum: worth, thrown: 1 })
    best = bestOf(candidates)?.action ?? action
    yield best
  }
  const finalists = candidates.sort((a, b) => meanOf(b) - meanOf(a)).slice(0, FINALISTS)
  for (const finalist of finalists) Object.assign(finalist, { sum: 0, thrown: 0 })
  for (let i = 0; i < THROWS; i++) {
    for (const finalist of finalists) {
      finalist.sum += worthAfter(thought, finalist.action, AHEAD) ?? 0
      finalist.thrown += 1
      yield best
    }
    best = bestOf(finalists)?.action ?? best
  }
  return best
}

const meanOf = ({ sum, thrown }: Candidate): number => (thrown === 0 ? Number.NEGATIVE_INFINITY : sum / thrown)

const bestOf = (candidates: readonly Candidate[]): Candidate | null =>
  candidates.reduce<Candidate | null>((best, one) => (best && meanOf(best) >= meanOf(one) ? best : one), null)

function usable({ ruleset, seat }: BotContext, state: unknown): Playable[] {
  const found: Playable[] = []
  eachOffer(ruleset, state, seat, (offer, player) => {
    if (!offer.needsConfirmation) found.push({ offer, player })
  })
  return found
}

const isLegal = ({ ruleset, seat }: BotContext, state: unknown, action: Action): boolean =>
  !isRefused(planFor(ruleset, state, seat, action))

/** Every choice that is listed, and some of those that have no end; in no order, so that ties are broken by chance. */
function everyWay(thought: BotContext): Action[] {
  const { random, view, restless } = thought
  const legal = (actions: readonly Action[]): Action[] =>
    actions.filter(action => !wasRefused(thought, action) && isLegal(thought, view, action))
  const offers = usable(thought, view)
  const listed = legal(offers.flatMap(({ offer }) => actionsListed(offer) ?? []))
  const free = restless >= MOST_RESTLESS && listed.length > 0 ? [] : legal(offers.flatMap(one => sampled(thought, one)))
  return [...listed, ...free]
    .map(action => ({ action, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ action }) => action)
}

/** Whether something was refused before, here. */
export const wasRefused = ({ refused = [] }: BotContext, action: Action): boolean =>
  refused.length > 0 && refused.some(one => JSON.stringify(one) === JSON.stringify(action))

/** Some actions of an offer with too many to list. */
function sampled({ view, seat, random }: BotContext, playable: Playable): Action[] {
  if (LISTED.has(playable.offer.kind)) return []
  const seen = viewFor(view, seat)
  return Array.from({ length: SAMPLES }, () => samplePlayable(playable, seen, random)).filter(action => action !== null)
}

const LISTED: ReadonlySet<string> = new Set(['button', 'piece', 'cell'])

/** What the position is worth after an action and a few sensible decisions of the same seat. */
function worthAfter(thought: BotContext, first: Action, ahead: number): number | null {
  const { ruleset, seat, view } = thought
  let state = settled(thought, view, first)
  if (state === null) return null
  let worth = worthOf(thought, state)
  for (let i = 0; i < ahead; i++) {
    if (ruleset.outcome(state) || !ruleset.awaiting(state).some(prompt => prompt.seat === seat)) break
    const next = bestOfHandful(thought, state)
    if (!next) break
    state = next.state
    worth = Math.max(worth, next.worth)
  }
  return worth
}

function bestOfHandful(
  thought: BotContext,
  state: unknown,
): { readonly state: unknown; readonly worth: number } | null {
  const offers = usable(thought, state)
  let best: { readonly state: unknown; readonly worth: number } | null = null
  for (let n = 0; n < HANDFUL && offers.length > 0; n++) {
    const action = samplePlayable(pick(thought.random, offers), viewFor(state, thought.seat), thought.random)
    const reached = action && isLegal(thought, state, action) ? settled(thought, state, action) : null
    if (reached === null) continue
    const worth = worthOf(thought, reached)
    if (!best || worth > best.worth) best = { state: reached, worth }
  }
  return best
}

const worthOf = ({ ruleset, seat }: BotContext, state: unknown): number => ruleset.value(viewFor(state, seat), seat)
