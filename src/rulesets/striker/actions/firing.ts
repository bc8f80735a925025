import type { Dice } from '../../../engine/rolls/dice'
import type { StepContext } from '../../../engine/ruleset'
import { z } from '../../../engine/schema'
import { befall, onArea } from '../chassis/befall'
import { blastStand, burstOf, fallingOn, squareAt, sweepOf } from '../chassis/burst'
import { collapse, collapsedBy, damageOf, groundHitBy } from '../chassis/damage'
import { firePlanOf, hitsOf, penOf, slotOf, spreadHits, throw2d, toHit } from '../chassis/direct'
import { applySystems, applyToll } from '../chassis/effects'
import { type Consequence, type FirePlan, hooks } from '../chassis/hooks'
import { disturb } from '../chassis/jobs'
import { countLosses, endOrder, workOf } from '../chassis/phases'
import { isVehicle, mustStand, own, standOf, weaponAt } from '../chassis/stands'
import { tollOf } from '../chassis/toll'
import { bearingWord } from '../chassis/unseen'
import type { Damage } from '../chassis/wounds'
import { define, tellers, throwing } from '../define'
import { named, type StrikerEvent } from '../events'
import { type Effect, enemyOf, type Falling, type Shot, SIDES, type State, type Strike } from '../state'
import { SMOKE_TURNS } from '../tables/indirect'

type Emit = StepContext<StrikerEvent>['emit']

/** STR.core.sequence.simultaneous: both have sealed; from here on nothing is chosen. */
export const openFire = define(z.object({ type: z.literal('openFire') }))({
  rule: 'STR.core.sequence.simultaneous',
  plan: state => ({
    title: 'Open fire',
    rule: 'STR.core.sequence.simultaneous',
    ledgers: [],
    resolve: () => shotsInOrder(state),
  }),
  apply(draft, _action, shots) {
    const work = workOf(draft)
    for (const side of SIDES) {
      const before = draft.before[side]
      const declared = draft.declared[side]?.value ?? []
      if (before && declared.length > 0) before.value = [...declared]
    }
    for (const { shot, seat } of shots) {
      const firer = mustStand(draft, shot.stand)
      own(firer).fired.push(slotOf(shot))
      disturb(draft, firer.id)
      spend(draft, shot)
      if (!work.fired.includes(firer.id)) work.fired.push(firer.id)
      if (shot.target !== null) firedOn(draft, shot.target, firer.id)
      work.shots.push({ shot, seat, unseen: !firer.spotted, strikes: null })
    }
    draft.step = 'shoot'
  },
})

/** First side first, then by stand and weapon. */
function shotsInOrder(state: State): { shot: Shot; seat: 'A' | 'B' }[] {
  const first = state.first ?? 'A'
  return [first, enemyOf(first)].flatMap(seat => {
    const declared = state.declared[seat]?.value ?? []
    const after = hooks(state.options, 'direct.afterDeclare').reduce<readonly Shot[]>(
      (shots, hook) => hook(state, shots),
      declared,
    )
    return [...after]
      .sort((a, b) => (a.stand < b.stand ? -1 : a.stand > b.stand ? 1 : a.man - b.man || a.weapon - b.weapon))
      .map(shot => ({ shot, seat }))
  })
}

/** STR.core.direct.supply */
function spend(draft: State, shot: Shot): void {
  const firer = mustStand(draft, shot.stand)
  const weapon = weaponAt(draft, firer, shot)
  const file = isVehicle(firer) ? undefined : firer.men[shot.man]?.file.value
  if (weapon?.shots !== undefined && file) file.used[String(shot.weapon)] = (file.used[String(shot.weapon)] ?? 0) + 1
}

function firedOn(draft: State, target: string, firer: string): void {
  const now = standOf(draft, target)?.own.value?.firedOnBy[0]
  if (now && !now.includes(firer)) now.push(firer)
}

interface Fired {
  readonly thrown: number | null
  readonly hits: number
  readonly strikes: readonly Strike[]
  /** What bursts or sweeps there, to be thrown for stand by stand. */
  readonly falling: Falling | null
  readonly ruled: readonly Consequence[]
}

