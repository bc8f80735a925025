import type { SeenStep } from '../../../engine/record/history'
import type { HeadingOf } from '../log/items'

/** Where to stop on the way: steps that began a part of the sequence, steps that rolled dice. */
export interface ReplayTicks {
  readonly parts: readonly number[]
  readonly rolls: readonly number[]
}

/** Of the steps that somebody saw, by their places among them. */
export function replayTicks(steps: readonly SeenStep[], headingOf: HeadingOf): ReplayTicks {
  const parts: number[] = []
  const rolls: number[] = []
  let last: string | null = null
  steps.forEach(({ rolled }, place) => {
    const heading = headingOf(place)
    if (heading !== last) parts.push(place)
    last = heading
    if (rolled) rolls.push(place)
  })
  return { parts, rolls }
}
