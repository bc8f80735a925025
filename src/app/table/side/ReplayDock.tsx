import { useCallback, useMemo } from 'react'
import { ReplayBar, replayTicks } from '../../panels/index'
import { useActions, useTable } from '../store/context'
import { placeOf, stepsSeen } from '../store/replay-steps'
import styles from '../Table.module.css'

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
  const seen = useMemo(() => stepsSeen(match, eyes), [match, eyes, version])
  const ticks = useMemo(() => replayTicks(match, seen, headings), [match, seen, headings])
  const seek = useCallback((place: number) => look(seen[place] ?? -1), [look, seen])
  const place = placeOf(seen, at)
  const step = seen[place] ?? -1
  return (
    <div className={styles.replay}>
      <ReplayBar
        at={place}
        last={seen.length - 1}
        ticks={ticks}
        sentence={lines.find(line => line.step === step)?.sentence ?? null}
        heading={step < 0 ? null : headings(step)}
        onSeek={seek}
        onClose={() => look(null)}
      />
    </div>
  )
}
