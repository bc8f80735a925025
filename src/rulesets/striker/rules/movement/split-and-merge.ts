import type { Order } from '../../orders'
import type { Next } from '../../state'
import { changeMission, changeUnit } from '../writing'

/** Men have gone over to another stand: what named the old one for their sake names the new one. */
export function followMen(next: Next, from: string, to: string): void {
  followLeader(next, from, to)
  const follows = (order: Order): Order =>
    order.move.stand === from ? { ...order, move: { ...order.move, stand: to } } : order
  for (const { value: unit } of Object.values(next.units)) {
    if (!unit) continue
    const { id, order, pending } = unit
    changeUnit(next, id, { order: follows(order), pending: pending && { ...pending, order: follows(pending.order) } })
  }
  for (const { value: mission } of Object.values(next.missions)) {
    if (mission?.observer === from) changeMission(next, mission.id, { observer: to })
    if (mission?.battery === from) changeMission(next, mission.id, { battery: to })
  }
}

/** Who leads a unit, or is giving it an order, is found in another stand. */
export function followLeader(next: Next, from: string, to: string): void {
  for (const { value: unit } of Object.values(next.units)) {
    if (unit?.leader === from) changeUnit(next, unit.id, { leader: to })
    if (unit?.pending?.from === from) changeUnit(next, unit.id, { pending: { ...unit.pending, from: to } })
  }
}

/** "man.weapon" marks of a stand whose men are counted anew; `place` gives the new index of a man, or null. */
export const renumbered = (marks: readonly string[], place: (man: number) => number | null): string[] =>
  marks.flatMap(mark => {
    const [man, weapon] = mark.split('.')
    const at = place(Number(man))
    return at === null ? [] : [`${at}.${weapon}`]
  })
