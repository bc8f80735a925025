import { useEffect } from 'react'
import type { LogLine } from '../../../engine/record/log'
import { randomFrom } from '../../../engine/rolls/random'
import type { Seat } from '../../../engine/seats'
import { runBot } from '../../bot/run'
import { useActions, useTable } from '../store/context'
import { isBot } from '../store/seating'

/** How long a bot may think, and how long its last act stays before the next one, in milliseconds. */
const PATIENCE = 900
const PAUSE = 650

/** Its steps since somebody else acted or dice were rolled. */
function restlessOf(lines: readonly LogLine[], seat: Seat): number {
  const before = lines.findLastIndex(line => line.actor !== seat || line.rolls.length > 0)
  return new Set(lines.slice(before + 1).map(line => line.step)).size
}

/** Seats that nobody sits in decide by themselves, one decision at a time; looking back or asking stops them. */
export function useBots(): void {
  const { think, play } = useActions()
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
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = runBot(
        {
          ruleset: session.ruleset,
          view,
          seat: bot,
          random: randomFrom(version + 1),
          restless: restlessOf(lines, bot),
        },
        {
          patience: PATIENCE,
          onDecided: action => {
            if (action) play(bot, action)
          },
        },
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop()
      think(null)
    }
  }, [still, bot, session, version, think, play])
}
