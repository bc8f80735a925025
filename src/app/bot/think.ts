import { samplePlayable } from '../../engine/fuzz/sample'
import { viewFor } from '../../engine/record/hidden'
import { promptsOf } from '../../engine/record/status'
import { pick } from '../../engine/rolls/random'
import { type AnyRow, type BotContext, FULL } from './context'
import { playedOn, settled, settledRow } from './settle'
import { playables, type Way, waysOf } from './ways'

interface Candidate {
  readonly way: Way
  sum: number
  rolled: number
}

/** Decisions in a row, without dice or anybody else, after which it comes to an end if it can. */
const MOST_IN_A_ROW = 40

/** Own decisions looked ahead where the game doesn't say how to play on, each the best of a handful. */
const AHEAD = 2
const HANDFUL = 4

/**
 * Looks for the row of actions after which the position is worth most, dice averaged. Yields the best so far after
 * every position it has weighed, so that it can be run in slices and stopped at any time.
 */
export function* think(thought: BotContext): Generator<AnyRow | null, AnyRow | null> {
  const { finalists: most, rolls } = thought.effort ?? FULL
  const all = waysOf(thought)
  const ends = thought.restless >= MOST_IN_A_ROW ? all.filter(way => isEnd(thought, way)) : []
  const ways = ends.length > 0 ? ends : all
  const [only] = ways
  if (only && ways.length === 1) return only
  let best: AnyRow | null = null
  const candidates: Candidate[] = []
  for (const way of ways) {
    const worth = worthAfter(thought, way, false)
    if (worth !== null) candidates.push({ way, sum: worth, rolled: 1 })
    best = bestOf(candidates)?.way ?? way
    yield best
  }
  const finalists = candidates.sort(better).slice(0, most)
  for (const finalist of finalists) Object.assign(finalist, { sum: 0, rolled: 0 })
  for (let i = 0; i < rolls; i++) {
    for (const finalist of finalists) {
      finalist.sum += worthAfter(thought, finalist.way, true) ?? 0
      finalist.rolled += 1
      yield best
    }
    best = bestOf(finalists)?.way ?? best
  }
  return best
}

/** Whether the seat is then no longer asked what it is asked now. */
function isEnd(thought: BotContext, { actions }: Way): boolean {
  const { ruleset, seat, view } = thought
  const asked = (state: unknown) => promptsOf(ruleset, state).find(prompt => prompt.seat === seat)?.say
  const state = settledRow(thought, view, actions)
  return state === null || asked(state) !== asked(view)
}

const meanOf = ({ sum, rolled }: Candidate): number => (rolled === 0 ? Number.NEGATIVE_INFINITY : sum / rolled)

/** What only rearranges must gain something. */
const GAIN = 1e-6

const better = (a: Candidate, b: Candidate): number => scoreOf(b) - scoreOf(a)
const scoreOf = (one: Candidate): number => meanOf(one) - (one.way.rearranges ? GAIN : 0)

const bestOf = (candidates: readonly Candidate[]): Candidate | null =>
  candidates.reduce<Candidate | null>((best, one) => (best && scoreOf(best) >= scoreOf(one) ? best : one), null)

/** What the position is worth after a row, and after playing on for a while. */
function worthAfter(thought: BotContext, { actions, leaning = 0 }: Way, far: boolean): number | null {
  const { bot, seat, view, random } = thought
  const from = bot?.imagine ? bot.imagine(viewFor(view, seat), seat, random) : view
  const state = settledRow(thought, from, actions)
  if (state === null) return null
  if (!far) return leaning + worthOf(thought, state)
  return leaning + (bot?.reply ? worthOf(thought, playedOn(thought, state)) : bestAhead(thought, state))
}

/** The most a few sensible decisions of the same seat could make of it. */
function bestAhead(thought: BotContext, from: unknown): number {
  const { ruleset, seat } = thought
  let state = from
  let worth = worthOf(thought, state)
  for (let i = 0; i < AHEAD; i++) {
    if (!promptsOf(ruleset, state).some(prompt => prompt.seat === seat)) break
    const next = bestOfHandful(thought, state)
    if (!next) break
    state = next.state
    worth = Math.max(worth, next.worth)
  }
  return worth
}

interface Reached {
  readonly state: unknown
  readonly worth: number
}

function bestOfHandful(thought: BotContext, state: unknown): Reached | null {
  const offers = playables(thought, state)
  let best: Reached | null = null
  for (let n = 0; n < HANDFUL && offers.length > 0; n++) {
    const action = samplePlayable(pick(thought.random, offers), viewFor(state, thought.seat), thought.random)
    const reached = action && settled(thought, state, action)
    if (!reached) continue
    const worth = worthOf(thought, reached)
    if (!best || worth > best.worth) best = { state: reached, worth }
  }
  return best
}

const worthOf = ({ ruleset, bot, seat }: BotContext, state: unknown): number =>
  (bot?.value ?? ruleset.value)(viewFor(state, seat), seat)
