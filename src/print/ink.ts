/** Everything that is printed is made of these, in millimetres from the top left of its drawing. */
export type Ink =
  | {
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly radius?: number
      readonly stroke?: Pen
      readonly fill?: string
    }
  | {
      readonly kind: 'circle'
      readonly x: number
      readonly y: number
      readonly r: number
      readonly stroke?: Pen
      readonly fill?: string
    }
  | { readonly kind: 'path'; readonly d: string; readonly stroke?: Pen; readonly fill?: string; readonly into?: Into }
  | {
      readonly kind: 'text'
      readonly x: number
      /** The base line. */
      readonly y: number
      readonly text: string
      readonly size: number
      readonly bold?: boolean
      readonly colour?: string
      readonly anchor?: 'start' | 'middle' | 'end'
      /** Squeezed into this width where it would be longer. */
      readonly most?: number
    }

export type TextInk = Extract<Ink, { kind: 'text' }>

export interface Pen {
  readonly colour: string
  readonly width: number
  readonly dash?: readonly number[]
  /** Round ends make dots of very short dashes. */
  readonly cap?: 'round'
}

/** Where the origin of a path is, how much larger it is drawn and how far it is turned about its box of 100. */
export interface Into {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turned?: number
}

export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One thing to cut out. */
export interface Drawing {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly ink: readonly Ink[]
  /** Printed on the other side of the paper. */
  readonly back?: readonly Ink[]
  /** Along which line it is cut out; `none` is a page to be used whole. */
  readonly cut: 'box' | 'round' | 'hex' | 'none'
  /** Nothing of it reaches over its box. */
  readonly clips?: boolean
  /** May lie on its side where that saves paper. */
  readonly turns?: boolean
  /** Where it is larger than the page it may be glued together from parts. */
  readonly parts?: boolean
  /** Whether anything is drawn in a part of it; where it is left out every part has something. */
  readonly shows?: (part: Frame) => boolean
}

export const BLACK = '#111'
export const GREY = '#5a5f68'
export const PALE = '#b9bec6'
export const TINT = '#f0f2f5'

export const hairline = (colour = GREY): Pen => ({ colour, width: 0.15 })
export const thin = (colour = BLACK): Pen => ({ colour, width: 0.25 })
export const bold = (colour = BLACK): Pen => ({ colour, width: 0.6 })

/** A straight line. */
export const stroke = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${mm(x1)} ${mm(y1)}L${mm(x2)} ${mm(y2)}`

/** Rounded to a thousandth of a millimetre. */
export const mm = (value: number): number => Math.round(value * 1000) / 1000

/** The same ink elsewhere. */
export function shifted(inks: readonly Ink[], dx: number, dy: number): Ink[] {
  return inks.map(ink => {
    if (ink.kind !== 'path') return { ...ink, x: ink.x + dx, y: ink.y + dy }
    const into = ink.into ?? { x: 0, y: 0, scale: 1 }
    return { ...ink, into: { ...into, x: into.x + dx, y: into.y + dy } }
  })
}
