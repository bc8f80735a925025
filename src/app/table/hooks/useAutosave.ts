import { useEffect } from 'react'
import { useStorageStatus } from '../../storage/index'
import { useActions, useTable } from '../store/context'

/** Writes the record after every change of ours. What goes wrong is told by the storage's own banner as well. */
export function useAutosave(name: string, watching: boolean): void {
  const { setSaveStatus } = useActions()
  const id = useTable(s => s.id)
  const session = useTable(s => s.session)
  const version = useTable(s => s.version)
  const trouble = useStorageStatus(status => (status.trouble?.game === id ? status.trouble.kind : null))

  useEffect(() => {
    if (version === 0 || watching) return
    let here = true
    setSaveStatus('saving')
    session.keep(id, name).then(() => {
      if (here && useStorageStatus.getState().trouble?.game !== id) setSaveStatus('saved')
    })
    return () => {
      here = false
    }
  }, [id, session, name, version, watching, setSaveStatus])

  useEffect(() => {
    if (watching) setSaveStatus('elsewhere')
  }, [watching, setSaveStatus])

  useEffect(() => {
    if (trouble !== null) setSaveStatus(trouble === 'elsewhere' ? 'elsewhere' : 'failed')
  }, [trouble, setSaveStatus])
}
