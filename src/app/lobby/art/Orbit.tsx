import { Blaze, Haze, usePaints } from './paints'
import { Beam, BOX, corner, Figure, Flash, Ground, Stars, Trail } from './parts'
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
      return corner(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8)
    })
    return { x, y, r, points: corners.join(' ') }
  })
}

/** Armoured suits and fighters over a ringed giant. */
export function Orbit({ word }: { word: string }) {
  const { id, paint } = usePaints()
  return (
    <g>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#070b1a" />
          <stop offset="0.55" stopColor="#111a3a" />
          <stop offset="1" stopColor="#1b1430" />
        </linearGradient>
        <Haze id={`${id}haze`} colour="#5b6fe0" opacity={0.42} />
        <Haze id={`${id}rose`} colour="#c4519a" opacity={0.3} />
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
        <Blaze id={`${id}flash`} core="#fff" fire={[0.25, '#ffe1b0', 0.85]} edge="#ff8a3d" />
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

      <Ground paint={paint('sky')} />
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
      <circle cx="560" cy="96" r="25" fill="#c9cfdd" />
      <circle cx="569" cy="103" r="25" fill="#0f1738" opacity="0.86" />

      {rocks(word).map(({ x, y, r, points }) => (
        <g key={x}>
          <polygon points={points} fill="#3a3346" />
          <ellipse cx={x - r * 0.2} cy={y - r * 0.22} rx={r * 0.55} ry={r * 0.38} fill="#6a5d6c" opacity="0.65" />
        </g>
      ))}

      <Trail from={[748, 232]} to={[230, 452]} bend={62} width={6.5} paint={paint('blue')} />
      <Trail from={[592, 300]} to={[190, 560]} bend={38} width={4.5} paint={paint('blue')} />
      <Trail from={[868, 352]} to={[430, 640]} bend={52} width={5.5} paint={paint('blue')} />
      <Trail from={[1196, 152]} to={[1590, 22]} bend={-36} width={5} paint={paint('amber')} />
      <Trail from={[1302, 262]} to={[1640, 200]} bend={-22} width={4} paint={paint('amber')} />

      <Beam from={[804, 200]} to={[1146, 170]} colour="#7fc4ff" />
      <Beam from={[1262, 268]} to={[918, 326]} colour="#ffb066" />
      <Flash x={1142} y={171} r={58} paint={paint('flash')} />

      <Figure art="exo" x={770} y={204} size={132} turn={14} fill="#dcecff" />
      <Figure art="exo" x={886} y={336} size={96} turn={22} fill="#b9d8ff" />
      <Figure art="fighter" x={612} y={288} size={78} turn={60} fill="#93c4ff" />
      <Figure art="exo" x={1184} y={152} size={82} turn={-20} fill="#ffd9b3" />
      <Figure art="fighter" x={1284} y={264} size={66} turn={-76} fill="#ffbe85" />
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
