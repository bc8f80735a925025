import { expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { enemyAsSeen } from '../../../src/rulesets/striker/rules/damage/enemy-as-seen'
import { fileOf, isFit, rosterOf } from '../../../src/rulesets/striker/rules/stands'
import { type FieldGiven, field, type StandGiven, stand } from './field'
import { battle, shoot } from './support'

const firing = (target: StandGiven): FieldGiven => ({
  sealed: ['B'],
  stands: { A1: { at: [50, 60], men: [{ quality: 'veteran', weapons: ['lmg'] }] }, B1: { at: [50, 40], ...target } },
})

test('[STR.core.spot.seen-info] of an enemy the men who can be counted are supposed to be fit, and nothing to be broken', () => {
  const state = field({
    stands: {
      A1: { men: [{ light: 1 }] },
      B1: { men: [{ dead: true }, { light: 1 }, {}, {}] },
      B2: { card: 'MBT8', damage: { suspension: 1, electronics: true } },
    },
  })
  const view = enemyAsSeen(viewFor(state, 'A'))
  expect(stand(view, 'B1').men.map(isFit)).toEqual([true, true, true, false])
  expect(stand(view, 'B1').men.map(man => fileOf(man)?.light)).toEqual([0, 0, 0, 0])
  expect(stand(view, 'B2').men.every(isFit)).toBe(true)
  expect(rosterOf(stand(view, 'B2'))?.damage).toMatchObject({ suspension: 0, electronics: false })
  expect(stand(view, 'A1')).toBe(stand(state, 'A1'))
})

test('[STR.core.spot.seen-info] who sees everything supposes nothing', () => {
  const state = field({ stands: { A1: {}, B1: { men: [{ light: 1 }] } } })
  expect(enemyAsSeen(state)).toBe(state)
})

test('[STR.core.spot.seen-info] the chances shown do not betray wounds that nobody sees', () => {
  const shown = (men: StandGiven['men']) => battle(firing(men ? { men } : {})).oddsOf('A', shoot('A1', 'B1'))
  expect(shown([{ armour: 'cloth', light: 1 }, { armour: 'cloth' }])).toEqual(
    shown([{ armour: 'cloth' }, { armour: 'cloth', light: 1, quality: 'elite' }]),
  )
})
