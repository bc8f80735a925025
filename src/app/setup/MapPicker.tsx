import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AnyRuleset } from '../../engine/ruleset'
import type { TerrainSetup } from '../../engine/setup'
import { checkMap, sayFault } from '../../engine/terrain/check'
import { ButtonLink, toast } from '../design'
import { CHOSEN_MAP, hrefOf, queryOf } from '../routes'
import { readOwnMap } from '../storage'
import { MapChoices } from '../terrain/MapChoices'
import { MapPicture } from '../terrain/MapPicture'
import type { Draft } from './draft'
import { Places } from './Places'
import { PlacesOnMap } from './PlacesOnMap'
import styles from './setup.module.css'

/** The map of the battle. It is part of the options, so it is saved with the game. */
export function MapPicker(props: {
  ruleset: AnyRuleset
  terrain: TerrainSetup<unknown>
  draft: Draft
  onChange(draft: Draft): void
}) {
  const { ruleset, terrain, draft, onChange } = props
  const map = terrain.mapOf(draft.options)
  const { places } = ruleset.setupModel
  const [place, setPlace] = useState<number | null>(null)
  const listed = places && { places, draft, onChange, chosen: place, onChoose: setPlace }
  useWantedMap(props)
  return (
    <div className={styles.ground} data-places={listed !== undefined || undefined}>
      <figure className={styles.groundNow}>
        <div className={styles.picture}>
          <MapPicture model={terrain.model} map={map} width={420} />
          {listed && <PlacesOnMap {...listed} map={map} />}
        </div>
        <figcaption>
          <b>{map.name}</b> · {map.width} by {map.height} {terrain.model.unit}, {map.pieces.length} pieces
        </figcaption>
        <ButtonLink href={hrefOf({ screen: 'terrain', game: ruleset.id, map: CHOSEN_MAP })}>
          <Pencil aria-hidden="true" /> Edit this map
        </ButtonLink>
      </figure>
      {listed && <Places {...listed} />}
      <MapChoices
        ruleset={ruleset}
        terrain={terrain}
        chosen={map}
        onChoose={chosen => onChange({ ...draft, options: terrain.withMap(draft.options, chosen) })}
      />
    </div>
  )
}

/** The map editor links here with a map's id in the address. */
function useWantedMap({ terrain, draft, onChange }: Parameters<typeof MapPicker>[0]): void {
  const wanted = useRef(queryOf('map'))
  useEffect(() => {
    const id = wanted.current
    wanted.current = null
    if (id === null) return
    readOwnMap(id).then(own => {
      if (!own) return toast({ tone: 'bad', text: "That map isn't on this device." })
      const [fault] = checkMap(terrain.model, own.map)
      if (fault) return toast({ tone: 'bad', text: `${own.map.name}: ${sayFault(terrain.model, fault)}` })
      onChange({ ...draft, options: terrain.withMap(draft.options, own.map) })
    })
  })
}
