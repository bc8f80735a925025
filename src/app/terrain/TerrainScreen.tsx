import { useEffect, useState } from 'react'
import type { AnyRuleset } from '../../engine/ruleset'
import type { TerrainSetup } from '../../engine/setup'
import type { TerrainModel } from '../../engine/terrain/model'
import { MessagePage } from '../errors/MessagePage'
import { Loading, useRuleset } from '../loading'
import { type MapDraft, readDraft, readOwnMap } from '../storage'
import { blankMap } from './drawing'
import { createEditor } from './store'
import { Workbench } from './Workbench'

/** The terrain editor of a game, on one's own map or on a new one; unsaved work is there again. */
export function TerrainScreen({ game, map }: { game: string; map?: string }) {
  const loaded = useRuleset(game)
  if (loaded.state === 'loading') return <Loading what="Unrolling the map" />
  if (loaded.state === 'failed') return <MessagePage title="No such game">{loaded.why}</MessagePage>
  const { terrain } = loaded.ruleset
  if (!terrain)
    return <MessagePage title="No terrain here">{loaded.ruleset.title} is played without terrain.</MessagePage>
  return <Opened key={`${game} ${map ?? ''}`} ruleset={loaded.ruleset} terrain={terrain} own={map ?? null} />
}

interface Start {
  readonly draft: MapDraft
  readonly recovered: boolean
  readonly missing: boolean
}

function Opened({
  ruleset,
  terrain,
  own,
}: {
  ruleset: AnyRuleset
  terrain: TerrainSetup<unknown>
  own: string | null
}) {
  const [start, setStart] = useState<Start | null>(null)
  useEffect(() => {
    let wanted = true
    startOf(ruleset.id, terrain.model, own).then(found => wanted && setStart(found))
    return () => {
      wanted = false
    }
  }, [ruleset, terrain, own])
  if (!start) return <Loading what="Unrolling the map" />
  return <Bench ruleset={ruleset} terrain={terrain} start={start} />
}

function Bench({ ruleset, terrain, start }: { ruleset: AnyRuleset; terrain: TerrainSetup<unknown>; start: Start }) {
  const { map, kept, own } = start.draft
  const [editor] = useState(() => createEditor(terrain.model, map, start.recovered ? kept : map))
  return (
    <Workbench
      ruleset={ruleset}
      terrain={terrain}
      editor={editor}
      own={own}
      recovered={start.recovered}
      missing={start.missing}
    />
  )
}

async function startOf(game: string, model: TerrainModel, own: string | null): Promise<Start> {
  const draft = await readDraft(game).catch(() => null)
  if (draft && (own === null || draft.own === own)) return { draft, recovered: true, missing: false }
  const saved = own === null ? null : await readOwnMap(own).catch(() => null)
  const map = saved?.map ?? blankMap(model)
  return { draft: { own: saved ? own : null, map, kept: map }, recovered: false, missing: own !== null && !saved }
}
