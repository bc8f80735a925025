import { z } from '../../engine/schema'
import { type TerrainMap, terrainMap } from '../../engine/terrain/model'
import { shelf } from './cards'
import { freshId } from './ids'

const ownSchema = z.object({ id: z.string(), game: z.string(), saved: z.string(), map: terrainMap })
/** A map somebody drew and saved. */
export type OwnMap = z.infer<typeof ownSchema>

const draftSchema = z.object({ own: z.nullable(z.string()), map: terrainMap, kept: terrainMap })
/** Work that was not saved yet, and what it was made of. */
export type MapDraft = z.infer<typeof draftSchema>

const MAP = 'map:'
const mapKey = (id: string): string => MAP + id
const draftKey = (game: string): string => `map-draft:${game}`

/** Newest first; what cannot be read is left out. */
export async function listMaps(game: string): Promise<readonly OwnMap[]> {
  const from = await shelf()
  const keys = (await from.keys()).filter(key => key.startsWith(MAP))
  const values = await from.read(keys)
  return values
    .flatMap(value => {
      const parsed = ownSchema.safeParse(value)
      return parsed.success && parsed.data.game === game ? [parsed.data] : []
    })
    .sort((a, b) => b.saved.localeCompare(a.saved))
}

export async function readOwnMap(id: string): Promise<OwnMap | null> {
  const [value] = await (await shelf()).read([mapKey(id)])
  const parsed = ownSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Keeps a map under its id, or under a new one. */
export async function keepMap(game: string, map: TerrainMap, id: string = freshId()): Promise<string> {
  const own: OwnMap = { id, game, saved: new Date().toISOString(), map }
  await (await shelf()).change([], () => new Map<string, unknown>([[mapKey(id), own]]))
  return id
}

export async function removeMap(id: string): Promise<void> {
  await (await shelf()).change([], () => new Map<string, unknown>([[mapKey(id), undefined]]))
}

export async function readDraft(game: string): Promise<MapDraft | null> {
  const [value] = await (await shelf()).read([draftKey(game)])
  const parsed = draftSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Null forgets it. */
export async function keepDraft(game: string, draft: MapDraft | null): Promise<void> {
  await (await shelf()).change([], () => new Map<string, unknown>([[draftKey(game), draft ?? undefined]]))
}
