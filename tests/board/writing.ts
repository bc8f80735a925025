import { type Easel, lookOf } from '../../src/board/paint/look'

export interface Text {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** Somebody who notes what is written where: ten pixels a unit, seven a letter. */
export function writing(): { readonly easel: Easel; readonly texts: readonly Text[] } {
  const texts: Text[] = []
  let at = { x: 0, y: 0 }
  const ctx = {
    save: () => {},
    restore: () => {},
    rotate: () => {},
    translate: (x: number, y: number) => {
      at = { x, y }
    },
    measureText: (text: string) => ({ width: 7 * text.length }),
    strokeText: () => {},
    fillText: (text: string) => texts.push({ text, ...at }),
  }
  const easel: Easel = {
    ctx: ctx as unknown as CanvasRenderingContext2D,
    view: { scale: 10, x: 0, y: 0 },
    window: { width: 1000, height: 1000 },
    ratio: 1,
    look: lookOf('dark', 'space'),
  }
  return { easel, texts }
}
