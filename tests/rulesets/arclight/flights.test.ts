import { describe, expect, test } from 'vitest'
import { type Axial, hexName, hexOf, stepped, stepsBetween } from '../../../src/engine/geometry/hex'
import { isOnMap } from '../../../src/rulesets/arclight/rules/ship'
import { torpedoEnds } from '../../../src/rulesets/arclight/rules/torpedoes'
import type { State, Torpedo } from '../../../src/rulesets/arclight/state'
import { hex, position, tableAt, upkeep } from './support'

const torpedo = (change: Partial<Torpedo> = {}): Torpedo => ({
  id: 't1',
  seat: 'A',
  die: 6,
  at: hex('1515'),
  facing: 0,
  target: 'B1',
  fuel: 3,
  moved: false,
  tried: [],
  ...change,
})

const named = ({ at, facing, hexes }: { at: Axial; facing: number; hexes: number }): string =>
  `${hexName(hexOf(at))} ${facing} after ${hexes}`

/** Every flight of up to eight hexes, one by one, with a turn of one hexside for every two hexes entered. */
function ends(state: State, { at, facing }: Torpedo, goal: Axial): string[] {
  const found = new Map<string, { at: Axial; facing: number; hexes: number }>()
  const fly = (here: Axial, way: number, { hexes, used }: { hexes: number; used: number }): void => {
    const key = `${hexName(hexOf(here))} ${way}`
    const before = found.get(key)
    if (!before || before.hexes > hexes) found.set(key, { at: here, facing: way, hexes })
    if (hexes === 8 || stepsBetween(here, goal) === 0) return
    const next = stepped(here, way)
    if (!isOnMap(state, next)) return
    fly(next, way, { hexes: hexes + 1, used })
    if (used < Math.floor((hexes + 1) / 2))
      for (const side of [1, 5]) fly(next, (way + side) % 6, { hexes: hexes + 1, used: used + 1 })
  }
  fly(at, facing, { hexes: 0, used: 0 })
  const far = (end: { at: Axial }): number => stepsBetween(end.at, goal)
  const least = Math.min(...[...found.values()].map(far))
  return [...found.values()].filter(end => far(end) === least).map(named)
}

describe('the flight of a torpedo', () => {
  const places = ['1515', '1518', '1519', '1711', '2007', '1508', '0203', '3020', '1502']
  test.each(places.flatMap(at => [0, 1, 2, 3, 4, 5].map(facing => [at, facing] as const)))(
    '[ARC.opt.torp.move] from %s facing %i ends as near to its target as any flight does',
    (at, facing) => {
      const state = position({}, { phase: 'torpedoes', mover: null }, { torpedoes: true })
      const t1 = torpedo({ at: hex(at), facing })
      const found = torpedoEnds(state, t1)
      const truth = ends(state, t1, hex('1507'))
      if (truth.some(end => end.startsWith('1507'))) {
        // In the hex of its target one end is as good as another: the first that gets there.
        const least = Math.min(...truth.map(end => Number(end.split(' ').at(-1))))
        expect(found.map(end => [hexName(hexOf(end.at)), end.hexes])).toEqual([['1507', least]])
      } else expect(found.map(named).sort()).toEqual(truth.sort())
      expect(found.some(({ off }) => off)).toBe(false)
    },
  )

  test('[ARC.opt.torp.move] without a target it flies eight hexes straight, or off the map', () => {
    const state = position({ B1: { status: 'destroyed' } }, { phase: 'torpedoes', mover: null }, { torpedoes: true })
    const straight = (at: string, facing: number, target: string | null = null) =>
      torpedoEnds(state, torpedo({ at: hex(at), facing, target }))
    expect(straight('1515', 0)).toEqual([{ at: hex('1507'), facing: 0, hexes: 8, off: false }])
    expect(straight('1515', 0, 'B1')).toEqual([{ at: hex('1507'), facing: 0, hexes: 8, off: false }])
    expect(straight('1515', 0, 'B7')).toEqual([{ at: hex('1507'), facing: 0, hexes: 8, off: false }])
    expect(straight('1509', 0)).toEqual([{ at: hex('1501'), facing: 0, hexes: 8, off: false }])
    expect(straight('1508', 0)).toEqual([{ at: stepped(hex('1501'), 0), facing: 0, hexes: 8, off: true }])
    expect(straight('1503', 0)).toEqual([{ at: stepped(hex('1501'), 0), facing: 0, hexes: 3, off: true }])
  })
})

