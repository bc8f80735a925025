import { describe, expect, test } from 'vitest'
import { distance } from '../../../src/engine/geometry/vec'
import { viewFor } from '../../../src/engine/record/hidden'
import { randomFrom } from '../../../src/engine/rolls/random'
import { striker } from '../../../src/rulesets/striker'
import type { StrikerAction } from '../../../src/rulesets/striker/actions'
import { bot } from '../../../src/rulesets/striker/bot'
import { destinationOf } from '../../../src/rulesets/striker/bot/goals'
import type { State } from '../../../src/rulesets/striker/state'
import { block, type FieldGiven, field, type StandGiven, stand } from './field'
import { goTo } from './support'

// What the machine prefers, in positions where a person would not hesitate.

function decision(state: State): readonly StrikerAction[] {
  for (const { actions } of bot.rows?.(viewFor(state, 'A'), 'A', randomFrom(1)) ?? []) return actions
  return []
}
const victory = (more: object = {}) => ({
  victory: { hold: {}, destroy: {}, exit: {}, survive: {}, breakAt: { A: 0.5, B: 0.5 }, drawBelow: 3, ...more },
})
const veterans: StandGiven = { men: [{ quality: 'veteran' }, { quality: 'veteran' }] }
const mill = block('building', [118, 78, 124, 84], { id: 'mill', values: { floors: 2, armour: 20 } })
const inn = block('building', [118, 118, 124, 124], { id: 'inn', values: { floors: 2, armour: 20 } })

describe('fire', () => {
  const targets = (given: FieldGiven) =>
    decision(field({ phase: 'fire1', first: 'B', ...given })).flatMap(one => (one.type === 'fire' ? [one.target] : []))
  const one: StandGiven = { men: [{}] }

  test('[STR.core.direct.team] two men share two targets out; one target gets both', () => {
    const two = {
      A1: { at: [50, 60] as const },
      B1: { at: [45, 50] as const, ...one },
      B2: { at: [55, 50] as const, ...one },
    }
    expect(new Set(targets({ stands: two }))).toEqual(new Set(['B1', 'B2']))
    expect(targets({ stands: { A1: two.A1, B1: two.B1 } })).toEqual(['B1', 'B1', 'B1'])
  })

  test('[STR.core.victory.points] what is worth more points is fired at first', () => {
    const stands = {
      A1: { at: [50, 60], men: [{ weapons: ['rocket'] }] },
      B1: { at: [45, 50], ...one },
      B2: { at: [55, 50], card: 'ATV8', facing: 180 },
    } as const
    expect(targets({ stands, options: victory({ destroy: { ATV8: 9, stand: 0 } }) })).toEqual(['B2'])
    expect(targets({ stands, options: victory({ destroy: { ATV8: 0, stand: 90 } }) })).toEqual(['B1'])
    expect(targets({ stands, options: victory({ destroy: { ATV8: 90, stand: 9 } }) })).toEqual(['B2'])
  })

  test('[STR.core.direct.ammo-kind STR.core.indirect.order] rounds that can hurt, no smoke, no mortars', () => {
    const tank = {
      A1: { at: [50, 90], card: 'MBT8', facing: 0 },
      B1: { at: [50, 50], card: 'MBT8', facing: 180 },
    } as const
    const shots = decision(field({ phase: 'fire1', first: 'B', stands: tank })).flatMap(shot =>
      shot.type === 'fire' ? [shot.kind] : [],
    )
    expect(shots).toContain('HEAP')
    expect(shots).not.toContain('smoke')
    const mortar: StandGiven = { at: [50, 90], kind: 'crew', men: [{ weapons: ['mortar-8'] }, { weapons: [] }] }
    expect(targets({ stands: { A1: mortar, B1: { at: [50, 50] } } })).toEqual([])
  })
})

