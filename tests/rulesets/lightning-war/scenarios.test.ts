import { describe, expect, test } from 'vitest'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import type { Options } from '../../../src/rulesets/lightning-war/options'
import { cardsOf } from '../../../src/rulesets/lightning-war/tables/cards'
import { goldensOf } from '../../golden/golden'

const { scenarios, schema } = lightningWar.setupModel

/** Ids and nations of the roster are no part of the battle. */
const battleOf = ({ objectives, nationA: _, nationB: __, ...options }: Options) => ({
  ...options,
  objectives: objectives.map(({ id: _, ...objective }) => objective),
})

// Maps, forces and objectives are ours: that one of them has changed shows in the golden game that was played on it.
describe.each(goldensOf('lightning-war'))('the golden game “$name”', ({ name, save: { record } }) => {
  test('is played on the scenario as it is now', () => {
    const now = scenarios.find(({ id }) => id === name)?.setup
    if (!now) throw new Error(`no scenario ${name}`)
    expect(now.seats).toEqual(record.setup.seats)
    const then = schema.parse(record.setup.options)
    // Units may have joined a side since.
    const sides = Object.fromEntries(
      Object.entries(now.options.sides).map(([seat, side]) => {
        const { length } = then.sides[seat]?.forces ?? []
        return [seat, { ...side, forces: side.forces.slice(0, length) }]
      }),
    )
    expect(battleOf(schema.parse({ ...now.options, sides }))).toEqual(battleOf(then))
  })
})

test('every scenario has a golden game', () => {
  expect(goldensOf('lightning-war').map(({ name }) => name)).toEqual(scenarios.map(({ id }) => id).sort())
})

test('each side of a scenario is offered the units of the nation it fights with', () => {
  for (const { setup } of scenarios)
    for (const [seat, nation] of [['A', setup.options.nationA] as const, ['B', setup.options.nationB] as const])
      for (const { card } of setup.options.sides[seat]?.forces ?? [])
        expect(cardsOf(setup.options).get(card)?.nation).toBe(nation)
})
