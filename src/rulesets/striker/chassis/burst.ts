import { contains } from '../../../engine/geometry/area'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Dice } from '../../../engine/rolls/dice'
import type { Stand, State, Strike } from '../state'
import { throw2d } from './direct'
import { concealmentOf } from './ground'
import { isFit, isThere, isVehicle, standsOf } from './stands'

/** STR.core.he.burst: a square of side b, along and across the line of fire. */
export function squareAt(at: Vec, size: number, from: Vec | null): Vec[] {
  const length = from ? distance(from, at) : 0
  const along = from && length > 1e-9 ? { x: (at.x - from.x) / length, y: (at.y - from.y) / length } : { x: 0, y: -1 }
  const across = { x: -along.y, y: along.x }
  const corner = (l: number, w: number): Vec => ({
    x: at.x + (along.x * l + across.x * w) * (size / 2),
    y: at.y + (along.y * l + across.y * w) * (size / 2),
  })
  return [corner(1, 1), corner(1, -1), corner(-1, -1), corner(-1, 1)]
}

/** STR.core.he.flechette, .flame: a strip from the muzzle on. */
export function stripFrom(from: Vec, toward: Vec, size: { readonly length: number; readonly width: number }): Vec[] {
  const far = distance(from, toward) || 1
  const along = { x: (toward.x - from.x) / far, y: (toward.y - from.y) / far }
  const across = { x: -along.y * (size.width / 2), y: along.x * (size.width / 2) }
  const end = { x: from.x + along.x * size.length, y: from.y + along.y * size.length }
  return [
    { x: from.x + across.x, y: from.y + across.y },
    { x: end.x + across.x, y: end.y + across.y },
    { x: end.x - across.x, y: end.y - across.y },
    { x: from.x - across.x, y: from.y - across.y },
  ]
}

/** Everybody on the ground whose centre lies in an area, friend and foe, by id. */
export const standsWithin = (state: State, area: readonly Vec[]): Stand[] =>
  standsOf(state)
    .filter(stand => isThere(stand) && stand.flight !== 'high' && contains({ kind: 'polygon', points: area }, stand.at))
    .sort((a, b) => (a.id < b.id ? -1 : 1))

export interface Blast {
  readonly area: readonly Vec[]
  /** Cover is judged on the line from here; from nowhere for what falls from above. */
  readonly centre: Vec | null
  readonly need: number
  readonly frag: number
  /** Penetration of a natural twelve, where shells may strike by themselves. */
  readonly contact: number | null
  readonly weapon: string
  readonly deck: boolean
  /** Cover does not help against flame. */
  readonly ignoresCover?: boolean
}

const COVER_DM = -2

/** STR.core.he.frag, STR.core.indirect.to-hit: a throw for each man and vehicle in the area; `spared` are already struck. */
export function blastStrikes(
  state: State,
  blast: Blast,
  dice: Dice,
  spared: readonly Pick<Strike, 'target' | 'man'>[] = [],
): Strike[] {
  const strikes: Strike[] = []
  for (const stand of standsWithin(state, blast.area)) {
    const marks: (number | null)[] = isVehicle(stand) ? [null] : stand.men.flatMap((man, i) => (isFit(man) ? [i] : []))
    const covered =
      !blast.ignoresCover && !isVehicle(stand) && concealmentOf(state, stand, blast.centre ?? undefined) === 'cover'
    for (const man of marks) {
      if (spared.some(one => one.target === stand.id && one.man === man)) continue
      const thrown = throw2d(dice)
      if (thrown + (covered ? COVER_DM : 0) < blast.need) continue
      const full = thrown === 12 && blast.contact !== null
      strikes.push({
        target: stand.id,
        man,
        pen: full ? (blast.contact ?? 0) : blast.frag,
        weapon: blast.weapon,
        from: blast.deck ? null : blast.centre,
        deck: blast.deck,
        contact: full,
      })
    }
  }
  return strikes
}
