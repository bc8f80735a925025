import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runBot } from '../../../src/app/bot/run'
import { inSlices } from '../../../src/app/bot/slices'
import { think } from '../../../src/app/bot/think'
import { viewFor } from '../../../src/engine/record/hidden'
import { isRefusedStep, Match } from '../../../src/engine/record/match'
import { isRefused } from '../../../src/engine/rolls/plan'
import { randomFrom } from '../../../src/engine/rolls/random'
import type { Action } from '../../../src/engine/ruleset'
import { toy, toySetup } from '../../support/toy'
import { pondAtPlay } from './table'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The best after so many positions weighed: a bot in a hurry. */
function hurried(job: Generator<Action | null, Action | null>, positions: number): Action | null {
  let best: Action | null = null
  for (let i = 0; i < positions; i++) {
    const { value, done } = job.next()
    best = value ?? best
    if (done) break
  }
  return best
}

describe('a bot', () => {
  test('plays a whole game with lawful actions only', () => {
    if (!toySetup) throw new Error('no scenario')
    const match = new Match(toy, { ...toySetup, options: { ...toySetup.options, turns: 2 } }, 'bots')
    match.settle()
    const random = randomFrom(7)
    let decisions = 0
    while (!toy.outcome(match.state) && decisions < 400) {
      const seat = toy.awaiting(match.state)[0]?.seat
      if (!seat) throw new Error('nobody is asked')
      const action = hurried(think({ ruleset: toy, view: viewFor(match.state, seat), seat, random, restless: 0 }), 12)
      if (!action) throw new Error('the bot has no idea')
      expect(isRefusedStep(match.play(seat, action))).toBe(false)
      decisions += 1
    }
    expect(toy.outcome(match.state)).not.toBeNull()
  })

  test('decides within its patience, on something lawful', () => {
    const { match, store } = pondAtPlay()
    const { seat } = store.getState()
    if (seat === 'referee') throw new Error('unreachable')
    let now = 0
    let decided: Action | null | undefined
    const view = viewFor(match.state, seat)
    runBot(
      { ruleset: toy, view, seat, random: randomFrom(1), restless: 0 },
      {
        patience: 30,
        clock: () => {
          now += 1
          return now
        },
        onDecided: action => {
          decided = action
        },
      },
    )
    vi.runAllTimers()
    if (!decided) throw new Error('the bot has not decided')
    expect(isRefused(match.plan(seat, decided))).toBe(false)
  })

  test('that is stopped decides nothing', () => {
    const { match, store } = pondAtPlay()
    const { seat } = store.getState()
    if (seat === 'referee') throw new Error('unreachable')
    const onDecided = vi.fn()
    let now = 0
    const clock = () => now++
    const view = viewFor(match.state, seat)
    const stop = runBot(
      { ruleset: toy, view, seat, random: randomFrom(1), restless: 0 },
      { patience: 1e6, slice: 3, clock, onDecided },
    )
    stop()
    vi.runAllTimers()
    expect(onDecided).not.toHaveBeenCalled()
  })
})

test('a restless bot stops fidgeting while there is something listed to do', () => {
  const { match, store } = pondAtPlay()
  const { seat } = store.getState()
  if (seat === 'referee') throw new Error('unreachable')
  const thought = { ruleset: toy, view: viewFor(match.state, seat), seat, random: randomFrom(4) }
  const weighed = (restless: number) => {
    const kinds = new Set<string>()
    const job = think({ ...thought, restless })
    for (let next = job.next(); !next.done; next = job.next()) if (next.value) kinds.add(next.value.type)
    return kinds
  }
  expect([...weighed(9)]).not.toContain('sail')
  expect([...weighed(9)]).toContain('pass')
})

test('long work pauses between its slices and tells when it is done', () => {
  const pauses: boolean[] = []
  let now = 0
  function* job() {
    for (let i = 0; i < 5; i++) {
      now += 1
      yield i
    }
  }
  inSlices(job(), { budget: 2, clock: () => now, onPause: done => pauses.push(done) })
  expect(pauses).toEqual([false])
  vi.runAllTimers()
  expect(pauses).toEqual([false, false, true])
})
