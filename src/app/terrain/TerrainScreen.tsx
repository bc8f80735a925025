import { useEffect, useState } from 'react'
import type { AnyRuleset } from '../../engine/ruleset'
import type { TerrainSetup } from '../../engine/setup'
import { MessagePage } from '../errors/MessagePage'
import { Loading, useRuleset } from '../loading'
import { type Start, startOf } from './start'
import { createEditor } from './store'
import { Workbench } from './Workbench'

/** The terrain editor of a game, with a saved map, the map of the set-up or a new one. Unsaved work is restored. */
export function TerrainScreen({ game, map }: { game: string; map?: string }) {
  const loaded = useRuleset(game)
  if (loaded.state === 'loading') return <Loading what="Opening the map" />
  if (loaded.state === 'failed') return <MessagePage title="No such game">{loaded.why}</MessagePage>
  const { terrain } = loaded.ruleset
  if (!terrain)
    return <MessagePage title="No terrain here">{loaded.ruleset.title} is played without terrain.</MessagePage>
  return <Opened key={`${game} ${map ?? ''}`} ruleset={loaded.ruleset} terrain={terrain} own={map ?? null} />
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
    startOf(ruleset, terrain, own).then(found => wanted && setStart(found))
    return () => {
      wanted = false
    }
  }, [ruleset, terrain, own])
  if (!start) return <Loading what="Opening the map" />
  return <Bench ruleset={ruleset} terrain={terrain} start={start} />
}

function Bench({ ruleset, terrain, start }: { ruleset: AnyRuleset; terrain: TerrainSetup<unknown>; start: Start }) {
  const { map, kept } = start.draft
  const [editor] = useState(() => createEditor(terrain.model, map, start.recovered ? kept : map))
  return <Workbench ruleset={ruleset} terrain={terrain} editor={editor} start={start} />
}
