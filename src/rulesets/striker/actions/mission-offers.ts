import { heading } from '../../../engine/geometry/angle'
import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import type { Field, FieldValues, Offer } from '../../../engine/offers'
import type { Shape } from '../../../engine/scene/shapes'
import { KINDS } from '../cards/weapon'
import { KEYS } from '../keys'
import type { Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
import { gunsOf, MOST_TURNS } from '../rules/missions/missions'
import { seenGround } from '../rules/missions/seen-ground'
import { seesPoint } from '../rules/spotting/sight'
import { bodyOf, standsOfSide } from '../rules/stands'
import { enemyOf } from '../sides'
import type { State } from '../state'
import { option, pointFields } from './fields'
import type { OrderMission } from './mission'

type Kind = OrderMission['kind']

/** Fine enough to show which side of a hill is seen. */
const CELL = 3

/** The fire missions that some observers might order from a battery. */
export const missionOffers = (state: State, battery: Stand, observers: readonly Stand[]): Offer<OrderMission>[] =>
  observers.flatMap(observer => {
    const call = new Call(state, observer, battery)
    return [new MissionForm(call), new MissionPoint(call)]
  })

/** An observer and the battery they might call. */
class Call {
  readonly id: string
  readonly observer: Stand
  readonly battery: Stand
  readonly #state: State
  #aim: Vec | null = null
  #seen: readonly Shape[] | null = null
  constructor(state: State, observer: Stand, battery: Stand) {
    this.id = `mission.${observer.id}.${battery.id}`
    this.observer = observer
    this.battery = battery
    this.#state = state
  }
  kinds(): readonly Kind[] {
    return [...new Set(gunsOf(this.#state, this.battery).flatMap(gun => gun.kinds.map(({ kind }) => kind)))]
  }
  fields(): Field[] {
    return fieldsFor(this.#state, this.kinds(), this.aim())
  }
  /** Where the form begins: an enemy that the observer sees, else some ground in sight. */
  aim(): Vec {
    this.#aim ??= this.#sought() ?? { x: this.#state.map.width / 2, y: this.#state.map.height / 2 }
    return this.#aim
  }
  #sought(): Vec | null {
    const state = this.#state
    const body = bodyOf(state, this.observer)
    const ring = this.ring()
    const isSeen = (at: Vec) => seesPoint(state, body, at)
    const enemy = standsOfSide(state, enemyOf(this.observer.seat)).find(({ spotted, at }) => {
      const far = distance(at, ring.at)
      return spotted && far >= ring.from && far <= ring.to && isSeen(at)
    })
    return enemy ? { x: Math.round(enemy.at.x), y: Math.round(enemy.at.y) } : seenPoint(state, isSeen, ring)
  }
  /** Where the rounds of the battery can land. */
  ring(): Ring {
    const [gun] = gunsOf(this.#state, this.battery)
    return { at: this.battery.at, from: gun?.min ?? 0, to: gun?.max ?? 0 }
  }
  /** What of that the observer sees. */
  seen(): readonly Shape[] {
    const { at: battery, from, to } = this.ring()
    const holds = (at: Vec): boolean => distance(at, battery) >= from && distance(at, battery) <= to
    this.#seen ??= seenGround(this.#state, this.observer, { cell: CELL, holds })
    return this.#seen
  }
  order(point: Vec, how: Pick<OrderMission, 'kind' | 'turns' | 'sheaf'>): OrderMission {
    return { type: 'mission', observer: this.observer.id, battery: this.battery.id, point, ...how }
  }
}

export class MissionForm {
  readonly kind = 'form'
  readonly rule: StrikerRule = 'STR.core.indirect.order'
  readonly key = KEYS.mission
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly call: Call
  constructor(call: Call) {
    this.id = call.id
    this.label = `Order a fire mission: ${call.battery.name}`
    this.piece = call.observer.id
    this.call = call
  }
  fields() {
    return this.call.fields()
  }
  fill({ x, y, kind, turns, sheaf }: FieldValues): OrderMission {
    return this.call.order(
      { x: Number(x), y: Number(y) },
      {
        kind: KINDS.find(one => one === kind) ?? 'HE',
        turns: Number(turns),
        sheaf: sheaf === 'converged' ? 'converged' : 'normal',
      },
    )
  }
}

const POINT_GHOST = { art: 'token', radius: 2 } as const

export class MissionPoint {
  readonly kind = 'region'
  readonly rule: StrikerRule = 'STR.core.indirect.order'
  readonly facing = 'none'
  readonly ghost = POINT_GHOST
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly call: Call
  constructor(call: Call) {
    this.id = `${call.id}.point`
    this.label = `Fire HE at a point: ${call.battery.name}`
    this.piece = call.observer.id
    this.call = call
  }
  region() {
    return this.call.seen()
  }
  start() {
    return { at: this.call.aim(), facing: 0 }
  }
  at({ at }: Pose): OrderMission {
    return this.call.order(at, { kind: this.call.kinds()[0] ?? 'HE', turns: 1, sheaf: 'normal' })
  }
}

interface Ring {
  readonly at: Vec
  readonly from: number
  readonly to: number
}

const TURN = 15
const STEP = 6
/** A point in the ring that the observer sees, the nearest first; null where none is in sight. */
function seenPoint({ map }: State, sees: (at: Vec) => boolean, { at, from, to }: Ring): Vec | null {
  const far = Math.min(to, Math.hypot(map.width, map.height))
  for (let radius = from + 1; radius <= far; radius += STEP)
    for (let angle = 0; angle < 360; angle += TURN) {
      const h = heading(angle)
      const there = { x: Math.round(at.x + h.x * radius), y: Math.round(at.y + h.y * radius) }
      const inside = there.x >= 0 && there.y >= 0 && there.x <= map.width && there.y <= map.height
      if (inside && Math.hypot(there.x - at.x, there.y - at.y) >= from && sees(there)) return there
    }
  return null
}

function fieldsFor(state: State, kinds: readonly Kind[], aim: Vec): Field[] {
  return [
    ...pointFields(state, aim),
    {
      kind: 'choice',
      name: 'kind',
      label: 'Ammunition',
      options: kinds.map(kind => option(kind)),
      value: kinds[0] ?? 'HE',
    },
    { kind: 'number', name: 'turns', label: 'Turns', min: 1, max: MOST_TURNS, value: 1 },
    {
      kind: 'choice',
      name: 'sheaf',
      label: 'Sheaf',
      options: [option('normal'), option('converged')],
      value: 'normal',
    },
  ]
}
