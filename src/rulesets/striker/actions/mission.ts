import { word } from '../../../engine/bounds'
import { point } from '../../../engine/geometry/schema'
import type { DeepReadonly } from '../../../engine/readonly'
import { plain, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { KIND_NAMES } from '../cards/names'
import { KINDS } from '../cards/weapon'
import { define, isCommanding, refusedFor, sideOf } from '../define'
import type { Mission } from '../parts/mission'
import type { Stand } from '../parts/stand'
import { standsWithin } from '../rules/damage/burst'
import { delayLines, delayOf, gunsOf, missionRefusals } from '../rules/missions/missions'
import { previewMission } from '../rules/missions/preview-mission'
import { zoneShape } from '../rules/missions/zone'
import { isGone, isObserver, mustStand, standOf, standsOfSide } from '../rules/stands'
import { changeRoster } from '../rules/writing'
import type { State } from '../state'
import { missionOffers } from './mission-offers'

const schema = z.strictObject({
  type: z.literal('mission'),
  observer: word,
  battery: word,
  point,
  kind: z.enum(KINDS),
  turns: z.int().check(z.gte(1), z.lte(12)),
  sheaf: z.enum(['normal', 'converged']),
})

export type OrderMission = DeepReadonly<z.infer<typeof schema>>

function missionFrom(state: State, action: OrderMission, battery: Stand): Mission {
  const mission = missionAs(state, action, battery)
  return { ...mission, lands: state.turn + delayOf(state, battery, mission) }
}

const missionAs = (state: State, action: OrderMission, battery: Stand): Mission => ({
  id: `m${state.turn}.${action.battery}`,
  seat: battery.seat,
  observer: action.observer,
  battery: action.battery,
  point: action.point,
  kind: action.kind,
  sheaf: action.sheaf,
  orderTurn: state.turn,
  lands: state.turn,
  turns: action.turns,
  landed: 0,
  seen: 0,
  mpi: null,
  designated: null,
})

/** STR.core.indirect.order: observer, battery, point, ammunition, turns, sheaf. */
export const mission = define<OrderMission>(schema)({
  rule: 'STR.core.indirect.order',
  plan(state, action, actor) {
    const battery = standOf(state, action.battery)
    const phase =
      !isCommanding(state, actor) &&
      refuse('STR.core.sequence.command', 'You can order fire missions only in the command phase.')
    if (!battery || battery.seat !== actor)
      return refusedFor(refuse('STR.core.indirect.order', 'Choose one of your own batteries.'), phase)
    const made = missionFrom(state, action, battery)
    return unless([phase, ...missionRefusals(state, made)], () =>
      plain(
        `Fire mission: ${battery.name}, ${KIND_NAMES[action.kind]}, lands in turn ${made.lands}`,
        'STR.core.indirect.order',
        {
          ledgers: [{ name: 'Turns until it lands, at least 1', base: '', lines: delayLines(state, battery, made) }],
          shapes: () => [zoneShape(state, made, battery)],
          warnings: () => friendsUnder(state, made, battery),
          foreseen: () => previewMission(state, made),
        },
      ),
    )
  },
  apply(next, action, _result, { emit }) {
    const battery = mustStand(next, action.battery)
    const observer = mustStand(next, action.observer)
    const made = missionFrom(next, action, battery)
    next.missions = { ...next.missions, [made.id]: { $for: [battery.seat], ghost: true, value: made } }
    changeRoster(next, observer.id, { task: 'observe' })
    emit({
      type: 'mission-ordered',
      rules: ['STR.core.indirect.order', 'STR.core.indirect.delay', 'STR.core.indirect.info'],
      battery: battery.id,
      observer: observer.id,
      point: action.point,
      lands: made.lands,
      turns: action.turns,
      seenBy: [battery.seat],
    })
  },
  when: isCommanding,
  offers(view, seat) {
    const own = standsOfSide(view, sideOf(seat)).filter(stand => !isGone(stand))
    const batteries = own.filter(stand => gunsOf(view, stand).length > 0)
    const observers = batteries.length > 0 ? own.filter(isObserver) : []
    return batteries.flatMap(battery => missionOffers(view, battery, observers))
  },
})

/** Own stands close to the point are called out before it is too late. */
function friendsUnder(state: State, made: Mission, battery: Stand): Refusal[] {
  const { points } = zoneShape(state, made, battery)
  return standsWithin(state, points)
    .filter(stand => stand.seat === made.seat)
    .map(stand => refuse('STR.core.indirect.to-hit', `${stand.name} is in the zone.`))
}
