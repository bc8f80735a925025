import { useId } from 'react'
import { outlineInBox } from '../../art/outlines'
import { coloursOf } from '../../art/palette'
import { silhouette } from '../../art/silhouettes'
import type { Picture } from '../storage'
import styles from './GamePicture.module.css'

/** A saved game from above: terrain and zones, and each side's pieces in its colour. */
export function GamePicture({ picture }: { picture: Picture | null }) {
  const id = useId()
  if (!picture) return <div className={styles.none} aria-hidden="true" />
  const { width, height, backdrop, pieces, areas } = picture
  const length = Math.max(width, height)
  // Counters stay large enough to see on any table.
  const least = length / 32
  return (
    <svg
      className={styles.picture}
      data-theme="dark"
      data-backdrop={backdrop}
      viewBox={`${-length * 0.03} ${-length * 0.03} ${width + length * 0.06} ${height + length * 0.06}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <defs>
        <pattern id={id} width={length / 10} height={length / 10} patternUnits="userSpaceOnUse">
          <path className={styles.grid} d={`M0 0H${length / 10}M0 0V${length / 10}`} />
        </pattern>
      </defs>
      <rect className={styles.table} width={width} height={height} rx={length / 100} />
      <rect fill={`url(#${id})`} width={width} height={height} />
      {areas.map((area, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes its order.
        <Area key={i} {...area} />
      ))}
      {pieces.map(({ at, facing, radius, art, seat }, i) => {
        const { path, turns } = silhouette(art)
        const size = Math.max(radius, least)
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes its order.
            key={i}
            data-seat={seat ?? undefined}
            transform={`translate(${at.x} ${at.y}) rotate(${turns ? (facing ?? 0) : 0})`}
          >
            <path
              className={styles.piece}
              d={outlineInBox(coloursOf(seat).shape)}
              transform={`rotate(${turns ? -(facing ?? 0) : 0}) scale(${(size * 2.1) / 100}) translate(-50 -50)`}
            />
            <path
              className={styles.art}
              d={path}
              fillRule="evenodd"
              transform={`scale(${(size * 1.35) / 100}) translate(-50 -50)`}
            />
          </g>
        )
      })}
    </svg>
  )
}

function Area({ area, seat, outline }: Picture['areas'][number]) {
  const drawn = { className: outline ? styles.zone : styles.area, 'data-seat': seat ?? undefined }
  return area.kind === 'disc' ? (
    <circle {...drawn} cx={area.at.x} cy={area.at.y} r={area.radius} />
  ) : (
    <polygon {...drawn} points={area.points.map(({ x, y }) => `${x},${y}`).join(' ')} />
  )
}
