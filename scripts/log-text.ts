import { textOf } from '../src/engine/record/log'
import type { Match } from '../src/engine/record/match'

/** The log as the referee reads it, one line for each thing that happened, with its dice and rules, and the end. */
export function logText(match: Match): string[] {
  const names = new Map(match.setup.seats.map(({ seat, name }) => [seat, name] as const))
  const played = match.linesFor('referee').filter(({ step }) => step >= 0)
  const lines = played.map(({ sentence, rolls, rules, takenBack }) => {
    const dice = rolls.map(({ sides, faces }) => `d${sides}: ${faces.join(' ')}`).join('; ')
    const said = textOf(sentence, seat => names.get(seat) ?? `Seat ${seat}`)
    return [takenBack ? `(taken back) ${said}` : said, dice && `[${dice}]`, `(${rules.join(', ')})`]
      .filter(Boolean)
      .join(' ')
  })
  const outcome = match.ruleset.outcome(match.state)
  const winners = outcome?.winners.map(seat => names.get(seat) ?? seat).join(' and ') || 'Nobody'
  const end = outcome ? `${winners} wins. ${outcome.why} (${outcome.rule})` : 'Not over yet.'
  return [...lines, '', `${match.steps.length} steps. ${end}`]
}
