import type { ReactNode } from 'react'
import { Chart } from './Chart'
import { Dusk } from './Dusk'
import { Hexes } from './Hexes'
import { Orbit } from './Orbit'
import { BOX } from './parts'
import { Ring } from './Ring'
import { Steppe } from './Steppe'

/** Pictures by the name a game gives in the registry. */
const SCENES: Readonly<Record<string, (props: { word: string }) => ReactNode>> = {
  orbit: Orbit,
  ring: Ring,
  steppe: Steppe,
  hexes: Hexes,
  dusk: Dusk,
}

/** The picture of a game, drawn from its name; decoration only. */
export function CoverArt({
  art,
  word,
  className,
}: {
  art: string | undefined
  word: string
  className?: string | undefined
}) {
  const Scene = (art !== undefined && Object.hasOwn(SCENES, art) && SCENES[art]) || Chart
  return (
    <svg
      className={className}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Scene word={word} />
    </svg>
  )
}
