import { bearing, heading } from '../../../engine/geometry/angle'
import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import type { Offer, Reach } from '../../../engine/offers'
import { type Plan, type Planned, plain, unless } from '../../../engine/rolls/plan'
import type { Random } from '../../../engine/rolls/random'
import type { StepContext } from '../../../engine/ruleset'
import { z } from '../../../engine/schema'
import { reachFrom } from '../../../engine/terrain/reach'
import { groundOf } from '../chassis/ground'
import { disturb } from '../chassis/jobs'
import {
  affordableWay,
  alongOf,
  barredRefusals,
  contactOn,
  costOfWay,
  gaitRefusals,
  goingOf,
  hasBelts,
  isGrav,
  lengthOfWay,
  type Moving,
  rateOf,
  turnCost,
  wayRefusals,
} from '../chassis/movement'
import { moveHooks, moveOrderRefusals, obeyed, orderOf } from '../chassis/obedience'
import { endOrder, workOf } from '../chassis/phases'
import { revealed } from '../chassis/revealing'
import { aboardOf, isThere, isVehicle, mustStand, no, own, standOf, standsOf } from '../chassis/stands'
import { define, isMoving, spendLifted, tellers, unlifted } from '../define'
import { named, type StrikerEvent } from '../events'
import { GAITS, point } from '../orders'
import { FLIGHTS, type Stand, type State } from '../state'
import { EYES } from '../tables/movement'

const schema = z.object({
  type: z.literal('move'),
  stand: z.string(),
  gait: z.enum(GAITS),
  flight: z.enum(FLIGHTS),
  path: z.array(point).check(z.maxLength(40)),
  facing: z.optional(z.number()),
  popup: z.optional(z.boolean()),
})
export type Move = z.infer<typeof schema>

/** Where a mover comes to a stop, and what it met. */
export interface Moved {
  readonly path: readonly Vec[]
  readonly met: readonly string[]
  readonly cost: number
  /** Who rides along. */
  readonly riders: readonly string[]
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
    resolve: () => ({
      ...contactOn(state, stand, action.path),
      cost: share,
      riders: isVehicle(stand) ? aboardOf(state, stand.id).map(({ id }) => id) : [],
    }),
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
  roster.spent = result.met.length > 0 ? 1 : Math.min(1, roster.spent + result.cost)
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
  if (result.met.length > 0) meet(draft, stand, result.met, emit)
  reachedPoint(draft, stand, emit)
}

/** STR.core.move.enemy-contact: both are spotted. */
function meet(draft: State, stand: Stand, met: readonly string[], emit: StepContext<StrikerEvent>['emit']): void {
  revealed(draft, stand.id, emit)
  for (const id of met) revealed(draft, id, emit)
  emit({
    type: 'met',
    rules: ['STR.core.move.enemy-contact'],
    stand: named(stand),
    enemies: met.map(id => named(mustStand(draft, id))),
  })
}

const REACHED = 3
/** STR.core.orders.done: the unit's order is carried out when a stand of it is at its point. */
function reachedPoint(draft: State, stand: Stand, emit: StepContext<StrikerEvent>['emit']): void {
  const order = orderOf(draft, stand)
  if (order?.move.point && distance(stand.at, order.move.point) <= REACHED)
    endOrder(draft, own(stand).unit, 'reached', emit)
}

export const move = define(schema)({
  rule: 'STR.core.move.fraction',
  plan: (state, action, actor) => planMove(state, action, actor),
  apply: applyMove,
  *offers(state, seat) {
    if (!isMoving(state, seat)) return
    for (const stand of standsOf(state)) {
      if (stand.seat !== seat || !isThere(stand) || own(stand).spent > 0.999 || barredRefusals(state, stand).length > 0)
        continue
      for (const way of waysOf(state, stand)) yield moveOffer(state, stand, way)
      if (isVehicle(stand)) yield* vehicleOffers(state, stand)
    }
  },
})

