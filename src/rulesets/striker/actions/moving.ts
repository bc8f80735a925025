import { distance, type Vec } from '../../../engine/geometry/vec'
import { type Plan, type Planned, unless } from '../../../engine/rolls/plan'
import type { StepContext } from '../../../engine/ruleset'
import { barredRefusals, gaitRefusals } from '../chassis/barred'
import { befall } from '../chassis/befall'
import { contactOn } from '../chassis/contact'
import type { Interrupt } from '../chassis/hooks'
import { interruptsOn } from '../chassis/interrupts'
import { disturb } from '../chassis/jobs'
import { note } from '../chassis/knowledge'
import { alongOf, costOfWay, lengthOfWay, turnCost } from '../chassis/movement'
import { moveHooks, moveOrderRefusals, obeyed, orderOf } from '../chassis/obedience'
import { endOrder, workOf } from '../chassis/phases'
import { revealed } from '../chassis/revealing'
import { aboardOf, isThere, isVehicle, mustStand, no, own, standOf } from '../chassis/stands'
import { wayRefusals } from '../chassis/way-limits'
import { type Emit, isMoving, spendLifted, tellers, unlifted } from '../define'
import { named, type StrikerEvent } from '../events'
import type { Stand } from '../parts/stand'
import type { State } from '../state'
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
export function planMove(state: State, action: Move, actor: string): Planned<Moved> {
  const stand = standOf(state, action.stand)
  if (!stand || stand.seat !== actor)
    return { refusals: [no('STR.core.sequence.own-move', 'That stand is not yours.')] }
  const orders = obeyed(state, moveOrderRefusals(state, stand, action.path))
  const early = unlifted(state, stand.id, [
    ...(isMoving(state, stand.seat)
      ? []
      : [no('STR.core.sequence.own-move', 'Only the side whose movement phase it is moves.')]),
    ...(stays(stand, action) ? [no('STR.core.move.fraction', `${stand.name} would not move at all.`)] : []),
    ...barredRefusals(state, stand),
    ...(isThere(stand) ? gaitRefusals(state, stand, action) : []),
    ...orders.refusals,
    ...moveHooks(state, stand, action.path),
  ])
  if (early.length > 0) return { refusals: early }
  return unless(unlifted(state, stand.id, wayRefusals(state, stand, action)), () =>
    movePlan(state, stand, action, orders.warnings),
  )
}

/** Neither a step nor a turn nor a rise. */
const stays = (stand: Stand, { path, facing, popup }: Move): boolean =>
  lengthOfWay(stand, path) < 0.05 && facing === undefined && popup !== true

function movePlan(
  state: State,
  stand: Stand,
  action: Move,
  warnings: NonNullable<Plan<Moved>['warnings']>,
): Plan<Moved> {
  const { cost } = costOfWay(state, stand, action)
  const turn = turnCost(state, stand, action)
  const share = (cost ?? 0) + (typeof turn === 'number' ? turn : 0)
  return {
    title: `${stand.name} ${HOW[action.gait]} ${lengthOfWay(stand, action.path).toFixed(1)} cm, ${Math.round((own(stand).spent + share) * 100)} % of its movement`,
    rule: 'STR.core.move.fraction',
    ledgers: [],
    warnings,
    shapes: [{ kind: 'path', tone: 'reach', points: [stand.at, ...action.path], arrow: true }],
    resolve: dice => {
      const { interrupts, stopped, path } = interruptsOn(state, stand, { path: action.path, dice })
      const contact = contactOn(state, stand, path)
      return {
        ...contact,
        cost: share,
        riders: isVehicle(stand) ? aboardOf(state, stand.id).map(({ id }) => id) : [],
        interrupts,
        stopped: stopped || contact.met.length > 0,
      }
    },
  }
}

/** Write a move into the state; its unit looks around after it. */
export function applyMove(
  draft: State,
  action: Move,
  result: Moved,
  { emit }: Pick<StepContext<StrikerEvent>, 'emit'>,
): void {
  const stand = mustStand(draft, action.stand)
  const roster = own(stand)
  const from = { x: stand.at.x, y: stand.at.y }
  const length = lengthOfWay(stand, result.path)
  const end = result.path.at(-1) ?? from
  stand.facing = action.facing ?? alongOf(stand, { ...action, path: result.path })
  if (roster.path.length === 0) roster.path.push(from)
  roster.path.push(...result.path)
  roster.spent = result.stopped ? 1 : Math.min(1, roster.spent + result.cost)
  Object.assign(stand, {
    at: end,
    gait: action.gait,
    flight: action.flight,
    speed: stand.speed + length,
    popup: action.popup ?? false,
  })
  stand.moved = stand.moved || length > 0 || action.popup === true
  if (action.flight === 'high' && stand.height === 0) stand.height = EYES.high
  if (action.flight !== 'high') stand.height = 0
  for (const rider of result.riders) mustStand(draft, rider).at = end
  workOf(draft).looking.push(stand.id)
  disturb(draft, stand.id)
  spendLifted(draft, stand.id)
  emit({
    type: 'moved',
    rules: ['STR.core.move.fraction', 'STR.core.sequence.own-move'],
    stand: named(stand),
    from,
    to: end,
    length,
    how: action.popup ? 'pops up' : HOW[action.gait],
    ...tellers(stand),
  })
  befall(draft, result.interrupts, emit)
  if (result.met.length > 0) meet(draft, stand, result.met, emit)
  reachedPoint(draft, stand, emit)
}

/** STR.core.move.enemy-contact: both are spotted. */
function meet(draft: State, stand: Stand, met: readonly string[], emit: Emit): void {
  revealed(draft, stand.id, emit)
  for (const id of met) {
    revealed(draft, id, emit)
    note(draft, mustStand(draft, id), stand.id)
    note(draft, stand, id)
  }
  emit({
    type: 'met',
    rules: ['STR.core.move.enemy-contact'],
    stand: named(stand),
    enemies: met.map(id => named(mustStand(draft, id))),
  })
}

const REACHED = 3

/** STR.core.orders.done: the unit's order is carried out when a stand of it is at its point. */
function reachedPoint(draft: State, stand: Stand, emit: Emit): void {
  const order = orderOf(draft, stand)
  if (order?.move.point && distance(stand.at, order.move.point) <= REACHED)
    endOrder(draft, own(stand).unit, 'reached', emit)
}
