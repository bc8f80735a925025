import type { Picture } from '../storage'
import styles from './GamePicture.module.css'

/** A saved game from above: terrain, and each side's pieces in its colour. */
export function GamePicture({ picture }: { picture: Picture | null }) {
  if (!picture) return <div className={styles.none} aria-hidden="true" />
  const { width, height, backdrop, pieces, areas } = picture
  // Counters keep a size that can be seen, whatever the table measures.
  const least = Math.max(width, height) / 45
  return (
    <svg
      className={styles.picture}
      data-backdrop={backdrop}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <rect className={styles.table} width={width} height={height} rx={least} />
      {areas.map(area => (
        <circle key={`${area.x} ${area.y}`} className={styles.area} cx={area.x} cy={area.y} r={area.radius} />
      ))}
      {pieces.map((piece, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes its order.
          key={i}
          className={styles.piece}
          data-seat={piece.seat ?? undefined}
          cx={piece.x}
          cy={piece.y}
          r={Math.max(piece.radius, least)}
        />
      ))}
    </svg>
  )
}
