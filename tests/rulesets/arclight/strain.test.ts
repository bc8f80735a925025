import { expect, test } from 'vitest'
import { ship, struck } from './support'

test('as an option an eliminated weapon whose own dice stay below its SR is only shorted', () => {
  const strain = { options: { sr: 'strain' as const } }
  const saved = struck('W', strain)
  saved.play('B', { type: 'choose', option: 'w1' })
  // 2D10 + 1D6 below 12.
  saved.settle(4, 4, 3)
  expect(ship(saved, 'B1').weapons[1]?.eliminated).toBe(false)
  expect(ship(saved, 'B1').shorts).toEqual([{ kind: 'weapon', weapon: 1, turn: 3 }])
  const lost = struck('W', strain)
  lost.play('B', { type: 'choose', option: 'w1' })
  lost.settle(4, 4, 4)
  expect(ship(lost, 'B1').weapons[1]?.eliminated).toBe(true)
})
