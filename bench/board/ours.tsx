import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import Board from '../../src/board/Board'
import type { BoardHandle, BoardProps } from '../../src/board/types'
import type { Offer } from '../../src/engine/offers'
import { plain } from '../../src/engine/rolls/plan'
import type { Action } from '../../src/engine/ruleset'
import type { Scene } from '../../src/engine/scene/scene'
import { type Contestant, pointer } from './contestant'
import { TABLE, VIEW, ZOOM } from './scene'

const nothing = () => {}

/** Anywhere on the table; as cheap as an offer can be, so that only drawing is measured. */
const anywhere: Offer<Action> = {
  kind: 'region',
  id: 'bench',
  label: 'Move',
  rule: 'BENCH',
  piece: 'u0',
  region: () => [],
  facing: 'free',
  start: () => ({ at: { x: TABLE.width / 2, y: TABLE.height / 2 }, facing: 0 }),
  ghost: { art: 'exo', radius: 2 },
  at: pose => ({ type: 'bench', ...pose }) as Action,
}

/** The board as the table mounts it. */
export async function ours(container: HTMLDivElement, scene: Scene, work: 'pan' | 'drag'): Promise<Contestant> {
  const props: BoardProps = {
    board: TABLE,
    scene,
    selected: null,
    shapes: [],
    badges: new Map(),
    tool: work === 'pan' ? 'pan' : 'select',
    template: null,
    offer: work === 'drag' ? anywhere : null,
    animate: false,
    plan: () => plain('Move', 'BENCH'),
    arcsOf: () => [],
    sight: () => ({ clear: true, lines: [], shapes: [] }),
    onSelect: nothing,
    onHover: nothing,
    onPropose: nothing,
    onAnswer: nothing,
    onCancel: nothing,
    onMeasure: nothing,
  }
  const board = createRef<BoardHandle>()
  const root = createRoot(container)
  flushSync(() => root.render(<Board {...props} ref={board} />))
  await new Promise(resolve => setTimeout(resolve, 500))
  board.current?.fit()
  board.current?.zoomBy(ZOOM)
  await new Promise(resolve => setTimeout(resolve, 500))

  const hand = pointer(() => document.elementFromPoint(VIEW.width / 2, VIEW.height / 2) ?? container)
  let at = { x: VIEW.width / 2, y: VIEW.height / 2 }
  let held = false
  return {
    panBy(dx, dy) {
      at = { x: at.x + dx, y: at.y + dy }
      hand.moveTo(at.x, at.y)
    },
    dragTo(x, y) {
      // The press takes hold of the ghost, which waits in the middle; pressed anywhere else, the board would pan.
      if (!held) hand.moveTo(VIEW.width / 2, VIEW.height / 2)
      held = true
      at = { x, y }
      hand.moveTo(x, y)
    },
    release: () => hand.release(at.x, at.y),
    remove: () => root.unmount(),
  }
}
