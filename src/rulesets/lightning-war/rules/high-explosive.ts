import { atMost, same } from '../../../engine/geometry/units'
import { distance } from '../../../engine/geometry/vec'
import { type Modifier, modifier, strongest, total } from '../../../engine/rolls/ledger'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { LwRule } from '../rulebook'
import type { Base, State } from '../state'
import type { Cover } from '../tables/terrain'
import { isArtillery } from '../tables/vehicles'
import { hasMoved, isArmour, isTroops, modelOf, onTable, unitOf } from './base'
import { arcRefusals, firerRefusals, type Manner, type Shot, targetChoiceRefusals, targetRefusals } from './firing'
import { coverFrom, coverUnder, strongerCover } from './ground'
import { basesOfSeat, basesOfUnit, tableBases } from './roster'
import { hiddenBy, seen } from './sight'
import { nearestFirst } from './small-arms'

/** LW.art.zone. */
export const ZONE = 6

/** LW.art.op: who directs the fire: the firer itself, or a headquarters that sees the target. */
export type Observed = { readonly by: Base | null } | { readonly refusals: readonly Refusal[] }

export function observed(state: State, shot: Shot, named: string | null): Observed {
  const { firer, target, weapon } = shot
  if (!weapon.indirect) {
    const hidden = hiddenBy(state, firer, target)
    return hidden.length === 0
      ? { by: null }
      : {
          refusals: [
            refuse(
              'LW.art.afv-los',
              `${firer.name} can only fire at targets it sees, and it can't see ${target.name}.`,
            ),
            ...hidden,
          ],
        }
  }
  if (named !== null) {
    const post = state.bases[named]
    const able = post?.hq && onTable(post) && post.seat === firer.seat && seen(state, post, target)
    return able && post
      ? { by: post }
      : { refusals: [refuse('LW.art.op', 'Choose a headquarters that can see the target.')] }
  }
  const eye = observerOf(state, shot)
  if (!eye) return { refusals: [refuse('LW.art.op', `No headquarters can see ${target.name}.`)] }
  return { by: eye === firer ? null : eye }
}

/** LW.art.op: who sees the target for a weapon that fires indirectly. */
export function observerOf(state: State, { firer, target }: Shot): Base | undefined {
  return seen(state, firer, target)
    ? firer
    : basesOfSeat(state, firer.seat).find(it => it.hq && seen(state, it, target))
}

/** LW.art.adj.*: the line for one base of the target in some cover. */
function coverLine(base: Base, cover: Cover): Modifier[] {
  switch (cover) {
    case 'fort':
      return [modifier(-3, `${base.name} is in a fortification`, 'LW.art.adj.fort')]
    case 'field':
      return [modifier(-2, `${base.name} is in field defences`, 'LW.art.adj.field')]
    case 'buildings':
    case 'cover':
      return [modifier(-1, `${base.name} is in cover`, 'LW.art.adj.buildings')]
    case 'none':
      return hasMoved(base) ? [] : [modifier(-1, `${base.name} has stopped in the open`, 'LW.art.adj.stopped')]
  }
}

/** LW.art.adj.max: of all parts of a target the one in the best cover counts; a corner in cover is such a part. */
function coverLines(state: State, shot: Shot): Modifier[] {
  const parts = partsOf(state, shot.target).filter(part => !isArmour(state, part))
  const covers = parts.flatMap(base => {
    const stood = coverFrom(state, base, shot.weapon.indirect ? null : shot.firer.at)
    return [stood, strongerCover(stood, coverUnder(state, base))].map(cover => coverLine(base, cover))
  })
  const best = strongest(covers.flat())
  const isMixed = covers.some(lines => (lines[0]?.value ?? 0) !== (best[0]?.value ?? 0))
  return isMixed
    ? [...best, modifier(0, 'Part of the target has less cover, but the best counts', 'LW.art.adj.max')]
    : best
}

/** LW.art.nominate: a gun or mortar stands for its whole battery. */
function partsOf(state: State, target: Base): Base[] {
  const { kind } = modelOf(state, target)
  if (kind !== 'mortar' && kind !== 'artillery' && kind !== 'atgun') return [target]
  return basesOfUnit(state, unitOf(state, target.unit)).filter(base => modelOf(state, base).kind === kind)
}

const calibre = (bore: number): LwRule => (bore <= 50 ? 'LW.art.he.50' : bore <= 90 ? 'LW.art.he.90' : 'LW.art.he.over')

const TANK = modifier(-2, 'Fired by a tank', 'LW.art.adj.tank')
const MOVED = modifier(-2, 'The gun has moved', 'LW.inf.towed-at')

