import { type RefObject, useEffect, useRef } from 'react'
import type { BoardHandle } from '../../../board/types'
import type { Scene } from '../../../engine/scene/scene'

/** Best first: where people expect it, then over it, then on the other side. */
const CORNERS = ['bottom left', 'top left', 'bottom right', 'top right'] as const

/** Keeps what lies over the board, dice and hints, in a corner where it covers no counter. */
export function useFreeCorner(
  over: RefObject<HTMLDivElement | null>,
  handle: RefObject<BoardHandle | null>,
  scene: Scene,
): void {
  const placed = useRef<(() => void) | null>(null)
  useEffect(() => {
    const box = over.current
    const pane = box?.parentElement
    if (!box || !pane) return
    let off: (() => void) | null = null
    const place = () => {
      const board = handle.current
      if (!board) return
      // The board is loaded late: its view is followed from the first time something lies over it.
      off ??= board.onRest(place)
      const sizes = [...box.children].map(child => child.getBoundingClientRect())
      const width = Math.max(0, ...sizes.map(size => size.width))
      const height = box.offsetHeight
      if (width === 0) return
      const boxes = CORNERS.map(corner => ({
        left: corner.endsWith('left') ? 0 : pane.clientWidth - width,
        right: corner.endsWith('left') ? width : pane.clientWidth,
        top: corner.startsWith('top') ? 0 : pane.clientHeight - height,
        bottom: corner.startsWith('top') ? height : pane.clientHeight,
      }))
      box.dataset.corner = CORNERS[board.freest(boxes)] ?? CORNERS[0]
    }
    placed.current = place
    const watch = new ResizeObserver(place)
    watch.observe(box)
    return () => {
      watch.disconnect()
      off?.()
    }
  }, [over, handle])

  // biome-ignore lint/correctness/useExhaustiveDependencies: counters have moved.
  useEffect(() => placed.current?.(), [scene])
}
