import { commitment, unseal } from '../rolls/seeded'
import type { AnyRuleset } from '../ruleset'
import type { GameSetup } from '../setup'
import { count } from '../words'
import { startDigest } from './chain'
import { Match } from './match'
import type { GameRecord } from './record'
import type { Fault } from './replayed'
import { outcomeOf } from './status'

/** Something about a game that doesn't fit. */
export interface Finding {
  /** Counted from 1; 0 for what belongs to no entry. */
  readonly entry: number
  readonly kind: Fault['kind'] | 'seed' | 'start' | 'end' | 'refused'
  readonly why: string
}

/** The result of checking every entry of a game against its seed, its rules and the entry before. */
export interface GameCheck {
  readonly findings: readonly Finding[]
  readonly entries: number
  /** Entries whose dice follow from the seed. */
  readonly seeded: number
  /** Entries whose dice people typed in, so they can't be checked. */
  readonly typed: number
  /** Entries that were saved before there were proofs. */
  readonly unproven: number
  /** The game starts from a position: what came before it is unknown. */
  readonly fromPosition: boolean
  /** Entries, counted from 1, by which a game that was over went on: its seed had been shown by then. */
  readonly reopened: readonly number[]
}

export interface ReplayedGame {
  /** The game as far as it could be played. */
  readonly match: Match
  readonly check: GameCheck
  /** Why it could not be played to its end. */
  readonly stopped: string | null
}

/** Everything a record needs to be played again, once it has been checked. */
export interface Replayable {
  readonly ruleset: AnyRuleset
  readonly record: GameRecord
  readonly setup: GameSetup<unknown>
  readonly origin?: unknown
}

/** Plays a record again from its first entry and says what doesn't fit about each. */
export function replayGame({ ruleset, record, setup, origin }: Replayable): ReplayedGame {
  const seed = unseal(record.sealed) ?? ''
  const { entries, end, ...head } = record
  const match = new Match(ruleset, setup, seed, { head, ...(origin !== undefined && { origin }) })
  const findings = beforePlay(record, seed)
  const reopened: number[] = []
  let stopped: string | null = null
  for (const [i, entry] of entries.entries()) {
    const over = outcomeOf(ruleset, match.state) !== null
    const replayed = attempt(match, entry)
    if ('refused' in replayed) {
      stopped = replayed.refused
      findings.push({ entry: i + 1, kind: 'refused', why: `can't be played: ${stopped}` })
      break
    }
    if (over && !outcomeOf(ruleset, match.state)) reopened.push(i + 1)
    findings.push(...replayed.faults.map(fault => ({ entry: i + 1, ...fault })))
  }
  return { match, check: { findings, reopened, ...counted(record) }, stopped }
}

/** Checks every entry of a game in play against its seed and its rules. */
export function checkGame(match: Match): GameCheck {
  const { ruleset, setup, record } = match
  const origin = record.origin === undefined ? {} : { origin: match.start }
  return replayGame({ ruleset, record, setup, ...origin }).check
}

function beforePlay(record: GameRecord, seed: string): Finding[] {
  const findings: Finding[] = []
  const last = record.entries.at(-1)?.digest ?? record.start
  if (commitment(seed) !== record.commitment)
    findings.push({ entry: 0, kind: 'seed', why: 'The seed is not the one that was promised.' })
  if (startDigest(record) !== record.start)
    findings.push({ entry: 0, kind: 'start', why: 'The set-up or the promise was changed after the game began.' })
  if (record.end !== last)
    findings.push({ entry: 0, kind: 'end', why: 'Entries were cut off at the end, or put in there.' })
  return findings
}

function attempt(match: Match, entry: GameRecord['entries'][number]): ReturnType<Match['replay']> {
  try {
    return match.replay(entry)
  } catch (error) {
    return { refused: error instanceof Error ? error.message : 'it fails' }
  }
}

function counted({ entries, origin, unproven = 0 }: GameRecord): Omit<GameCheck, 'findings' | 'reopened'> {
  const rolled = entries.filter(({ faces }, i) => faces.length > 0 && i >= unproven)
  const typed = rolled.filter(entry => entry.typed).length
  return {
    entries: entries.length,
    seeded: rolled.length - typed,
    typed,
    unproven: Math.min(unproven, entries.length),
    fromPosition: origin !== undefined,
  }
}

/** One finding in words: "Entry 12 shows 3 5, but the seed gives 2 5." */
export const findingText = ({ entry, why }: Finding): string => (entry === 0 ? why : `Entry ${entry} ${why}.`)

/** What a check says, in sentences; the first one is the verdict. */
export function checkText(check: GameCheck): readonly string[] {
  const { findings, entries, seeded, typed, unproven, fromPosition, reopened } = check
  const verdict =
    findings.length === 0
      ? `Everything fits: ${count(entries, 'entry', 'entries')} by the rules, ${count(seeded, 'roll')} from the promised seed.`
      : `This game doesn't check out: ${count(findings.length, "thing doesn't", "things don't")} fit.`
  const notes = [
    typed > 0 && `${count(typed, 'roll')} ${typed === 1 ? 'was' : 'were'} typed in by people and can't be checked.`,
    unproven > 0 &&
      `The first ${count(unproven, 'entry', 'entries')} were saved before proofs existed: their dice can't be checked.`,
    ...reopened.map(
      entry =>
        `Entry ${entry} took back the end of the game. The seed had been shown by then, so later rolls prove little.`,
    ),
    fromPosition && 'The game starts from a position: what happened before it is unknown.',
  ]
  return [verdict, ...notes.filter(note => note !== false)]
}
