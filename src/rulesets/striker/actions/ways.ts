import { bearing } from '../../../engine/geometry/angle'
import type { Pose, Vec } from '../../../engine/geometry/vec'
import type { Reach } from '../../../engine/offers'
import type { Refusal } from '../../../engine/rolls/plan'
import { reachFrom } from '../../../engine/terrain/reach'
import { unlifted } from '../define'
import { KEYS } from '../keys'
import type { Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
import { moveOrderRefusals, obeyed, paceRefusals } from '../rules/command/obedience'
import { groundOf } from '../rules/ground/ground'
import { barredRefusals, gaitRefusals } from '../rules/movement/may-move'
import { affordableWay, costOfWay, shareWords } from '../rules/movement/movement'
import { goingOf, hasBelts, isGrav } from '../rules/movement/rates'
import { isVehicle, own } from '../rules/stands'
import type { State } from '../state'
import type { Move } from './move'

interface WayOf {
  readonly gait: Move['gait']
  readonly flight: Move['flight']
  readonly label: string
  readonly key: string
}

const ON_FOOT: readonly WayOf[] = [
  { gait: 'walk', flight: 'ground', label: 'Walk', key: KEYS.move },
  { gait: 'run', flight: 'ground', label: 'Run', key: KEYS.run },
  { gait: 'evade', flight: 'ground', label: 'Evade', key: KEYS.evade },
  { gait: 'crawl', flight: 'ground', label: 'Crawl', key: KEYS.crawl },
]

const GROUND: readonly WayOf[] = [
  { gait: 'drive', flight: 'ground', label: 'Drive', key: KEYS.move },
  { gait: 'reverse', flight: 'ground', label: 'Back up', key: KEYS.reverse },
]

const GRAV: readonly WayOf[] = [
  { gait: 'drive', flight: 'noe', label: 'Fly NOE', key: KEYS.move },
  { gait: 'drive', flight: 'terrainFollowing', label: 'Fly terrain following', key: KEYS.terrainFollowing },
  { gait: 'drive', flight: 'high', label: 'Fly high', key: KEYS.high },
]

/** STR.core.move.gravbelt */
const BELTS: readonly WayOf[] = [
  ...ON_FOOT,
  { gait: 'walk', flight: 'noe', label: 'Fly NOE', key: KEYS.belt },
  { gait: 'walk', flight: 'high', label: 'Fly high', key: KEYS.high },
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

/** A path over the table in one gait; how far it leads is worked out when somebody looks at it. */
export class Way implements Reach {
  readonly kind = 'path'
  readonly rule: StrikerRule = 'STR.core.move.fraction'
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly key: string
  readonly start: Pose
  readonly reach: Reach
  readonly stand: Stand
  readonly way: WayOf
  readonly #state: State
  constructor(state: State, stand: Stand, way: WayOf) {
    const { gait, flight, label, key } = way
    this.id = `move.${stand.id}.${gait}.${flight}`
    this.label = `${label}: ${stand.name}`
    this.piece = stand.id
    this.key = key
    this.start = { at: stand.at, facing: stand.facing }
    this.reach = this
    this.stand = stand
    this.way = way
    this.#state = state
  }
  along(path: readonly Pose[]): Move {
    const { gait, flight } = this.way
    return { type: 'move', stand: this.piece, gait, flight, path: path.map(({ at }) => at) }
  }
  shapes() {
    return reachFrom(groundOf(this.#state), goingOf(this.#state, this.stand, { path: [], ...this.way }), {
      from: this.stand.at,
      limit: 1 - own(this.stand).spent,
      ends: at => this.#obeys(at),
    }).shapes()
  }
  /** Whether its orders let the stand end there. */
  #obeys(at: Vec): boolean {
    const [state, stand, path] = [this.#state, this.stand, [at]]
    const reasons = [...moveOrderRefusals(state, stand, path), ...paceRefusals(state, stand, { path, ...this.way })]
    const matter = { kind: 'move', plan: { stand, path } } as const
    return unlifted(state, stand.id, obeyed(state, reasons).refusals, matter).length === 0
  }
  bars(): readonly Refusal[] {
    const [state, stand] = [this.#state, this.stand]
    const reasons = [...barredRefusals(state, stand), ...gaitRefusals(state, stand, { path: [], ...this.way })]
    return unlifted(state, stand.id, reasons, { kind: 'move', plan: { stand, path: [] } })
  }
  extend(path: readonly Pose[], to: Vec): readonly Pose[] {
    const { at: start, facing } = this.stand
    const points = affordableWay(this.#state, this.stand, { path: [...path.map(({ at }) => at), to], ...this.way })
    return points.map((at, i) => ({ at, facing: bearing(points[i - 1] ?? start, at) ?? facing }))
  }
  cost(path: readonly Pose[]): string {
    const { cost } = costOfWay(this.#state, this.stand, { path: path.map(({ at }) => at), ...this.way })
    return shareWords(own(this.stand).spent + (cost ?? 0))
  }
}
