import { parseSave } from '../../engine/record/save'
import { z } from '../../engine/schema'
import { freshId } from './ids'
import { openShelf, type Shelf } from './shelf'
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
})

/** A game in the list; its record lies beside it under a key of its own. */
export type GameCard = z.infer<typeof cardSchema>

/** Names this page in what it writes, so that a game taken over by another tab is not overwritten. */
export const TAB = freshId()

const CARD = 'card:'
export const cardKey = (id: string): string => CARD + id
export const saveKey = (id: string): string => `save:${id}`
/** The game that was open last. */
export const LAST = 'last'

let opening: Promise<Shelf> | null = null

export function shelf(): Promise<Shelf> {
  opening ??= openShelf().then(opened => {
    useStorageStatus.setState({ lasting: opened.lasting })
    return opened
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
  name: 'Damaged entry',
  ruleset: '',
  saved: '',
  writer: '',
  summary: { turn: 'Its description cannot be read', over: false, seats: [], picture: null },
})

/** For *Continue*. */
export async function lastGame(): Promise<string | null> {
  const [id] = await (await shelf()).read([LAST])
  return typeof id === 'string' ? id : null
}

/** The text of a saved game, as it would be in a file. */
export async function savedText(id: string): Promise<string | null> {
  const [text] = await (await shelf()).read([saveKey(id)])
  return typeof text === 'string' ? text : null
}

/** The same save under another name. */
export function renamed(text: unknown, name: string): string {
  const parsed = typeof text === 'string' ? parseSave(text) : null
  if (!parsed?.ok) throw new Error(parsed?.why ?? 'This game has lost its record.')
  return JSON.stringify({ ...parsed.save, name })
}
