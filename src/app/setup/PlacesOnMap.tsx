import { type PointerEvent, useRef } from 'react'
import type { Vec } from '../../engine/geometry/vec'
import type { TerrainMap } from '../../engine/terrain/model'
import type { PlacesProps } from './Places'
import styles from './places.module.css'

/** As a share of the table's width: the handle, and the area a finger needs. */
const KNOB = 1 / 44
const GRIP = 1 / 20

/** The places drawn on the picture of the map; drag each by its number. The list shows the same as text. */
export function PlacesOnMap({ places, draft, onChange, chosen, onChoose, map }: PlacesProps & { map: TerrainMap }) {
  const picture = useRef<SVGSVGElement>(null)
  const { width, height } = map
  const pointAt = ({ clientX, clientY }: PointerEvent): Vec | null => {
    const box = picture.current?.getBoundingClientRect()
    if (!box || box.width === 0) return null
    const within = (share: number, size: number) => Math.round(10 * Math.min(1, Math.max(0, share)) * size) / 10
    return { x: within((clientX - box.left) / box.width, width), y: within((clientY - box.top) / box.height, height) }
  }
  const drag = (index: number, event: PointerEvent) => {
    const at = event.currentTarget.hasPointerCapture(event.pointerId) ? pointAt(event) : null
    if (at) onChange({ ...draft, options: places.change(draft.options, index, { x: at.x, y: at.y }) })
  }
  return (
    <svg ref={picture} className={styles.onMap} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {places.list(draft.options).map(({ name, at, radius }, i) =>
        Number.isFinite(at.x + at.y + radius) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may share a name while one is being typed.
          <g key={i} data-chosen={i === chosen || undefined} transform={`translate(${at.x} ${at.y})`}>
            <circle className={styles.around} r={radius} />
            <circle className={styles.knob} r={width * KNOB} />
            <text className={styles.digit} fontSize={width * KNOB * 1.3}>
              {i + 1}
            </text>
            <circle
              className={styles.grip}
              r={width * GRIP}
              onPointerDown={event => {
                event.currentTarget.setPointerCapture(event.pointerId)
                onChoose(i)
              }}
              onPointerMove={event => drag(i, event)}
            >
              <title>{name}</title>
            </circle>
          </g>
        ) : null,
      )}
    </svg>
  )
}
