import { distance, type Vec } from '../../../../engine/geometry/vec'
import type { Modifier } from '../../../../engine/rolls/ledger'
import { total } from '../../../../engine/rolls/ledger'
import type { Stand } from '../../parts/stand'
import { enemyOf, type Side } from '../../sides'
import type { State } from '../../state'
import { EYES } from '../../tables/movement'
import { AFTER_FIRING, AIR_SPOTTING, LAST_ROW_DM, needFor, type SpotRow } from '../../tables/spotting'
import { concealmentOf } from '../ground/ground'
import { hooks, type SpotPair } from '../hooks'
import { isThere, isVehicle, rosterOf, standsOfSide, weaponBy } from '../stands'
import { isShared } from './knowledge'
import { eyeOf, isOpen, sees } from './sight'

/** Guns are looked for like vehicles. */
const isGun = (state: State, stand: Stand): boolean =>
  stand.kind === 'crew' && stand.men.some(({ weapons }) => weapons.some(id => weaponBy(state, id)?.class === 'gun'))

/** STR.core.spot.row-move, .row-fire: the row a target is looked for on; null for flyers above the ground. */
export function rowOf(
  state: State,
  target: Stand,
  fired: boolean,
): { readonly row: SpotRow; readonly dm: number } | null {
  if (target.flight === 'terrainFollowing' || target.flight === 'high') return null
  const moving = target.moved && target.gait !== 'crawl'
  const hidden = concealmentOf(state, target) !== 'none'
  const vehicle = isVehicle(target) || isGun(state, target)
  const steps = (moving ? 1 : 0) + (hidden ? 0 : 1)
  const row: SpotRow = vehicle
    ? target.popup || target.kind === 'drone'
      ? 5
      : (([4, 6, 7] as const)[steps] ?? 7)
    : (([1, 2, 3] as const)[steps] ?? 3)
  if (!fired) return { row, dm: 0 }
  const after = AFTER_FIRING[row]
  return { row: after, dm: after === row ? LAST_ROW_DM : 0 }
}

type Row = ReturnType<typeof rowOf>

/** the roll that finds a target at a distance: 0 is automatic, null none. */
function needsOf(state: State, pair: SpotPair, row: Row): (far: number) => number | null {
  if (!row) return far => (far <= AIR_SPOTTING.automatic ? 0 : far <= AIR_SPOTTING.throw ? AIR_SPOTTING.need : null)
  const factor = hooks(state.options, 'spot.range').reduce((f, hook) => f * hook(state, row.row), 1)
  const ruled = hooks(state.options, 'spot.row').reduce<SpotRow | null>(
    (found, hook) => found ?? hook(state, pair),
    null,
  )
  return far => needFor(ruled ?? row.row, far / factor)
}
export const needAt = (state: State, pair: SpotPair, far: number, row: Row): number | null =>
  needsOf(state, pair, row)(far)

/** STR.core.spot.dm */
export function spotDm(state: State, spotter: Stand, target: Stand): Modifier[] {
  const lines: Modifier[] = []
  if (spotter.status === 'suppressed' || spotter.status === 'forcedBack' || spotter.status === 'rallied')
    lines.push({ value: -2, why: 'spotter suppressed', rule: 'STR.core.spot.dm' })
  if (spotter.gait === 'run') lines.push({ value: -2, why: 'spotter ran', rule: 'STR.core.spot.dm' })
  if (spotter.kind === 'drone') lines.push({ value: -1, why: 'drone', rule: 'STR.core.spot.dm' })
  for (const hook of hooks(state.options, 'spot.dm')) lines.push(...hook(state, { spotter, target }))
  return lines
}

/** STR.core.spot.contact */
export const CONTACT_REACH = 1

export const maySpot = (stand: Stand): boolean => isThere(stand) && stand.status !== 'routed'

/** A look at a target: by which stand, with which roll, and where it was seen from. */
export interface Look {
  readonly unit: string
  readonly spotter: string
  readonly target: string
  /** 0 is automatic. */
  readonly need: number
  readonly dm: number
  /** Where on its way it was seen, if not where it stands. */
  readonly at: Vec
  /** Whether it is in sight where it ended. */
  readonly stays: boolean
}

/** The fastest craft of the card editor covers 2000 cm in a phase. */
const MOST_PLACES = 4000

/** STR.core.spot.path: every centimetre of its way and the end; the end alone for who has not moved. */
function placesOf(target: Stand): Vec[] {
  const way = target.moved ? (rosterOf(target)?.path ?? []) : []
  const places: Vec[] = []
  way.forEach((to, i) => {
    const from = way[i - 1]
    if (!from) return
    const length = distance(from, to)
    for (let far = 1; far < length && places.length < MOST_PLACES; far += 1)
      places.push({ x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length })
    if (i < way.length - 1) places.push(to)
  })
  return places
}

