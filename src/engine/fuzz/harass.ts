import { type Random, randomFrom } from '../rolls/random'
import type { AnyRuleset } from '../ruleset'
import { decide } from './choosing'
import { ActionPool, type HostileCall, hostileCalls, wrongAnswer } from './hostile'
import { Run } from './run'

export interface HarassOptions {
  readonly games: number
  readonly seed: number
  readonly scenario?: string
  /** Milliseconds since any moment: the engine has no clock. */
  clock(): number
}

export interface Harassed {
  readonly positions: number
  readonly calls: number
  /** The call that took longest, and how long, in milliseconds. */
  readonly slowest: { readonly call: HostileCall; readonly spent: number } | null
  readonly wrong: readonly { readonly call: HostileCall; readonly why: string; readonly seed: number }[]
}

/** Positions are far enough apart to differ. */
const EVERY = 7
const MOST_STEPS = 2000
const MOST_WRONG = 10

/** Random games in which someone keeps sending everything they shouldn't. */
export function harass(ruleset: AnyRuleset, { games, seed: first, scenario, clock }: HarassOptions): Harassed {
  const scenarios = ruleset.setupModel.scenarios.filter(({ id }) => !scenario || id === scenario)
  const pool = new ActionPool()
  const wrong: Harassed['wrong'][number][] = []
  let [positions, calls] = [0, 0]
  let slowest: Harassed['slowest'] = null
  const attack = (run: Run, seed: number, random: Random): void => {
    const target = { ruleset, state: run.state, seats: run.seats }
    positions += 1
    pool.learn(target, random)
    for (const call of hostileCalls(target, pool, random)) {
      const started = clock()
      const why = wrongAnswer(target, call, random)
      const spent = clock() - started
      calls += 1
      if (spent > (slowest?.spent ?? 0)) slowest = { call, spent }
      if (why && wrong.length < MOST_WRONG) wrong.push({ call, why, seed })
    }
  }
  for (let game = 0; game < games && wrong.length < MOST_WRONG; game++) {
    const setup = scenarios[game % scenarios.length]?.setup
    if (!setup) break
    const seed = first + game
    const random = randomFrom(seed)
    const run = new Run(ruleset, setup, { seed, strict: true })
    while (!run.fault && !run.outcome && run.steps < MOST_STEPS) {
      if (run.steps % EVERY === 0) attack(run, seed, random)
      const next = run.guard(() => decide(ruleset, run.state, random, { seats: run.seats }))
      if (!next) break
      pool.add(next.action)
      run.takePrepared(next, run.freshDice())
    }
  }
  return { positions, calls, slowest, wrong }
}
