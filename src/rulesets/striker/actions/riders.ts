import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Stand } from '../parts/stand'
import { own } from '../rules/stands'
import { withRoster } from '../rules/writing'

export const HALF = 0.5

/** STR.core.move.mount-mode: standing on the ground, or hovering at rest. */
export const restRefusals = (vehicle: Stand): (Refusal | false)[] => [
  (vehicle.flight === 'terrainFollowing' || vehicle.flight === 'high' || vehicle.popup) &&
    refuse('STR.core.move.mount-mode', `${vehicle.name} is in the air.`),
  !own(vehicle).loaded &&
    own(vehicle).spent > HALF + 1e-6 &&
    refuse('STR.core.move.mount', `${vehicle.name} has used more than half its movement.`),
]

/** Half the allowance of the men. */
export const paid = (men: Stand): Stand => ({
  ...withRoster(men, { spent: Math.min(1, own(men).spent + HALF) }),
  moved: true,
  gait: men.gait === 'still' ? 'walk' : men.gait,
})
/** Once in a phase half the vehicle's. */
export const paidByVehicle = (vehicle: Stand): Stand =>
  own(vehicle).loaded ? vehicle : withRoster(vehicle, { loaded: true, spent: Math.min(1, own(vehicle).spent + HALF) })
