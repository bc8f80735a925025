import { describe, expect, test } from 'vitest'
import { cardSchema } from '../../../src/rulesets/arclight/cards/card'
import { editor } from '../../../src/rulesets/arclight/cards/editor'
import { optionsSchema, USUAL } from '../../../src/rulesets/arclight/options'
import { setupModel } from '../../../src/rulesets/arclight/setup-model'
import { SHIPS } from '../../../src/rulesets/arclight/tables/ships'
import { disagreements, objects } from '../../support/limits'

const [first] = SHIPS
if (!first) throw new Error('no ship')
/** A card with every value it can have. */
const FULL = {
  ...first,
  id: 'own-1',
  nixie: 4,
  cm: 2,
  special: ['Probe'],
  torpedoes: [{ crew: 'P', count: 1 }],
  weapons: first.weapons.map(weapon => ({ ...weapon, sr: 12 })),
}

const refused = (path: readonly (string | number)[], value: unknown): boolean =>
  objects(cardSchema, FULL, [path, value])
const many = (one: unknown, length: number) => Array.from({ length }, () => one)

describe('limits', () => {
  test('[ARC.card.points] the editor lets in what a card may hold, and nothing else', () => {
    const values = editor.parts(FULL).flatMap(part => (part.kind === 'value' ? [part] : []))
    // Dice and modifiers have a form of their own.
    const others = values.filter(({ path }) => path.at(-1) !== 'dice' && path.at(-1) !== 'suffix')
    expect(others.length).toBeGreaterThan(35)
    expect(disagreements(cardSchema, FULL, others)).toEqual([])
  })

  test('[ARC.card.points ARC.skill.die] numbers of a card from the lowest to the highest', () => {
    const ends: Readonly<Record<string, readonly [number, number]>> = {
      points: [1, 999],
      'pilot.helm': [0, 12],
      'pilot.cmd': [0, 12],
      'pilot.eng': [0, 12],
      'pilot.wpn': [0, 12],
      'gunners.0': [0, 12],
      thrust: [0, 30],
      maneuver: [0, 12],
      ds: [0, 40],
      esv: [0, 20],
      asv: [0, 20],
      structure: [0, 9],
      'weapons.0.range.short': [1, 40],
      'weapons.0.range.medium': [1, 40],
      'weapons.0.range.long': [1, 40],
      'weapons.0.sr': [1, 40],
      'torpedoes.0.count': [1, 9],
    }
    const fields = Object.entries(ends).map(([path, [min, max]]) => ({
      path: path.split('.'),
      field: { kind: 'number', name: path, label: path, min, max, value: min } as const,
    }))
    expect(disagreements(cardSchema, FULL, fields)).toEqual([])
  })

  test('[ARC.dice] nixies and countermeasures are dice of the game, and so are those of weapons', () => {
    const sizes = Array.from({ length: 14 }, (_, size) => size)
    for (const path of [['nixie'], ['cm']])
      expect(sizes.filter(size => !refused(path, size))).toEqual([2, 4, 6, 8, 10, 12])
    const dice = ['2D8', '1D6+1D10', '6D12', '7D6', '0D6', '2D7', '2D20', 'D8', '', `${'1D2+'.repeat(9)}1D12`]
    expect(dice.filter(text => !refused(['weapons', 0, 'dice'], text))).toEqual([
      '2D8',
      '1D6+1D10',
      '6D12',
      `${'1D2+'.repeat(9)}1D12`,
    ])
    expect(refused(['weapons', 0, 'dice'], `${'1D2+'.repeat(9)}1D12 `)).toBe(true)
    const suffixes = ['', '+1', '/2', 'x9', 'x0', '-1', '+10']
    expect(suffixes.filter(text => !refused(['weapons', 0, 'suffix'], text))).toEqual(['', '+1', '/2', 'x9'])
  })

  test('[ARC.fire.crew ARC.card.crew] up to 5 gunners, 8 weapons, 6 bays and 6 pieces of equipment', () => {
    const most = (path: string, one: unknown) =>
      Array.from({ length: 12 }, (_, length) => length)
        .filter(length => !refused([path], many(one, length)))
        .at(-1)
    expect(most('gunners', 6)).toBe(5)
    expect(most('weapons', FULL.weapons[0])).toBe(8)
    expect(most('torpedoes', { crew: 'P', count: 1 })).toBe(6)
    expect(most('special', 'Probe')).toBe(6)
    expect([0, 1, 60, 61].filter(length => refused(['id'], 'x'.repeat(length)))).toEqual([0, 61])
    expect([0, 1, 40, 41].filter(length => refused(['special', 0], 'x'.repeat(length)))).toEqual([0, 41])
  })

  test('[ARC.board.size ARC.opt.limit] options from the lowest to the highest', () => {
    const seats = (['A', 'B'] as const).map(seat => ({ seat, name: seat, played: 'person' as const }))
    const fields = setupModel
      .fields({ scenario: 'test', seats, options: USUAL })
      .map(field => ({ path: [field.name], field }))
    expect(
      fields.flatMap(({ field }) => (field.kind === 'number' ? [[field.name, field.min, field.max]] : [])),
    ).toEqual([
      ['columns', 5, 60],
      ['rows', 5, 60],
      ['distance', 1, 60],
      ['turnLimit', 0, 99],
    ])
    expect(disagreements(optionsSchema, USUAL, fields)).toEqual([])
  })

  test('[ARC.board.size] sides of 1 to 8 ships; warned of unless 12 to 15 hexes apart', () => {
    const seats = (['A', 'B'] as const).map(seat => ({ seat, name: seat, played: 'person' as const }))
    const checked = (ships: number, more = {}) => {
      const forces = Object.fromEntries(seats.map(({ seat }) => [seat, many({ card: 'pulsar', name: 'X' }, ships)]))
      const options = { ...USUAL, forces: forces as typeof USUAL.forces, ...more }
      return setupModel.check({ scenario: 'test', seats, options })
    }
    expect([0, 1, 8, 9].filter(ships => checked(ships).errors.length > 0)).toEqual([0, 9])
    expect([11, 12, 15, 16].filter(distance => checked(1, { distance }).warnings.length > 0)).toEqual([11, 16])
    expect(checked(1, { distance: 11 }).warnings.map(({ rule }) => rule)).toEqual(['ARC.board.size'])
  })

  test('[ARC.points] a difference of more than 15 % of the larger total is warned of', () => {
    const seats = (['A', 'B'] as const).map(seat => ({ seat, name: seat, played: 'person' as const }))
    const worth = (points: number) => ({ ...first, id: `own-${points}`, points })
    const warned = (a: number, b: number) => {
      const forces = { A: [{ card: `own-${a}`, name: 'X' }], B: [{ card: `own-${b}`, name: 'Y' }] }
      const options = { ...USUAL, forces, cards: [worth(a), worth(b)] }
      const { errors, warnings } = setupModel.check({ scenario: 'test', seats, options })
      expect(errors).toEqual([])
      return warnings.map(({ rule }) => rule)
    }
    expect(warned(100, 85)).toEqual([])
    expect(warned(100, 84)).toEqual(['ARC.points'])
    expect(warned(84, 100)).toEqual(['ARC.points'])
  })
})
