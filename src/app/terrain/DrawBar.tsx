import { Shapes } from 'lucide-react'
import { useStore } from 'zustand'
import { kindOf } from '../../engine/terrain/model'
import { Button } from '../design'
import { leastPoints } from './edit'
import type { Editor } from './store'
import styles from './terrain.module.css'

/** While drawing: what to do, and buttons for people without a keyboard. */
export function DrawBar({ editor }: { editor: Editor }) {
  const { tool, map } = useStore(editor)
  if (tool.kind !== 'draw') return null
  const kind = kindOf(editor.model, tool.terrain)
  if (!kind) return null
  const { length } = tool.points
  return (
    <div className={styles.drawBar} role="toolbar" aria-label={`Drawing: ${kind.name}`}>
      <p>
        <b>{kind.name}</b>{' '}
        {length === 0
          ? 'Drag to draw it, or tap to set points.'
          : `${length} points; it needs at least ${leastPoints(kind)}.`}
      </p>
      {length === 0 && (
        <Button onPress={() => editor.putReady(kind.id, { x: map.width / 2, y: map.height / 2 })}>
          <Shapes aria-hidden="true" /> Place a ready-made one
        </Button>
      )}
      {length > 0 && (
        <>
          <Button kind="primary" isDisabled={length < leastPoints(kind)} onPress={() => editor.finish()}>
            Finish
          </Button>
          <Button onPress={() => editor.takePointBack()}>Remove the last point</Button>
        </>
      )}
      <Button
        kind="quiet"
        onPress={() => {
          editor.cancel()
          if (editor.getState().tool.kind === 'draw') editor.cancel()
        }}
      >
        Cancel
      </Button>
    </div>
  )
}
