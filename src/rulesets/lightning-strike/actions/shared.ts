import { z } from '../../../engine/schema'

export const point = z.strictObject({ x: z.number(), y: z.number() })
export const pose = z.strictObject({ at: point, facing: z.number() })
export const unitId = z.string()
export const path = z.array(pose).check(z.maxLength(60))
