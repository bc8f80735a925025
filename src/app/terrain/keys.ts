import type { Vec } from '../../engine/geometry/vec'
import { onTable, pieceOf, ringPoints } from './edit'
import { SNAP } from './pen'
import type { Editor } from './store'

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

const ARROWS: Readonly<Record<string, Vec>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** Handles a key on the map; returns whether it was used. */
export function editorKey(editor: Editor, pressed: Pressed): boolean {
  const { key, ctrlKey, metaKey, shiftKey } = pressed
  if (ctrlKey || metaKey) return commandKey(editor, key.toLowerCase(), shiftKey)
  const towards = ARROWS[key]
  const { tool } = editor.getState()
  if (towards) {
    const step = shiftKey ? SNAP * 0.2 : SNAP * 2
    const by = { x: towards.x * step, y: towards.y * step }
    if (tool.kind === 'draw') moveCursor(editor, by)
    else editor.nudge(by)
    return true
  }
  return tool.kind === 'draw' ? drawKey(editor, key) : pieceKey(editor, key)
}

/** Keys that work anywhere on the screen. */
export function commandKey(editor: Editor, key: string, shift: boolean): boolean {
  if (key === 'z' && !shift) editor.undo()
  else if (key === 'y' || (key === 'z' && shift)) editor.redo()
  else if (key === 'd') editor.copy()
  else return false
  return true
}

function moveCursor(editor: Editor, by: Vec): void {
  const { cursor, map } = editor.getState()
  const from = cursor ?? { x: map.width / 2, y: map.height / 2 }
  const to = onTable(map, { x: from.x + by.x, y: from.y + by.y })
  editor.setState({ cursor: to, said: `${Math.round(to.x * 10) / 10}, ${Math.round(to.y * 10) / 10}` })
}

function drawKey(editor: Editor, key: string): boolean {
  const { cursor, map } = editor.getState()
  switch (key) {
    case ' ':
      editor.addPoint(cursor ?? { x: map.width / 2, y: map.height / 2 })
      return true
    case 'Enter':
      editor.finish()
      return true
    case 'Backspace':
      editor.takePointBack()
      return true
    case 'Escape':
      editor.cancel()
      return true
    default:
      return false
  }
}

function pieceKey(editor: Editor, key: string): boolean {
  switch (key) {
    case 'Delete':
    case 'Backspace':
      editor.remove()
      return true
    case 'Escape':
      editor.cancel()
      return true
    case 'Insert':
    case 'i':
      editor.insertVertex()
      return true
    case 'q':
    case 'e':
      editor.turn(key === 'q' ? -15 : 15)
      return true
    case 'n':
    case 'p': {
      const { map, selected, ring, vertex } = editor.getState()
      const piece = pieceOf(map, selected)
      if (!piece) return false
      const count = ringPoints(piece, ring).length
      const next = vertex === null ? 0 : (vertex + (key === 'n' ? 1 : count - 1)) % count
      editor.selectVertex(next)
      editor.setState({ said: `Point ${next + 1} of ${count}` })
      return true
    }
    default:
      return false
  }
}
