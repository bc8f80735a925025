import { distance, type Vec } from '../../engine/geometry/vec'
import type { Offer } from '../../engine/offers'
import { isRefused } from '../../engine/rolls/plan'
import type { Action } from '../../engine/ruleset'
import { inRegion, nearestInRegion } from '../../engine/scene/regions'
import { settledAt } from '../view/words'
import { chooseCell } from './choose-cell'
import { choosePath } from './path'
import { chooseRegion } from './region'
import { SELECT } from './select'
import { NOTHING, type OfferOf, type Picture, type Spot, stay, type Tool, type ToolContext, turn } from './tool'

type Going = OfferOf<'path' | 'region' | 'cell'>

interface Directing {
  readonly spot: Spot | null
  /** Which way the ghost goes now; null where no way leads to the pointer. */
  readonly lead: number | null
  /** The state of the tool of that way. */
  readonly inner: unknown
  /** Waypoints or a facing were set: the way is no longer chosen by the pointer. */
  readonly held: boolean
}

const isGoing = (offer: Offer<Action>): offer is Going =>
  offer.kind === 'path' || offer.kind === 'region' || offer.kind === 'cell'

/**
 * The selected piece goes where the pointer leads, if one of its ways leads there; everything else on the table can
 * still be selected or aimed at.
 */
export const goDirectly = (offers: readonly Offer<Action>[]): Tool<Directing> => {
  const ways = offers.filter(isGoing)
  const tools = ways.map(toolOf)
  const own = ways[0]?.piece
  const begin = (lead: number | null, context: ToolContext): unknown => tools[lead ?? 0]?.start(context)
  const elsewhere = (spot: Spot): boolean => spot.piece !== null && spot.piece !== own

  /** The first way that is allowed to end here, or else the first that ends here at all. */
  const leadTo = (spot: Spot, context: ToolContext): number | null => {
    if (elsewhere(spot) || spot.piece === own) return null
    let refused: number | null = null
    for (const [i, way] of ways.entries()) {
      const action = endingAt(way, spot, context)
      if (action && !isRefused(context.plan(action))) return i
      if (action) refused ??= i
    }
    return refused
  }
  const led = (state: Directing, spot: Spot, context: ToolContext): Directing => {
    if (state.held || (state.lead !== null && tools[state.lead]?.grabs?.(state.inner, { spot, by: 'touch' }, context)))
      return { ...state, spot }
    const lead = leadTo(spot, context)
    return { ...state, spot, lead, inner: lead === state.lead ? state.inner : begin(lead, context) }
  }
  /** With the way whose ghost a drag from here turns; null if it turns none. */
  const turner = (state: Directing, from: Spot, context: ToolContext): Directing | null => {
    if (from.piece !== null && from.piece === own) return null
    const next = led(state, from, context)
    return next.lead !== null && tools[next.lead]?.turns?.(next.inner, from, context) ? next : null
  }
  const pass = (
    state: Directing,
    event: Parameters<Tool<unknown>['next']>[1],
    context: ToolContext,
    held = state.held,
  ) => {
    const turned = tools[state.lead ?? 0]?.next(state.inner, event, context)
    return turned ? { state: { ...state, inner: turned.state, held }, effects: turned.effects } : stay(state)
  }
  const fresh = (context: ToolContext, spot: Spot | null = null): Directing => ({
    spot,
    lead: null,
    inner: begin(null, context),
    held: false,
  })

  return {
    start: context => fresh(context),
    next(state, event, context) {
      switch (event.kind) {
        case 'point': {
          const next = led(state, event.spot, context)
          return next.lead === null ? stay(next) : pass(next, event, context)
        }
        case 'leave':
          return state.held ? pass(state, event, context) : stay(fresh(context))
        case 'click': {
          const next = led(state, event.spot, context)
          // A space is aimed at before anything is spent on it.
          const aims = next.lead !== null && ways[next.lead]?.kind === 'cell'
          if (elsewhere(event.spot) || aims || (next.lead === null && !event.waypoint)) {
            const { effects } = SELECT.next({ spot: event.spot }, event, context)
            return { state: next, effects: event.spot.piece === own && own !== undefined ? [] : effects }
          }
          return next.lead === null ? stay(next) : pass(next, event, context, next.held || event.waypoint)
        }
        case 'drag': {
          const turning = turner(state, event.from, context)
          if (turning) return pass(turning, event, context)
          const next = led(state, event.to, context)
          return pass(next.lead === null ? { ...next, inner: begin(null, context) } : next, event, context)
        }
        case 'drop': {
          const turning = turner(state, event.from, context)
          if (turning) return pass(turning, event, context)
          const next = led(state, event.to, context)
          return next.lead === null ? stay(fresh(context)) : pass(next, event, context)
        }
        case 'turn':
        case 'waypoint':
        case 'back':
          return state.lead === null ? stay(state) : pass(state, event, context, true)
        case 'enter':
          if (state.lead !== null) return pass(state, event, context)
          return { state, effects: SELECT.next({ spot: state.spot }, event, context).effects }
        case 'cancel':
          return state.held ? stay(fresh(context, state.spot)) : turn(fresh(context), { kind: 'cancel' })
        default:
          return { state, effects: SELECT.next({ spot: state.spot }, event, context).effects }
      }
    },
    picture(state, context) {
      const tool = tools[state.lead ?? 0]
      const shown: Picture = tool?.picture(state.inner, context) ?? NOTHING
      const { under, cells } = shown
      if (state.lead !== null) return named(shown, ways[state.lead]?.label)
      const passive = SELECT.picture({ spot: state.spot }, context)
      return { ...passive, under, cells: state.spot?.piece == null ? cells : [] }
    },
    proposal: (state, context) =>
      state.lead === null ? null : (tools[state.lead]?.proposal?.(state.inner, context) ?? null),
    // The ghost of a mouse is always under it: there a drag turns the ghost if it may turn, and else pans.
    grabs(state, from, context) {
      if (from.spot.piece !== null && from.spot.piece === own) return true
      if (from.by === 'mouse') return turner(state, from.spot, context) !== null
      if (state.lead === null) return false
      return tools[state.lead]?.grabs?.(state.inner, from, context) ?? false
    },
  }
}

/** With several ways at hand the tip says which one is taken. */
const named = (picture: Picture, label: string | undefined): Picture =>
  picture.tip && label !== undefined
    ? { ...picture, tip: { ...picture.tip, title: [label, picture.tip.title].filter(Boolean).join(' · ') } }
    : picture

function toolOf(offer: Going): Tool<unknown> {
  switch (offer.kind) {
    case 'path':
      return choosePath(offer) as Tool<unknown>
    case 'region':
      return chooseRegion(offer) as Tool<unknown>
    case 'cell':
      return chooseCell(offer) as Tool<unknown>
  }
}

/** The answer that ends at a place; null if the offer doesn't lead there. */
function endingAt(offer: Going, { at, cell }: Spot, context: ToolContext): Action | null {
  const to: Vec = settledAt(context.board, at)
  switch (offer.kind) {
    case 'path': {
      const path = offer.reach.extend([], to)
      const end = path.at(-1)
      return end && distance(end.at, to) <= context.near ? offer.along(path) : null
    }
    case 'region': {
      const region = offer.region()
      const place = inRegion(region, to) ? to : nearestInRegion(region, to)
      return place && distance(place, to) <= context.near ? offer.at({ ...offer.start(), at: place }) : null
    }
    case 'cell':
      return offer.choices().find(choice => choice.cell === cell)?.action ?? null
  }
}
