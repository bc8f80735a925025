import { coloursOf, type Outline } from '../../art/palette'
import { silhouette } from '../../art/silhouettes'
import type { SheetItem } from '../../engine/scene/sheet'
import { BLACK, bold, type Drawing, hairline, type Ink, thin } from '../ink'

type Counter = Extract<SheetItem, { kind: 'counter' }>
type MarkerItem = Extract<SheetItem, { kind: 'marker' }>

const NAME_SIZE = 0.13

/** A counter: cut along its outline. Sides differ by the shape in the corner as well as by colour. */
export function drawCounter(item: Counter): Drawing {
  const { size, name, back } = item
  const front = [...outline(item), ...picture(item.art, item), ...nameAt(name, size), ...side(item), ...nose(item)]
  const reverse = back && [...outline(item), ...picture(back.art, item), ...nameAt(back.name, size), ...side(item)]
  return { name, width: size, height: size, ink: front, ...(reverse && { back: reverse }) }
}

function outline({ size, outline: kind }: Counter): Ink[] {
  const half = size / 2
  switch (kind) {
    case 'round':
      return [{ kind: 'circle', x: half, y: half, r: half - 0.1, stroke: hairline(BLACK), fill: '#fff' }]
    case 'square':
      return [{ kind: 'rect', x: 0, y: 0, width: size, height: size, stroke: hairline(BLACK), fill: '#fff' }]
    case 'hex': {
      const corners = [90, 30, -30, -90, -150, 150].map(degrees => {
        const angle = (degrees * Math.PI) / 180
        return `${half + half * Math.cos(angle)} ${half - half * Math.sin(angle)}`
      })
      return [{ kind: 'path', d: `M${corners.join('L')}Z`, stroke: hairline(BLACK), fill: '#fff' }]
    }
  }
}

function picture(art: string, { size, seat }: Counter): Ink[] {
  const width = size * 0.58
  const into = { x: (size - width) / 2, y: size * 0.15, scale: width / 100 }
  return [{ kind: 'path', d: silhouette(art).path, fill: coloursOf(seat).dark, into }]
}

const nameAt = (name: string, size: number): Ink[] => [
  {
    kind: 'text',
    x: size / 2,
    y: size * 0.86,
    size: size * NAME_SIZE,
    text: name,
    anchor: 'middle',
    bold: true,
    most: size * 0.68,
  },
]

/** The way it looks. */
function nose({ size, facing, seat }: Counter): Ink[] {
  if (!facing) return []
  const half = size / 2
  const d = `M${half} ${size * 0.02}L${half + size * 0.07} ${size * 0.12}H${half - size * 0.07}Z`
  return [{ kind: 'path', d, fill: coloursOf(seat).dark }]
}

/** Whose it is, at the right of the picture. */
function side({ size, seat }: Counter): Ink[] {
  if (!seat) return []
  const { dark, shape } = coloursOf(seat)
  const width = size * 0.12
  const into = { x: size * 0.82, y: size * 0.44, scale: width / 100 }
  return [{ kind: 'path', d: SEAT_SHAPES[shape], fill: dark, into }]
}

const SEAT_SHAPES: Readonly<Record<Outline, string>> = {
  circle: 'M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92z',
  square: 'M8 8h84v84H8z',
  hexagon: 'M50 2l42 24v48L50 98L8 74V26z',
  triangle: 'M50 6l46 84H4z',
  diamond: 'M50 0l46 50l-46 50L4 50z',
  octagon: 'M31 4h38l27 27v38l-27 27H31L4 69V31z',
}

/** A state marker: its letter large, its name below. */
export function drawMarker({ name, marker, size }: MarkerItem): Drawing {
  const half = size / 2
  return {
    name,
    width: size,
    height: size,
    ink: [
      { kind: 'circle', x: half, y: half, r: half - 0.1, stroke: hairline(BLACK), fill: '#fff' },
      { kind: 'circle', x: half, y: half, r: half - size * 0.08, stroke: marker.tone === 'bad' ? bold() : thin() },
      {
        kind: 'text',
        x: half,
        y: size * 0.58,
        size: size * 0.42,
        text: marker.letter,
        anchor: 'middle',
        bold: true,
        most: size * 0.7,
      },
      {
        kind: 'text',
        x: half,
        y: size * 0.76,
        size: size * 0.12,
        text: marker.name,
        anchor: 'middle',
        most: size * 0.62,
      },
    ],
  }
}
