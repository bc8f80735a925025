import { contains } from '../../../../engine/geometry/area'
import { distance, type Vec } from '../../../../engine/geometry/vec'
import type { Dice } from '../../../../engine/rolls/dice'
import type { Weapon } from '../../cards/weapon'
import type { Blast, Falling } from '../../parts/blast'
import type { Shot, Strike } from '../../parts/shot'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { roll2d } from '../fire/direct'
import { concealmentOf } from '../ground/ground'
import { hooks } from '../hooks'
import { isFit, isThere, isVehicle, standsOf } from '../stands'

/** The unit vectors along and across a line of fire; up the table where there is none. */
function axesOf(from: Vec | null, to: Vec): { readonly along: Vec; readonly across: Vec } {
  const far = from ? distance(from, to) : 0
  const along = from && far > 1e-9 ? { x: (to.x - from.x) / far, y: (to.y - from.y) / far } : { x: 0, y: -1 }
  return { along, across: { x: -along.y, y: along.x } }
}

/** STR.core.he.burst: a square of side b about a point, along and across the line of fire. */
export function squareAt(at: Vec, size: number, from: Vec | null): Vec[] {
  const { along, across } = axesOf(from, at)
  const corner = (l: number, w: number): Vec => ({
    x: at.x + (along.x * l + across.x * w) * (size / 2),
    y: at.y + (along.y * l + across.y * w) * (size / 2),
  })
  return [corner(1, 1), corner(1, -1), corner(-1, -1), corner(-1, 1)]
}

/** STR.core.he.flechette: a strip from the muzzle on. */
export function stripFrom(from: Vec, toward: Vec, size: { readonly length: number; readonly width: number }): Vec[] {
  const { along, across } = axesOf(from, toward)
  const half = { x: across.x * (size.width / 2), y: across.y * (size.width / 2) }
  const end = { x: from.x + along.x * size.length, y: from.y + along.y * size.length }
  return [
    { x: from.x + half.x, y: from.y + half.y },
    { x: end.x + half.x, y: end.y + half.y },
    { x: end.x - half.x, y: end.y - half.y },
    { x: from.x - half.x, y: from.y - half.y },
  ]
}

/** Everybody whose centre lies in an area, friend and foe, by id; who flies high is above it. */
export const standsWithin = (state: State, area: readonly Vec[]): Stand[] =>
  standsOf(state)
    .filter(stand => isThere(stand) && stand.flight !== 'high' && contains({ kind: 'polygon', points: area }, stand.at))
    .sort((a, b) => (a.id < b.id ? -1 : 1))

const FRAG_NEED = 8
const COVER_DM = -2
const FLECHETTE_WIDTH = 2

/** STR.core.he.frag, .zero, .heap: the burst of a round where it struck; null where it has none. */
export function burstOf(state: State, weapon: Weapon, hit: { kind: Shot['kind']; at: Vec; from: Vec }): Blast | null {
  const load = weapon.kinds.find(({ kind }) => kind === hit.kind)
  const ruled = hooks(state.options, 'he.area').reduce<number | null>(
    (found, hook) => found ?? hook(state, weapon),
    null,
  )
  const size = hit.kind === 'HE' ? (ruled ?? load?.burst ?? 0) : 0
  if (size <= 0) return null
  return {
    area: squareAt(hit.at, size, hit.from),
    centre: hit.at,
    need: FRAG_NEED,
    frag: load?.frag ?? 0,
    contact: null,
    weapon: weapon.id,
    deck: false,
  }
}

/** STR.core.he.flechette: what a round of flechettes sweeps; null for other rounds. */
export function sweepOf(weapon: Weapon, kind: Shot['kind'], line: { from: Vec; to: Vec }): Blast | null {
  const [band] = weapon.bands
  if (!band || kind !== 'flechette') return null
  const load = weapon.kinds.find(one => one.kind === kind)
  return {
    area: stripFrom(line.from, line.to, { length: band.cm, width: FLECHETTE_WIDTH }),
    centre: line.from,
    need: FRAG_NEED,
    frag: load?.pens?.[0] ?? band.pen,
    contact: null,
    weapon: weapon.id,
    deck: false,
  }
}

type Mark = Pick<Strike, 'target' | 'man'>

/** The men and vehicles of a stand that an area rolls for, in their order. */
export const marksOf = (stand: Stand): (number | null)[] =>
  isVehicle(stand) ? [null] : stand.men.flatMap((man, i) => (isFit(man) ? [i] : []))

/** A man or vehicle under a burst, and what helps against it. */
export interface Exposed extends Mark {
  readonly dm: number
}

/** STR.core.he.frag, STR.core.indirect.to-hit: only cover helps, and only men; who is `spared` is struck already. */
export function exposedIn(state: State, blast: Blast, stand: Stand, spared: readonly Mark[] = []): Exposed[] {
  const covered = !isVehicle(stand) && concealmentOf(state, stand, blast.centre ?? undefined) === 'cover'
  return marksOf(stand)
    .filter(man => !spared.some(one => one.target === stand.id && one.man === man))
    .map(man => ({ target: stand.id, man, dm: covered ? COVER_DM : 0 }))
}

/** STR.core.he.frag, STR.core.indirect.men, .vehicles: the roll for one man or vehicle; null where it is missed. */
export function fragmentOn(blast: Blast, { target, man, dm }: Exposed, dice: Dice): Strike | null {
  const hit = dice.part(
    (roll): 'frag' | 'contact' | null => {
      const thrown = roll2d(roll)
      if (thrown + dm < blast.need) return null
      return thrown === 12 && blast.contact !== null ? 'contact' : 'frag'
    },
    result => result,
  )
  if (!hit) return null
  return {
    target,
    man,
    pen: hit === 'contact' ? (blast.contact ?? blast.frag) : blast.frag,
    weapon: blast.weapon,
    from: blast.deck ? null : blast.centre,
    deck: blast.deck,
    contact: hit === 'contact',
  }
}

/** A blast as the table works it off: by id, stand by stand, so that hidden stands are thrown for unseen. */
export const fallingOn = (state: State, blast: Blast, spared: readonly Mark[] = []): Falling => ({
  blast,
  left: standsWithin(state, blast.area).map(({ id }) => id),
  spared: spared.map(({ target, man }) => ({ target, man })),
})
