import { describe, expect, test } from 'vitest'
import {
  type Draft,
  verdictOn,
  withColour,
  withPlayers,
  withScenario,
  withSeat,
  withSeatCount,
  withValues,
} from '../../../src/app/setup/draft'
import { balanceWords, bySide, freshName, named, withEntries, worthOf } from '../../../src/app/setup/forces'
import { anyRuleset } from '../../../src/engine/ruleset'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import { toy, toySetup } from '../../support/toy'

const { forces, scenarios } = toy.setupModel
if (!forces) throw new Error('the toy game buys its boats')
const draft: Draft = toySetup
const [regatta, duel] = scenarios
if (!regatta || !duel) throw new Error('the toy game has two scenarios')

describe('the balance of forces, in words', () => {
  test('even forces', () => {
    const each = worthOf(forces, draft.options, 'A').points
    expect(balanceWords(forces, draft)).toBe(`Even: ${each} Tonnage each.`)
  })

  test('who has more, and by how much', () => {
    const entries = forces.list(draft.options, 'B').slice(1)
    const uneven = withEntries(forces, draft, 'B', entries)
    const [most, least] = (['A', 'B'] as const).map(seat => worthOf(forces, uneven.options, seat).points)
    const less = Math.round((1 - Number(least) / Number(most)) * 100)
    expect(less).toBeGreaterThan(0)
    expect(balanceWords(forces, uneven)).toBe(`Ada: ${most} Tonnage; Bob: ${least} (${less}\u00a0% less).`)
    expect(
      verdictOn(toy, uneven)
        .warnings.map(w => w.why)
        .join(),
    ).toContain('tons')
  })

  test('nobody against somebody is an error of the game itself', () => {
    const empty = withEntries(forces, draft, 'B', [])
    expect(balanceWords(forces, empty)).toMatch(/^Ada: \d+ Tonnage; Bob: 0\.$/)
    expect(verdictOn(toy, empty).errors).toEqual([{ rule: 'POND.win', why: 'Seat B has no boat.' }])
  })
})

