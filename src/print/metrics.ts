// How wide a text will be, without a screen to ask: shares of the type size, on the generous side. What still comes
// out too wide is squeezed by the page.
const NARROW = /[ijl.,:;'|!()[\] /-]/
const WIDE = /[MW@%—]/
const CAPITAL = /[A-Z0-9+−=×&?#]/

const share = (letter: string): number => {
  if (NARROW.test(letter)) return 0.34
  if (WIDE.test(letter)) return 0.95
  return CAPITAL.test(letter) ? 0.68 : 0.58
}

export const textWidth = (text: string, size: number): number => {
  let sum = 0
  for (const letter of text) sum += share(letter)
  return sum * size
}

/** Lines that fit; a word longer than a line stands alone and is squeezed. */
export function wrap(text: string, size: number, width: number): string[] {
  return text.split('\n').flatMap(paragraph => {
    const lines: string[] = []
    for (const word of paragraph.split(/\s+/)) {
      const last = lines.at(-1)
      const longer = last === undefined ? word : `${last} ${word}`
      if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  })
}
