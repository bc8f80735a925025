import type { SheetItem } from '../../engine/scene/sheet'
import type { Drawing, Ink, Pen } from '../ink'
import { hexPath } from '../marks'

type Counter = Extract<SheetItem, { kind: 'counter' }>

const ACROSS = Math.sqrt(3) / 2

export function sizeOfCounter({ outline, size, height }: Counter): { width: number; height: number } {
  switch (outline) {
    case 'round':
    case 'square':
      return { width: size, height: size }
    case 'rectangle':
      return { width: size, height: height ?? size * 0.75 }
    case 'hex':
      return { width: size, height: size * ACROSS }
  }
}

export const CUTS: Readonly<Record<Counter['outline'], Drawing['cut']>> = {
  round: 'round',
  square: 'box',
  rectangle: 'box',
  hex: 'hex',
}

/** The shape of a counter, drawn `inset` inside its edge (outside where it is negative). */
export function outlineInk(item: Counter, inset: number, look: { fill?: string; stroke?: Pen }): Ink {
  const { width, height } = sizeOfCounter(item)
  switch (item.outline) {
    case 'round':
      return { kind: 'circle', x: width / 2, y: height / 2, r: width / 2 - inset, ...look }
    case 'square':
    case 'rectangle':
      return { kind: 'rect', x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, ...look }
    case 'hex':
      return { kind: 'path', d: hexPath(width / 2, height / 2, width / 2 - inset / ACROSS), ...look }
  }
}

/** How wide the shape is at a height, inside a border. */
export function chord(item: Counter, y: number, border: number): number {
  const { width, height } = sizeOfCounter(item)
  const half = Math.abs(y - height / 2)
  switch (item.outline) {
    case 'round':
      return 2 * Math.sqrt(Math.max(0, (width / 2 - border) ** 2 - half ** 2))
    case 'square':
    case 'rectangle':
      return width - 2 * border
    case 'hex':
      return Math.max(0, width - 2 * half * (1 / Math.sqrt(3)) - (2 * border) / ACROSS)
  }
}
