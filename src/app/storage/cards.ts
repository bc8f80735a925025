import { parseSave } from '../../engine/record/save'
import { z } from '../../engine/schema'
import { announce } from './changes'
import { chunkKeys, joined, keptIn } from './chunks'
import { freshId } from './ids'
import { openShelf } from './open-shelf'
import type { Shelf } from './shelf'
import { useStorageStatus } from './status'
import { summarySchema } from './summary'

const cardSchema = z.object({
  id: z.string(),
  name: z.string(),
  ruleset: z.string(),
  saved: z.string(),
  /** The tab that may write this game. */
  writer: z.string(),
  summary: summarySchema,
  /** It is being opened; where no tab has it open, that didn't come to an end. */
  opening: z.optional(z.boolean()),
  /** Why it couldn't be opened. */
  fault: z.optional(z.string()),
})

/** A game in the list. Its record is kept under a key of its own. */
export type GameCard = z.infer<typeof cardSchema>

/** Names this page in what it writes, so that it doesn't overwrite a game that another tab has taken over. */
export const TAB = freshId()

const CARD = 'card:'
export const cardKey = (id: string): string => CARD + id
export const saveKey = (id: string): string => `save:${id}`
/** The game that was open last. */
export const LAST = 'last'

let opening: Promise<Shelf> | null = null

export function shelf(): Promise<Shelf> {
  opening ??= openShelf(() => {
    useStorageStatus.setState({ lasting: true, silent: false })
    announce()
  }).then(({ shelf: found, lacking }) => {
    useStorageStatus.setState({ lasting: lacking === null, silent: lacking === 'answer' })
    return found
  })
  return opening
}

export function readCard(value: unknown): GameCard | null {
  const parsed = cardSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Newest first. */
export async function listGames(): Promise<GameCard[]> {
  const from = await shelf()
  const keys = (await from.keys()).filter(key => key.startsWith(CARD))
  const values = await from.read(keys)
  return values
    .map((value, i) => readCard(value) ?? damaged((keys[i] ?? '').slice(CARD.length)))
    .sort((a, b) => b.saved.localeCompare(a.saved))
}

const damaged = (id: string): GameCard => ({
  id,
  name: 'Damaged game',
  ruleset: '',
  saved: '',
  writer: '',
  summary: { turn: "Its description can't be read", over: false, seats: [], picture: null },
})

/** For *Continue*. */
export async function lastGame(): Promise<string | null> {
  const [id] = await (await shelf()).read([LAST])
  return typeof id === 'string' ? id : null
}

/** The text of a saved game, as it would be in a file. */
export async function savedText(id: string): Promise<string | null> {
  const from = await shelf()
  let [value] = await from.read([saveKey(id)])
  for (;;) {
    const kept = keptIn(value)
    if (!kept) return typeof value === 'string' ? value : null
    const [again, ...chunks] = await from.read([saveKey(id), ...chunkKeys(id, kept)])
    if (keptIn(again)?.stamp === kept.stamp) return joined(kept, chunks)
    // It was written meanwhile.
    value = again
  }
}

/** The same save under another name. */
export function renamed(value: unknown, name: string): unknown {
  const kept = keptIn(value)
  const text = kept?.text ?? value
  const parsed = typeof text === 'string' ? parseSave(text) : null
  if (!parsed?.ok) throw new Error(parsed?.why ?? 'The record of this game is missing.')
  const other = JSON.stringify({ ...parsed.save, name })
  return kept ? { ...kept, text: other } : other
}
