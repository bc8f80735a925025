import type { Dice } from './dice'
import { EnumeratingDice, TooManyRolls } from './enumerating'
import type { Ending } from './plan'

/** A matter that is rolled for round after round until it is decided. */
export interface Rounds<S, R> {
  /** Asked for when somebody rolls or looks. */
  start(): S
  /** Stages with the same key go on alike. */
  key(stage: S): string
  /** One round: the stage it leads to, or how the matter ends. */
  next(stage: S, dice: Dice): { readonly on: S } | { readonly over: R }
}

/** Both ends of a plan in rounds: dice play it out, and its odds follow from the same rounds. */
export const inRounds = <S, R>(rounds: Rounds<S, R>): { resolve(dice: Dice): R; endings(): readonly Ending<R>[] } => ({
  resolve(dice) {
    for (let stage = rounds.start(); ; ) {
      const next = rounds.next(stage, dice)
      if ('over' in next) return next.over
      stage = next.on
    }
  },
  endings: () => endingsOf(rounds),
})

/** What is left unplayed of stages that lead back to one another. */
const NEGLIGIBLE = 1e-12

const MOST_BRANCHES = 100_000
const MOST_ROUNDS = 10_000

/**
 * Every ending with its chance. A round that changes nothing is rolled again for ever, which sums to a geometric series;
 * longer circles are followed until less than 1e-12 is left, and what was found is scaled to a whole.
 */
function endingsOf<S, R>({ start, key, next }: Rounds<S, R>): readonly Ending<R>[] {
  const known = new Map<string, Outlet<S, R>>()
  const outletOf = (stage: S, id: string): Outlet<S, R> => {
    const found = known.get(id) ?? outlet({ stage, id }, key, next)
    known.set(id, found)
    return found
  }
  const endings: Ending<R>[] = []
  const first = start()
  let open = new Map([[key(first), { stage: first, probability: 1 }]])
  let left = 1
  for (let round = 0; left > NEGLIGIBLE; round++) {
    if (round > MOST_ROUNDS) throw new TooManyRolls()
    const later: typeof open = new Map()
    left = 0
    for (const [id, { stage, probability }] of open) {
      const { ends, goesOn } = outletOf(stage, id)
      for (const end of ends) endings.push({ result: end.result, probability: end.probability * probability })
      for (const [to, branch] of goesOn) {
        const share = branch.probability * probability
        const same = later.get(to)
        later.set(to, { stage: branch.stage, probability: (same?.probability ?? 0) + share })
        left += share
      }
    }
    open = later
  }
  const whole = endings.reduce((sum, { probability }) => sum + probability, 0)
  return endings.map(({ result, probability }) => ({ result, probability: probability / whole }))
}

/** Where one stage leads in the end, once something has changed. */
interface Outlet<S, R> {
  readonly ends: readonly Ending<R>[]
  readonly goesOn: ReadonlyMap<string, { readonly stage: S; readonly probability: number }>
}

function outlet<S, R>(
  from: { readonly stage: S; readonly id: string },
  key: Rounds<S, R>['key'],
  next: Rounds<S, R>['next'],
): Outlet<S, R> {
  const dice = new EnumeratingDice(MOST_BRANCHES)
  const ends: Ending<R>[] = []
  const goesOn = new Map<string, { stage: S; probability: number }>()
  let stays = 0
  do {
    const to = next(from.stage, dice)
    const { probability } = dice
    if ('over' in to) {
      ends.push({ result: to.over, probability })
      continue
    }
    const id = key(to.on)
    if (id === from.id) stays += probability
    else goesOn.set(id, { stage: to.on, probability: (goesOn.get(id)?.probability ?? 0) + probability })
  } while (dice.advance())
  const changed = 1 - stays
  if (changed <= NEGLIGIBLE) throw new TooManyRolls()
  return {
    ends: ends.map(({ result, probability }) => ({ result, probability: probability / changed })),
    goesOn: new Map([...goesOn].map(([id, it]) => [id, { stage: it.stage, probability: it.probability / changed }])),
  }
}
