import type { AnyRuleset } from '../../engine/ruleset'
import type { TerrainSetup } from '../../engine/setup'
import type { TerrainMap } from '../../engine/terrain/model'
import { CHOSEN_MAP } from '../routes'
import { drafts } from '../setup/drafts'
import { listMaps, type MapDraft, readDraft, readOwnMap } from '../storage'
import { blankMap } from './drawing'

/** A map and its saved id; null if it was never saved. */
export interface Sheet {
  readonly map: TerrainMap
  readonly own: string | null
}

/** What the editor starts with. */
export interface Start {
  readonly draft: MapDraft
  /** This is unsaved work from last time. */
  readonly recovered: boolean
  /** The map in the address isn't on this device. */
  readonly missing: boolean
  /** The map asked for, if there is unsaved work on another one: the user must decide. */
  readonly wanted: Sheet | null
}

/** The map that was asked for. It never replaces unsaved work without asking. */
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

/** Null if there is no such map. */
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
