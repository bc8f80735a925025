import { useEffect } from 'react'
import { viewFor } from '../../engine/record/hidden'
import type { Match } from '../../engine/record/match'
import { randomFrom } from '../../engine/rolls/random'
import type { Seat } from '../../engine/seats'
import { askBot } from '../bot/ask'
import { toast } from '../design'
import { useActions, useTable } from './context'
import { isBot, nameOf } from './seating'

/** How long a bot may think, and how long its last act stays before the next one, in milliseconds. */
const PATIENCE = 900
const PAUSE = 650

const stuckWords = (name: string): string =>
  `The bot found nothing it can do for ${name}. Please play ${name} yourself from here on.`

/** Its decisions since somebody else acted or dice were rolled. */
function restlessOf(match: Match, seat: Seat): number {
  const before = match.steps.findLastIndex(step => step.actor !== seat || step.throws.length > 0)
  return match.steps.length - 1 - before
}

/** Bots decide by themselves, one decision at a time. Looking back or asking to undo stops them. */
export function useBots(): void {
  const { think, play, giveUp } = useActions()
  const match = useTable(s => s.match)
  const version = useTable(s => s.version)
  const still = useTable((s, read) => !read.live(s) || s.seat === 'referee')
  const bot = useTable(
    (s, read): Seat | null => read.prompts(s).find(prompt => isBot(s.match, prompt.seat))?.seat ?? null,
  )

  useEffect(() => {
    if (still || bot === null) return
    think(bot)
    const view = viewFor(match.state, bot)
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = askBot(
        { ruleset: match.ruleset, view, seat: bot, random: randomFrom(version + 1), restless: restlessOf(match, bot) },
        {
          patience: PATIENCE,
          play: action => play(bot, action).length === 0,
          onStuck: () => {
            giveUp(bot)
            toast({ tone: 'warn', text: stuckWords(nameOf(match, bot)) })
          },
        },
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop()
      think(null)
    }
  }, [still, bot, match, version, think, play, giveUp])
}
