import { expect, test } from 'vitest'
import { withSeatNames } from '../../../src/app/panels'
import type { Field } from '../../../src/engine/offers'

test('an option that is a player goes by his name, any other by its label', () => {
  const fields: readonly Field[] = [
    { kind: 'flag', name: 'evade', label: 'Evade', value: true },
    {
      kind: 'choice',
      name: 'first',
      label: 'Goes first',
      options: [
        { value: 'A', label: 'Seat A', seat: 'A' },
        { value: 'none', label: 'Nobody' },
      ],
      value: 'A',
    },
  ]
  const [flag, first] = withSeatNames(fields, { seatName: seat => `Player of ${seat}` })
  expect(flag).toEqual(fields[0])
  expect(first).toMatchObject({
    value: 'A',
    options: [
      { value: 'A', label: 'Player of A' },
      { value: 'none', label: 'Nobody' },
    ],
  })
})

test('an option that belongs to a player is told with his name', () => {
  const options = [
    { value: 'B1', label: 'Headquarters', owner: 'B' },
    { value: 'none', label: 'Nobody' },
  ] as const
  const field: Field = { kind: 'choice', name: 'stand', label: 'First stand', options, value: 'B1' }
  const [named] = withSeatNames([field], { seatName: seat => `Player of ${seat}` })
  expect(named).toMatchObject({ options: [{ label: 'Player of B: Headquarters' }, { label: 'Nobody' }] })
})
