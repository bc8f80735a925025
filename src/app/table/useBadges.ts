import { useEffect } from 'react'
import type { Badge } from '../../board/types'
import type { PieceId } from '../../engine/scene/scene'
import { inSlices } from '../bot/slices'
import { badgesOf, type Mark, markedOffers, marking } from './badges'
import { useActions, useTable } from './context'

const NONE: ReadonlyMap<PieceId, Badge> = new Map()
/** Part of a frame that chances may take before the rest waits for the next. */
const BUDGET_MS = 6

/** The chances on the board, worked out a frame's part at a time and given up when the question changes. */
export function useBadges(): void {
  const { paint } = useActions()
  const offers = useTable((s, read) => read.offers(s))
  const outlooks = useTable((s, read) => read.outlooks(s))
  const armed = useTable((s, read) => read.offer(s))
  const selected = useTable(s => s.selected)
  useEffect(() => {
    const asked = markedOffers(offers, selected, armed)
    if (asked.length === 0) return paint(NONE)
    const marks = new Map<PieceId, Mark[]>()
    return inSlices(marking(asked, outlooks, marks), {
      budget: BUDGET_MS,
      onPause: () => paint(badgesOf(marks)),
    })
  }, [offers, outlooks, armed, selected, paint])
}
