import { isRefusedStep } from '../../src/engine/record/match'
import { planFor, quickStep, type Step } from '../../src/engine/record/step'
import type { RollingDice } from '../../src/engine/rolls/dice'
import { type Odds, oddsOf } from '../../src/engine/rolls/odds'
import { isRefused, type Plan } from '../../src/engine/rolls/plan'
import { randomDice, randomFrom } from '../../src/engine/rolls/random'
import type { Action, AnyRuleset, GameEvent } from '../../src/engine/ruleset'
import type { Actor } from '../../src/engine/seats'

/** What came of one play, in the words of the preview. */
export interface Reading {
  readonly label: string
  readonly also?: readonly string[]
  readonly counts?: Readonly<Record<string, number>>
}

/** One play of an action, with everything that followed from it. */
export interface Played<S> {
  readonly before: S
  readonly after: S
  readonly steps: readonly Step[]
  readonly events: readonly GameEvent[]
}

export interface Trial<S> {
  readonly ruleset: AnyRuleset
  readonly state: S
  readonly actor: Actor
  readonly action: Action
  readonly plays?: number
  /** Another row of dice. The same seed always gives the same plays. */
  readonly seed?: number
  /**
   * Tells what came of a play that went through the real engine: the action, then `answers`, then every forced step.
   * Needed where the action only declares something and its dice are rolled later (`plan.foreseen`). Left out where
   * the action's own `resolve` rolls: then its own `outcome` names what came of it.
   */
  read?(played: Played<S>): Reading
  /** Where each play starts, forced steps first, if the dice are rolled only some decisions after the action. */
  readonly from?: S
  /** What the others decide after the action, in order. */
  readonly answers?: readonly { readonly actor: Actor; readonly action: Action }[]
  /** Ends a play once this holds, before further forced steps are taken. */
  until?(state: S): boolean
}

/** One shown number beside what was played. */
export interface Compared {
  readonly what: string
  readonly shown: number
  readonly played: number
  /** How many standard errors lie between the two. */
  readonly errors: number
}

const PLAYS = 2000
const MOST_FORCED = 200
/** A shown chance further away from what was played than this is wrong. */
const MOST_ERRORS = 3

/** Every shown number that the plays contradict, in words; empty where the shown odds are the played odds. */
export const strayed = <S>(trial: Trial<S>): string[] =>
  playedOdds(trial)
    .filter(({ errors }) => errors > MOST_ERRORS)
    .map(
      ({ what, shown, played, errors }) =>
        `${what}: shown ${shown.toFixed(4)}, played ${played.toFixed(4)}, ${errors.toFixed(1)} standard errors apart`,
    )

/** Shows the odds of an action, plays it many times with seeded dice, and puts the numbers side by side. */
export function playedOdds<S>(trial: Trial<S>): Compared[] {
  const plan = planOf(trial)
  const odds = oddsOf(plan)
  if (!odds) throw new Error(`${trial.action.type} shows no odds`)
  const play = trial.read ? playThrough(trial, trial.read.bind(trial)) : resolveOf(trial, plan)
  const { plays = PLAYS, seed = 1 } = trial
  const readings = Array.from({ length: plays }, (_, i) =>
    play(randomDice(randomFrom(Math.imul(seed, 0x9e3779b1) + Math.imul(i + 1, 0x85ebca6b)))),
  )
  return [...labelsCompared(odds, readings), ...alsoCompared(odds, readings), ...meansCompared(odds, readings)]
}

function planOf({ ruleset, state, actor, action }: Trial<unknown>): Plan<unknown> {
  const planned = planFor(ruleset, state, actor, action)
  if (isRefused(planned))
    throw new Error(`${action.type} is refused: ${planned.refusals.map(({ why }) => why).join(' ')}`)
  return planned
}

