import { contains } from '../../../engine/geometry/area'
import { total } from '../../../engine/rolls/ledger'
import type { Plan } from '../../../engine/rolls/plan'
import type { Mission } from '../parts/mission'
import type { State } from '../state'
import { CM_SHORT, SHEAF_NEED } from '../tables/indirect'
import { throw2d } from './direct'
import { accuracyLines, burstOfGuns, gunsOf, roundsOf } from './missions'
import { baseLine, deviate, lineOfFire, type Zone, zoneOf } from './sheaf'
import { standOf } from './stands'

interface Foreseen {
  readonly short: number
  /** The ordered point itself lies under the rounds. */
  readonly covered: boolean
  /** A man standing there in the open would be hit. */
  readonly hit: boolean
}

/** How the first rounds would fall with what its side knows: on the point, or how far off, and what that means there. */
export function foreseenMission(state: State, mission: Mission): Plan<Foreseen> {
  const battery = standOf(state, mission.battery)
  const guns = battery ? gunsOf(state, battery) : []
  const from = battery?.at ?? baseLine(state, mission)
  const fired = roundsOf(guns)
  const lines = accuracyLines(state, mission)
  const burst = burstOfGuns(guns, mission.kind)
  const zoneAt = (at: Mission['point']): Zone => zoneOf(mission, { at, from, fired, left: fired, burst })
  return {
    title: 'Where the rounds fall',
    rule: 'STR.core.indirect.accuracy',
    ledgers: [{ name: 'Accuracy, 14+', base: 'two dice', lines, rolled: 0 }],
    resolve(dice) {
      const { short, at } = deviate(
        mission.point,
        { dm: total(lines), line: lineOfFire(mission, battery?.at ?? null) },
        dice,
      )
      const zone = zoneAt(at)
      const covered = contains({ kind: 'polygon', points: zone.area }, mission.point)
      const hit = covered && mission.kind === 'HE' && throw2d(dice) >= SHEAF_NEED[zone.sheaf]
      return { short, covered, hit }
    },
    outcome: ({ short }) => ({
      label: short === 0 ? 'on the point' : `${short * CM_SHORT} cm off`,
      rank: short,
      success: short === 0,
    }),
    also: ({ covered, hit }) => [
      ...(covered ? ['the point is in the zone'] : []),
      ...(hit ? ['a man there is hit'] : []),
    ],
  }
}
