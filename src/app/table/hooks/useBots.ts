import { useEffect } from 'react'
import { viewFor } from '../../../engine/record/hidden'
import type { Match } from '../../../engine/record/match'
import { randomFrom } from '../../../engine/rolls/random'
import type { Seat } from '../../../engine/seats'
import { runBot } from '../../bot/run'
import { useActions, useTable } from '../store/context'
import { isBot } from '../store/seating'

/** How long a bot may think, and how long its last act stays before the next one, in milliseconds. */
const PATIENCE = 900
const PAUSE = 650

/** Its decisions since somebody else acted or dice fell. */
function restlessOf(match: Match, seat: Seat): number {
  const before = match.steps.findLastIndex(step => step.actor !== seat || step.rolls.length > 0)
  return match.steps.length - 1 - before
}

/** Seats that nobody sits in decide by themselves, one decision at a time; looking back or asking stops them. */
export function useBots(): void {
  const { think, play } = useActions()
  const match = useTable(s => s.match)
  const version = useTable(s => s.version)
  const still = useTable((s, select) => !select.live(s) || s.seat === 'referee')
  const bot = useTable(
    (s, select): Seat | null => select.prompts(s).find(prompt => isBot(s.match, prompt.seat))?.seat ?? null,
  )

  useEffect(() => {
    if (still || bot === null) return
    think(bot)
    const view = viewFor(match.state, bot)
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = runBot(
        { ruleset: match.ruleset, view, seat: bot, random: randomFrom(version + 1), restless: restlessOf(match, bot) },
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
  }, [still, bot, match, version, think, play])
}
