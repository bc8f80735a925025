import { useMemo } from 'react'
import { ReplayBar, replayTicks } from '../panels'
import { useActions, useTable } from './context'
import styles from './Table.module.css'

/** The bar over the foot of the board while somebody looks back. */
export function ReplayDock() {
  const at = useTable(s => s.at)
  return at === null ? null : <Bar at={at} />
}

function Bar({ at }: { at: number }) {
  const { look } = useActions()
  const match = useTable(s => s.match)
  const version = useTable(s => s.version)
  const headings = useTable((s, read) => read.headings(s))
  const lines = useTable((s, read) => read.lines(s))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match changes in place, its version tells.
  const ticks = useMemo(() => replayTicks(match, headings), [match, headings, version])
  return (
    <div className={styles.replay}>
      <ReplayBar
        at={at}
        last={match.steps.length - 1}
        ticks={ticks}
        sentence={lines.find(line => line.step === at)?.sentence ?? null}
        heading={at < 0 ? null : headings(at)}
        onSeek={look}
        onClose={() => look(null)}
      />
    </div>
  )
}
