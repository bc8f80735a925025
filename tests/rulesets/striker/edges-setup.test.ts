import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/engine/seats'
import { striker } from '../../../src/rulesets/striker'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import { initialState } from '../../../src/rulesets/striker/initial-state'
import type { Listed, Options } from '../../../src/rulesets/striker/options'
import { type FieldGiven, field } from './field'

// A set-up at the edges of what may be played, and the position it begins with.

const { setupModel } = striker
const seats = [
  { seat: 'A', name: 'Blue', played: 'person' },
  { seat: 'B', name: 'Red', played: 'person' },
] as const
const ridge = setupModel.scenarios.find(({ id }) => id === 'STR-S2')?.setup.options
if (!ridge) throw new Error('no ridge')

const HQ: Listed = { card: 'hq-8', name: 'Staff', unit: 'HQ' }
const base: Options = {
  ...ridge,
  map: { name: 'Plain', width: 240, height: 160, pieces: [] },
  zones: { A: [0, 145, 240, 160], B: [0, 0, 240, 15] },
  forces: { A: [HQ], B: [HQ] },
  initial: { A: {}, B: {} },
  victory: { ...ridge.victory, hold: {} },
  tl: { A: 8, B: 8 },
}
const { prepared: _prepared, ...plain } = base
const checked = (change: Partial<Options>) =>
  setupModel.check({ scenario: 'x', seats: [...seats], options: { ...plain, ...change } })
const errors = (change: Partial<Options>) => checked(change).errors.map(({ rule }) => rule)
const force = (...list: Listed[]): Partial<Options> => ({ forces: { A: [HQ, ...list], B: [HQ] } })
const zones = (A: number[], B: number[]): Partial<Options> => ({ zones: { A, B } })

