import type { Marker } from '../../engine/scene/scene'
import styles from './MarkerChip.module.css'

/** A state of a piece: the letter shown on its counter and, if there is room, its name. */
export function MarkerChip({ marker, size = 'full' }: { marker: Marker; size?: 'full' | 'letter' }) {
  return (
    <span className={styles.chip} data-tone={marker.tone} title={marker.name}>
      <b className={styles.letter} aria-hidden="true">
        {marker.letter}
      </b>
      <span className={size === 'letter' ? 'only-spoken' : styles.name}>{marker.name}</span>
    </span>
  )
}

export function MarkerChips({ markers, size = 'full' }: { markers: readonly Marker[]; size?: 'full' | 'letter' }) {
  if (markers.length === 0) return null
  return (
    <span className={styles.chips}>
      {markers.map(marker => (
        <MarkerChip key={marker.id} marker={marker} size={size} />
      ))}
    </span>
  )
}
