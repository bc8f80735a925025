import { SURFACES, type SurfaceColours, type Theme, TONES, type ToneColours, toneOfSeat } from '../../art/palette'
import type { BoardSpec } from '../../engine/scene/scene'
import type { Shape, Tone } from '../../engine/scene/shapes'
import type { Size, View } from '../view/camera'

/** Colours for what lies on the table; space is dark in either theme. */
export interface Look {
  readonly theme: Theme
  readonly backdrop: BoardSpec['backdrop']
  readonly surface: SurfaceColours
  readonly tones: Readonly<Record<Tone, ToneColours>>
}

export function lookOf(page: Theme, backdrop: BoardSpec['backdrop']): Look {
  const theme = backdrop === 'space' ? 'dark' : page
  return { theme, backdrop, surface: SURFACES[theme], tones: TONES[theme] }
}

/** Colours of a shape: those of its side, or of its tone. */
export const coloursOfShape = ({ theme, tones }: Look, { seat, tone }: Shape): ToneColours =>
  seat ? toneOfSeat(theme, seat) : tones[tone]

/** How the table is seen: its place in the window in CSS pixels, device pixels per CSS pixel, and colours. */
export interface Lens {
  readonly view: View
  readonly window: Size
  readonly ratio: number
  readonly look: Look
}

/** Something to paint on, measured in CSS pixels. */
export interface Easel extends Lens {
  readonly ctx: CanvasRenderingContext2D
}

export const FONT = '"Inter Variable", Inter, system-ui, sans-serif'
export const font = (px: number, weight = 600): string => `${weight} ${px}px ${FONT}`

/** Device pixels per CSS pixel that we paint; more than two cost much and show little. */
export const pixelRatio = (device = globalThis.devicePixelRatio): number => Math.min(2, Math.max(1, device || 1))
