import type { HeadingOf } from '../log/items'

/** Where to stop on the way: steps that began a part of the sequence, steps that threw dice. */
export interface ReplayTicks {
  readonly parts: readonly number[]
  readonly rolls: readonly number[]
}

/** Of the steps a viewer may know of. */
export function replayTicks(steps: number, headingOf: HeadingOf, hasRolled: (step: number) => boolean): ReplayTicks {
  const parts: number[] = []
  const rolls: number[] = []
  let last: string | null = null
  for (let step = 0; step < steps; step++) {
    const heading = headingOf(step)
    if (heading !== last) parts.push(step)
    last = heading
    if (hasRolled(step)) rolls.push(step)
  }
  return { parts, rolls }
}
