import { Confirm } from '../design'
import { RefusalList } from '../panels'
import { useActions, useTable } from './context'

/** Asks once more before what cannot be taken lightly. */
export function GraveDialog() {
  const { commit, cancel } = useActions()
  const open = useTable(s => s.confirming)
  const outlook = useTable((s, read) => read.outlook(s))
  if (!open || !outlook?.legal) return null
  const { plan } = outlook
  return (
    <Confirm title={`${plan.title}?`} isOpen kind="danger" confirm={plan.title} onConfirm={commit} onClose={cancel}>
      {plan.warnings && plan.warnings.length > 0 ? (
        <RefusalList refusals={plan.warnings} tone="warning" />
      ) : (
        <p>This cannot be taken lightly. Are you sure?</p>
      )}
    </Confirm>
  )
}
