import { saveGame } from './autosave'
import { savedText } from './cards'
import { openText } from './games'
import { freshId } from './ids'
import { packed, unpacked } from './packing'
import { useStorageStatus, wordsOf } from './status'
import { plain, textOf } from './text'

export type Imported =
  | { readonly ok: true; readonly id: string; readonly name: string; readonly warning?: string }
  | { readonly ok: false; readonly why: string }

/** A game of 2000 entries has less than one of these millions. */
const MOST_BYTES = 25_000_000

const PACKED = "This saved game is damaged: what is packed in it can't be read."

const FORMAT = /^\s*\{\s*"format"\s*:\s*"stormtable\/(\w+)"/

/** Files of ours that belong elsewhere, by their format. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  cards: 'This file holds cards, not a game. Import it on the set-up page.',
  map: 'This file holds a map, not a game. Open it in the terrain editor.',
  scenario: 'This file holds a scenario, not a game. Open it on the set-up page.',
  position: 'This text is a position from a link, not a game. Open the link itself.',
}

/** Opens a saved game from text and keeps it as a new game. Says what is wrong, and then changes nothing. */
export async function importText(raw: string): Promise<Imported> {
  const text = unpacked(plain(raw))
  if (text === null) return { ok: false, why: PACKED }
  const elsewhere = ELSEWHERE[FORMAT.exec(text)?.[1] ?? '']
  if (elsewhere !== undefined) return { ok: false, why: elsewhere }
  const opened = await openText(text)
  if (!opened.ok) return opened
  const id = freshId()
  const { match, name, warning } = opened
  await saveGame(id, match, name)
  const { trouble } = useStorageStatus.getState()
  if (trouble?.game === id) return { ok: false, why: wordsOf(trouble) }
  return warning === undefined ? { ok: true, id, name } : { ok: true, id, name, warning }
}

export async function importFile(file: Blob): Promise<Imported> {
  const read = await textOf(file, MOST_BYTES)
  return read.ok ? importText(read.value) : read
}

/** Only letters that every file system accepts. */
const fileName = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N} ._-]+/gu, ' ').trim() || 'game'}.stormtable.json`

export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(name)
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** A game as a file: packed while anything is hidden from a seat. */
export const downloadGame = (name: string, text: string): void => downloadText(name, packed(text))

export async function exportGame(id: string, name: string): Promise<void> {
  const text = await savedText(id)
  if (text === null) throw new Error(`The record of ${name} is missing, so there's nothing to save.`)
  downloadGame(name, text)
}