describe('a game being set up', () => {
  test('the scenarios as they come can be started', () => {
    for (const scenario of scenarios) expect(verdictOn(toy, withScenario(null, scenario)).errors).toEqual([])
  })

  test('another scenario keeps the people', () => {
    const named = withSeat(draft, { seat: 'A', name: 'Grace', played: 'bot' })
    expect(withScenario(named, duel).seats[0]).toEqual({ seat: 'A', name: 'Grace', played: 'bot' })
    expect(withScenario(named, duel).options).toBe(duel.setup.options)
  })

  test('more seats get a name, fewer keep theirs', () => {
    const three = withSeatCount(draft, 3)
    expect(three.seats.map(seat => seat.name)).toEqual(['Ada', 'Bob', 'Player C'])
    expect(withSeatCount(three, 2).seats.map(seat => seat.name)).toEqual(['Ada', 'Bob'])
    expect(verdictOn(toy, three).errors.map(error => error.why)).toContain('The pond has two seats.')
  })

  test('whoever has chosen a colour keeps it and the chair when others come', () => {
    const recoloured = withColour(draft, 'A', 'C')
    const four = withSeatCount(recoloured, 4)
    expect(four.seats.map(({ seat }) => seat)).toEqual(['C', 'B', 'A', 'D'])
    expect(withSeatCount(four, 2).seats).toEqual(recoloured.seats)
  })

  test('another number of players plays the scenario made for so many, unless forces would be lost by it', () => {
    const { setupModel } = anyRuleset(thunderStruck)
    const [first, , last] = setupModel.scenarios
    if (!first || !last) throw new Error('a duel and a battle of teams')
    const named = withColour(withSeat(first.setup, { seat: 'A', name: 'Ada', played: 'bot' }), 'A', 'E')
    const four = withPlayers(setupModel, named, 4)
    expect(four).toMatchObject({ scenario: 'teams', options: last.setup.options })
    expect(four.seats).toEqual([
      { seat: 'E', name: 'Ada', played: 'bot' },
      { seat: 'B', name: 'Orange', played: 'person' },
      { seat: 'A', name: 'Blue', played: 'person' },
      { seat: 'C', name: 'Green', played: 'person' },
    ])
    expect(withPlayers(setupModel, four, 2)).toEqual(named)
    expect(withPlayers(setupModel, four, 4)).toEqual(four)
    expect(withPlayers(toy.setupModel, draft, 3).scenario).toBe(draft.scenario)
  })

  test('a seat without a name cannot start', () => {
    const nameless = withSeat(draft, { seat: 'B', name: ' ', played: 'person' })
    expect(verdictOn(toy, nameless).errors).toEqual([{ why: 'Player B needs a name.' }])
  })

  test('a value out of range is named by its label, once', () => {
    expect(verdictOn(toy, withValues(draft, { turns: 99 })).errors).toEqual([
      { why: 'Turns: Enter a number from 1 to 20.' },
    ])
    expect(verdictOn(toy, withValues(draft, { turns: Number.NaN })).errors).toEqual([{ why: 'Turns: Enter a number.' }])
  })

  test('a field may name a value of a part of a part; all beside it stays', () => {
    const deep = { ...draft, options: { sides: { A: { morale: 'elite', depth: 9 }, B: {} }, turns: 3 } }
    expect(withValues(deep, { 'sides.A.morale': 'irregular', turns: 4, 'map.name': 'Here' }).options).toEqual({
      sides: { A: { morale: 'irregular', depth: 9 }, B: {} },
      turns: 4,
      map: { name: 'Here' },
    })
  })

  test('options that no field shows are vouched for by the schema', () => {
    const broken = { ...draft, options: { ...(draft.options as object), forces: 7 } }
    expect(() => verdictOn(toy, broken)).not.toThrow()
    expect(
      verdictOn(toy, broken)
        .errors.map(error => error.why)
        .join(),
    ).toContain('forces')
  })

  test('units of one card get numbers of their own', () => {
    const [card] = forces.roster(draft.options)
    if (!card) throw new Error('no card')
    expect(freshName(card, [])).toBe(`${card.name} 1`)
    expect(freshName(card, [{ card: card.id, name: `${card.name} 1` }])).toBe(`${card.name} 2`)
  })

  test('the roster stands by side', () => {
    expect(bySide(forces.roster(draft.options)).map(([side]) => side)).toEqual(['Pond'])
  })

  test('a long roster is searched by every word of name and side', () => {
    const roster = [
      { name: 'Sherman M4, troop of 3', side: 'United States' },
      { name: 'Sherman M4', side: 'United States' },
      { name: 'Panther G', side: 'Germany' },
    ].map((card, i) => ({ id: `${i}`, ...card }))
    const ids = (query: string) => named(roster, query).map(({ id }) => id)
    expect(ids('  ')).toEqual(['0', '1', '2'])
    expect(ids('sherman TROOP')).toEqual(['0'])
    expect(ids('german')).toEqual(['2'])
    expect(ids('churchill')).toEqual([])
  })
})

describe('colours', () => {
  const painted = (): Draft => ({
    ...draft,
    seats: [
      { seat: 'A', name: 'Blue', played: 'person' },
      { seat: 'B', name: 'Ben', played: 'bot' },
    ],
  })

  test('a free colour is taken; a seat that bore the name of its colour bears the new one', () => {
    const { seats } = withColour(painted(), 'A', 'F')
    expect(seats.map(({ seat, name }) => [seat, name])).toEqual([
      ['F', 'Gold'],
      ['B', 'Ben'],
    ])
  })

  test('one that another has is exchanged; chairs, people and who plays stay', () => {
    const { seats } = withColour(painted(), 'A', 'B')
    expect(seats).toEqual([
      { seat: 'B', name: 'Orange', played: 'person' },
      { seat: 'A', name: 'Ben', played: 'bot' },
    ])
  })
})
