import { Confirm } from '../../design/index'
import { RefusalList } from '../../panels/index'
import { useActions, useTable } from '../store/context'

/** Asks once more before something serious. */
export function ConfirmDialog() {
  const { commit, cancel } = useActions()
  const open = useTable(s => s.confirming)
  const outlook = useTable((s, select) => select.outlook(s))
  if (!open || !outlook?.legal) return null
  const { plan } = outlook
  const warnings = plan.warnings?.() ?? []
  return (
    <Confirm title={`${plan.title}?`} isOpen kind="danger" confirm={plan.title} onConfirm={commit} onClose={cancel}>
      {warnings.length > 0 ? (
        <RefusalList refusals={warnings} tone="warning" />
      ) : (
        <p>Are you sure? You can't undo this.</p>
      )}
    </Confirm>
  )
}
