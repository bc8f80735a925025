import { expect, test } from 'vitest'
import { measured } from '../../src/engine/words'

test.each([
  [12, '12'],
  [12.3, '12.3'],
  [12.34, '12.3'],
  // Beside a limit two decimals, on the side of it that the number is on.
  [12.04, '12.04'],
  [12.003, '12.01'],
  [11.998, '11.99'],
  [28.04, '28.04'],
  [7.5, '7.5'],
  [7.52, '7.52'],
  [0.1 + 0.2, '0.3'],
  [3 + 1e-9, '3'],
])('%s reads as %s', (value, text) => expect(measured(value)).toBe(text))
