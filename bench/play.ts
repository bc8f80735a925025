import { playRandomGame } from '../src/engine/fuzz/random-play'
import type { AnyRuleset } from '../src/engine/ruleset'
import { RULESETS } from '../src/rulesets/index'
import { atLeast, type Line, print } from './report'
import { sum } from './stats'

/** Actions a second that random play must reach on one core. */
const PROMISED: Readonly<Record<string, number>> = {
  'thunder-struck': 20_000,
  arclight: 10_000,
  'lightning-war': 10_000,
  striker: 5_000,
}

const GAMES = 40
/** The first pass warms up; of the others the one least disturbed by other work counts. */
const PASSES = 6

/** Players who do anything they are allowed to: what is offered, one of it chosen, planned, thrown and applied. */
export async function play(): Promise<readonly Line[]> {
  const lines: Line[] = []
  for (const cover of RULESETS) {
    const promised = PROMISED[cover.id]
    if (promised === undefined) continue
    const ruleset = await cover.load()
    const speeds = Array.from({ length: PASSES }, (_, pass) => actionsPerSecond(ruleset, 1000 * pass)).slice(1)
    lines.push(atLeast(`${cover.title}, actions a second`, Math.max(...speeds), promised, whole))
  }
  print('Random play, offers included', lines, [`best of ${PASSES - 1} passes of ${GAMES} games`])
  return lines
}

/** By the processor's own clock: what else runs on the machine does not count, our collecting of garbage does. */
function actionsPerSecond(ruleset: AnyRuleset, seed: number): number {
  const { scenarios } = ruleset.setups
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
