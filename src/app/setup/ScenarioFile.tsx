import { Download, FolderOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AnyRuleset } from '../../engine/ruleset'
import { Button, FileInput, Notice, toast } from '../design'
import { downloadText } from '../storage'
import type { Draft } from './draft'
import { readScenarioFile, scenarioText } from './scenario-file'
import styles from './setup.module.css'

const MOST_SHOWN = 10

/** Saves the current set-up to a file and opens it from one: forces, map, sides, options. */
export function ScenarioFile(props: { ruleset: AnyRuleset; draft: Draft; onOpen(draft: Draft): void }) {
  const { ruleset, draft, onOpen } = props
  const [wrong, setWrong] = useState<readonly string[]>([])
  const file = useRef<HTMLInputElement>(null)
  const open = async (chosen: File) => {
    const read = await readScenarioFile(ruleset, chosen)
    setWrong(read.ok ? [] : read.why)
    if (!read.ok) return
    onOpen(read.draft)
    toast({ tone: 'good', text: `Opened “${chosen.name}”.` })
  }
  return (
    <div className={styles.scenarioFile}>
      <Button kind="quiet" onPress={() => file.current?.click()}>
        <FolderOpen aria-hidden="true" /> Open a scenario file
      </Button>
      <Button
        kind="quiet"
        onPress={() => downloadText(`${ruleset.title} ${draft.scenario}`, scenarioText(ruleset, draft))}
      >
        <Download aria-hidden="true" /> Save this set-up as a file
      </Button>
      <FileInput ref={file} label="Scenario file" onFile={chosen => void open(chosen)} />
      {wrong.length > 0 && (
        <Notice tone="bad">
          <p>This scenario couldn't be opened:</p>
          <ul className={styles.faults}>
            {wrong.slice(0, MOST_SHOWN).map(why => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
