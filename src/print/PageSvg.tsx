import type { Ink, Pen } from './ink'
import { cutLine, cutMarks } from './marks'
import { FONT, textWidth, WEIGHTS } from './metrics'
import type { Page, Placed } from './pack'
import type { Leaf, Turn } from './paper'
import { strip } from './strip'
import { type Backs, backOf, frontOf, mirrorOf, type Stand } from './turning'
import { seenIn } from './window'

export interface PageSvgProps {
  readonly page: Page
  readonly leaf: Leaf
  /** At the foot: "Datacards · 2 of 5". */
  readonly title: string
  readonly className?: string | undefined
  /** Dashed lines to cut along, besides the marks. */
  readonly lines?: boolean
  /** The other side of the paper. */
  readonly back?: Backs & { readonly turn: Turn }
}

/** One side of a sheet as one drawing whose units are millimetres: only this prints at true size everywhere. */
export function PageSvg({ page, leaf, title, className, lines = false, back }: PageSvgProps) {
  const { width, height, correction, side } = leaf
  const head = back && mirrorOf(back.turn, back.edge) === 'upward'
  const corrected = correction.across !== 1 || correction.down !== 1
  return (
    <svg
      className={className}
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
      fontFamily={FONT}
      style={{ fontFeatureSettings: 'normal' }}
    >
      <rect width={width} height={height} fill="#fff" />
      <g {...(corrected && { transform: `scale(${width / side.width} ${height / side.height})` })}>
        <g data-part="strip">
          <Inks inks={strip(leaf, title, head ? 'head' : 'foot')} />
        </g>
        {page.map((placed, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what stands on a page stays there.
          <Piece key={i} placed={placed} stand={back ? backOf(placed, leaf, back) : frontOf(placed)} back={!!back} />
        ))}
        {!back && <Inks inks={page.flatMap(placed => [...cutMarks(placed), ...(lines ? cutLine(placed) : [])])} />}
      </g>
    </svg>
  )
}

function Piece({ placed, stand, back }: { placed: Placed; stand: Stand; back: boolean }) {
  const { drawing, window: part } = placed
  const inks = back ? drawing.back : drawing.ink
  if (!inks) return null
  const { x, y, width, height, degrees } = stand
  const middle = `translate(${x + width / 2} ${y + height / 2})`
  const turned = degrees === 0 ? '' : ` rotate(${degrees})`
  return (
    <g
      data-part="piece"
      data-name={drawing.name}
      data-cut={drawing.cut}
      data-of={placed.part}
      data-box={`${x} ${y} ${width} ${height}`}
    >
      <g transform={`${middle}${turned} translate(${-part.width / 2} ${-part.height / 2})`}>
        <svg
          aria-hidden="true"
          width={part.width}
          height={part.height}
          viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
          overflow={placed.part || drawing.clips ? 'hidden' : 'visible'}
        >
          <Inks inks={placed.part ? seenIn(inks, part) : inks} />
        </svg>
      </g>
      {placed.part && !back && (
        <text x={x} y={y + height + 3.2} fontSize={2.4} fill="#555">
          {drawing.name}, {placed.part}
        </text>
      )}
    </g>
  )
}

function Inks({ inks }: { inks: readonly Ink[] }) {
  return inks.map((ink, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is drawn once.
    <InkView key={i} ink={ink} />
  ))
}

const penned = (pen: Pen | undefined) =>
  pen
    ? {
        stroke: pen.colour,
        strokeWidth: pen.width,
        ...(pen.dash && { strokeDasharray: pen.dash.join(' ') }),
        ...(pen.cap && { strokeLinecap: pen.cap }),
      }
    : {}

function InkView({ ink }: { ink: Ink }) {
  switch (ink.kind) {
    case 'rect': {
      const { x, y, width, height, radius, fill = 'none' } = ink
      return <rect x={x} y={y} width={width} height={height} rx={radius} fill={fill} {...penned(ink.stroke)} />
    }
    case 'circle':
      return <circle cx={ink.x} cy={ink.y} r={ink.r} fill={ink.fill ?? 'none'} {...penned(ink.stroke)} />
    case 'path': {
      const { into } = ink
      const turned = into?.turned ? ` rotate(${into.turned} 50 50)` : ''
      const transform = into && `translate(${into.x} ${into.y}) scale(${into.scale})${turned}`
      return (
        <path d={ink.d} fill={ink.fill ?? 'none'} fillRule="evenodd" transform={transform} {...penned(ink.stroke)} />
      )
    }
    case 'text': {
      const { x, y, text, size, most, anchor, colour = '#111' } = ink
      const weight = ink.bold ? 'bold' : 'normal'
      const squeezed = most !== undefined && textWidth(text, size, weight) > most
      return (
        <text
          x={x}
          y={y}
          fontSize={size}
          fontWeight={WEIGHTS[weight]}
          fill={colour}
          textAnchor={anchor}
          {...(squeezed && { textLength: most, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {text}
        </text>
      )
    }
  }
}
