import { EPSILON } from '../../../../engine/geometry/units'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import type { WayCost } from '../../../../engine/terrain/going'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { GROUND_COST } from '../../tables/ground'
import { GOING_OF } from '../../tables/terrain-kinds'
import { groundOf } from '../ground/ground'
import { hooks } from '../hooks'
import { own, vehicleOf } from '../stands'
import { blockedByMen } from './enemy-contact'
import { roomRefusals } from './free-space'
import { alongOf, costOfWay, shareWords, turnCost } from './movement'
import { type Moving, moverOf } from './rates'

/** Why a way cannot be gone: ground, allowance, table, bases. */
export function wayRefusals(state: State, stand: Stand, moving: Moving): Refusal[] {
  const cost = costOfWay(state, stand, moving)
  const turn = turnCost(state, stand, moving)
  const spent = own(stand).spent + (cost.cost ?? 0) + (typeof turn === 'number' ? turn : 0)
  const end = moving.path.at(-1) ?? stand.at
  const aloft = moving.flight === 'terrainFollowing' || moving.flight === 'high'
  const men = aloft ? null : blockedByMen(state, stand, moving.path)
  const reasons: (Refusal | false)[] = [
    ...blocksOn(state, stand, moving, cost),
    cost.cost !== null &&
      spent > 1 + EPSILON &&
      refuse('STR.core.move.fraction', `That would take ${shareWords(spent)}.`),
    typeof turn !== 'number' && turn,
    men !== null &&
      refuse(
        'STR.core.move.enemy-contact',
        `That path leads through ${men.name}. A move ends on contact with the enemy.`,
      ),
    moving.path.some(({ x, y }) => x < 0 || y < 0 || x > state.map.width || y > state.map.height) &&
      refuse('STR.core.terrain.edges', 'That path leaves the table.'),
    ...roomRefusals(state, stand, { at: end, facing: moving.facing ?? alongOf(stand, moving), mates: moving.mates }),
    bridgeRefusal(state, stand, moving),
  ]
  return [
    ...reasons.filter(reason => reason !== false),
    ...hooks(state.options, 'move.limit').flatMap(hook => hook(state, { stand, path: moving.path })),
  ]
}

/** What bars the way, each reason once. */
function blocksOn(state: State, stand: Stand, moving: Moving, { legs }: WayCost): Refusal[] {
  const found = new Map<string, Refusal>()
  for (const { cost, ground } of legs) {
    if (cost !== null) continue
    const kinds = ground.here.map(({ kind }) => kind.id)
    const reason = blockedBy(state, stand, kinds, moving)
    found.set(reason.why, reason)
  }
  return [...found.values()]
}

function blockedBy(state: State, stand: Stand, kinds: readonly string[], { flight }: Moving): Refusal {
  const high = kinds.some(kind => kind === 'denseTrees' || kind === 'building')
  if (high && flight === 'noe')
    return refuse('STR.core.move.over-trees', "You can't fly NOE through woods or buildings. Fly higher.")
  if (kinds.includes('water')) return refuse('STR.core.move.water', `${stand.name} can't cross water.`)
  const ground = kinds
    .map(kind => GOING_OF.get(kind))
    .find(one => one && GROUND_COST[one][moverOf(state, stand)] === 'no')
  return refuse(
    'STR.core.move.table',
    ground ? `${stand.name} cannot enter ${ground}.` : `${stand.name} cannot climb or cross that.`,
  )
}

function bridgeRefusal(state: State, stand: Stand, { path }: Moving): Refusal | false {
  const tons = vehicleOf(state, stand)?.tons
  if (tons === undefined) return false
  const weak = path
    .flatMap(at => groundOf(state).at(at))
    .find(({ piece, kind }) => kind.id === 'bridge' && Number(piece.values?.load ?? Number.POSITIVE_INFINITY) < tons)
  return (
    weak !== undefined &&
    refuse('STR.core.move.bridge', `The bridge can carry ${weak.piece.values?.load} t, not ${tons}.`)
  )
}
