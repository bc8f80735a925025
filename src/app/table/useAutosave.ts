import { useEffect } from 'react'
import { saveGame, useStorageStatus } from '../storage'
import { useActions, useTable } from './context'

/** Writes the record after every change of ours. What goes wrong is told by the storage's own banner as well. */
export function useAutosave(name: string, watching: boolean): void {
  const { keep } = useActions()
  const id = useTable(s => s.id)
  const match = useTable(s => s.match)
  const version = useTable(s => s.version)
  const trouble = useStorageStatus(status => (status.trouble?.game === id ? status.trouble.kind : null))

  useEffect(() => {
    if (version === 0 || watching) return
    let here = true
    keep('saving')
    saveGame(id, match, name).then(() => {
      if (here && useStorageStatus.getState().trouble?.game !== id) keep('saved')
    })
    return () => {
      here = false
    }
  }, [id, match, name, version, watching, keep])

  useEffect(() => {
    if (trouble !== null) keep(trouble === 'elsewhere' ? 'elsewhere' : 'failed')
  }, [trouble, keep])
}
