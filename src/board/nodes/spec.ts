import Konva from 'konva/lib/Core'
import { Arc, type ArcConfig } from 'konva/lib/shapes/Arc'
import { Circle, type CircleConfig } from 'konva/lib/shapes/Circle'
import { Image, type ImageConfig } from 'konva/lib/shapes/Image'
import { Line, type LineConfig } from 'konva/lib/shapes/Line'
import { Rect, type RectConfig } from 'konva/lib/shapes/Rect'
import { Ring, type RingConfig } from 'konva/lib/shapes/Ring'
import { Text, type TextConfig } from 'konva/lib/shapes/Text'
import type { Outline } from '../../art/palette'
import type { Vec } from '../../engine/geometry/vec'
import { traceOutline } from '../paint/counter'

interface Kinds {
  readonly group: Konva.GroupConfig
  readonly image: ImageConfig
  readonly line: LineConfig
  readonly circle: CircleConfig
  readonly ring: RingConfig
  readonly arc: ArcConfig
  readonly rect: RectConfig
  readonly text: TextConfig
  /** The outline of a side's counters. */
  readonly outline: Konva.ShapeConfig & { readonly outline: Outline; readonly radius: number }
  /** Several closed lines, filled by the even-odd rule. */
  readonly patch: Konva.ShapeConfig & { readonly loops: readonly (readonly Vec[])[] }
}

export type Kind = keyof Kinds

/** A Konva node as data. Among the children of a group each key occurs once. */
export type NodeSpec = {
  [K in Kind]: {
    readonly kind: K
    readonly key: string
    readonly attrs: Kinds[K]
    /** Of a group. */
    readonly children?: readonly NodeSpec[]
  }
}[Kind]

/** The board finds what is under the pointer itself, and nothing here is both transparent and outlined. */
const SHAPE = { listening: false, perfectDrawEnabled: false }

export function nodeOf({ kind, attrs }: NodeSpec): Konva.Group | Konva.Shape {
  switch (kind) {
    case 'group':
      return new Konva.Group({ listening: false, ...attrs })
    case 'image':
      return new Image({ ...SHAPE, ...attrs })
    case 'line':
      return new Line({ ...SHAPE, ...attrs })
    case 'circle':
      return new Circle({ ...SHAPE, ...attrs })
    case 'ring':
      return new Ring({ ...SHAPE, ...attrs })
    case 'arc':
      return new Arc({ ...SHAPE, ...attrs })
    case 'rect':
      return new Rect({ ...SHAPE, ...attrs })
    case 'text':
      return new Text({ ...SHAPE, ...attrs })
    case 'outline':
      return new Konva.Shape({ ...SHAPE, ...attrs, sceneFunc: drawOutline })
    case 'patch':
      return new Konva.Shape({ ...SHAPE, ...attrs, sceneFunc: drawPatch })
  }
}

type Draw = NonNullable<Konva.ShapeConfig['sceneFunc']>

const drawOutline: Draw = (context, shape) => {
  traceOutline(context, shape.getAttr('outline'), shape.getAttr('radius'))
  context.fillStrokeShape(shape)
}

const drawPatch: Draw = (context, shape) => {
  const loops: Kinds['patch']['loops'] = shape.getAttr('loops')
  context.beginPath()
  for (const loop of loops) {
    for (const [i, { x, y }] of loop.entries()) {
      if (i === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
    context.closePath()
  }
  context.fillStrokeShape(shape)
}
