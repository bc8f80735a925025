import { describe, expect, test } from 'vitest'
import { defaults, type FieldValues, type Offer } from '../../../src/engine/offers'
import { offersFor } from '../../../src/engine/record/offering'
import { anyRuleset } from '../../../src/engine/ruleset'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import type { TsAction } from '../../../src/rulesets/thunder-struck/actions'
import { SPACES } from '../../../src/rulesets/thunder-struck/tables/console'
import { battle, planning, ship, type TsTable } from './support'

const game = anyRuleset(thunderStruck)

const offers = (table: TsTable) => offersFor(game, table.state, 'A') as Offer<TsAction>[]

function offer<K extends Offer<TsAction>['kind']>(table: TsTable, kind: K, id: string) {
  const found = offers(table).find(one => one.id === id)
  if (found?.kind !== kind) throw new Error(`no ${kind} ${id}`)
  return found as Extract<Offer<TsAction>, { kind: K }>
}

/** The form that spends any number of cubes on this die. */
const form = (table: TsTable, die: string) => offer(table, 'form', `act.${die}.cubes`)
const fieldsOf = (table: TsTable, die: string) =>
  form(table, die)
    .fields()
    .map(({ name }) => name)
const fill = (table: TsTable, die: string, values: FieldValues): TsAction => {
  const { fields, fill: filled } = form(table, die)
  return filled({ ...defaults(fields()), pips: 0, ...values })
}

const dice = { c1: [3, 'B1'], c2: [5, 'B2'], c3: [2, 'F1'], c4: [1, 'M1'], g: [6, 'M2'] } as const

describe('What a die is offered', () => {
  test('[TS.act.1.must] without cubes each die only does what its space does; used dice do nothing', () => {
    const table = battle({ A: { cubes: 0, dice: { c1: [3, 'F1'], c2: [4, 'B1'], c3: [2, 'aside'] } } })
    const ids = offers(table).map(({ id }) => id)
    expect(ids).toEqual(['act.c1', 'act.c2', 'concede'])
    expect(offer(table, 'button', 'act.c1').action).toEqual({ type: 'act', die: 'c1' })
  })

  test('[TS.act.1.must TS.plan.2.place] the last letter of a die is its key, on the console and in the hand', () => {
    const keys = (table: TsTable, id: RegExp) => offers(table).flatMap(one => (id.test(one.id) ? [one.key] : []))
    expect(keys(battle({ A: { dice } }), /^act\.\w+$/)).toEqual(['1', '2', '3', '4', 'g'])
    const rolled = planning()
    rolled.play('A', { type: 'roll' }, 1, 2, 3, 4)
    expect(keys(rolled, /^place/)).toEqual(['1', '2', '3', '4'])
  })

  test('[TS.boost.2.both] two Boost dice are offered together with their sum, other dice are not', () => {
    const table = battle({ A: { dice } })
    expect(offers(table).flatMap(({ id }) => (id.endsWith('both') ? [id] : []))).toEqual(['act.c1.both', 'act.c2.both'])
    const both = offer(table, 'button', 'act.c1.both')
    expect(both.action).toEqual({ type: 'act', die: 'c1', with: 'c2' })
    expect(both.label).toContain('8')
    const single = battle({ A: { dice: { c1: [3, 'B1'] } } })
    expect(offers(single).some(({ id }) => id === 'act.c1.both')).toBe(false)
  })

  test('[TS.man.1.total] two Manoeuvre dice are offered with their sum, one with its face', () => {
    expect(offer(battle({ A: { dice } }), 'button', 'act.c4').label).toContain('7')
    expect(offer(battle({ A: { dice: { c1: [4, 'M2'] } } }), 'button', 'act.c1').label).toContain('4')
  })

  test('[TS.power.3.pip TS.power.3.pip-limit] a cube is offered for a pip up or down, never past six or one', () => {
    const table = battle({ A: { dice: { c1: [1, 'P1'], c2: [6, 'P2'], c3: [3, 'F1'] } } })
    const pips = offers(table).flatMap(one =>
      one.kind === 'button' && one.action.type === 'act' && one.action.pips ? [one.action.pips] : [],
    )
    expect(pips).toEqual([{ c1: 1 }, { c2: -1 }, { c3: 1 }, { c3: -1 }])
    expect(offer(table, 'button', 'act.c3.up').action).toMatchObject({ pips: { c3: 1 } })
    expect(offer(table, 'button', 'act.c3.up').label).toContain('4')
    expect(offer(table, 'button', 'act.c3.down').label).toContain('2')
  })

  test('[TS.power.3.move-die] every other space of the console can be chosen', () => {
    const { choices } = offer(battle({ A: { dice } }), 'cell', 'act.c3.move')
    const others = SPACES.filter(space => space !== 'F1')
    expect(choices()).toEqual(
      others.map(moveTo => ({ cell: `A.${moveTo}`, action: { type: 'act', die: 'c3', moveTo } })),
    )
  })
})

