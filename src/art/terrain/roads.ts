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

/** Tracks lie beneath roads. Of roads all edges come first, then all surfaces: where they meet, no edge runs across. */
export function paintRoads(pen: Pen, ways: readonly SceneTerrain[]): void {
  const { ctx, theme, grain } = pen
  const roads = ways.filter(way => way.look === 'road')
  const tracks = ways.filter(way => way.look !== 'road')
  for (const track of tracks) {
    ctx.globalAlpha = 0.85
    stroke(pen, track, { wide: track.width, colour: EARTH[theme] })
    ctx.globalAlpha = 1
  }
  for (const track of tracks) ruts(pen, track)
  const edge = atLeast(pen, 0.14 * grain, 2)
  for (const road of roads) stroke(pen, road, { wide: road.width + edge, colour: CASING[theme] })
  for (const road of roads) stroke(pen, road, { wide: road.width, colour: METALLED[theme] })
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
