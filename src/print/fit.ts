import { textWidth, type Weight } from './metrics'

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

interface Line {
  readonly size: number
  readonly width: number
  readonly weight?: Weight
}

/**
 * Where a text may be broken: at spaces, behind the sign that joins two words, and between the words of scripts that
 * have no spaces. A space belongs to the word before it.
 */
function pieces(text: string): string[] {
  const found: string[] = []
  for (const { segment, isWordLike } of words.segment(text)) {
    const before = found.at(-1)
    const joined = before !== undefined && /\p{L}[+/]$/u.test(before) && /^\p{L}{4}/u.test(segment)
    const glued = before !== undefined && !joined && !/\s$/.test(before) && !(isWordLike && isIdeographic(segment))
    if (glued || (before !== undefined && /^\s/.test(segment))) found[found.length - 1] = before + segment
    else found.push(segment)
  }
  return found
}

const isIdeographic = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u.test(text)

/** Lines no wider than asked; what is longer than a line is broken where a letter ends. */
export function wrap(text: string, { size, width, weight }: Line): string[] {
  const fits = (line: string) => textWidth(line.trimEnd(), size, weight) <= width
  return text.split('\n').flatMap(paragraph => {
    const lines: string[] = ['']
    const add = (piece: string) => {
      const last = lines.at(-1) ?? ''
      if (last === '' || fits(last + piece)) lines[lines.length - 1] = last + piece
      else lines.push(piece)
    }
    for (const piece of pieces(paragraph)) {
      if (fits(piece)) add(piece)
      else for (const { segment } of clusters.segment(piece)) add(segment)
    }
    return lines.map(line => line.trim())
  })
}

export interface Room {
  readonly width: number
  /** The preferred size; it shrinks down to `least` if necessary. */
  readonly size: number
  readonly least: number
  readonly lines: number
  readonly weight?: Weight
}

export interface Fitted {
  readonly lines: readonly string[]
  readonly size: number
}

const STEP = 0.92

/** A text in a given room: as it is, on more lines, smaller; as a last resort the last line is squeezed. */
export function fitted(text: string, { width, size, least, lines, weight }: Room): Fitted {
  const style = weight === undefined ? {} : { weight }
  for (let at = size; ; at *= STEP) {
    const tried = Math.max(least, at)
    // A word is broken only if smaller letters wouldn't help.
    const whole = pieces(text).every(piece => textWidth(piece.trimEnd(), tried, weight) <= width)
    const broken = wrap(text, { size: tried, width, ...style })
    if (broken.length <= lines && (whole || tried === least)) return { lines: broken, size: tried }
    if (tried > least) continue
    const kept = broken.slice(0, lines - 1)
    const rest = broken.slice(lines - 1).join(' ')
    return { lines: [...kept, rest], size: least }
  }
}
