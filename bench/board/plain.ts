import Konva from 'konva'
import { coloursOf } from '../../src/art/palette'
import { silhouette } from '../../src/art/silhouettes'
import type { Scene, ScenePiece } from '../../src/engine/scene/scene'
import type { Contestant } from './contestant'
import { TABLE, VIEW, ZOOM } from './scene'

/** The scene as Konva's own guide would have it: a group of shapes per counter, one layer, a stage that moves. */
export function plain(container: HTMLDivElement, scene: Scene): Contestant {
  const stage = new Konva.Stage({ container, ...VIEW })
  const ground = new Konva.Layer({ listening: false })
  const layer = new Konva.Layer()
  stage.add(ground, layer)
  drawGround(ground)
  const groups = scene.pieces.map(counter)
  layer.add(...groups)
  const scale = Math.min(VIEW.width / TABLE.width, VIEW.height / TABLE.height) * ZOOM
  stage.scale({ x: scale, y: scale })
  stage.position({ x: (VIEW.width - TABLE.width * scale) / 2, y: (VIEW.height - TABLE.height * scale) / 2 })
  const held = groups[0]
  return {
    panBy: (dx, dy) => stage.position({ x: stage.x() + dx, y: stage.y() + dy }),
    dragTo(x, y) {
      held?.absolutePosition({ x, y })
    },
    release() {},
    remove: () => stage.destroy(),
  }
}

function drawGround(layer: Konva.Layer): void {
  layer.add(new Konva.Rect({ width: TABLE.width, height: TABLE.height, fill: '#0b1020' }))
  const line = (points: number[]) => layer.add(new Konva.Line({ points, stroke: '#24304a', strokeWidth: 0.1 }))
  const grid = TABLE.grid ?? 10
  for (let x = 0; x <= TABLE.width; x += grid) line([x, 0, x, TABLE.height])
  for (let y = 0; y <= TABLE.height; y += grid) line([0, y, TABLE.width, y])
}

function counter(piece: ScenePiece): Konva.Group {
  const { main, dark, ink } = coloursOf(piece.seat)
  const { radius } = piece
  const group = new Konva.Group({ x: piece.at.x, y: piece.at.y, draggable: true })
  const turned = new Konva.Group({ rotation: piece.facing ?? 0 })
  const frame = { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius, cornerRadius: radius / 4 }
  turned.add(new Konva.Rect({ ...frame, fill: dark, stroke: main, strokeWidth: 0.2 }))
  const scale = (1.4 * radius) / 100
  const art = { data: silhouette(piece.art).path, fill: ink, scaleX: scale, scaleY: scale }
  turned.add(new Konva.Path({ ...art, x: -50 * scale, y: -50 * scale }))
  group.add(turned)
  group.add(new Konva.Text({ text: piece.name, fontSize: 1.2, fill: ink, x: -radius, y: radius, width: 2 * radius }))
  for (const marker of piece.markers) {
    group.add(new Konva.Circle({ x: radius, y: -radius, radius: radius / 3, fill: '#ffcf5c' }))
    group.add(new Konva.Text({ text: marker.letter, fontSize: 1, x: radius - 0.3, y: -radius - 0.4 }))
  }
  return group
}
