import type { Mark } from './scene/card'

/** The source's own numbering: `LS.damage.crippled`, `STR.36.C.2`. */
export type RuleId = string

/** `engine`: enforced. `referee`: people decide, the table records. `reference`: information only. */
export type RuleStatus = 'engine' | 'referee' | 'reference'

export interface RuleEntry {
  readonly id: RuleId
  readonly heading: string
  /** A short statement in our own words. */
  readonly text: string
  readonly status: RuleStatus
  /** Where it comes from, the surest first; left out where the whole book is the source. */
  readonly marks?: readonly Mark[]
}

/** A hole or contradiction in the source, and what we made of it. */
export interface Ruling {
  readonly id: string
  readonly question: string
  readonly readings: string
  readonly decision: string
  readonly why: string
  /** The rules it speaks of; the rulebook shows it beside them. */
  readonly rules: readonly RuleId[]
}

export interface Rulebook {
  readonly entries: readonly RuleEntry[]
  readonly rulings: readonly Ruling[]
}

type Row = readonly [text: string, status: RuleStatus, marks?: readonly Mark[]]

/** A rulebook is written as headings over rows; this makes the flat list everything else reads. */
export function rulesOf(headings: Readonly<Record<string, Readonly<Record<RuleId, Row>>>>): RuleEntry[] {
  return Object.entries(headings).flatMap(([heading, rows]) =>
    Object.entries(rows).map(([id, [text, status, marks]]) =>
      marks ? { id, heading, text, status, marks } : { id, heading, text, status },
    ),
  )
}
