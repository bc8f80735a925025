import { useEffect, useRef, useState } from 'react'
import styles from '../Board.module.css'
import type { Tip } from '../tools/tool'
import { toScreen } from '../view/camera'
import type { BoardControl } from './control'

const ASIDE = 20

/** Words beside the pointer: the cost, and every reason why not. React renders the words; the position is set directly. */
export function BoardTip({ control }: { control: BoardControl }) {
  const [tip, setTip] = useState<Tip | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const place = () => {
      const next = control.hand.picture.tip
      setTip(before => (sameWords(before, next) ? before : next))
      if (box.current) setPlace(box.current, next, control)
    }
    const offs = [control.onPicture(place), control.camera.onMove(place)]
    return () => {
      for (const off of offs) off()
    }
  }, [control])

  useEffect(() => {
    if (box.current) setPlace(box.current, tip, control)
  }, [tip, control])

  const tone = tip?.tone === 'bad' ? styles.bad : tip?.tone === 'good' ? styles.good : ''
  return (
    <div ref={box} className={`${styles.tip} ${tone}`} aria-hidden="true">
      {tip?.title ? <p className={styles.title}>{tip.title}</p> : null}
      {tip && tip.lines.length > 0 ? (
        <ul className={styles.lines}>
          {tip.lines.map(line => (
            <li key={`${line.rule} ${line.why}`} className={styles.line}>
              <span className={styles.why}>{line.why}</span>
              <span className={styles.rule}>{line.rule}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

const sameWords = (a: Tip | null, b: Tip | null): boolean =>
  a === b || (!!a && !!b && a.title === b.title && a.tone === b.tone && a.lines === b.lines)

/** Right of the place and a little below, or on the other side if there is no room. */
function setPlace(box: HTMLElement, tip: Tip | null, { camera }: BoardControl): void {
  box.style.visibility = tip ? 'visible' : 'hidden'
  if (!tip) return
  const p = toScreen(camera.view, tip.at)
  const { width, height } = camera.window
  const wide = box.offsetWidth
  const high = box.offsetHeight
  const x = p.x + ASIDE + wide > width ? Math.max(4, p.x - ASIDE - wide) : p.x + ASIDE
  const y = Math.min(Math.max(4, p.y + ASIDE), Math.max(4, height - high - 4))
  box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}
