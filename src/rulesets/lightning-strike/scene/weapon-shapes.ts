import type { Pose } from '../../../engine/geometry/vec'
import type { Shape } from '../../../engine/scene/shapes'
import { signed } from '../../../engine/words'
import type { Band, Weapon } from '../cards/card'
import type { Options } from '../options'
import { arcShape, firingArc } from '../rules/arcs'
import { multiplierOf } from '../rules/damage'
import { BASE } from '../rules/unit'

interface Mount {
  readonly pose: Pose
  readonly weapon: Weapon
  readonly crippled: boolean
}

/**
 * A sector for each range band, nearest first, labelled with its Accuracy and Damage. LS.range.no-c: without a C band
 * it begins where contact ends.
 */
export function weaponShapes(options: Pick<Options, 'ffArc'>, mount: Mount): Shape[] {
  const { arc } = firingArc(options, mount.weapon.arc)
  const bands = [...mount.weapon.bands].sort((a, b) => edge(a) - edge(b))
  return bands.map((band, i) => {
    const before = bands[i - 1]
    const ring = { inner: before ? edge(before) : band.to === 'C' ? 0 : 2 * BASE, outer: edge(band) }
    return { label: bandLabel(mount, band), ...arcShape(mount.pose, arc, ring) }
  })
}

/** Contact reaches as far as two bases. */
const edge = (band: Band): number => (band.to === 'C' ? 2 * BASE : band.to)

/** "+1 / ×9 P". */
export const bandLabel = ({ weapon, crippled }: Omit<Mount, 'pose'>, band: Band): string =>
  `${signed(band.accuracy)} / ×${multiplierOf({ crippled }, band.damage)} ${weapon.type}`
