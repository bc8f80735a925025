// npm run fuzz -- --game <id> --games N --seed S [--scenario <id>] [--strict] [--vary] [--hostile]
// Plays random legal games and says how they went; a failure comes with its reproduction. With --hostile, everything
// that is not allowed is sent to their positions as well.
import { type Campaign, type CampaignFailure, campaign, neverCited } from '../src/engine/fuzz/campaign'
import { type Harassed, harass } from '../src/engine/fuzz/harass'
import type { HostileCall } from '../src/engine/fuzz/hostile'
import type { AnyRuleset } from '../src/engine/ruleset'
import { argsOf, gamesOf, said, Wrong, wholeNumber } from './games'

const USAGE = 'npm run fuzz -- [--game <id>] [--scenario <id>] [--games 50] [--seed 1] [--strict] [--vary] [--hostile]'

const OPTIONS = {
  game: { type: 'string' },
  scenario: { type: 'string' },
  games: { type: 'string', default: '50' },
  seed: { type: 'string', default: '1' },
  strict: { type: 'boolean', default: false },
  vary: { type: 'boolean', default: false },
  hostile: { type: 'boolean', default: false },
} as const

export const main = (argv: string[]): Promise<number> =>
  said(async () => {
    const { values } = argsOf(argv, OPTIONS, USAGE)
    const games = wholeNumber(values.games, 'games', 1)
    const seed = wholeNumber(values.seed, 'seed', 0)
    let failed = false
    for (const ruleset of await gamesOf(values.game)) {
      checkScenario(ruleset, values.scenario)
      const { scenario, strict, vary } = values
      if (values.hostile) {
        const clock = () => performance.now()
        failed =
          !tellHarassed(ruleset, harass(ruleset, { games, seed, clock, ...(scenario && { scenario }) })) || failed
        continue
      }
      const started = performance.now()
      const report = campaign(ruleset, { games, seed, strict, vary, ...(scenario && { scenario }) })
      await tell(ruleset, report, (performance.now() - started) / 1000)
      failed ||= report.failures.length > 0
    }
    return failed ? 1 : 0
  })

function checkScenario(ruleset: AnyRuleset, scenario: string | undefined): void {
  const ids = ruleset.setupModel.scenarios.map(({ id }) => id)
  if (scenario && !ids.includes(scenario))
    throw new Wrong(`${ruleset.title} has no scenario “${scenario}”. It has: ${ids.join(', ')}.`)
}

async function tell(ruleset: AnyRuleset, report: Campaign, seconds: number): Promise<void> {
  const book = await ruleset.rulebook()
  const { games, actions, outcomes, failures } = report
  const never = neverCited(book, report.cited)
  const engineRules = book.entries.filter(({ status }) => status === 'engine').length
  console.log(`${ruleset.title}`)
  console.log(`  games        ${games}`)
  console.log(`  actions      ${actions} (${(actions / games).toFixed(0)} a game)`)
  console.log(`  actions/s    ${Math.round(actions / seconds)}`)
  console.log(
    `  outcomes     ${
      [...outcomes]
        .map(([who, count]) => `${who} ${count}`)
        .sort()
        .join(', ') || 'none'
    }`,
  )
  console.log(`  rules cited  ${engineRules - never.length} of ${engineRules}`)
  if (never.length > 0) console.log(`  never cited  ${wrapped(never)}`)
  for (const failure of failures) tellFailure(failure)
}

/** Whether every call was answered as it should be. */
function tellHarassed(ruleset: AnyRuleset, { positions, calls, slowest, wrong }: Harassed): boolean {
  console.log(`${ruleset.title}`)
  console.log(`  hostile calls  ${calls} in ${positions} positions`)
  if (slowest) console.log(`  slowest        ${slowest.spent.toFixed(0)} ms: ${toldOf(slowest.call)}`)
  for (const { call, why, seed } of wrong) console.log(`\n  FAILED (game ${seed}): ${toldOf(call)} ${why}`)
  return wrong.length === 0
}

const toldOf = ({ actor, action }: HostileCall): string => `${actor} ${JSON.stringify(action)?.slice(0, 400)}`

/** Ids in lines of readable width. */
function wrapped(ids: readonly string[]): string {
  const lines = ['']
  for (const id of ids) {
    const last = lines[lines.length - 1] ?? ''
    if (last.length + id.length > 100) lines.push(id)
    else lines[lines.length - 1] = last ? `${last} ${id}` : id
  }
  return lines.join('\n               ')
}

function tellFailure({ kind, why, stack, inputs, shrunk, command }: CampaignFailure): void {
  console.log(`\n  FAILED (${kind}): ${why}`)
  if (stack)
    console.log(
      stack
        .split('\n')
        .slice(1, 6)
        .map(line => `    ${line.trim()}`)
        .join('\n'),
    )
  console.log(`  ${inputs.length} inputs, shrunk to ${shrunk.length}:`)
  for (const { actor, action, faces } of shrunk)
    console.log(`    ${actor} ${JSON.stringify(action)}${faces.length > 0 ? ` dice ${faces.join(' ')}` : ''}`)
  console.log(`  again: ${command}`)
}
