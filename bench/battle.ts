import { decide } from '../src/engine/fuzz/random-play'
import { isRefusedStep, Match } from '../src/engine/record/match'
import { randomFrom } from '../src/engine/rolls/random'
import type { Action, AnyRuleset } from '../src/engine/ruleset'
import type { Actor } from '../src/engine/seats'
import type { GameSetup } from '../src/engine/setup'
import { coverOf } from '../src/rulesets/index'

export interface Battle {
  readonly match: Match
  /** Milliseconds of every attack: declared, answered, thrown and applied, with all that followed by itself. */
  readonly attacks: readonly number[]
}

export async function lightningStrike(): Promise<AnyRuleset> {
  const cover = coverOf('lightning-strike')
  if (!cover) throw new Error('Lightning Strike is not in the registry')
  return cover.load()
}

/** Twenty against twenty on the largest table. */
export function fortyUnits(ruleset: AnyRuleset): GameSetup<unknown> {
  const { forces, scenarios } = ruleset.setups
  const [scenario] = scenarios
  if (!forces || !scenario) throw new Error('Lightning Strike has no forces to choose from')
  const { setup } = scenario
  const roster = forces.roster(setup.options)
  const bought = setup.seats.reduce((options, { seat }) => {
    const entries = Array.from({ length: 20 }, (_, i) => {
      const card = roster[i % roster.length]
      return { card: card?.id ?? '', name: `${card?.name} ${i + 1}` }
    })
    return forces.replace(options, seat, entries)
  }, setup.options)
  const options = { ...(bought as object), tableWidth: 300, tableHeight: 300, turnLimit: 0 }
  return { ...setup, options }
}

/** A battle of random legal decisions, through the very calls that the table makes. */
export function fight(ruleset: AnyRuleset, entries: number, seed: number): Battle {
  const match = new Match(ruleset, fortyUnits(ruleset), `bench ${seed}`)
  const random = randomFrom(seed)
  const attacks: number[] = []
  match.settle()
  while (match.steps.length < entries && !ruleset.outcome(match.state)) {
    const next = decide(ruleset, match.state, random)
    if (!next) throw new Error('the battle has come to a dead end')
    const spent = playTimed(match, next)
    if (next.action.type === 'attack') attacks.push(spent)
    else if (next.action.type === 'defend') attacks.push((attacks.pop() ?? 0) + spent)
  }
  return { match, attacks }
}

function playTimed(match: Match, { actor, action }: { actor: Actor; action: Action }): number {
  const start = performance.now()
  const steps = match.play(actor, action)
  const spent = performance.now() - start
  if (isRefusedStep(steps)) throw new Error(`${action.type}: ${steps.refusals.map(r => r.why).join(' ')}`)
  return spent
}