interface Chance {
  readonly need: number
  readonly at: Vec
  readonly far: number
}

/** The best chance one stand has to see a target, and whether it sees it where it stands now. */
function chanceOf(state: State, spotter: Stand, target: Stand, search: Search): (Chance & { stays: boolean }) | null {
  const here = distance(spotter.at, target.at)
  if (here <= CONTACT_REACH) return { need: 0, at: target.at, far: here, stays: true }
  const needAt = needsOf(state, { spotter, target }, search.row)
  const atEnd = needAt(here)
  const stays = atEnd !== null && atEnd <= search.worst && sees(state, spotter, target)
  let best: Chance | null = stays && atEnd !== null ? { need: atEnd, at: target.at, far: here } : null
  if (stays && hooks(state.options, 'spot.auto').some(hook => hook(state, { spotter, target })))
    return { need: 0, at: target.at, far: here, stays }
  if (search.places.length > 0) best = onItsWay(state, spotter, { needAt, best, ...search })
  return best && { stays: stays || (atEnd === null && sees(state, spotter, target)), ...best }
}

/** STR.core.spot.path: a better chance where it passed, if there is one; of equal ones the last, where it was last seen. */
function onItsWay(
  state: State,
  spotter: Stand,
  { best, needAt, ...search }: Search & { needAt(far: number): number | null; best: Chance | null },
): Chance | null {
  const line = { from: spotter.at, eye: eyeOf(state, spotter), target: search.height }
  let found = best
  for (let i = search.places.length - 1; i >= 0 && found?.need !== 0; i--) {
    const at = search.places[i]
    if (!at) break
    const far = distance(spotter.at, at)
    const need = needAt(far)
    if (need === null || need > search.worst || (found && need >= found.need)) continue
    if (isOpen(state, { to: at, ...line })) found = { need, at, far }
  }
  return found
}

interface Search {
  readonly row: Row
  /** How high the target stands above its ground. */
  readonly height: number
  readonly places: readonly Vec[]
  /** Needs above this are hopeless: twelve is the most two dice show. */
  readonly worst: number
}

/** STR.core.spot.who: one look per unit, by its stand with the best odds, then the nearest, then by id. */
export function looksAt(state: State, target: Stand, spotters: readonly Stand[], fired: boolean): Look[] {
  if (spotters.length === 0) return []
  const row = rowOf(state, target, fired)
  const search: Search = {
    row,
    // Who pops up has come there low.
    height: target.popup ? EYES.noe : eyeOf(state, target),
    places: fired ? [] : placesOf(target),
    worst: 12 + (row?.dm ?? 0) + 4,
  }
  const looks = new Map<string, Look & { far: number }>()
  for (const spotter of spotters) {
    const unit = rosterOf(spotter)?.unit ?? spotter.id
    const key = state.options.spotting === 'perStand' || state.options.share === 'stand' ? spotter.id : unit
    const chance = chanceOf(state, spotter, target, search)
    if (!chance) continue
    const dm = total(spotDm(state, spotter, target)) + (row?.dm ?? 0)
    const look = {
      unit,
      spotter: spotter.id,
      target: target.id,
      need: chance.need,
      dm,
      at: chance.at,
      stays: chance.stays,
      far: chance.far,
    }
    const before = looks.get(key)
    if (!before || better(look, before)) looks.set(key, look)
  }
  return [...looks.values()]
}

const better = (a: Look & { far: number }, b: Look & { far: number }): boolean => {
  const [wants, wanted] = [a.need === 0 ? 0 : a.need - a.dm, b.need === 0 ? 0 : b.need - b.dm]
  return (
    wants < wanted ||
    (wants === wanted && (a.far < b.far - 1e-9 || (Math.abs(a.far - b.far) <= 1e-9 && a.spotter < b.spotter)))
  )
}

/** What a side, or somebody of it who shares nothing, has still to spot. */
export function unspotted(state: State, side: Side): Stand[] {
  const kept = keptFrom(state, enemyOf(side))
  const shared = isShared(state)
  return standsOfSide(state, side).filter(
    stand => (!stand.spotted || !shared) && isThere(stand) && !kept.includes(stand.id),
  )
}
/** STR.core.hooks.spot: what the rules in force keep from a side, in sight or not. */
const keptFrom = (state: State, side: Side): readonly string[] =>
  hooks(state.options, 'info.filter').flatMap(hook => hook(state, side))
export const spottersOf = (state: State, side: Side): Stand[] => standsOfSide(state, side).filter(maySpot)

/** STR.core.spot.keep: whether any enemy that looks still has it in sight. */
export function inSight(state: State, target: Stand): boolean {
  if (keptFrom(state, enemyOf(target.seat)).includes(target.id)) return false
  return standsOfSide(state, enemyOf(target.seat)).some(other => maySpot(other) && sees(state, other, target))
}
