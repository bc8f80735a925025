import { type LogLine, textOf } from '../../../engine/record/log'
import { total } from '../../../engine/rolls/ledger'
import type { Seat } from '../../../engine/seats'
import { signed } from '../format'
import { type HeadingOf, logItems } from './items'

/** The log as plain text, including dice, modifiers and rules, and the seed once it has been shown. */
export function logText(
  lines: readonly LogLine[],
  headingOf: HeadingOf,
  seatName: (seat: Seat) => string,
  seed: string | null = null,
): string {
  const rows = logItems(lines, headingOf).flatMap(item =>
    item.kind === 'heading' ? ['', item.text] : lineText(item.line, seatName),
  )
  const shown = seed === null ? [] : ['', `Seed: ${seed}`]
  return `${[...rows, ...shown].join('\n').trim()}\n`
}

function lineText(line: LogLine, seatName: (seat: Seat) => string): string[] {
  const actor = line.actor === 'table' ? 'Table' : line.actor === 'referee' ? 'Referee' : seatName(line.actor)
  const { rollNotes = [] } = line
  const taken = line.takenBack ? ' [taken back]' : ''
  const rules = line.rules.length > 0 ? ` (${line.rules.join(', ')})` : ''
  return [
    `  ${actor}: ${textOf(line.sentence, seatName)}${rules}${taken}`,
    ...line.rolls.map(({ sides, faces }, i) => {
      const { seat, ledger } = rollNotes[i - line.rolls.length + rollNotes.length] ?? {}
      const whose = [seat && seatName(seat), ledger].filter(name => name !== undefined).join(', ')
      return `      ${whose && `${whose}: `}${faces.length}d${sides}: ${faces.join(' ')}`
    }),
    ...line.ledgers.map(ledger => {
      const sums = ledger.lines.map(({ value, why }) => `${signed(value)} ${why}`).join(', ')
      return `      ${ledger.name} ${signed(total(ledger.lines))}${sums && `: ${sums}`}`
    }),
  ]
}
