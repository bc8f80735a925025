import type { Vec } from '../../engine/geometry/vec'
import type { Shape } from '../../engine/scene/shapes'
import { coloursOfShape, font, type Lens } from '../paint/look'
import { LABEL, placedLabels } from '../paint/shape-labels'
import { ARROW, lineOf } from '../paint/shapes'
import { widthOf } from '../paint/tags'
import { toTable } from '../view/camera'
import { flat } from './marks'
import { pin } from './pin'
import type { NodeSpec } from './spec'
import { textNode } from './words'

/** Reach, arcs, templates, evidence. Fills first, so that no line is dulled; labels last. */
export function shapeNodes(lens: Lens, shapes: readonly Shape[]): readonly NodeSpec[] {
  const group = (key: string, children: readonly NodeSpec[]): NodeSpec => ({ kind: 'group', key, attrs: {}, children })
  const drawn = shapes.filter(shape => shape.kind !== 'label')
  const fills = drawn.flatMap((shape, i) =>
    shape.kind === 'path' ? [] : [bodyNode(shape, String(i), { fill: coloursOfShape(lens.look, shape).fill })],
  )
  const lines = drawn.flatMap((shape, i) => {
    const { line } = coloursOfShape(lens.look, shape)
    const { width, dash } = lineOf(shape)
    const style = { stroke: line, strokeWidth: width, strokeScaleEnabled: false, lineJoin: 'round', dash }
    return [bodyNode(shape, String(i), style), ...arrowNodes(lens, shape, `arrow ${i}`)]
  })
  const measure = (text: string) => widthOf(text, font(LABEL.size, LABEL.weight))
  const labels = placedLabels({ ...lens, measure }, shapes, () => false).map(({ text, x, y, ink }, i) =>
    pin(lens, String(i), toTable(lens.view, { x, y }), [
      textNode('text', { text, size: LABEL.size, ink, halo: lens.look.surface.halo }),
    ]),
  )
  return [group('fills', fills), group('lines', lines), group('labels', labels)]
}

/** The geometry of a shape in table units, with one style. */
function bodyNode(shape: Exclude<Shape, { kind: 'label' }>, key: string, style: object): NodeSpec {
  switch (shape.kind) {
    case 'disc':
      return { kind: 'circle', key, attrs: { ...style, x: shape.at.x, y: shape.at.y, radius: shape.radius } }
    case 'polygon':
      return { kind: 'line', key, attrs: { ...style, points: flat(shape.points), closed: true } }
    case 'path':
      return { kind: 'line', key, attrs: { ...style, points: flat(shape.points) } }
    case 'patch':
      return { kind: 'patch', key, attrs: { ...style, loops: shape.loops, fillRule: 'evenodd' } }
    case 'sector': {
      const { at, inner, outer, from, to } = shape
      const place = { ...style, x: at.x, y: at.y }
      if (to - from < 360) {
        // Konva counts from the right, the table from the top.
        const turned = { rotation: from - 90, angle: to - from }
        return { kind: 'arc', key, attrs: { ...place, ...turned, innerRadius: inner, outerRadius: outer } }
      }
      if (inner > 0) return { kind: 'ring', key, attrs: { ...place, innerRadius: inner, outerRadius: outer } }
      return { kind: 'circle', key, attrs: { ...place, radius: outer } }
    }
  }
}

function arrowNodes(lens: Lens, shape: Shape, key: string): readonly NodeSpec[] {
  if (shape.kind !== 'path' || !shape.arrow) return []
  const [before, end] = shape.points.slice(-2)
  if (!before || !end) return []
  const head = {
    points: flat(ARROW),
    closed: true,
    fill: coloursOfShape(lens.look, shape).line,
    rotation: degreesTo(before, end),
  }
  return [pin(lens, key, end, [{ kind: 'line', key: 'head', attrs: head }])]
}

const degreesTo = (a: Vec, b: Vec): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