describe('what is refused', () => {
  test.each<[string, Partial<Options>, string[]]>([
    ['zones that touch', zones([0, 80, 240, 160], [0, 0, 240, 80]), []],
    ['zones that overlap', zones([0, 79, 240, 160], [0, 0, 240, 80]), ['STR.core.editor.valid']],
    ['zones side by side', zones([0, 0, 120, 160], [120, 0, 240, 160]), []],
    ['zones side by side that overlap', zones([0, 0, 121, 160], [120, 0, 240, 160]), ['STR.core.editor.valid']],
    ['zones side by side, the other way round', zones([120, 0, 240, 160], [0, 0, 120, 160]), []],
    ['a zone off the west edge', zones([-1, 145, 240, 160], [0, 0, 240, 15]), ['STR.core.editor.valid']],
    ['a zone off the east edge', zones([0, 145, 241, 160], [0, 0, 240, 15]), ['STR.core.editor.valid']],
    ['a zone off the south edge', zones([0, 145, 240, 161], [0, 0, 240, 15]), ['STR.core.editor.valid']],
    ['a zone off the north edge', zones([0, 145, 240, 160], [0, -1, 240, 15]), ['STR.core.editor.valid']],
    ['rule 33', { rules: [33] }, ['STR.core.editor.rules']],
    ['rule 81', { rules: [81] }, ['STR.core.editor.rules']],
    ['an unknown card', force({ card: 'x', name: 'X', unit: 'X' }), ['STR.core.editor.export']],
    [
      'six men in an ATV',
      force(
        { card: 'ATV8', name: 'ATV', unit: 'ATV' },
        { card: 'lead-8', name: 'Lead', unit: 'S', aboard: 1 },
        { card: 'rockets-8', name: 'Rockets', unit: 'S', aboard: 1 },
      ),
      [],
    ],
    [
      'eight men in an ATV',
      force(
        { card: 'ATV8', name: 'ATV', unit: 'ATV' },
        { card: 'lead-8', name: 'Lead', unit: 'S', aboard: 1 },
        { card: 'rockets-8', name: 'Rockets', unit: 'S', aboard: 1 },
        { card: 'hq-8', name: 'Two more', unit: 'S', aboard: 1 },
      ),
      ['STR.core.cards.vehicle-valid'],
    ],
    [
      'six men in each of two ATVs',
      force(
        { card: 'ATV8', name: 'ATV 1', unit: 'ATV' },
        { card: 'lead-8', name: 'Lead', unit: 'S', aboard: 1 },
        { card: 'rockets-8', name: 'Rockets', unit: 'S', aboard: 1 },
        { card: 'ATV8', name: 'ATV 2', unit: 'ATV' },
        { card: 'lead-8', name: 'Lead', unit: 'T', aboard: 4 },
        { card: 'rockets-8', name: 'Rockets', unit: 'T', aboard: 4 },
      ),
      [],
    ],
    [
      'men in a tank without seats',
      force({ card: 'MBT8', name: 'Tank', unit: 'Tank' }, { card: 'lead-8', name: 'Lead', unit: 'S', aboard: 1 }),
      ['STR.core.cards.vehicle-valid', 'STR.core.cards.vehicle-valid'],
    ],
    [
      'men in other men',
      force({ card: 'lead-8', name: 'Lead', unit: 'S', aboard: 0 }),
      ['STR.core.cards.vehicle-valid'],
    ],
    ['nobody', { forces: { A: [], B: [HQ] } }, ['STR.core.editor.force', 'STR.core.leader.side-commander']],
    [
      'a leader outside the headquarters',
      { forces: { A: [{ ...HQ, unit: 'Staff' }], B: [HQ] } },
      ['STR.core.leader.side-commander'],
    ],
    [
      'headquarters without a leader',
      { forces: { A: [{ ...HQ, card: 'rockets-8' }], B: [HQ] } },
      ['STR.core.leader.side-commander'],
    ],
    ['200 stands', force(...Array.from({ length: 199 }, () => ({ ...HQ, unit: 'X' }))), []],
    ['201 stands', force(...Array.from({ length: 200 }, () => ({ ...HQ, unit: 'X' }))), ['STR.core.editor.force']],
  ])(
    '[STR.core.editor.valid STR.core.editor.rules STR.core.editor.force STR.core.leader.side-commander STR.core.cards.vehicle-valid] %s',
    (_what, change, rules) => {
      expect(errors(change)).toEqual(rules)
    },
  )

  test('[STR.core.scale.board] two sides, A and B, no others', () => {
    const of = (list: readonly { seat: Seat }[]) =>
      setupModel.check({
        scenario: 'x',
        seats: list.map(({ seat }) => ({ seat, name: seat, played: 'person' })),
        options: plain,
      }).errors
    expect(of([{ seat: 'A' }, { seat: 'B' }])).toEqual([])
    const wrong: { seat: Seat }[][] = [
      [{ seat: 'A' }],
      [{ seat: 'A' }, { seat: 'C' }],
      [{ seat: 'A' }, { seat: 'B' }, { seat: 'C' }],
    ]
    for (const list of wrong) expect(of(list).map(({ rule }) => rule)).toEqual(['STR.core.scale.board'])
  })

  test('[STR.core.cards.weapon-valid STR.core.cards.vehicle-valid STR.core.cards.troop-valid STR.core.cards.armour] own cards with faults are named', () => {
    const tank = VEHICLES.find(({ id }) => id === 'MBT8')
    if (!tank) throw new Error('no tank')
    const { errors: said } = checked({ vehicles: [{ ...tank, id: 'own', name: 'My tank', road: 1, crew: ['gunner'] }] })
    expect(said.map(({ rule, why }) => [rule, why.startsWith('My tank: ')])).toEqual([
      ['STR.core.cards.vehicle-valid', true],
      ['STR.core.cards.vehicle-valid', true],
    ])
  })

  test('[STR.core.editor.points] sides that differ by more than a tenth are told so', () => {
    const uneven = (list: Listed[]) =>
      checked({ forces: { A: [HQ, ...list], B: [HQ, ...Array(8).fill(TEN)] } }).warnings
    const TEN: Listed = { card: 'hq-8', name: 'Team', unit: 'T' }
    expect(uneven(Array(8).fill(TEN))).toEqual([])
    // 9 teams against 8: 20 to 22.5 points, apart by a ninth of the larger side.
    expect(uneven(Array(7).fill(TEN)).map(({ rule }) => rule)).toEqual(['STR.core.editor.points'])
    expect(uneven(Array(9).fill(TEN)).map(({ rule }) => rule)).toEqual([])
    const [told] = uneven(Array(7).fill(TEN))
    expect(told?.why).toContain('11 %')
    expect(told?.why).toMatch(/Blue has 20\.0 points, Red has 22\.5/)
  })
})

