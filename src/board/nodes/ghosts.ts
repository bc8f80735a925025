import { coloursOf } from '../../art/palette'
import { counterSprite } from '../paint/counter'
import type { Lens } from '../paint/look'
import type { Sprites } from '../paint/sprites'
import type { Ghost } from '../tools/tool'
import type { PieceIndex } from '../view/piece-index'
import { onPixel, pin } from './pin'
import type { NodeSpec } from './spec'

const OPACITY = 0.82
const REFUSED = 'rgba(190, 20, 40, 0.42)'

/** The counter as it would lie there: its outline tells whether it may. */
export function ghostNode(
  lens: Lens,
  key: string,
  ghost: Ghost,
  { index, sprites }: { readonly index: PieceIndex; readonly sprites: Sprites },
): NodeSpec {
  if (ghost.art === '') return pegNode(lens, key, ghost)
  const { view, ratio, look } = lens
  const radius = index.drawn(ghost.radius, view.scale)
  const face = {
    art: ghost.art,
    seat: ghost.seat,
    markers: [],
    ...(ghost.face === undefined ? {} : { face: ghost.face }),
    ...(ghost.faces ? { facing: ghost.pose.facing } : {}),
  }
  const { canvas, anchor } = counterSprite(sprites, face, { radius, ratio, base: ghost.radius * view.scale })
  const picture = {
    image: canvas,
    x: -anchor.x / ratio,
    y: -anchor.y / ratio,
    width: canvas.width / ratio,
    height: canvas.height / ratio,
    opacity: OPACITY,
  }
  const refused = ghost.tone === 'bad'
  const line = { stroke: look.tones[ghost.tone].line, strokeWidth: 2.5 }
  const outline = {
    ...line,
    outline: coloursOf(ghost.seat).shape,
    radius: radius + 3,
    ...(refused ? { fill: REFUSED, dash: [4, 3] } : {}),
  }
  const reach = radius * 0.7
  const across: NodeSpec = { kind: 'line', key: 'no', attrs: { ...line, points: [-reach, reach, reach, -reach] } }
  return pin(lens, key, onPixel(lens, ghost.pose.at), [
    { kind: 'image', key: 'picture', attrs: picture },
    { kind: 'outline', key: 'outline', attrs: outline },
    // A stroke across says no without colour.
    ...(refused ? [across] : []),
  ])
}

/** Where the middle of a marker comes to lie, and which direction is up for it. */
function pegNode(lens: Lens, key: string, { pose, faces, tone }: Ghost): NodeSpec {
  const { look } = lens
  const drawn = (name: string, stroke: string, strokeWidth: number): readonly NodeSpec[] => {
    const middle: NodeSpec = { kind: 'circle', key: `${name} middle`, attrs: { radius: 5, stroke, strokeWidth } }
    const up: NodeSpec = { kind: 'line', key: `${name} up`, attrs: { points: [0, -5, 0, -16], stroke, strokeWidth } }
    return faces ? [middle, up] : [middle]
  }
  const turned: NodeSpec = {
    kind: 'group',
    key: 'turned',
    attrs: { rotation: pose.facing },
    children: [...drawn('halo', look.surface.halo, 4.5), ...drawn('line', look.tones[tone].line, 2)],
  }
  return pin(lens, key, pose.at, [turned])
}
