import { playRandomGame } from '../src/engine/fuzz/random-play'
import { wholeGame } from '../src/engine/parts'
import type { AnyRuleset } from '../src/engine/ruleset'
import { RULESETS } from '../src/rulesets/index'
import { atLeast, type Line, print } from './report'
import { sum } from './stats'

interface Promised {
  /** Actions a second that random play must reach on one core. */
  readonly actions: number
  /** The scenario that the promise names; all in turn where it names none. */
  readonly scenario?: string
}

const PROMISED: Readonly<Record<string, Promised>> = {
  'thunder-struck': { actions: 20_000 },
  arclight: { actions: 10_000 },
  'lightning-war': { actions: 10_000 },
  // The smaller of its two: twenty-one stands.
  striker: { actions: 5_000, scenario: 'STR-S2' },
}

type Scenarios = AnyRuleset['setupModel']['scenarios']

const GAMES = 40
/** The first pass warms up; of the others the one least disturbed by other work counts. */
const PASSES = 10

/** Players who do anything they are allowed to: what is offered, one of it chosen, planned, thrown and applied. */
export async function play(): Promise<readonly Line[]> {
  const lines: Line[] = []
  for (const cover of RULESETS) {
    const promised = PROMISED[cover.id]
    if (promised === undefined) continue
    const ruleset = await wholeGame(await cover.load())
    const { scenarios } = ruleset.setupModel
    const played = promised.scenario ? scenarios.filter(({ id }) => id === promised.scenario) : scenarios
    const speeds = Array.from({ length: PASSES }, (_, pass) => actionsPerSecond(ruleset, played, 1000 * pass)).slice(1)
    const where = promised.scenario ? ` on “${played[0]?.title}”` : ''
    lines.push(atLeast(`${cover.title}${where}, actions a second`, Math.max(...speeds), promised.actions, whole))
  }
  print('Random play, offers included', lines, [`best of ${PASSES - 1} passes of ${GAMES} games`])
  return lines
}

/** By the processor's own clock: what else runs on the machine does not count, our collecting of garbage does. */
function actionsPerSecond(ruleset: AnyRuleset, scenarios: Scenarios, seed: number): number {
  const before = process.cpuUsage()
  const actions = sum(
    Array.from({ length: GAMES }, (_, i) => {
      const scenario = scenarios[i % scenarios.length]
      if (!scenario) throw new Error(`${ruleset.title} has no scenario`)
      const game = playRandomGame(ruleset, scenario.setup, { seed: seed + i, mostActions: 20_000 })
      if (game.failure) throw new Error(`${ruleset.title}: ${game.failure.why}`)
      return game.actions
    }),
  )
  const { user, system } = process.cpuUsage(before)
  return (actions / (user + system)) * 1e6
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')
