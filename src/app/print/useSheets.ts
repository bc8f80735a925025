import { useEffect, useState } from 'react'
import type { AnyRuleset } from '../../engine/ruleset'
import type { Sheet } from '../../engine/scene/sheet'
import { gather } from './gather'
import { hidesAnything, type Material, materialOf, type Source, sourcesFor } from './material'
import type { Origin } from './SourceForm'

export interface Sheets {
  readonly sources: readonly Source[]
  readonly material: Material | null
  readonly secrets: boolean
  readonly sheets: readonly Sheet[]
  /** Why nothing can be printed. */
  readonly why: string | null
  /** The sheets still belong to another source. */
  readonly waiting: boolean
}

/** The sheets of a source; the old ones stay until the new ones are ready. */
export function useSheets(ruleset: AnyRuleset, { source, reader, values }: Origin): Sheets {
  const [sources, setSources] = useState<readonly Source[]>([])
  const [found, setFound] = useState<{ source: string; material: Material | null; why: string | null } | null>(null)
  const [made, setMade] = useState<{ origin: string; sheets: readonly Sheet[] }>({ origin: '', sheets: [] })
  const asked = JSON.stringify([ruleset.id, source, reader, values])

  useEffect(() => {
    let wanted = true
    sourcesFor(ruleset).then(list => wanted && setSources(list))
    return () => {
      wanted = false
    }
  }, [ruleset])

  useEffect(() => {
    let wanted = true
    const tell = (material: Material | null, why: string | null) => wanted && setFound({ source, material, why })
    materialOf(ruleset, source).then(
      one => (one.ok ? tell(one.material, null) : tell(null, one.why)),
      error => tell(null, error instanceof Error ? error.message : String(error)),
    )
    return () => {
      wanted = false
    }
  }, [ruleset, source])

  const material = found?.source === source ? found.material : null
  useEffect(() => {
    if (!material) return
    let wanted = true
    gather(material, reader, material.live || values !== 'live' ? values : 'printed').then(
      sheets => wanted && setMade({ origin: asked, sheets }),
      error =>
        wanted && setFound({ source, material: null, why: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      wanted = false
    }
  }, [material, asked, source, reader, values])

  const secrets = material?.live === true && hidesAnything(material)
  const why = found?.source === source ? found.why : null
  return { sources, material, secrets, sheets: why ? [] : made.sheets, why, waiting: !why && made.origin !== asked }
}
