import type { Shape } from '../../engine/scene/shapes'
import type { SheetItem } from '../../engine/scene/sheet'
import type { Weapon } from './cards/weapon'
import { troopsOf, vehiclesOf, weaponsOf } from './initial-state'
import type { Options } from './options'
import { squareAt, stripFrom } from './rules/damage/burst'
import { SIDES } from './sides'
import { SHEAF_NEED, squaresOf } from './tables/indirect'

const CM = 10
const RULER = 25
const ORIGIN = { x: 0, y: 0 }
/** The line of fire points up the sheet. */
const BEHIND = { x: 0, y: 100 }

/** STR.core.scale.ground: rulers in centimetres and in hundreds of metres. */
export const rulers = (cm: number): SheetItem[] => [
  { kind: 'ruler', id: 'ruler.cm', name: 'Ruler, centimetres', unit: cm, label: 'cm', length: RULER, copies: 2 },
  {
    kind: 'ruler',
    id: 'ruler.m',
    name: 'Ruler, hundreds of metres',
    unit: 10 * cm,
    label: '100 m',
    length: 2,
    copies: 1,
  },
]

/** The templates, enlarged to the scale of this table. */
export const atScale = (items: readonly SheetItem[], unit: number): SheetItem[] =>
  items.map(item => (item.kind === 'template' ? { ...item, unit } : item))

const template = (id: string, name: string, shapes: readonly Shape[]): SheetItem => ({
  kind: 'template',
  id: `template.${id}`,
  name,
  shapes,
  unit: CM,
  copies: 1,
})
const square = (size: number, label: string): Shape => ({
  kind: 'polygon',
  tone: 'warn',
  points: squareAt(ORIGIN, size, BEHIND),
  label,
})

/** STR.core.he.burst: one square for each burst size in these forces. */
export function bursts(arms: readonly Weapon[]): SheetItem[] {
  const sizes = new Set(arms.flatMap(({ kinds }) => kinds.flatMap(({ burst }) => (burst ? [burst] : []))))
  return [...sizes]
    .sort((a, b) => a - b)
    .map(size => template(`burst.${size}`, `Burst, ${size} cm`, [square(size, `${size} cm, hits on 8+`)]))
}

/** STR.core.indirect.zone: the beaten zones of every battery, for a normal and a converged sheaf. */
export function sheaves(options: Options): SheetItem[] {
  const batteries = SIDES.flatMap(seat =>
    options.forces[seat].flatMap(({ card, name }, i) => {
      const ids =
        troopsOf(options)
          .find(({ id }) => id === card)
          ?.men.flatMap(man => man.weapons) ??
        vehiclesOf(options)
          .find(({ id }) => id === card)
          ?.weapons.map(({ weapon }) => weapon) ??
        []
      const guns = ids.flatMap(id => weaponsOf(options).filter(one => one.id === id && one.class === 'indirect'))
      return guns.length > 0 ? [{ id: `${seat}.${i}`, name, guns }] : []
    }),
  )
  return batteries.flatMap(({ id, name, guns }) =>
    (['normal', 'converged'] as const).map(sheaf => {
      const rounds = guns.reduce((sum, { rof }) => sum + (rof ?? 0), 0)
      const burst = guns[0]?.kinds.find(({ kind }) => kind === 'HE')?.burst ?? 0
      const side = squaresOf(rounds, sheaf) * burst
      return template(`sheaf.${id}.${sheaf}`, `${name}: ${sheaf} sheaf of ${rounds} rounds`, [
        square(side, `${side} × ${side} cm, hits on ${SHEAF_NEED[sheaf]}+`),
      ])
    }),
  )
}

/** STR.core.he.flechette, .flame: as much of the strip as fits on a sheet. */
const STRIP = 20
export const strips = (arms: readonly Weapon[]): SheetItem[] =>
  arms
    .filter(({ kinds, flags }) => flags.includes('flame') || kinds.some(({ kind }) => kind === 'flechette'))
    .map(weapon => {
      const width = weapon.strip ?? 2
      const length = Math.min(STRIP, weapon.bands[0]?.cm ?? 0)
      const points = stripFrom({ x: 0, y: length }, ORIGIN, { length, width })
      return template(`strip.${weapon.id}`, `${weapon.name}: strip ${width} cm wide`, [
        { kind: 'polygon', tone: 'warn', points, label: `${weapon.bands[0]?.cm ?? 0} cm long, hits on 8+` },
      ])
    })
