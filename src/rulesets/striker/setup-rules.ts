import type { Field, FieldValues } from '../../engine/offers'
import { list } from '../../engine/words'
import type { Options } from './options'
import { closed, coverOf, neededBy, RULE_COVERS } from './rules'

const PREFIX = 'rules.'
const SECTION = 'Rules of the book'

/** STR.core.editor.rules: a switch for each numbered rule. */
export const ruleSwitches = ({ rules }: Pick<Options, 'rules'>): Field[] =>
  RULE_COVERS.map(({ rule, title, about, needs }) => ({
    kind: 'flag',
    name: `${PREFIX}${rule}`,
    label: `${rule}. ${title}`,
    value: rules.includes(rule),
    section: SECTION,
    rule: 'STR.core.editor.rules',
    help: needs.length > 0 ? `${about} Needs ${list(needs.map(nameOf))}.` : about,
  }))

const nameOf = (rule: number): string => `rule ${rule}${coverOf(rule) ? ` (${coverOf(rule)?.title})` : ''}`

/** A rule that is switched on brings what it needs; one that is switched off takes with it what can't do without it. */
export function switchRule(options: Options, name: string, on: FieldValues[string]): Options | null {
  if (!name.startsWith(PREFIX)) return null
  const rule = Number(name.slice(PREFIX.length))
  const rules = on === true ? closed([...options.rules, rule]) : without(options.rules, rule)
  return { ...options, rules }
}

function without(rules: readonly number[], rule: number): number[] {
  const left = rules.filter(one => one !== rule)
  return neededBy(left, rule).reduce((now, { rule: needy }) => without(now, needy), left)
}

/** Says which rules are on because others need them. */
export const ruleNotes = ({ rules }: Pick<Options, 'rules'>): string[] =>
  rules.flatMap(rule => {
    const needy = neededBy(rules, rule)
    const cover = coverOf(rule)
    return cover && needy.length > 0
      ? [`Rule ${rule} (${cover.title}) is in force because ${list(needy.map(one => `rule ${one.rule}`))} needs it.`]
      : []
  })