describe('how it begins', () => {
  const started = (change: Partial<Options>) =>
    initialState({ scenario: 'x', seats: [...seats], options: { ...plain, ...change } })
  const list: Listed[] = [
    { card: 'ATV8', name: 'ATV', unit: 'ATV', crew: 'veteran' },
    HQ,
    { card: 'lead-8', name: 'Lead', unit: 'S', aboard: 0 },
    { card: 'missiles-8', name: 'Missiles', unit: 'M', at: { x: 30, y: 150 } },
    { card: 'air-raft-8', name: 'Raft', unit: 'R' },
  ]
  const state = started({ forces: { A: list, B: list.map(({ at: _at, ...one }) => one) }, first: 'B' })
  const of = (id: string) => state.stands[id]?.value

  test('[STR.core.stand.kinds STR.core.unit.tree STR.core.spot.start] stands of every kind, hidden from the enemy', () => {
    expect(['A01', 'A02', 'A03', 'A04', 'A05'].map(id => of(id)?.kind)).toEqual([
      'vehicle',
      'team',
      'team',
      'crew',
      'vehicle',
    ])
    expect(['A01', 'A02', 'A03', 'A04'].map(id => of(id)?.figures)).toEqual([0, 2, 3, 3])
    expect(['A01', 'A05', 'B02'].map(id => of(id)?.flight)).toEqual(['ground', 'noe', 'ground'])
    expect(of('A01')?.men.map(({ role, file }) => `${role} ${file.value?.quality}`)).toEqual(['driver veteran'])
    expect(of('A02')?.men.map(({ role, file }) => `${role} ${file.value?.leader} ${file.value?.observer}`)).toEqual([
      'man 2 true',
      'radio 0 false',
    ])
    for (const [id, kept] of Object.entries(state.stands)) {
      expect(kept.value?.spotted, id).toBe(false)
      expect(kept.$for).toEqual([id[0]])
    }
    expect(of('A01')?.own.value).toMatchObject({ unit: 'A.ATV', spent: 0, near: { armed: true }, commander: 0 })
  })

  test('[STR.core.move.passengers STR.core.scale.board] riders are where their vehicle is; the rest side by side in its zone', () => {
    expect(of('A03')?.aboard).toBe('A01')
    expect(of('A03')?.at).toEqual(of('A01')?.at)
    expect(of('B03')?.at).toEqual(of('B01')?.at)
    expect(of('A04')?.at).toEqual({ x: 30, y: 150 })
    // Three without a place: around the middle of the zone, evenly apart.
    const xs = ['A01', 'A02', 'A05'].map(id => of(id)?.at.x ?? 0)
    expect(xs[1]).toBe(120)
    expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeCloseTo((xs[2] ?? 0) - (xs[1] ?? 0))
    expect(new Set(xs).size).toBe(3)
    expect(of('A02')?.at.y).toBe(152.5)
    expect(of('B02')?.at.y).toBe(7.5)
    // In a narrow zone they stay inside it.
    const narrow = started({
      zones: { A: [100, 145, 120, 160], B: [0, 0, 240, 15] },
      forces: { A: Array.from({ length: 9 }, () => ({ ...HQ })), B: [HQ] },
    })
    const places = Object.values(narrow.stands).flatMap(({ value }) => (value?.seat === 'A' ? [value.at.x] : []))
    expect(Math.min(...places)).toBeGreaterThanOrEqual(100)
    expect(Math.max(...places)).toBeLessThanOrEqual(120)
    expect(new Set(places).size).toBe(9)
  })

  test('[STR.core.scale.board STR.core.sequence.first] both face the enemy; who is first may be fixed', () => {
    // The first side's base line is the south, so it looks north; bearing 0 is up the table.
    expect([of('A01')?.facing, of('B01')?.facing]).toEqual([0, 180])
    expect([state.phase, state.first, state.turn, state.chooser]).toEqual(['deploy', 'B', 0, null])
    const thrown = started({ first: 'throw' })
    expect([thrown.phase, thrown.first]).toEqual(['first', null])
  })

  test('[STR.core.unit.tree STR.core.orders.initial STR.core.unit.net] units under the headquarters, each with its free order', () => {
    const go = ridge.initial.A.default
    const hold = ridge.initial.B.default
    if (!go || !hold) throw new Error('no orders')
    const units = started({
      forces: { A: list, B: [HQ] },
      initial: { A: { default: go, M: hold }, B: {} },
    }).units
    expect(units['A.HQ']?.value).toMatchObject({ parent: null, leader: 'A02', order: go, name: 'HQ', seat: 'A' })
    expect(units['A.S']?.value).toMatchObject({ parent: 'A.HQ', leader: 'A03', order: go, pending: null })
    expect(units['A.M']?.value).toMatchObject({ parent: 'A.HQ', leader: null, order: hold })
    expect(units['B.HQ']?.value?.order.move.verb).toBe('hold')
    // The highest man leads: an officer before a sergeant.
    const two = started({ forces: { A: [{ ...HQ, card: 'lead-8' }, HQ], B: [HQ] } })
    expect(two.units['A.HQ']?.value?.leader).toBe('A02')
  })

  test('[STR.core.victory.break] strength is counted from all stands of a side', () => {
    expect([state.strength.A?.value, state.strength.B?.value, state.lost.A?.value]).toEqual([5, 5, 0])
  })
})

