// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyRow } from '../../../src/app/bot/context'
import type { Question, Thinker } from '../../../src/app/bot/question'
import { useBots } from '../../../src/app/table/hooks/useBots'
import { TableProvider } from '../../../src/app/table/store/context'
import { toy } from '../../support/toy'
import { pondAtPlay } from '../table/table'

interface Thought {
  readonly question: Question
  readonly answer: (row: AnyRow | null) => void
  stopped: boolean
}
const thoughts = vi.hoisted(() => [] as unknown[]) as Thought[]

vi.mock('../../../src/app/bot/thinker', () => ({
  thinkerFor: (): Thinker => (question, answer) => {
    const thought: Thought = { question, answer, stopped: false }
    thoughts.push(thought)
    return () => {
      thought.stopped = true
    }
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  thoughts.length = 0
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A table at which the machine has the seat that decides next. */
function atTable() {
  const asked = toy.awaiting(pondAtPlay().match.state)[0]?.seat
  const table = pondAtPlay([
    { seat: 'A', name: 'Ada', played: asked === 'A' ? 'bot' : 'person' },
    { seat: 'B', name: 'Ben', played: asked === 'B' ? 'bot' : 'person' },
  ])
  const wrapper = ({ children }: { children: ReactNode }) => <TableProvider value={table}>{children}</TableProvider>
  const hook = renderHook(() => useBots(), { wrapper })
  const [thought] = thoughts
  if (!thought || asked === undefined) throw new Error('the machine is not asked')
  return { ...table, ...hook, thought, bot: asked }
}

const answerNow = (thought: Thought, row: AnyRow) =>
  act(() => {
    thought.answer(row)
    vi.advanceTimersByTime(1000)
  })

test('the machine is asked with what its seat sees, shown to be thinking, and plays what it decides', () => {
  const { match, store, thought, bot } = atTable()
  expect(thought.question).toMatchObject({ seat: bot, game: toy.id, view: match.viewFor(bot) })
  expect(store.getState().thinking).toBe(bot)
  const before = match.steps.length
  answerNow(thought, { actions: [{ type: 'pass' }] })
  expect(match.steps.length).toBeGreaterThan(before)
  expect(store.getState().thinking).not.toBe(bot)
})

test('a quick answer waits a moment, so that people see what happened before', () => {
  const { match, thought } = atTable()
  const before = match.steps.length
  act(() => {
    thought.answer({ actions: [{ type: 'pass' }] })
    vi.advanceTimersByTime(50)
  })
  expect(match.steps.length).toBe(before)
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(match.steps.length).toBeGreaterThan(before)
})

test.each([
  ['looking back', ({ store }: ReturnType<typeof atTable>) => store.getState().look(0)],
  ['leaving the table', ({ unmount }: ReturnType<typeof atTable>) => unmount()],
])('%s stops it: what it decides then is not played', (_, leave) => {
  const table = atTable()
  const before = table.match.steps.length
  act(() => leave(table))
  expect(table.thought.stopped).toBe(true)
  expect(table.store.getState().thinking).toBeNull()
  answerNow(table.thought, { actions: [{ type: 'pass' }] })
  expect(table.match.steps.length).toBe(before)
})
