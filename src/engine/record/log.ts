import type { Rolled } from '../rolls/dice'
import type { Ledger } from '../rolls/ledger'
import type { RuleId } from '../rulebook'
import type { PieceId } from '../scene/scene'
import type { Actor, Seat } from '../seats'

/** Text with names that can be found on the board and seats that have a colour. */
export type Sentence = readonly (
  | string
  | { readonly piece: PieceId; readonly name: string }
  | { readonly seat: Seat }
)[]

type Part = Sentence[number]

/** `say\`${unit(u)} turns ${n} degrees\`` makes a sentence; numbers become text. */
export function say(texts: TemplateStringsArray, ...parts: (Part | number | Sentence)[]): Sentence {
  return texts.flatMap((text, i): Part[] => {
    const part = parts[i]
    const before: Part[] = text === '' ? [] : [text]
    if (part === undefined) return before
    if (Array.isArray(part)) return [...before, ...(part as Sentence)]
    return [...before, typeof part === 'number' ? String(part) : (part as Part)]
  })
}

export function textOf(sentence: Sentence, seatName: (seat: Seat) => string): string {
  return sentence
    .map(part => (typeof part === 'string' ? part : 'piece' in part ? part.name : seatName(part.seat)))
    .join('')
}

/** What a roll was: whose, and the name of the sum it was added to. */
export interface RollNote {
  readonly seat?: Seat
  readonly ledger?: string
}

/** One line of the log: what happened, by which rules, with which dice. */
export interface LogLine {
  /** The step of the record it belongs to. */
  readonly step: number
  readonly actor: Actor
  readonly sentence: Sentence
  readonly rules: readonly RuleId[]
  /** Dice and modifiers go with the first line of their step. */
  readonly rolls: readonly Rolled[]
  readonly ledgers: readonly Ledger[]
  /** Of the last rolls, where there are fewer than rolls. */
  readonly rollNotes?: readonly RollNote[]
  readonly seenBy?: readonly Seat[]
  /** A take-back has undone it. */
  readonly takenBack?: boolean
}

/** What an actor may read. */
export const linesFor = (lines: readonly LogLine[], actor: Actor): readonly LogLine[] =>
  lines.filter(({ seenBy }) => !seenBy || actor === 'referee' || actor === 'table' || seenBy.includes(actor))
