import { heading, turnOf } from '../../engine/geometry/angle'
import type { Pose, Vec } from '../../engine/geometry/vec'
import type { BoardSpec } from '../../engine/scene/scene'
import type { Seat } from '../../engine/seats'
import type { GameSetup } from '../../engine/setup'
import type { ForceUnit, Options } from './options'
import { isArmour } from './rules/base'
import { halfOf, overlaps, standOf } from './rules/footprint'
import { groundOf } from './rules/ground'
import { goingFor, moverOf } from './rules/rates'
import { changedBase, putBases, putUnit } from './rules/writing'
import type { Base, Next, State, Unit } from './state'
import { cardsOf } from './tables/cards'

export const board = ({ options: { map } }: GameSetup<Options>): BoardSpec => ({
  kind: 'free',
  unit: 'in',
  width: map.width,
  height: map.height,
  backdrop: 'ground',
  grid: 12,
})

/** Everybody in place by their scenario or in line along their edge; the rest of the set-up happens at the table. */
export function initialState({ seats, options }: Pick<GameSetup<Options>, 'seats' | 'options'>): State {
  const order = seats.map(({ seat }) => seat)
  const seasonal = options.season !== 'none'
  const state: Next = {
    options,
    map: options.map,
    seats: order,
    names: Object.fromEntries(seats.map(({ seat, name }) => [seat, name])),
    turn: seasonal || options.deployment ? 0 : 1,
    step: seasonal ? 'season' : options.deployment ? 'deployment' : 'initiative',
    naming: null,
    order: [],
    active: !seasonal && options.deployment ? (order[0] ?? null) : null,
    visibility: null,
    units: {},
    bases: {},
    assaults: [],
    conceded: [],
    victor: null,
    stack: [],
  }
  for (const seat of order)
    for (const [i, entry] of (options.sides[seat]?.forces ?? []).entries())
      addUnit(state, seat, { ...entry, number: i + 1 })
  return state
}

/** Adds a unit and its bases to a state that is being set up. */
function addUnit(state: Next, seat: Seat, entry: ForceUnit & { readonly number: number }): void {
  const card = cardsOf(state.options).get(entry.card)
  if (!card) throw new Error(`there is no unit card ${entry.card}`)
  const id = `${seat}${entry.number}`
  const side = state.options.sides[seat]
  const arrives = entry.arrives ?? 0
  const bases = card.models.map(
    (model, i): Base => ({
      id: `${id}.${i + 1}`,
      unit: id,
      seat,
      name: nameOf(entry.name, i, card.models.length),
      model,
      hq: i === 0,
      at: { x: 0, y: 0 },
      facing: 0,
      status: arrives > 0 ? 'reserve' : 'table',
      moved: 'none',
      retired: false,
      fired: [],
      setUp: 'ready',
      retiring: false,
      tested: false,
      grudges: [],
      carrier: null,
    }),
  )
  const unit: Unit = {
    id,
    seat,
    name: entry.name,
    card: entry.card,
    morale: entry.morale ?? side?.morale ?? 'hardened',
    original: bases.length,
    bases: bases.map(base => base.id),
    arrives,
    pinned: false,
    reorganising: 0,
    due: [],
    main: null,
  }
  putUnit(state, unit)
  const facing = entry.facing ?? (seat === 'A' ? 0 : 180)
  const poses =
    arrives > 0
      ? waiting(state, seat, bases)
      : placesFor(state, { bases, facing, at: entry.at, lane: laneOf(state, seat, entry.number) })
  putBases(
    state,
    bases.map((base, i) => {
      const pose = poses[i]
      return pose ? changedBase(base, { at: { x: pose.at.x, y: pose.at.y }, facing: pose.facing }) : base
    }),
  )
}

const nameOf = (unit: string, i: number, all: number): string =>
  all === 1 ? unit : i === 0 ? `${unit} HQ` : `${unit} ${i + 1}`

