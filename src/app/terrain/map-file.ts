import { word } from '../../engine/bounds'
import type { AnyRuleset } from '../../engine/ruleset'
import { z } from '../../engine/schema'
import { checkMap, sayFault } from '../../engine/terrain/check'
import { type TerrainMap, terrainMap } from '../../engine/terrain/model'
import { jsonOf, textOf } from '../storage/text'

const FORMAT = 'stormtable/map'
const VERSION = 1

/** A map as a file. */
export const mapFileSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.int(),
  ruleset: word,
  map: terrainMap,
})

export type MapRead =
  | { readonly ok: true; readonly map: TerrainMap }
  | { readonly ok: false; readonly why: readonly string[] }

export const mapText = ({ id }: AnyRuleset, map: TerrainMap): string =>
  JSON.stringify({ format: FORMAT, formatVersion: VERSION, ruleset: id, map }, null, 1)

const refused = (...why: readonly string[]): MapRead => ({ ok: false, why })

/** Lists everything that is wrong and where; then nothing is opened. */
export function readMapText({ id, title, terrain }: AnyRuleset, text: string): MapRead {
  if (!terrain) return refused(`${title} is played without terrain.`)
  const json = jsonOf(text, 'a map')
  if (!json.ok) return refused(json.why)
  const head = z.object({ format: z.literal(FORMAT), formatVersion: z.int(), ruleset: word }).safeParse(json.value)
  if (!head.success) return refused("This isn't a Stormtable map.")
  if (head.data.formatVersion > VERSION)
    return refused('This map comes from a newer version of Stormtable. Update, then open it again.')
  if (head.data.ruleset !== id) return refused(`This is a map for “${head.data.ruleset}”, not for ${title}.`)
  const file = mapFileSchema.safeParse(json.value)
  if (!file.success)
    return refused(...file.error.issues.map(({ path, message }) => `${path.map(String).join(' › ')}: ${message}`))
  const wrong = checkMap(terrain.model, file.data.map)
  if (wrong.length > 0) return refused(...wrong.map(fault => sayFault(terrain.model, fault)))
  return { ok: true, map: file.data.map }
}

const MOST_BYTES = 5_000_000

/** Reads such a file. */
export async function readMapFile(ruleset: AnyRuleset, file: Blob): Promise<MapRead> {
  const read = await textOf(file, MOST_BYTES)
  return read.ok ? readMapText(ruleset, read.value) : refused(read.why)
}
