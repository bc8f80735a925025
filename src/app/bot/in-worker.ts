import type { AnyRow } from './context'
import type { Answer, Asked } from './messages'
import type { Question, Thinker } from './question'

/** As much of a worker as is needed here. */
interface Line {
  postMessage(message: Asked): void
  terminate(): void
  onmessage: ((event: MessageEvent<Answer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

interface Waiting {
  readonly question: Question
  readonly answered: (row: AnyRow | null) => void
  stop: (() => void) | null
}

/** Thinks in a worker, so that the page stays fluent; where workers fail, as `instead` does. */
export function inWorker(open: () => Line, instead: Thinker): Thinker {
  const waiting = new Map<number, Waiting>()
  let line: Line | null = null
  let broken = false
  let asked = 0
  const fail = (): void => {
    broken = true
    line?.terminate()
    line = null
    for (const one of waiting.values()) one.stop = instead(one.question, one.answered)
    waiting.clear()
  }
  const opened = (): Line | null => {
    if (line || broken) return line
    try {
      line = open()
      line.onerror = fail
      line.onmessage = ({ data }) => {
        if ('failed' in data) return fail()
        waiting.get(data.id)?.answered(data.row)
        waiting.delete(data.id)
      }
    } catch {
      broken = true
    }
    return line
  }
  return (question, answered) => {
    const there = opened()
    if (!there) return instead(question, answered)
    asked += 1
    const id = asked
    const one: Waiting = { question, answered, stop: null }
    waiting.set(id, one)
    there.postMessage({ id, question: JSON.stringify(question) })
    return () => {
      if (waiting.delete(id)) line?.postMessage({ id, stop: true })
      one.stop?.()
    }
  }
}