interface WayOf {
  readonly gait: Move['gait']
  readonly flight: Move['flight']
  readonly label: string
  readonly key: string
}
const ON_FOOT: readonly WayOf[] = [
  { gait: 'walk', flight: 'ground', label: 'Walk', key: 'm' },
  { gait: 'run', flight: 'ground', label: 'Run', key: 'r' },
  { gait: 'evade', flight: 'ground', label: 'Evade', key: 'e' },
  { gait: 'crawl', flight: 'ground', label: 'Crawl', key: 'c' },
]
const GROUND: readonly WayOf[] = [
  { gait: 'drive', flight: 'ground', label: 'Drive', key: 'm' },
  { gait: 'reverse', flight: 'ground', label: 'Back up', key: 'b' },
]
const GRAV: readonly WayOf[] = [
  { gait: 'drive', flight: 'noe', label: 'Fly NOE', key: 'm' },
  { gait: 'drive', flight: 'terrainFollowing', label: 'Fly terrain following', key: 't' },
  { gait: 'drive', flight: 'high', label: 'Fly high', key: 'h' },
]
function waysOf(state: State, stand: Stand): readonly WayOf[] {
  const all = isVehicle(stand)
    ? isGrav(state, stand)
      ? GRAV
      : GROUND
    : hasBelts(stand)
      ? [...ON_FOOT, { ...(GRAV[0] ?? ON_FOOT[0]), gait: 'walk', flight: 'noe', label: 'Fly NOE', key: 'n' } as const]
      : ON_FOOT
  return stand.moved && own(stand).spent > 0
    ? all.filter(({ gait, flight }) => gait === stand.gait && flight === stand.flight)
    : all
}

function moveOffer(state: State, stand: Stand, { gait, flight, label, key }: WayOf): Offer<Move> {
  const start = { at: stand.at, facing: stand.facing }
  return {
    kind: 'path',
    id: `move.${stand.id}.${gait}.${flight}`,
    label: `${label}: ${stand.name}`,
    rule: 'STR.core.move.fraction',
    piece: stand.id,
    key,
    rearranges: gait === 'reverse' || gait === 'crawl' || gait === 'evade' || flight === 'high',
    start,
    reach: reachOf(state, stand, { gait, flight }),
    along: path => ({ type: 'move', stand: stand.id, gait, flight, path: path.map(({ at }) => at) }),
  }
}

/** The region is searched for only when somebody looks at it. */
export function reachOf(state: State, stand: Stand, way: Pick<Moving, 'gait' | 'flight'>): Reach {
  const cut = (points: readonly Vec[]): Vec[] => [...affordableWay(state, stand, { ...way, path: points })]
  const posed = (points: readonly Vec[]): Pose[] =>
    points.map((at, i) => ({ at, facing: bearing(points[i - 1] ?? stand.at, at) ?? stand.facing }))
  return {
    get shapes() {
      return reachFrom(groundOf(state), goingOf(state, stand, { ...way, path: [] }), {
        from: stand.at,
        limit: 1 - own(stand).spent,
      }).shapes()
    },
    extend: (path, to) => posed(cut([...path.map(({ at }) => at), to])),
    cost: path =>
      `${Math.round((own(stand).spent + (costOfWay(state, stand, { ...way, path: path.map(({ at }) => at) }).cost ?? 0)) * 100)} % of its movement`,
    sample: random => posed(cut([sampled(state, stand, way, random)])),
  }
}

/** Mostly where its order leads, sometimes anywhere. */
function sampled(state: State, stand: Stand, way: Pick<Moving, 'gait' | 'flight'>, random: Random): Vec {
  const { road } = rateOf(state, stand, { ...way, path: [] })
  const far = Math.min(road, 80) * (0.2 + 0.8 * random()) * (1 - own(stand).spent)
  const order = orderOf(state, stand)
  const goal = order?.move.point
  const next =
    goal && order
      ? [...order.move.route, goal].find(
          at => distance(at, stand.at) > 6 && (at === goal || Math.abs(at.y - goal.y) <= Math.abs(stand.at.y - goal.y)),
        )
      : null
  const angle = next && random() < 0.75 ? (bearing(stand.at, next) ?? 0) + (random() - 0.5) * 20 : random() * 360
  const h = heading(angle)
  const length = next && random() < 0.5 ? Math.min(far, distance(stand.at, next)) : far
  const within = (value: number, most: number) => Math.min(most - 0.5, Math.max(0.5, value))
  return {
    x: within(stand.at.x + h.x * length, state.map.width),
    y: within(stand.at.y + h.y * length, state.map.height),
  }
}

