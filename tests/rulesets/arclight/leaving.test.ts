import { expect, test } from 'vitest'
import { anyRuleset } from '../../../src/engine/ruleset'
import { arclight } from '../../../src/rulesets/arclight'
import { leftBy } from '../../support/leaving'
import { firing, moving } from './support'

const game = anyRuleset(arclight)

test('[ARC.move.stop] ending a move asks while movement points are left', () => {
  const table = moving()
  table.play('A', { type: 'move', ship: 'A1', steps: ['F', 'F'] })
  expect(leftBy(game, table.state, 'A', 'stop.A1')).toMatch(/ has 12 movement points left\.$/)
  const spent = moving({ A1: { losses: { T: 14 } } })
  expect(leftBy(game, spent.state, 'A', 'stop.A1')).toBeNull()
})

test('[ARC.fire.crew] holding fire asks only while there is a shot', () => {
  const near = firing({ ship: 'A1', crew: 'P' })
  const far = firing({ ship: 'A1', crew: 'P' }, { A1: { losses: {} }, B1: { facing: 0 } })
  const asked = [near, far].map(table => leftBy(game, table.state, 'A', 'hold.A1.P'))
  const able = [near, far].map(table =>
    [0, 1, 2].some(weapon => {
      const shot = { type: 'shoot', ship: 'A1', crew: 'P', weapon, target: 'B1' } as const
      return table.forbiddenBy('A', shot).length === 0
    }),
  )
  expect(asked.map(words => words !== null)).toEqual(able)
})
