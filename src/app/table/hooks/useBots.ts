import { useEffect } from 'react'
import type { Seat } from '../../../engine/seats'
import { askBot } from '../../bot/ask'
import { restlessOf } from '../../bot/restless'
import { thinkerFor } from '../../bot/thinker'
import { toast } from '../../design'
import { useActions, useTable } from '../store/context'
import { isBot, nameOf } from '../store/seating'

/** How long a bot may think, and the least time between two of its decisions, in milliseconds. */
const PATIENCE = 1500
const PAUSE = 350

const stuckWords = (name: string): string =>
  `The bot found nothing it can do for ${name}. Please play ${name} yourself from here on.`

/** Bots decide by themselves, one decision at a time. Looking back or asking to undo stops them. */
export function useBots(): void {
  const { think, play, giveUp } = useActions()
  const session = useTable(s => s.session)
  const version = useTable(s => s.version)
  const still = useTable((s, select) => !select.live(s) || s.seat === 'referee')
  const bot = useTable(
    (s, select): Seat | null => select.prompts(s).find(prompt => isBot(s.session, prompt.seat))?.seat ?? null,
  )

  useEffect(() => {
    if (still || bot === null) return
    think(bot)
    const { view, lines } = session.now(bot)
    const until = performance.now() + PAUSE
    let timer: ReturnType<typeof setTimeout> | null = null
    const thinker = thinkerFor(session.ruleset)
    const stop = askBot(
      {
        game: session.ruleset.id,
        parts: session.ruleset.parts?.here ?? [],
        view,
        seat: bot,
        seed: version + 1,
        restless: restlessOf(lines, bot),
        patience: PATIENCE,
      },
      {
        // A quick answer waits until people have seen what happened before.
        thinker: (question, answered) =>
          thinker(question, row => {
            timer = setTimeout(() => answered(row), Math.max(0, until - performance.now()))
          }),
        play: (action, answered) => play(bot, action, refusals => answered(refusals.length === 0)),
        onStuck: () => {
          giveUp(bot)
          toast({ tone: 'warn', text: stuckWords(nameOf(session, bot)) })
        },
      },
    )
    return () => {
      if (timer !== null) clearTimeout(timer)
      stop()
      think(null)
    }
  }, [still, bot, session, version, think, play, giveUp])
}
