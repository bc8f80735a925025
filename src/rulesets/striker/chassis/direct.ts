import { relativeBearing } from '../../../engine/geometry/angle'
import { distanceToSegment } from '../../../engine/geometry/area'
import { atMost } from '../../../engine/geometry/units'
import { distance, toward } from '../../../engine/geometry/vec'
import type { Dice } from '../../../engine/rolls/dice'
import { total } from '../../../engine/rolls/ledger'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Band, Load, Weapon } from '../cards/weapon'
import type { Shot, Stand, State, Strike } from '../state'
import { CLASS_NEED, CLASSES, type RangeClass, SPREAD, targetsOf } from '../tables/fire'
import { isShaken } from './command'
import { fireLines, gunnerOf, rangeTo } from './fire-dm'
import { type FirePlan, hooks } from './hooks'
import { linksBetween } from './link'
import { onMission } from './movement'
import { fireOrderRefusals } from './obedience'
import { eyeOf, sees, sightRefusals, standSight } from './sight'
import { fileOf, fitMen, isFit, isThere, isVehicle, no, own, standOf, standsOf, vehicleOf, weaponAt } from './stands'

/** Two dice and their sum. */
export const throw2d = (dice: Dice): number => dice.roll(2, 6).reduce((sum, face) => sum + face, 0)

/** The matter of a shot; null where the firer, weapon or target is not there. */
export function firePlanOf(state: State, shot: Shot): FirePlan | null {
  const firer = standOf(state, shot.stand)
  const target = shot.target === null ? null : (standOf(state, shot.target) ?? null)
  const weapon = firer && weaponAt(state, firer, shot)
  if (!firer || !weapon || (shot.target !== null && !target)) return null
  return { firer, target, weapon, shot, distance: rangeTo({ firer, target, shot }) }
}

export const bandsOf = (state: State, weapon: Weapon): readonly Band[] =>
  hooks(state.options, 'direct.bands').reduce<readonly Band[]>(
    (bands, hook) => hook(state, weapon) ?? bands,
    weapon.bands,
  )

export interface InBand {
  readonly class: RangeClass
  readonly index: number
  readonly band: Band
}
/** STR.core.direct.class: the first band that reaches; null beyond the last. */
export function bandAt(state: State, weapon: Weapon, far: number): InBand | null {
  const bands = bandsOf(state, weapon)
  const index = bands.findIndex(({ cm }) => atMost(far, cm))
  const band = bands[index]
  const name = CLASSES[index]
  return band && name ? { class: weapon.guidance ? 'effective' : name, index, band } : null
}

export const loadOf = (weapon: Weapon, kind: Shot['kind']): Load | undefined =>
  weapon.kinds.find(load => load.kind === kind)
/** Penetration of a load in a range class. */
export const penOf = (weapon: Weapon, kind: Shot['kind'], { band, index }: InBand): number =>
  loadOf(weapon, kind)?.pens?.[index] ?? band.pen

export const slotOf = ({ man, weapon }: Pick<Shot, 'man' | 'weapon'>): string => `${man}.${weapon}`

/** STR.core.direct.supply: rounds left of what a man carries few of; null where there is no end of them. */
export function roundsLeft(weapon: Weapon, stand: Stand, at: Pick<Shot, 'man' | 'weapon'>): number | null {
  if (weapon.shots === undefined) return null
  const used = isVehicle(stand)
    ? 0
    : (fileOf(stand.men[at.man] ?? { role: '', weapons: [], armour: 'none', file: { $for: [] } })?.used[
        String(at.weapon)
      ] ?? 0)
  return weapon.shots - used
}

/** Every reason why a shot may not be declared; the target is one the firer's side has spotted. */
export function fireRefusals(state: State, plan: FirePlan, declared: readonly Shot[]): Refusal[] {
  const others = declared.filter(shot => shot.stand === plan.firer.id)
  return REASONS.flatMap(reasons => reasons(state, plan, others))
}
/** Whether nothing forbids it, asked no further than the first reason. */
export function isFree(state: State, plan: FirePlan, declared: readonly Shot[]): boolean {
  const others = declared.filter(shot => shot.stand === plan.firer.id)
  return REASONS.every(reasons => reasons(state, plan, others).length === 0)
}
type Reasons = (state: State, plan: FirePlan, others: readonly Shot[]) => readonly Refusal[]
/** The cheap ones first. */
const REASONS: readonly Reasons[] = [
  firerRefusals,
  weaponRefusals,
  rangeRefusals,
  targetRefusals,
  (state, plan) => hooks(state.options, 'direct.limit').flatMap(hook => hook(state, plan)),
  (state, plan) => hooks(state.options, 'supply.consume').flatMap(hook => hook(state, plan)),
  (state, plan) => hooks(state.options, 'cmd.mayFire').flatMap(hook => hook(state, plan)),
]
export const firingOrders = (state: State, plan: FirePlan): Refusal[] => fireOrderRefusals(state, plan)

