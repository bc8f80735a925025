import type { Mission } from '../../parts/mission'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { squaresOf } from '../../tables/indirect'
import { squareAt } from '../damage/burst'
import { burstOfGuns, gunsOf, roundsOf } from './missions'

export const zoneShape = (
  state: State,
  { point: at, sheaf, kind }: Pick<Mission, 'point' | 'sheaf' | 'kind'>,
  battery: Stand,
) => {
  const guns = gunsOf(state, battery)
  const burst = burstOfGuns(guns, kind)
  const side = squaresOf(roundsOf(guns), sheaf) * burst
  return {
    kind: 'polygon',
    tone: 'warn',
    dashed: true,
    points: squareAt(at, side, battery.at),
    label: `${roundsOf(guns)} rounds, ${sheaf}`,
  } as const
}
