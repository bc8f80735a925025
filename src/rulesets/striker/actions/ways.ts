import { bearing, heading } from '../../../engine/geometry/angle'
import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import type { Offer, Reach } from '../../../engine/offers'
import type { Random } from '../../../engine/rolls/random'
import { reachFrom } from '../../../engine/terrain/reach'
import { gaitRefusals } from '../chassis/barred'
import { groundOf } from '../chassis/ground'
import { affordableWay, costOfWay } from '../chassis/movement'
import { FOR_COVER, isHeld, orderOf } from '../chassis/obedience'
import { goingOf, hasBelts, isGrav, type Moving, rateOf } from '../chassis/rates'
import { isVehicle, own } from '../chassis/stands'
import type { Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
import type { State } from '../state'
import type { Move } from './move'

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

/** STR.core.move.gravbelt */
const BELTS: readonly WayOf[] = [
  ...ON_FOOT,
  { gait: 'walk', flight: 'noe', label: 'Fly NOE', key: 'n' },
  { gait: 'walk', flight: 'high', label: 'Fly high', key: 'h' },
]

export function waysOf(state: State, stand: Stand): readonly WayOf[] {
  const all = isVehicle(stand)
    ? isGrav(state, stand) || stand.kind === 'aircraft'
      ? GRAV
      : GROUND
    : hasBelts(stand)
      ? BELTS
      : ON_FOOT
  return stand.moved && own(stand).spent > 0
    ? all.filter(({ gait, flight }) => gait === stand.gait && flight === stand.flight)
    : all
}

export const moveOffer = (state: State, stand: Stand, way: WayOf): Offer<Move> => new Way(state, stand, way)

/** Whether it leads anywhere is asked when somebody looks at it. */
class Way {
  readonly kind = 'path'
  readonly rule: StrikerRule = 'STR.core.move.fraction'
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly key: string
  readonly rearranges: boolean
  readonly #state: State
  readonly #stand: Stand
  readonly #way: WayOf
  constructor(state: State, stand: Stand, way: WayOf) {
    const { gait, flight, label, key } = way
    this.id = `move.${stand.id}.${gait}.${flight}`
    this.label = `${label}: ${stand.name}`
    this.piece = stand.id
    this.key = key
    this.rearranges = gait === 'reverse' || gait === 'crawl' || gait === 'evade' || flight === 'high'
    this.#state = state
    this.#stand = stand
    this.#way = way
  }
  get start(): Pose {
    return { at: this.#stand.at, facing: this.#stand.facing }
  }
  get reach(): Reach {
    return reachOf(this.#state, this.#stand, this.#way)
  }
  get vain(): boolean {
    const { gait, flight } = this.#way
    return (
      isHeld(this.#state, this.#stand) || gaitRefusals(this.#state, this.#stand, { gait, flight, path: [] }).length > 0
    )
  }
  along(path: readonly Pose[]): Move {
    const { gait, flight } = this.#way
    return { type: 'move', stand: this.piece, gait, flight, path: path.map(({ at }) => at) }
  }
}

export const reachOf = (state: State, stand: Stand, way: Pick<Moving, 'gait' | 'flight'>): Reach =>
  new WayReach(state, stand, way)

/** The region is searched for only when somebody looks at it. */
class WayReach implements Reach {
  readonly #state: State
  readonly #stand: Stand
  readonly #way: Pick<Moving, 'gait' | 'flight'>
  constructor(state: State, stand: Stand, way: Pick<Moving, 'gait' | 'flight'>) {
    this.#state = state
    this.#stand = stand
    this.#way = way
  }
  get shapes() {
    return reachFrom(groundOf(this.#state), goingOf(this.#state, this.#stand, { path: [], ...this.#way }), {
      from: this.#stand.at,
      limit: 1 - own(this.#stand).spent,
    }).shapes()
  }
  extend(path: readonly Pose[], to: Vec): readonly Pose[] {
    return this.#cut([...path.map(({ at }) => at), to])
  }
  cost(path: readonly Pose[]): string {
    const { cost } = costOfWay(this.#state, this.#stand, { path: path.map(({ at }) => at), ...this.#way })
    return `${Math.round((own(this.#stand).spent + (cost ?? 0)) * 100)} % of its movement`
  }
  sample(random: Random): readonly Pose[] {
    return this.#cut([sampled(this.#state, this.#stand, this.#way, random)])
  }
  #cut(path: readonly Vec[]): Pose[] {
    const { at: start, facing } = this.#stand
    const points = affordableWay(this.#state, this.#stand, { path, ...this.#way })
    return points.map((at, i) => ({ at, facing: bearing(points[i - 1] ?? start, at) ?? facing }))
  }
}

/** Mostly where its order leads, sometimes anywhere; who is to hold looks for cover close by. */
function sampled(state: State, stand: Stand, way: Pick<Moving, 'gait' | 'flight'>, random: Random): Vec {
  const { road } = rateOf(state, stand, { path: [], ...way })
  const most = isHeld(state, stand) ? FOR_COVER : 80
  const far = Math.min(road, most) * (0.2 + 0.8 * random()) * (1 - own(stand).spent)
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
