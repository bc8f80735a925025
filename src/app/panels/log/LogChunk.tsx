import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LogItem } from './items'
import { LogLineView } from './LogLineView'
import styles from './LogPanel.module.css'

interface LogChunkProps {
  readonly items: readonly LogItem[]
  readonly scroller: RefObject<HTMLElement | null>
  /** `last` is always drawn, so that the end of the log is at its true place; `late` starts out as drawn. */
  readonly place: 'early' | 'late' | 'last'
  onSeek?: ((step: number) => void) | undefined
}

const ITEM_PX = 52
const MARGIN = '1200px 0px'

/** A few dozen rows, in the page only while they are near the view; otherwise a gap of the same height. */
export function LogChunk({ items, scroller, place, onSeek }: LogChunkProps) {
  const [near, setNear] = useState(place !== 'early')
  const drawn = near || place === 'last'
  const list = useRef<HTMLOListElement>(null)
  const height = useRef(items.length * ITEM_PX)

  useEffect(() => {
    const element = list.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen) return
        const focused = element.contains(document.activeElement)
        if (!seen.isIntersecting && !focused) height.current = seen.boundingClientRect.height
        setNear(seen.isIntersecting || focused)
      },
      { root: scroller.current, rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])

  return (
    <ol ref={list} className={styles.lines} {...(!drawn && { style: { height: height.current } })}>
      {drawn &&
        items.map(item =>
          item.kind === 'heading' ? (
            <li key={item.key} className={styles.heading}>
              {item.text}
            </li>
          ) : (
            <LogLineView key={item.key} line={item.line} onSeek={onSeek} />
          ),
        )}
    </ol>
  )
}
