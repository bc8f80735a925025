import { produce } from 'immer'
import { describe, expect, test } from 'vitest'
import { oddsOf } from '../../../src/engine/rolls/odds'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { striker } from '../../../src/rulesets/striker'
import type { BattleEvent } from '../../../src/rulesets/striker/battle-events'
import type { Effect } from '../../../src/rulesets/striker/parts/effect'
import type { Status } from '../../../src/rulesets/striker/parts/stand'
import type { Check } from '../../../src/rulesets/striker/parts/work'
import { applyCasualties } from '../../../src/rulesets/striker/rules/damage/apply-casualties'
import { casualtiesOf, merged } from '../../../src/rulesets/striker/rules/damage/casualties'
import { plug, unplug } from '../../../src/rulesets/striker/rules/loaded'
import type { Module } from '../../../src/rulesets/striker/rules/module'
import {
  causedBy,
  checkMorale,
  currentMorale,
  friendsNear,
  leaderBonus,
  newlyNear,
  shakenStatus,
} from '../../../src/rulesets/striker/rules/morale/morale'
import { panicFlight, surrenders } from '../../../src/rulesets/striker/rules/morale/panic'
import type { State } from '../../../src/rulesets/striker/state'
import { resultOf } from '../../../src/rulesets/striker/tables/morale'
import { block, type FieldGiven, field, type StandGiven, stand } from './field'

const calm: Pick<Check, 'causes' | 'further'> = { causes: [], further: 0 }
const morale = (given: FieldGiven, id = 'A1', check = calm) => {
  const state = field(given)
  return currentMorale(state, stand(state, id), check)
}
const wound = (id: string, man: number, kind: 'light' | 'serious' | 'dead'): Effect => ({
  type: 'wound',
  stand: id,
  man,
  wound: kind,
})
function suffer(state: State, ...effects: Effect[]): { state: State; events: BattleEvent[] } {
  const events: BattleEvent[] = []
  const next = produce(state, draft =>
    applyCasualties(draft, state, casualtiesOf(state, effects), event => events.push(event)),
  )
  return { state: next, events }
}
const fileIn = (state: State, id: string, man: number) => stand(state, id).men[man]?.file.value

describe('wounds counted', () => {
  const team = field({ stands: { B1: {}, B2: { men: [{ light: 1 }] } } })

  test('[STR.core.damage.personnel.light] a lightly wounded man stays, with his wound', () => {
    const { state } = suffer(team, wound('B1', 0, 'light'))
    expect(fileIn(state, 'B1', 0)).toMatchObject({ light: 1, serious: false, dead: false })
    expect(stand(state, 'B1').figures).toBe(3)
  })

  test('[STR.core.damage.personnel.two-light] two light wounds are a serious one, unless an option or a rule says otherwise', () => {
    expect(fileIn(suffer(team, wound('B2', 0, 'light')).state, 'B2', 0)).toMatchObject({ light: 2, serious: true })
    const gentle: Module = { rule: 957, title: 'Gentle', hooks: { 'damage.lightStaysLight': () => true } }
    plug([gentle])
    for (const options of [{ twoLight: false }, { rules: [957] }]) {
      const off = field({ stands: { B2: { men: [{ light: 1 }] } }, options })
      expect(fileIn(suffer(off, wound('B2', 0, 'light')).state, 'B2', 0)).toMatchObject({ light: 2, serious: false })
      const kept = suffer(off, wound('B2', 0, 'light')).state
      for (const [name, holds] of Object.entries(striker.invariants)) expect(holds(kept), name).toBe(true)
    }
    unplug([gentle])
  })

  test('[STR.core.damage.personnel.together] two light wounds of one phase count as two', () => {
    const { state } = suffer(team, wound('B1', 1, 'light'), wound('B1', 1, 'light'))
    expect(fileIn(state, 'B1', 1)).toMatchObject({ light: 2, serious: true })
    const worse = suffer(team, wound('B1', 1, 'dead'), wound('B1', 1, 'light')).state
    expect(fileIn(worse, 'B1', 1)).toMatchObject({ dead: true })
  })

  test('[STR.core.damage.personnel.serious] a seriously wounded man is out of action and stays as a casualty', () => {
    const { state, events } = suffer(team, wound('B1', 2, 'serious'))
    expect(stand(state, 'B1').figures).toBe(2)
    expect(stand(state, 'B1').men).toHaveLength(3)
    expect(events).toMatchObject([{ type: 'casualties', stand: 'B1', serious: 1, dead: 0, left: 2 }])
  })

  test('[STR.core.stand.men-left] a stand with nobody left is gone', () => {
    const { state, events } = suffer(team, ...[0, 1, 2].map(man => wound('B1', man, 'dead')))
    expect(stand(state, 'B1')).toMatchObject({ status: 'destroyed', figures: 0 })
    expect(events.at(-1)).toMatchObject({ type: 'stand-lost', stand: 'B1', rules: ['STR.core.stand.men-left'] })
  })

  test('[STR.core.spot.unseen-info] what befalls a stand nobody has spotted only its owner hears', () => {
    const hidden = field({ stands: { B1: { spotted: false } } })
    expect(suffer(hidden, wound('B1', 0, 'dead')).events).toMatchObject([{ seenBy: ['B'] }])
    const inside = field({ stands: { B1: { card: 'MBT8' } } })
    expect(suffer(inside, wound('B1', 0, 'dead')).events).toMatchObject([{ seenBy: ['B'] }])
  })
})

