import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './Board.module.css'
import type { Press } from './input/gestures'
import { intentOf } from './input/keys'
import { FONT } from './paint/look'
import { Canvases } from './stage/Canvases'
import { BoardControl } from './stage/control'
import { Mirror, Said } from './stage/Mirror'
import { thumbnailOf } from './stage/painters'
import { BoardTip } from './stage/Tip'
import { useTheme } from './stage/useTheme'
import type { BoardHandle, BoardProps } from './types'
import { toScreen } from './view/camera'
import { freestOf } from './view/freest'
import { boardInWords } from './view/words'

const KEYS =
  'Use the arrow keys to move the crosshair, with Shift for small steps and with Control for large ones. ' +
  'Press Tab for the next piece, Enter to choose or confirm, Escape to go back one step, Q and E to turn, W to set a waypoint, ' +
  'Backspace to remove it, 0 to see the whole table, plus and minus to zoom.'

/** The table: draws a scene and answers offers on it. */
export default function Board({ ref, ...props }: BoardProps & { ref?: Ref<BoardHandle> }) {
  const { board, scene } = props
  const stage = useRef<HTMLDivElement>(null)
  const keys = useId()
  /** The pointer is down: focus that comes from a press needs no frame. */
  const pointed = useRef(false)
  const theme = useTheme()
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [control] = useState(() => new BoardControl(props, { width: 800, height: 600 }))

  useLayoutEffect(() => {
    const root = stage.current
    if (!root) return
    const measure = () => {
      const next = { width: root.clientWidth, height: root.clientHeight }
      if (next.width === 0 || next.height === 0) return
      control.resize(next)
      setSize(before => (before.width === next.width && before.height === next.height ? before : next))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(root)
    return () => watch.disconnect()
  }, [control])

  useLayoutEffect(() => control.update(props, theme))
  useFonts(control)
  useWheel(stage, control)
  useEffect(() => () => control.rest(), [control])

  useEffect(
    () =>
      control.onPicture(() => {
        if (stage.current) stage.current.style.cursor = control.hand.picture.cursor
      }),
    [control],
  )

  useImperativeHandle(ref, () => ({
    fit: () => control.key({ kind: 'fit' }),
    centreOn(id) {
      const piece = control.display.index.byId.get(id)
      if (piece) control.centreOn(piece.at)
    },
    zoomBy: factor => control.key({ kind: 'zoom', factor }),
    scaleTo: pixels => control.scaleTo(pixels),
    thumbnail: () => thumbnailOf(control),
    freest: boxes => {
      const { display, camera } = control
      const places = display.index.pieces.map(
        piece => ({
          ...toScreen(camera.settled, piece.at),
          // With the name below it.
          radius: display.index.drawn(piece.radius, camera.settled.scale) + 18,
        }),
        [control],
      )
      return freestOf(boxes, places)
    },
    onRest: listener => control.camera.onSettle(listener),
    focus: () => stage.current?.focus({ preventScroll: true }),
  }))

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
    const intent = intentOf(event)
    if (intent && control.key(intent)) event.preventDefault()
  }

  return (
    <section className={styles.root} aria-label="Board">
      <div
        ref={stage}
        className={styles.stage}
        role="application"
        aria-roledescription="board"
        aria-label={boardInWords(board, scene.pieces.length)}
        data-size={`${board.width} by ${board.height}`}
        aria-describedby={keys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the board takes keys of its own, as an application does.
        tabIndex={0}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          delete event.currentTarget.dataset.keys
          pointed.current = true
          control.press(pressed(event))
        }}
        onPointerMove={event => control.move(pressed(event))}
        onPointerUp={event => {
          pointed.current = false
          control.gestures.release(pressed(event))
        }}
        onFocus={event => {
          if (!pointed.current) event.currentTarget.dataset.keys = ''
        }}
        onPointerCancel={() => control.gestures.cancel()}
        onPointerLeave={() => control.leave()}
        onContextMenu={event => event.preventDefault()}
        onKeyDown={keyDown}
        onKeyUp={event => event.key === ' ' && control.releaseHand()}
      >
        {size.width > 0 ? <Canvases control={control} size={size} /> : null}
      </div>
      <BoardTip control={control} />
      <p id={keys} className={styles.hidden}>
        {KEYS}
      </p>
      <Said control={control} />
      <Mirror board={board} scene={scene} badges={props.badges} selected={props.selected} control={control} />
    </section>
  )
}

/** Text drawn before its font has loaded would keep the wrong letters. */
function useFonts(control: BoardControl): void {
  useEffect(() => {
    let gone = false
    const loads = [550, 600, 700].map(weight => document.fonts.load(`${weight} 12px ${FONT}`))
    Promise.allSettled(loads).then(() => {
      if (gone) return
      control.display.fontsArrived()
      control.redraw.markAll()
    })
    return () => {
      gone = true
    }
  }, [control])
}

/** React's wheel listener is passive and can't stop the page from scrolling. */
function useWheel(stage: { readonly current: HTMLDivElement | null }, control: BoardControl): void {
  useEffect(() => {
    const root = stage.current
    if (!root) return
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const box = root.getBoundingClientRect()
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
      const delta = (event.deltaY || event.deltaX) * lines
      const at = { x: event.clientX - box.left, y: event.clientY - box.top }
      control.wheel(at, { delta, pinch: event.ctrlKey, turn: event.shiftKey })
    }
    root.addEventListener('wheel', wheel, { passive: false })
    return () => root.removeEventListener('wheel', wheel)
  }, [stage, control])
}