/** STR.core.direct.hits, STR.core.he.contact, .miss: a shot is thrown; a strip needs no throw of its own. */
function fireShot(state: State, plan: FirePlan, dice: Dice): Fired {
  const { firer, target, shot, weapon } = plan
  const to = target?.at ?? shot.point ?? firer.at
  const sweep = shot.kind === 'flechette' ? sweepOf(weapon, shot.kind, { from: firer.at, to }) : null
  if (sweep) {
    const own = [{ target: firer.id, man: null }, ...firer.men.map((_, man) => ({ target: firer.id, man }))]
    return { thrown: null, hits: 0, strikes: [], falling: fallingOn(state, sweep, own), ruled: onArea(state, sweep) }
  }
  const hit = toHit(state, plan)
  const thrown = throw2d(dice)
  const hits = hooks(state.options, 'direct.hits').reduce((n, hook) => hook(state, plan, n), hitsOf(state, thrown, hit))
  if (hits === 0) return { thrown, hits, strikes: [], falling: null, ruled: [] }
  const strikes = target ? spreadHits(state, plan, hits, penOf(weapon, shot.kind, hit.inBand)) : []
  const burst = burstOf(state, weapon, { kind: shot.kind, at: to, from: firer.at })
  return { thrown, hits, strikes, falling: burst && fallingOn(state, burst, strikes), ruled: onArea(state, burst) }
}

/** Step e: one weapon throws to hit. */
export const shoot = define(z.object({ type: z.literal('shoot'), index: z.int() }))({
  rule: 'STR.core.direct.hits',
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
      resolve: throwing(state, dice => ({
        ...fireShot(state, plan, dice),
        dm: hit.dm,
        need: hit.need,
        class: hit.inBand.class,
      })),
    }
  },
  apply(draft, { index }, result, { emit }) {
    draft.rethrow = false
    const work = workOf(draft)
    const entry = work.shots[index]
    if (!entry) return
    const { shot } = entry
    const firer = mustStand(draft, shot.stand)
    const weapon = weaponAt(draft, firer, shot)
    const target = shot.target === null ? null : mustStand(draft, shot.target)
    entry.strikes = result.strikes.map(strike => ({ ...strike }))
    if (result.falling) work.blasts.push(result.falling)
    tellShot(draft, shot, result, emit)
    befall(draft, result.ruled, emit)
    if (target) endOrder(draft, own(target).unit, 'firedOn', emit)
    if (shot.kind === 'smoke' && result.hits > 0 && weapon)
      smoke(draft, shot, weapon.kinds.find(({ burst }) => burst)?.burst ?? 1)
  },
})

