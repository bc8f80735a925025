import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import type { Field, FieldValues, Offer } from '../../../engine/offers'
import { pick, type Random } from '../../../engine/rolls/random'
import { KINDS } from '../cards/weapon'
import { onMission } from '../chassis/barred'
import { isShaken } from '../chassis/command'
import { gunsOf, MOST_TURNS } from '../chassis/missions'
import { seesPoint } from '../chassis/sight'
import { bodyOf, own, standsOfSide } from '../chassis/stands'
import type { Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
import { enemyOf } from '../sides'
import type { State } from '../state'
import { option, pointFields } from './fields'
import type { OrderMission } from './mission'
import { sampleSeen, seenPoint } from './sampling'

type Kind = OrderMission['kind']

/** Who plays at random wants to see other missions too. */
const OFTEN = 6

/** The fire missions that some observers might order from a battery. */
export const missionOffers = (state: State, battery: Stand, observers: readonly Stand[]): Offer<OrderMission>[] =>
  observers.flatMap(observer => {
    const call = new Call(state, observer, battery)
    return [new MissionForm(call), new MissionPoint(call)]
  })

/** An observer and the battery he might call. */
class Call {
  readonly id: string
  readonly observer: Stand
  readonly battery: Stand
  /** At first glance nobody there is free for it. */
  readonly vain: boolean
  readonly #state: State
  #aim: Vec | null = null
  constructor(state: State, observer: Stand, battery: Stand) {
    this.id = `mission.${observer.id}.${battery.id}`
    this.observer = observer
    this.battery = battery
    this.vain = own(observer).task !== null || isShaken(observer) || onMission(state, battery)
    this.#state = state
  }
  get kinds(): readonly Kind[] {
    return [...new Set(gunsOf(this.#state, this.battery).flatMap(gun => gun.kinds.map(({ kind }) => kind)))]
  }
  get fields(): Field[] {
    return fieldsFor(this.#state, this.kinds, this.aim)
  }
  /** Where the form begins: an enemy whom he sees, else some ground that he sees. */
  get aim(): Vec {
    this.#aim ??= this.#sought() ?? { x: this.#state.map.width / 2, y: this.#state.map.height / 2 }
    return this.#aim
  }
  #sought(): Vec | null {
    const state = this.#state
    const body = bodyOf(state, this.observer)
    const [gun] = gunsOf(state, this.battery)
    const ring = { at: this.battery.at, from: gun?.min ?? 0, to: gun?.max ?? 0 }
    const isSeen = (at: Vec) => seesPoint(state, body, at)
    const enemy = standsOfSide(state, enemyOf(this.observer.seat)).find(({ spotted, at }) => {
      const far = distance(at, ring.at)
      return spotted && far >= ring.from && far <= ring.to && isSeen(at)
    })
    return enemy ? { x: Math.round(enemy.at.x), y: Math.round(enemy.at.y) } : seenPoint(state, isSeen, ring)
  }
  get reach(): number {
    return gunsOf(this.#state, this.battery)[0]?.max ?? 0
  }
  /** A point that he sees, if one is soon found. */
  sample(random: Random): Pose {
    const [gun] = gunsOf(this.#state, this.battery)
    const ring = { at: this.battery.at, from: gun?.min ?? 0, to: gun?.max ?? 0 }
    return sampleSeen(this.#state, bodyOf(this.#state, this.observer), ring, random)
  }
  order(point: Vec, how: Pick<OrderMission, 'kind' | 'turns' | 'sheaf'>): OrderMission {
    return { type: 'mission', observer: this.observer.id, battery: this.battery.id, point, ...how }
  }
}

abstract class MissionOffer {
  readonly rule: StrikerRule = 'STR.core.indirect.order'
  readonly piece: string
  readonly vain: boolean
  protected readonly call: Call
  constructor(call: Call) {
    this.piece = call.observer.id
    this.vain = call.vain
    this.call = call
  }
}

class MissionForm extends MissionOffer {
  readonly kind = 'form'
  readonly key = 'i'
  get id() {
    return this.call.id
  }
  get label() {
    return `Fire mission of ${this.call.battery.name}`
  }
  get fields() {
    return this.call.fields
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
  likely(random: Random): OrderMission {
    return this.call.order(this.call.sample(random).at, {
      kind: pick(random, this.call.kinds),
      turns: 1 + Math.floor(random() * OFTEN),
      sheaf: random() < 0.5 ? 'normal' : 'converged',
    })
  }
}

class MissionPoint extends MissionOffer {
  readonly kind = 'region'
  readonly facing = 'none'
  get id() {
    return `${this.call.id}.point`
  }
  get label() {
    return `${this.call.battery.name}: HE at a point`
  }
  get region() {
    return [{ kind: 'disc', tone: 'reach', at: this.call.battery.at, radius: this.call.reach }] as const
  }
  get start() {
    return { at: this.call.aim, facing: 0 }
  }
  get ghost() {
    return { art: 'token', radius: 2 }
  }
  at({ at }: Pose): OrderMission {
    return this.call.order(at, { kind: this.call.kinds[0] ?? 'HE', turns: 1, sheaf: 'normal' })
  }
  sample(random: Random): Pose {
    return this.call.sample(random)
  }
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
