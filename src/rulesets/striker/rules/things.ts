import type { Thing } from '../parts/thing'
import { SIDES } from '../sides'
import type { Next, State } from '../state'

/** What one rule has on the ground, as far as this viewer knows it. */
export const thingsOf = ({ things }: Pick<State, 'things'>, of: string): Thing[] =>
  Object.values(things).flatMap(({ value }) => (value?.of === of ? [value] : []))

/** What is open is seen by both, what isn't only by its owner; what belongs to nobody is open. */
export function putThing(next: Next, thing: Thing): void {
  const readers = thing.open || thing.seat === null ? SIDES : [thing.seat]
  next.things = { ...next.things, [thing.id]: { $for: readers, ghost: true, value: thing } }
}

/** The next free id of a rule's things. Ids tell nothing of how many there are: the other side's are numbered apart. */
export function freshThingId(state: Pick<State, 'things'>, { of, seat }: Pick<Thing, 'of' | 'seat'>): string {
  for (let n = 1; ; n++) {
    const id = `${of}.${seat ?? 'any'}.${n}`
    if (!state.things[id]) return id
  }
}
