import { expect, test } from 'vitest'
import { Match } from '../../../src/engine/record/match'
import { offersFor } from '../../../src/engine/record/offering'
import { anyRuleset } from '../../../src/engine/ruleset'
import { lightningWar } from '../../../src/rulesets/lightning-war'

const scenario = lightningWar.setupModel.scenarios.find(({ setup }) => setup.options.deployment)

test('finishing names the units that nobody has placed, and asks nothing once all are', () => {
  if (!scenario) throw new Error('no scenario with deployment')
  const match = new Match(anyRuleset(lightningWar), scenario.setup, 'placing')
  match.settle()
  const offers = () => offersFor(match.ruleset, match.state, 'A')
  const left = () =>
    offers()
      .find(({ id }) => id === 'deploy.done')
      ?.leaves?.() ?? null
  const units = new Set(offers().flatMap(({ piece }) => piece?.split('.')[0] ?? []))
  expect(units.size).toBeGreaterThan(1)
  expect(left()).toBe(`You haven't placed ${units.size} units. They stay where they are.`)
  for (const unit of units) {
    const place = offers().find(({ id, kind }) => kind === 'region' && id.startsWith(`deploy.${unit}.`))
    if (place?.kind !== 'region') throw new Error(`${unit} has no place`)
    const { at, facing } = place.start()
    expect(match.play('A', place.at({ at, facing: facing + 15 }))).not.toHaveProperty('refusals')
  }
  expect(left()).toBeNull()
})
