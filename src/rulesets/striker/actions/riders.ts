import { bearing, heading } from '../../../engine/geometry/angle'
import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import { plain, type Refusal, unless } from '../../../engine/rolls/plan'
import type { Random } from '../../../engine/rolls/random'
import { z } from '../../../engine/schema'
import { isShaken } from '../chassis/command'
import { cornersOf, gapBetween, inContact, overlaps } from '../chassis/footprint'
import { groundsAt } from '../chassis/ground'
import { roomRefusals } from '../chassis/room'
import {
  aboardOf,
  fitMen,
  isThere,
  isVehicle,
  mustStand,
  no,
  own,
  seatsOf,
  standOf,
  standsOf,
  vehicleOf,
} from '../chassis/stands'
import { changeWork, workOf } from '../chassis/work'
import { putStands, withRoster } from '../chassis/writing'
import { define, isMoving, tellers } from '../define'
import { named } from '../events'
import { point } from '../orders'
import type { Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
import type { State } from '../state'
import { GROUND_COST } from '../tables/ground'

const HALF = 0.5

/** STR.core.move.mount-mode: standing on the ground, or hovering at rest. */
const restRefusals = (vehicle: Stand): (Refusal | false)[] => [
  (vehicle.flight === 'terrainFollowing' || vehicle.flight === 'high' || vehicle.popup) &&
    no('STR.core.move.mount-mode', `${vehicle.name} is in the air.`),
  !own(vehicle).loaded &&
    own(vehicle).spent > HALF + 1e-6 &&
    no('STR.core.move.mount', `${vehicle.name} has used more than half its movement.`),
]

export const mount = define(z.object({ type: z.literal('mount'), stand: z.string(), vehicle: z.string() }))({
  rule: 'STR.core.move.mount',
  plan(state, action, actor) {
    const stand = standOf(state, action.stand)
    const vehicle = standOf(state, action.vehicle)
    const card = vehicle && vehicleOf(state, vehicle)
    if (!stand || !vehicle || !card || stand.seat !== actor || vehicle.seat !== actor || isVehicle(stand))
      return { refusals: [no('STR.core.move.mount', 'Men mount a vehicle of their own side.')] }
    const seats = seatsOf(state, vehicle)
    const riding = aboardOf(state, vehicle.id).reduce((sum, rider) => sum + fitMen(rider).length, 0)
    return unless(
      [
        !isMoving(state, stand.seat) && no('STR.core.sequence.own-move', 'Men mount in their own movement phase.'),
        (!isThere(stand) || !isThere(vehicle)) && no('STR.core.move.mount', 'One of them is not on the table.'),
        isShaken(stand) && no('STR.core.move.barred', `${stand.name} is suppressed or routed.`),
        riding + fitMen(stand).length > seats &&
          no('STR.core.move.mount', `${vehicle.name} has ${seats} seats, ${riding} taken.`),
        own(stand).spent > HALF + 1e-6 &&
          no('STR.core.move.mount', `${stand.name} has used more than half its movement.`),
        isThere(stand) &&
          isThere(vehicle) &&
          !inContact(state, stand, vehicle) &&
          no('STR.core.move.mount', `${stand.name} is not in contact with ${vehicle.name}.`),
        ...restRefusals(vehicle),
      ],
      () => plain(`${stand.name} mounts ${vehicle.name}`, 'STR.core.move.mount'),
    )
  },
  apply(next, action, _result, { emit }) {
    const stand = mustStand(next, action.stand)
    const vehicle = mustStand(next, action.vehicle)
    const aboard = { aboard: vehicle.id, at: vehicle.at, spotted: false }
    putStands(next, [{ ...paid(stand), ...aboard }, paidByVehicle(vehicle)])
    emit({
      type: 'mounted',
      rules: ['STR.core.move.mount'],
      stand: named(stand),
      vehicle: named(vehicle),
      out: false,
      ...tellers(stand),
    })
  },
  when: isMoving,
  *offers(state, seat) {
    const vehicles = standsOf(state).filter(one => one.seat === seat && isThere(one) && seatsOf(state, one) > 0)
    for (const stand of standsOf(state)) {
      if (stand.seat !== seat || isVehicle(stand) || !isThere(stand) || own(stand).spent > HALF) continue
      const near = vehicles.filter(vehicle => distance(vehicle.at, stand.at) < 4)
      if (near.length > 0)
        yield {
          kind: 'piece',
          id: `mount.${stand.id}`,
          label: `Mount ${stand.name}`,
          rule: 'STR.core.move.mount',
          piece: stand.id,
          key: 'v',
          rearranges: true,
          choices: near.map(vehicle => ({
            piece: vehicle.id,
            action: { type: 'mount', stand: stand.id, vehicle: vehicle.id },
          })),
        }
    }
  },
})

/** Half the allowance of the men. */
const paid = (men: Stand): Stand => ({
  ...withRoster(men, { spent: Math.min(1, own(men).spent + HALF) }),
  moved: true,
  gait: men.gait === 'still' ? 'walk' : men.gait,
})
/** Once in a phase half the vehicle's. */
const paidByVehicle = (vehicle: Stand): Stand =>
  own(vehicle).loaded ? vehicle : withRoster(vehicle, { loaded: true, spent: Math.min(1, own(vehicle).spent + HALF) })

const dismountSchema = z.object({ type: z.literal('dismount'), stand: z.string(), at: point })
type GetOut = z.infer<typeof dismountSchema>

export const dismount = define(dismountSchema)({
  rule: 'STR.core.move.mount',
  plan(state, action, actor) {
    const stand = standOf(state, action.stand)
    const vehicle = stand?.aboard ? standOf(state, stand.aboard) : undefined
    if (!stand || !vehicle || stand.seat !== actor)
      return { refusals: [no('STR.core.move.mount', 'That stand does not ride.')] }
    const gap = gapBetween(cornersOf(state, stand, { at: action.at, facing: 0 }), cornersOf(state, vehicle))
    return unless(
      [
        !isMoving(state, stand.seat) && no('STR.core.sequence.own-move', 'Men dismount in their own movement phase.'),
        isShaken(stand) && no('STR.core.move.barred', `${stand.name} is suppressed or routed.`),
        gap > 0.05 + 1e-6 &&
          no(
            'STR.core.move.mount',
            `It would stand ${gap.toFixed(1)} cm from ${vehicle.name}; men dismount in contact.`,
          ),
        own(stand).spent > HALF + 1e-6 &&
          no('STR.core.move.mount', `${stand.name} has used more than half its movement.`),
        (action.at.x < 0 || action.at.y < 0 || action.at.x > state.map.width || action.at.y > state.map.height) &&
          no('STR.core.terrain.edges', 'That is off the table.'),
        groundsAt(state, action.at).some(ground => GROUND_COST[ground].infantry === 'no') &&
          no('STR.core.move.water', 'Men cannot stand there.'),
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
      ...tellers(stand),
    })
  },
  when: isMoving,
  *offers(state, seat) {
    for (const stand of standsOf(state)) {
      const vehicle = stand.aboard === null ? undefined : standOf(state, stand.aboard)
      if (stand.seat === seat && vehicle && own(stand).spent <= HALF && restRefusals(vehicle).every(reason => !reason))
        yield new Dismount(state, stand, vehicle)
    }
  },
})

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

class Dismount {
  readonly kind = 'region'
  readonly rule: StrikerRule = 'STR.core.move.mount'
  readonly key = 'd'
  readonly facing = 'none'
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
  get region() {
    return [{ kind: 'disc', tone: 'reach', at: this.#vehicle.at, radius: 3.5 }] as const
  }
  get start(): Pose {
    return this.#door(this.#vehicle.facing + 90)
  }
  get ghost() {
    return { art: 'infantry', radius: 1 }
  }
  at({ at }: Pose): GetOut {
    const { at: door } = this.#door(bearing(this.#vehicle.at, at) ?? this.#vehicle.facing)
    return { type: 'dismount', stand: this.#stand.id, at: door }
  }
  sample(random: Random): Pose {
    return this.#door(random() * 360)
  }
  #door(angle: number): Pose {
    return { at: doorAt(this.#state, this.#stand, this.#vehicle, angle), facing: 0 }
  }
}
