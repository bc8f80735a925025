import { recordOf, text, whole } from '../../../../engine/bounds'
import { z } from '../../../../engine/schema'
import type { Next, State } from '../../state'
import { ownState } from '../own-state'
import { KEY } from './systems'

const table = z.object({
  /** What the dice on each mission of a turn add up to, by mission. */
  turn: whole,
  sums: recordOf(whole),
  /** The turn in which a stand last fired at indirect rounds. */
  indirect: recordOf(whole),
  /** The turn and phase in which a stand last fired at direct rounds. */
  direct: recordOf(text(40)),
})

/** What the table keeps of point defence. Missions are kept with the stands, and known to their owner only. */
export const pdState = ownState(KEY, {
  table: { schema: table, initial: { turn: 0, sums: {}, indirect: {}, direct: {} } },
})

export const phaseNote = ({ turn, phase }: Pick<State, 'turn' | 'phase'>): string => `${turn}.${phase}`

/** What the dice of this turn on a mission add up to. */
export const sumOn = (state: State, mission: string): number => {
  const { turn, sums } = pdState.table(state)
  return turn === state.turn ? (sums[mission] ?? 0) : 0
}
export function addTo(next: Next, rolled: Readonly<Record<string, number>>): void {
  const now = pdState.table(next)
  const before = now.turn === next.turn ? now.sums : {}
  const sums = Object.fromEntries(
    Object.entries(rolled).map(([mission, sum]) => [mission, (before[mission] ?? 0) + sum]),
  )
  pdState.setTable(next, { ...now, turn: next.turn, sums: { ...before, ...sums } })
}

export const noteIndirect = (next: Next, stand: string): void => {
  const now = pdState.table(next)
  pdState.setTable(next, { ...now, indirect: { ...now.indirect, [stand]: next.turn } })
}
export const noteDirect = (next: Next, stand: string): void => {
  const now = pdState.table(next)
  pdState.setTable(next, { ...now, direct: { ...now.direct, [stand]: phaseNote(next) } })
}
