import { expect, test, vi } from 'vitest'
import { once } from '../../src/engine/offers'

test('what is worked out once is worked out when first asked for, and never again', () => {
  const find = vi.fn(() => [1, 2])
  const choices = once(find)
  expect(find).not.toHaveBeenCalled()
  expect(choices()).toBe(choices())
  expect(find).toHaveBeenCalledTimes(1)
})