describe('current morale', () => {
  test('[STR.core.morale.current] base, leader, shelter, causes and what lasts', () => {
    expect(morale({ stands: { A1: {} } })).toBe(7)
    expect(morale({ stands: { A1: { men: [{ quality: 'veteran' }] } } })).toBe(10)
    expect(morale({ stands: { A1: { card: 'MBT8' } } })).toBe(8)
    expect(morale({ stands: { A1: { aboard: 'A2' }, A2: { card: 'ATV8' } } })).toBe(8)
    expect(morale({ stands: { A1: {} }, pieces: [block('dugout', [45, 45, 55, 55])] })).toBe(8)
    expect(morale({ stands: { A1: {} }, pieces: [block('building', [45, 45, 55, 55])] })).toBe(7)
    expect(morale({ stands: { A1: { own: { lasting: -2 } } } })).toBe(5)
    expect(morale({ stands: { A1: {} } }, 'A1', { causes: ['leader', 'rout'], further: 2 })).toBe(7 - 2 - 1 - 2)
  })

  const led = (leader: StandGiven, more: StandGiven = {}): FieldGiven => ({
    stands: {
      A1: { at: [50, 50], own: { unit: 'A.sq' }, ...more },
      A2: { at: [50, 55], men: [{ leader: 1 }], own: { unit: 'A.sq' }, ...leader },
    },
    units: { 'A.sq': { leader: 'A2' } },
  })
  const bonus = (given: FieldGiven, id = 'A1') => {
    const state = field(given)
    return leaderBonus(state, stand(state, id))
  }

  test('[STR.core.leader.bonus] one for stands of his command within 5 cm and for his own', () => {
    expect(bonus(led({}))).toBe(true)
    expect(bonus(led({}), 'A2')).toBe(true)
    expect(bonus(led({ at: [50, 55.1] }))).toBe(false)
    expect(bonus(led({}, { own: { unit: 'A.other' } }))).toBe(false)
    const two = led({}, { men: [{ leader: 1 }] })
    expect(morale(two)).toBe(8)
  })

  test('[STR.core.leader.voids] not while he is suppressed or routed, in another vehicle or out of sight', () => {
    expect(bonus(led({ status: 'suppressed' }))).toBe(false)
    expect(bonus(led({ status: 'routed' }))).toBe(false)
    const riding = led({ aboard: 'A3' })
    expect(bonus({ ...riding, stands: { ...riding.stands, A3: { card: 'ATV8', at: [50, 55] } } })).toBe(false)
    expect(bonus({ ...led({}), pieces: [block('building', [48, 52, 52, 53])] })).toBe(false)
    const together = led({ aboard: 'A3' }, { aboard: 'A3' })
    expect(bonus({ ...together, stands: { ...together.stands, A3: { card: 'ATV8', at: [50, 55] } } })).toBe(true)
  })
})

