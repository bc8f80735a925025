import { useEffect } from 'react'
import { useActions, useTable, useTableApi } from '../store/context'

/** How long the ghost rests before its arcs, ranges and chances are worked out: less than a hand notices. */
const REST_MS = 40

/** Looks ahead to where the ghost is: arcs, ranges and chances are shown as they would be there. */
export function useGhostView(): void {
  const { store, select } = useTableApi()
  const { lookAhead } = useActions()
  const proposal = useTable((s, r) => (r.live(s) ? s.proposal : null))
  useEffect(() => {
    if (!proposal) return lookAhead(null)
    const timer = setTimeout(() => lookAhead(select.outlooks(store.getState()).after(proposal)), REST_MS)
    return () => clearTimeout(timer)
  }, [proposal, store, select, lookAhead])
}
