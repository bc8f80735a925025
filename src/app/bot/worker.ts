import { gameWith } from '../../engine/parts'
import { coverOf } from '../../rulesets'
import { inPage } from './in-page'
import type { Answer, Asked } from './messages'
import type { Question } from './question'

/** Milliseconds of one slice: nobody watches here, but a message that stops it must get through. */
const SLICE = 40

const stops = new Map<number, () => void>()
const send = (answer: Answer): void => postMessage(answer)

/** Thinks for a bot beside the page. The game is loaded here a second time, and knows only what it is sent. */
async function think(id: number, question: Question): Promise<void> {
  const cover = coverOf(question.game)
  if (!cover) return send({ id, failed: true })
  let stopped = false
  stops.set(id, () => {
    stopped = true
  })
  const ruleset = await gameWith(await cover.load(), question.parts)
  if (stopped) return
  const stop = inPage(ruleset, SLICE)(question, row => {
    stops.delete(id)
    send({ id, row })
  })
  stops.set(id, stop)
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id } = data
  if ('stop' in data) {
    stops.get(id)?.()
    stops.delete(id)
  } else think(id, JSON.parse(data.question)).catch(() => send({ id, failed: true }))
})
