import type { Stand } from '../parts/stand'
import type { State } from '../state'
import { isLeader, own } from './stands'

/** Men have gone over to another stand: what named the old one for their sake names the new one. */
export function followMen(draft: State, from: string, to: string): void {
  for (const { value: unit } of Object.values(draft.units)) {
    if (!unit) continue
    if (unit.leader === from) unit.leader = to
    if (unit.pending?.from === from) unit.pending.from = to
    for (const order of [unit.order, unit.pending?.order]) if (order?.move.stand === from) order.move.stand = to
  }
  for (const { value: mission } of Object.values(draft.missions)) {
    if (mission?.observer === from) mission.observer = to
    if (mission?.battery === from) mission.battery = to
  }
}

/** STR.core.orders.busy: the task is the leader's; men who part from him are free of it. */
export function partLeader(draft: State, stand: Stand, other: Stand): void {
  if (!isLeader(other)) {
    own(other).task = null
    return
  }
  if (isLeader(stand)) return
  own(stand).task = null
  for (const { value: unit } of Object.values(draft.units)) {
    if (unit?.leader === stand.id) unit.leader = other.id
    if (unit?.pending?.from === stand.id) unit.pending.from = other.id
  }
}

/** "man.weapon" marks of a stand whose men are counted anew; `place` gives the new index of a man, or null. */
export const renumbered = (marks: readonly string[], place: (man: number) => number | null): string[] =>
  marks.flatMap(mark => {
    const [man, weapon] = mark.split('.')
    const at = place(Number(man))
    return at === null ? [] : [`${at}.${weapon}`]
  })
