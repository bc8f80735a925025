import { silhouette } from '../../../art/silhouettes'
import { scatter } from './random'

/** All covers are drawn in this box and cut to their frame from the middle. */
export const BOX = { width: 1600, height: 700 }

/** What lies under everything else. */
export const Ground = ({ paint }: { paint: string }) => <rect width={BOX.width} height={BOX.height} fill={paint} />

/** A corner as SVG writes it. */
export const corner = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`

/** A figure with its shadow or its light beside it. */
export function Raised(props: {
  art: string
  x: number
  y: number
  size: number
  turn: number
  fill: string
  below: { readonly dx: number; readonly dy: number; readonly fill: string; readonly opacity: number }
}) {
  const { below, ...figure } = props
  const { dx, dy, fill, opacity } = below
  return (
    <g>
      <Figure {...figure} x={figure.x + dx} y={figure.y + dy} fill={fill} opacity={opacity} />
      <Figure {...figure} />
    </g>
  )
}

/** Small, faint and many; a few bright ones have a glow. */
export function Stars({ word, below = BOX.height }: { word: string; below?: number }) {
  const next = scatter(word)
  const stars = Array.from({ length: 260 }, (_, i) => {
    const size = next() ** 4
    return {
      i,
      x: next() * BOX.width,
      y: next() * below,
      r: 0.5 + size * 1.9,
      opacity: 0.25 + next() * 0.6,
      warm: next() > 0.8,
    }
  })
  return (
    <g>
      {stars.map(({ i, x, y, r, opacity, warm }) => (
        <circle key={i} cx={x} cy={y} r={r} fill={warm ? '#ffe2c4' : '#dce8ff'} opacity={opacity} />
      ))}
    </g>
  )
}

/** A silhouette of the counters, so that a cover promises what the table holds. */
export function Figure(props: {
  art: string
  x: number
  y: number
  size: number
  turn?: number
  fill: string
  opacity?: number
}) {
  const { art, x, y, size, turn = 0, fill, opacity = 1 } = props
  return (
    <path
      d={silhouette(art).path}
      fill={fill}
      fillRule="evenodd"
      opacity={opacity}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100}) translate(-50 -50)`}
    />
  )
}

/** The path a thruster leaves: bright at the engine, gone at the end. */
export function Trail(props: {
  from: readonly [number, number]
  to: readonly [number, number]
  bend: number
  width: number
  paint: string
}) {
  const [x1, y1] = props.from
  const [x2, y2] = props.to
  const nx = -(y2 - y1)
  const ny = x2 - x1
  const length = Math.hypot(nx, ny) || 1
  const [ox, oy] = [(nx / length) * props.width, (ny / length) * props.width]
  const [mx, my] = [(x1 + x2) / 2 + (nx / length) * props.bend, (y1 + y2) / 2 + (ny / length) * props.bend]
  return (
    <path d={`M${x1 - ox} ${y1 - oy}Q${mx} ${my} ${x2} ${y2}Q${mx} ${my} ${x1 + ox} ${y1 + oy}Z`} fill={props.paint} />
  )
}

/** A bolt of energy with its glow. */
export function Beam({
  from,
  to,
  colour,
}: {
  from: readonly [number, number]
  to: readonly [number, number]
  colour: string
}) {
  const line = { x1: from[0], y1: from[1], x2: to[0], y2: to[1], strokeLinecap: 'round' as const }
  return (
    <g>
      <line {...line} stroke={colour} strokeWidth={12} opacity={0.16} />
      <line {...line} stroke={colour} strokeWidth={5} opacity={0.45} />
      <line {...line} stroke="#fff" strokeWidth={1.6} opacity={0.95} />
    </g>
  )
}

export function Flash({ x, y, r, paint }: { x: number; y: number; r: number; paint: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={paint} />
      <path
        d={`M${x - r * 1.5} ${y}Q${x} ${y} ${x} ${y - r * 1.1}Q${x} ${y} ${x + r * 1.5} ${y}Q${x} ${y} ${x} ${y + r * 1.1}Q${x} ${y} ${x - r * 1.5} ${y}Z`}
        fill="#fff"
        opacity={0.85}
      />
    </g>
  )
}
