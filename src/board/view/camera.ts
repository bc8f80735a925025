import type { Vec } from '../../engine/geometry/vec'

/** How the table lies under the window: pixels per table unit, and where its corner is in pixels. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Frame {
  readonly board: Size
  readonly window: Size
}

/** Left free round the table where the window is large; a phone has no room to spare. */
const margin = ({ width, height }: Size): number => Math.min(36, Math.min(width, height) * 0.045)
const CLOSEST = 16
const FARTHEST = 0.5

export const toScreen = (view: View, p: Vec): Vec => ({ x: p.x * view.scale + view.x, y: p.y * view.scale + view.y })

export const toTable = (view: View, p: Vec): Vec => ({ x: (p.x - view.x) / view.scale, y: (p.y - view.y) / view.scale })

export function fitScale({ board, window }: Frame): number {
  const room = (full: number) => Math.max(full * 0.5, full - 2 * margin(window))
  return Math.max(1e-3, Math.min(room(window.width) / board.width, room(window.height) / board.height))
}

/** The whole table in the middle of the window. */
export function fitted(frame: Frame): View {
  const scale = fitScale(frame)
  return {
    scale,
    x: (frame.window.width - frame.board.width * scale) / 2,
    y: (frame.window.height - frame.board.height * scale) / 2,
  }
}

/** Zooms so that what lies under `at` stays there. */
export function zoomedAt(view: View, at: Vec, scale: number): View {
  const under = toTable(view, at)
  return { scale, x: at.x - under.x * scale, y: at.y - under.y * scale }
}

export function zoomed(view: View, frame: Frame, zoom: { readonly at: Vec; readonly factor: number }): View {
  const fit = fitScale(frame)
  const scale = Math.min(fit * CLOSEST, Math.max(fit * FARTHEST, view.scale * zoom.factor))
  return kept(zoomedAt(view, zoom.at, scale), frame)
}

export const panned = (view: View, frame: Frame, by: Vec): View =>
  kept({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)

export function centred(view: View, frame: Frame, on: Vec): View {
  const { width, height } = frame.window
  return kept({ ...view, x: width / 2 - on.x * view.scale, y: height / 2 - on.y * view.scale }, frame)
}

/** The middle of the window never leaves the table, so you can't lose it. */
export function kept(view: View, { board, window }: Frame): View {
  const hold = (at: number, full: number, extent: number) =>
    Math.min(full / 2, Math.max(full / 2 - extent * view.scale, at))
  return {
    scale: view.scale,
    x: hold(view.x, window.width, board.width),
    y: hold(view.y, window.height, board.height),
  }
}

/** A view between two others; the scale changes at an even rate to the eye. */
export function between(a: View, b: View, t: number): View {
  if (t >= 1) return b
  const scale = a.scale * (b.scale / a.scale) ** t
  // Follow the point that both views agree on, else a zoom would swing sideways.
  const part = b.scale === a.scale ? t : (scale - a.scale) / (b.scale - a.scale)
  return { scale, x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
}

export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The part of the table in the window, `margin` pixels more on every side. */
export function seen(view: View, window: Size, margin = 0): Rect {
  const a = toTable(view, { x: -margin, y: -margin })
  const b = toTable(view, { x: window.width + margin, y: window.height + margin })
  return { left: a.x, top: a.y, right: b.x, bottom: b.y }
}