/** A final turn, and rising above the cover. */
function* vehicleOffers(state: State, stand: Stand): Iterable<Offer<Move>> {
  const grav = isGrav(state, stand)
  const base = { stand: stand.id, gait: 'drive', path: [] } as const
  const flight = grav ? (stand.flight === 'ground' ? 'noe' : stand.flight) : 'ground'
  yield {
    kind: 'facing',
    id: `face.${stand.id}`,
    label: `Turn ${stand.name}`,
    rule: 'STR.core.move.facing',
    piece: stand.id,
    key: 'f',
    rearranges: true,
    pivot: { at: stand.at, facing: stand.facing },
    arc: { from: -180, to: 180 },
    to: facing => ({ type: 'move', ...base, path: [], flight, facing }),
  }
  if (grav && stand.flight === 'noe' && !stand.popup)
    yield {
      kind: 'button',
      id: `popup.${stand.id}`,
      label: `Pop up ${stand.name}`,
      rule: 'STR.core.move.popup',
      piece: stand.id,
      key: 'u',
      rearranges: true,
      action: { type: 'move', ...base, path: [], flight: 'noe', popup: true },
    }
}

/** STR.core.move.exit: over the own edge, with an order to withdraw or by the scenario. */
export const exit = define(z.object({ type: z.literal('exit'), stand: z.string() }))({
  rule: 'STR.core.move.exit',
  plan(state, { stand: id }, actor) {
    const stand = standOf(state, id)
    if (!stand || stand.seat !== actor || !isThere(stand))
      return { refusals: [no('STR.core.move.exit', 'That stand is not yours, or not here.')] }
    const edge = Math.min(stand.at.x, stand.at.y, state.map.width - stand.at.x, state.map.height - stand.at.y)
    const leave =
      orderOf(state, stand)?.move.verb === 'withdraw' || state.options.victory.exit[stand.seat] !== undefined
    return unless(
      [
        !isMoving(state, stand.seat) && no('STR.core.sequence.own-move', 'Stands leave in their own movement phase.'),
        ...barredRefusals(state, stand),
        edge > 2 && no('STR.core.move.exit', `${stand.name} is ${edge.toFixed(1)} cm from the edge.`),
        !leave && no('STR.core.move.exit', 'Only an order to withdraw or the scenario lets a stand leave.'),
      ],
      () => plain(`${stand.name} leaves the table`, 'STR.core.move.exit'),
    )
  },
  apply(draft, { stand: id }, _result, { emit }) {
    const stand = mustStand(draft, id)
    stand.status = 'offTable'
    for (const rider of aboardOf(draft, id)) rider.status = 'offTable'
    emit({
      type: 'moved',
      rules: ['STR.core.move.exit'],
      stand: named(stand),
      from: stand.at,
      to: stand.at,
      length: 0,
      how: 'leaves the table',
      ...tellers(stand),
    })
  },
  *offers(state, seat) {
    if (!isMoving(state, seat)) return
    for (const stand of standsOf(state))
      if (
        stand.seat === seat &&
        isThere(stand) &&
        orderOf(state, stand)?.move.verb === 'withdraw' &&
        Math.min(stand.at.y, state.map.height - stand.at.y) <= 2
      )
        yield {
          kind: 'button',
          id: `exit.${stand.id}`,
          label: `${stand.name} leaves the table`,
          rule: 'STR.core.move.exit',
          piece: stand.id,
          action: { type: 'exit', stand: stand.id },
        }
  },
})

/** STR.core.sequence.pass: the movement phase is over for its side. */
export const done = define(z.object({ type: z.literal('done') }))({
  rule: 'STR.core.sequence.pass',
  plan: (state, _action, actor) =>
    unless(
      [
        !(actor === 'A' || actor === 'B') || !isMoving(state, actor)
          ? no('STR.core.sequence.order', 'It is not your movement phase.')
          : null,
      ],
      () => plain('End the movement phase', 'STR.core.sequence.pass'),
    ),
  apply(draft, _action, _result, { actor, emit }) {
    draft.step = 'spot'
    emit({ type: 'passed', rules: ['STR.core.sequence.pass'], side: actor === 'A' ? 'A' : 'B', phase: draft.phase })
  },
  *offers(state, seat) {
    if (isMoving(state, seat))
      yield {
        kind: 'button',
        id: 'done',
        label: 'End the movement phase',
        rule: 'STR.core.sequence.pass',
        key: 'Enter',
        action: { type: 'done' },
      }
  },
})
