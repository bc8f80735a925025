import { type Opened, openSave, parseSave } from '../../engine/record/save'
import { coverOf } from '../../rulesets'
import { liveMatch } from './autosave'
import { cardKey, LAST, readCard, renamed, savedText, saveKey, shelf, TAB } from './cards'
import { announce } from './changes'
import { freshId } from './ids'
import { useStorageStatus } from './status'
import { jsonOf } from './text'
import { canBePlayed } from './trial'

const UNPLAYABLE = "This saved game is damaged: some of its parts don't fit together."

/** Reads a saved game from anywhere. Says what is wrong; changes nothing. */
export async function openText(text: string): Promise<Opened> {
  const json = jsonOf(text, 'a saved game')
  if (!json.ok) return json
  const parsed = parseSave(text)
  if (!parsed.ok) return parsed
  const { ruleset } = parsed.save.record
  const cover = coverOf(ruleset)
  if (!cover)
    return { ok: false, why: `This is a game of “${ruleset}”, which this version of Stormtable doesn't have.` }
  try {
    const opened = openSave(await cover.load(), parsed.save)
    return !opened.ok || canBePlayed(opened.match) ? opened : { ok: false, why: UNPLAYABLE }
  } catch (error) {
    console.error(error)
    return { ok: false, why: UNPLAYABLE }
  }
}

/**
 * From here on this tab writes the game. A game this tab has in hand is handed over as it is, which also serves
 * where nothing could be written; any other is read from the shelf.
 */
export async function openGame(id: string): Promise<Opened> {
  const mine = await claim(id)
  const live = mine ? liveMatch(id) : null
  return live ? { ok: true, match: live.match, name: live.name } : readGame(id)
}

/** The game as it was kept last, to look at. */
export async function readGame(id: string): Promise<Opened> {
  const text = await savedText(id)
  if (text === null)
    return { ok: false, why: 'This browser has no such game: it was deleted, or the browser forgot it.' }
  return openText(text)
}

/** False where another tab has written the game since. */
async function claim(id: string): Promise<boolean> {
  let mine = true
  await (await shelf()).change([cardKey(id)], ([value]) => {
    const card = readCard(value)
    if (!card) return new Map()
    mine = card.writer === TAB
    return new Map<string, unknown>([
      [LAST, id],
      [cardKey(id), { ...card, writer: TAB }],
    ])
  })
  const { trouble } = useStorageStatus.getState()
  if (trouble?.kind === 'elsewhere' && trouble.game === id) useStorageStatus.setState({ trouble: null })
  return mine
}

export async function renameGame(id: string, name: string): Promise<void> {
  await (await shelf()).change([cardKey(id), saveKey(id)], ([value, text]) => {
    const card = readCard(value)
    if (!card) throw new Error('This entry is damaged.')
    return new Map<string, unknown>([
      [cardKey(id), { ...card, name }],
      [saveKey(id), renamed(text, name)],
    ])
  })
  liveMatch(id)?.rename(name)
  announce()
}

/** Returns the id of the copy. */
export async function duplicateGame(id: string): Promise<string> {
  const copy = freshId()
  await (await shelf()).change([cardKey(id), saveKey(id)], ([value, text]) => {
    const card = readCard(value)
    if (!card) throw new Error('This entry is damaged.')
    const name = `${card.name} (copy)`.slice(0, 120)
    return new Map<string, unknown>([
      [cardKey(copy), { ...card, id: copy, name, saved: new Date().toISOString(), writer: TAB }],
      [saveKey(copy), renamed(text, name)],
    ])
  })
  announce()
  return copy
}

/** Returns what puts it back. */
export async function removeGame(id: string): Promise<() => Promise<void>> {
  const from = await shelf()
  const keys = [cardKey(id), saveKey(id)]
  let removed: readonly unknown[] = []
  await from.change(keys, values => {
    removed = values
    return new Map(keys.map(key => [key, undefined]))
  })
  announce()
  return async () => {
    await from.change([], () => new Map(keys.map((key, i) => [key, removed[i]])))
    announce()
  }
}
