import { Blaze, usePaints } from './paints'
import { Beam, BOX, corner, Figure, Flash, Ground, Raised, Stars } from './parts'
import { scatter } from './random'

/** The skyline of a ridge, the same for the same word. */
function skyline(word: string, height: number): string {
  const next = scatter(word)
  const phase = next() * 6
  const points = Array.from({ length: 41 }, (_, i) => {
    const x = (i / 40) * BOX.width
    const y = height - 46 * Math.sin(i / 6 + phase) - 24 * Math.sin(i / 2.3 - phase) - next() * 10
    return corner(x, y)
  })
  return `M0 ${BOX.height}L${points.join('L')}L${BOX.width} ${BOX.height}Z`
}

const CARRIERS = [
  [620, 80, 96, 150],
  [500, 210, 92, 170],
  [760, 180, 98, 130],
] as const
const GLOW = { dx: 6, dy: 16, fill: '#ffcf8f', opacity: 0.22 }
const DUG_IN = [
  [1000, 292],
  [1068, 276],
  [1136, 290],
] as const

/** Grav carriers come in low at dusk over a ridge that is held. */
export function Dusk({ word }: { word: string }) {
  const { id, paint } = usePaints()
  return (
    <g>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2b3a72" />
          <stop offset="0.2" stopColor="#8d5f86" />
          <stop offset="0.36" stopColor="#f09a5e" />
          <stop offset="0.5" stopColor="#ffd28a" />
        </linearGradient>
        <Blaze id={`${id}flash`} core="#f4fbff" fire={[0.4, '#7fd0ff', 0.9]} edge="#2f7fe0" />
      </defs>
      <Ground paint={paint('sky')} />
      <Stars word={word} below={120} />
      <path d={skyline(`${word}far`, 300)} fill="#5a3f4e" opacity={0.75} />
      <path d={skyline(`${word}mid`, 360)} fill="#38293a" />
      <path d={skyline(`${word}near`, 470)} fill="#1b1622" />
      <Beam from={[822, 188]} to={[1000, 276]} colour="#7fd0ff" />
      <Beam from={[694, 88]} to={[1130, 272]} colour="#7fd0ff" />
      <Beam from={[1066, 262]} to={[580, 214]} colour="#ffb347" />
      {CARRIERS.map(([x, y, turn, size]) => (
        <Raised key={x} art="grav" x={x} y={y} size={size} turn={turn} fill="#10131f" below={GLOW} />
      ))}
      {DUG_IN.map(([x, y]) => (
        <Figure key={x} art="infantry-mg" x={x} y={y} size={72} fill="#120f18" />
      ))}
      <Flash x={1000} y={276} r={40} paint={paint('flash')} />
      <Flash x={1130} y={272} r={30} paint={paint('flash')} />
    </g>
  )
}
