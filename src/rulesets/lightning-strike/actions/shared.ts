import { word } from '../../../engine/bounds'
import { pose } from '../../../engine/geometry/schema'
import { z } from '../../../engine/schema'

export const unitId = word
export const path = z.array(pose).check(z.maxLength(60))
