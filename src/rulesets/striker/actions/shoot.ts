import { whole } from '../../../engine/bounds'
import { bearing } from '../../../engine/geometry/angle'
import { distanceToSegment } from '../../../engine/geometry/area'
import type { Vec } from '../../../engine/geometry/vec'
import type { Modifier } from '../../../engine/rolls/ledger'
import { z } from '../../../engine/schema'
import { define, type Emit, readersOf, rolling } from '../define'
import { named } from '../events'
import type { Patch } from '../parts/patch'
import type { Shot } from '../parts/shot'
import type { Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
import { isShaken } from '../rules/command/command'
import { applyConsequences } from '../rules/consequences'
import { squareAt } from '../rules/damage/burst'
import { firePlanOf } from '../rules/fire/direct'
import { toHit } from '../rules/fire/hits'
import { type Fired, fireShot } from '../rules/fire/shooting'
import { groundOf } from '../rules/ground/ground'
import { isPlugged } from '../rules/hooks'
import { inContact } from '../rules/movement/footprint'
import { isThere, mustStand, own, standsOfSide, weaponAt } from '../rules/stands'
import { endOrder } from '../rules/turn/phases'
import { hasMelee } from '../rules/turn/rule-moments'
import { changeWork, workOf } from '../rules/turn/table-work'
import type { Next, State } from '../state'
import { SMOKE_TURNS } from '../tables/indirect'

/** Step e: one weapon throws to hit. */
export const shoot = define(z.strictObject({ type: z.literal('shoot'), index: whole }))({
  rule: 'STR.core.direct.hits',
  forced: true,
  plan(state, { index }) {
    const shot = workOf(state).shots[index]?.shot
    const plan = shot && firePlanOf(state, shot)
    if (!plan) throw new Error(`there is no shot ${index}`)
    const hit = toHit(state, plan)
    const ledger = { name: `To hit, ${hit.need}+`, base: 'two dice', lines: hit.lines, rolled: 0 }
    return {
      title: `${plan.firer.name}: ${plan.weapon.name}`,
      rule: 'STR.core.direct.hits',
      ledgers: plan.shot.kind === 'flechette' ? [] : [ledger],
      resolve: rolling(state, dice => ({
        dm: hit.dm,
        need: hit.need,
        class: hit.inBand.class,
        lines: hit.lines,
        ...fireShot(state, { plan, hit }, dice),
      })),
    }
  },
  apply(next, { index }, result, { emit }) {
    next.rethrow = false
    const { shots, blasts } = workOf(next)
    const entry = shots[index]
    if (!entry) return
    const { shot } = entry
    const weapon = weaponAt(next, mustStand(next, shot.stand), shot)
    changeWork(next, { shots: shots.with(index, { ...entry, strikes: result.strikes }) })
    if (result.falling) changeWork(next, { blasts: [...blasts, result.falling] })
    tellShot(next, shot, result, emit)
    applyConsequences(next, result.ruled, emit)
    if (shot.target !== null) endOrder(next, own(mustStand(next, shot.target)).unit, 'firedOn', emit)
    if (shot.kind === 'smoke' && result.hits > 0 && weapon)
      smoke(next, shot, weapon.kinds.find(({ burst }) => burst)?.burst ?? 1)
  },
})

interface TheShot extends Fired {
  readonly dm: number
  readonly need: number
  readonly class: string
  readonly lines: readonly Modifier[]
}

/** STR.core.spot.unseen-info: of a firer nobody sees only where from and how far. */
function tellShot(state: State, shot: Shot, result: TheShot, emit: Emit): void {
  const firer = mustStand(state, shot.stand)
  const target = shot.target === null ? null : mustStand(state, shot.target)
  const name = target?.name ?? 'a point'
  const { thrown, dm, need, hits } = result
  const weapon = weaponAt(state, firer, shot)?.name ?? ''
  const rules = shotRules(state, shot, result)
  emit({ type: 'shot', rules, stand: named(firer), weapon, target: name, thrown, dm, need, hits, ...readersOf(firer) })
  if (firer.spotted || !target) return
  emit({
    type: 'incoming',
    rules: ['STR.core.spot.unseen-info'],
    target: name,
    bearing: bearingWord(firer.at, target.at),
    range: result.class,
    hits,
    seenBy: [target.seat],
  })
}

/** The rules that decided a shot. */
function shotRules(state: State, shot: Shot, { hits, falling, strikes, lines }: TheShot): StrikerRule[] {
  const firer = mustStand(state, shot.stand)
  const target = shot.target === null ? null : mustStand(state, shot.target)
  const weapon = weaponAt(state, firer, shot)
  const covered = lines.some(({ rule, value }) => rule === 'STR.core.direct.dm-cover' && value < 0)
  const rules: (StrikerRule | false)[] = [
    'STR.core.direct.hits',
    'STR.core.direct.once',
    'STR.core.scale.dice',
    shot.kind !== 'flechette' && 'STR.core.direct.ledger',
    weapon?.guidance !== undefined && 'STR.core.direct.missile',
    strikes.length > 1 && 'STR.core.direct.targets',
    strikes.length > 1 && 'STR.core.direct.t-number',
    strikes.some(({ man }) => man !== null) && 'STR.core.direct.man-hit',
    shot.kind === 'flechette' && 'STR.core.he.flechette',
    shot.kind === 'HE' && hits === 0 && 'STR.core.he.miss',
    shot.kind === 'HE' && hits > 0 && (falling ? 'STR.core.he.burst' : 'STR.core.he.zero'),
    (shot.kind === 'HEAP' || shot.kind === 'KEAP') && hits > 0 && 'STR.core.he.heap',
    (weapon?.id === 'grenade' || weapon?.id === 'launcher') && 'STR.core.he.grenade',
    target !== null && isShaken(target) && covered && 'STR.core.morale.fight',
    target !== null && isPastFriends(state, firer, target) && 'STR.core.direct.friendly',
    target !== null && !hasMelee(state) && inContact(state, firer, target) && 'STR.core.direct.melee-off',
    covered && target !== null && groundOf(state).at(target.at).length > 0 && 'STR.core.terrain.centre',
    // Only of the same stand: another one may be hidden.
    workOf(state).shots.filter(other => other.shot.stand === shot.stand).length > 1 && 'STR.core.stand.id',
    isPlugged(state.options, ['direct.']) && 'STR.core.hooks.direct',
    isPlugged(state.options, ['supply.']) && 'STR.core.hooks.supply',
  ]
  return rules.filter(rule => rule !== false)
}

/** Own stands close to the line; of others the log must not tell. */
const isPastFriends = (state: State, firer: Stand, target: Stand): boolean =>
  standsOfSide(state, firer.seat).some(
    friend =>
      friend.id !== firer.id && isThere(friend) && distanceToSegment(firer.at, target.at, friend.at) <= BESIDE_LINE,
  )
const BESIDE_LINE = 1

function smoke(next: Next, shot: Shot, size: number): void {
  const firer = mustStand(next, shot.stand)
  const at = shot.point ?? (shot.target === null ? firer.at : mustStand(next, shot.target).at)
  const { patches } = workOf(next)
  const laid: Patch = {
    id: `smoke.${next.turn}.${next.phase}.${next.patches.length + patches.length}`,
    kind: 'smoke',
    points: squareAt(at, size, firer.at),
    until: next.turn + SMOKE_TURNS,
  }
  changeWork(next, { patches: [...patches, laid] })
}

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

/** STR.core.spot.unseen-info: where fire comes from whose firer nobody sees. */
export const bearingWord = (from: Vec, at: Vec): string =>
  POINTS[Math.round((bearing(at, from) ?? 0) / 45) % 8] ?? 'north'
