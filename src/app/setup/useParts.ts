import { useEffect, useState } from 'react'
import { gameFor } from '../../engine/parts'
import type { AnyRuleset } from '../../engine/ruleset'
import { toast } from '../design'

/** The game with the parts that the options call for; without the new ones until they have come. */
export function useParts(base: AnyRuleset, options: unknown): AnyRuleset {
  const [ruleset, setRuleset] = useState(base)
  useEffect(() => {
    let wanted = true
    gameFor(base, options).then(
      game => {
        if (wanted) setRuleset(game)
      },
      () =>
        toast({ tone: 'warn', text: "A part of this game couldn't be loaded. Check your connection and try again." }),
    )
    return () => {
      wanted = false
    }
  }, [base, options])
  return ruleset
}
