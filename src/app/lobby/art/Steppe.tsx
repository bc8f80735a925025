import { Blaze, usePaints } from './paints'
import { Beam, corner, Figure, Flash, Ground, Raised } from './parts'
import { scatter } from './random'

const HILL = { x: 1120, y: 240 }

/** A contour: an ellipse that the land has pushed about. */
function contour(word: string, k: number): string {
  const next = scatter(word)
  const phase = next() * 6
  const points = Array.from({ length: 48 }, (_, i) => {
    const a = (i / 48) * 2 * Math.PI
    const r = k * (1 + 0.14 * Math.sin(3 * a + phase) + 0.08 * Math.sin(5 * a - phase))
    return corner(HILL.x + Math.cos(a) * r * 1.9, HILL.y + Math.sin(a) * r)
  })
  return `M${points.join('L')}Z`
}

/** Furrows of a field, cut to its outline. */
function Field({ id, points, colour, turn }: { id: string; points: string; colour: string; turn: number }) {
  return (
    <g>
      <clipPath id={id}>
        <polygon points={points} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <polygon points={points} fill={colour} />
        <g transform={`rotate(${turn} 800 350)`} stroke="#000" strokeOpacity={0.16} strokeWidth={5}>
          {Array.from({ length: 90 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: furrows never change places
            <line key={i} x1={-400} x2={2000} y1={i * 18 - 400} y2={i * 18 - 400} />
          ))}
        </g>
      </g>
      <polygon points={points} fill="none" stroke="#151a10" strokeWidth={3} strokeOpacity={0.5} />
    </g>
  )
}

function Trees({ word, x, y, n, spread }: { word: string; x: number; y: number; n: number; spread: number }) {
  const next = scatter(word)
  const crowns = Array.from({ length: n }, (_, i) => ({
    i,
    cx: x + (next() - 0.5) * spread * 2,
    cy: y + (next() - 0.5) * spread,
    r: 14 + next() * 16,
  }))
  return (
    <g>
      {crowns.map(({ i, cx, cy, r }) => (
        <circle key={`s${i}`} cx={cx + 6} cy={cy + 8} r={r} fill="#0d120b" opacity={0.5} />
      ))}
      {crowns.map(({ i, cx, cy, r }) => (
        <circle
          key={i}
          cx={cx}
          cy={cy}
          r={r}
          fill={i % 3 === 0 ? '#3d5a35' : '#2f4a2b'}
          stroke="#1c2e1a"
          strokeWidth={2}
        />
      ))}
    </g>
  )
}

const TANKS = [
  [480, 130, 96],
  [610, 250, 88],
  [450, 290, 92],
] as const
const SHADOW = { dx: 8, dy: 12, fill: '#0c0f08', opacity: 0.45 }

/** Tanks come over the fields at a hill that answers. */
export function Steppe({ word }: { word: string }) {
  const { id, paint } = usePaints()
  return (
    <g>
      <defs>
        <linearGradient id={`${id}land`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#5d6a3c" />
          <stop offset="1" stopColor="#39412a" />
        </linearGradient>
        <Blaze id={`${id}flash`} core="#fff3c8" fire={[0.4, '#ffb347', 0.9]} edge="#ff6a1a" />
      </defs>
      <Ground paint={paint('land')} />
      <Field id={`${id}a`} points="0,60 420,0 620,190 90,330" colour="#7c7a41" turn={-18} />
      <Field id={`${id}b`} points="560,430 900,360 1080,620 690,720" colour="#8a7a3f" turn={24} />
      <Field id={`${id}c`} points="1250,470 1600,400 1600,700 1330,700" colour="#566b3a" turn={-40} />
      {[220, 165, 112, 60].map(k => (
        <path
          key={k}
          d={contour(word, k)}
          fill="#a58b58"
          fillOpacity={0.13}
          stroke="#d2b47e"
          strokeOpacity={0.6}
          strokeWidth={3}
        />
      ))}
      <path
        d="M-20 640C300 560 520 420 700 330S1000 120 1180 -20"
        fill="none"
        stroke="#2c2a20"
        strokeWidth={46}
        opacity={0.5}
      />
      <path d="M-20 640C300 560 520 420 700 330S1000 120 1180 -20" fill="none" stroke="#b9a981" strokeWidth={30} />
      <Trees word={`${word}1`} x={840} y={110} n={26} spread={110} />
      <Trees word={`${word}2`} x={1480} y={330} n={22} spread={90} />
      <Beam from={[1010, 250]} to={[668, 252]} colour="#ffb347" />
      <Beam from={[540, 134]} to={[1150, 210]} colour="#ffd88a" />
      {TANKS.map(([x, y, turn]) => (
        <Raised key={x} art="tank" x={x} y={y} size={120} turn={turn} fill="#1f2a18" below={SHADOW} />
      ))}
      <Figure art="tank" x={1060} y={238} size={128} turn={-112} fill="#2a2620" />
      <Figure art="gun" x={1190} y={300} size={96} turn={-118} fill="#2a2620" />
      <Flash x={1002} y={254} r={36} paint={paint('flash')} />
      <Flash x={664} y={252} r={50} paint={paint('flash')} />
    </g>
  )
}