/** The action's own dice, read by its own outcome. */
function resolveOf({ action }: Trial<unknown>, plan: Plan<unknown>): (dice: RollingDice) => Reading {
  if (plan.foreseen || !plan.outcome)
    throw new Error(`${action.type} rolls later than it shows: the trial must say how to read a play`)
  const { outcome } = plan
  return dice => {
    const result = plan.resolve(dice)
    return {
      label: outcome.call(plan, result).label,
      also: plan.also?.(result) ?? [],
      counts: plan.counts?.(result) ?? {},
    }
  }
}

/** The whole matter through the engine, forced steps included. */
function playThrough<S>(trial: Trial<S>, read: (played: Played<S>) => Reading): (dice: RollingDice) => Reading {
  const { ruleset, state, from = state, actor, action, answers = [], until = () => false } = trial
  const decisions = trial.from === undefined ? [{ actor, action }, ...answers] : answers
  return dice => {
    let now: unknown = from
    const steps: Step[] = []
    const take = (who: Actor, what: Action): void => {
      const step = quickStep(ruleset, now, who, what, dice)
      if (isRefusedStep(step))
        throw new Error(`${what.type} was refused: ${step.refusals.map(({ why }) => why).join(' ')}`)
      steps.push(step)
      now = step.state
    }
    const settle = (): void => {
      for (let i = 0; i < MOST_FORCED && !until(now as S); i++) {
        const due = ruleset.outcome(now) ? null : ruleset.auto(now)
        if (!due) return
        take('table', due)
      }
    }
    if (trial.from !== undefined) settle()
    for (const decision of decisions) {
      take(decision.actor, decision.action)
      settle()
    }
    return read({ before: from, after: now as S, steps, events: steps.flatMap(step => step.events) })
  }
}

/** Half a play is granted: plays are whole, chances are not. */
function comparedChance(what: string, shown: number, times: number, plays: number): Compared {
  const off = Math.max(0, Math.abs(times - shown * plays) - 0.5)
  const error = Math.sqrt(plays * Math.max(0, shown * (1 - shown)))
  return {
    what,
    shown,
    played: times / plays,
    errors: off < 1e-6 ? 0 : error < 1e-6 ? Number.POSITIVE_INFINITY : off / error,
  }
}

/** Everything shown and everything that happened, also what only one of them knows. */
function labelsCompared({ outcomes }: Odds, readings: readonly Reading[]): Compared[] {
  const shown = new Map(outcomes.map(({ label, probability }) => [label, probability]))
  const names = new Set([...shown.keys(), ...readings.map(({ label }) => label)])
  return [...names].map(name =>
    comparedChance(name, shown.get(name) ?? 0, readings.filter(({ label }) => label === name).length, readings.length),
  )
}

function alsoCompared({ also }: Odds, readings: readonly Reading[]): Compared[] {
  if (readings.every(reading => reading.also === undefined)) return []
  const names = new Set([...also.keys(), ...readings.flatMap(reading => reading.also ?? [])])
  return [...names].map(name =>
    comparedChance(
      `also ${name}`,
      also.get(name) ?? 0,
      readings.filter(reading => reading.also?.includes(name)).length,
      readings.length,
    ),
  )
}

/** A mean has the standard error of its own plays. */
function meansCompared({ means }: Odds, readings: readonly Reading[]): Compared[] {
  if (readings.every(({ counts }) => counts === undefined)) return []
  const names = new Set([...means.keys(), ...readings.flatMap(({ counts }) => Object.keys(counts ?? {}))])
  return [...names].map(name => {
    const counts = readings.map(reading => reading.counts?.[name] ?? 0)
    const played = counts.reduce((sum, count) => sum + count, 0) / counts.length
    const spread = counts.reduce((sum, count) => sum + (count - played) ** 2, 0) / Math.max(1, counts.length - 1)
    const shown = means.get(name) ?? 0
    const off = Math.abs(played - shown)
    const error = Math.sqrt(spread / counts.length)
    return {
      what: `mean of ${name}`,
      shown,
      played,
      errors: off < 1e-9 ? 0 : error < 1e-12 ? Number.POSITIVE_INFINITY : off / error,
    }
  })
}