const waiting = ({ map }: State, seat: Seat, bases: readonly Base[]): Pose[] =>
  bases.map(() => ({ at: { x: map.width / 2, y: seat === 'A' ? map.height : 0 }, facing: seat === 'A' ? 0 : 180 }))

interface Wanted {
  readonly bases: readonly Base[]
  readonly at: Vec | undefined
  /** Where it goes if the scenario names no place. */
  readonly lane: Vec
  readonly facing: number
}

const STEP = 1.5
/** Inches of the edge that a unit wants for itself. */
const LANE = 12

/** Units without a place of their own stand side by side along the whole edge; too many of them in several rows. */
function laneOf({ map, options }: State, seat: Seat, number: number): Vec {
  const { depth, forces } = options.sides[seat] ?? { depth: 12, forces: [] }
  const free = (unit: ForceUnit): boolean => unit.at === undefined && unit.arrives === undefined
  const all = forces.filter(free).length
  const before = forces.slice(0, number - 1).filter(free).length
  const rows = Math.ceil(all / Math.max(1, Math.floor(map.width / LANE)))
  const abreast = Math.ceil(all / rows)
  const behind = (depth * (rows - Math.floor(before / abreast))) / (rows + 1)
  return {
    x: (map.width * ((before % abreast) + 0.5)) / abreast,
    y: seat === 'A' ? map.height - behind : behind,
  }
}

/** The named place or the nearest one to it where all have room; without one, its lane. */
function placesFor(state: State, { bases, at, lane, facing }: Wanted): readonly Pose[] {
  const [leader] = bases
  if (!leader) return []
  const { map, options } = state
  const depth = options.sides[leader.seat]?.depth ?? 12
  const home = leader.seat === 'A' ? map.height - depth / 2 : depth / 2
  const wish = at ?? lane
  const spread = isArmour(state, leader) ? 3.2 : 2.4
  for (const anchor of outwards(wish, map)) {
    if (at === undefined && Math.abs(anchor.y - home) > depth / 2 - 1.5) continue
    const poses = formation(bases.length, { anchor, facing, spread })
    if (poses.every((pose, i) => roomFor(state, bases[i] ?? leader, pose))) return poses
  }
  return formation(bases.length, { anchor: wish, facing, spread })
}

/** Points around a wish, ring by ring. */
function* outwards(wish: Vec, map: State['map']): Generator<Vec> {
  const most = Math.ceil(Math.max(map.width, map.height) / STEP)
  for (let ring = 0; ring <= most; ring++)
    for (let i = -ring; i <= ring; i++)
      for (let k = -ring; k <= ring; k += Math.abs(i) === ring ? 1 : 2 * ring || 1) {
        const at = { x: wish.x + k * STEP, y: wish.y + i * STEP }
        if (at.x > 1 && at.y > 1 && at.x < map.width - 1 && at.y < map.height - 1) yield at
      }
}

function roomFor(state: State, base: Base, pose: Pose): boolean {
  const { x, y } = pose.at
  if (x < 1 || y < 1 || x > state.map.width - 1 || y > state.map.height - 1) return false
  const stand = { pose, half: halfOf(state, base) }
  for (const other of Object.values(state.bases))
    if (other.status === 'table' && overlaps(stand, standOf(state, other))) return false
  return goingFor(moverOf(state, base)).cost(groundOf(state).ground(pose.at), 'level') !== null
}

/** A line abreast, its headquarters behind the middle. */
export function formation(
  bases: number,
  { anchor, facing, spread }: { readonly anchor: Vec; readonly facing: number; readonly spread: number },
): readonly Pose[] {
  const ahead = heading(facing)
  const place = (forward: number, aside: number): Pose => ({
    at: {
      x: anchor.x + ahead.x * forward - ahead.y * aside,
      y: anchor.y + ahead.y * forward + ahead.x * aside,
    },
    facing: turnOf(facing),
  })
  const line = bases - 1
  return Array.from({ length: bases }, (_, i) =>
    i === 0 ? place(0, 0) : place(Math.max(2, spread * 0.8), (i - 1 - (line - 1) / 2) * spread),
  )
}
