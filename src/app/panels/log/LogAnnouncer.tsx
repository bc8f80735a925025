import { useEffect, useRef, useState } from 'react'
import { type LogLine, textOf } from '../../../engine/record/log'
import { usePanelLinks } from '../links'

/** Announces new lines to screen readers, wherever the log itself is shown. Mounted once per table. */
export function LogAnnouncer({ lines }: { lines: readonly LogLine[] }) {
  const { seatName } = usePanelLinks()
  const known = useRef(lines.length)
  const [said, setSaid] = useState('')

  useEffect(() => {
    const fresh = lines.slice(known.current)
    known.current = lines.length
    if (fresh.length > 0) setSaid(fresh.map(line => textOf(line.sentence, seatName)).join(' '))
  }, [lines, seatName])

  return (
    <div className="only-spoken" role="log" aria-label="What just happened">
      {said}
    </div>
  )
}
