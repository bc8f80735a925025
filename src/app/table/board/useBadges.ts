import { useEffect } from 'react'
import type { Badge } from '../../../board/types'
import type { PieceId } from '../../../engine/scene/scene'
import { inSlices } from '../../bot/slices'
import { useActions, useTable } from '../store/context'
import { badgesOf, foreseeing, type Mark, markedOffers, marking, type Target } from './badges'

const NONE: ReadonlyMap<PieceId, Badge> = new Map()
/** How much of a frame the odds may take before the rest waits for the next one. */
const BUDGET_MS = 6

/** The odds on the board, worked out in slices and abandoned when the selection or the game changes. */
export function useBadges(): void {
  const { paint } = useActions()
  const offers = useTable((s, select) => select.within(s))
  const outlooks = useTable((s, select) => select.outlooks(s))
  const armed = useTable((s, select) => select.offer(s))
  const selected = useTable(s => s.selected)
  const ruleset = useTable(s => s.session.ruleset)
  const ahead = useTable(s => s.ahead)
  const view = useTable((s, select) => s.ahead ?? select.view(s))
  useEffect(() => {
    const paintAs = (work: Generator<undefined, void>, marks: ReadonlyMap<PieceId, readonly Mark[]>) =>
      inSlices(work, { budget: BUDGET_MS, onPause: () => paint(badgesOf(marks)) })
    const asked = ahead ? [] : markedOffers(offers, selected, armed)
    if (asked.length > 0) {
      const targets = new Map<PieceId, Target[]>()
      return paintAs(marking(asked, outlooks, targets), targets)
    }
    const foreseen = (armed && !ahead) || selected === null ? undefined : ruleset.prospects?.(view, selected)
    if (!foreseen) return paint(NONE)
    const marks = new Map<PieceId, Mark[]>()
    return paintAs(foreseeing(foreseen, marks), marks)
  }, [offers, outlooks, armed, ahead, selected, ruleset, view, paint])
}
