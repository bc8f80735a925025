import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Gestures, type Press } from '../../board/input/gestures'
import { paintGround } from '../../board/paint/ground'
import { LandTiles } from '../../board/paint/land'
import { lookOf, pixelRatio } from '../../board/paint/look'
import { paintNames } from '../../board/paint/names'
import { Sprites } from '../../board/paint/sprites'
import { useTheme } from '../../board/stage/useTheme'
import { LiveCamera } from '../../board/view/live-camera'
import type { BoardSpec, Scene } from '../../engine/scene/scene'
import { checkMap } from '../../engine/terrain/check'
import { terrainOf } from '../../engine/terrain/index'
import type { TerrainMap, TerrainModel } from '../../engine/terrain/model'
import { terrainScene } from '../../engine/terrain/scene'
import { EditorGestures } from './editor-gestures'
import { Handles } from './Handles'
import { editorKey } from './keys'
import type { Editor } from './store'
import styles from './terrain.module.css'

const KEYS =
  'While drawing: arrow keys move the crosshair, Space sets a point, Backspace removes it, Enter finishes. ' +
  'With a piece selected: arrow keys move it, N and P go through its points, Insert adds one, Delete removes the point or ' +
  'the piece, Q and E turn it. Escape deselects, 0 shows the whole table, plus and minus zoom.'

export const boardOf = (model: TerrainModel, map: TerrainMap): BoardSpec => ({
  kind: 'free',
  unit: model.unit,
  width: map.width,
  height: map.height,
  backdrop: 'ground',
  grid: Math.min(map.width, map.height) > 100 ? 10 : 6,
})

const EMPTY: Omit<Scene, 'terrain'> = { pieces: [], areas: [], cells: [], links: [], shapes: [], status: [] }

/** The map to draw on. */
export function MapStage({ editor }: { editor: Editor }) {
  const state = useStore(editor)
  const { map } = state
  const theme = useTheme()
  const keys = useId()
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [, redraw] = useState(0)
  const [bench] = useState(() => new Bench(editor, () => redraw(n => n + 1)))
  const { camera } = bench

  useLayoutEffect(() => {
    const root = stage.current
    if (!root) return
    const measure = () => bench.resize({ width: root.clientWidth, height: root.clientHeight })
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(root)
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const box = root.getBoundingClientRect()
      const at = { x: event.clientX - box.left, y: event.clientY - box.top }
      camera.zoom(at, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)))
    }
    root.addEventListener('wheel', wheel, { passive: false })
    return () => {
      watch.disconnect()
      root.removeEventListener('wheel', wheel)
      bench.rest()
    }
  }, [bench, camera])

  useLayoutEffect(() => bench.show(canvas.current, map, theme))
  const wrong = useMemo(() => checkMap(editor.model, map).flatMap(({ at }) => (at ? [at] : [])), [editor, map])

  const pressed = (event: PointerEvent<HTMLDivElement>): Press => {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      id: event.pointerId,
      at: { x: event.clientX - box.left, y: event.clientY - box.top },
      by: event.pointerType === 'touch' ? 'touch' : 'mouse',
      button: event.button,
      shift: event.shiftKey,
      time: event.timeStamp,
    }
  }
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    event.currentTarget.dataset.keys = ''
    if (event.key === '0' && !event.ctrlKey) camera.fit('jump')
    else if (event.key === '+' || event.key === '-')
      camera.go(camera.aimed(bench.focus(), event.key === '+' ? 1.3 : 1 / 1.3), 'jump')
    else if (!editorKey(editor, event)) return
    event.preventDefault()
  }

  return (
    <div
      ref={stage}
      className={styles.stage}
      role="application"
      aria-roledescription="map"
      aria-label={`${map.width} by ${map.height} ${editor.model.unit}, ${map.pieces.length} pieces of terrain`}
      aria-describedby={keys}
      data-drawing={state.tool.kind === 'draw' || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map takes keys of its own, as an application does.
      tabIndex={0}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        delete event.currentTarget.dataset.keys
        bench.gestures.press(pressed(event))
      }}
      onPointerMove={event => bench.gestures.move(pressed(event))}
      onPointerUp={event => bench.gestures.release(pressed(event))}
      onPointerCancel={() => bench.gestures.cancel()}
      onContextMenu={event => event.preventDefault()}
      onKeyDown={keyDown}
    >
      <canvas ref={canvas} className={styles.canvas} />
      <Handles model={editor.model} state={state} view={camera.view} stroke={bench.hands.stroke} wrong={wrong} />
      <p id={keys} className="only-spoken">
        {KEYS}
      </p>
    </div>
  )
}

/** The camera, pointer handling and painting of one map. */
class Bench {
  readonly camera: LiveCamera
  readonly hands: EditorGestures
  readonly gestures: Gestures
  private readonly land = new LandTiles()
  private readonly sprites = new Sprites()
  private frame = 0
  /** The size of the table that the camera looks at. */
  private size: { readonly width: number; readonly height: number }
  private paint: (() => boolean) | null = null

  constructor(
    private readonly editor: Editor,
    private readonly changed: () => void,
  ) {
    const { map } = editor.getState()
    this.size = map
    this.camera = new LiveCamera({ board: map, window: { width: 800, height: 600 } })
    this.hands = new EditorGestures(editor, this.camera, changed)
    this.gestures = new Gestures(this.hands)
    this.camera.onMove(() => this.again())
    this.camera.onSettle(() => this.again())
  }

  resize(window: { width: number; height: number }): void {
    if (window.width > 0 && window.height > 0) this.camera.resize({ board: this.editor.getState().map, window })
    this.changed()
  }

  focus() {
    const { cursor, map } = this.editor.getState()
    return cursor ?? { x: map.width / 2, y: map.height / 2 }
  }

  show(canvas: HTMLCanvasElement | null, map: TerrainMap, theme: 'dark' | 'light'): void {
    const ctx = canvas?.getContext('2d')
    if (!canvas || !ctx) return
    const ratio = pixelRatio()
    const { window } = this.camera
    if (map.width !== this.size.width || map.height !== this.size.height) {
      this.size = map
      this.camera.resize({ board: map, window })
    }
    const [width, height] = [Math.round(window.width * ratio), Math.round(window.height * ratio)]
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    const board = boardOf(this.editor.model, map)
    const scene: Scene = { ...EMPTY, terrain: terrainScene(terrainOf(this.editor.model, map)) }
    this.paint = () => {
      ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
      const easel = { ctx, view: this.camera.view, window, ratio, look: lookOf(theme, 'ground') }
      const ground = { scene, sprites: this.sprites, land: this.land, bakedScale: this.camera.settled.scale }
      const more = paintGround(easel, board, ground)
      paintNames(easel, { land: scene.terrain ?? [], areas: [] }, () => false)
      return more
    }
    if (this.paint()) this.again()
  }

  rest(): void {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    this.camera.rest()
  }

  private again(): void {
    if (this.frame) return
    this.frame = requestAnimationFrame(() => {
      this.frame = 0
      this.changed()
    })
  }
}
