import { describe, expect, test } from 'vitest'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import type { Strike } from '../../../src/rulesets/striker/parts/shot'
import { collapse, collapsedBy, damageOf } from '../../../src/rulesets/striker/rules/damage/damage'
import { type Blow, type Damage, worsened } from '../../../src/rulesets/striker/rules/damage/wounds'
import { fieldWeaponOf } from '../../../src/rulesets/striker/rules/fire/hits'
import type { State } from '../../../src/rulesets/striker/state'
import { woundOf } from '../../../src/rulesets/striker/tables/damage'
import { block, type FieldGiven, field, stand } from './field'

const strike = (more: Partial<Strike> = {}): Strike => ({
  target: 'B1',
  man: 0,
  pen: 3,
  weapon: 'rifle',
  from: { x: 50, y: 90 },
  deck: false,
  contact: true,
  ...more,
})

const blow = (state: State, more: Partial<Strike> = {}): Blow => ({
  state,
  target: stand(state, more.target ?? 'B1'),
  strike: strike(more),
  firer: null,
})

function hit(given: FieldGiven, more: Partial<Strike>, ...faces: number[]): Damage {
  const dice = new ScriptedDice(faces)
  const damage = damageOf(blow(field(given), more), dice)
  expect(dice.unused).toEqual([])
  return damage
}
const wound = ({ result }: Damage): string | null => (result.on === 'man' ? result.wound : null)

describe('damage to personnel', () => {
  test('[STR.core.damage.personnel.throw] two dice and penetration less the armour of the man', () => {
    const given = { stands: { B1: { men: [{ armour: 'flak' }, {}] } } }
    expect(hit(given, { pen: 3 }, 4, 3)).toMatchObject({ thrown: 7, total: 6, result: { on: 'man', wound: 'light' } })
    expect(hit(given, { pen: 3, man: 1 }, 4, 3)).toMatchObject({ total: 10, result: { wound: 'serious' } })
    expect(hit(given, { pen: 3, man: 1 }, 4, 3).effects).toEqual([
      { type: 'wound', stand: 'B1', man: 1, wound: 'serious' },
    ])
  })

  test.each([
    ['striker', [2, 3, 6, 7, 10, 11], ['none', 'light', 'light', 'serious', 'serious', 'dead']],
    ['ahl', [3, 4, 7, 8, 11, 12], ['none', 'light', 'light', 'serious', 'serious', 'dead']],
  ] as const)('[STR.core.damage.personnel.table] the %s table', (table, totals, wounds) => {
    expect(totals.map(total => woundOf(table, total))).toEqual(wounds)
    const given = { stands: { B1: {} }, options: { woundTable: table } }
    const least = totals[1]
    expect(wound(hit(given, { pen: least - 2 }, 1, 1))).toBe('light')
    expect(wound(hit(given, { pen: least - 3 }, 1, 1))).toBe('none')
  })

  test('[STR.core.damage.personnel.laser-armour] reflec and ablat count against lasers only, ablat wears off', () => {
    const laser = { weapon: 'laser-carbine', pen: 7 }
    const worn = (armour: string, ablated = 0) => ({ stands: { B1: { men: [{ armour, ablated }] } } })
    expect(hit(worn('reflec'), laser, 3, 4).total).toBe(4)
    expect(hit(worn('reflec'), { pen: 7 }, 3, 4).total).toBe(14)
    expect(hit(worn('ablat'), laser, 3, 4)).toMatchObject({
      total: 8,
      effects: [
        { type: 'wound', wound: 'serious' },
        { type: 'ablate', stand: 'B1', man: 0 },
      ],
    })
    expect(hit(worn('ablat', 2), laser, 3, 4).total).toBe(10)
    expect(hit(worn('ablat', 9), laser, 3, 4).total).toBe(13)
    expect(hit(worn('ablat'), { pen: 7 }, 3, 4)).toMatchObject({ total: 13, effects: [{ type: 'wound' }] })
  })

  test('[STR.core.damage.personnel.he-man] with the option a direct HE hit on a man is one level worse', () => {
    const grenade = { weapon: 'grenade', pen: 0 }
    const stands = { B1: {} }
    expect(wound(hit({ stands }, grenade, 2, 2))).toBe('light')
    expect(wound(hit({ stands, options: { heMan: true } }, grenade, 2, 2))).toBe('serious')
    expect(wound(hit({ stands, options: { heMan: true } }, { ...grenade, contact: false }, 2, 2))).toBe('light')
    expect(wound(hit({ stands, options: { heMan: true } }, { pen: 0 }, 2, 2))).toBe('light')
    expect(wound(hit({ stands, options: { heMan: true } }, grenade, 1, 1))).toBe('none')
  })

  test('[STR.core.damage.personnel.worse] a wound one level worse; none stays none, dead stays dead', () => {
    expect((['none', 'light', 'serious', 'dead'] as const).map(one => worsened(one, 1))).toEqual([
      'none',
      'serious',
      'dead',
      'dead',
    ])
  })
})

