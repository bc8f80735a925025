import type { SceneTerrain } from '../../engine/scene/terrain'
import { atLeast, ink, type Pen, ringOf, trace } from './pen'

const CASING = ink('#2a261c', '#8d7f5c')
const METALLED = ink('#7b7566', '#efe6cb')
const EARTH = ink('#65573c', '#dcc795')
const RUT = ink('rgba(30, 24, 14, 0.45)', 'rgba(140, 112, 62, 0.4)')

function stroke(pen: Pen, piece: SceneTerrain, { wide, colour }: { wide: number; colour: string }): void {
  const { ctx } = pen
  trace(ctx, ringOf(piece), false)
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'round'
  ctx.lineWidth = wide
  ctx.strokeStyle = colour
  ctx.stroke()
}

/** All edges first, then all surfaces: where roads meet, no edge runs across. */
export function paintRoads(pen: Pen, roads: readonly SceneTerrain[]): void {
  const { ctx, theme, grain } = pen
  for (const road of roads)
    if (road.look === 'road')
      stroke(pen, road, { wide: road.width + atLeast(pen, 0.14 * grain, 2), colour: CASING[theme] })
  for (const road of roads) {
    const metalled = road.look === 'road'
    if (metalled) stroke(pen, road, { wide: road.width, colour: METALLED[theme] })
    else {
      ctx.globalAlpha = 0.85
      stroke(pen, road, { wide: road.width, colour: EARTH[theme] })
      ctx.globalAlpha = 1
    }
  }
  for (const road of roads) ruts(pen, road)
}

/** Two wheel tracks, drawn as one line with its middle left out. */
function ruts(pen: Pen, road: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  const gauge = road.width * 0.42
  const wide = atLeast(pen, 0.07 * grain, 1)
  if (gauge * pen.unit < 5) return
  stroke(pen, road, { wide: gauge + wide, colour: RUT[theme] })
  const surface = road.look === 'road' ? METALLED[theme] : EARTH[theme]
  ctx.globalAlpha = 0.9
  stroke(pen, road, { wide: gauge - wide, colour: surface })
  ctx.globalAlpha = 1
}
