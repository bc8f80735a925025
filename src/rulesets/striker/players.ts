import { sampleFields } from '../../engine/fuzz/sample'
import { bearing, heading } from '../../engine/geometry/angle'
import { distance, type Pose, type Vec } from '../../engine/geometry/vec'
import { defaults } from '../../engine/offers'
import type { Players } from '../../engine/players'
import { pick, type Random } from '../../engine/rolls/random'
import type { AnyAction, StrikerAction } from './actions'
import { Dismount } from './actions/dismount'
import { Aim, AtPoint } from './actions/fire'
import { March } from './actions/march'
import { MissionForm, MissionPoint } from './actions/mission-offers'
import { zoneOf } from './actions/opening'
import { gunners, Volley } from './actions/volley'
import { Way } from './actions/ways'
import type { Stand } from './parts/stand'
import { isShaken, rallyRefusals } from './rules/command/command'
import { FOR_COVER, isHeld, orderOf } from './rules/command/obedience'
import { fieldOfFire } from './rules/fire/field-of-fire'
import { isServed } from './rules/fire/first-look'
import type { Module } from './rules/module'
import { gaitRefusals, onMission } from './rules/movement/may-move'
import { rateOf } from './rules/movement/rates'
import { seesPoint } from './rules/spotting/sight'
import { bodyOf, mustStand, own, standOf } from './rules/stands'
import type { State } from './state'
import { SHIFT_MOST } from './tables/indirect'

/** Only rearranges what was decided. */
const REARRANGES = { seldom: () => true } as const

/** How random players of Striker choose: moves along their orders, targets that they see, missions where they look. */
const players: Players<State, StrikerAction> = {
  again: REARRANGES,
  bail: REARRANGES,
  cancelOrder: REARRANGES,
  designate: REARRANGES,
  endMission: REARRANGES,
  holdFire: REARRANGES,
  merge: REARRANGES,
  mount: REARRANGES,
  deploy: {
    seldom: () => true,
    pick(offer, view, random) {
      const stand = offer.piece === undefined ? undefined : standOf(view, offer.piece)
      if (offer.kind !== 'region' || !stand) return null
      const [from, , to] = zoneOf(view, stand.seat)
      if (!from || !to) return null
      const at = { x: from.x + random() * (to.x - from.x), y: from.y + random() * (to.y - from.y) }
      return offer.at({ at, facing: stand.facing })
    },
  },
  rally: {
    pick(offer, view, random) {
      if (offer.kind !== 'piece' || offer.piece === undefined) return null
      const leader = mustStand(view, offer.piece)
      const isOpen = ({ piece }: { readonly piece: string }) =>
        rallyRefusals(view, leader, mustStand(view, piece)).length === 0
      return anyOf(random, offer.choices(), isOpen)?.action ?? null
    },
  },
  order: {
    // The first order of a unit can be changed as often as one likes; a form orders more than a drawn route does.
    seldom: (offer, view) => offer.kind === 'path' || view.phase === 'deploy',
    pick(offer, { map }, random) {
      if (offer.kind !== 'path') return offer.kind === 'form' ? offer.fill(sampleFields(offer.fields(), random)) : null
      return offer.along(offer.reach.extend([], { x: random() * map.width, y: random() * map.height }))
    },
  },
  mission: {
    seldom: (offer, view) =>
      (offer instanceof MissionForm || offer instanceof MissionPoint) &&
      (own(offer.call.observer).task !== null || isShaken(offer.call.observer) || onMission(view, offer.call.battery)),
    pick(offer, view, random) {
      if (!(offer instanceof MissionForm || offer instanceof MissionPoint)) return null
      const { call } = offer
      const pose = seenBy(view, bodyOf(view, call.observer), call.ring(), random)
      if (offer instanceof MissionPoint) return offer.at(pose)
      return call.order(pose.at, {
        kind: pick(random, call.kinds()),
        turns: 1 + Math.floor(random() * MISSION_TURNS),
        sheaf: random() < 0.5 ? 'normal' : 'converged',
      })
    },
  },
  adjust: {
    seldom: () => true,
    pick(offer, _view, random) {
      if (offer.kind !== 'region') return null
      const { x, y } = offer.start().at
      const at = { x: x + (random() - 0.5) * SHIFT_MOST, y: y + (random() - 0.5) * SHIFT_MOST }
      return offer.at({ at, facing: 0 })
    },
  },
  move: {
    seldom: (offer, view) =>
      !(offer instanceof Way) || isRareGait(offer) || isHeld(view, offer.stand) || !mayGo(view, offer),
    pick(offer, view, random) {
      if (offer instanceof Way) return offer.along(offer.extend([], goal(view, offer, random)))
      if (offer.kind === 'facing') return offer.to(random() * 360 - 180)
      if (offer.kind === 'button') return offer.action
      return offer.kind === 'form' ? offer.fill(sampleFields(offer.fields(), random)) : null
    },
  },
  march: {
    seldom: () => true,
    pick(offer, _view, random) {
      if (!(offer instanceof March)) return null
      const { x, y } = offer.lead.at
      const reach = offer.reach()
      return offer.at({ at: { x: x + (random() - 0.5) * reach, y: y + (random() - 0.5) * reach }, facing: 0 })
    },
  },
  dismount: {
    pick: (offer, _view, random) => (offer instanceof Dismount ? offer.at(offer.door(random() * 360)) : null),
  },
  split: {
    seldom: () => true,
    pick: offer => (offer.kind === 'form' ? offer.fill(defaults(offer.fields())) : null),
  },
  fire: {
    seldom: (offer, view) => !(offer instanceof Aim) || temptingFor(view, offer).length === 0,
    pick(offer, view, random) {
      if (offer instanceof AtPoint) {
        const { stand } = offer.arm
        return offer.at(seenBy(view, stand, { at: stand.at, from: 0, to: offer.reach() }, random))
      }
      if (!(offer instanceof Aim)) return null
      const targets = temptingFor(view, offer)
      return targets.length > 0 ? offer.shot(pick(random, targets).id, null) : null
    },
  },
  volley: {
    seldom: (offer, view) => !(offer instanceof Volley) || temptingForAll(view, offer).length === 0,
    pick(offer, view, random) {
      if (!(offer instanceof Volley)) return null
      const targets = temptingForAll(view, offer)
      return targets.length > 0 ? offer.at(pick(random, targets).id) : null
    },
  },
}

