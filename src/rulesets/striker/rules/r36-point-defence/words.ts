import { say } from '../../../../engine/record/log'
import { count } from '../../../../engine/words'
import type { State } from '../../state'
import type { Module } from '../module'
import { standOf } from '../stands'

const named = (state: State, id: unknown) => ({
  piece: String(id),
  name: standOf(state, String(id))?.name ?? 'A stand',
})
interface Met {
  readonly kind: string
  readonly rounds: number
  readonly down: number
}

export const words: NonNullable<Module['words']> = {
  met: ({ stand, shot }, state) => {
    const told = (shot as readonly Met[]).map(
      ({ kind, rounds, down }) => `${down} of ${count(rounds, 'round')} of ${kind}`,
    )
    return say`The point defence of ${named(state, stand)} shoots down ${told.join(' and ')}.`
  },
  fired: ({ stand, thrown, dm, need, hits, rounds }, state) =>
    say`The point defence of ${named(state, stand)} fires at ${count(Number(rounds), 'incoming round')}: ${Number(hits) === 0 ? 'a miss' : count(Number(hits), 'hit')} (rolls ${Number(thrown)} ${Number(dm) < 0 ? '−' : '+'} ${Math.abs(Number(dm))}, needs ${Number(need)}).`,
  picked: ({ rounds }) =>
    say`${count(Number(rounds), 'round')} ${Number(rounds) === 1 ? 'is' : 'are'} destroyed; the rest fly on.`,
}