/** LW.art.adj.tank, LW.inf.towed-at: dice that the firer itself costs. A tank loses none for moving on top of its two. */
export function firerLine(state: State, firer: Base): Modifier | null {
  const { kind, vehicle } = modelOf(state, firer)
  if (vehicle) return isArtillery(vehicle) ? null : TANK
  return kind === 'atgun' && hasMoved(firer) ? MOVED : null
}

interface Reckoned {
  readonly state: State
  readonly shot: Shot
  readonly manner: Manner
  readonly lines: readonly Modifier[]
}

/** The plan asks again for what its refusals have looked at. */
let latest: Reckoned | null = null

export function heLines(state: State, shot: Shot, manner: Manner): readonly Modifier[] {
  if (latest?.state !== state || latest.shot !== shot || latest.manner !== manner)
    latest = { state, shot, manner, lines: linesOf(state, shot, manner) }
  return latest.lines
}

function linesOf(state: State, shot: Shot, manner: Manner): Modifier[] {
  const { firer, weapon } = shot
  if (!weapon.he) return []
  const own = firerLine(state, firer)
  return [
    modifier(weapon.he.dice, `${weapon.name}, high explosive`, calibre(weapon.he.bore)),
    ...(manner === 'defensive' ? [] : coverLines(state, shot)),
    ...(own ? [own] : []),
  ]
}

export function heRefusals(state: State, shot: Shot): Refusal[] {
  const { weapon } = shot
  return [
    ...firerRefusals(state, shot),
    ...targetChoiceRefusals(state, shot),
    ...targetRefusals(shot),
    ...(weapon.indirect ? [] : arcRefusals(shot)),
    ...(weapon.he ? [] : [refuse('LW.art.scope', `The ${weapon.name} has no high explosive.`)]),
    ...zeroRefusals(state, shot, 'aimed'),
  ]
}

/** LW.art.zero: no dice, no shot. */
export const zeroRefusals = (state: State, shot: Shot, manner: Manner): Refusal[] =>
  shot.weapon.he && total(heLines(state, shot, manner)) < 1
    ? [refuse('LW.art.zero', `There are no dice left against ${shot.target.name}.`)]
    : []

/** LW.art.afv-die: vehicles in the zone that get a marked die out of so many. */
export function markedFor(state: State, target: Base, dice: number): Base[] {
  const armoured = inZone(state, target).filter(base => isArmour(state, base))
  const named = isArmour(state, target) ? [target] : []
  const free = named.length > 0 ? dice : dice - 1
  return [...named, ...nearestFirst(armoured, target.at)].slice(0, Math.max(0, free))
}

function inZone(state: State, target: Base): Base[] {
  return tableBases(state).filter(base => base.id !== target.id && atMost(distance(base.at, target.at), ZONE))
}

/** LW.art.removal.order: infantry in the open, infantry in cover, then crews, guns and soft vehicles. */
function removalClass(state: State, base: Base): number {
  const { kind } = modelOf(state, base)
  if (kind === 'mortar' || kind === 'artillery' || kind === 'atgun' || !isTroops(state, base)) return 2
  return coverFrom(state, base, null) === 'none' ? 0 : 1
}

/** LW.art.displace: who takes the next displaced six; several at the same distance leave the choice to their owner. */
function nextVictims(state: State, target: Base, struck: readonly string[]): Base[] {
  const rank = (base: Base): number => (state.options.displace === 'nearest' ? 0 : removalClass(state, base))
  const ranked = inZone(state, target)
    .filter(base => !isArmour(state, base) && !struck.includes(base.id))
    .map(base => ({ base, rank: rank(base), far: distance(base.at, target.at) }))
    .sort((a, b) => a.rank - b.rank || a.far - b.far || (a.base.id < b.base.id ? -1 : 1))
  const [first] = ranked
  if (!first) return []
  return ranked.filter(it => it.rank === first.rank && same(it.far, first.far)).map(({ base }) => base)
}

/** Where the plain sixes of a shot go. */
export interface Fallen {
  readonly struck: readonly string[]
  /** Sixes that wait for an owner to choose between bases at the same distance. */
  readonly waiting: { readonly left: number; readonly choices: readonly string[] } | null
}

/** LW.art.six, LW.art.displace.chain, LW.art.crew-afv: the named base first unless it is armour, then the others. */
export function allot(state: State, target: Base, sixes: number): Fallen {
  const armour = isArmour(state, target)
  const struck: string[] = sixes > 0 && !armour ? [target.id] : []
  for (let left = sixes - struck.length; left > 0; left--) {
    const next = nextVictims(state, target, struck)
    const [first] = next
    if (!first) break
    if (next.length > left) return { struck, waiting: { left, choices: next.map(({ id }) => id) } }
    struck.push(first.id)
  }
  return { struck, waiting: null }
}
