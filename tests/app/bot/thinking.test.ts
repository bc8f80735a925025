import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askBot } from '../../../src/app/bot/ask'
import type { AnyBot, AnyRow, BotContext } from '../../../src/app/bot/context'
import { inPage } from '../../../src/app/bot/in-page'
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
import { pondAtPlay } from '../table/table'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The best after so many positions weighed: a bot in a hurry. */
function hurried(job: Generator<AnyRow | null, AnyRow | null>, positions: number): Action | null {
  let best: AnyRow | null = null
  for (let i = 0; i < positions; i++) {
    const { value, done } = job.next()
    best = value ?? best
    if (done) break
  }
  return best?.actions[0] ?? null
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
        onDecided: row => {
          decided = row?.actions[0]
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
    const stop = askBot(
      { game: toy.id, parts: [], view: viewFor(match.state, seat), seat, seed: 5, restless: 0, patience: 1000 },
      {
        thinker: inPage(toy),
        play(action, answered) {
          tried.push(action)
          answered(accepts(action))
        },
        onStuck,
      },
    )
    return { tried, onStuck, stop }
  }

  test('is asked again, without what was refused, until something is accepted', async () => {
    let refusals = 0
    const { tried, onStuck } = asked(() => refusals++ === 3)
    await vi.runAllTimersAsync()
    expect(tried).toHaveLength(4)
    expect(new Set(tried.map(action => JSON.stringify(action))).size).toBe(4)
    expect(onStuck).not.toHaveBeenCalled()
  })

  test('is asked a few times only, and then gives up', async () => {
    const { tried, onStuck } = asked(() => false)
    await vi.runAllTimersAsync()
    expect(tried).toHaveLength(5)
    expect(new Set(tried.map(action => JSON.stringify(action))).size).toBe(5)
    expect(onStuck).toHaveBeenCalledTimes(1)
  })

  test('is not asked again once it was stopped', async () => {
    const { tried, onStuck, stop } = asked(() => false)
    const before = tried.length
    stop()
    await vi.runAllTimersAsync()
    expect(tried).toHaveLength(before)
    expect(onStuck).not.toHaveBeenCalled()
  })

  test('that stumbles over its own thoughts gives up and does not break the page', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = {
      ...toy,
      awaiting: () => {
        throw new Error('broken')
      },
    }
    const onStuck = vi.fn()
    askBot(
      { game: toy.id, parts: [], view: pondAtPlay().match.state, seat: 'A', seed: 1, restless: 0, patience: 40 },
      { thinker: inPage(broken), play: (_, answered) => answered(true), onStuck },
    )
    await vi.runAllTimersAsync()
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
    return { shifts: pick.mock.calls.length, first: value?.actions[0], listed }
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

describe('what a game proposes', () => {
  const asked = (bot: AnyBot, more: Partial<BotContext> = {}) => {
    const { match, store } = pondAtPlay()
    const { seat } = store.getState()
    if (seat === 'referee') throw new Error('unreachable')
    const thought = { ruleset: toy, bot, view: viewFor(match.state, seat), seat, random: randomFrom(4), restless: 0 }
    const job = think({ ...thought, ...more })
    for (let next = job.next(); ; next = job.next()) if (next.done) return next.value
  }
  const pass = { type: 'pass' }
  const nonsense = { type: 'nonsense' }

  test('is all that is weighed, and a single row is taken as it is', () => {
    const row = { actions: [pass, nonsense] }
    expect(asked({ rows: () => [row] })?.actions).toEqual(row.actions)
  })

  test('is passed over where its first action is refused, now or before', () => {
    const rows = () => [{ actions: [nonsense, pass] }, { actions: [pass] }]
    expect(asked({ rows })?.actions).toEqual([pass])
    const other = asked({ rows }, { refused: [pass] })
    expect(other?.actions).not.toEqual([pass])
    expect(other?.actions).toHaveLength(1)
  })

  test('is taken at once if the game is sure of it, and nothing is asked of it beyond', () => {
    let further = false
    function* rows() {
      yield { actions: [nonsense], sure: true }
      yield { actions: [pass], sure: true }
      further = true
      yield { actions: [pass] }
    }
    expect(asked({ rows })?.actions).toEqual([pass])
    expect(further).toBe(false)
  })

  test('is weighed by the value of the position and by what the game leans to', () => {
    const rows = () => [
      { actions: [pass], leaning: 1 },
      { actions: [pass, nonsense], leaning: 2 },
    ]
    expect(asked({ rows, value: () => 0 })?.actions).toHaveLength(2)
  })

  test('an offer that it passes over is left alone while anything else is legal', () => {
    const kinds = new Set<string>()
    const passes = ({ id }: { readonly id: string }) => {
      kinds.add(id)
      return id !== 'pass'
    }
    expect(asked({ passes })?.actions).toEqual([pass])
    expect(kinds.size).toBeGreaterThan(1)
  })
})

test('after very many decisions in a row a bot comes to an end, however it likes to go on', () => {
  const isAskedAfter = (restless: number): boolean => {
    const { match, store } = pondAtPlay()
    const { seat } = store.getState()
    if (seat === 'referee') throw new Error('unreachable')
    const sayTo = (state: unknown) => toy.awaiting(state).find(prompt => prompt.seat === seat)?.say
    const before = sayTo(match.state)
    const bot: AnyBot = { value: view => (sayTo(view) === before ? 1 : 0) }
    const view = viewFor(match.state, seat)
    const job = think({ ruleset: toy, bot, view, seat, random: randomFrom(4), restless })
    let last = job.next()
    while (!last.done) last = job.next()
    const [action] = last.value?.actions ?? []
    if (!action || isRefusedStep(match.play(seat, action))) throw new Error('refused')
    return sayTo(match.state) === before
  }
  expect([0, 40].map(isAskedAfter)).toEqual([true, false])
})
