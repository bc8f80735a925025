import { expect, test } from 'vitest'
import { oddsOf } from '../../../src/engine/rolls/odds'
import { previewMission } from '../../../src/rulesets/striker/rules/missions/preview-mission'
import { field, missionFrom } from './field'

/** Every way two throws of two dice can fall, and a third where the rounds reach the point. */
function counted(dm: number, half: number, need: number) {
  let onPoint = 0
  let covered = 0
  let hit = 0
  const faces = [1, 2, 3, 4, 5, 6]
  const throws = faces.flatMap(a => faces.map(b => a + b))
  const hits = throws.filter(thrown => thrown >= need).length / 36
  for (const accuracy of throws) {
    const short = Math.max(0, 14 - accuracy - dm)
    if (short === 0) onPoint += 1 / 36
    // In whichever direction, the zone reaches half its side.
    const under = short * 2 <= half + 1e-9
    if (under) covered += 1 / 36
    if (under) hit += hits / 36
  }
  return { onPoint, covered, hit }
}

test.each([
  ['normal', 'regular', 6 * 3, 8],
  ['converged', 'regular', 4 * 3, 6],
  ['normal', 'veteran', 6 * 3, 8],
] as const)('[STR.core.indirect.accuracy] the odds of a %s sheaf with a %s observer', (sheaf, quality, side, need) => {
  const state = field({
    stands: {
      A1: { at: [120, 110], men: [{ observer: true, quality }] },
      A2: { at: [120, 150], kind: 'crew', men: [{ weapons: ['mortar-8'] }, { weapons: ['mortar-8'] }] },
    },
  })
  const odds = oddsOf(previewMission(state, missionFrom('m1', { sheaf })))
  const { onPoint, covered, hit } = counted((quality === 'regular' ? 1 : 3) + 2, side / 2, need)
  expect(odds?.success).toBeCloseTo(onPoint, 12)
  expect(odds?.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  expect(odds?.also.get('the point is in the zone')).toBeCloseTo(covered, 12)
  expect(odds?.also.get('a man there is hit')).toBeCloseTo(hit, 12)
})
