import type { Emit, Skippable } from '../events'
import type { ArcRule } from '../rulebook'
import type { Phase, State } from '../state'

const STEP_RULE: Readonly<Record<Skippable, ArcRule>> = {
  premove: 'ARC.turn.movement.premove',
  torpedoes: 'ARC.turn.movement.torpedoes',
  result: 'ARC.turn.torpedo-result',
  countermeasures: 'ARC.turn.upkeep.cm',
  engineering: 'ARC.turn.upkeep.engineering',
  launch: 'ARC.turn.launch',
}

export const isSkippable = (phase: Phase): phase is Skippable => Object.hasOwn(STEP_RULE, phase)

/** ARC.turn.optional: whether a step isn't part of this game. */
function isOff({ options }: State, step: Skippable): boolean {
  switch (step) {
    case 'premove':
      return !options.drift && !options.declaredTurn
    case 'engineering':
      return !options.engineering
    default:
      return !options.torpedoes
  }
}

/** Tells which steps had nothing to do. Steps that aren't in this game are listed separately. */
export function tellSkipped(state: State, steps: readonly Skippable[], emit: Emit): void {
  const off = steps.filter(step => isOff(state, step))
  const empty = steps.filter(step => !isOff(state, step))
  if (off.length > 0)
    emit({
      type: 'skipped',
      rules: ['ARC.turn.optional', ...off.map(step => STEP_RULE[step])],
      steps: off,
      why: 'basic',
    })
  if (empty.length > 0)
    emit({ type: 'skipped', rules: empty.map(step => STEP_RULE[step]), steps: empty, why: 'nothing' })
}
