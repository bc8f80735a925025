import type { AnyRuleset } from '../../engine/ruleset'
import type { TerrainSetup } from '../../engine/setup'
import type { TerrainMap } from '../../engine/terrain/model'
import { CHOSEN_MAP } from '../routes'
import { drafts } from '../setup/drafts'
import { listMaps, type MapDraft, readDraft, readOwnMap } from '../storage'
import { blankMap } from './drawing'

/** A map, and the saved one that it is; null for one that was never saved. */
export interface Sheet {
  readonly map: TerrainMap
  readonly own: string | null
}

/** What lies on the workbench when it is opened. */
export interface Start {
  readonly draft: MapDraft
  /** It is work of last time that was not saved. */
  readonly recovered: boolean
  /** The map of the address is not on this device. */
  readonly missing: boolean
  /** Wanted, but unsaved work of another map lies there: somebody must decide. */
  readonly wanted: Sheet | null
}

/** The map that was asked for. Unsaved work is never put away for it without a word. */
export async function startOf(
  ruleset: AnyRuleset,
  terrain: TerrainSetup<unknown>,
  asked: string | null,
): Promise<Start> {
  const draft = await readDraft(ruleset.id).catch(() => null)
  const sheet = await sheetOf(ruleset, terrain, asked)
  if (!draft) {
    const { map, own } = sheet ?? { map: blankMap(terrain.model), own: null }
    return { draft: { own, map, kept: map }, recovered: false, missing: !sheet, wanted: null }
  }
  const other = asked !== null && sheet !== null && !isSame(draft.kept, sheet.map)
  return { draft, recovered: true, missing: !sheet, wanted: other ? sheet : null }
}

/** Null where there is no such map. */
async function sheetOf(
  ruleset: AnyRuleset,
  terrain: TerrainSetup<unknown>,
  asked: string | null,
): Promise<Sheet | null> {
  if (asked === null) return { map: blankMap(terrain.model), own: null }
  if (asked !== CHOSEN_MAP) {
    const saved = await readOwnMap(asked).catch(() => null)
    return saved && { map: saved.map, own: saved.id }
  }
  const setup = drafts.get(ruleset.id) ?? ruleset.setupModel.scenarios[0]?.setup
  if (!setup) return { map: blankMap(terrain.model), own: null }
  const map = terrain.mapOf(setup.options)
  const maps = await listMaps(ruleset.id).catch(() => [])
  return { map, own: maps.find(mine => isSame(mine.map, map))?.id ?? null }
}

const isSame = (a: TerrainMap, b: TerrainMap): boolean => JSON.stringify(a) === JSON.stringify(b)
