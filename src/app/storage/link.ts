// Positions travel in the address: deflated, in letters that need no escaping, with a check sum in front.

/** Browsers and messengers cut longer addresses. */
const MOST_LETTERS = 32_000
/** A few letters can unfold into gigabytes; no honest position is as large as this. */
const MOST_BYTES = 2_000_000
const SUM_LETTERS = 6

export type Unpacked = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string }

const DAMAGED =
  'This link is damaged: part of it is missing or changed. Ask for it again, or ask for the game as a file.'

/** Null where the text is too long for a link. */
export async function packText(text: string): Promise<string | null> {
  const squeezed = await drawn(
    through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')),
    MOST_BYTES,
  )
  if (!squeezed) return null
  const letters = toLetters(squeezed)
  return letters.length > MOST_LETTERS ? null : sumOf(letters) + letters
}

export async function unpackText(payload: string): Promise<Unpacked> {
  if (payload.length > MOST_LETTERS + SUM_LETTERS)
    return { ok: false, why: 'This link is too long: Stormtable never makes links of this length.' }
  const sum = payload.slice(0, SUM_LETTERS)
  const letters = payload.slice(SUM_LETTERS)
  const bytes = fromLetters(letters)
  if (!bytes || letters === '' || sumOf(letters) !== sum) return { ok: false, why: DAMAGED }
  try {
    const unfolded = await drawn(through(bytes, new DecompressionStream('deflate-raw')), MOST_BYTES)
    if (!unfolded) return { ok: false, why: "This link wasn't opened: it holds more than any game can." }
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(unfolded) }
  } catch {
    return { ok: false, why: DAMAGED }
  }
}

type Bytes = Uint8Array<ArrayBuffer>

const through = (bytes: Bytes, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(stream)

/** The whole stream, or null as soon as it is longer than `most`. */
async function drawn(stream: ReadableStream<Uint8Array>, most: number): Promise<Bytes | null> {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > most) {
      await reader.cancel()
      return null
    }
    chunks.push(next.value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

function toLetters(bytes: Bytes): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromLetters(letters: string): Bytes | null {
  if (!/^[A-Za-z0-9_-]*$/.test(letters) || letters.length % 4 === 1) return null
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, letter => letter.charCodeAt(0))
}

/** FNV-1a in 32 bits; guards against accidents, not against malice, which the schemas meet. */
function sumOf(letters: string): string {
  let sum = 0x811c9dc5
  for (let i = 0; i < letters.length; i++) sum = Math.imul(sum ^ letters.charCodeAt(i), 0x01000193)
  return (sum >>> 0).toString(36).padStart(7, '0').slice(-SUM_LETTERS)
}