describe('Several cubes at once', () => {
  test.each([
    [1, 4, 0, 4],
    [6, 4, -4, 0],
    [5, 4, -4, 1],
    [2, 4, -1, 4],
    [3, 1, -1, 1],
  ])('[TS.power.3.pip-limit TS.power.2.return] a %i with %i cubes: %i to %i pips', (face, cubes, min, max) => {
    const table = battle({ A: { cubes, dice: { c1: [face, 'F1'] } } })
    expect(form(table, 'c1').fields()[0]).toMatchObject({ name: 'pips', min, max })
  })

  test('[TS.power.3.pip] the form opens with one pip that the die has room for', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const table = battle({ A: { dice: { c1: [face, 'F1'] } } })
      const { fields, fill: filled } = form(table, 'c1')
      expect(filled(defaults(fields()))).toEqual({ type: 'act', die: 'c1', pips: { c1: face === 6 ? -1 : 1 } })
    }
  })

  test('[TS.power.3.mix TS.power.3.move-boost TS.power.4.man] with one cube to move and one to spare, all dice it could join are in the form', () => {
    const table = battle({ A: { cubes: 2, dice } })
    expect(fieldsOf(table, 'c3')).toEqual([
      'pips',
      'moveTo',
      'with.c1',
      'pips.c1',
      'with.c2',
      'pips.c2',
      'pips.c4',
      'pips.g',
    ])
    const moveTo = form(table, 'c3').fields()[1]
    expect(moveTo?.kind === 'choice' && moveTo.options.map(({ value }) => value)).toEqual([
      '',
      ...SPACES.filter(space => space !== 'F1'),
    ])
  })

  test('[TS.power.3.pip-which] with a single cube only the dice of this action are in the form', () => {
    const table = battle({ A: { cubes: 1, dice } })
    expect(fieldsOf(table, 'c3')).toEqual(['pips', 'moveTo'])
    expect(fieldsOf(table, 'c1')).toEqual(['pips', 'moveTo', 'with.c2', 'pips.c2'])
    expect(fieldsOf(table, 'c4')).toEqual(['pips', 'moveTo', 'pips.g'])
    expect(
      form(table, 'c1')
        .fields()
        .map(field => field.kind === 'number' && [field.min, field.max]),
    ).toEqual([[-1, 1], false, false, [-1, 1]])
  })

  test('[TS.power.3.one-each] nothing chosen spends nothing', () => {
    const table = battle({ A: { cubes: 2, dice } })
    expect(fill(table, 'c3', {})).toEqual({ type: 'act', die: 'c3' })
    expect(fill(table, 'c1', { pips: -1 })).toEqual({ type: 'act', die: 'c1', pips: { c1: -1 } })
    expect(fill(table, 'c1', { 'with.c2': true })).toEqual({ type: 'act', die: 'c1', with: 'c2' })
  })

  test('[TS.power.3.mix TS.power.3.move-boost] the form moves a die to Boost, joins the one there and changes both', () => {
    const table = battle({ A: { at: 0, cubes: 3, dice: { c1: [3, 'B1'], c3: [2, 'F1'], c4: [2, 'M1'] } } })
    const action = fill(table, 'c3', { moveTo: 'B2', 'with.c1': true, pips: 1, 'pips.c1': 1 })
    expect(action).toEqual({ type: 'act', die: 'c3', moveTo: 'B2', with: 'c1', pips: { c3: 1, c1: 1 } })
    const [spent] = table.play('A', action)
    expect(spent).toMatchObject({ type: 'powered-die', cubes: 3, moved: 'B2', pips: 2 })
    expect(ship(table, 'A')).toMatchObject({ at: 7, cubes: 0 })
  })
})
