/** As the page names it; the first one is bundled. */
export const FONT = "'Inter Variable', 'Helvetica Neue', Arial, sans-serif"
export type Weight = 'normal' | 'bold'
export const WEIGHTS: Readonly<Record<Weight, number>> = { normal: 400, bold: 700 }

/** Measured at this size: large enough that no rounding of the screen shows. */
const MEASURED = 100
const known = new Map<string, number>()
let ruler: CanvasRenderingContext2D | null | undefined

/** How wide a text comes out. Measured by the browser, whose letters are printed; estimated if there is none. */
export function textWidth(text: string, size: number, weight: Weight = 'normal'): number {
  const key = `${weight} ${text}`
  let share = known.get(key)
  if (share === undefined) {
    share = measured(text, weight) ?? estimated(text)
    known.set(key, share)
  }
  return share * size
}

function measured(text: string, weight: Weight): number | null {
  if (ruler === undefined) ruler = globalThis.document?.createElement('canvas').getContext?.('2d') ?? null
  if (!ruler) return null
  ruler.font = `${WEIGHTS[weight]} ${MEASURED}px ${FONT}`
  return ruler.measureText(text).width / MEASURED
}

const fetched = new Set<string>()

/** Loads the fonts that these texts need and forgets what was measured before. */
export async function fetchLetters(texts: Iterable<string>): Promise<void> {
  if (!globalThis.document?.fonts?.load) return
  const letters = [...new Set([...texts].join(''))].filter(letter => !fetched.has(letter))
  if (letters.length === 0) return
  const loads = Object.values(WEIGHTS).map(weight =>
    document.fonts.load(`${weight} ${MEASURED}px ${FONT}`, letters.join('')),
  )
  await Promise.allSettled(loads)
  for (const letter of letters) fetched.add(letter)
  known.clear()
}

// Shares of the type size, on the generous side.
const NARROW = /[ijl.,:;'|!()[\] /-]/
const WIDE = /[MW@%—]/
const CAPITAL = /[A-Z0-9+−=×&?#]/

const share = (letter: string): number => {
  if (NARROW.test(letter)) return 0.34
  if (WIDE.test(letter)) return 0.95
  if ((letter.codePointAt(0) ?? 0) >= 0x1100) return 1.05
  return CAPITAL.test(letter) ? 0.68 : 0.58
}

function estimated(text: string): number {
  let sum = 0
  for (const letter of text) sum += share(letter)
  return sum
}
