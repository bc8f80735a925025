import { useMemo } from 'react'
import { seenSteps } from '../../../engine/record/history'
import { ReplayBar, replayTicks } from '../../panels/index'
import { useActions, useTable } from '../store/context'
import styles from './Table.module.css'

/** The bar over the foot of the board while somebody looks back. */
export function ReplayDock() {
  const at = useTable(s => s.at)
  return at === null ? null : <Bar at={at} />
}

function Bar({ at }: { at: number }) {
  const { look } = useActions()
  const match = useTable(s => s.match)
  const eyes = useTable(s => s.seat)
  const version = useTable(s => s.version)
  const headings = useTable((s, select) => select.headings(s))
  const lines = useTable((s, select) => select.lines(s))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match changes in place, its version tells.
  const steps = useMemo(() => seenSteps(match, eyes), [match, eyes, version])
  const ticks = useMemo(() => replayTicks(steps, headings), [steps, headings])
  return (
    <div className={styles.replay}>
      <ReplayBar
        at={at}
        last={steps.length - 1}
        ticks={ticks}
        sentence={lines.find(line => line.step === at)?.sentence ?? null}
        heading={at < 0 ? null : headings(at)}
        onSeek={look}
        onClose={() => look(null)}
      />
    </div>
  )
}
