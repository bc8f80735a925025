import { distance, type Vec } from '../../../engine/geometry/vec'
import { type Plan, type Planned, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import type { StepContext } from '../../../engine/ruleset'
import type { Actor } from '../../../engine/seats'
import { measured } from '../../../engine/words'
import { type Emit, isMoving, permissions, readersOf, refusedFor, spendLifted, unlifted } from '../define'
import { named, type StrikerEvent } from '../events'
import type { Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
import { moveHooks, moveOrderRefusals, obeyed, orderOf, paceRefusals } from '../rules/command/obedience'
import { applyConsequences } from '../rules/consequences'
import type { Interrupt } from '../rules/hooks'
import { cancelMissions, missionWarnings } from '../rules/missions/cancel'
import { contactOn } from '../rules/movement/hidden-contact'
import { interruptsOn } from '../rules/movement/interrupts'
import { barredRefusals, gaitRefusals } from '../rules/movement/may-move'
import { rulesOfMove } from '../rules/movement/move-citations'
import { alongOf, costOfWay, lengthOfWay, shareWords, turnCost } from '../rules/movement/movement'
import { wayRefusals } from '../rules/movement/path-limits'
import type { Moving } from '../rules/movement/rates'
import { note } from '../rules/spotting/knowledge'
import { revealed } from '../rules/spotting/revealing'
import { aboardOf, isThere, isVehicle, mustStand, own, standOf } from '../rules/stands'
import { disturb } from '../rules/turn/jobs'
import { endOrder } from '../rules/turn/phases'
import { changeWork, workOf } from '../rules/turn/table-work'
import { putStands, withRoster } from '../rules/writing'
import type { Next, State } from '../state'
import { EYES } from '../tables/movement'
import type { Move } from './move'

/** Where a mover comes to a stop, and what it met. */
export interface Moved {
  readonly path: readonly Vec[]
  readonly met: readonly string[]
  readonly cost: number
  /** Who rides along. */
  readonly riders: readonly string[]
  readonly interrupts: readonly Interrupt[]
  /** Something on the way ended the move. */
  readonly stopped: boolean
  /** What it was made by, for the log. */
  readonly rules: readonly StrikerRule[]
}

const HOW: Readonly<Record<Move['gait'], string>> = {
  still: 'stays',
  walk: 'walks',
  run: 'runs',
  evade: 'evades',
  crawl: 'crawls',
  drive: 'moves',
  reverse: 'backs up',
}

/** Every reason against a move, and the plan of it. */
export function planMove(state: State, action: Move & Pick<Moving, 'mates'>, actor: Actor): Planned<Moved> {
  const stand = standOf(state, action.stand)
  const phase =
    !isMoving(state, actor) && refuse('STR.core.sequence.own-move', 'You can move only in your own movement phase.')
  if (!stand || stand.seat !== actor)
    return refusedFor(refuse('STR.core.sequence.own-move', 'Choose one of your own stands.'), phase)
  const orders = obeyed(state, [...moveOrderRefusals(state, stand, action.path), ...paceRefusals(state, stand, action)])
  const matter = { kind: 'move', plan: { stand, path: action.path } } as const
  const paces = isThere(stand) ? gaitRefusals(state, stand, action) : []
  const reasons = [
    ...(phase ? [phase] : []),
    ...(stays(stand, action) ? [refuse('STR.core.move.fraction', `${stand.name} wouldn't move at all.`)] : []),
    ...barredRefusals(state, stand),
    ...paces,
    ...orders.refusals,
    ...moveHooks(state, stand, action.path),
    // At a pace that it doesn't have, and from nowhere, a way can't be judged.
    ...(isThere(stand) && unlifted(state, stand.id, paces, matter).length === 0
      ? wayRefusals(state, stand, action)
      : []),
  ]
  return unless(unlifted(state, stand.id, reasons, matter), () => ({
    ...movePlan(state, stand, action, orders.warnings),
    ledgers: permissions(state, reasons, matter),
  }))
}

/** Neither a step nor a turn nor a rise nor another height. */
const stays = (stand: Stand, { path, facing, popup, height }: Move): boolean =>
  lengthOfWay(stand, path) < 0.05 && facing === undefined && popup !== true && height === undefined

function movePlan(state: State, stand: Stand, action: Move, warnings: readonly Refusal[]): Plan<Moved> {
  const { cost } = costOfWay(state, stand, action)
  const turn = turnCost(state, stand, action)
  const share = (cost ?? 0) + (typeof turn === 'number' ? turn : 0)
  return {
    title:
      action.height !== undefined
        ? `${stand.name} flies at ${action.height} m`
        : `${stand.name} ${HOW[action.gait]} ${measured(lengthOfWay(stand, action.path))} cm, ${shareWords(own(stand).spent + share)}`,
    rule: 'STR.core.move.fraction',
    ledgers: [],
    warnings: () => [...warnings, ...(action.path.length > 0 ? missionWarnings(state, stand) : [])],
    shapes: () => [{ kind: 'path', tone: 'reach', points: [stand.at, ...action.path], arrow: true }],
    resolve: dice => {
      const { interrupts, stopped, path } = interruptsOn(state, stand, { path: action.path, dice })
      const contact = contactOn(state, stand, { ...action, path })
      return {
        cost: share,
        rules: rulesOfMove(state, stand, action),
        riders: isVehicle(stand) ? aboardOf(state, stand.id).map(({ id }) => id) : [],
        interrupts,
        stopped: stopped || contact.met.length > 0,
        ...contact,
      }
    },
  }
}

/** Write a move into the state; its unit looks around after it. */
export function applyMove(
  next: Next,
  action: Move,
  result: Moved,
  { emit }: Pick<StepContext<StrikerEvent>, 'emit'>,
): void {
  const before = mustStand(next, action.stand)
  const from = before.at
  const length = lengthOfWay(before, result.path)
  const end = result.path.at(-1) ?? from
  const stand = moved(before, action, { length, end, ...result })
  const riders = result.riders.map(id => ({ ...mustStand(next, id), at: end }))
  putStands(next, [stand, ...riders])
  changeWork(next, { looking: [...workOf(next).looking, stand.id] })
  disturb(next, stand.id)
  spendLifted(next, stand.id)
  if (length > 0) cancelMissions(next, stand, emit)
  emit({
    type: 'moved',
    rules: result.rules,
    stand: named(stand),
    from,
    to: end,
    length,
    how: action.popup
      ? 'pops up'
      : length === 0 && action.height !== undefined
        ? 'flies higher or lower'
        : HOW[action.gait],
    ...readersOf(stand),
  })
  applyConsequences(next, result.interrupts, emit)
  if (result.met.length > 0) meet(next, stand, result.met, emit)
  reachedPoint(next, stand, emit)
}

function moved(stand: Stand, action: Move, result: Moved & { readonly length: number; readonly end: Vec }): Stand {
  const { spent, path } = own(stand)
  const { length, end } = result
  const roster = {
    path: [...(path.length === 0 ? [stand.at] : path), ...result.path],
    spent: result.stopped ? 1 : Math.min(1, spent + result.cost),
  }
  return {
    ...withRoster(stand, roster),
    // Who is stopped by an enemy has no time for a last turn.
    facing: (result.met.length > 0 ? undefined : action.facing) ?? alongOf(stand, { ...action, path: result.path }),
    at: end,
    gait: action.gait,
    flight: action.flight,
    speed: stand.speed + length,
    popup: action.popup ?? false,
    moved: stand.moved || length > 0 || action.popup === true,
    height: action.flight === 'high' ? (action.height ?? (stand.height || EYES.high)) : 0,
  }
}

/** STR.core.move.enemy-contact: both are spotted. */
function meet(next: Next, stand: Stand, met: readonly string[], emit: Emit): void {
  revealed(next, stand.id, emit)
  for (const id of met) {
    revealed(next, id, emit)
    note(next, mustStand(next, id), stand.id)
    note(next, stand, id)
  }
  emit({
    type: 'met',
    rules: ['STR.core.move.enemy-contact', 'STR.core.stand.overlap'],
    stand: named(stand),
    enemies: met.map(id => named(mustStand(next, id))),
  })
}

const REACHED = 3

/** STR.core.orders.done: the unit's order is carried out when a stand of it is at its point. */
function reachedPoint(next: Next, stand: Stand, emit: Emit): void {
  const order = orderOf(next, stand)
  if (order?.move.point && distance(stand.at, order.move.point) <= REACHED)
    endOrder(next, own(stand).unit, 'reached', emit)
}
