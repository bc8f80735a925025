import { distance, type Vec } from '../../../../engine/geometry/vec'
import type { Marker, SceneArea } from '../../../../engine/scene/scene'
import type { Shape } from '../../../../engine/scene/shapes'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import type { Drawing } from '../module'
import { LIGHTS } from './light-gear'
import { allLights, type Lit } from './lights'
import { multipleOf } from './state'

/** The turn in which a stand gave itself away by its flash. */
export const FLASH = '47.flash'

const veil = (view: State): SceneArea => {
  const { width, height } = view.map
  return {
    id: 'night',
    name: `Night: visibility × ${multipleOf(view)}`,
    area: {
      kind: 'polygon',
      points: [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: height },
        { x: 0, y: height },
      ],
    },
    texture: 'night',
  }
}
const nameOf = ({ kind, stand }: Lit): string =>
  kind === 'illum' ? 'Lit by a round' : `Lit by the ${LIGHTS[kind].name} of ${stand?.name}`
const circle = (lit: Lit, i: number): SceneArea => ({
  id: `light.${lit.kind}.${lit.stand?.id ?? i}`,
  name: nameOf(lit),
  area: { kind: 'disc', at: lit.at, radius: lit.radius },
  texture: 'light',
})

/** From a light to the circle it throws. */
function cone({ at, radius, stand, kind }: Lit): Shape[] {
  if (!stand) return []
  const far = distance(stand.at, at)
  if (far <= radius) return []
  const [ux, uy] = [(at.x - stand.at.x) / far, (at.y - stand.at.y) / far]
  const edge = (side: number): Vec => ({ x: at.x - uy * radius * side, y: at.y + ux * radius * side })
  const points = [stand.at, edge(1), edge(-1)]
  return [{ kind: 'polygon', tone: 'warn', seat: stand.seat, points, ...(kind !== 'searchlight' && { dashed: true }) }]
}

const markers = (view: State, stand: Stand): Marker[] =>
  stand.marks?.[FLASH] === view.turn
    ? [{ id: 'flash', letter: '✷', name: 'Seen by its flash this turn', tone: 'bad' }]
    : []

/** A view holds only the lights that its viewer may know of. */
export const drawing47: Drawing = {
  areas: view => [veil(view), ...allLights(view).map(circle)],
  shapes: view => allLights(view).flatMap(cone),
  markers,
}
