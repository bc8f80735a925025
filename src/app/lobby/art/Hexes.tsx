import { Blaze, usePaints } from './paints'
import { Beam, BOX, corner, Figure, Flash, Ground, Stars, Trail } from './parts'

const SIDE = 62
const ACROSS = SIDE * Math.sqrt(3)

const corners = (x: number, y: number, size: number): string =>
  [0, 60, 120, 180, 240, 300]
    .map(degrees => (degrees * Math.PI) / 180)
    .map(a => corner(x + size * Math.cos(a), y + size * Math.sin(a)))
    .join(' ')

/** The middle of a hex by column and row, as the map counts them. */
const middle = (column: number, row: number) => ({
  x: column * SIDE * 1.5,
  y: (row + (column % 2 === 0 ? 0 : 0.5)) * ACROSS,
})

const COLUMNS = Math.ceil(BOX.width / (SIDE * 1.5)) + 1
const ROWS = Math.ceil(BOX.height / ACROSS) + 1
const LIT: readonly (readonly [column: number, row: number, colour: string, opacity: number])[] = [
  [7, 4, '#4fd1ff', 0.3],
  [8, 4, '#4fd1ff', 0.24],
  [9, 3, '#4fd1ff', 0.18],
  [10, 3, '#4fd1ff', 0.12],
  [11, 2, '#ffb454', 0.14],
  [12, 2, '#ffb454', 0.22],
  [13, 1, '#ffb454', 0.3],
]

/** Two starships cross fire over a hex map. */
export function Hexes({ word }: { word: string }) {
  const { id, paint } = usePaints()
  const map = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({ i, ...middle(i % COLUMNS, Math.floor(i / COLUMNS)) }))
  const [blue, amber] = [middle(6, 4), middle(14, 1)]
  return (
    <g>
      <defs>
        <radialGradient id={`${id}sky`} cx="0.5" cy="0.35" r="0.8">
          <stop offset="0" stopColor="#123a4d" />
          <stop offset="0.5" stopColor="#0b1f33" />
          <stop offset="1" stopColor="#050b16" />
        </radialGradient>
        <Blaze id={`${id}flash`} core="#fff" fire={[0.3, '#ffd9a0', 0.9]} edge="#ff9d4d" />
        <linearGradient id={`${id}trail`} x1="1" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7fe3ff" stopOpacity="0.7" />
          <stop offset="1" stopColor="#7fe3ff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <Ground paint={paint('sky')} />
      <Stars word={word} />
      {map.map(({ i, x, y }) => (
        <polygon
          key={i}
          points={corners(x, y, SIDE)}
          fill="none"
          stroke="#7fc7e8"
          strokeOpacity={0.2}
          strokeWidth={2}
        />
      ))}
      {LIT.map(([column, row, colour, opacity]) => {
        const { x, y } = middle(column, row)
        return <polygon key={`${column} ${row}`} points={corners(x, y, SIDE - 3)} fill={colour} opacity={opacity} />
      })}
      <Trail from={[blue.x, blue.y]} to={[blue.x - 420, blue.y + 260]} bend={-60} width={16} paint={paint('trail')} />
      <Beam from={[blue.x + 60, blue.y - 34]} to={[amber.x - 70, amber.y + 46]} colour="#4fd1ff" />
      <Beam from={[amber.x - 84, amber.y + 22]} to={[blue.x + 90, blue.y - 72]} colour="#ffb454" />
      <Flash x={amber.x - 62} y={amber.y + 44} r={54} paint={paint('flash')} />
      <Figure art="ship" x={blue.x} y={blue.y} size={180} turn={60} fill="#cdefff" />
      <Figure art="ship" x={amber.x} y={amber.y} size={180} turn={-120} fill="#ffe0ba" />
    </g>
  )
}
