import type { RefObject } from 'react'

interface FileInputProps {
  /** Of the button that opens the chooser with a click on this. */
  readonly ref: RefObject<HTMLInputElement | null>
  readonly label: string
  onFile(file: File): void
}

/** Hands over the file that was chosen; the same one may be chosen again. */
export function FileInput({ ref, label, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept=".json,application/json"
      hidden
      aria-label={label}
      onChange={event => {
        const [chosen] = event.target.files ?? []
        if (chosen) onFile(chosen)
        event.target.value = ''
      }}
    />
  )
}
