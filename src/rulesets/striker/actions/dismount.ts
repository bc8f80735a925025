import { word } from '../../../engine/bounds'
import { bearing, heading } from '../../../engine/geometry/angle'
import { point } from '../../../engine/geometry/schema'
import type { Pose, Vec } from '../../../engine/geometry/vec'
import { plain, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { measured } from '../../../engine/words'
import { define, isMoving, readersOf, refusedFor } from '../define'
import { named } from '../events'
import { KEYS } from '../keys'
import type { Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
import { isShaken } from '../rules/command/command'
import { groundsAt } from '../rules/ground/ground'
import { cornersOf, gapBetween, overlaps } from '../rules/movement/footprint'
import { roomRefusals } from '../rules/movement/free-space'
import { taskRefusals } from '../rules/movement/may-move'
import { mustStand, own, standOf, standsOf } from '../rules/stands'
import { changeWork, workOf } from '../rules/turn/table-work'
import { putStands, withRoster } from '../rules/writing'
import type { State } from '../state'
import { GROUND_COST } from '../tables/ground'
import { HALF, paid, paidByVehicle, restRefusals } from './riders'

const dismountSchema = z.strictObject({ type: z.literal('dismount'), stand: word, at: point })
type GetOut = z.infer<typeof dismountSchema>

/** STR.core.move.mount: men stand in contact with the vehicle they leave. */
export const dismount = define(dismountSchema)({
  rule: 'STR.core.move.mount',
  plan(state, action, actor) {
    const stand = standOf(state, action.stand)
    const vehicle = stand?.aboard ? standOf(state, stand.aboard) : undefined
    const phase =
      !isMoving(state, actor) &&
      refuse('STR.core.sequence.own-move', 'Men can dismount only in your own movement phase.')
    if (!stand || !vehicle || stand.seat !== actor)
      return refusedFor(refuse('STR.core.move.mount', "That stand isn't in a vehicle."), phase)
    const gap = gapBetween(cornersOf(state, stand, { at: action.at, facing: 0 }), cornersOf(state, vehicle))
    return unless(
      [
        phase,
        ...stayingRefusals(stand),
        gap > 0.05 + 1e-6 &&
          refuse(
            'STR.core.move.mount',
            `That is ${measured(gap)} cm from ${vehicle.name}. Men must dismount in contact with it.`,
          ),
        (action.at.x < 0 || action.at.y < 0 || action.at.x > state.map.width || action.at.y > state.map.height) &&
          refuse('STR.core.terrain.edges', 'That place is off the table.'),
        groundsAt(state, action.at).some(ground => GROUND_COST[ground].infantry === 'no') &&
          refuse('STR.core.move.water', "Men can't stand there."),
        ...roomRefusals(state, stand, { at: action.at, facing: 0 }),
        ...restRefusals(vehicle),
      ],
      () => plain(`${stand.name} dismounts`, 'STR.core.move.mount'),
    )
  },
  apply(next, action, _result, { emit }) {
    const stand = mustStand(next, action.stand)
    const vehicle = mustStand(next, stand.aboard ?? '')
    const out = withRoster(paid(stand), { path: [action.at] })
    putStands(next, [{ ...out, aboard: null, at: action.at }, paidByVehicle(vehicle)])
    changeWork(next, { looking: [...workOf(next).looking, stand.id] })
    emit({
      type: 'mounted',
      rules: ['STR.core.move.mount'],
      stand: named(stand),
      vehicle: named(vehicle),
      out: true,
      ...readersOf(stand),
    })
  },
  when: isMoving,
  *offers(view, seat) {
    for (const stand of standsOf(view)) {
      const vehicle = stand.aboard === null ? undefined : standOf(view, stand.aboard)
      if (stand.seat === seat && vehicle && own(stand).spent <= HALF && restRefusals(vehicle).every(reason => !reason))
        yield new Dismount(view, stand, vehicle)
    }
  },
})

/** Why nobody gets out, at whatever place. */
const stayingRefusals = (stand: Stand): Refusal[] =>
  [
    isShaken(stand) && refuse('STR.core.move.barred', `${stand.name} is suppressed or routed.`),
    ...taskRefusals(stand),
    own(stand).spent > HALF + 1e-6 &&
      refuse('STR.core.move.mount', `${stand.name} has used more than half its movement.`),
  ].filter(reason => reason !== false)

/** Where a base set down in a direction from a vehicle touches it. */
function doorAt(state: State, stand: Stand, vehicle: Stand, angle: number): Vec {
  const h = heading(angle)
  const at = (far: number): Vec => ({ x: vehicle.at.x + h.x * far, y: vehicle.at.y + h.y * far })
  const model = cornersOf(state, vehicle)
  let inside = 0
  let outside = 5
  while (outside - inside > 0.01) {
    const middle = (inside + outside) / 2
    if (overlaps(cornersOf(state, stand, { at: at(middle), facing: 0 }), model)) inside = middle
    else outside = middle
  }
  return at(outside)
}

const GHOST = { art: 'infantry', radius: 1 } as const

export class Dismount {
  readonly kind = 'region'
  readonly rule: StrikerRule = 'STR.core.move.mount'
  readonly key = KEYS.dismount
  readonly facing = 'none'
  readonly ghost = GHOST
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly #state: State
  readonly #stand: Stand
  readonly #vehicle: Stand
  constructor(state: State, stand: Stand, vehicle: Stand) {
    this.id = `dismount.${stand.id}`
    this.label = `Dismount ${stand.name}`
    this.piece = vehicle.id
    this.#state = state
    this.#stand = stand
    this.#vehicle = vehicle
  }
  region() {
    return [{ kind: 'disc', tone: 'reach', at: this.#vehicle.at, radius: 3.5 }] as const
  }
  start(): Pose {
    return this.door(this.#vehicle.facing + 90)
  }
  bars(): readonly Refusal[] {
    return stayingRefusals(this.#stand)
  }
  at({ at }: Pose): GetOut {
    const { at: door } = this.door(bearing(this.#vehicle.at, at) ?? this.#vehicle.facing)
    return { type: 'dismount', stand: this.#stand.id, at: door }
  }
  /** The place in contact with the vehicle in a direction from it. */
  door(angle: number): Pose {
    return { at: doorAt(this.#state, this.#stand, this.#vehicle, angle), facing: 0 }
  }
}
