import { useId } from 'react'
import { Beam, BOX, Figure, Flash, Stars } from './parts'
import { scatter } from './random'

/** The skyline of a ridge, the same for the same word. */
function skyline(word: string, height: number): string {
  const next = scatter(word)
  const phase = next() * 6
  const points = Array.from({ length: 41 }, (_, i) => {
    const x = (i / 40) * BOX.width
    const y = height - 46 * Math.sin(i / 6 + phase) - 24 * Math.sin(i / 2.3 - phase) - next() * 10
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return `M0 ${BOX.height}L${points.join('L')}L${BOX.width} ${BOX.height}Z`
}

const CARRIERS = [
  [420, 170, 84, 150],
  [250, 290, 78, 180],
  [580, 300, 88, 165],
] as const
const DUG_IN = [
  [1060, 452],
  [1150, 430],
  [1246, 446],
] as const

/** Grav carriers come in low at dusk over a ridge that is held. */
export function Dusk({ word }: { word: string }) {
  const id = useId()
  return (
    <g>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#141a33" />
          <stop offset="0.55" stopColor="#59405f" />
          <stop offset="0.8" stopColor="#c9764e" />
          <stop offset="1" stopColor="#f0b469" />
        </linearGradient>
        <radialGradient id={`${id}flash`}>
          <stop offset="0" stopColor="#f4fbff" />
          <stop offset="0.4" stopColor="#7fd0ff" stopOpacity={0.9} />
          <stop offset="1" stopColor="#2f7fe0" stopOpacity={0} />
        </radialGradient>
      </defs>
      <rect width={BOX.width} height={BOX.height} fill={`url(#${id}sky)`} />
      <Stars word={word} below={260} />
      <path d={skyline(`${word}far`, 430)} fill="#5a3f4e" opacity={0.75} />
      <path d={skyline(`${word}mid`, 500)} fill="#38293a" />
      <path d={skyline(`${word}near`, 590)} fill="#1b1622" />
      <Beam from={[660, 306]} to={[1062, 440]} colour="#7fd0ff" />
      <Beam from={[498, 178]} to={[1240, 430]} colour="#7fd0ff" />
      <Beam from={[1150, 424]} to={[330, 290]} colour="#ffb347" />
      {CARRIERS.map(([x, y, turn, size]) => (
        <g key={x}>
          <Figure art="grav" x={x + 6} y={y + 16} size={size} turn={turn} fill="#ffcf8f" opacity={0.22} />
          <Figure art="grav" x={x} y={y} size={size} turn={turn} fill="#10131f" />
        </g>
      ))}
      {DUG_IN.map(([x, y]) => (
        <Figure key={x} art="infantry-mg" x={x} y={y} size={84} fill="#120f18" />
      ))}
      <Flash x={1062} y={440} r={46} paint={`url(#${id}flash)`} />
      <Flash x={1240} y={430} r={34} paint={`url(#${id}flash)`} />
    </g>
  )
}
