import { toScreen, type View } from '../../board/view/camera'
import type { Vec } from '../../engine/geometry/vec'
import { smooth } from '../../engine/terrain/figure'
import { kindOf, type TerrainModel, type TerrainPiece } from '../../engine/terrain/model'
import { place } from '../../engine/terrain/placed'
import { ringPoints } from './edit'
import { sidesOf } from './pick'
import type { EditorState } from './state'
import styles from './terrain.module.css'

interface HandlesProps {
  readonly model: TerrainModel
  readonly state: EditorState
  readonly view: View
  readonly stroke: readonly Vec[]
  /** What is wrong, where. */
  readonly wrong: readonly Vec[]
}

/** Everything drawn over the terrain: the selected outline and its corners, the piece being drawn, faults. */
export function Handles({ model, state, view, stroke, wrong }: HandlesProps) {
  const { map, selected, ghost, ring, vertex, tool, cursor } = state
  const at = (p: Vec): Vec => toScreen(view, p)
  const path = (points: readonly Vec[], closed: boolean): string =>
    points.length === 0 ? '' : `M${points.map(p => `${at(p).x} ${at(p).y}`).join('L')}${closed ? 'Z' : ''}`
  const piece = ghost ?? map.pieces.find(one => one.id === selected) ?? null
  return (
    <svg className={styles.overlay} aria-hidden="true">
      {piece && <Outline model={model} piece={piece} path={path} scale={view.scale} />}
      {piece && <Corners {...{ model, piece, ring, vertex, at }} />}
      {stroke.length > 1 && <path className={styles.stroke} d={path(stroke, false)} />}
      {tool.kind === 'draw' && (
        <>
          <path className={styles.stroke} d={path(tool.points, false)} />
          {tool.points.map((p, i) => (
            <circle
              key={`${p.x},${p.y}`}
              className={styles.vertex}
              data-first={i === 0 || undefined}
              cx={at(p).x}
              cy={at(p).y}
              r={6}
            />
          ))}
        </>
      )}
      {wrong.map(p => (
        <g key={`${p.x},${p.y}`} className={styles.wrong} transform={`translate(${at(p).x} ${at(p).y})`}>
          <circle r={13} />
          <path d="M-5 -5L5 5M5 -5L-5 5" />
        </g>
      ))}
      {cursor && (
        <g className={styles.cursor} transform={`translate(${at(cursor).x} ${at(cursor).y})`}>
          <path d="M-16 0H-4M4 0H16M0 -16V-4M0 4V16" />
        </g>
      )}
    </svg>
  )
}

function Outline(props: {
  model: TerrainModel
  piece: TerrainPiece
  path(points: readonly Vec[], closed: boolean): string
  scale: number
}) {
  const { model, piece, path, scale } = props
  const kind = kindOf(model, piece.kind)
  if (!kind || piece.points.length === 0) return null
  const { figure } = place(piece, kind)
  const d = path(figure.points, figure.closed)
  return (
    <>
      {!figure.closed && <path className={styles.band} d={d} strokeWidth={Math.max(4, figure.half * 2 * scale)} />}
      <path className={figure.closed ? styles.area : styles.line} d={d} />
      {(piece.contours ?? []).map((contour, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: contours have no name but their place.
          key={i}
          className={styles.line}
          d={path(piece.curve ? smooth(contour.points, true) : contour.points, true)}
          strokeDasharray="4 4"
        />
      ))}
    </>
  )
}

function Corners(props: {
  model: TerrainModel
  piece: TerrainPiece
  ring: number
  vertex: number | null
  at(p: Vec): Vec
}) {
  const { model, piece, ring, vertex, at } = props
  const closed = kindOf(model, piece.kind)?.form !== 'line'
  return (
    <>
      {sidesOf({ piece, ring, closed }).map(({ index, at: p }) => (
        <circle key={index} className={styles.mid} cx={at(p).x} cy={at(p).y} r={4} />
      ))}
      {ringPoints(piece, ring).map((p, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the list.
          key={i}
          className={styles.vertex}
          data-chosen={i === vertex || undefined}
          cx={at(p).x}
          cy={at(p).y}
          r={i === vertex ? 8 : 6}
        />
      ))}
      {(piece.crossings ?? []).map(({ at: p }, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: so is a crossing.
          key={i}
          className={styles.crossing}
          x={at(p).x - 7}
          y={at(p).y - 7}
          width={14}
          height={14}
          rx={3}
        />
      ))}
    </>
  )
}