/** STR.core.direct.need */
function firerRefusals(state: State, { firer, weapon, shot }: FirePlan): Refusal[] {
  const vehicle = firer.aboard === null ? null : standOf(state, firer.aboard)
  const man = firer.men[shot.man]
  const reasons: (Refusal | false)[] = [
    firer.aboard === null && !isThere(firer) && no('STR.core.direct.need', `${firer.name} is out of the battle.`),
    vehicle !== null &&
      !(vehicle && vehicleOf(state, vehicle)?.open) &&
      no('STR.core.move.passengers', 'Passengers do not fire from a closed vehicle.'),
    isShaken(firer) &&
      no('STR.core.direct.need', `${firer.name} is ${firer.status === 'routed' ? 'routed' : 'suppressed'}.`),
    firer.gait === 'run' &&
      firer.moved &&
      no('STR.core.move.run', `${firer.name} ran and does not fire in this phase.`),
    weapon.crewServed &&
      !isVehicle(firer) &&
      firer.moved &&
      no('STR.core.move.crew-weapon', `${weapon.name} was moved and is not set up.`),
    !isVehicle(firer) && (!man || !isFit(man)) && no('STR.core.direct.man', 'That man is out of action.'),
    !isVehicle(firer) &&
      own(firer).task !== null &&
      (fileOf(man ?? firer.men[0] ?? { role: '', weapons: [], armour: 'none', file: { $for: [] } })?.leader ?? 0) > 0 &&
      no('STR.core.orders.busy', 'The leader is busy this turn.'),
    isVehicle(firer) &&
      !gunnerOf(firer, shot.man) &&
      no('STR.core.damage.vehicle.crewless', `Nobody is left in ${firer.name} to fire.`),
    onMission(state, firer) && no('STR.core.indirect.cannot', `${firer.name} serves a fire mission.`),
  ]
  return reasons.filter(reason => reason !== false)
}

function weaponRefusals(state: State, { firer, weapon, shot }: FirePlan, others: readonly Shot[]): Refusal[] {
  const roster = own(firer)
  const slot = slotOf(shot)
  const card = vehicleOf(state, firer)
  const again = others.some(other => slotOf(other) === slot) || roster.fired.includes(slot)
  const fit = fitMen(firer).length
  const half = weapon.class === 'gun' || weapon.id === 'hmg' ? Math.ceil(weapon.crew / 2) : 1
  const left = roundsLeft(weapon, firer, shot)
  const reasons: (Refusal | false)[] = [
    weapon.class === 'indirect' && no('STR.core.indirect.order', `${weapon.name} fires missions only.`),
    !loadOf(weapon, shot.kind) && no('STR.core.direct.ammo-kind', `${weapon.name} has no ${shot.kind} rounds.`),
    again && no('STR.core.direct.once', `${weapon.name} fires once in a phase.`),
    card === null &&
      others.some(other => other.man === shot.man && slotOf(other) !== slot) &&
      no('STR.core.direct.man', 'A man fires one weapon in a phase.'),
    card === null && weapon.crewServed && fit < half && no('STR.core.direct.man', `${weapon.name} needs ${half} men.`),
    roster.broken.includes(slot) && no('STR.core.damage.weapon.table', `${weapon.name} is out of order.`),
    left !== null && left <= 0 && no('STR.core.direct.supply', `No rounds are left for ${weapon.name}.`),
    ...(card ? mountRefusals(state, firer, shot, others) : []),
  ]
  return reasons.filter(reason => reason !== false)
}

