import { expect, test } from 'vitest'
import { leftBy } from '../../support/leaving'
import { at, game, table } from './support'

const left = (t: ReturnType<typeof table>) => leftBy(game, t.state, 'A', 'endActivation.A1')

test('[LS.turn.end.actions-lost] ending an activation asks while an attack could still be made, and not when none can', () => {
  const near = table()
    .unit('pathfinder', { at: [50, 50] })
    .enemy('wyvern', { at: [50, 30], facing: 180 })
  near.activate('A1')
  expect(left(near)).toBe('A1 has 1 Action left and could still attack.')
  const far = table()
    .unit('pathfinder', { at: [50, 95] })
    .enemy('wyvern', { at: [50, 5], facing: 180 })
  far.activate('A1')
  expect(left(far)).toBe("A1 hasn't moved or acted.")
  far.play({ type: 'move', unit: 'A1', path: [{ at: at(50, 90), facing: 0 }] }).pass()
  expect(left(far)).toBeNull()
})
