import { lazy, type ReactNode, type RefObject, Suspense, useCallback, useMemo, useRef } from 'react'
import type { BoardHandle } from '../../../board/types'
import type { Vec } from '../../../engine/geometry/vec'
import type { Action, Place } from '../../../engine/ruleset'
import type { PieceId } from '../../../engine/scene/scene'
import { useReducedMotion } from '../../design/index'
import { answeredOnBoard } from '../offers/offer-kinds'
import { useActions, useTable, useTableApi } from '../store/context'
import styles from '../Table.module.css'
import { useCarrying } from './useCarrying'
import { useFreeCorner } from './useFreeCorner'

const Board = lazy(() => import('../../../board/Board'))

interface BoardPaneProps {
  readonly handle: RefObject<BoardHandle | null>
  /** Shown over the bottom edge of the board. */
  readonly children: ReactNode
}

/** Gives the board what it draws, and passes its answers to the store. */
export function BoardPane({ handle, children }: BoardPaneProps) {
  const { store, select } = useTableApi()
  const actions = useActions()
  const board = useTable((s, r) => r.board(s))
  const scene = useTable((s, r) => r.scene(s))
  const shapes = useTable((s, r) => r.shapes(s))
  const offer = useTable((s, r) => r.offer(s))
  const ways = useTable((s, r) => r.ways(s))
  const templates = useTable(s => s.session.ruleset.measures.templates)
  const template = useTable(s => s.template)
  const selected = useTable(s => s.selected)
  const tool = useTable(s => s.tool)
  const seat = useTable(s => s.seat)
  const pinned = useTable(s => s.pinned)
  const still = useReducedMotion()
  const badges = useTable(s => s.badges)
  const carrying = useCarrying()

  const plan = useCallback((action: Action) => select.outlooks(store.getState()).plan(action), [store, select])
  const measures = useMemo(() => {
    const { measures: game } = store.getState().session.ruleset
    const view = () => select.view(store.getState())
    return {
      arcsOf: (from: PieceId, to: Vec) => game.arcs(view(), from, to),
      sight: (from: Place, to: Place) => game.sight(view(), from, to),
      distance: (from: Place, to: Place) => game.distance?.(view(), from, to) ?? null,
    }
  }, [store, select])
  const pane = useRef<HTMLDivElement>(null)
  const over = useRef<HTMLDivElement>(null)
  useFreeCorner(over, handle, scene)
  const ready = useCallback(
    (board: BoardHandle | null) => {
      handle.current = board
      // If an offer is already open when the board appears, the board gets the keyboard.
      const idle = document.activeElement?.contains(pane.current)
      if (board && idle && answeredOnBoard(select.offer(store.getState()))) board.focus()
    },
    [handle, store, select],
  )
  const startable = useCallback((piece: PieceId) => select.draggable(store.getState(), piece) !== null, [store, select])

  return (
    <div className={styles.board} ref={pane}>
      <Suspense fallback={<p className={styles.laying}>Setting up the table…</p>}>
        <Board
          ref={ready}
          board={board}
          scene={scene}
          shapes={shapes}
          badges={badges}
          offer={offer}
          ways={ways}
          selected={selected}
          tool={tool}
          pinned={pinned}
          template={templates[template] ?? null}
          seat={seat === 'referee' ? null : seat}
          animate={!still}
          plan={plan}
          {...measures}
          onSelect={actions.select}
          onHover={actions.hover}
          onPropose={actions.propose}
          onAnswer={actions.answer}
          onCancel={actions.cancel}
          onMeasure={actions.measure}
          startable={startable}
          onStart={actions.choosePiece}
          {...carrying}
        />
      </Suspense>
      <div className={styles.over} ref={over}>
        {children}
      </div>
    </div>
  )
}
