import { calibration } from './calibration'
import type { Ink, Pen } from './ink'
import { textWidth } from './metrics'
import type { Page, Placed } from './pack'
import { PAPERS, type Paper } from './paper'

export interface PageSvgProps {
  readonly page: Page
  readonly paper: Paper
  /** In the corner: "Datacards · 2 of 5". */
  readonly title: string
  readonly className?: string | undefined
  /** The other side: mirrored, and shifted by what the printer is off. */
  readonly back?: { readonly dx: number; readonly dy: number }
}

/** One sheet of paper as one drawing whose units are millimetres: nothing else prints at true size everywhere. */
export function PageSvg({ page, paper, title, className, back }: PageSvgProps) {
  const { width, height } = PAPERS[paper]
  return (
    <svg
      className={className}
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
      fontFamily="'Inter Variable', 'Helvetica Neue', Arial, sans-serif"
    >
      <rect width={width} height={height} fill="#fff" />
      <Inks inks={calibration(paper, title)} />
      {page.map((placed, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what stands on a page stays there.
        <Piece key={i} placed={placed} {...(back && { back, paperWidth: width })} />
      ))}
    </svg>
  )
}

interface PieceProps {
  readonly placed: Placed
  readonly back?: { readonly dx: number; readonly dy: number }
  readonly paperWidth?: number
}

function Piece({ placed, back, paperWidth = 0 }: PieceProps) {
  const { drawing, window: part } = placed
  const inks = back ? drawing.back : drawing.ink
  if (!inks) return null
  const x = back ? paperWidth - placed.x - part.width + back.dx : placed.x
  const y = back ? placed.y + back.dy : placed.y
  return (
    <>
      <svg
        aria-hidden="true"
        x={x}
        y={y}
        width={part.width}
        height={part.height}
        viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
        overflow={placed.part ? 'hidden' : 'visible'}
      >
        <Inks inks={inks} />
      </svg>
      {placed.part && (
        <text x={x + 2} y={y + part.height - 2} fontSize={2.4} fill="#666">
          {drawing.name}, {placed.part}
        </text>
      )}
    </>
  )
}

function Inks({ inks }: { inks: readonly Ink[] }) {
  return inks.map((ink, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is drawn once.
    <InkView key={i} ink={ink} />
  ))
}

const penned = (pen: Pen | undefined) =>
  pen ? { stroke: pen.colour, strokeWidth: pen.width, ...(pen.dash && { strokeDasharray: pen.dash.join(' ') }) } : {}

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
      const transform = into && `translate(${into.x} ${into.y}) scale(${into.scale})`
      return (
        <path d={ink.d} fill={ink.fill ?? 'none'} fillRule="evenodd" transform={transform} {...penned(ink.stroke)} />
      )
    }
    case 'text': {
      const { x, y, text, size, most, anchor, colour = '#111' } = ink
      const squeezed = most !== undefined && textWidth(text, size) > most
      return (
        <text
          x={x}
          y={y}
          fontSize={size}
          fontWeight={ink.bold ? 700 : 400}
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
