import { planFor } from '../record/step'
import { DiceError } from '../rolls/dice'
import { isRefused } from '../rolls/plan'
import { randomFrom } from '../rolls/random'
import { ScriptedDice } from '../rolls/scripted'
import type { AnyRuleset } from '../ruleset'
import type { GameSetup } from '../setup'
import { decide } from './choosing'
import type { Failure } from './random-play'
import { type Fault, type Input, Run, type RunOptions } from './run'

const MOST_REPLAYS = 1500

/**
 * The fewest decisions that still lead to the same fault: chunks of every size are left out as long as it stays (delta
 * debugging). Decisions that are no longer possible are skipped, and forced steps are added.
 */
export function shrink(
  ruleset: AnyRuleset,
  setup: GameSetup<unknown>,
  failure: Failure,
  options: RunOptions,
): readonly Input[] {
  if (failure.kind === 'endless') return failure.inputs
  let replays = 0
  const fails = (inputs: readonly Input[]): readonly Input[] | null => {
    replays += 1
    const run = replayInputs(ruleset, setup, inputs, options)
    return sameFault(run.fault, failure) ? run.inputs : null
  }
  let kept = fails(failure.inputs) ?? failure.inputs
  let size = kept.length
  // Large chunks first; they may begin anywhere, so that whole turns can go.
  while (size >= 1 && replays < MOST_REPLAYS) {
    const fewer = withoutPiece(kept, Math.min(size, kept.length), fails)
    if (fewer) kept = fewer
    else size = size > SMALL ? Math.floor(size / 2) : size - 1
  }
  return kept
}

/** Below this, every chunk length is tried. */
const SMALL = 16

function withoutPiece(
  inputs: readonly Input[],
  size: number,
  fails: (inputs: readonly Input[]) => readonly Input[] | null,
): readonly Input[] | null {
  for (let at = 0; at + size <= inputs.length; at += Math.ceil(size / 4)) {
    const fewer = fails([...inputs.slice(0, at), ...inputs.slice(at + size)])
    if (fewer && fewer.length < inputs.length) return fewer
  }
  return null
}

/** Plays inputs as far as they go. */
export function replayInputs(
  ruleset: AnyRuleset,
  setup: GameSetup<unknown>,
  inputs: readonly Input[],
  options: RunOptions,
): Run {
  const run = new Run(ruleset, setup, options)
  for (const input of inputs) {
    if (run.fault || run.outcome) return run
    settle(run, input)
    takeInput(run, input)
  }
  settle(run)
  if (
    !run.fault &&
    !run.outcome &&
    !run.guard(() => decide(ruleset, run.state, randomFrom(options.seed), { seats: run.seats }))
  ) {
    run.fault ??= { kind: 'dead-end', why: 'nobody is offered anything that is allowed' }
  }
  return run
}

function takeInput(run: Run, input: Input): void {
  if (run.fault || run.outcome) return
  const { actor, action, faces } = input
  const planned = run.guard(() => planFor(run.ruleset, run.state, actor, action, run.seats))
  if (run.fault) run.inputs.push(input)
  if (!planned || isRefused(planned)) return
  const scripted = new ScriptedDice(faces)
  const fits = () => {
    try {
      planned.resolve(scripted)
      return scripted.unused.length === 0
    } catch (error) {
      return !(error instanceof DiceError)
    }
  }
  run.take(input, fits() ? new ScriptedDice(faces) : run.freshDice())
}

/** Forced steps that are due, up to the one that comes as an input. */
function settle(run: Run, upTo?: Input): void {
  while (!run.fault && !run.outcome) {
    const due = run.guard(() => run.ruleset.auto(run.state))
    if (!due || (upTo?.actor === 'table' && upTo.action.type === due.type)) return
    run.take({ actor: 'table', action: due }, run.freshDice())
    if (run.steps > 100_000) return
  }
}

const sameFault = (a: Fault | null, b: Fault): boolean => a?.kind === b.kind && a.why === b.why
