import { distance, type Vec } from '../../../../engine/geometry/vec'
import type { Dice } from '../../../../engine/rolls/dice'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { hooks, type Interrupt } from '../hooks'

export interface Interrupted {
  readonly path: readonly Vec[]
  readonly interrupts: readonly Interrupt[]
  readonly stopped: boolean
}

/** STR.core.hooks.move: what the rules in force do to a mover on each leg of its way, nearest first; a stop ends it. */
export function interruptsOn(
  state: State,
  stand: Stand,
  { path, dice }: { path: readonly Vec[]; dice: Dice },
): Interrupted {
  const steps = hooks(state.options, 'move.step')
  if (steps.length === 0) return { path, interrupts: [], stopped: false }
  const gone: Vec[] = []
  const interrupts: Interrupt[] = []
  let from = stand.at
  for (const to of path) {
    const start = from
    const met = steps
      .flatMap(hook => hook(state, { stand, from: start, to }, dice))
      .sort((a, b) => distance(start, a.at) - distance(start, b.at))
    const stop = met.findIndex(({ stops }) => stops)
    interrupts.push(...(stop < 0 ? met : met.slice(0, stop + 1)))
    const at = met[stop]?.at
    if (at) return { path: [...gone, { x: at.x, y: at.y }], interrupts, stopped: true }
    gone.push(to)
    from = to
  }
  return { path: gone, interrupts, stopped: false }
}
