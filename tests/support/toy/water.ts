import { bearing, inArc, side } from '../../../src/engine/geometry/angle'
import { type Area, crossing, firstTouch } from '../../../src/engine/geometry/area'
import { lerp, type Pose, type Vec } from '../../../src/engine/geometry/vec'
import type { SceneArea, SceneCell } from '../../../src/engine/scene/scene'
import type { Shape } from '../../../src/engine/scene/shapes'
import type { Seat } from '../../../src/engine/seats'
import type { Boat, State } from './state'

export const POND = { width: 60, height: 60 }
export const BOAT_RADIUS = 1.2

export const ROCKS: readonly (SceneArea & { readonly area: Area })[] = [
  { id: 'rock.egg', name: 'Egg Rock', texture: 'rock', area: { kind: 'disc', at: { x: 22, y: 30 }, radius: 4 } },
  {
    id: 'rock.slab',
    name: 'The Slab',
    texture: 'rock',
    area: {
      kind: 'polygon',
      points: [
        { x: 36, y: 26 },
        { x: 46, y: 28 },
        { x: 44, y: 34 },
        { x: 37, y: 33 },
      ],
    },
  },
]

const berth = (id: string, name: string, x: number, y: number): SceneCell => ({
  id,
  name,
  zone: 'harbour',
  label: name.slice(-1),
  area: { kind: 'disc', at: { x, y }, radius: 2 },
})
export const BERTHS: readonly SceneCell[] = [
  berth('berth.1', 'Berth 1', 12, 20),
  berth('berth.2', 'Berth 2', 12, 40),
  berth('berth.3', 'Berth 3', 56, 30),
]

export const RANK: Record<string, { name: string; art: string; hull: number; points: number; mines: number }> = {
  tug: { name: 'Tug', art: 'ship', hull: 3, points: 30, mines: 1 },
  dinghy: { name: 'Dinghy', art: 'fighter', hull: 1, points: 10, mines: 2 },
}
export const hullOf = (boat: Boat): number => RANK[boat.card]?.hull ?? 1
export const reachOf = (boat: Boat): number => (boat.hits < hullOf(boat) ? 9 : 12)

export const afloat = (boat: Boat): boolean => boat.hits > 0
export const boatsOf = (state: State, seat: Seat): Boat[] =>
  Object.values(state.boats).filter(boat => boat.seat === seat && afloat(boat))
export const foesOf = (state: State, seat: Seat): Boat[] =>
  Object.values(state.boats).filter(boat => boat.seat !== seat && afloat(boat))

export const GUNS = { from: -60, to: 60 }
export const bears = (pose: Pose, to: Vec): boolean => {
  const b = bearing(pose.at, to)
  return b === null || inArc(GUNS, side(b - pose.facing))
}

/** Rocks between two points, each with the part of the line inside it. */
export const rocksBetween = (a: Vec, b: Vec): { rock: SceneArea; shape: Shape }[] =>
  ROCKS.flatMap(rock =>
    crossing(rock.area, a, b).map(stretch => ({
      rock,
      shape: {
        kind: 'path' as const,
        tone: 'bad' as const,
        points: [lerp(a, b, stretch.from), lerp(a, b, stretch.to)],
      },
    })),
  )

/** Rocks a boat would run into on the way from one point to the next. */
export const aground = (a: Vec, b: Vec): SceneArea[] =>
  ROCKS.filter(rock => firstTouch(rock.area, BOAT_RADIUS, a, b) !== null)

export const onPond = (p: Vec): boolean => p.x >= 0 && p.y >= 0 && p.x <= POND.width && p.y <= POND.height
