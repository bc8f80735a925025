import { Dices, FolderOpen, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { AnyRuleset } from '../../engine/ruleset'
import type { TerrainSetup } from '../../engine/setup'
import type { TerrainMap } from '../../engine/terrain/model'
import { Button, Confirm, FieldRow, FileInput, IconButton, Notice } from '../design'
import { type OwnMap, removeMap } from '../storage'
import { MapPicture } from './MapPicture'
import { readMapFile } from './map-file'
import styles from './terrain.module.css'
import { useOwnMaps } from './useOwnMaps'

export interface MapChoicesProps {
  readonly ruleset: AnyRuleset
  readonly terrain: TerrainSetup<unknown>
  /** The map in use; its card is marked. */
  readonly chosen: TerrainMap | null
  onChoose(map: TerrainMap, own: OwnMap | null): void
}

const WORDS = [
  'Amber',
  'Birch',
  'Cinder',
  'Dawn',
  'Ember',
  'Fern',
  'Gorse',
  'Heath',
  'Iron',
  'Juniper',
  'Larch',
  'Moss',
]

/** Every way to get a map: the game's maps, your own, a random one from a word, a file. */
export function MapChoices({ ruleset, terrain, chosen, onChoose }: MapChoicesProps) {
  const own = useOwnMaps(ruleset.id)
  const [word, setWord] = useState('')
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [doomed, setDoomed] = useState<OwnMap | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const group = useId()

  const random = () => {
    const seed = word.trim() || `${WORDS[Math.floor(Math.random() * WORDS.length)]} ${Math.floor(Math.random() * 1000)}`
    setWord(seed)
    const { width, height } = chosen ?? terrain.model.sizes.usual
    onChoose(terrain.random(seed, { width, height }), null)
  }
  const open = async (chosenFile: Blob) => {
    const read = await readMapFile(ruleset, chosenFile)
    setWrong(read.ok ? [] : read.why)
    if (read.ok) onChoose(read.map, null)
  }
  const card = (map: TerrainMap, key: string, mine: OwnMap | null) => (
    <li key={key} className={styles.mapCard}>
      <label>
        <input
          type="radio"
          name={group}
          checked={chosen === map || (mine === null && chosen?.name === map.name && same(chosen, map))}
          onChange={() => onChoose(map, mine)}
        />
        <MapPicture model={terrain.model} map={map} width={184} />
        <span className={styles.mapName}>{map.name || 'Unnamed map'}</span>
        <small>{mine ? 'Your map' : 'Comes with the game'}</small>
      </label>
      {mine && (
        <IconButton label={`Delete ${map.name}`} onPress={() => setDoomed(mine)}>
          <Trash2 />
        </IconButton>
      )}
    </li>
  )

  return (
    <div className={styles.choices}>
      <ul className={styles.maps} aria-label="Maps">
        {terrain.designed.map(map => card(map, `designed ${map.name}`, null))}
        {own.maps.map(mine => card(mine.map, mine.id, mine))}
      </ul>
      <div className={styles.ways}>
        <FieldRow
          field={{
            kind: 'text',
            name: 'word',
            label: 'Random map from a word',
            value: '',
            most: 60,
            help: 'The same word gives the same map.',
          }}
          value={word}
          onChange={value => setWord(String(value))}
        />
        <Button onPress={random}>
          <Dices aria-hidden="true" /> Random map
        </Button>
        <Button onPress={() => file.current?.click()}>
          <FolderOpen aria-hidden="true" /> Open a map file
        </Button>
        <FileInput ref={file} label="Map file" onFile={chosen => void open(chosen)} />
      </div>
      {wrong.length > 0 && (
        <Notice tone="bad">
          <p>This map couldn't be opened:</p>
          <ul className={styles.faults}>
            {wrong.slice(0, 10).map(why => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Confirm
        title="Delete this map?"
        isOpen={doomed !== null}
        confirm="Delete"
        kind="danger"
        onClose={() => setDoomed(null)}
        onConfirm={() => doomed && void removeMap(doomed.id).then(own.again)}
      >
        <p>“{doomed?.map.name}” will be deleted. Games already using it keep their copy.</p>
      </Confirm>
    </div>
  )
}

const same = (a: TerrainMap, b: TerrainMap): boolean => a.pieces.length === b.pieces.length && a.width === b.width
