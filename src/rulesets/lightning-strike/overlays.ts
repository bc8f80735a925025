import type { View } from '../../engine/record/hidden'
import type { Overlay, PieceId } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import { signed } from '../../engine/words'
import type { Protection } from './cards/card'
import { arcShape, DEFENCE_ARCS, type DefenceArc } from './rules/arcs'
import { cardOf, onTable } from './rules/unit'
import { facingsReach, reachShapes } from './scene/reach'
import { weaponShapes } from './scene/weapon-shapes'
import type { State, Unit } from './state'

/** The reach of a Unit, the arc and bands of every weapon, and its two defense arcs. */
export function overlays(view: View<State>, piece: PieceId): Overlay[] {
  const unit = view.units[piece]
  if (!unit || !onTable(unit)) return []
  const { crippled } = unit
  return [
    { name: 'Reach', shapes: () => reachShapes(view, unit) },
    ...facings(view, unit),
    ...cardOf(view, unit).weapons.map(weapon => ({
      name: weapon.name,
      shapes: () => weaponShapes(view.options, { pose: unit, weapon, crippled }),
    })),
    { name: 'Defense arcs', shapes: () => DEFENCE_ARCS.map(arc => defenceHalf(view, unit, arc)) },
  ]
}

/** LS.move.fighter.nose: the facings a fighter can have in its reach. */
function facings(view: State, unit: Unit): Overlay[] {
  const shapes = facingsReach(view, unit)
  return shapes.length > 0 ? [{ name: 'Facings in reach', shapes: () => shapes }] : []
}

const HALVES = { front: { from: -90, to: 90 }, rear: { from: 90, to: 270 } } as const
const HALF_RADIUS = 4

function defenceHalf(view: State, unit: Unit, arc: DefenceArc): Shape {
  const { avoidance, protection } = cardOf(view, unit)
  const label = `${arc === 'front' ? 'Front' : 'Rear'} ${signed(avoidance[arc])}, ${thresholds(protection[arc])}`
  const tone = arc === 'front' ? 'good' : 'bad'
  return { ...arcShape(unit, HALVES[arc], { inner: 0, outer: HALF_RADIUS }), tone, label }
}

/** "15/30/45". */
export const thresholds = ({ stun, crippled, overkill }: Protection): string => `${stun}/${crippled}/${overkill}`
