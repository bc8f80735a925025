import { Download, FilePlus2, FolderOpen, Play, Redo2, Save, Shapes, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { AnyRuleset } from '../../engine/ruleset'
import type { TerrainSetup } from '../../engine/setup'
import { checkMap } from '../../engine/terrain/check'
import { kindOf, type TerrainMap } from '../../engine/terrain/model'
import { Button, Confirm, Dialog, IconButton, Notice, Tabs, toast } from '../design'
import { hrefOf } from '../routes'
import { ScreenHead } from '../ScreenHead'
import { downloadText, keepDraft, keepMap, type OwnMap } from '../storage'
import { blankMap } from './drawing'
import { leastPoints } from './edit'
import { commandKey } from './keys'
import { MapChoices } from './MapChoices'
import { MapFaults, MapForm } from './MapForm'
import { MapStage } from './MapStage'
import { mapText } from './map-file'
import { Palette } from './Palette'
import { PieceForm } from './PieceForm'
import { type Editor, isChanged } from './store'
import styles from './terrain.module.css'
import { useLeaveGuard } from './useLeaveGuard'

interface WorkbenchProps {
  readonly ruleset: AnyRuleset
  readonly terrain: TerrainSetup<unknown>
  readonly editor: Editor
  /** The saved map this is; null for one that was never saved. */
  readonly own: string | null
  /** Work of last time that was not saved. */
  readonly recovered: boolean
  readonly missing: boolean
}

/** Another map that would take the place of unsaved work. */
interface Next {
  readonly map: TerrainMap
  readonly own: string | null
}

export function Workbench(props: WorkbenchProps) {
  const { ruleset, terrain, editor } = props
  const [own, setOwn] = useState(props.own)
  const [opening, setOpening] = useState(false)
  const [next, setNext] = useState<Next | null>(null)
  const [recovered, setRecovered] = useState(props.recovered)
  const changed = useStore(editor, isChanged)
  const guard = useLeaveGuard(changed)
  useDraft(ruleset.id, editor, own)
  useCommands(editor, () => void save())

  const save = async (): Promise<string | null> => {
    const { map } = editor.getState()
    if (map.name.trim() === '') {
      toast({ tone: 'bad', text: 'Give the map a name before you save it.' })
      return null
    }
    try {
      const id = await keepMap(ruleset.id, map, own ?? undefined)
      editor.markKept()
      setOwn(id)
      setRecovered(false)
      toast({ tone: 'good', text: `“${map.name}” is saved.` })
      return id
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      toast({ tone: 'bad', text: `The browser could not keep the map (${why}). Save it as a file.` })
      return null
    }
  }
  const put = ({ map, own: id }: Next) => {
    editor.open(map, map)
    setOwn(id)
    setRecovered(false)
    setOpening(false)
    setNext(null)
  }
  const replace = (wanted: Next) => (isChanged(editor.getState()) ? setNext(wanted) : put(wanted))
  const use = async () => {
    if (checkMap(terrain.model, editor.getState().map).length > 0) {
      toast({ tone: 'bad', text: 'This map cannot be played on yet: see what is wrong with it.' })
      return
    }
    const id = isChanged(editor.getState()) || own === null ? await save() : own
    if (id !== null) location.hash = `${hrefOf({ screen: 'setup', game: ruleset.id })}?map=${encodeURIComponent(id)}`
  }

  return (
    <div className={styles.page}>
      <ScreenHead game={ruleset.id} title={ruleset.title} at="terrain" terrain />
      <main className={styles.bench}>
        <h1 className="only-spoken">Terrain editor</h1>
        <Bar
          editor={editor}
          saved={own !== null}
          onNew={() => replace({ map: blankMap(terrain.model), own: null })}
          onOpen={() => setOpening(true)}
          onSave={() => void save()}
          onFile={() => downloadText(editor.getState().map.name, mapText(ruleset, editor.getState().map))}
          onUse={() => void use()}
        />
        <Palette editor={editor} />
        <section className={styles.middle} aria-label="Map">
          {recovered && changed && (
            <Notice
              action={
                <Button kind="quiet" onPress={() => setRecovered(false)}>
                  Good
                </Button>
              }
            >
              Your unsaved work of last time is back.
            </Notice>
          )}
          {props.missing && (
            <Notice tone="warn">The map of this address is not on this device. This is a new one.</Notice>
          )}
          <MapStage editor={editor} />
          <DrawBar editor={editor} />
          <p className="only-spoken" role="status">
            <Said editor={editor} />
          </p>
        </section>
        <Side editor={editor} />
      </main>
      <Dialog title="Open a map" isOpen={opening} onClose={() => setOpening(false)} size="wide">
        <MapChoices
          ruleset={ruleset}
          terrain={terrain}
          chosen={null}
          onChoose={(map, mine: OwnMap | null) => replace({ map, own: mine?.id ?? null })}
        />
      </Dialog>
      <Confirm
        title="Open without saving?"
        isOpen={next !== null}
        confirm="Open it"
        kind="danger"
        onClose={() => setNext(null)}
        onConfirm={() => next && put(next)}
      >
        <p>What you have drawn since you last saved would be lost.</p>
      </Confirm>
      <Confirm
        title="Leave without saving?"
        isOpen={guard.to !== null}
        confirm="Leave"
        onClose={guard.stay}
        onConfirm={guard.leave}
      >
        <p>The map is not saved among your maps. It stays on the workbench, and is here when you come back.</p>
      </Confirm>
    </div>
  )
}

const Said = ({ editor }: { editor: Editor }) => useStore(editor, state => state.said)

function Bar(props: {
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
        {map.name || 'Without a name'} <small>{changed ? 'not saved' : props.saved ? 'saved' : ''}</small>
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

/** While something is drawn: what to do, and the buttons for those without keys. */
function DrawBar({ editor }: { editor: Editor }) {
  const { tool, map } = useStore(editor)
  if (tool.kind !== 'draw') return null
  const kind = kindOf(editor.model, tool.terrain)
  if (!kind) return null
  const { length } = tool.points
  return (
    <div className={styles.drawBar} role="toolbar" aria-label={`Drawing: ${kind.name}`}>
      <p>
        <b>{kind.name}</b>{' '}
        {length === 0 ? 'Drag to draw it, or tap to set points.' : `${length} points, at least ${leastPoints(kind)}.`}
      </p>
      {length === 0 && (
        <Button onPress={() => editor.putReady(kind.id, { x: map.width / 2, y: map.height / 2 })}>
          <Shapes aria-hidden="true" /> Ready-made
        </Button>
      )}
      {length > 0 && (
        <>
          <Button kind="primary" isDisabled={length < leastPoints(kind)} onPress={() => editor.finish()}>
            Finish
          </Button>
          <Button onPress={() => editor.takePointBack()}>Take a point back</Button>
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

function Side({ editor }: { editor: Editor }) {
  const selected = useStore(editor, state => state.selected)
  const [tab, setTab] = useState<'piece' | 'map'>('map')
  const [before, setBefore] = useState(selected)
  if (selected !== before) {
    setBefore(selected)
    if (selected !== null) setTab('piece')
  }
  return (
    <aside className={styles.side} aria-label="Piece and map">
      <MapFaults editor={editor} />
      <Tabs<'piece' | 'map'>
        label="Piece and map"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'piece', title: 'Piece', panel: <PieceForm editor={editor} /> },
          { id: 'map', title: 'Map', panel: <MapForm editor={editor} /> },
        ]}
      />
    </aside>
  )
}

/** Unsaved work is written down a moment after every change, and forgotten when it is saved. */
function useDraft(game: string, editor: Editor, own: string | null): void {
  useEffect(() => {
    const write = () => {
      const state = editor.getState()
      const draft = isChanged(state) ? { own, map: state.map, kept: state.kept } : null
      keepDraft(game, draft).catch(() =>
        toast({ tone: 'warn', text: 'The browser could not keep your work. Save the map as a file.' }),
      )
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = editor.subscribe((now, before) => {
      if (now.map === before.map && now.kept === before.kept) return
      clearTimeout(timer)
      timer = setTimeout(write, 250)
    })
    return () => {
      stop()
      clearTimeout(timer)
      write()
    }
  }, [game, editor, own])
}

/** Undo, redo, copy and save from anywhere but a field one writes in. */
function useCommands(editor: Editor, save: () => void): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      const key = event.key.toLowerCase()
      const writing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
      if (key === 's') save()
      else if (event.defaultPrevented || writing || !commandKey(editor, key, event.shiftKey)) return
      event.preventDefault()
    }
    window.addEventListener('keydown', down)
    return () => window.removeEventListener('keydown', down)
  })
}
