import { useEffect } from 'react'
import type { LogLine } from '../../../engine/record/log'
import { randomFrom } from '../../../engine/rolls/random'
import type { Seat } from '../../../engine/seats'
import { askBot } from '../../bot/ask'
import { toast } from '../../design'
import { useActions, useTable } from '../store/context'
import { isBot, nameOf } from '../store/seating'

/** How long a bot may think, and the pause before it acts, in milliseconds. */
const PATIENCE = 900
const PAUSE = 650

const stuckWords = (name: string): string =>
  `The bot found nothing it can do for ${name}. Please play ${name} yourself from here on.`

/** Its steps since somebody else acted or dice were rolled. */
function restlessOf(lines: readonly LogLine[], seat: Seat): number {
  const before = lines.findLastIndex(line => line.actor !== seat || line.rolls.length > 0)
  return new Set(lines.slice(before + 1).map(line => line.step)).size
}

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
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = askBot(
        {
          ruleset: session.ruleset,
          view,
          seat: bot,
          random: randomFrom(version + 1),
          restless: restlessOf(lines, bot),
        },
        {
          patience: PATIENCE,
          play: (action, answered) => play(bot, action, refusals => answered(refusals.length === 0)),
          onStuck: () => {
            giveUp(bot)
            toast({ tone: 'warn', text: stuckWords(nameOf(session, bot)) })
          },
        },
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop()
      think(null)
    }
  }, [still, bot, session, version, think, play, giveUp])
}