describe('what becomes of it', () => {
  const flying = (torpedoes: readonly Torpedo[], given: Parameters<typeof position>[0] = {}) =>
    tableAt(position(given, { phase: 'torpedoes', mover: null, torpedoes: [...torpedoes] }, { torpedoes: true }))

  test('[ARC.opt.torp.move ARC.turn.movement.torpedoes] they fly in the order of their launch, each its player’s', () => {
    const table = flying([
      torpedo({ at: hex('1518') }),
      torpedo({ id: 't2', seat: 'B', at: hex('1504'), target: 'A1' }),
    ])
    const fly = (id: string, end = 0) => ({ type: 'fly', torpedo: id, end }) as const
    const words = (seat: 'A' | 'B', id: string, end = 0) => table.refusalsOf(seat, fly(id, end)).map(({ why }) => why)
    const order = 'Torpedoes move after the ships, in the order of their launch.'
    expect(words('A', 't1')).toEqual([])
    expect(words('A', 't2')).toEqual([order])
    expect(words('B', 't1').slice(1)).toEqual(["This torpedo isn't yours."])
    expect(words('A', 't1', 9)).toEqual(["The torpedo can't end its flight there."])
    expect(words('B', 't2', 9).slice(1)).toEqual([
      order,
      "This torpedo isn't yours.",
      "The torpedo can't end its flight there.",
    ])
    expect(table.offered('B')).toEqual(['concede'])
    const offered = table.offered('A').filter(id => id.startsWith('fly'))
    expect(offered).toEqual(ends(table.state, torpedo({ at: hex('1518') }), hex('1507')).map((_, i) => `fly.t1.${i}`))
  })

  test('[ARC.opt.torp.move] three flights; it is spent on the last unless it has arrived', () => {
    const flown = (change: Partial<Torpedo>, ...faces: number[]) => {
      const table = flying([torpedo(change)], { A1: { at: '0120' } })
      const events = [...table.play('A', { type: 'fly', torpedo: 't1', end: 0 }), ...table.settle(...faces)]
      const own = events.filter(({ type }) => type.startsWith('torpedo'))
      return {
        told: own.map(({ type }) => type),
        spent: own.find(({ type }) => type === 'torpedo-spent'),
        left: table.state.torpedoes,
      }
    }
    const far = { at: hex('1518') }
    expect(flown({ ...far, fuel: 2 })).toMatchObject({ told: ['torpedo-moved'], left: [{ fuel: 1 }] })
    expect(flown({ ...far, fuel: 1 })).toMatchObject({
      told: ['torpedo-moved', 'torpedo-spent'],
      spent: { why: 'fuel', rules: ['ARC.opt.torp.move'] },
      left: [],
    })
    expect(flown({ fuel: 1 }, 1, 1, 1)).toMatchObject({ told: ['torpedo-moved', 'torpedo-hit'], left: [] })
    // Off the map with fuel left, and with none: told once.
    for (const fuel of [1, 3])
      expect(flown({ target: null, at: hex('1503'), fuel })).toMatchObject({
        told: ['torpedo-moved', 'torpedo-spent'],
        spent: { why: 'off-map' },
        left: [],
      })
  })

  test('[ARC.opt.torp.move ARC.opt.cm] in a new turn it flies again, and may be countered again', () => {
    const table = upkeep({ A1: { at: '0101' }, B1: { at: '3020' } }, { torpedoes: true })
    const used = torpedo({ moved: true, tried: ['B1'], at: hex('1010') })
    const later = tableAt({ ...table.state, torpedoes: [used, { ...used, id: 't2' }] })
    later.settle()
    expect(later.state.turn).toBe(4)
    expect(later.state.torpedoes.map(({ moved, tried }) => [moved, tried])).toEqual([
      [false, []],
      [false, []],
    ])
  })

  test('[ARC.opt.torp.result] of several that have arrived the first explodes first', () => {
    const here = { at: hex('1507'), moved: true }
    const passing = torpedo({ id: 't0', ...here, target: 'A1' })
    const table = tableAt(
      position(
        {},
        { phase: 'result', mover: null, torpedoes: [passing, torpedo(here), torpedo({ id: 't2', ...here, die: 0 })] },
        { torpedoes: true },
      ),
    )
    const [first] = table.play('table', { type: 'detonate' }, 1, 2, 3)
    expect(first).toMatchObject({ torpedo: 't1', target: 'B1', skill: 3, total: 6, rules: ['ARC.opt.torp.result'] })
    // A launcher without the skill has no skill die.
    const [second] = table.play('table', { type: 'detonate' }, 1, 2)
    expect(second).toMatchObject({ torpedo: 't2', skill: null, total: 3 })
    expect(table.state.torpedoes.map(({ id }) => id)).toEqual(['t0'])
  })

  test('[ARC.opt.torp.result ARC.damage.all ARC.damage.appropriate] 2D8 and the skill die, All, excess, less ASV', () => {
    const table = tableAt(
      position(
        { B1: { losses: { E: 2 } } },
        { phase: 'result', mover: null, torpedoes: [torpedo({ at: hex('1507'), moved: true })] },
        { torpedoes: true },
      ),
    )
    const plan = table.plan('table', { type: 'detonate' })
    expect(plan).toMatchObject({ title: 'Torpedo result', rule: 'ARC.opt.torp.result' })
    expect(plan.ledgers).toEqual([
      { name: 'To hit, 12 needed', base: '2D8 + 1D6', lines: [] },
      {
        name: 'Damage',
        base: 'All of the same dice, +1 for each point over 12',
        lines: [{ value: -1, why: 'ASV', rule: 'ARC.damage.subtract' }],
      },
    ])
    const events = table.play('table', { type: 'detonate' }, 4, 4, 4)
    expect(events.slice(0, 2)).toMatchObject([
      {
        type: 'torpedo-hit',
        hit: true,
        amount: 12,
        excess: 0,
        sv: 1,
        net: 11,
        rules: ['ARC.opt.torp.result', 'ARC.damage.same-dice', 'ARC.damage.all', 'ARC.damage.appropriate'],
      },
      { type: 'row', ship: 'B1', net: 11 },
    ])
    expect(table.state.stack[0]).toMatchObject({ kind: 'codes', ship: 'B1', by: 'A', odd: true })
  })
})
