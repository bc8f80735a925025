import { listOf, whole, word } from '../../../../engine/bounds'
import { z } from '../../../../engine/schema'
import type { Data } from '../../parts/json'
import type { Side } from '../../sides'
import type { Next, State } from '../../state'
import { ownState } from '../own-state'

const schema = z.object({
  /** Sets that are switched off, by "stand device": everything else transmits. */
  off: listOf(word),
  /** Which radar each jammer goes for in this turn. */
  jams: z.object({ turn: whole, set: listOf(z.object({ jammer: word, target: word })) }),
  /** Own stands whose radar is silent in this turn. */
  jammed: z.object({ turn: whole, radars: listOf(word) }),
})
type Sensors = z.infer<typeof schema>
const NONE: Sensors = { off: [], jams: { turn: 0, set: [] }, jammed: { turn: 0, radars: [] } }

/** What a side knows of its own sets. The enemy learns nothing of it. */
export const sensors = ownState<Data, Sensors, Data>('46', { side: { schema, initial: NONE } })

/** Of the enemy's sets a player supposes that they work. */
export const sensorsOf = (state: State, side: Side): Sensors => sensors.side(state, side) ?? NONE

export const changeSensors = (next: Next, side: Side, changes: Partial<Sensors>): void =>
  sensors.setSide(next, side, { ...sensorsOf(next, side), ...changes })

export type RadarKind = 'radar' | 'ladar'
export const setOf = (stand: string, device: RadarKind): string => `${stand} ${device}`

export const jamsOf = (state: State, side: Side): Sensors['jams']['set'] => {
  const { jams } = sensorsOf(state, side)
  return jams.turn === state.turn ? jams.set : []
}
