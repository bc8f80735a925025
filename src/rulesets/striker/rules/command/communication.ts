import { atMost } from '../../../../engine/geometry/units'
import { distance } from '../../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import { measured } from '../../../../engine/words'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import {
  MODES,
  type Mode,
  RADIO_REACH,
  type RadioSet,
  SETS,
  SIGNAL_REACH,
  VERBAL_REACH,
} from '../../tables/communication'
import { hooks } from '../hooks'
import { rulingFor } from '../referee-rulings'
import { sees, wireOf } from '../spotting/sight'
import { bodyOf, isLeader, isVehicle, rosterOf, vehicleOf } from '../stands'

/** STR.core.unit.default-sets: what a stand speaks through, its vehicle's set included. */
export function setOf(state: State, stand: Stand): RadioSet {
  const body = bodyOf(state, stand)
  const card = vehicleOf(state, body)
  const tl = state.options.tl[stand.seat]
  const vehicle: RadioSet = card?.radio && tl >= 5 && !rosterOf(body)?.damage.electronics ? 'vehicle' : 'none'
  const carried: RadioSet =
    isVehicle(stand) || tl < 5 ? 'none' : isLeader(stand) ? 'platoon' : tl >= 8 ? 'personal' : 'none'
  return SETS.indexOf(vehicle) > SETS.indexOf(carried) ? vehicle : carried
}

const isJammed = (state: State, stand: Stand): boolean => {
  const unit = rosterOf(stand)?.unit
  return !!unit && !!state.jammed[stand.seat]?.value?.includes(unit)
}

/** Why two stands cannot speak this way. */
function refusedBy(state: State, from: Stand, to: Stand, mode: Mode): Refusal[] {
  const [a, b] = [bodyOf(state, from), bodyOf(state, to)]
  const apart = distance(a.at, b.at)
  const closed = (stand: Stand) => isVehicle(stand) && !vehicleOf(state, stand)?.open
  const together = a.id === b.id
  switch (mode) {
    case 'verbal':
      if (together) return []
      return [
        ...(atMost(apart, VERBAL_REACH)
          ? []
          : [
              refuse(
                'STR.core.unit.verbal',
                `They are ${measured(apart)} cm apart; spoken orders reach ${VERBAL_REACH} cm.`,
              ),
            ]),
        ...(closed(a) || closed(b)
          ? [refuse('STR.core.unit.verbal', "Spoken orders don't carry into or out of a closed vehicle.")]
          : []),
      ]
    case 'signal':
      return [
        ...(atMost(apart, SIGNAL_REACH)
          ? []
          : [
              refuse(
                'STR.core.unit.signal',
                `They are ${measured(apart)} cm apart; hand signals reach ${SIGNAL_REACH} cm.`,
              ),
            ]),
        ...(state.light === 'day' ? [] : [refuse('STR.core.unit.signal', 'Hand signals work only by day.')]),
        ...(sees(state, a, b) ? [] : [refuse('STR.core.unit.signal', "They can't see each other.")]),
      ]
    case 'wire':
      return rulingFor(state, 'STR.core.unit.wire', wireOf(from, to)) === 'laid'
        ? []
        : [refuse('STR.core.unit.wire', "There's no telephone line between them.")]
    case 'radio': {
      const reach = Math.min(RADIO_REACH[setOf(state, from)], RADIO_REACH[setOf(state, to)])
      return [
        ...(reach > 0 && atMost(apart, reach)
          ? []
          : [
              refuse(
                'STR.core.unit.radio',
                reach > 0
                  ? `The weaker set reaches ${reach} cm, they are ${measured(apart)} apart.`
                  : 'One of them has no radio.',
              ),
            ]),
        ...(isJammed(state, from) || isJammed(state, to)
          ? [refuse('STR.core.unit.jam', 'Their net is jammed this turn.')]
          : []),
      ]
    }
    case 'beam':
      return carries(state, a, 'beam') && carries(state, b, 'beam') && sees(state, a, b)
        ? []
        : [refuse('STR.core.unit.beam', 'No beam links them.')]
    case 'meson':
      return carries(state, a, 'meson') && carries(state, b, 'meson')
        ? []
        : [refuse('STR.core.unit.meson', "They don't both have meson communicators.")]
  }
}

const carries = (state: State, stand: Stand, mode: 'beam' | 'meson'): boolean =>
  vehicleOf(state, stand)?.comms?.includes(mode) === true

/** STR.core.unit.link: the modes that work between two stands. */
export const linksBetween = (state: State, from: Stand, to: Stand): Mode[] =>
  MODES.filter(
    mode =>
      refusedBy(state, from, to, mode).length === 0 &&
      hooks(state.options, 'cmd.link').every(hook => hook(state, { from, to, mode }).length === 0),
  )

/** STR.core.orders.link: why nothing can be ordered for lack of communication; empty where there is. */
export function linkRefusals(state: State, from: Stand, to: Stand): Refusal[] {
  if (linksBetween(state, from, to).length > 0) return []
  const reasons = (['verbal', 'signal', 'radio'] as const).flatMap(mode => refusedBy(state, from, to, mode))
  return [refuse('STR.core.orders.link', `${from.name} and ${to.name} can't communicate.`), ...reasons]
}
