import { describe, expect, test } from 'vitest'
import { oddsOf } from '../../../src/engine/rolls/odds'
import { DEGREES, type Degree } from '../../../src/rulesets/arclight/cards/card'
import type { Options } from '../../../src/rulesets/arclight/options'
import { type Aim, aimOf, readAttack } from '../../../src/rulesets/arclight/rules/attack'
import { endsOf, type Hull } from '../../../src/rulesets/arclight/rules/endings'
import { outlook } from '../../../src/rulesets/arclight/rules/outlook'
import { rowChances } from '../../../src/rulesets/arclight/rules/row-chances'
import { shipOf } from '../../../src/rulesets/arclight/rules/ship'
import type { Ship } from '../../../src/rulesets/arclight/state'
import { INDEX_ROWS, indexEntry } from '../../../src/rulesets/arclight/tables/damage-index'
import { condition, firing, type Given, position } from './support'

const gatling = { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1' } as const
const pulse = { ...gatling, crew: 'P', weapon: 0 } as const
const blaster = { type: 'shoot', ship: 'B1', crew: 'A', weapon: 1, target: 'A1' } as const

interface Gun {
  readonly dice: readonly [number, number, number]
  readonly read: (faces: number[]) => number
  readonly added: number
  readonly ds: number
  readonly sv: number
  readonly asv: number
  readonly column: 0 | 1
}

const faces = (sides: number) => Array.from({ length: sides }, (_, i) => i + 1)
const same = (all: number[], face: number) => face * all.filter(each => each === face).length
const sorted = (all: number[]) => [...all].sort((a, b) => a - b)
const high = (all: number[]) => same(all, Math.max(...all))
const middle = (all: number[]) => same(all, sorted(all)[1] ?? 0)
const rowText = (net: number, column: 0 | 1) => {
  const row = INDEX_ROWS[Math.min(net, 24) - 1]
  if (!row) throw new Error(`no row ${net}`)
  return column === 1 ? row[2] : row[1]
}

/** Every throw of the three dice, one by one. */
/** "8 XTTEA" of "Critical hit, Thrust −2 … (8 XTTEA)", "20 Boom" of "Boom (20)". */
function rowOf(label: string): string {
  const [, words, row] = /^(.*) \((.*)\)$/.exec(label) ?? []
  if (row === undefined) return label
  return row.includes(' ') ? row : `${row} ${words}`
}

function bruteForce({ dice: [a, b, c], read, added, ds, sv, asv, column }: Gun) {
  const rows = new Map<string, number>()
  let [destroyed, critical, hits] = [0, 0, 0]
  const chance = 1 / (a * b * c)
  for (const x of faces(a))
    for (const y of faces(b))
      for (const z of faces(c)) {
        const total = x + y + z + added
        const net = total < ds ? -1 : Math.max(0, read([x, y, z]) + total - ds - sv)
        const text = net < 1 ? '' : rowText(net, column)
        const label =
          net < 0 ? 'Miss' : net === 0 ? 'Hit, no damage' : `${Math.min(24, net)}${net >= 24 ? '+' : ''} ${text}`
        rows.set(label, (rows.get(label) ?? 0) + chance)
        if (net >= 0) hits += chance
        if (text === 'Boom') destroyed += chance
        if (!text.includes('X') && text !== 'Cascade') continue
        critical += chance
        destroyed += chance * criticalKills(Math.max(0, asv - [...text].filter(each => each === 'A').length), column, 6)
      }
  return { rows, destroyed, critical, hits }
}

/** 2D12, and after a 3 or a 5 every throw of 3D8, as deep as it matters. */
function criticalKills(asv: number, column: 0 | 1, depth: number): number {
  if (depth === 0) return 0
  const key = `${asv} ${column} ${depth}`
  const known = kills.get(key)
  if (known !== undefined) return known
  let sum = 0
  for (const x of faces(12))
    for (const y of faces(12)) {
      if (x + y === 2 || x + y === 24) sum += 1 / 144
      if (x + y === 3 || x + y === 5) sum += malfunctionKills(asv, column, depth) / 144
    }
  kills.set(key, sum)
  return sum
}
const kills = new Map<string, number>()

function malfunctionKills(asv: number, column: 0 | 1, depth: number): number {
  let sum = 0
  for (const x of faces(8))
    for (const y of faces(8))
      for (const z of faces(8)) {
        const net = middle([x, y, z]) - asv
        if (net < 1) continue
        const text = rowText(net, column)
        if (text === 'Boom') sum += 1 / 512
        if (!text.includes('X') && text !== 'Cascade') continue
        sum += criticalKills(Math.max(0, asv - [...text].filter(each => each === 'A').length), column, depth - 1) / 512
      }
  return sum
}

const CASES: readonly [string, Record<string, Given>, typeof gatling | typeof pulse | typeof blaster, Gun][] = [
  ['Gatling at eight hexes', {}, gatling, { dice: [8, 8, 8], read: high, added: 0, ds: 12, sv: 1, asv: 1, column: 1 }],
  [
    'Pulse Cannon at short range on a broken hull',
    { A1: { at: '1510' }, B1: { structure: 0, losses: { D: 3 } } },
    pulse,
    { dice: [8, 8, 6], read: middle, added: 1, ds: 9, sv: 1, asv: 1, column: 0 },
  ],
  [
    'Blaster of a stunned crew with a damaged HUD',
    { B1: { stun: 1, conditions: [condition('hud')] } },
    blaster,
    { dice: [10, 10, 6], read: middle, added: -4, ds: 11, sv: 4, asv: 2, column: 1 },
  ],
]

const aimWith = (
  dice: string,
  { degree, suffix, ...options }: { degree: Degree; suffix: string } & Partial<Pick<Options, 'excess' | 'medEven'>>,
): Aim => {
  const state = position()
  const ship = shipOf(state, 'A1')
  const aim = aimOf(state, { ship, crew: 'A', weapon: 1, target: shipOf(state, 'B1') })
  const weapon = { ...aim.weapon, dice, suffix }
  return { ...aim, weapon, degree, skill: 4, added: 0, ds: 12, sv: 3, options: { ...aim.options, ...options } }
}

describe('odds of a shot', () => {
  test.each(CASES)('%s agree with every roll counted', (_, given, action, gun) => {
    const table = firing({ ship: action.ship, crew: action.crew }, given)
    const odds = oddsOf(table.plan(action.ship === 'A1' ? 'A' : 'B', action))
    if (!odds) throw new Error('no odds')
    const truth = bruteForce(gun)
    expect(odds.outcomes.map(({ label }) => rowOf(label)).sort()).toEqual([...truth.rows.keys()].sort())
    for (const { label, probability } of odds.outcomes)
      expect(probability).toBeCloseTo(truth.rows.get(rowOf(label)) ?? 0, 9)
    expect(odds.also.get('Hit') ?? 0).toBeCloseTo(truth.hits, 9)
    expect(odds.also.get('A critical') ?? 0).toBeCloseTo(truth.critical, 9)
    expect(odds.also.get('Destroyed') ?? 0).toBeCloseTo(truth.destroyed, 8)
  })

  const EVENS = ['centre', 'outer'] as const
  const WHEN = ['before-sv', 'after-sv'] as const
  test.each(
    DEGREES.flatMap(degree =>
      ['', '+2', '/2', 'x2'].flatMap(suffix =>
        EVENS.flatMap(medEven => WHEN.map(excess => ({ degree, suffix, medEven, excess }))),
      ),
    ),
  )('$degree $suffix ($medEven, $excess) of mixed dice agrees with every throw read as in play', terms => {
    const aim = aimWith('2D6+1D10', terms)
    const counted = new Map<number | null, number>()
    for (const a of faces(6))
      for (const b of faces(6))
        for (const c of faces(10))
          for (const skill of faces(4)) {
            const { hit, net } = readAttack(aim, [a, b, c], skill)
            const row = hit ? Math.min(24, net) : null
            counted.set(row, (counted.get(row) ?? 0) + 1 / 1440)
          }
    const chances = rowChances(aim)
    expect(new Set(chances.keys())).toEqual(new Set(counted.keys()))
    for (const [row, chance] of counted) expect(chances.get(row)).toBeCloseTo(chance, 12)
  })

  test('of six D12 and a skill die are exact, and there at once', () => {
    const state = position()
    const plan = outlook(state, { aim: aimWith('6D12', { degree: 'All', suffix: '' }), target: shipOf(state, 'B1') })
    const odds = oddsOf(plan)
    if (!odds) throw new Error('no odds')
    expect(odds.branches).toBeLessThan(100)
    expect(odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9)
    // Against 12, seven dice miss where they show 7 to 11 in all: 330 ways, one of which takes a skill die of 5.
    const miss = odds.outcomes.find(({ label }) => label === 'Miss')?.probability ?? 0
    expect(miss).toBeCloseTo(329 / (12 ** 6 * 4), 9)
  })

  test.each(DEGREES)('of the greatest pool a card can hold are there before anybody waits, read by %s', degree => {
    const aim = aimWith('6D12+6D12+6D12+6D12', { degree, suffix: '' })
    const start = performance.now()
    const chances = rowChances(aim)
    expect(performance.now() - start).toBeLessThan(1500)
    expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  })

  test('[ARC.code.C.none] the last of a crew leaves a malfunction nothing to destroy', () => {
    const destroyed = (dead: Ship['dead']) => {
      const state = position({ B1: { dead, structure: 0 } })
      const aim = { ...aimWith('1D12', { degree: 'All', suffix: '' }), ds: 8 }
      return oddsOf(outlook(state, { aim, target: shipOf(state, 'B1') }))?.also.get('Destroyed') ?? 0
    }
    expect(destroyed(['P', 'A'])).toBeLessThan(destroyed(['P']))
  })

  /** One row after the other, every throw counted, as deep as it matters: destroyed, out of action, doomed. */
  function fates(text: string, hull: Hull, depth: number): [number, number, number] {
    if (text === 'Boom') return [1, 0, 0]
    if (text === 'Boom Next Turn') return [0, 0, 1]
    const critical = text === 'Cascade' || text.includes('X')
    const codes = (code: string) => (text === 'Cascade' ? 0 : [...text].filter(each => each === code).length)
    const left = { ...hull, asv: Math.max(0, hull.asv - codes('A')), crew: hull.crew - codes('C') }
    const dead = critical ? 2 / 144 : 0
    if (left.crew <= 0) return [dead, 1 - dead, 0]
    if (!critical || depth === 0) return [dead, 0, 0]
    const sum: [number, number, number] = [dead, 0, 0]
    for (const [amount, ways] of MALFUNCTION) {
      const net = amount - left.asv
      if (net < 1) continue
      fates(rowText(net, left.column), left, depth - 1).forEach((chance, i) => {
        sum[i] = (sum[i] ?? 0) + (6 / 144) * (ways / 512) * chance
      })
    }
    return sum
  }
  const MALFUNCTION = new Map<number, number>()
  for (const x of faces(8))
    for (const y of faces(8))
      for (const z of faces(8)) {
        const amount = middle([x, y, z])
        MALFUNCTION.set(amount, (MALFUNCTION.get(amount) ?? 0) + 1)
      }

  test.each([0, 1] as const)(
    '[ARC.code.C.none ARC.crit.3 ARC.word.boom-next] in column %i the end of a ship counts crew that a malfunction kills, and dooms it brings',
    column => {
      for (const asv of [0, 1, 3])
        for (const crew of [1, 2, 3])
          for (const row of faces(24)) {
            const hull = { asv, column, crew }
            const { destroyed, derelict, doomed } = endsOf(indexEntry(row, column), hull)
            const truth = fates(rowText(row, column), hull, 4)
            for (const [i, chance] of [destroyed, derelict, doomed].entries())
              expect(chance).toBeCloseTo(truth[i] ?? 0, 7)
          }
    },
  )

  test('[ARC.code.C.none] the last gunner may die of a malfunction that a row without a C starts', () => {
    const state = position({ B1: { dead: ['P', 'A'], structure: 0, losses: { A: 1 } } })
    const aim = { ...aimWith('1D12', { degree: 'Low', suffix: '' }), skill: null, ds: 1, sv: 99 }
    const also = (sv: number) => oddsOf(outlook(state, { aim: { ...aim, sv }, target: shipOf(state, 'B1') }))?.also
    expect(also(99)?.get('Out of action')).toBeUndefined()
    // Never more than one row down: X and two Thrust.
    const only = also(22)
    // A 3 or a 5 of 2D12, then 8, 12, 14 or 15 damage of 3D8 MedL.
    expect(only?.get('A critical')).toBeCloseTo(1 / 12, 9)
    expect(only?.get('Out of action')).toBeGreaterThan(0)
  })

  test('take less than a frame', () => {
    const table = firing({ ship: 'A1', crew: 'A' }, { B1: { structure: 0 } })
    oddsOf(table.plan('A', gatling))
    // Of many runs the one least disturbed by other work counts.
    const times = Array.from({ length: 30 }, () => {
      const start = performance.now()
      oddsOf(table.plan('A', gatling))
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(16)
  })
})