describe('movement', () => {
  const ends = (given: FieldGiven) =>
    Object.fromEntries(
      decisions(field({ phase: 'move1', ...given })).flatMap(move =>
        move.type === 'move' ? [[move.stand, move.path.at(-1)]] : [],
      ),
    )
  /** The first decision of each stand, by asking again without those who have moved. */
  function decisions(state: State): StrikerAction[] {
    const all: StrikerAction[] = []
    for (const { actions } of bot.rows?.(viewFor(state, 'A'), 'A', randomFrom(1)) ?? []) all.push(...actions)
    return all
  }
  const goal = { x: 121, y: 81 }

  test('[STR.core.victory.hold] men run for a place nobody holds, and along the route of their order', () => {
    const free = ends({
      pieces: [mill],
      options: victory({ hold: { mill: 5 } }),
      stands: { A1: { at: [100, 81], ...veterans } },
    })
    const end = free.A1
    if (!end) throw new Error('it stays')
    expect(distance(end, goal)).toBeLessThan(17)
  })

  test('[STR.core.victory.hold] what is held already is left to those who hold it', () => {
    const given = (more: FieldGiven['stands']): FieldGiven => ({
      pieces: [mill, inn],
      options: victory({ hold: { mill: 5, inn: 5 } }),
      stands: { A1: { at: [100, 95], ...veterans }, ...more },
    })
    const open = ends(given({}))
    const held = ends(given({ A2: { at: [121, 81], ...veterans } }))
    expect(open.A1?.y).toBeLessThan(95)
    expect(held.A1?.y).toBeGreaterThan(95)
  })

  test('[STR.core.direct.class] a tank without passengers stops short of the place and fires', () => {
    const tank = (x: number): FieldGiven => ({
      pieces: [mill],
      options: victory({ hold: { mill: 5 } }),
      stands: {
        A1: {
          at: [x, 81],
          card: 'MBT8',
          facing: 90,
          men: [
            { role: 'driver', quality: 'veteran', weapons: [] },
            { role: 'commander', quality: 'veteran', weapons: [] },
            { role: 'gunner', quality: 'veteran', weapons: [] },
          ],
        },
      },
    })
    const end = ends(tank(80)).A1
    expect(end && distance(end, goal)).toBeGreaterThan(15)
    expect(end && distance(end, goal)).toBeLessThan(30)
    expect(ends(tank(102)).A1).toBeUndefined()
  })
})

test('[STR.core.victory.points] the value of a position: own stands that fight, enemies that are gone, points', () => {
  const value = (given: FieldGiven, seat: 'A' | 'B' = 'A') => striker.value?.(viewFor(field(given), seat), seat) ?? 0
  const base = { A1: {}, B1: { at: [90, 50] } } as const
  const now = value({ stands: base })
  expect(value({ stands: { ...base, A1: { status: 'suppressed', until: 9 } } })).toBeLessThan(now)
  expect(value({ stands: { ...base, A1: { status: 'destroyed' } } })).toBeLessThan(
    value({ stands: { ...base, A1: { status: 'suppressed', until: 9 } } }),
  )
  expect(value({ stands: { ...base, B1: { at: [90, 50], status: 'destroyed' } } })).toBeGreaterThan(now)
  expect(value({ stands: { ...base, A2: { at: [70, 70], card: 'MBT8' } } })).toBeGreaterThan(
    value({ stands: { ...base, A2: { at: [70, 70] } } }),
  )
  const held = { pieces: [mill], options: victory({ hold: { mill: 5 } }) }
  expect(value({ ...held, stands: { ...base, A1: { at: [121, 81] } } })).toBe(now + 5)
  expect(value({ ...held, stands: { ...base, B1: { at: [121, 81] } } })).toBe(now - 5)
})

test('[STR.core.orders.move-clause] an order to go somewhere is a destination, an order to hold is none', () => {
  const heading = (given: FieldGiven) => {
    const state = field({ stands: { A1: { at: [50, 50] } }, ...given })
    return destinationOf(state, stand(state, 'A1'), undefined)
  }
  expect(heading({ units: { 'A.A1': { order: goTo(100, 50) } } })).toEqual({ x: 100, y: 50 })
  expect(heading({})).toBeNull()
})
