import { useCallback, useMemo, useState } from 'react'
import type { Offer } from '../../../engine/offers'
import { plain } from '../../../engine/rolls/plan'
import type { Action } from '../../../engine/ruleset'
import type { PieceId } from '../../../engine/scene/scene'
import { type Dropped, moverOf } from '../../panels/referee/moving'
import { useTable, useTableApi } from '../store/context'

type Carry = Action & { readonly dropped: Dropped }
type Carrying = Extract<Offer<Action>, { kind: 'region' }>

const anywhere = () => plain('Put it here', 'TABLE.referee')

/** The referee drags any piece to where it belongs; the form then asks for a reason. Null for players. */
export function useCarrying() {
  const { store, select } = useTableApi()
  const referee = useTable(s => s.seat === 'referee' && s.at === null)
  const [offer, setOffer] = useState<Carrying | null>(null)

  const carryOf = useCallback(
    (piece: PieceId): Carrying | null => {
      const s = store.getState()
      const view = select.view(s)
      const held = select.scene(s).pieces.find(one => one.id === piece)
      if (!held || !moverOf(s.session.ruleset.refereeControls(view), piece)) return null
      const { width, height } = select.board(s)
      const points = [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: height },
        { x: 0, y: height },
      ]
      return {
        id: `carry.${piece}`,
        kind: 'region',
        label: `Move ${held.name}`,
        rule: 'TABLE.referee',
        piece,
        facing: 'none',
        region: () => [{ kind: 'polygon', tone: 'note', points }],
        start: () => ({ at: held.at, facing: held.facing ?? 0 }),
        ghost: { art: held.art, radius: held.radius },
        at: ({ at }): Carry => ({ type: '@carry', dropped: { piece, at } }),
      }
    },
    [store, select],
  )

  return useMemo(() => {
    if (!referee) return null
    const done = () => setOffer(null)
    return {
      offer,
      startable: (piece: PieceId) => carryOf(piece) !== null,
      plan: anywhere,
      onStart: (piece: PieceId) => setOffer(carryOf(piece)),
      onPropose: () => {},
      onAnswer(action: Action) {
        if ('dropped' in action) store.setState({ dropped: (action as Carry).dropped, tab: 'now' })
        done()
      },
      onCancel: done,
    }
  }, [referee, offer, carryOf, store])
}
