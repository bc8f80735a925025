import { Haze, usePaints } from './paints'
import { corner, Figure, Ground, Stars } from './parts'
import { scatter } from './random'

const EYE = { x: 900, y: 262 }

/** A bolt from one point to another, broken over and over in the middle. */
function bolt(word: string, from: readonly [number, number], to: readonly [number, number]): string {
  const next = scatter(word)
  let points: (readonly [number, number])[] = [from, to]
  for (let jag = 46; jag > 5; jag /= 2) {
    points = points.flatMap((point, i) => {
      const after = points[i + 1]
      if (!after) return [point]
      const x = (point[0] + after[0]) / 2 + (next() - 0.5) * jag
      const y = (point[1] + after[1]) / 2 + (next() - 0.5) * jag
      return [point, [x, y] as const]
    })
  }
  return points.map(([x, y]) => corner(x, y)).join(' ')
}

function Bolt({ points, width }: { points: string; width: number }) {
  const line = { points, fill: 'none', strokeLinejoin: 'round' as const, strokeLinecap: 'round' as const }
  return (
    <g>
      <polyline {...line} stroke="#9d7bff" strokeWidth={width * 7} opacity={0.16} />
      <polyline {...line} stroke="#c7b3ff" strokeWidth={width * 2.6} opacity={0.5} />
      <polyline {...line} stroke="#fff" strokeWidth={width} />
    </g>
  )
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [-24, -24],
    [0, 0],
    [24, 24],
  ],
  5: [
    [-24, -24],
    [24, -24],
    [0, 0],
    [-24, 24],
    [24, 24],
  ],
  6: [
    [-24, -26],
    [24, -26],
    [-24, 0],
    [24, 0],
    [-24, 26],
    [24, 26],
  ],
}

function Die({
  x,
  y,
  size,
  turn,
  face,
  colour,
}: {
  x: number
  y: number
  size: number
  turn: number
  face: number
  colour: string
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`}>
      <rect x="-50" y="-50" width="100" height="100" rx="20" fill={colour} opacity="0.94" />
      <rect x="-46" y="-46" width="92" height="40" rx="17" fill="#fff" opacity="0.16" />
      {PIPS[face]?.map(([px, py]) => (
        <circle key={`${px} ${py}`} cx={px} cy={py} r="9.5" fill="#150e2c" />
      ))}
    </g>
  )
}

/** Two ships on a ring of spaces around the eye of a storm, dice in the air. */
export function Ring({ word }: { word: string }) {
  const { id, paint } = usePaints()
  const ring = { cx: EYE.x, cy: EYE.y, fill: 'none' }
  return (
    <g>
      <defs>
        <radialGradient id={`${id}sky`} cx="0.56" cy="0.37" r="0.75">
          <stop offset="0" stopColor="#4b2f96" />
          <stop offset="0.4" stopColor="#241a55" />
          <stop offset="1" stopColor="#0a0820" />
        </radialGradient>
        <radialGradient id={`${id}eye`}>
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.16" stopColor="#d9c9ff" stopOpacity="0.95" />
          <stop offset="0.5" stopColor="#7d55ea" stopOpacity="0.5" />
          <stop offset="1" stopColor="#7d55ea" stopOpacity="0" />
        </radialGradient>
        <Haze id={`${id}blue`} colour="#5aa9ff" opacity={0.5} />
        <Haze id={`${id}amber`} colour="#ff9d4d" opacity={0.5} />
      </defs>
      <Ground paint={paint('sky')} />
      <Stars word={word} />

      {[560, 470, 380, 290, 210].map((rx, i) => (
        <ellipse
          key={rx}
          {...ring}
          rx={rx}
          ry={rx * 0.36}
          stroke="#b79cff"
          strokeOpacity={0.08 + i * 0.03}
          strokeWidth={26 - i * 3}
          strokeDasharray={`${rx * 0.9} ${rx * 0.5}`}
          transform={`rotate(${-9 + i * 3} ${EYE.x} ${EYE.y})`}
        />
      ))}
      <ellipse {...ring} rx="430" ry="150" stroke="#efe7ff" strokeOpacity="0.1" strokeWidth="64" />
      <ellipse
        {...ring}
        rx="430"
        ry="150"
        stroke="#efe7ff"
        strokeOpacity="0.3"
        strokeWidth="62"
        strokeDasharray="3 158"
      />
      <ellipse {...ring} rx="462" ry="170" stroke="#d9c9ff" strokeOpacity="0.65" strokeWidth="2.5" />
      <ellipse {...ring} rx="398" ry="129" stroke="#d9c9ff" strokeOpacity="0.5" strokeWidth="2" />
      <circle cx={EYE.x} cy={EYE.y} r="190" fill={paint('eye')} />

      <Bolt points={bolt(`${word}1`, [EYE.x - 12, EYE.y], [562, 196])} width={3} />
      <Bolt points={bolt(`${word}2`, [EYE.x + 14, EYE.y - 6], [1238, 330])} width={3.4} />
      <Bolt points={bolt(`${word}3`, [EYE.x, EYE.y], [1010, 20])} width={1.8} />
      <Bolt points={bolt(`${word}4`, [EYE.x + 6, EYE.y + 10], [790, 470])} width={1.6} />

      <circle cx="540" cy="190" r="120" fill={paint('blue')} />
      <Figure art="ship" x={540} y={188} size={170} turn={58} fill="#cfe5ff" />
      <circle cx="1262" cy="336" r="120" fill={paint('amber')} />
      <Figure art="ship" x={1262} y={338} size={170} turn={-122} fill="#ffdcb8" />

      <Die x={720} y={92} size={66} turn={-18} face={5} colour="#8ec3ff" />
      <Die x={806} y={142} size={48} turn={24} face={3} colour="#8ec3ff" />
      <Die x={1112} y={118} size={70} turn={14} face={6} colour="#ffbf86" />
      <Die x={1196} y={186} size={46} turn={-30} face={3} colour="#ffbf86" />
    </g>
  )
}
