import { Download, FilePlus2, FolderOpen, Play, Redo2, Save, Undo2 } from 'lucide-react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../design'
import { type Editor, isChanged } from './store'
import styles from './terrain.module.css'

/** Commands for the whole map. */
export function MapBar(props: {
  editor: Editor
  saved: boolean
  onNew(): void
  onOpen(): void
  onSave(): void
  onFile(): void
  onUse(): void
}) {
  const { editor } = props
  const { map, past, future } = useStore(editor)
  const changed = useStore(editor, isChanged)
  return (
    <div className={styles.bar} role="toolbar" aria-label="Map">
      <span className={styles.mapTitle}>
        {map.name || 'Unnamed map'} <small>{changed ? 'not saved' : props.saved ? 'saved' : ''}</small>
      </span>
      <IconButton label="Undo" keyHint="Ctrl+Z" isDisabled={past.length === 0} onPress={() => editor.undo()}>
        <Undo2 />
      </IconButton>
      <IconButton label="Redo" keyHint="Ctrl+Y" isDisabled={future.length === 0} onPress={() => editor.redo()}>
        <Redo2 />
      </IconButton>
      <IconButton label="New map" onPress={props.onNew}>
        <FilePlus2 />
      </IconButton>
      <IconButton label="Open a map" onPress={props.onOpen}>
        <FolderOpen />
      </IconButton>
      <IconButton label="Save as a file" onPress={props.onFile}>
        <Download />
      </IconButton>
      <Button onPress={props.onSave}>
        <Save aria-hidden="true" /> Save
      </Button>
      <Button kind="primary" onPress={props.onUse}>
        <Play aria-hidden="true" /> Play on it
      </Button>
    </div>
  )
}
