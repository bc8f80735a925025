import Konva from 'konva/lib/Core'
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore'
import { Nodes } from '../nodes/reconcile'
import { pixelRatio } from '../paint/look'
import type { Size } from '../view/camera'
import type { BoardControl } from './control'
import { activeOf, paintersOf } from './painters'
import { PAINTED, type PaintedLayer } from './redraw'

/**
 * Four canvases without hit canvases: what is under the pointer is looked up on the table. React renders this once per
 * size of the window; after that the control repaints the lower three and updates the nodes of the top one.
 */
export const Canvases = memo(function Canvases({ control, size }: { control: BoardControl; size: Size }) {
  const ratio = usePixelRatio()
  // Konva reads the ratio when it makes a canvas.
  Konva.pixelRatio = ratio
  // The control draws in its own frame; Konva would draw each changed layer again in the next one.
  Konva.autoDrawEnabled = false
  const painters = useMemo(() => paintersOf(control), [control])
  useEffect(() => {
    control.display.ratio = ratio
    control.redraw.markAll()
  }, [control, ratio])
  return (
    <Stage width={size.width} height={size.height} listening={false}>
      {PAINTED.map(name => (
        <Painted key={name} name={name} control={control} ratio={ratio} paint={painters[name]} />
      ))}
      <Active control={control} ratio={ratio} />
    </Stage>
  )
})

function Painted(props: {
  name: PaintedLayer
  control: BoardControl
  ratio: number
  paint: (ctx: CanvasRenderingContext2D) => void
}) {
  const { name, control, paint, ratio } = props
  const layer = useRef<Konva.Layer>(null)
  useEffect(() => control.redraw.attach(name, () => layer.current?.draw()), [name, control])
  useRatio(layer, ratio)
  const draw = (_: unknown, shape: Konva.Shape) => {
    const ctx = shape.getLayer()?.getNativeCanvasElement().getContext('2d')
    if (ctx) paint(ctx)
  }
  return (
    <Layer ref={layer} listening={false}>
      <Shape listening={false} perfectDrawEnabled={false} sceneFunc={draw} />
    </Layer>
  )
}

function Active({ control, ratio }: { control: BoardControl; ratio: number }) {
  const ref = useRef<Konva.Layer>(null)
  useEffect(() => {
    const layer = ref.current
    if (!layer) return
    const nodes = new Nodes(layer)
    const active = activeOf(control)
    const detach = control.redraw.attach('active', () => {
      nodes.show([active()])
      layer.draw()
    })
    return () => {
      detach()
      nodes.show([])
    }
  }, [control])
  useRatio(ref, ratio)
  return <Layer ref={ref} listening={false} />
}

function useRatio(layer: RefObject<Konva.Layer | null>, ratio: number): void {
  useEffect(() => {
    const canvas = layer.current?.getCanvas()
    if (canvas && canvas.getPixelRatio() !== ratio) canvas.setPixelRatio(ratio)
  }, [layer, ratio])
}

/** Changes when the window goes to another screen or the page is zoomed. */
function usePixelRatio(): number {
  const [device, setDevice] = useState(() => globalThis.devicePixelRatio)
  useEffect(() => {
    const media = matchMedia(`(resolution: ${device}dppx)`)
    const changed = () => setDevice(globalThis.devicePixelRatio)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }, [device])
  return pixelRatio(device)
}
