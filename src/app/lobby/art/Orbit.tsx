import { useId } from 'react'
import { Beam, BOX, Figure, Flash, Stars, Trail } from './parts'
import { scatter } from './random'

const PLANET = { x: 1190, y: 395, r: 330 }

/** Bands of a gas giant from pole to pole: where each begins, and its colour. */
const BANDS = [
  [-330, '#8a5a4a'],
  [-285, '#b98a66'],
  [-235, '#d9b48a'],
  [-190, '#a8714f'],
  [-160, '#e6c9a2'],
  [-95, '#c48e63'],
  [-62, '#f0dcbc'],
  [-10, '#b47a55'],
  [34, '#8f5a44'],
  [62, '#dfb98f'],
  [118, '#b98660'],
  [160, '#e3c59d'],
  [205, '#a4704f'],
  [250, '#c79a72'],
  [292, '#7d5244'],
] as const

/** The edge of a band is never quite straight. */
function band(y: number, word: string): string {
  const next = scatter(word)
  const left = PLANET.x - PLANET.r
  let path = `M${left} ${PLANET.y + y}`
  for (let i = 1; i <= 12; i++) {
    const x = left + (i * 2 * PLANET.r) / 12
    path += `Q${x - PLANET.r / 12} ${PLANET.y + y + (next() - 0.5) * 20} ${x} ${PLANET.y + y + (next() - 0.5) * 6}`
  }
  return `${path}V${PLANET.y + PLANET.r}H${left}Z`
}

function rocks(word: string): { x: number; y: number; r: number; points: string }[] {
  const next = scatter(word)
  return Array.from({ length: 15 }, (_, i) => {
    const x = 560 + i * 72 + next() * 60
    const y = 560 + Math.sin(i / 2.4) * 42 + next() * 70
    const r = 5 + next() ** 2 * 30
    const corners = Array.from({ length: 9 }, (_, c) => {
      const reach = r * (0.72 + next() * 0.5)
      const angle = (c / 9) * Math.PI * 2
      return `${(x + Math.cos(angle) * reach).toFixed(1)},${(y + Math.sin(angle) * reach * 0.8).toFixed(1)}`
    })
    return { x, y, r, points: corners.join(' ') }
  })
}

