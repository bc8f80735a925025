import { useState } from 'react'
import { useStore } from 'zustand'
import type { AnyRuleset } from '../../engine/ruleset'
import type { TerrainSetup } from '../../engine/setup'
import { checkMap } from '../../engine/terrain/check'
import { Button, Confirm, Dialog, Notice, Tabs, toast } from '../design'
import { hrefOf } from '../routes'
import { ScreenHead } from '../ScreenHead'
import { downloadText, keepMap, type OwnMap } from '../storage'
import { DrawBar } from './DrawBar'
import { blankMap } from './drawing'
import { MapBar } from './MapBar'
import { MapChoices } from './MapChoices'
import { MapFaults, MapForm } from './MapForm'
import { MapStage } from './MapStage'
import { mapText } from './map-file'
import { Palette } from './Palette'
import { PieceForm } from './PieceForm'
import type { Sheet, Start } from './start'
import { type Editor, isChanged } from './store'
import styles from './terrain.module.css'
import { useCommands } from './useCommands'
import { useDraft } from './useDraft'
import { useLeaveGuard } from './useLeaveGuard'

interface WorkbenchProps {
  readonly ruleset: AnyRuleset
  readonly terrain: TerrainSetup<unknown>
  readonly editor: Editor
  readonly start: Start
}

export function Workbench(props: WorkbenchProps) {
  const { ruleset, terrain, editor, start } = props
  const [own, setOwn] = useState(start.draft.own)
  const [opening, setOpening] = useState(false)
  /** Another map that would replace unsaved work. */
  const [next, setNext] = useState(start.wanted)
  const [recovered, setRecovered] = useState(start.recovered)
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
      toast({ tone: 'bad', text: `Your browser couldn't store the map (${why}). Save it as a file.` })
      return null
    }
  }
  const put = ({ map, own: id }: Sheet) => {
    editor.open(map, map)
    setOwn(id)
    setRecovered(false)
    setOpening(false)
    setNext(null)
  }
  const replace = (wanted: Sheet) => (isChanged(editor.getState()) ? setNext(wanted) : put(wanted))
  const use = async () => {
    if (checkMap(terrain.model, editor.getState().map).length > 0) {
      toast({ tone: 'bad', text: "You can't play on this map yet. Fix the problems listed beside it first." })
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
        <MapBar
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
                  OK{' '}
                </Button>
              }
            >
              Your unsaved changes from last time are back.
            </Notice>
          )}
          {start.missing && <Notice tone="warn">That map isn't on this device, so this is a new one.</Notice>}
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
        confirm="Open without saving"
        kind="danger"
        onClose={() => setNext(null)}
        onConfirm={() => next && put(next)}
      >
        <p>{recovered ? 'You have unsaved changes from last time. ' : ''}Unsaved changes will be lost.</p>
      </Confirm>
      <Confirm
        title="Leave without saving?"
        isOpen={guard.asking}
        confirm="Leave"
        onClose={guard.stay}
        onConfirm={guard.leave}
      >
        <p>This map isn't saved to your maps yet. Your changes will still be here when you come back.</p>
      </Confirm>
    </div>
  )
}

const Said = ({ editor }: { editor: Editor }) => useStore(editor, state => state.said)

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