/** STR.core.spot.unseen-info: of a firer nobody sees only where from and how far. */
function tellShot(
  draft: State,
  shot: Shot,
  result: Fired & { readonly dm: number; readonly need: number; readonly class: string },
  emit: Emit,
): void {
  const firer = mustStand(draft, shot.stand)
  const target = shot.target === null ? null : mustStand(draft, shot.target)
  const name = target?.name ?? 'a point'
  const { thrown, dm, need, hits } = result
  const weapon = weaponAt(draft, firer, shot)?.name ?? ''
  const rules = ['STR.core.direct.hits', 'STR.core.direct.once'] as const
  emit({ type: 'shot', rules, stand: named(firer), weapon, target: name, thrown, dm, need, hits, ...tellers(firer) })
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

function smoke(draft: State, shot: Shot, size: number): void {
  const firer = mustStand(draft, shot.stand)
  const at = shot.point ?? (shot.target === null ? firer.at : mustStand(draft, shot.target).at)
  const { patches } = workOf(draft)
  patches.push({
    id: `smoke.${draft.turn}.${draft.phase}.${draft.patches.length + patches.length}`,
    kind: 'smoke',
    points: squareAt({ x: at.x, y: at.y }, size, { x: firer.at.x, y: firer.at.y }),
    until: draft.turn + SMOKE_TURNS,
  })
}

interface Blows {
  readonly damages: readonly Damage[]
  readonly falls: readonly Effect[]
  readonly ruled: readonly Consequence[]
}
/** STR.core.damage.*: the damage throws of hits, and of houses that they bring down. */
function throwDamage(
  state: State,
  strikes: readonly Strike[],
  { shot, dice }: { shot: Shot | null; dice: Dice },
): Blows {
  const firer = shot ? (standOf(state, shot.stand) ?? null) : null
  const blows = strikes.map(strike => ({
    state,
    target: mustStand(state, strike.target),
    strike,
    firer: strike.deck ? null : firer,
  }))
  const damages = blows.map(blow => damageOf(blow, dice))
  const houses = new Set(blows.flatMap(blow => collapsedBy(blow) ?? []))
  const falls = [...houses].flatMap(house => collapse(state, house, dice))
  return { damages, falls, ruled: blows.flatMap(groundHitBy) }
}

function countDamage(draft: State, { damages, falls, ruled }: Blows, emit: Emit): void {
  for (const damage of damages) tellDamage(draft, damage, emit)
  workOf(draft).effects.push(...damages.flatMap(({ effects }) => effects.map(effect => ({ ...effect }))), ...falls)
  befall(draft, ruled, emit)
}

/** Its owner reads the numbers; the other side sees whether a vehicle was penetrated. */
function tellDamage(draft: State, { strike, thrown, total, result }: Damage, emit: Emit): void {
  const target = mustStand(draft, strike.target)
  const vehicle = result.on === 'vehicle'
  emit({
    type: 'damage-thrown',
    rules: [vehicle ? 'STR.core.damage.vehicle.throw' : 'STR.core.damage.personnel.throw'],
    stand: target.id,
    thrown,
    total,
    result,
    weapon: strike.weapon,
    ...(vehicle ? { seenBy: [target.seat] } : tellers(target)),
  })
  if (vehicle && target.spotted)
    emit({
      type: 'vehicle-struck',
      rules: ['STR.core.damage.vehicle.throw'],
      stand: target.id,
      penetrated: result.penetration === 'minor' || result.penetration === 'major',
      seenBy: [enemyOf(target.seat)],
    })
}

/** Step f: the damage throws of one weapon's hits. */
export const strike = define(z.object({ type: z.literal('strike'), index: z.int() }))({
  rule: 'STR.core.damage.vehicle.order',
  plan: (state, { index }) => ({
    title: 'Damage',
    rule: 'STR.core.damage.vehicle.order',
    ledgers: [],
    resolve: throwing(state, dice => {
      const entry = workOf(state).shots[index]
      return throwDamage(state, entry?.strikes ?? [], { shot: entry?.shot ?? null, dice })
    }),
  }),
  apply(draft, { index }, blows, { emit }) {
    draft.rethrow = false
    const entry = workOf(draft).shots[index]
    if (entry) entry.strikes = []
    countDamage(draft, blows, emit)
  },
})

/** STR.core.he.frag, STR.core.indirect.to-hit: what bursts or falls, on one stand after the other. */
export const blast = define(z.object({ type: z.literal('blast') }))({
  rule: 'STR.core.he.frag',
  plan: state => ({
    title: 'Fragments',
    rule: 'STR.core.he.frag',
    ledgers: [],
    resolve: throwing(state, dice => {
      const falling = workOf(state).blasts[0]
      const stand = falling?.left[0] === undefined ? undefined : standOf(state, falling.left[0])
      const strikes = falling && stand ? blastStand(state, falling.blast, { stand, spared: falling.spared, dice }) : []
      return {
        stand: stand?.id ?? null,
        hits: strikes.length,
        blows: throwDamage(state, strikes, { shot: null, dice }),
      }
    }),
  }),
  apply(draft, _action, { stand: id, hits, blows }, { emit }) {
    draft.rethrow = false
    const { blasts } = workOf(draft)
    const [falling] = blasts
    falling?.left.shift()
    if (!falling || falling.left.length === 0) blasts.shift()
    const stand = id === null ? undefined : standOf(draft, id)
    if (stand && hits === 0)
      emit({ type: 'area-spared', rules: ['STR.core.he.frag'], stand: stand.id, ...tellers(stand) })
    countDamage(draft, blows, emit)
  },
})

/** STR.core.damage.personnel.together: all that was counted happens together. */
export const effects = define(z.object({ type: z.literal('effects') }))({
  rule: 'STR.core.damage.personnel.together',
  plan: state => ({
    title: 'Effects',
    rule: 'STR.core.damage.personnel.together',
    ledgers: [],
    resolve: () => ({ state, toll: tollOf(state, workOf(state).effects) }),
  }),
  apply(draft, _action, { state, toll }, { emit }) {
    const work = workOf(draft)
    const due = work.effects
    work.effects = []
    applySystems(draft, state, due, emit)
    applyToll(draft, state, toll, emit)
    for (const { stand, casualty } of toll.men)
      if (casualty) endOrder(draft, own(mustStand(draft, stand)).unit, 'casualty', emit)
    countLosses(draft)
    if (draft.step === 'effects') draft.step = 'spot'
  },
})
