import { actionsListed, type Playable, samplePlayable } from '../../engine/fuzz/sample'
import { viewFor } from '../../engine/record/hidden'
import { eachOffer } from '../../engine/record/offering'
import { planFor } from '../../engine/record/step'
import { isRefused } from '../../engine/rolls/plan'
import type { Action } from '../../engine/ruleset'
import { type AnyRow, type BotContext, FULL, wasRefused } from './context'

/** How often it may shift and turn before it must do something that is listed. */
const MOST_RESTLESS = 3

/** What a bot could do, and whether that only rearranges what was decided. */
export interface Way extends AnyRow {
  readonly rearranges: boolean
}

const isLegal = ({ ruleset, seat }: BotContext, state: unknown, action: Action): boolean =>
  !isRefused(planFor(ruleset, state, seat, action))

/** What the game proposes; else every choice that is listed, and some of those that have no end. */
export function waysOf(thought: BotContext): readonly Way[] {
  const proposed = proposals(thought)
  if (proposed.length > 0) return proposed
  const { bot, view, seat } = thought
  const seen = viewFor(view, seat)
  const all = playables(thought, view)
  const left = bot?.passes ? all.filter(({ offer }) => !bot.passes?.(offer, seen, seat)) : all
  const found = offered(thought, left)
  return found.length > 0 || left.length === all.length ? found : offered(thought, all)
}

function proposals(thought: BotContext): Way[] {
  const { bot, view, seat, random } = thought
  const found: Way[] = []
  for (const row of bot?.rows?.(viewFor(view, seat), seat, random) ?? []) {
    const [first] = row.actions
    if (!first || wasRefused(thought, first) || !isLegal(thought, view, first)) continue
    if (row.sure) return [{ rearranges: false, ...row }]
    found.push({ rearranges: false, ...row })
  }
  return found
}

/** What a seat is offered, without what ends a game rather than plays it. */
export function playables({ ruleset, seat }: BotContext, state: unknown): Playable[] {
  const found: Playable[] = []
  eachOffer(ruleset, state, seat, (offer, player) => {
    if (!offer.needsConfirmation) found.push({ offer, player })
  })
  return found
}

/** In no order, so that ties are broken by chance. A restless bot leaves its pieces alone. */
function offered(thought: BotContext, from: readonly Playable[]): Way[] {
  const { random, view, seat, restless } = thought
  const isOpen = ({ actions: [first] }: Way): boolean =>
    first !== undefined && !wasRefused(thought, first) && isLegal(thought, view, first)
  const seen = viewFor(view, seat)
  const all = from.map(one => ({
    ...one,
    rearranges: one.player?.seldom?.(one.offer, seen) === true,
  }))
  const listed = all.flatMap(({ offer, rearranges }) => rows(actionsListed(offer) ?? [], rearranges)).filter(isOpen)
  const busy = listed.filter(({ rearranges }) => !rearranges)
  if (restless >= MOST_RESTLESS && busy.length > 0) return shuffled(busy, random)
  const free = all.flatMap(({ rearranges, ...one }) => rows(sampled(thought, one), rearranges)).filter(isOpen)
  return shuffled([...listed, ...free], random)
}

const rows = (actions: readonly Action[], rearranges: boolean): Way[] =>
  actions.map(action => ({ actions: [action], rearranges }))

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map(item => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

/** Some actions of an offer with too many to list. */
function sampled({ view, seat, random, effort = FULL }: BotContext, playable: Playable): Action[] {
  if (LISTED.has(playable.offer.kind)) return []
  const seen = viewFor(view, seat)
  return Array.from({ length: effort.samples }, () => samplePlayable(playable, seen, random)).filter(
    action => action !== null,
  )
}

const LISTED: ReadonlySet<string> = new Set(['button', 'piece', 'cell'])
