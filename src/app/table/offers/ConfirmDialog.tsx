import { Confirm } from '../../design/index'
import { RefusalList } from '../../panels/index'
import { useActions, useTable, useTableApi } from '../store/context'

/** Asks once more before something serious, or before something is left undone. */
export function ConfirmDialog() {
  const { store } = useTableApi()
  const { commit, cancel } = useActions()
  const open = useTable(s => s.confirming)
  const outlook = useTable((s, select) => select.outlook(s))
  const offer = useTable((s, select) => select.offer(s))
  if (!open || !outlook?.legal) return null
  const { plan } = outlook
  const warnings = plan.warnings?.() ?? []
  const leaves = offer?.leaves?.() ?? null
  // Once it is confirmed there is nothing left to cancel.
  const close = () => store.getState().confirming && cancel()
  return (
    <Confirm
      title={`${plan.title}?`}
      isOpen
      kind={leaves === null ? 'danger' : 'primary'}
      confirm={plan.title}
      onConfirm={commit}
      onClose={close}
    >
      {leaves !== null ? (
        <p>{leaves}</p>
      ) : warnings.length > 0 ? (
        <RefusalList refusals={warnings} tone="warning" />
      ) : (
        <p>Are you sure? You can't undo this.</p>
      )}
    </Confirm>
  )
}
