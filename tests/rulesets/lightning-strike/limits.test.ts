import { describe, expect, test } from 'vitest'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { cardSchema } from '../../../src/rulesets/lightning-strike/cards/card'
import { editor } from '../../../src/rulesets/lightning-strike/cards/editor'
import { optionsSchema } from '../../../src/rulesets/lightning-strike/options'
import { setupModel } from '../../../src/rulesets/lightning-strike/setup-model'
import { disagreements, objects } from '../../support/limits'
import { cardNamed, OPTIONS, setupOf, table } from './support'

/** A card with every value it can have. */
const FULL = {
  ...cardNamed('dragonstriker'),
  id: 'own-1',
  ecm: 1,
  eccm: 1,
  missileDefense: 1,
  closeCombatOptimized: 1,
  protection: { ...cardNamed('cerberus').protection },
}

const refused = (path: readonly (string | number)[], value: unknown): boolean =>
  objects(cardSchema, FULL, [path, value])

describe('Limits', () => {
  test('[LS.card.fields] the editor lets in what a card may hold, and nothing else', () => {
    const values = editor.parts(FULL).flatMap(part => (part.kind === 'value' ? [part] : []))
    // The edge of a band is typed as text.
    const others = values.filter(({ path }) => path.at(-1) !== 'to')
    expect(others.length).toBe(50)
    expect(disagreements(cardSchema, FULL, others)).toEqual([])
  })

  test('[LS.card.fields] numbers of a card from the lowest to the highest', () => {
    const ends: Readonly<Record<string, readonly [number, number]>> = {
      'threat.ff90': [1, 999],
      'threat.ff120': [1, 999],
      size: [1, 20],
      actions: [1, 9],
      'movement.basic': [1, 100],
      'movement.overthrust': [1, 200],
      'avoidance.front': [-9, 9],
      'avoidance.rear': [-9, 9],
      missileDefense: [0, 9],
      closeCombatOptimized: [1, 9],
      electronics: [-9, 9],
      ecm: [0, 9],
      eccm: [0, 9],
      'protection.rear.overkill': [1, 999],
      'weapons.0.bands.0.accuracy': [-9, 9],
      'weapons.0.bands.0.damage': [1, 99],
    }
    const fields = Object.entries(ends).map(([path, [min, max]]) => ({
      path: path.split('.'),
      field: { kind: 'number', name: path, label: path, min, max, value: min } as const,
    }))
    expect(disagreements(cardSchema, FULL, fields)).toEqual([])
  })

  test('[LS.range.bands] a band reaches up to 200 cm; a weapon has 1 to 6 bands, a card 1 to 8 weapons', () => {
    const to = ['weapons', 0, 'bands', 0, 'to']
    expect([0, 0.5, 1, 200, 200.5, 'C', 'D'].filter(edge => refused(to, edge))).toEqual([0, 200.5, 'D'])
    const [weapon] = FULL.weapons
    const [band] = weapon?.bands ?? []
    const many = (one: unknown, most: number) => Array.from({ length: most }, () => one)
    const bands = [0, 1, 6, 7].filter(length => refused(['weapons', 0, 'bands'], many(band, length)))
    expect(bands).toEqual([0, 7])
    expect([0, 1, 8, 9].filter(length => refused(['weapons'], many(weapon, length)))).toEqual([0, 9])
    expect([0, 1, 60, 61].filter(length => refused(['id'], 'x'.repeat(length)))).toEqual([0, 61])
  })

  test('[LS.setup.table LS.command.pool LS.test.skill-2] options from the lowest to the highest', () => {
    const options = { ...OPTIONS, obstacles: true }
    const fields = setupModel.fields(setupOf(options)).map(field => ({ path: [field.name], field }))
    expect(
      fields.map(({ field }) => (field.kind === 'number' ? [field.name, field.min, field.max] : field.name)),
    ).toEqual([
      ['tableWidth', 60, 300],
      ['tableHeight', 60, 300],
      ['turnLimit', 0, 99],
      ['commandPoints', 0, 9],
      ['skill', 1, 4],
      'ffArc',
      'exoFacing',
      'aiming',
      'obstacles',
      ['obstaclesEach', 1, 8],
      'areaTerrainBlocks',
    ])
    // Without obstacles their number may be 0.
    expect(disagreements(optionsSchema, options, fields)).toEqual(['obstaclesEach: 0 is let in'])
    expect(objects(optionsSchema, options, [['obstaclesEach'], -1])).toBe(true)
    expect(setupModel.fields(setupOf({ ...OPTIONS, obstacles: false }))).toHaveLength(9)
  })

  test('[LS.ecm.targeted.any-number LS.obstacle.equal] a position holds up to 100 of each, and the options 6 sides', () => {
    const t = table().unit('pathfinder').enemy('wyvern').activate('A1')
    const many = (most: number, one: unknown) => Array.from({ length: most }, () => one)
    const named = (most: number, one: unknown) =>
      Object.fromEntries(many(most, one).map((value, i) => [`o${i}`, value]))
    const disc = { kind: 'disc', at: { x: 1, y: 1 }, radius: 1 }
    const rock = { id: 'o1', kind: 'rock', area: disc, by: 'A' }
    const polygon = (points: number) => ({ ...rock, area: { kind: 'polygon', points: many(points, { x: 1, y: 1 }) } })
    const holds = (change: object, within: 'units' | 'sides' | 'stack' | null, id = '') => {
      const { state } = t
      const part = within === 'stack' ? { stack: [{ ...state.stack[0], ...change }] } : {}
      const inner = within === 'units' ? { units: { A1: { ...state.units.A1, ...change } } } : {}
      const side = within === 'sides' ? { sides: { ...state.sides, [id]: { ...state.sides.A, ...change } } } : {}
      const whole = within === null ? change : {}
      return lightningStrike.state.safeParse({ ...state, ...part, ...inner, ...side, ...whole }).success
    }
    const fits = (of: (most: number) => boolean) => [100, 101].map(of)
    expect(holds({}, null)).toBe(true)
    expect(fits(n => holds({ targetedEcm: many(n, { by: 'A', source: 'A1' }) }, 'units'))).toEqual([true, false])
    expect(fits(n => holds({ entered: many(n, 'o1') }, 'stack'))).toEqual([true, false])
    expect(fits(n => holds({ obstacles: many(n, 'rock') }, 'sides', 'A'))).toEqual([true, false])
    expect(fits(n => holds({ obstacles: named(n, rock) }, null))).toEqual([true, false])
    expect(fits(n => holds({ obstacles: { o1: polygon(n) } }, null))).toEqual([true, false])
    expect(fits(n => holds({ stack: many(n, t.state.stack[0]) }, null))).toEqual([true, false])
    const force = (n: number) => many(n, { card: 'wyvern', name: 'X' })
    const options = (more: object) => optionsSchema.safeParse({ ...OPTIONS, ...more }).success
    expect(fits(n => options({ forces: { A: force(n) } }))).toEqual([true, false])
    expect([6, 7].map(n => options({ forces: named(n, force(1)) }))).toEqual([true, false])
    expect([500, 501].map(n => options({ cards: many(n, cardNamed('wyvern')) }))).toEqual([true, false])
  })

  test('[LS.setup.control] a player has 1 to 20 Units, each with a name of up to 60 letters', () => {
    const force = (units: number, name = 'X') => ({
      ...OPTIONS,
      forces: Object.fromEntries(
        ['A', 'B'].map(seat => [seat, Array.from({ length: units }, () => ({ card: 'wyvern', name }))]),
      ),
    })
    const errors = (units: number) => setupModel.check(setupOf(force(units))).errors.map(({ rule }) => rule)
    expect([0, 1, 20, 21].filter(units => errors(units).length > 0)).toEqual([0, 21])
    expect(errors(21)).toEqual(['LS.setup.control', 'LS.setup.control'])
    const fits = (name: string) => optionsSchema.safeParse(force(1, name)).success
    expect([60, 61].filter(length => fits('x'.repeat(length)))).toEqual([60])
  })

  test('[LS.setup.equal-points] a difference of more than 5 % of the larger total is warned of', () => {
    const worth = (ff90: number) => ({ ...cardNamed('wyvern'), id: `own-${ff90}`, threat: { ff90, ff120: ff90 } })
    const warned = (a: number, b: number) => {
      const forces = { A: [{ card: `own-${a}`, name: 'X' }], B: [{ card: `own-${b}`, name: 'Y' }] }
      const { errors, warnings } = setupModel.check(setupOf({ ...OPTIONS, forces, cards: [worth(a), worth(b)] }))
      expect(errors).toEqual([])
      return warnings.map(({ rule }) => rule)
    }
    expect(warned(200, 190)).toEqual([])
    expect(warned(190, 200)).toEqual([])
    expect(warned(200, 189)).toEqual(['LS.setup.equal-points'])
    expect(warned(189, 200)).toEqual(['LS.setup.equal-points'])
  })
})