/** STR.core.direct.vehicle, .gunner-missiles and what damage silences. */
function mountRefusals(state: State, firer: Stand, shot: Shot, others: readonly Shot[]): (Refusal | false)[] {
  const card = vehicleOf(state, firer)
  const mount = card?.weapons[shot.weapon]
  const weapon = weaponAt(state, firer, shot)
  const { damage } = own(firer)
  if (!card || !mount || !weapon) return []
  const serve = Math.max(firer.moved ? 0 : 1, fitMen(firer).length - 1)
  const guided = others.filter(other => weaponAt(state, firer, other)?.guidance).length
  const most = weapon.guidance === 'homing' ? 4 : 1
  return [
    others.length >= serve &&
      no('STR.core.direct.vehicle', `The crew serves ${serve} ${serve === 1 ? 'weapon' : 'weapons'} in a phase.`),
    damage.weaponsOut.includes(shot.weapon) &&
      no('STR.core.damage.vehicle.weapon', `${weapon.name} is out for the battle.`),
    mount.main &&
      damage.jamUntil >= state.turn &&
      no('STR.core.damage.vehicle.jam', `${weapon.name} is jammed through turn ${damage.jamUntil}.`),
    weapon.class === 'energy' &&
      damage.power &&
      no('STR.core.damage.vehicle.power', 'Without its power plant the weapon is dead.'),
    weapon.guidance !== undefined &&
      guided >= most &&
      no('STR.core.direct.gunner-missiles', `One gunner guides ${most} in a phase.`),
  ]
}

const HULL_ARC = 45
function rangeRefusals(state: State, plan: FirePlan): Refusal[] {
  const { firer, weapon, shot, distance: far, target } = plan
  const last = bandsOf(state, weapon).at(-1)
  const card = vehicleOf(state, firer)
  const at = target?.at ?? shot.point
  const off = at ? relativeBearing({ at: firer.at, facing: firer.facing }, at) : null
  const hull = card?.weapons[shot.weapon]?.mount === 'hull'
  const reasons: (Refusal | false)[] = [
    weapon.class !== 'indirect' &&
      !bandAt(state, weapon, far) &&
      no('STR.core.direct.class', `${weapon.name} reaches ${last?.cm ?? 0} cm, the target is ${far.toFixed(1)} away.`),
    weapon.guidance !== undefined &&
      weapon.min !== undefined &&
      far < weapon.min - 1e-6 &&
      no('STR.core.direct.min-range', `${weapon.name} cannot fire closer than ${weapon.min} cm.`),
    hull &&
      off !== null &&
      Math.abs(off) > HULL_ARC + 1e-6 &&
      no('STR.core.direct.need', 'The target is outside the arc of a hull weapon.'),
  ]
  return reasons.filter(reason => reason !== false)
}

/** STR.core.direct.need, .refusal-secret: who is not spotted cannot be named, so no word is said of him. */
function targetRefusals(state: State, { firer, target, shot, weapon }: FirePlan): Refusal[] {
  if (target) {
    const reasons: (Refusal | false)[] = [
      (target.seat === firer.seat || !target.spotted || !isThere(target)) &&
        no('STR.core.direct.need', 'There is no spotted enemy of that name.'),
      !sharesSight(state, firer, target) && no('STR.core.spot.share', `${firer.name} does not know of it.`),
    ]
    return [...reasons.filter(reason => reason !== false), ...standSight(state, firer, target)]
  }
  if (!shot.point) return [no('STR.core.direct.need', 'A shot needs a target or a point.')]
  const he = loadOf(weapon, shot.kind)
  const area = shot.kind === 'smoke' || (he?.burst ?? 0) > 0
  return [
    ...(area ? [] : [no('STR.core.direct.point', 'Only high explosive and smoke are fired at a point.')]),
    ...sightRefusals(state, { from: firer.at, to: shot.point, eye: eyeOf(state, firer), target: 2 }),
  ]
}

/** STR.core.spot.share: the side knows, or who hears it from one who sees it, or only who sees for himself. */
function sharesSight(state: State, firer: Stand, target: Stand): boolean {
  const { share } = state.options
  if (share === 'side' || sees(state, firer, target)) return true
  if (share === 'stand') return false
  return standsOf(state).some(
    mate =>
      mate.seat === firer.seat &&
      isThere(mate) &&
      sees(state, mate, target) &&
      linksBetween(state, mate, firer).length > 0,
  )
}

