import { createVitest, type TestCase } from 'vitest/node'
import { TABLE_RULES } from '../src/engine/record/referee'
import type { RuleEntry } from '../src/engine/rulebook'

/** Games still being written: reported, but not held to it. */
const PENDING: readonly string[] = []

const books = import.meta.glob<{ entries: readonly RuleEntry[] }>('../src/rulesets/*/rulebook.ts', { eager: true })

interface Book {
  readonly name: string
  readonly entries: readonly RuleEntry[]
  /** Where its tests are. */
  readonly tests: string
}

export interface Coverage {
  readonly tested: number
  readonly owed: number
  /** Rules without a test that claims them. */
  readonly untested: readonly string[]
  /** Claims to rules that the rulebook does not know. */
  readonly unknown: readonly string[]
}

/** `[LS.attack.hit LS.attack.miss] …` claims two rules. */
export function claims(title: string): string[] {
  return (
    /^\[([^\]]+)\]/
      .exec(title)?.[1]
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? []
  )
}

/** Both ways: every rule that is enforced or refereed has a test, every id in a title is a rule. */
export function coverageOf(entries: readonly RuleEntry[], titles: readonly string[]): Coverage {
  const known = new Set<string>([...entries, ...TABLE_RULES].map(entry => entry.id))
  const claimed = new Set(titles.flatMap(claims))
  const owed = entries.filter(entry => entry.status !== 'reference').map(entry => entry.id)
  const untested = owed.filter(id => !claimed.has(id))
  const unknown = titles.flatMap(title => claims(title).flatMap(id => (known.has(id) ? [] : [`${id} in “${title}”`])))
  return { tested: owed.length - untested.length, owed: owed.length, untested, unknown }
}

/** The tests that vitest would run, tables spelled out; what is skipped proves nothing. */
async function collect(): Promise<readonly TestCase[]> {
  const vitest = await createVitest('test', { watch: false, reporters: [] })
  try {
    const { testModules, unhandledErrors } = await vitest.collect(['tests/rulesets/', 'tests/engine/'])
    const broken = [...testModules.flatMap(module => module.errors()), ...unhandledErrors]
    if (broken.length > 0) throw new Error('some test files cannot be read; run `npm run test:unit` to see why')
    const cases = testModules.flatMap(module => [...module.children.allTests()])
    return cases.filter(({ options }) => options.mode === 'run' || options.mode === 'only')
  } finally {
    await vitest.close()
  }
}

function allBooks(): Book[] {
  const games = Object.entries(books).map(([path, { entries }]): Book => {
    const name = path.split('/').at(-2) ?? path
    return { name, entries, tests: `tests/rulesets/${name}/` }
  })
  return [{ name: 'table', entries: TABLE_RULES, tests: 'tests/engine/' }, ...games]
}

export async function main(): Promise<number> {
  const cases = await collect()
  const failed = allBooks().map(book => {
    const titles = cases.filter(({ module }) => module.relativeModuleId.startsWith(book.tests)).map(({ name }) => name)
    const coverage = coverageOf(book.entries, titles)
    const wrong = coverage.untested.length + coverage.unknown.length
    const pending = PENDING.includes(book.name)
    console.log(`${book.name}: ${coverage.tested} of ${coverage.owed} rules tested${pending ? ' (pending)' : ''}`)
    for (const id of coverage.untested) console.log(`  no test claims ${id}`)
    for (const claim of coverage.unknown) console.log(`  no such rule: ${claim}`)
    return wrong > 0 && !pending
  })
  return failed.includes(true) ? 1 : 0
}
