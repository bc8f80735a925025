import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/engine/seats'
import type { ArcAction } from '../../../src/rulesets/arclight/actions'
import type { Options } from '../../../src/rulesets/arclight/options'
import type { State, Torpedo } from '../../../src/rulesets/arclight/state'
import { type ArcTable, condition, type Given, hex, moving, position, struck, tableAt } from './support'

/** Every reason in full and in order, even where several cite one rule; the table's own come first. */
const why = (table: ArcTable, action: ArcAction, seat: Seat = 'A'): string[] =>
  table.refusalsOf(seat, action).map(({ rule, why: words }) => `${rule}: ${words}`)
const rules = (table: ArcTable, action: ArcAction, seat: Seat = 'A'): string[] =>
  table.refusalsOf(seat, action).map(({ rule }) => rule)

type Ships = Readonly<Record<string, Given>>
const inPhase = (
  phase: State['phase'],
  given: Ships = {},
  change: Partial<State> = {},
  options: Partial<Options> = {},
) => tableAt(position(given, { phase, mover: null, ...change }, options))

describe('house options', () => {
  const torpedo: Torpedo = {
    ...{ id: 't1', seat: 'B', die: 6, at: hex('1515'), facing: 3, target: 'A1', fuel: 2, moved: true, tried: [] },
  }
  const all = { torpedoes: true, engineering: true, declaredTurn: true }
  const dead = { status: 'destroyed' } as const

  test('[ARC.opt.declared-turn] every reason against a declared turn', () => {
    const action = { type: 'declare', ship: 'B1', side: 'L' } as const
    const given = {
      B1: { ...dead, losses: { T: 8 }, conditions: [condition('fuel-leak', -2), condition('right-only')] },
      B2: {},
    }
    expect(why(tableAt(position(given, { used: ['B1'] }, all)), action)).toEqual([
      'ARC.opt.declared-turn: You can declare turns only before initiative, and only with that house option.',
      "ARC.opt.declared-turn: B1 isn't yours.",
      'ARC.opt.declared-turn: B1 is out of play.',
      'ARC.crit.12: B1 is out of fuel.',
      'ARC.opt.declared-turn: B1 has already declared a turn.',
      'ARC.move.turn.afford: The turn costs 3 movement points, but Thrust is 0.',
      'ARC.crit.6: B1 can only turn right.',
    ])
    const early = (options: Partial<Options>) =>
      tableAt(position({}, { phase: 'premove', order: [], mover: null }, options))
    expect(rules(early(all), { ...action, ship: 'A1' })).toEqual([])
    expect(rules(early({}), { ...action, ship: 'A1' })).toContain('ARC.opt.declared-turn')
  })

  test('[ARC.opt.cm ARC.turn.upkeep.cm] every reason against a countermeasure', () => {
    const action = { type: 'countermeasure', ship: 'B1', torpedo: 't1' } as const
    expect(why(moving({ B1: dead, B2: {} }), action)).toEqual([
      'ARC.turn.upkeep.cm: You can roll countermeasures only in Upkeep.',
      "ARC.opt.cm: B1 isn't yours.",
      'ARC.opt.cm: B1 is out of play.',
      'ARC.opt.cm: B1 has no countermeasure left against this torpedo.',
    ])
    const own = { ...action, ship: 'A1' }
    expect(rules(inPhase('countermeasures', {}, { torpedoes: [torpedo] }, all), own)).toEqual([])
    const engineering = inPhase(
      'engineering',
      { A1: { card: 'quasar', losses: { T: 1 } } },
      { torpedoes: [torpedo] },
      all,
    )
    expect(rules(engineering, own)).toEqual(['ARC.turn.upkeep.cm'])
  })

  test('[ARC.opt.eng ARC.turn.upkeep.engineering] every reason against a repair', () => {
    const action = { type: 'repair', ship: 'B1', item: 'T' } as const
    expect(why(tableAt(position({ B1: dead, B2: {} }, { used: ['B1'] }, all)), action)).toEqual([
      'ARC.turn.upkeep.engineering: You can repair only in Upkeep, and only with that house option.',
      "ARC.opt.eng: B1 isn't yours.",
      'ARC.opt.eng: B1 is out of play.',
      'ARC.opt.eng: B1 has no Engineering die.',
      'ARC.opt.eng: The engineers of B1 have already worked this turn.',
      "ARC.opt.eng: There's no such damage to repair.",
    ])
    const hurt = { A1: { card: 'quasar', losses: { T: 1 } } }
    expect(rules(inPhase('engineering', hurt, {}, {}), { ...action, ship: 'A1' })).toContain(
      'ARC.turn.upkeep.engineering',
    )
  })

  test('[ARC.opt.torp.launch ARC.turn.launch] every reason against a launch', () => {
    const launch = (change: object = {}) =>
      ({ type: 'launch', ship: 'A1', crew: 'P', target: 'B1', ...change }) as const
    const ember = { A1: { card: 'ember', at: '1519' } }
    const table = inPhase('launch', ember, {}, all)
    expect(rules(table, launch())).toEqual([])
    expect(
      why(
        inPhase('launch', { A1: { card: 'ember', at: '1520' }, A2: { card: 'ember', at: '1512' } }, {}, all),
        launch(),
      ),
    ).toEqual(['ARC.opt.torp.launch: B1 is more than 12 hexes away.'])
    expect(why(table, launch({ ship: 'A7' }))).toEqual(['ARC.opt.torp.launch: There is no such ship.'])
    expect(why(table, launch({ target: 'B7' }))).toEqual(['ARC.fire.target: There is no such target.'])
    expect(why(table, launch({ crew: 'A' }))).toEqual([
      'ARC.opt.torp.launch: The gunner A of A1 has nothing to launch this turn.',
    ])
    expect(why(table, launch({ ship: 'B1', target: 'A1' }))).toEqual([
      "ARC.opt.torp.launch: B1 isn't yours.",
      'ARC.opt.torp.launch: The pilot of B1 has nothing to launch this turn.',
    ])
    expect(rules(inPhase('launch', ember, {}, {}), launch())).toContain('ARC.turn.launch')
    expect(rules(tableAt(position(ember, {}, all)), launch())).toEqual(['ARC.turn.launch'])
    const nothing = 'ARC.opt.torp.launch: The pilot of A1 has nothing to launch this turn.'
    const other = { A2: { card: 'ember', at: '1512' } }
    for (const change of [{ dead: ['P' as const] }, { bays: [0] }])
      expect(why(inPhase('launch', { A1: { ...ember.A1, ...change }, ...other }, {}, all), launch())).toEqual([nothing])
    expect(why(inPhase('launch', { ...ember, ...other }, { used: ['A1.P'] }, all), launch())).toEqual([nothing])
  })

  test('[ARC.opt.nixie] a nixie against another torpedo, of another ship, at another time', () => {
    const nixie = { type: 'nixie', torpedo: 't1', use: true } as const
    const now = "ARC.opt.nixie: You can't roll a nixie against this torpedo now."
    const table = inPhase('result', {}, { torpedoes: [torpedo] }, all)
    expect(rules(table, nixie)).toEqual([])
    expect(why(table, { ...nixie, torpedo: 't2' })).toEqual([now])
    expect(why(table, nixie, 'B').slice(1)).toEqual(["ARC.opt.nixie: A1 isn't yours."])
    expect(why(moving(), nixie)).toEqual([now])
    expect(why(inPhase('countermeasures', {}, { torpedoes: [torpedo] }, all), nixie)).toEqual([now])
    expect(why(inPhase('result', {}, { torpedoes: [{ ...torpedo, tried: ['A1'] }] }, all), nixie)).toEqual(
      expect.arrayContaining([now]),
    )
  })

  test('[ARC.turn.optional] nothing to finish, and nothing twice', () => {
    const pass = { type: 'pass' } as const
    expect(why(moving(), pass)).toEqual(["ARC.turn.optional: There's nothing to finish now."])
    const table = tableAt(position({}, { phase: 'premove', order: [], mover: null }, all))
    table.play('A', pass)
    expect(table.state.passed).toEqual(['A'])
    expect(rules(table, pass)).toEqual(['TABLE.turn', 'ARC.turn.optional'])
  })

  test('[ARC.code.star ARC.code.W ARC.code.short.legal ARC.index.sequence] choosing what is not there, or for another', () => {
    const choose = (option: string) => ({ type: 'choose', option }) as const
    expect(why(struck('W'), choose('w7'), 'B')).toEqual(["ARC.code.W: You can't choose that."])
    expect(why(struck('~'), choose('nixie'), 'B')).toEqual(["ARC.code.short.legal: You can't choose that."])
    expect(why(struck('W', { odd: true }), choose('w7'), 'B').slice(1)).toEqual([
      'ARC.code.star: The other side chooses here.',
      "ARC.code.W: You can't choose that.",
    ])
    expect(why(moving(), choose('w0'))).toEqual(["ARC.index.sequence: There's nothing to choose now."])
  })
})
