import { FileDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './DropAnywhere.module.css'
import { openFile, openPasted } from './open-file'

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** A saved game can be dropped, or pasted as text, on any screen. */
export function DropAnywhere() {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const on = { signal: stop.signal }
    window.addEventListener(
      'dragover',
      event => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      on,
    )
    window.addEventListener('dragleave', event => event.relatedTarget === null && setOver(false), on)
    window.addEventListener(
      'drop',
      event => {
        setOver(false)
        const [file] = event.dataTransfer?.files ?? []
        if (!file || event.defaultPrevented) return
        event.preventDefault()
        void openFile(file)
      },
      on,
    )
    window.addEventListener(
      'paste',
      event => {
        const text = event.clipboardData?.getData('text/plain') ?? ''
        if (isTyping(event.target) || !text.trimStart().startsWith('{')) return
        event.preventDefault()
        void openPasted(text)
      },
      on,
    )
    return () => stop.abort()
  }, [])
  if (!over) return null
  return (
    <div className={styles.over} aria-hidden="true">
      <p>
        <FileDown /> Drop the game to open it
      </p>
    </div>
  )
}
