import { describe, expect, test } from 'vitest'
import { at, table } from './support'

const exo = () =>
  table()
    .unit('pathfinder', { at: [50, 50], facing: 90 })
    .enemy('wyvern', { at: [50, 5] })
const to = (x: number, y: number, facing = 90) => ({ at: at(x, y), facing })

describe('Exo-armors', () => {
  test('[LS.move.exo.circle] every waypoint must lie in the circle; the refusal shows circle and leg', () => {
    const t = exo().activate('A1')
    const [refusal] = t.refusals({ type: 'move', unit: 'A1', path: [to(55, 50), to(60.01, 50)] })
    expect(refusal).toMatchObject({ rule: 'LS.move.exo.circle', why: expect.stringContaining('Point 2 is 10.01 cm') })
    expect(refusal?.shapes).toMatchObject([
      { kind: 'disc', at: at(50, 50), radius: 10 },
      { kind: 'path', points: [at(55, 50), at(60.01, 50)], tone: 'bad' },
    ])
    expect(t.why({ type: 'move', unit: 'A1', path: [to(60, 50)] })).toEqual([])
  })
})
