import { saveGame } from './autosave'
import { savedText } from './cards'
import { openText } from './games'
import { freshId } from './ids'
import { useStorageStatus, wordsOf } from './status'

export type Imported =
  | { readonly ok: true; readonly id: string; readonly name: string; readonly warning?: string }
  | { readonly ok: false; readonly why: string }

/** A game of two thousand entries is well under one of these millions. */
const MOST_BYTES = 25_000_000

const HOLDS_CARDS = /^\s*\{\s*"format"\s*:\s*"stormtable\/cards"/
const HOLDS_MAP = /^\s*\{\s*"format"\s*:\s*"stormtable\/map"/

const HOLDS_SCENARIO = /^\s*\{\s*"format"\s*:\s*"stormtable\/scenario"/

/** Opens a saved game from text and keeps it as a new game. What is wrong is named, and nothing changes. */
export async function importText(text: string): Promise<Imported> {
  if (HOLDS_CARDS.test(text))
    return { ok: false, why: 'These are cards, not a game: import them where the game is set up.' }
  if (HOLDS_MAP.test(text)) return { ok: false, why: 'This is a map, not a game: open it in the terrain editor.' }
  if (HOLDS_SCENARIO.test(text))
    return { ok: false, why: 'This is a scenario, not a game: open it where the game is set up.' }
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
  if (file.size > MOST_BYTES) return { ok: false, why: 'This file is far too large for a saved game.' }
  if (file.size === 0) return { ok: false, why: 'This file is empty.' }
  return importText(await file.text())
}

/** Letters that every file system takes. */
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

export async function exportGame(id: string, name: string): Promise<void> {
  const text = await savedText(id)
  if (text === null) throw new Error(`${name} has lost its record.`)
  downloadText(name, text)
}