/** Armoured suits and fighters over a ringed giant. */
export function Orbit({ word }: { word: string }) {
  const id = useId()
  const paint = (name: string) => `url(#${id}${name})`
  return (
    <g>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#070b1a" />
          <stop offset="0.55" stopColor="#111a3a" />
          <stop offset="1" stopColor="#1b1430" />
        </linearGradient>
        <radialGradient id={`${id}haze`}>
          <stop offset="0" stopColor="#5b6fe0" stopOpacity="0.42" />
          <stop offset="1" stopColor="#5b6fe0" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}rose`}>
          <stop offset="0" stopColor="#c4519a" stopOpacity="0.3" />
          <stop offset="1" stopColor="#c4519a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}night`} cx="0.3" cy="0.28" r="0.86">
          <stop offset="0.3" stopColor="#0a0714" stopOpacity="0" />
          <stop offset="0.72" stopColor="#0a0714" stopOpacity="0.68" />
          <stop offset="1" stopColor="#05040c" stopOpacity="0.97" />
        </radialGradient>
        <radialGradient id={`${id}air`}>
          <stop offset="0.86" stopColor="#ffcf9a" stopOpacity="0" />
          <stop offset="0.905" stopColor="#ffd9ad" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ff9f6a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}ring`} x1="0" x2="1">
          <stop offset="0" stopColor="#f6dfc0" stopOpacity="0.85" />
          <stop offset="0.45" stopColor="#d9b995" stopOpacity="0.55" />
          <stop offset="1" stopColor="#8d6b58" stopOpacity="0.12" />
        </linearGradient>
        <linearGradient id={`${id}blue`} x1="1" x2="0">
          <stop offset="0" stopColor="#9fd0ff" stopOpacity="0.9" />
          <stop offset="1" stopColor="#5aa9ff" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}amber`} x1="0" x2="1">
          <stop offset="0" stopColor="#ffd2a3" stopOpacity="0.9" />
          <stop offset="1" stopColor="#ff9d4d" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}flash`}>
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.25" stopColor="#ffe1b0" stopOpacity="0.85" />
          <stop offset="1" stopColor="#ff8a3d" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}disc`}>
          <circle cx={PLANET.x} cy={PLANET.y} r={PLANET.r} />
        </clipPath>
        <clipPath id={`${id}front`}>
          <rect
            x="0"
            y={PLANET.y + 6}
            width={BOX.width}
            height={BOX.height}
            transform={`rotate(-14 ${PLANET.x} ${PLANET.y})`}
          />
        </clipPath>
      </defs>

      <rect width={BOX.width} height={BOX.height} fill={paint('sky')} />
      <ellipse cx="380" cy="150" rx="620" ry="330" fill={paint('haze')} />
      <ellipse cx="820" cy="620" rx="560" ry="260" fill={paint('rose')} />
      <Stars word={word} />

      <Rings paint={paint('ring')} />
      <circle cx={PLANET.x} cy={PLANET.y} r={PLANET.r * 1.115} fill={paint('air')} />
      <g clipPath={paint('disc')}>
        <g transform={`rotate(-14 ${PLANET.x} ${PLANET.y})`}>
          <rect
            x={PLANET.x - PLANET.r}
            y={PLANET.y - PLANET.r}
            width={2 * PLANET.r}
            height={2 * PLANET.r}
            fill="#7d5244"
          />
          {BANDS.map(([y, colour]) => (
            <path key={y} d={band(y, `${word}${y}`)} fill={colour} />
          ))}
          <ellipse cx={PLANET.x - 92} cy={PLANET.y + 90} rx="74" ry="34" fill="#f3e3c8" opacity="0.6" />
          <ellipse cx={PLANET.x - 92} cy={PLANET.y + 90} rx="56" ry="24" fill="#a95a3c" />
          <ellipse cx={PLANET.x - 98} cy={PLANET.y + 86} rx="34" ry="13" fill="#d98a5f" />
        </g>
        <circle cx={PLANET.x} cy={PLANET.y} r={PLANET.r + 2} fill={paint('night')} />
      </g>
      <g clipPath={paint('front')}>
        <Rings paint={paint('ring')} />
      </g>
      <circle cx="742" cy="118" r="27" fill="#c9cfdd" />
      <circle cx="752" cy="126" r="27" fill="#0d1430" opacity="0.82" />

      {rocks(word).map(({ x, y, r, points }) => (
        <g key={x}>
          <polygon points={points} fill="#3a3346" />
          <ellipse cx={x - r * 0.2} cy={y - r * 0.22} rx={r * 0.55} ry={r * 0.38} fill="#6a5d6c" opacity="0.65" />
        </g>
      ))}

      <Trail from={[742, 318]} to={[250, 500]} bend={64} width={6} paint={paint('blue')} />
      <Trail from={[612, 408]} to={[210, 640]} bend={40} width={4.5} paint={paint('blue')} />
      <Trail from={[884, 432]} to={[470, 690]} bend={52} width={5.5} paint={paint('blue')} />
      <Trail from={[1218, 196]} to={[1590, 60]} bend={-36} width={5} paint={paint('amber')} />
      <Trail from={[1330, 300]} to={[1640, 240]} bend={-22} width={4} paint={paint('amber')} />

      <Beam from={[790, 288]} to={[1172, 214]} colour="#7fc4ff" />
      <Beam from={[1290, 306]} to={[930, 408]} colour="#ffb066" />
      <Flash x={1168} y={215} r={56} paint={paint('flash')} />

      <Figure art="exo" x={760} y={292} size={118} turn={16} fill="#dcecff" />
      <Figure art="exo" x={902} y={418} size={92} turn={24} fill="#b9d8ff" />
      <Figure art="fighter" x={632} y={394} size={74} turn={62} fill="#93c4ff" />
      <Figure art="exo" x={1208} y={196} size={76} turn={-22} fill="#ffd9b3" />
      <Figure art="fighter" x={1312} y={302} size={62} turn={-76} fill="#ffbe85" />
    </g>
  )
}

function Rings({ paint }: { paint: string }) {
  const at = {
    cx: PLANET.x,
    cy: PLANET.y,
    fill: 'none',
    stroke: paint,
    transform: `rotate(-14 ${PLANET.x} ${PLANET.y})`,
  }
  return (
    <g>
      <ellipse {...at} rx="560" ry="78" strokeWidth="26" opacity="0.5" />
      <ellipse {...at} rx="516" ry="70" strokeWidth="20" opacity="0.75" />
      <ellipse {...at} rx="474" ry="62" strokeWidth="6" opacity="0.5" />
      <ellipse {...at} rx="604" ry="86" strokeWidth="4" opacity="0.6" />
    </g>
  )
}