describe('what every position keeps to', () => {
  const broken = (given: FieldGiven) => {
    const state = field(given)
    return Object.entries(striker.invariants).flatMap(([name, holds]) => (holds(state) ? [] : [name]))
  }
  const two = [{}, {}]
  test.each<[string, FieldGiven, number]>([
    ['two plain stands', { stands: { A1: {}, B1: { at: [60, 60] } } }, 0],
    ['a stand at the corners', { stands: { A1: { at: [0, 0] }, B1: { at: [240, 160] } } }, 0],
    ['a stand off the west edge', { stands: { A1: { at: [-0.1, 50] } } }, 1],
    ['a stand off the north edge', { stands: { A1: { at: [50, -0.1] } } }, 1],
    ['a stand off the east edge', { stands: { A1: { at: [240.1, 50] } } }, 1],
    ['a stand off the south edge', { stands: { A1: { at: [50, 160.1] } } }, 1],
    ['four fit men', { stands: { A1: { men: [...two, ...two] } } }, 0],
    ['five fit men', { stands: { A1: { men: [...two, ...two, {}] } } }, 1],
    ['five men, one dead', { stands: { A1: { men: [...two, ...two, { dead: true }] } } }, 0],
    ['a crew of five', { stands: { A1: { card: 'sp-howitzer-7' } } }, 0],
    ['nobody left on the table', { stands: { A1: { men: [{ dead: true }], figures: 0 } } }, 1],
    ['figures that are not the fit men', { stands: { A1: { men: two, figures: 1 } } }, 1],
    ['all of the allowance spent', { stands: { A1: { own: { spent: 1 } } } }, 0],
    ['more than the allowance spent', { stands: { A1: { own: { spent: 1.01 } } } }, 1],
    ['one light wound', { stands: { A1: { men: [{}, { light: 1 }] } } }, 0],
    ['two light wounds', { stands: { A1: { men: [{}, { light: 2 }] } } }, 1],
    ['two light wounds, serious', { stands: { A1: { men: [{}, { light: 2, serious: true }] } } }, 0],
    [
      'two light wounds without that rule',
      { stands: { A1: { men: [{}, { light: 2 }] } }, options: { twoLight: false } },
      0,
    ],
    ['riders in their vehicle', { stands: { A1: { aboard: 'A2' }, A2: { card: 'ATV8' } } }, 0],
    ['riders a cm beside their vehicle', { stands: { A1: { aboard: 'A2', at: [51, 50] }, A2: { card: 'ATV8' } } }, 1],
    ['riders a cm behind their vehicle', { stands: { A1: { aboard: 'A2', at: [50, 51] }, A2: { card: 'ATV8' } } }, 1],
    ['riders in no vehicle', { stands: { A1: { aboard: 'A9' } } }, 1],
    ['a chain of command', { stands: { A1: {} }, units: { 'A.1': { parent: 'A.2' }, 'A.2': { parent: 'A.3' } } }, 0],
    ['a circle of command', { stands: { A1: {} }, units: { 'A.1': { parent: 'A.2' }, 'A.2': { parent: 'A.1' } } }, 1],
  ])('%s', (_what, given, wrong) => {
    expect(broken(given)).toHaveLength(wrong)
  })

  test('a stand that went wrong is found after others were found sound', () => {
    const good = field({ stands: { A1: {}, A2: { at: [60, 60] } } })
    const off = field({ stands: { A1: {}, A2: { at: [-5, 60] } } }).stands.A2
    if (!off) throw new Error('no stand')
    const bad = { ...good, stands: { ...good.stands, A2: off } }
    for (const state of [good, bad, good]) {
      const kept = Object.values(striker.invariants).every(holds => holds(state))
      expect(kept).toBe(state === good)
    }
  })
})