describe('the check', () => {
  test('[STR.core.morale.check] two dice no higher than morale pass; else it fails by the difference', () => {
    const state = field()
    const at = (value: number, ...faces: number[]) => checkMorale(state, value, new ScriptedDice(faces))
    expect(at(7, 3, 4)).toMatchObject({ thrown: 7, failBy: 0, result: 'passed' })
    expect(at(10, 6, 6)).toMatchObject({ failBy: 2, result: 'suppressed' })
  })

  test('[STR.core.morale.check] its odds against all thirty-six throws', () => {
    const state = field()
    for (let value = 1; value <= 13; value++) {
      const odds = oddsOf({
        title: '',
        rule: 'STR.core.morale.check',
        ledgers: [],
        resolve: dice => checkMorale(state, value, dice).result,
        outcome: label => ({ label, rank: 0, success: label === 'passed' }),
      })
      const counted: Record<string, number> = {}
      for (let a = 1; a <= 6; a++)
        for (let b = 1; b <= 6; b++) {
          const by = a + b - value
          const result = by <= 0 ? 'passed' : by <= 2 ? 'suppressed' : by <= 4 ? 'forcedBack' : 'routed'
          counted[result] = (counted[result] ?? 0) + 1
        }
      expect(odds?.outcomes).toHaveLength(Object.keys(counted).length)
      for (const { label, probability } of odds?.outcomes ?? [])
        expect(probability).toBeCloseTo((counted[label] ?? 0) / 36, 12)
    }
  })

  test.each([
    ['suppressed', [1, 2], 'suppressed'],
    ['forced-back', [3, 4], 'forcedBack'],
    ['rout', [5, 9], 'routed'],
  ] as const)('[STR.core.morale.%s] failing by %j', (_name, fails, result) => {
    for (const failBy of fails) expect(resultOf(failBy)).toBe(result)
    expect(shakenStatus({ status: 'fresh', until: 0 }, result, 3)).toEqual({ status: result, until: 4 })
  })

  test('[STR.core.morale.worse] of two ends the later one holds', () => {
    expect(shakenStatus({ status: 'suppressed', until: 9 }, 'suppressed', 3)).toEqual({
      status: 'suppressed',
      until: 9,
    })
    expect(shakenStatus({ status: 'suppressed', until: 3 }, 'forcedBack', 3)).toEqual({
      status: 'forcedBack',
      until: 4,
    })
    expect(shakenStatus({ status: 'fresh', until: 9 }, 'suppressed', 3)).toEqual({ status: 'suppressed', until: 4 })
  })

  test('[STR.core.morale.worse] the worse result and the later end', () => {
    const from = (status: Status, until: number) => ({ status, until })
    expect(shakenStatus(from('forcedBack', 4), 'suppressed', 4)).toEqual(from('forcedBack', 5))
    expect(shakenStatus(from('suppressed', 4), 'routed', 3)).toEqual(from('routed', 4))
    expect(shakenStatus(from('suppressed', 4), 'passed', 4)).toEqual(from('suppressed', 4))
    expect(shakenStatus(from('rallied', 9), 'suppressed', 3)).toEqual(from('suppressed', 4))
  })
})

