import type { Going } from '../../../engine/terrain/going'
import type { TerrainIndex } from '../../../engine/terrain/index'
import type { TerrainKind, TerrainPiece } from '../../../engine/terrain/model'
import type { LwRule } from '../rulebook'
import type { Base, State } from '../state'
import { goingOf } from '../tables/terrain'
import { maySpeed } from '../tables/vehicles'
import { modelOf } from './base'

/** Ways to move that an owner may choose. */
export const MODES = ['normal', 'dash', 'road', 'retire'] as const
export type Mode = (typeof MODES)[number]

export type Mover = 'foot' | 'gun' | 'afv' | 'soft'

export function moverOf(state: Pick<State, 'options'>, base: Base): Mover {
  const { kind } = modelOf(state, base)
  switch (kind) {
    case 'rifle':
    case 'smg':
    case 'mmg':
    case 'hmg':
    case 'mortar':
      return 'foot'
    case 'atgun':
    case 'artillery':
      return 'gun'
    case 'afv':
    case 'soft':
      return kind
  }
}

/** Points for a move; a road costs 1 an inch. */
export const POINTS: Readonly<Record<Mover, number>> = { foot: 6, gun: 6, afv: 12, soft: 12 }

export const RATE_RULES: Readonly<Record<Mover, LwRule>> = {
  foot: 'LW.inf.move',
  gun: 'LW.move.gun',
  afv: 'LW.move.afv',
  soft: 'LW.move.truck.off',
}

export const pointsFor = (mover: Mover, mode: Mode): number => POINTS[mover] * (mode === 'normal' ? 1 : 2)

type Rates = {
  readonly road: number
  readonly open: number
  readonly bad: number | null
  readonly hurdle: number | null
}

/** LW.move.bad-going, LW.move.truck.off, LW.move.truck.bad, LW.inf.move: points for an inch; null where it cannot go. */
const RATES: Readonly<Record<Mover, Rates>> = {
  foot: { road: 1, open: 1, bad: 1, hurdle: 0 },
  gun: { road: 1, open: 1, bad: 1, hurdle: 0 },
  afv: { road: 1, open: 1, bad: 2, hurdle: 1 },
  soft: { road: 1, open: 2, bad: null, hurdle: null },
}

function going({ road, open, bad, hurdle }: Rates): Going {
  return {
    level: true,
    cost({ here }) {
      let worst: number | null = open
      for (const { kind, crossing } of here) {
        if (crossing) return road
        const word = goingOf(kind)
        if (word === 'road') return road
        if (word === 'closed') worst = null
        else if ((word === 'bad' || word === 'building') && worst !== null) worst = bad
      }
      return worst
    },
    cross: (_: TerrainPiece, kind: TerrainKind) => (goingOf(kind) === 'hurdle' ? hurdle : 0),
  }
}

const GOING: Readonly<Record<Mover, Going>> = {
  foot: going(RATES.foot),
  gun: going(RATES.gun),
  afv: going(RATES.afv),
  soft: going(RATES.soft),
}
export const goingFor = (mover: Mover): Going => GOING[mover]

const dearest = new WeakMap<TerrainIndex, Partial<Record<Mover, number | null>>>()

/** The most that an inch costs a mover anywhere on a map; null where something bars it or costs by the crossing. */
export function dearestOn(ground: TerrainIndex, mover: Mover): number | null {
  let known = dearest.get(ground)
  if (!known) {
    known = {}
    dearest.set(ground, known)
  }
  let most = known[mover]
  if (most === undefined) {
    most = dearestOf(ground, mover)
    known[mover] = most
  }
  return most
}

function dearestOf({ walked, barriers }: TerrainIndex, mover: Mover): number | null {
  const { cost, cross } = GOING[mover]
  if (barriers.some(({ piece, kind }) => cross?.(piece, kind) !== 0)) return null
  let most = RATES[mover].open
  for (const { piece, kind } of walked) {
    const here = cost({ here: [{ piece, kind, crossing: null }], slope: null, elevation: 0 }, 'level')
    if (here === null) return null
    most = Math.max(most, here)
  }
  return most
}

/** LW.move.heavy: whether the class may go at double rate or dash at all. */
export function isSlow(state: Pick<State, 'options'>, base: Base): boolean {
  const { vehicle } = modelOf(state, base)
  return vehicle !== null && !maySpeed(vehicle)
}

/** How far a base can fire, for who must keep out of its range; null where it cannot. Indirect fire does not count. */
export function menaceOf(state: Pick<State, 'options'>, base: Base): number | null {
  let most: number | null = null
  for (const { ap, small, indirect } of modelOf(state, base).weapons) {
    if (indirect && !ap) continue
    const range = ap ? 24 : (small?.range ?? null)
    if (range !== null && (most === null || range > most)) most = range
  }
  return most
}
