// Places and directions as they come from outside, the same for every game.
import { within } from '../bounds'
import { z } from '../schema'
import { turnOf } from './angle'

/** Many times as far as the largest board is wide. Beyond it there's nothing, and walking there would take for ever. */
const FARTHEST = 10_000

export const coordinate = within(FARTHEST)

/** A length on the table, or the sum of several. */
export const span = z.number().check(z.gte(0), z.lte(FARTHEST))

export const point = z.strictObject({ x: coordinate, y: coordinate })

export const points = (most: number) => z.array(point).check(z.maxLength(most))

/** Any number of degrees. */
export const turn = within(1_000_000)

/** A direction, brought into one full turn: 360, 720 and -90 are as good as any other. */
export const facing = turn.check(z.overwrite(turnOf))

export const pose = z.strictObject({ at: point, facing })