export interface ToHit {
  readonly need: number
  readonly lines: ReturnType<typeof fireLines>
  readonly dm: number
  readonly inBand: InBand
  readonly automatic: boolean
}
/** STR.core.direct.class, .ledger: what two dice must reach, and why. */
export function toHit(state: State, plan: FirePlan): ToHit {
  const inBand = bandAt(state, plan.weapon, plan.distance)
  if (!inBand) throw new Error('fired beyond its range')
  const automatic = inBand.band.auto !== undefined
  const lines = fireLines(state, plan, { class: inBand.class, auto: inBand.band.auto })
  return { need: CLASS_NEED[inBand.class], lines, dm: total(lines), inBand, automatic }
}

/** STR.core.direct.hits: misses, one hit, or more of automatic fire. */
export function hitsOf(
  state: State,
  thrown: number,
  { need, dm, automatic }: Pick<ToHit, 'need' | 'dm' | 'automatic'>,
): number {
  if (state.options.natural212 && thrown === 2) return 0
  const over = thrown + dm - need
  if (over < 0) return state.options.natural212 && thrown === 12 ? 1 : 0
  return automatic ? 1 + Math.floor(over / 2) : 1
}

/** STR.core.direct.targets, .t-number: who hits of automatic fire may fall on, the aimed one first. */
export function targetsFor(state: State, plan: FirePlan): Stand[] {
  const { target, weapon, firer, shot } = plan
  if (!target) return []
  const most = weapon.targets ?? targetsOf(weapon.bands[0]?.auto ?? null)
  const near = standsOf(state)
    .filter(
      other =>
        other.id !== target.id &&
        other.seat === target.seat &&
        other.spotted &&
        isThere(other) &&
        atMost(distance(other.at, target.at), SPREAD) &&
        inStrip(plan, target, other) &&
        sees(state, firer, other),
    )
    .sort((a, b) => rank(shot, a) - rank(shot, b) || (a.id < b.id ? -1 : 1))
  return [target, ...near].slice(0, Math.max(1, most))
}
/** STR.core.he.flame: a strip weapon spreads over its strip only. */
function inStrip({ firer, weapon }: FirePlan, target: Stand, other: Stand): boolean {
  if (weapon.strip === undefined) return true
  const end = toward(firer.at, target.at, weapon.bands[0]?.cm ?? 0)
  return atMost(distanceToSegment(firer.at, end, other.at), weapon.strip / 2)
}
const rank = ({ spread }: Shot, stand: Stand): number =>
  spread.includes(stand.id) ? spread.indexOf(stand.id) : spread.length

/** STR.core.direct.targets, .man-hit: hits spread over at most T men or vehicles, men by index, unhit first. */
export function spreadHits(state: State, plan: FirePlan, hits: number, pen: number): Strike[] {
  const { firer, weapon } = plan
  const most = weapon.targets ?? targetsOf(weapon.bands[0]?.auto ?? null)
  const marks: { target: string; man: number | null }[] = []
  for (const stand of targetsFor(state, plan)) {
    if (isVehicle(stand) || isFieldMounted(state, stand)) marks.push({ target: stand.id, man: null })
    else marks.push(...stand.men.flatMap((man, i) => (isFit(man) ? [{ target: stand.id, man: i }] : [])))
  }
  const taken = marks.slice(0, hits > 1 ? Math.max(1, most) : 1)
  return Array.from({ length: taken.length > 0 ? hits : 0 }, (_, i) => {
    const mark = taken[i % taken.length] ?? { target: plan.target?.id ?? '', man: null }
    return { ...mark, pen, weapon: weapon.id, from: firer.at, deck: false, contact: true }
  })
}

/** STR.core.damage.weapon.when: guns, mortars and missile tubes on field mounts are struck themselves. */
export const isFieldMounted = (state: State, stand: Stand): boolean => fieldWeaponOf(state, stand) !== null
export function fieldWeaponOf(state: State, stand: Stand): string | null {
  if (stand.kind !== 'crew') return null
  for (const [m, man] of stand.men.entries())
    for (const [w, id] of man.weapons.entries()) {
      const weapon = state.weapons[id]
      if (weapon?.fieldMount && (weapon.class !== 'indirect' || (weapon.calibre ?? 0) >= 8)) return `${m}.${w}`
    }
  return null
}
