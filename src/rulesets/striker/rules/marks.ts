import type { Scalar } from '../parts/json'
import type { Stand } from '../parts/stand'
import type { Next } from '../state'
import { mustStand, own } from './stands'
import { changeRoster, changeStand } from './writing'

/** What a rule remembers of a stand: seen by both sides, or else by its owner. Undefined where there is nothing. */
export const markOf = (stand: Stand, name: string): Scalar | undefined =>
  stand.marks?.[name] ?? stand.own.value?.marks?.[name]

/** Notes something of a stand; null forgets it. */
export function mark(
  next: Next,
  id: string,
  { name, value, open = false }: { readonly name: string; readonly value: Scalar | null; readonly open?: boolean },
): void {
  const stand = mustStand(next, id)
  const { [name]: _, ...others } = (open ? stand.marks : own(stand).marks) ?? {}
  const marks = value === null ? others : { ...others, [name]: value }
  if (open) changeStand(next, id, { marks })
  else changeRoster(next, id, { marks })
}
