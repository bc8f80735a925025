import { expect, test } from 'vitest'
import { rulings } from '../../../src/rulesets/thunder-struck/rulings'

test('every ruling names the rules it is about, so that the rulebook shows it beside them', () => {
  expect(rulings.filter(({ rules }) => rules.length === 0).map(({ id }) => id)).toEqual([])
})