/** Random players should see other orders too. */
const MISSION_TURNS = 6

/** Enemies in reach of a weapon that its firer sees and may fire at. */
const temptingFor = (view: State, { arm }: Aim): readonly Stand[] =>
  isServed(view, arm) ? fieldOfFire(view, arm.stand.seat).tempting(arm) : []

function temptingForAll(view: State, { side, by }: Volley): readonly Stand[] {
  const field = fieldOfFire(view, side)
  const tempting = new Set<Stand>()
  for (const arm of gunners(view, side, by))
    if (isServed(view, arm)) for (const target of field.tempting(arm)) tempting.add(target)
  return [...tempting]
}

const isRareGait = ({ way: { gait, flight } }: Way): boolean =>
  gait === 'reverse' || gait === 'crawl' || gait === 'evade' || flight === 'high'
const mayGo = (view: State, { stand, way: { gait, flight } }: Way): boolean =>
  gaitRefusals(view, stand, { gait, flight, path: [] }).length === 0

/** Mostly where its order leads, sometimes anywhere; a stand with orders to hold looks for cover close by. */
function goal(view: State, { stand, way }: Way, random: Random): Vec {
  const { road } = rateOf(view, stand, { path: [], ...way })
  const most = isHeld(view, stand) ? FOR_COVER : 80
  const far = Math.min(road, most) * (0.2 + 0.8 * random()) * (1 - own(stand).spent)
  const next = nextPoint(view, stand)
  const angle = next && random() < 0.75 ? (bearing(stand.at, next) ?? 0) + (random() - 0.5) * 20 : random() * 360
  const h = heading(angle)
  const length = next && random() < 0.5 ? Math.min(far, distance(stand.at, next)) : far
  const within = (value: number, most: number) => Math.min(most - 0.5, Math.max(0.5, value))
  return {
    x: within(stand.at.x + h.x * length, view.map.width),
    y: within(stand.at.y + h.y * length, view.map.height),
  }
}

/** The next point of its ordered route that a stand has still to reach. */
function nextPoint(view: State, stand: Stand): Vec | null {
  const order = orderOf(view, stand)
  const end = order?.move.point
  if (!order || !end) return null
  const isAhead = (at: Vec) =>
    distance(at, stand.at) > 6 && (at === end || Math.abs(at.y - end.y) <= Math.abs(stand.at.y - end.y))
  return [...order.move.route, end].find(isAhead) ?? null
}

/** One of a list that passes, looked for from a random place on; null where none does. */
function anyOf<T>(random: Random, list: readonly T[], passes: (one: T) => boolean): T | null {
  const from = Math.floor(random() * list.length)
  for (let i = 0; i < list.length; i++) {
    const one = list[(from + i) % list.length]
    if (one !== undefined && passes(one)) return one
  }
  return null
}

interface Ring {
  readonly at: Vec
  readonly from: number
  readonly to: number
}

const LOOKS = 4
/** A point in the ring that a stand sees, if one is soon found. */
function seenBy(view: State, by: Stand, ring: Ring, random: Random): Pose {
  let found = around(view, ring, random)
  for (let i = 1; i < LOOKS && !seesPoint(view, by, found.at); i++) found = around(view, ring, random)
  return found
}

/** Some point of the table between two distances from another, as near to it as the edges allow. */
function around({ map }: State, { at, from, to }: Ring, random: Random): Pose {
  const h = heading(random() * 360)
  const far = from + (to - from) * Math.sqrt(random())
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  return { at: { x: within(at.x + h.x * far, map.width), y: within(at.y + h.y * far, map.height) }, facing: 0 }
}

/** Those of the core, and of the rules in force. */
export const playersWith = (modules: readonly Module[]): Players<State, AnyAction> =>
  Object.assign({}, players, ...modules.map(module => module.players ?? {}))
