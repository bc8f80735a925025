import type { Context } from 'konva/lib/Context.js'
import Konva from 'konva/lib/Core.js'
import type { Layer as KonvaLayer } from 'konva/lib/Layer.js'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { Layer, Shape, Stage } from 'react-konva/es/ReactKonvaCore.js'
import { pixelRatio } from '../paint/look'
import type { Size } from '../view/camera'
import type { BoardControl } from './control'
import { paintersOf } from './painters'
import { LAYERS, type LayerName } from './redraw'

/**
 * Four canvases, one shape each, no hit canvas: what is under the pointer is looked up on the table. Their shapes never
 * change, so React renders this once per size of the window and the control paints.
 */
export const Canvases = memo(function Canvases({ control, size }: { control: BoardControl; size: Size }) {
  const ratio = usePixelRatio()
  // Konva reads the ratio when it makes a canvas.
  Konva.pixelRatio = ratio
  const painters = useMemo(() => paintersOf(control), [control])
  useEffect(() => {
    control.display.ratio = ratio
    control.redraw.markAll()
  }, [control, ratio])
  return (
    <Stage width={size.width} height={size.height} listening={false}>
      {LAYERS.map(name => (
        <Painted key={name} name={name} control={control} ratio={ratio} paint={painters[name]} />
      ))}
    </Stage>
  )
})

function Painted(props: {
  name: LayerName
  control: BoardControl
  ratio: number
  paint: (ctx: CanvasRenderingContext2D) => void
}) {
  const { name, control, paint, ratio } = props
  const layer = useRef<KonvaLayer>(null)
  useEffect(() => control.redraw.attach(name, () => layer.current?.draw()), [name, control])
  useEffect(() => {
    const canvas = layer.current?.getCanvas()
    if (canvas && canvas.getPixelRatio() !== ratio) canvas.setPixelRatio(ratio)
  }, [ratio])
  return (
    <Layer ref={layer} listening={false}>
      <Shape listening={false} perfectDrawEnabled={false} sceneFunc={(context: Context) => paint(context._context)} />
    </Layer>
  )
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
