import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askBot } from '../../../src/app/bot/ask'
import type { AnyRow } from '../../../src/app/bot/context'
import { inPage } from '../../../src/app/bot/in-page'
import { inWorker } from '../../../src/app/bot/in-worker'
import type { Answer, Asked } from '../../../src/app/bot/messages'
import type { Question, Thinker } from '../../../src/app/bot/question'
import type { Action } from '../../../src/engine/ruleset'
import { toy } from '../../support/toy'
import { pondAtPlay } from '../table/table'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const QUESTION: Question = {
  game: 'pond',
  parts: [],
  view: {},
  seat: 'A',
  seed: 1,
  restless: 0,
  refused: [],
  patience: 100,
}
const named = (...types: string[]): AnyRow => ({ actions: types.map(type => ({ type })) })

describe('a decision of several actions', () => {
  const played = (rows: readonly AnyRow[], accepts: (action: Action) => boolean) => {
    const asked: Question[] = []
    const tried: string[] = []
    const thinker: Thinker = (question, answered) => {
      const row = rows[asked.length] ?? null
      asked.push(question)
      answered(row)
      return () => {}
    }
    askBot(QUESTION, {
      thinker,
      play(action, answered) {
        tried.push(action.type)
        answered(accepts(action))
      },
      onStuck: () => tried.push('stuck'),
    })
    vi.runAllTimers()
    return { asked, tried }
  }

  test('is played to its end without asking again', () => {
    const { asked, tried } = played([named('a', 'b', 'c')], () => true)
    expect(tried).toEqual(['a', 'b', 'c'])
    expect(asked).toHaveLength(1)
  })

  test('stops at what is refused', () => {
    expect(played([named('a', 'b', 'c')], ({ type }) => type !== 'b').tried).toEqual(['a', 'b'])
  })

  test('whose first action is refused is replaced by another', () => {
    const { asked, tried } = played([named('a', 'b'), named('c')], ({ type }) => type !== 'a')
    expect(tried).toEqual(['a', 'c'])
    expect(asked[1]?.refused).toEqual([{ type: 'a' }])
  })
})

describe('a thinker in a worker', () => {
  const line = () => ({
    sent: [] as Asked[],
    postMessage(message: Asked) {
      this.sent.push(message)
    },
    terminate: vi.fn(),
    onmessage: null as ((event: MessageEvent<Answer>) => void) | null,
    onerror: null as ((event: ErrorEvent) => void) | null,
  })
  const never: Thinker = () => {
    throw new Error('asked in the page')
  }
  const say = (data: Answer) => ({ data }) as MessageEvent<Answer>

  test('sends the question as JSON and hands the answer back', () => {
    const there = line()
    const answered = vi.fn()
    inWorker(() => there, never)(QUESTION, answered)
    expect(there.sent).toEqual([{ id: 1, question: JSON.stringify(QUESTION) }])
    there.onmessage?.(say({ id: 1, row: named('a') }))
    expect(answered).toHaveBeenCalledExactlyOnceWith(named('a'))
  })

  test('that is stopped tells the worker, and answers nothing', () => {
    const there = line()
    const answered = vi.fn()
    const stop = inWorker(() => there, never)(QUESTION, answered)
    stop()
    expect(there.sent.at(-1)).toEqual({ id: 1, stop: true })
    there.onmessage?.(say({ id: 1, row: named('a') }))
    expect(answered).not.toHaveBeenCalled()
  })

  test.each([
    ['breaks', (there: ReturnType<typeof line>) => there.onerror?.({} as ErrorEvent)],
    ['says that it fails', (there: ReturnType<typeof line>) => there.onmessage?.(say({ id: 1, failed: true }))],
  ])('whose worker %s goes on in the page, from then on', (_, fail) => {
    const there = line()
    const open = vi.fn(() => there)
    const answered = vi.fn()
    const thinker = inWorker(open, (_question, answer) => {
      answer(named('page'))
      return () => {}
    })
    thinker(QUESTION, answered)
    fail(there)
    expect(answered).toHaveBeenCalledExactlyOnceWith(named('page'))
    thinker(QUESTION, answered)
    expect(answered).toHaveBeenCalledTimes(2)
    expect(open).toHaveBeenCalledTimes(1)
  })

  test('that cannot be started goes on in the page', () => {
    const answered = vi.fn()
    const thinker = inWorker(
      () => {
        throw new Error('no workers here')
      },
      (_question, answer) => {
        answer(named('page'))
        return () => {}
      },
    )
    thinker(QUESTION, answered)
    expect(answered).toHaveBeenCalledExactlyOnceWith(named('page'))
  })
})

test('a bot decides the same from a view that went through JSON', async () => {
  const { match, store } = pondAtPlay()
  const { seat } = store.getState()
  if (seat === 'referee') throw new Error('unreachable')
  const view = match.viewFor(seat)
  const answers: (AnyRow | null)[] = []
  const question = { ...QUESTION, view, seat, patience: 60_000 }
  inPage(toy)(question, row => answers.push(row))
  inPage(toy)(JSON.parse(JSON.stringify(question)), row => answers.push(row))
  await vi.runAllTimersAsync()
  expect(answers).toHaveLength(2)
  expect(answers[0]).not.toBeNull()
  expect(answers[1]).toEqual(answers[0])
})
