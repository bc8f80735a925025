import type { LogLine } from '../../../engine/record/log'
import type { PieceId } from '../../../engine/scene/scene'

/** A row of the log: the step of the sequence it belongs to, or a line. */
export type LogItem =
  | { readonly kind: 'heading'; readonly key: string; readonly text: string }
  | { readonly kind: 'line'; readonly key: string; readonly line: LogLine }

/** Names the step of the sequence that a step of the record was taken in: "Turn 3 · Main". */
export type HeadingOf = (step: number) => string | null

/** Lines under their headings; a heading is repeated only if another came in between. */
export function logItems(lines: readonly LogLine[], headingOf: HeadingOf): LogItem[] {
  const items: LogItem[] = []
  let last: string | null = null
  let sameStep = 0
  lines.forEach((line, i) => {
    sameStep = line.step === lines[i - 1]?.step ? sameStep + 1 : 0
    const text = headingOf(line.step)
    if (text !== null && text !== last) items.push({ kind: 'heading', key: `h${line.step}`, text })
    last = text
    items.push({ kind: 'line', key: `${line.step}.${sameStep}`, line })
  })
  return items
}

/** Every piece the log mentions, once, by name. */
export function piecesNamed(lines: readonly LogLine[]): { readonly piece: PieceId; readonly name: string }[] {
  const names = new Map<PieceId, string>()
  for (const line of lines) for (const part of line.sentence) if (isPiece(part)) names.set(part.piece, part.name)
  return [...names].map(([piece, name]) => ({ piece, name })).sort((a, b) => a.name.localeCompare(b.name))
}

/** The lines that mention a piece, with the other lines of the same steps: their dice and results. */
export function linesAbout(lines: readonly LogLine[], piece: PieceId): readonly LogLine[] {
  const steps = new Set(
    lines.filter(line => line.sentence.some(part => isPiece(part) && part.piece === piece)).map(line => line.step),
  )
  return lines.filter(line => steps.has(line.step))
}

type Part = LogLine['sentence'][number]

const isPiece = (part: Part): part is Extract<Part, { piece: PieceId }> => typeof part !== 'string' && 'piece' in part
