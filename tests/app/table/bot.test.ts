import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askBot } from '../../../src/app/bot/ask'
import { runBot } from '../../../src/app/bot/run'
import { inSlices } from '../../../src/app/bot/slices'
import { think } from '../../../src/app/bot/think'
import { isBot, personsOf } from '../../../src/app/table/store/seating'
import { actionsListed } from '../../../src/engine/fuzz/sample'
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

describe('a bot whose action is refused', () => {
  const asked = (accepts: (action: Action) => boolean) => {
    const { match, store } = pondAtPlay()
    const { seat } = store.getState()
    if (seat === 'referee') throw new Error('unreachable')
    const tried: Action[] = []
    const onStuck = vi.fn()
    let now = 0
    const stop = askBot(
      { ruleset: toy, view: viewFor(match.state, seat), seat, random: randomFrom(5), restless: 0 },
      {
        patience: 40,
        clock: () => now++,
        play(action, answered) {
          tried.push(action)
          answered(accepts(action))
        },
        onStuck,
      },
    )
    return { tried, onStuck, stop }
  }

  test('is asked again, without what was refused, until something is accepted', () => {
    let refusals = 0
    const { tried, onStuck } = asked(() => refusals++ === 3)
    vi.runAllTimers()
    expect(tried).toHaveLength(4)
    expect(new Set(tried.map(action => JSON.stringify(action))).size).toBe(4)
    expect(onStuck).not.toHaveBeenCalled()
  })

  test('is asked a few times only, and then gives up', () => {
    const { tried, onStuck } = asked(() => false)
    vi.runAllTimers()
    expect(tried).toHaveLength(5)
    expect(new Set(tried.map(action => JSON.stringify(action))).size).toBe(5)
    expect(onStuck).toHaveBeenCalledTimes(1)
  })

  test('is not asked again once it was stopped', () => {
    const { tried, onStuck, stop } = asked(() => false)
    const before = tried.length
    stop()
    vi.runAllTimers()
    expect(tried).toHaveLength(before)
    expect(onStuck).not.toHaveBeenCalled()
  })

  test('that stumbles over its own thoughts gives up and does not break the page', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = {
      ...toy,
      awaiting: () => {
        throw new Error('broken')
      },
    }
    const onStuck = vi.fn()
    askBot(
      { ruleset: broken, view: pondAtPlay().match.state, seat: 'A', random: randomFrom(1), restless: 0 },
      { patience: 40, play: (_, answered) => answered(true), onStuck },
    )
    vi.runAllTimers()
    expect(onStuck).toHaveBeenCalledTimes(1)
    said.mockRestore()
  })

  test('hands its seat to the person, and keeps what it had in mind to itself', () => {
    const { match, session, store } = pondAtPlay([
      { seat: 'A', name: 'Ada', played: 'person' },
      { seat: 'B', name: 'Botty', played: 'bot' },
    ])
    store.getState().play('B', { type: 'nonsense' })
    expect(store.getState()).toMatchObject({ proposal: null, refusals: [] })
    expect(isBot(session, 'B')).toBe(true)
    const { version } = store.getState()
    store.getState().giveUp('B')
    expect([isBot(session, 'B'), personsOf(session)]).toEqual([false, ['A', 'B']])
    expect(store.getState().version).toBe(version + 1)
    const [prompt] = toy.awaiting(match.state)
    const { seat, curtain } = store.getState()
    expect(curtain ?? seat).toBe(prompt?.seat)
  })
})

describe('a restless bot', () => {
  /** What it weighs first, whatever the dice: all ways are found before the first is weighed. */
  function weighing(seed: number, more: { restless: number; refused?: readonly Action[] }) {
    const { match, store } = pondAtPlay()
    const { seat } = store.getState()
    if (seat === 'referee') throw new Error('unreachable')
    const pick = vi.fn(toy.players?.sail?.pick ?? (() => null))
    const ruleset = { ...toy, players: { ...toy.players, sail: { pick } } }
    const listed = match.offers(seat).flatMap(offer => actionsListed(offer) ?? [])
    const job = think({ ruleset, view: viewFor(match.state, seat), seat, random: randomFrom(seed), ...more })
    const { value } = job.next()
    return { shifts: pick.mock.calls.length, first: value, listed }
  }
  const seeds = Array.from({ length: 20 }, (_, seed) => seed)

  test.each(seeds)('stops fidgeting while there is something listed to do, seed %i', seed => {
    expect(weighing(seed, { restless: 2 }).shifts).toBeGreaterThan(0)
    const { shifts, first, listed } = weighing(seed, { restless: 3 })
    expect(shifts).toBe(0)
    expect(listed).toContainEqual(first)
  })

  test.each(seeds)('goes on shifting its pieces where nothing else is left, seed %i', seed => {
    const { listed } = weighing(seed, { restless: 3 })
    const { shifts, first } = weighing(seed, { restless: 3, refused: listed })
    expect(shifts).toBeGreaterThan(0)
    expect(first).toHaveProperty('type')
    expect(listed).not.toContainEqual(first)
  })
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
