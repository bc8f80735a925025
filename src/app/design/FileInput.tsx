import type { RefObject } from 'react'

interface FileInputProps {
  /** For the button that opens the file chooser by clicking this. */
  readonly ref: RefObject<HTMLInputElement | null>
  readonly label: string
  onFile(file: File): void
}

/** Passes on the chosen file; the same one can be chosen again. */
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