describe('causes', () => {
  const checksOf = (given: FieldGiven, ...effects: Effect[]) => casualtiesOf(field(given), effects).checks

  test('[STR.core.morale.cause-casualty] a man lost shakes his stand, each further one by one more', () => {
    const given = { stands: { B1: { men: [{}, {}, {}, {}] } } }
    expect(checksOf(given, wound('B1', 0, 'serious'))).toEqual([{ stand: 'B1', causes: ['casualty'], further: 0 }])
    expect(checksOf(given, wound('B1', 0, 'dead'), wound('B1', 1, 'serious'), wound('B1', 2, 'dead'))).toEqual([
      { stand: 'B1', causes: ['casualty'], further: 2 },
    ])
    expect(checksOf(given, wound('B1', 0, 'light'))).toEqual([])
    expect(checksOf({ stands: { B1: { men: [{}] } } }, wound('B1', 0, 'dead'))).toEqual([])
  })

  test('[STR.core.morale.cause-leader] those of his chain who saw their leader fall', () => {
    const given: FieldGiven = {
      stands: {
        A1: { at: [50, 50], men: [{ leader: 1 }, {}], own: { unit: 'A.sq' } },
        A2: { at: [60, 50], own: { unit: 'A.sq' } },
        A3: { at: [50, 80], own: { unit: 'A.sq' } },
        A4: { at: [70, 50], own: { unit: 'A.other' } },
        A9: { at: [10, 10], men: [{ leader: 2 }], own: { unit: 'A.HQ' } },
      },
      units: { 'A.HQ': { leader: 'A9' }, 'A.sq': { leader: 'A1', parent: 'A.HQ' }, 'A.other': { parent: 'A.HQ' } },
      pieces: [block('building', [40, 65, 60, 66])],
    }
    expect(checksOf(given, wound('A1', 0, 'serious'))).toEqual([
      { stand: 'A1', causes: ['casualty', 'leader'], further: 0 },
      { stand: 'A2', causes: ['leader'], further: 0 },
    ])
    expect(checksOf(given, wound('A1', 1, 'serious'))).toEqual([{ stand: 'A1', causes: ['casualty'], further: 0 }])
  })

  test('[STR.core.leader.side-commander] his loss shakes every stand that saw it and slows orders', () => {
    const given: FieldGiven = {
      stands: {
        A1: { at: [50, 50], men: [{ leader: 2 }, {}], own: { unit: 'A.HQ' } },
        A2: { at: [60, 50], own: { unit: 'A.sq' } },
        B1: { at: [70, 50] },
      },
      units: { 'A.HQ': { leader: 'A1' }, 'A.sq': { parent: 'A.HQ' } },
    }
    const { state } = suffer(field(given), wound('A1', 0, 'dead'))
    expect(state.work.value?.checks).toEqual([
      { stand: 'A1', causes: ['casualty', 'commander'], further: 0 },
      { stand: 'A2', causes: ['commander'], further: 0 },
    ])
    expect(state.beheaded.A?.value).toBe(4)
    expect(morale(given, 'A2', { causes: ['commander'], further: 0 })).toBe(5)
  })

  test('[STR.core.morale.cause-row] a crew that loses a man, and the row that says so', () => {
    const given = { stands: { B1: { card: 'MBT8' } } }
    expect(checksOf(given, wound('B1', 0, 'serious'))).toEqual([
      { stand: 'B1', causes: ['casualty', 'row'], further: 0 },
    ])
    expect(checksOf(given, { type: 'check', stand: 'B1' })).toEqual([{ stand: 'B1', causes: ['row'], further: 0 }])
  })

  test('[STR.core.morale.once] causes of a phase are one check, their modifiers summed', () => {
    const causes = ['fire', 'casualty', 'casualty', 'fire'] as const
    const checks = causes.map(cause => causedBy(cause, 'A1')).reduce(merged, [] as readonly Check[])
    expect(checks).toEqual([{ stand: 'A1', causes: ['fire', 'casualty'], further: 1 }])
  })

  test('[STR.core.morale.cause-fire] a converged zone shakes with no modifier of its own', () => {
    expect(morale({ stands: { A1: {} } }, 'A1', { causes: ['fire'], further: 0 })).toBe(7)
  })

  test('[STR.core.morale.cause-near] a spotted enemy within 10 cm, once; again after a whole turn without one', () => {
    const near = (more: StandGiven, enemy: StandGiven = {}, turn = 3) =>
      newlyNear(field({ turn, stands: { A1: { at: [50, 50], ...more }, B1: { at: [50, 40], ...enemy } } })).map(
        ({ id }) => id,
      )
    expect(near({})).toEqual(['A1', 'B1'])
    expect(near({}, { at: [50, 39.9] })).toEqual([])
    expect(near({}, { spotted: false })).toEqual(['B1'])
    const armed = (last: number) =>
      near({ own: { near: { armed: false, last } } }, { own: { near: { armed: false, last: 3 } } })
    expect([armed(3), armed(2), armed(1)]).toEqual([[], [], ['A1']])
    expect(near({ card: 'MBT8' })).toContain('A1')
  })

  test('[STR.core.morale.cause-rout] friends within 5 cm of a stand that breaks', () => {
    const state = field({
      stands: {
        A1: { status: 'routed' },
        A2: { at: [50, 55] },
        A3: { at: [50, 55.1] },
        A4: { at: [52, 50], status: 'routed' },
        B1: { at: [50, 48] },
      },
    })
    expect(friendsNear(state, stand(state, 'A1')).map(({ id }) => id)).toEqual(['A2'])
  })
})

