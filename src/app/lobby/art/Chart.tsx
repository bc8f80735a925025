import { usePaints } from './paints'
import { Figure, Ground, Stars } from './parts'
import { scatter } from './random'

const CENTRE = { x: 800, y: 236 }

/** The admiral's display: what a game looks like that has no picture of its own. Its colour follows its name. */
export function Chart({ word }: { word: string }) {
  const { id, paint } = usePaints()
  const next = scatter(word)
  const hue = Math.floor(next() * 360)
  const tone = (lightness: number, alpha = 1) => `hsl(${hue} 62% ${lightness}% / ${alpha})`
  const fleet = (side: -1 | 1) =>
    Array.from({ length: 4 }, (_, i) => ({
      x: CENTRE.x + side * (150 + Math.abs(i - 1.5) * 46 + next() * 30),
      y: CENTRE.y + (i - 1.5) * 84 + next() * 20,
      turn: side * -90 + (i - 1.5) * side * 12,
    }))
  return (
    <g>
      <defs>
        <radialGradient id={`${id}glow`} cx="0.5" cy="0.34" r="0.75">
          <stop offset="0" stopColor={tone(28)} />
          <stop offset="0.6" stopColor={tone(12)} />
          <stop offset="1" stopColor={tone(6)} />
        </radialGradient>
        <pattern id={`${id}hex`} width="60" height="103.9" patternUnits="userSpaceOnUse">
          <path d="M30 0L60 17.3V51.9L30 69.3L0 51.9V17.3ZM30 69.3V103.9" fill="none" stroke={tone(70, 0.1)} />
        </pattern>
        <linearGradient id={`${id}sweep`} x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor={tone(70, 0)} />
          <stop offset="1" stopColor={tone(75, 0.3)} />
        </linearGradient>
      </defs>
      <Ground paint={paint('glow')} />
      <Stars word={word} />
      <Ground paint={paint('hex')} />
      {[90, 180, 270, 360, 460].map(r => (
        <circle
          key={r}
          cx={CENTRE.x}
          cy={CENTRE.y}
          r={r}
          fill="none"
          stroke={tone(75, 0.22)}
          strokeDasharray={r % 180 ? '3 9' : ''}
        />
      ))}
      <path
        d={`M${CENTRE.x} ${CENTRE.y}L${CENTRE.x + 318} ${CENTRE.y - 332}A460 460 0 0 1 ${CENTRE.x + 458} ${CENTRE.y - 42}Z`}
        fill={paint('sweep')}
      />
      {fleet(-1).map(ship => (
        <Figure key={ship.x} art="ship" {...ship} size={64} fill={tone(84)} />
      ))}
      {fleet(1).map(ship => (
        <Figure key={ship.x} art="ship" {...ship} size={60} fill={`hsl(${(hue + 170) % 360} 75% 72%)`} />
      ))}
    </g>
  )
}
