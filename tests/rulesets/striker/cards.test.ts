import { describe, expect, test } from 'vitest'
import { ARMOURS, armourBy } from '../../../src/rulesets/striker/cards/armour'
import { WEAPONS } from '../../../src/rulesets/striker/cards/arms'
import { heapOf, keapOf, steelOf, valueOfSteel } from '../../../src/rulesets/striker/cards/steel'
import { type Troop, troopFaults } from '../../../src/rulesets/striker/cards/troop'
import { type Vehicle, vehicleFaults } from '../../../src/rulesets/striker/cards/vehicle'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import { type Weapon, weaponFaults, weaponSchema } from '../../../src/rulesets/striker/cards/weapon'
import { troopStand } from '../../../src/rulesets/striker/fresh-stands'
import { initiativeOf, mixOf, QUALITY } from '../../../src/rulesets/striker/tables/quality'

const arms = new Map(WEAPONS.map(weapon => [weapon.id, weapon]))

const weapon = (id: string): Weapon => {
  const found = WEAPONS.find(one => one.id === id)
  if (!found) throw new Error(id)
  return found
}
const vehicle = (id: string): Vehicle => {
  const found = VEHICLES.find(one => one.id === id)
  if (!found) throw new Error(id)
  return found
}
const byId = new Map(WEAPONS.map(one => [one.id, one]))
const paths = (faults: readonly { path: readonly (string | number)[] }[]) => faults.map(({ path }) => path.join('.'))

describe('quality', () => {
  test.each([
    ['recruit', 4, 1, -1, null],
    ['regular', 7, 2, 0, 1],
    ['veteran', 10, 3, 1, 3],
    ['elite', 13, 4, 2, 3],
  ] as const)(
    '[STR.core.quality.%s] morale, skill, fire DM and observer skill',
    (grade, morale, skill, fire, observer) => {
      expect(QUALITY[grade]).toMatchObject({ morale, skill, fire, observer })
    },
  )

  test('[STR.core.quality.initiative] low to 5, average 6 to 9, high from 10', () => {
    expect([4, 5, 6, 9, 10, 13].map(initiativeOf)).toEqual(['low', 'low', 'average', 'average', 'high', 'high'])
  })

  test.each([
    ['militia', 10, [6, 3, 1, 0]],
    ['conscript', 20, [8, 8, 3, 1]],
    ['professional', 30, [5, 13, 9, 3]],
    ['picked', 22, [0, 6, 11, 5]],
  ] as const)(
    '[STR.core.quality.mix] %s of %i men by largest remainder',
    (type, men, [recruit, regular, veteran, elite]) => {
      expect(mixOf(type, men)).toEqual({ recruit, regular, veteran, elite })
    },
  )
})

