import type { Prompt } from '../../engine/ruleset'
import type { Seat } from '../../engine/seats'
import { dueIn, dueOf, reasonsOf, whyTested } from './rules/morale'
import { basesOfSeat } from './rules/muster'
import { count, list } from './rules/words'
import type { State } from './state'

// Prompts whose words take long to find: found when somebody reads them.

export class MovementPrompt implements Prompt {
  readonly rule = 'LW.turn.2'

  constructor(
    private readonly state: State,
    readonly seat: Seat,
  ) {}

  get say(): string {
    const left = basesOfSeat(this.state, this.seat).filter(({ moved }) => moved === 'none').length
    return `move your units, ${count(left, 'base')} not moved yet`
  }
}

export class MoralePrompt implements Prompt {
  readonly rule = 'LW.turn.5'

  constructor(
    private readonly state: State,
    readonly seat: Seat,
  ) {}

  get say(): string {
    const { state, seat } = this
    return `test morale: ${list(dueOf(state, seat).map(unit => `${unit.name} ${whyTested(reasonsOf(state, unit))}`))}`
  }

  get pieces(): readonly string[] {
    const { state, seat } = this
    return dueOf(state, seat).flatMap(unit => dueIn(state, unit).map(({ id }) => id))
  }
}
