import { distance, type Vec } from '../../../../engine/geometry/vec'
import { total } from '../../../../engine/rolls/ledger'
import type { Weapon } from '../../cards/weapon'
import type { Cited } from '../../events'
import type { Stand } from '../../parts/stand'
import { enemyOf, type Side } from '../../sides'
import type { State } from '../../state'
import { SENSE, type Sense } from '../../tables/senses'
import { hooks, type LookMatter } from '../hooks'
import { isThere, rosterOf, standsOfSide } from '../stands'
import { type Chance, Lookout, type Search, searchFor } from './chances'
import { isShared } from './knowledge'
import { lookDm, lookRules, needOf, sensesOf, spotterDm } from './look-terms'
import { sees } from './sight'
import { rowOf } from './spot-rows'

/** STR.core.spot.contact */
export const CONTACT_REACH = 1

export const maySpot = (stand: Stand): boolean => isThere(stand) && stand.status !== 'routed'

/** A look at a target: by which stand, with which roll, and where it was seen from. */
export interface Look {
  readonly unit: string
  readonly spotter: string
  readonly target: string
  readonly sense: Sense
  /** 0 is automatic. */
  readonly need: number
  readonly dm: number
  /** Where on its way it was seen, if not where it stands. */
  readonly at: Vec
  /** Whether it is in sight where it ended. */
  readonly stays: boolean
  /** The clauses of the rules in force that it goes by. */
  readonly rules: readonly Cited[]
}

/** Who looks for a target, and what they have tried in this phase. */
export interface Lookers {
  readonly spotters: readonly Stand[]
  /** What the target fired, where it is looked for because it fired. */
  readonly fired: readonly Weapon[] | null
  /** Whether this look has been made: by a unit, or by one device of a stand. */
  isTried?(by: string): boolean
}

/** Who looks: the unit with its eyes, or one device of a stand. */
export const lookerOf = ({ unit, spotter, sense }: Pick<Look, 'unit' | 'spotter' | 'sense'>): string =>
  SENSE[sense].alone ? `${spotter}/${sense}` : unit

/** STR.core.spot.who: one look per unit, by its stand with the best odds, then the nearest, then by id. */
export function looksAt(state: State, target: Stand, { spotters, fired, isTried }: Lookers): Look[] {
  if (spotters.length === 0) return []
  const search = searchFor(state, target, fired)
  const perStand = state.options.spotting === 'perStand' || state.options.share === 'stand'
  const looks = new Map<string, Candidate>()
  for (const spotter of spotters) {
    const unit = rosterOf(spotter)?.unit ?? spotter.id
    const lookout = new Lookout(state, search, spotter)
    for (const sense of sensesOf(state, spotter)) {
      const by = lookerOf({ unit, spotter: spotter.id, sense })
      if (isTried?.(by)) continue
      const key = perStand ? `${spotter.id}/${by}` : by
      const before = looks.get(key)
      const found = candidate(state, search, { spotter, lookout, sense, before })
      if (!found) continue
      const look = { unit, ...found }
      if (!before || isBetter(look, before)) looks.set(key, look)
    }
  }
  return [...looks.values()]
}
interface Candidate extends Look {
  readonly far: number
}

interface Looker {
  readonly spotter: Stand
  readonly lookout: Lookout
  readonly sense: Sense
  /** The best odds of its unit so far. */
  readonly before: Candidate | undefined
}
function candidate(
  state: State,
  search: Search,
  { spotter, lookout, sense, before }: Looker,
): Omit<Candidate, 'unit'> | null {
  const { target, row } = search
  const here = distance(spotter.at, target.at)
  const touching = here <= CONTACT_REACH
  if (touching && sense !== 'eye') return null
  const plugged = hooks(state.options, 'spot.terms').length > 0
  const usual = plugged ? null : total(spotterDm(spotter)) + (row?.dm ?? 0)
  const chance: Chance | null = touching
    ? { need: 0, at: target.at, far: here, stays: true }
    : lookout.chance(sense, worstOf(before, usual))
  if (!chance) return null
  const { need, at, far, stays } = chance
  const matter = plugged ? lookout.matter(sense, at, far) : null
  const dm = usual ?? (matter ? total(lookDm(state, matter)) : 0) + (SENSE[sense].table ? (row?.dm ?? 0) : 0)
  // Dice that can't succeed aren't rolled for a device.
  if (!SENSE[sense].table && need - dm > MOST) return null
  const rules = matter && !touching ? lookRules(state, matter) : NO_RULES
  return { spotter: spotter.id, target: target.id, sense, need, dm, at, stays, rules, far }
}
/** The hardest roll that may still beat the best odds so far, where it is known what is added to it. */
const worstOf = (before: Candidate | undefined, dm: number | null): number =>
  !before ? MOST_NEEDED : before.need === 0 ? 0 : dm === null ? MOST_NEEDED : wantsOf(before) + dm
const MOST_NEEDED = Number.POSITIVE_INFINITY
/** The most that two dice show. */
const MOST = 12
const NO_RULES: readonly Cited[] = []

const isBetter = (a: Candidate, b: Candidate): boolean => {
  const [wants, wanted] = [wantsOf(a), wantsOf(b)]
  return (
    wants < wanted ||
    (wants === wanted && (a.far < b.far - 1e-9 || (Math.abs(a.far - b.far) <= 1e-9 && a.spotter < b.spotter)))
  )
}
/** What is found without a roll goes before any roll. */
const wantsOf = ({ need, dm }: Look): number => (need === 0 ? 0 : Math.max(1, need - dm))

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
  return standsOfSide(state, enemyOf(target.seat)).some(other => maySpot(other) && holds(state, other, target))
}

/** By eye as long as the line is open; by a device as long as it would still find the target. */
const holds = (state: State, spotter: Stand, target: Stand): boolean =>
  sees(state, spotter, target) || sensesOf(state, spotter).some(sense => isFoundBy(state, sense, { spotter, target }))

/** Whether a firer has a target before its eyes or in a device that shows a picture of it. */
export const sights = (state: State, spotter: Stand, target: Stand): boolean =>
  sees(state, spotter, target) ||
  sensesOf(state, spotter).some(
    sense => !SENSE[sense].smoke && !SENSE[sense].alone && isFoundBy(state, sense, { spotter, target }),
  )

/** Whether a device of a stand has a line to a target and would find it where it stands. */
export function isFoundBy(state: State, sense: Sense, { spotter, target }: Pick<LookMatter, 'spotter' | 'target'>) {
  if (sense === 'eye' || !sees(state, spotter, target, sense)) return false
  const far = distance(spotter.at, target.at)
  const look = { spotter, target, sense, at: target.at, distance: far, moment: 'movement', fired: [] } as const
  return needOf(state, look, rowOf(state, target, false)) !== null
}
