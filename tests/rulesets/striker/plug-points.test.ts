import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import type { Strike } from '../../../src/rulesets/striker/parts/shot'
import { burstOf } from '../../../src/rulesets/striker/rules/damage/burst'
import { damageOf } from '../../../src/rulesets/striker/rules/damage/damage'
import { plug, unplug } from '../../../src/rulesets/striker/rules/loaded'
import { landRounds } from '../../../src/rulesets/striker/rules/missions/landing'
import { accuracyLines, delayOf, missionRefusals } from '../../../src/rulesets/striker/rules/missions/missions'
import type { Module } from '../../../src/rulesets/striker/rules/module'
import { checkMorale, currentMorale, isShakeable, triggered } from '../../../src/rulesets/striker/rules/morale/morale'
import { baseMorale } from '../../../src/rulesets/striker/rules/stands'
import { field, missionFrom, stand } from './field'

/** Rules nobody has written yet, one for each matter, with numbers that are easy to tell apart. */
const PLUGS: readonly Module[] = [
  {
    rule: 900,
    title: 'Damage',
    hooks: {
      'damage.pen': () => 2,
      'damage.armour': (_state, _target, face) => (face === 'front' ? 50 : null),
      'damage.height': () => 'low',
      'damage.subtable': (_state, name) => (name === 'minor-low' ? Array(6).fill({ catastrophic: true }) : null),
      'damage.post': () => ['worse'],
      'he.area': () => 9,
    },
  },
  {
    rule: 901,
    title: 'Indirect fire',
    hooks: {
      'indirect.form': () => [{ rule: 'STR.core.hooks.indirect', why: 'not today' }],
      'indirect.delay': () => 4,
      'indirect.dm': () => [{ value: 5, why: 'a module', rule: 'STR.core.hooks.indirect' }],
      'indirect.pd': () => 30,
    },
  },
  {
    rule: 902,
    title: 'Morale',
    hooks: {
      'morale.dm': () => [{ value: -3, why: 'a module', rule: 'STR.core.hooks.morale' }],
      'morale.trigger': (_state, { id }) => (id === 'A1' ? ['fire'] : []),
      'morale.exempt': (_state, { id }) => id === 'A2',
      'morale.result': (_state, failBy) => failBy + 10,
      'quality.morale': () => 2,
    },
  },
]

beforeAll(() => plug(PLUGS))
afterAll(() => unplug(PLUGS))

const strike: Strike = {
  target: 'B1',
  man: null,
  pen: 46,
  weapon: 'gun-12-hyper-8',
  from: { x: 50, y: 100 },
  deck: false,
  contact: true,
}

describe('plug points', () => {
  test('[STR.core.hooks.damage] a rule changes penetration, armour, height, sub-table and result, only when in force', () => {
    const hit = (rules: number[], ...faces: number[]) => {
      const state = field({ stands: { B1: { card: 'MBT8' } }, options: { rules } })
      return damageOf({ state, target: stand(state, 'B1'), strike, firer: null }, new ScriptedDice(faces))
    }
    expect(hit([], 6, 3, 4, 1)).toMatchObject({ total: 9, result: { height: 'high' } })
    expect(hit([900], 4, 5, 3)).toMatchObject({
      total: 46 + 2 + 9 - 50,
      result: { height: 'low', penetration: 'minor' },
      effects: [{ type: 'system', system: 'unseal' }, { type: 'destroyed' }],
    })
    const man = (rules: number[]) => {
      const state = field({ stands: { B1: {} }, options: { rules } })
      const blow = {
        state,
        target: stand(state, 'B1'),
        strike: { ...strike, man: 0, pen: 0, weapon: 'rifle' },
        firer: null,
      }
      return damageOf(blow, new ScriptedDice([2, 2])).result
    }
    expect(man([])).toMatchObject({ wound: 'light' })
    expect(man([900])).toMatchObject({ wound: 'serious' })
    const wide = field({ options: { rules: [900] } })
    const gun = wide.cards.A?.value?.weapons['gun-12-hyper-8']
    if (!gun) throw new Error('no gun')
    const area = burstOf(wide, gun, { kind: 'HE', at: { x: 50, y: 50 }, from: { x: 50, y: 100 } })?.area
    expect(area?.[0]).toEqual({ x: 54.5, y: 45.5 })
  })

  test('[STR.core.hooks.indirect] a rule adds to the form, the delay, the accuracy and the losses of a mission', () => {
    const state = (rules: number[]) =>
      field({
        options: { rules },
        stands: {
          A1: { at: [120, 110], men: [{ observer: true }] },
          A2: { at: [120, 150], kind: 'crew', men: [{ weapons: ['mortar-8'] }, { weapons: ['mortar-8'] }] },
        },
      })
    const mission = missionFrom('m1')
    expect(missionRefusals(state([]), mission)).toEqual([])
    expect(missionRefusals(state([901]), mission)).toMatchObject([{ why: 'not today' }])
    expect(delayOf(state([]), stand(state([]), 'A2'), mission)).toBe(2)
    expect(delayOf(state([901]), stand(state([901]), 'A2'), mission)).toBe(6)
    expect(accuracyLines(state([901]), mission).at(-1)).toMatchObject({ value: 5 })
    expect(landRounds(state([]), mission, new ScriptedDice([6, 6])).zone).toMatchObject({ rounds: 40, sheaf: 'normal' })
    expect(landRounds(state([901]), mission, new ScriptedDice([6, 6])).zone).toMatchObject({
      rounds: 10,
      sheaf: 'scattered',
    })
  })

  test('[STR.core.hooks.morale] a rule shakes, steadies, exempts and triggers', () => {
    const state = (rules: number[]) => field({ options: { rules }, stands: { A1: {}, A2: {} } })
    const calm = { causes: [], further: 0 }
    const [off, on] = [state([]), state([902])]
    expect(currentMorale(off, stand(off, 'A1'), calm)).toBe(7)
    expect(baseMorale(on, stand(on, 'A1'))).toBe(9)
    expect(currentMorale(on, stand(on, 'A1'), calm)).toBe(9 - 3)
    expect(triggered(off)).toEqual([])
    expect(triggered(on)).toEqual([{ stand: 'A1', cause: 'fire' }])
    expect([isShakeable(on, stand(on, 'A1')), isShakeable(on, stand(on, 'A2'))]).toEqual([true, false])
    expect(checkMorale(off, 7, new ScriptedDice([1, 1])).result).toBe('passed')
    expect(checkMorale(on, 7, new ScriptedDice([1, 1]))).toMatchObject({ failBy: 5, result: 'routed' })
  })
})
