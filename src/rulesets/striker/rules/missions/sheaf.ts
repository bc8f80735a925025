import { bearing, heading } from '../../../../engine/geometry/angle'
import type { Vec } from '../../../../engine/geometry/vec'
import type { Dice } from '../../../../engine/rolls/dice'
import type { Mission } from '../../parts/mission'
import type { State } from '../../state'
import { CM_SHORT, type Direction, directionOf, ON_POINT, type Sheaf, sheafOf, squaresOf } from '../../tables/indirect'
import { squareAt } from '../damage/burst'
import { roll2d } from '../fire/direct'

export interface Deviation {
  /** The accuracy throw; null where the first point of impact is kept. */
  readonly thrown: number | null
  /** Points short of the fourteen. */
  readonly short: number
  readonly direction: Direction | null
  readonly at: Vec
}

const TURN: Readonly<Record<Direction, number>> = { over: 0, short: 180, left: -90, right: 90 }

/** STR.core.indirect.direction: a point shifted as seen from the guns. */
export function shifted(point: Vec, line: number, by: { readonly far: number; readonly direction: Direction }): Vec {
  const way = heading(line + TURN[by.direction])
  return { x: point.x + way.x * by.far, y: point.y + way.y * by.far }
}

/** STR.core.indirect.accuracy: on the point with fourteen, else two centimetres off for each point short. */
export function deviate(
  point: Vec,
  { dm, line }: { readonly dm: number; readonly line: number },
  dice: Dice,
): Deviation {
  const { thrown, short } = dice.part(
    roll => {
      const two = roll2d(roll)
      return { thrown: two, short: Math.max(0, ON_POINT - two - dm) }
    },
    one => one.short,
  )
  if (short === 0) return { thrown, short, direction: null, at: point }
  const direction = dice.part(
    roll => directionOf(roll2d(roll)),
    one => one,
  )
  return { thrown, short, direction, at: shifted(point, line, { far: short * CM_SHORT, direction }) }
}

/** STR.core.indirect.direction: from the guns to the target; guns off the table fire straight from their base line. */
export const lineOfFire = (mission: Pick<Mission, 'seat' | 'point'>, guns: Vec | null): number =>
  (guns && bearing(guns, mission.point)) ?? (mission.seat === 'A' ? 0 : 180)

export interface Zone {
  readonly squares: number
  readonly rounds: number
  readonly sheaf: Sheaf
  /** cm of a side. */
  readonly side: number
  readonly area: readonly Vec[]
}

/** STR.core.indirect.zone, .type: rounds fired lay out the zone, rounds left say how thick they fall in it. */
export function zoneOf(
  mission: Pick<Mission, 'sheaf'>,
  fall: {
    readonly at: Vec
    readonly from: Vec | null
    readonly fired: number
    readonly left: number
    readonly burst: number
  },
): Zone {
  const squares = squaresOf(fall.fired, mission.sheaf)
  const side = squares * fall.burst
  return {
    squares,
    rounds: fall.left,
    sheaf: sheafOf(fall.left, squares * squares),
    side,
    area: squareAt(fall.at, side, fall.from),
  }
}

/** Where the line of fire of guns off the table is drawn from. */
export const baseLine = (state: State, mission: Pick<Mission, 'seat' | 'point'>): Vec => ({
  x: mission.point.x,
  y: mission.seat === 'A' ? state.map.height : 0,
})