describe('cards', () => {
  test('[STR.core.cards.weapon] every weapon of the catalogue keeps to its limits', () => {
    for (const card of WEAPONS) expect(weaponFaults(card), card.id).toEqual([])
    expect(weapon('assault-rifle').bands).toEqual([
      { cm: 18, pen: 2, auto: 2 },
      { cm: 36, pen: 1, auto: 1 },
      { cm: 60, pen: 0, auto: 1 },
    ])
    expect(new Set(WEAPONS.map(({ id }) => id)).size).toBe(WEAPONS.length)
  })

  test('[STR.core.cards.weapon-valid] a weapon out of its limits is told every fault', () => {
    const rifle = weapon('rifle')
    const [a, b] = rifle.bands
    if (!a || !b) throw new Error('no bands')
    expect(paths(weaponFaults({ ...rifle, tl: 16, bands: [b, a] }))).toEqual(['tl', 'bands.1.cm', 'bands.1.pen'])
    expect(paths(weaponFaults({ ...rifle, bands: [] }))).toEqual(['bands'])
    expect(paths(weaponFaults({ ...rifle, bands: [{ ...a, auto: 10 }] }))).toEqual(['bands.0.auto'])
    expect(paths(weaponFaults({ ...rifle, class: 'indirect' }))).toEqual(['min', 'max', 'rof', 'kinds'])
  })

  test('[STR.core.cards.weapon] a card from an older file that says gk is read as general knowledge', () => {
    expect(weaponSchema.parse({ ...weapon('rifle'), mark: 'gk' }).mark).toBe('general')
    expect(weaponSchema.safeParse({ ...weapon('rifle'), mark: 'hearsay' }).success).toBe(false)
  })

  test('[STR.core.cards.armour] flak stops four, reflec only lasers', () => {
    expect(armourBy({}, 'flak').value).toBe(4)
    expect(armourBy({}, 'reflec')).toMatchObject({ value: 0, laser: 10 })
    for (const { id, value } of ARMOURS) expect(value >= 0 && value <= 30, id).toBe(true)
  })

  test('[STR.core.cards.vehicle] every vehicle of the catalogue keeps to its limits', () => {
    for (const card of VEHICLES) expect(vehicleFaults(card, arms), card.id).toEqual([])
    expect(vehicle('MBT8').armour).toEqual({ front: 44, side: 34, rear: 26, deck: 20, belly: 18 })
  })

  test('[STR.core.cards.vehicle-valid] a vehicle out of its limits is told every fault', () => {
    const tank = vehicle('MBT8')
    expect(paths(vehicleFaults({ ...tank, road: 20, crew: ['gunner'] }, arms))).toEqual(['road', 'crew'])
    expect(paths(vehicleFaults({ ...tank, armour: { ...tank.armour, deck: 101 } }, arms))).toEqual(['armour.deck'])
    expect(paths(vehicleFaults({ ...vehicle('LGT13'), noe: 800 }, arms))).toEqual(['max'])
    const [first] = tank.weapons
    if (!first) throw new Error('no weapon')
    expect(paths(vehicleFaults({ ...tank, weapons: [first, first] }, arms))).toEqual(['weapons'])
    expect(paths(vehicleFaults({ ...tank, motion: 'aircraft', noe: 0 }, arms))).toEqual(['dp'])
  })

  const man = { quality: 'regular', weapons: ['assault-rifle'], armour: 'flak', leader: 0 } as const
  const plainMan = { ...man, weapons: [...man.weapons], observer: false, medic: false, engineer: false, radio: false }
  const troop: Troop = { id: 't', name: 'Team', tl: 8, men: [plainMan, plainMan] }

  test('[STR.core.cards.troop] a team of riflemen is lawful', () => {
    expect(troopFaults(troop, byId)).toEqual([])
  })

  test('[STR.core.cards.troop] engineers and medics are known as such in their stand', () => {
    const base = { id: 'A1', seat: 'A', name: 'Sappers', at: { x: 0, y: 0 }, facing: 0 } as const
    const sappers = {
      ...troop,
      men: [{ ...plainMan, engineer: true }, { ...plainMan, weapons: [], medic: true }, plainMan],
    }
    const listed = { card: troop.id, name: 'Sappers', unit: 'One' }
    const { men } = troopStand(base, sappers, { listed, aboard: null, arms: byId })
    expect(men.map(({ file }) => [file.value?.engineer ?? false, file.value?.medic ?? false])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  test('[STR.core.cards.vehicle STR.core.move.terrain-following] no printed card has terrain radar, which no source gives', () => {
    expect(VEHICLES.filter(({ terrainRadar }) => terrainRadar)).toEqual([])
  })

  test('[STR.core.cards.troop-valid] crew, medics, tech level and size are checked', () => {
    expect(paths(troopFaults({ ...troop, men: Array(5).fill(plainMan) }, byId))).toEqual(['men', 'men'])
    expect(paths(troopFaults({ ...troop, men: [{ ...plainMan, medic: true }] }, byId))).toEqual(['men.0.weapons'])
    expect(paths(troopFaults({ ...troop, men: [{ ...plainMan, weapons: ['gauss-rifle'] }] }, byId))).toEqual([
      'men.0.weapons.0',
    ])
    expect(paths(troopFaults({ ...troop, men: [{ ...plainMan, weapons: ['hmg'] }] }, byId))).toEqual([
      'men.0.weapons.0',
    ])
    expect(paths(troopFaults({ ...troop, men: [{ ...plainMan, armour: 'ces' }] }, byId))).toEqual(['men.0.armour'])
  })

  test.each([
    [10, 2.5],
    [15, 3.86],
    [20, 5.95],
    [25, 9.17],
    [30, 14.1],
    [35, 21.8],
    [64, 269],
    [70, 453],
    [77, 830],
  ])('[STR.core.cards.armour-table] armour %i is %f cm of steel', (value, cm) => {
    expect(steelOf(value)).toBeCloseTo(cm, cm < 100 ? 1 : 0)
    expect(valueOfSteel(steelOf(value) + 1e-6)).toBe(value)
  })

  test('[STR.core.cards.armour-table] the source’s examples: 6.25 cm is 20, 200 cm lies under 61', () => {
    expect(valueOfSteel(6.25)).toBe(20)
    expect(valueOfSteel(200)).toBe(60)
  })

  test('[STR.core.cards.missing] KEAP and HEAP by formula', () => {
    expect(keapOf(8, 9, 'high')).toEqual([29, 26, 23])
    expect(keapOf(12, 8, 'hyper')[0]).toBe(38)
    expect([heapOf(12, 8), heapOf(8, 9), heapOf(10, 7)]).toEqual([45, 43, 42])
  })
})
