import { useMemo } from 'react'
import { ReplayBar, replayTicks } from '../../panels/index'
import { useActions, useTable } from '../store/context'
import styles from '../Table.module.css'

/** The replay bar at the bottom of the board. */
export function ReplayDock() {
  const at = useTable(s => s.at)
  return at === null ? null : <Bar at={at} />
}

function Bar({ at }: { at: number }) {
  const { look } = useActions()
  const steps = useTable((s, select) => select.now(s).steps)
  const headings = useTable((s, select) => select.headings(s))
  const lines = useTable((s, select) => select.lines(s))
  const ticks = useMemo(() => {
    const rolled = new Set(lines.flatMap(line => (line.rolls.length > 0 ? [line.step] : [])))
    return replayTicks(steps, headings, step => rolled.has(step))
  }, [steps, headings, lines])
  return (
    <div className={styles.replay}>
      <ReplayBar
        at={at}
        last={steps - 1}
        ticks={ticks}
        sentence={at < 0 ? null : (lines.find(line => line.step === at)?.sentence ?? null)}
        heading={at < 0 ? null : headings(at)}
        onSeek={look}
        onClose={() => look(null)}
      />
    </div>
  )
}
