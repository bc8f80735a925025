import { gameFor } from '../../engine/parts'
import { type Opened, openSave, parseSave } from '../../engine/record/save'
import { coverOf } from '../../rulesets'
import { liveMatch } from './autosave'
import { cardKey, LAST, readCard, renamed, savedText, saveKey, shelf, TAB } from './cards'
import { announce } from './changes'
import { chunkKeys } from './chunks'
import { freshId } from './ids'
import { useStorageStatus } from './status'
import { jsonOf } from './text'
import { canBePlayed } from './trial'

const DAMAGED = "This game is damaged. You can't copy or rename it, but you can delete it."
const UNPLAYABLE = "This saved game is damaged: some of its parts don't fit together."

/** Reads a saved game from anywhere. Says what is wrong; changes nothing. */
export async function openText(text: string): Promise<Opened> {
  const json = jsonOf(text, 'a saved game')
  if (!json.ok) return json
  const parsed = parseSave(text)
  if (!parsed.ok) return parsed
  const { ruleset, setup } = parsed.save.record
  const cover = coverOf(ruleset)
  if (!cover)
    return { ok: false, why: `This is a game of “${ruleset}”, which this version of Stormtable doesn't have.` }
  try {
    const opened = openSave(await gameFor(await cover.load(), setup.options), parsed.save)
    return !opened.ok || canBePlayed(opened.match) ? opened : { ok: false, why: UNPLAYABLE }
  } catch (error) {
    console.error(error)
    return { ok: false, why: UNPLAYABLE }
  }
}

/** A game that was opened, and whether this tab may write it. */
export type OpenedGame = Opened & { readonly readOnly?: boolean }

/**
 * From here on this tab writes the game; where it can't be claimed, it is opened to look at. A game this tab has in
 * hand is handed over as it is, which also serves where nothing could be written; any other is read from the shelf.
 */
export async function openGame(id: string): Promise<OpenedGame> {
  const claimed = await claim(id).catch(() => 'failed' as const)
  const live = claimed === 'others' ? null : liveMatch(id)
  if (live) return { ok: true, match: live.match, name: live.name }
  const opened = await readGame(id)
  if (!opened.ok) await noteFault(id, opened.why).catch(() => undefined)
  return { ...opened, readOnly: claimed === 'failed' }
}

/** The game as it was kept last, to look at. */
export async function readGame(id: string): Promise<Opened> {
  const text = await savedText(id)
  if (text !== null) return openText(text)
  return {
    ok: false,
    why: useStorageStatus.getState().silent
      ? "This browser's storage isn't answering. Reload the page to try again."
      : "This game isn't in this browser: it was deleted, or the browser forgot it.",
  }
}

/** Whether this tab was the last to write the game, or others have since. */
async function claim(id: string): Promise<'mine' | 'others'> {
  let mine = true
  await (await shelf()).change([cardKey(id)], ([value]) => {
    const card = readCard(value)
    if (!card) return new Map()
    mine = card.writer === TAB
    return new Map<string, unknown>([
      [LAST, id],
      [cardKey(id), { ...card, writer: TAB, opening: true }],
    ])
  })
  const { trouble } = useStorageStatus.getState()
  if (trouble?.kind === 'elsewhere' && trouble.game === id) useStorageStatus.setState({ trouble: null })
  return mine ? 'mine' : 'others'
}

/** The game is on the table and the page is alive: it isn't one of those that can't be opened. */
export async function noteOpened(id: string): Promise<void> {
  let noted = false
  await (await shelf()).change([cardKey(id)], ([value]) => {
    const card = readCard(value)
    if (!card?.opening && card?.fault === undefined) return new Map()
    noted = true
    const { opening: _, fault: __, ...rest } = card
    return new Map([[cardKey(id), rest]])
  })
  if (noted) announce()
}

/** The list says why a game can't be opened, and *Continue* no longer leads to it. */
async function noteFault(id: string, fault: string): Promise<void> {
  await (await shelf()).change([cardKey(id), LAST], ([value, last]) => {
    const card = readCard(value)
    const { opening: _, ...rest } = card ?? {}
    return new Map<string, unknown>([
      ...(last === id ? [[LAST, undefined] as const] : []),
      ...(card ? [[cardKey(id), { ...rest, fault: fault.slice(0, 500) }] as const] : []),
    ])
  })
  announce()
}

export async function renameGame(id: string, name: string): Promise<void> {
  await (await shelf()).change([cardKey(id), saveKey(id)], ([value, text]) => {
    const card = readCard(value)
    if (!card) throw new Error(DAMAGED)
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
  const text = await savedText(id)
  await (await shelf()).change([cardKey(id)], ([value]) => {
    const card = readCard(value)
    if (!card) throw new Error(DAMAGED)
    const name = `${card.name} (copy)`.slice(0, 120)
    return new Map<string, unknown>([
      [cardKey(copy), { ...card, opening: false, id: copy, name, saved: new Date().toISOString(), writer: TAB }],
      [saveKey(copy), renamed(text, name)],
    ])
  })
  announce()
  return copy
}

/** Returns how to put it back. */
export async function removeGame(id: string): Promise<() => Promise<void>> {
  const from = await shelf()
  const [kept] = await from.read([saveKey(id)])
  const keys = [cardKey(id), saveKey(id), ...chunkKeys(id, kept)]
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
