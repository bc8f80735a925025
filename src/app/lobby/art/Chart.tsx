import { useId } from 'react'
import { BOX, Figure, Stars } from './parts'
import { scatter } from './random'

const FIGURES = ['ship', 'tank', 'grav', 'fighter', 'gun', 'apc'] as const

/** The admiral's display: what a game looks like that has no picture of its own. Hue and forces follow its name. */
export function Chart({ word }: { word: string }) {
  const id = useId()
  const next = scatter(word)
  const hue = Math.floor(next() * 360)
  const tone = (lightness: number, alpha = 1) => `hsl(${hue} 62% ${lightness}% / ${alpha})`
  const art = FIGURES[Math.floor(next() * FIGURES.length)] ?? 'ship'
  const centre = { x: 1030, y: 350 }
  const fleet = (foe: number) =>
    Array.from({ length: 5 }, (_, i) => {
      const angle = (foe === 0 ? 150 : -30) + (i - 2) * 24 + next() * 10
      const reach = 150 + next() * 150
      const radians = (angle * Math.PI) / 180
      return {
        x: centre.x + Math.cos(radians) * reach * 1.3,
        y: centre.y + Math.sin(radians) * reach,
        turn: angle - 90 + (next() - 0.5) * 40,
      }
    })
  return (
    <g>
      <defs>
        <radialGradient id={`${id}glow`} cx="0.66" cy="0.5" r="0.7">
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
      <rect width={BOX.width} height={BOX.height} fill={`url(#${id}glow)`} />
      <Stars word={word} />
      <rect width={BOX.width} height={BOX.height} fill={`url(#${id}hex)`} />
      {[90, 180, 270, 360, 460].map(r => (
        <circle
          key={r}
          cx={centre.x}
          cy={centre.y}
          r={r}
          fill="none"
          stroke={tone(75, 0.22)}
          strokeDasharray={r % 180 ? '3 9' : ''}
        />
      ))}
      <path
        d={`M${centre.x} ${centre.y}L${centre.x + 318} ${centre.y - 332}A460 460 0 0 1 ${centre.x + 458} ${centre.y - 42}Z`}
        fill={`url(#${id}sweep)`}
      />
      {fleet(0).map(ship => (
        <Figure key={ship.x} art={art} {...ship} turn={ship.turn + 180} size={64} fill={tone(84)} />
      ))}
      {fleet(1).map(ship => (
        <Figure
          key={ship.x}
          art={art}
          {...ship}
          turn={ship.turn + 180}
          size={60}
          fill={`hsl(${(hue + 170) % 360} 75% 72%)`}
        />
      ))}
    </g>
  )
}