describe('panic', () => {
  const run = (given: FieldGiven, id = 'A1') => {
    const state = field(given)
    return panicFlight(state, stand(state, id))
  }
  const routed = (more: StandGiven = {}): StandGiven => ({ status: 'routed', at: [120, 100], ...more })

  test('[STR.core.morale.panic-path] straight toward the base line', () => {
    expect(run({ stands: { A1: routed() } })).toEqual({ path: [{ x: 120, y: 110 }], left: false })
    expect(run({ stands: { B1: routed() } }, 'B1')).toEqual({ path: [{ x: 120, y: 90 }], left: false })
  })

  test('[STR.core.morale.panic-path] it turns up to 45 degrees for passable ground, else it stays', () => {
    const cliff = (width: number) => block('water', [120 - width, 103, 120 + width, 106])
    const turned = run({ stands: { A1: routed() }, pieces: [cliff(1)] }).path[0]
    expect(turned && Math.abs(turned.x - 120)).toBeGreaterThan(1)
    expect(turned?.y).toBeGreaterThan(106)
    const stopped = run({ stands: { A1: routed() }, pieces: [cliff(60)] }).path[0]
    expect(stopped?.y).toBeLessThanOrEqual(103)
    expect(run({ stands: { A1: routed({ at: [120, 102.9] }) }, pieces: [cliff(60)] })).toEqual({
      path: [],
      left: false,
    })
  })

  test('[STR.core.morale.panic-path] never nearer than 5 cm to an enemy in sight', () => {
    const behind = { at: [120, 108] as const }
    const end = run({ stands: { A1: routed(), B1: behind } }).path[0]
    if (!end) throw new Error('it stays')
    for (let part = 0; part <= 1; part += 0.05) {
      const x = 120 + (end.x - 120) * part
      const y = 100 + (end.y - 100) * part
      expect(Math.sqrt((x - 120) ** 2 + (y - 108) ** 2)).toBeGreaterThanOrEqual(5 - 1e-6)
    }
    expect(run({ stands: { A1: routed(), B1: { ...behind, spotted: false } } }).path[0]?.x).toBe(120)
  })

  test('[STR.core.morale.forced-back] a run to the first cover at least half the move away', () => {
    const back = { status: 'forcedBack', at: [120, 100] } as const
    const early = block('boulder', [110, 101, 130, 104])
    const late = block('boulder', [110, 106.9, 130, 109])
    expect(run({ stands: { A1: back } }).path).toEqual([{ x: 120, y: 110 }])
    expect(run({ stands: { A1: back }, pieces: [late] }).path[0]?.y).toBeCloseTo(107, 0)
    expect(run({ stands: { A1: back }, pieces: [block('broken', [110, 106, 130, 109])] }).path[0]?.y).toBe(110)
    expect(run({ stands: { A1: back }, pieces: [early] }).path[0]?.y).toBeGreaterThan(105)
  })

  test('[STR.core.morale.rout] over its base line it is lost; who is forced back stays on the table', () => {
    expect(run({ stands: { A1: routed({ at: [120, 155] }) } })).toEqual({ path: [{ x: 120, y: 160 }], left: true })
    expect(run({ stands: { A1: { status: 'forcedBack', at: [120, 155] } } })).toMatchObject({ left: false })
    expect(run({ stands: { B1: routed({ at: [120, 5] }) } }, 'B1').left).toBe(true)
  })

  test('[STR.core.morale.vehicle-move] vehicles go their full cross-country or NOE rate', () => {
    expect(run({ stands: { A1: routed({ card: 'MBT8' }) } }).path).toEqual([{ x: 120, y: 142 }])
    expect(run({ stands: { A1: routed({ card: 'GAPC12', at: [120, 20] }) } }).path[0]?.y).toBeCloseTo(137, 9)
  })

  test('[STR.core.morale.exposed] a routed stand in contact with an enemy and without friends near surrenders', () => {
    const caught = (more: FieldGiven['stands'] = {}, status: Status = 'routed') => {
      const state = field({ stands: { A1: { status, at: [50, 50] }, B1: { at: [50, 52] }, ...more } })
      return surrenders(state, stand(state, 'A1'))
    }
    expect(caught()).toBe(true)
    expect(caught({}, 'suppressed')).toBe(false)
    expect(caught({ A2: { at: [60, 50] } })).toBe(false)
    expect(caught({ A2: { at: [60.1, 50] } })).toBe(true)
    expect(caught({ B1: { at: [50, 53] } })).toBe(false)
  })
})
