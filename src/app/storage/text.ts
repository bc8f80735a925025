// Text as it comes from outside. Whatever is wrong with it is said in a sentence; nothing here throws.

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string }

const wrong = (why: string): { readonly ok: false; readonly why: string } => ({ ok: false, why })

const NOT_UTF8 = "This file isn't UTF-8 text. Save it as UTF-8 and open it again."
const UTF16 = 'This file is UTF-16 text. Save it as UTF-8 and open it again.'

/** The text of a file of at most so many bytes. */
export async function textOf(file: Blob, most: number): Promise<Read<string>> {
  if (file.size === 0) return wrong('This file is empty.')
  if (file.size > most) return wrong(`This file is too large: it can have at most ${Math.floor(most / 1_000_000)} MB.`)
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return wrong("This file can't be read. It may have been moved or changed since you chose it.")
  }
  // Every second byte of plain letters is 0 in UTF-16, with or without a mark in front.
  const [first, second] = bytes
  if (first === 0 || second === 0 || (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return wrong(UTF16)
  try {
    // A mark in front of UTF-8 text is left out.
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return wrong(NOT_UTF8)
  }
}

/** Nothing of ours has more than a dozen brackets within brackets; walking down thousands would overflow. */
const DEEPEST = 100

/** Whether brackets lie within brackets so deep that reading them isn't safe. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]
    if (quoted) {
      if (letter === '\\') i += 1
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '[' || letter === '{') {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (letter === ']' || letter === '}') depth -= 1
  }
  return false
}

/** JSON from text. `what` it should be is named where it isn't: "a saved game". */
export function jsonOf(text: string, what: string): Read<unknown> {
  if (text.includes('\0')) return wrong(UTF16)
  if (isTooDeep(text)) return wrong(`This isn't ${what}: its brackets are nested too deeply.`)
  try {
    return { ok: true, value: JSON.parse(plain(text)) }
  } catch {
    return wrong(`This isn't ${what}: the text is cut short or isn't JSON.`)
  }
}

/** Without the mark that some programs put in front of UTF-8 text. */
export const plain = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text)
