import type { AnyRuleset, GameEvent } from '../ruleset'
import { SEATS } from '../seats'
import { count } from '../words'
import { type LogLine, type Sentence, say } from './log'
import type { RecordHead } from './record'
import type { MetaEvent } from './referee'
import type { Step } from './step'

/** The lines of the log that a step writes. */
export function linesOf(ruleset: AnyRuleset, step: Step, index: number): LogLine[] {
  // Dice that no event mentions still belong in the log.
  if (step.events.length === 0 && step.rolls.length > 0) {
    const { actor, rule, rolls, ledgers, title } = step
    return [{ step: index, actor, sentence: [`${title}.`], rules: [rule], rolls, ledgers }]
  }
  const { rollNotes } = step.events.find(event => event.rollNotes) ?? {}
  return step.events.map((event, i) => {
    const line = {
      step: index,
      actor: step.actor,
      sentence: isMetaEvent(event) ? narrateMeta(event) : ruleset.narrate(event, step.state),
      rules: event.rules,
      rolls: i === 0 ? step.rolls : [],
      ledgers: i === 0 ? step.ledgers : [],
    }
    return {
      ...line,
      ...(event.seenBy && { seenBy: event.seenBy }),
      ...(i === 0 && rollNotes && { rollNotes }),
    }
  })
}

/** The first line of every log: the promise about the dice, before any are rolled. */
export function promiseLine({ commitment, unproven = 0 }: RecordHead): LogLine {
  const early =
    unproven > 0
      ? say`This game was saved before proofs existed: the dice of its first ${count(unproven, 'entry', 'entries')} can't be checked. `
      : []
  const sentence = say`${early}The dice follow from a seed whose SHA-256 is ${commitment}. The seed is shown when the game is over.`
  return { step: -1, actor: 'table', sentence, rules: ['TABLE.dice'], rolls: [], ledgers: [] }
}

const isMetaEvent = (event: GameEvent): event is MetaEvent => event.type.startsWith('@')

function narrateMeta(event: MetaEvent): Sentence {
  switch (event.type) {
    case '@set':
      return say`Referee: ${event.label}. ${event.why}`
    case '@rule':
      return say`Referee on “${event.question}”: ${event.decision}`
    case '@takeback':
      return say`${who(event.asked)} took a step back; ${who(event.granted)} agreed.`
  }
}

function who(actor: string): Sentence[number] {
  const seat = SEATS.find(name => name === actor)
  return seat ? { seat } : `the ${actor}`
}
