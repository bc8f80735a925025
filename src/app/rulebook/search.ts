import type { Rulebook, RuleEntry, RuleId, Ruling } from '../../engine/rulebook'

export interface RuleSection {
  readonly heading: string
  readonly rules: readonly RuleEntry[]
}

/** Rules in their own order, under their headings. */
export function sectionsOf(entries: readonly RuleEntry[]): RuleSection[] {
  const sections = new Map<string, RuleEntry[]>()
  for (const entry of entries) {
    const section = sections.get(entry.heading)
    if (section) section.push(entry)
    else sections.set(entry.heading, [entry])
  }
  return [...sections].map(([heading, rules]) => ({ heading, rules }))
}

/** Rulings by the rules they are about. */
export function rulingsByRule(rulings: readonly Ruling[]): ReadonlyMap<RuleId, readonly Ruling[]> {
  const found = new Map<RuleId, Ruling[]>()
  for (const ruling of rulings) {
    for (const rule of ruling.rules) found.set(rule, [...(found.get(rule) ?? []), ruling])
  }
  return found
}

const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')

/** Every word of the query must be in the rule, its id, its heading or one of its rulings. */
export function findRules({ entries, rulings }: Rulebook, query: string): readonly RuleEntry[] {
  const words = wordsOf(query)
  if (words.length === 0) return entries
  const beside = rulingsByRule(rulings)
  return entries.filter(({ id, heading, text }) => {
    const ruled = (beside.get(id) ?? []).map(r => `${r.id} ${r.question} ${r.decision}`).join(' ')
    const all = `${id} ${heading} ${text} ${ruled}`.toLowerCase()
    return words.every(word => all.includes(word))
  })
}

/** The text split into matching and other parts, in order, to highlight the matches. */
export function marked(text: string, query: string): { readonly text: string; readonly found: boolean }[] {
  const words = wordsOf(query).map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return [{ text, found: false }]
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((part, i) => ({ text: part, found: i % 2 === 1 }))
    .filter(part => part.text !== '')
}