describe('damage to weapons', () => {
  const gun = { kind: 'crew', men: [{ weapons: ['tac-light'] }, {}, { armour: 'flak' }] } as const

  test('[STR.core.damage.weapon.when] a weapon on a field mount is struck itself; other hits go to men', () => {
    const tube = { stands: { B1: { ...gun, men: [...gun.men] } } }
    expect(hit(tube, { man: null, pen: 0 }, 3, 4).result).toMatchObject({ on: 'weapon' })
    expect(hit(tube, { man: 2, pen: 0, contact: false }, 3, 4).result).toMatchObject({ on: 'weapon' })
    const broken = { stands: { B1: { ...gun, men: [...gun.men], own: { broken: ['0.0'] } } } }
    expect(hit(broken, { man: 1, pen: 0 }, 3, 4).result).toMatchObject({ on: 'man', man: 1 })
    const small = { stands: { B1: { kind: 'crew' as const, men: [{ weapons: ['mortar-4'] }] } } }
    expect(hit(small, { man: null, pen: 0 }, 3, 4).result).toMatchObject({ on: 'man', man: 0 })
    const mortar = { stands: { B1: { kind: 'crew' as const, men: [{ weapons: ['mortar-8'] }] } } }
    expect(hit(mortar, { man: null, pen: 0 }, 3, 4).result).toMatchObject({ on: 'weapon' })
  })

  test.each([
    [5, 'none'],
    [9, 'damaged'],
    [10, 'damaged'],
    [11, 'destroyed'],
  ] as const)('[STR.core.damage.weapon.table] a total of %i: %s', (total, result) => {
    const damage = hit({ stands: { B1: { ...gun, men: [...gun.men] } } }, { man: null, pen: total + 6 - 7 }, 3, 4)
    expect(damage).toMatchObject({ total, result: { on: 'weapon', hit: result } })
    expect(damage.effects).toEqual(result === 'none' ? [] : [{ type: 'weapon', stand: 'B1', weapon: '0.0' }])
  })

  test('[STR.core.damage.weapon.when] with one of two mortars broken the other is struck, then the men', () => {
    const battery = (broken: string[]) =>
      field({
        stands: {
          B1: { kind: 'crew', men: [{ weapons: ['mortar-8'] }, { weapons: ['mortar-8'] }, {}], own: { broken } },
        },
      })
    const slot = (broken: string[]) => fieldWeaponOf(battery(broken), stand(battery(broken), 'B1'))
    expect([slot([]), slot(['0.0']), slot(['0.0', '1.0'])]).toEqual(['0.0', '1.0', null])
  })

  test('[STR.core.damage.weapon.crew] 6 to 8 strikes a random man at full penetration', () => {
    const given = { stands: { B1: { ...gun, men: [...gun.men] } } }
    const damage = hit(given, { man: null, pen: 6 }, 3, 4, 6, 2, 3)
    expect(damage).toMatchObject({ total: 7, result: { on: 'weapon', hit: 'crew', crew: 'serious' } })
    expect(damage.effects).toEqual([{ type: 'wound', stand: 'B1', man: 2, wound: 'serious' }])
  })
})

describe('buildings', () => {
  const house = block('building', [45, 45, 55, 55], { name: 'Mill', values: { floors: 2, armour: 20 } })
  const inside = { pieces: [house], stands: { B1: {}, B2: { at: [52, 52] }, B3: { at: [80, 50] } } } as const

  test('[STR.core.terrain.building-armour] the wall counts against fragments from outside, not against aimed fire', () => {
    const given = { ...inside, stands: { ...inside.stands } }
    expect(hit(given, { pen: 6, contact: false }, 6, 6).total).toBe(-2)
    expect(hit(given, { pen: 6, contact: true }, 6, 6).total).toBe(18)
    expect(hit(given, { pen: 6, contact: false, from: { x: 50, y: 51 } }, 6, 6).total).toBe(18)
    expect(hit({ stands: { B1: {} } }, { pen: 6, contact: false }, 6, 6).total).toBe(18)
  })

  test('[STR.core.terrain.collapse] ten over its armour brings it down on everybody inside', () => {
    const state = field({ ...inside, stands: { ...inside.stands } })
    expect(collapsedBy(blow(state, { pen: 29 }))).toBeNull()
    expect(collapsedBy(blow(state, { pen: 30 }))).toBe(house.id)
    expect(collapsedBy(blow(state, { pen: 30, contact: false }))).toBeNull()
    expect(collapsedBy(blow(state, { pen: 60, target: 'B3' }))).toBeNull()
    const dice = new ScriptedDice([4, 4, 1, 1, 3, 4, 6, 6, 2, 2, 1, 2])
    expect(collapse(state, house.id, dice)).toEqual([
      { type: 'collapse', piece: house.id },
      { type: 'wound', stand: 'B1', man: 0, wound: 'serious' },
      { type: 'wound', stand: 'B2', man: 0, wound: 'serious' },
    ])
    expect(dice.unused).toEqual([])
  })

  test('[STR.core.indirect.overhead] what lies overhead replaces a lower armour against shells, and only against them', () => {
    const pieces = [block('dugout', [45, 45, 55, 55], { values: { overhead: 8 } })]
    const given = { pieces, stands: { B1: { men: [{ armour: 'flak' }, { armour: 'dress-15' }] } } }
    expect(hit(given, { pen: 4, deck: true, from: null, contact: false }, 3, 4).total).toBe(3)
    expect(hit(given, { pen: 4, deck: true, from: null, contact: false, man: 1 }, 3, 4).total).toBe(-7)
    expect(hit(given, { pen: 4 }, 3, 4).total).toBe(7)
  })
})
