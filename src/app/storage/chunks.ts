import type { Entry } from '../../engine/record/record'
import { z } from '../../engine/schema'
import { freshId } from './ids'

// A game is written after every entry. Its record only grows at the end, so the entries are kept in chunks of their
// own, and of those only the ones that changed are written again.

const CHUNK = 200

const keptSchema = z.object({
  /** The save without its entries, as JSON. */
  text: z.string(),
  /** How many entries belong to it. */
  entries: z.int(),
  /** Names this very state of the game: who wrote it knows what the chunks hold. */
  stamp: z.string(),
})
type Kept = z.infer<typeof keptSchema>

/** What is kept under the key of a save; null for the whole text that older versions kept there. */
export function keptIn(value: unknown): Kept | null {
  const parsed = keptSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}

const chunksFor = (entries: number): number => Math.ceil(entries / CHUNK)

/** The keys of the entries that belong to what is kept under the key of a save. */
export const chunkKeys = (id: string, value: unknown): string[] =>
  Array.from({ length: chunksFor(keptIn(value)?.entries ?? 0) }, (_, i) => chunkKey(id, i))

const chunkKey = (id: string, chunk: number): string => `entries:${id}:${chunk}`

/** What this page wrote last of each game. */
const written = new Map<string, { readonly stamp: string; readonly entries: readonly Entry[] }>()

/** What to write of a game, and what to remember once it is written. */
export interface GameWrites {
  readonly writes: readonly (readonly [key: string, value: unknown])[]
  readonly kept: Kept
  done(): void
}

/** `before` is what is kept now: where somebody else wrote it, all chunks are written anew. */
export function writesOf(id: string, text: string, entries: readonly Entry[], before: unknown): GameWrites {
  const old = keptIn(before)
  const mine = written.get(id)
  const same = mine && mine.stamp === old?.stamp ? sharedBy(mine.entries, entries) : 0
  const kept = { text, entries: entries.length, stamp: freshId() }
  const writes: [string, unknown][] = []
  for (let i = Math.floor(same / CHUNK); i < chunksFor(entries.length); i++)
    writes.push([chunkKey(id, i), JSON.stringify(entries.slice(i * CHUNK, (i + 1) * CHUNK))])
  for (let i = chunksFor(entries.length); i < chunksFor(old?.entries ?? 0); i++)
    writes.push([chunkKey(id, i), undefined])
  return { writes, kept, done: () => written.set(id, { stamp: kept.stamp, entries }) }
}

/** How many entries two records begin with in common. Entries are made once, so the last one in common tells. */
function sharedBy(one: readonly Entry[], two: readonly Entry[]): number {
  let count = Math.min(one.length, two.length)
  while (count > 0 && one[count - 1] !== two[count - 1]) count -= 1
  return count
}

/** The text of a whole save. Where a chunk is lost, its entries are missing, and opening it will say so. */
export function joined({ text }: Kept, chunks: readonly unknown[]): string {
  try {
    const save = JSON.parse(text) as { readonly record: object }
    return JSON.stringify({ ...save, record: { ...save.record, entries: chunks.flatMap(entriesIn) } })
  } catch {
    return text
  }
}

function entriesIn(chunk: unknown): readonly unknown[] {
  try {
    const entries: unknown = JSON.parse(String(chunk))
    return Array.isArray(entries) ? entries : []
  } catch {
    return []
  }
}
