import type { Mark } from './scene/card'

/**
 * Every rule of every game. A game adds its ids where it lists them:
 * `declare module '../../engine/rulebook' { interface RuleIds { arclight: ArcRule } }`.
 */
export interface RuleIds {
  table: TableRule
}

/** The source's own numbering: `LS.damage.crippled`, `STR.36.C.2`. Citing a rule that no rulebook lists doesn't compile. */
export type RuleId = RuleIds[keyof RuleIds]

/** Rules of the table itself, the same in every game. */
export type TableRule = `TABLE.${(typeof TABLE_RULE_NAMES)[number]}`

const TABLE_RULE_NAMES = [
  'unknown',
  'malformed',
  'turn',
  'forced',
  'seat',
  'over',
  'hidden',
  'dice',
  'referee',
  'undo',
  'takeback',
] as const

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
  /** What a label or an abbreviation means, in one plain sentence: shown when it is pointed at or focused. */
  readonly glossary?: Readonly<Record<string, string>>
}

/** The sentence for a label; "Man 2: light wounds" is explained as "Man: light wounds". */
export const explained = (glossary: NonNullable<Rulebook['glossary']>, label: string): string | undefined =>
  [label, label.replace(/ \d+(?=:)/, '')]
    .map(key => (Object.hasOwn(glossary, key) ? glossary[key] : undefined))
    .find(Boolean)

type Row = readonly [text: string, status: RuleStatus, marks?: readonly Mark[]]

/** A rulebook is written as headings over rows; this makes the flat list everything else reads. */
export function rulesOf(headings: Readonly<Record<string, Readonly<Record<string, Row>>>>): RuleEntry[] {
  return Object.entries(headings).flatMap(([heading, rows]) =>
    Object.entries(rows).map(([name, [text, status, marks]]) => {
      const id = name as RuleId
      return marks ? { id, heading, text, status, marks } : { id, heading, text, status }
    }),
  )
}
