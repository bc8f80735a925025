import { describe, expect, test } from 'vitest'
import { ARMOURS, type Armour, armourFaults } from '../../../src/rulesets/striker/cards/armour'
import { WEAPONS } from '../../../src/rulesets/striker/cards/arms'
import { heapOf, keapOf, steelOf, valueOfSteel } from '../../../src/rulesets/striker/cards/steel'
import { type Troop, type TroopMan, troopFaults } from '../../../src/rulesets/striker/cards/troop'
import { type Vehicle, vehicleFaults } from '../../../src/rulesets/striker/cards/vehicle'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import { type Weapon, weaponFaults } from '../../../src/rulesets/striker/cards/weapon'

// Limits of the cards at their edges: the last value that is allowed and the first that isn't.

const arms = new Map(WEAPONS.map(weapon => [weapon.id, weapon]))
const found = <T extends { readonly id: string }>(cards: readonly T[], id: string): T => {
  const card = cards.find(one => one.id === id)
  if (!card) throw new Error(id)
  return card
}
const paths = (faults: readonly { path: readonly (string | number)[] }[]) => faults.map(({ path }) => path.join('.'))

describe('weapons', () => {
  const rifle = found(WEAPONS, 'rifle')
  const mortar = found(WEAPONS, 'mortar-8')
  const [a, b, c] = [
    { cm: 30, pen: 3 },
    { cm: 60, pen: 2 },
    { cm: 90, pen: 2 },
  ]
  test.each<[string, Weapon, string[]]>([
    ['TL 1', { ...rifle, tl: 1 }, []],
    ['TL 0', { ...rifle, tl: 0 }, ['tl']],
    ['TL 15', { ...rifle, tl: 15 }, []],
    ['TL 16', { ...rifle, tl: 16 }, ['tl']],
    ['three bands', { ...rifle, bands: [a, b, c] }, []],
    ['four bands', { ...rifle, bands: [a, b, c, { cm: 91, pen: 2 }] }, ['bands']],
    ['a band that reaches 0 cm', { ...rifle, bands: [{ cm: 0, pen: 3 }] }, ['bands.0.cm']],
    ['a band that reaches half a cm', { ...rifle, bands: [{ cm: 0.5, pen: 3 }] }, []],
    ['bands that reach equally far', { ...rifle, bands: [a, { cm: 30, pen: 3 }] }, ['bands.1.cm']],
    ['constant penetration', { ...rifle, bands: [a, { cm: 60, pen: 3 }] }, []],
    ['rising penetration', { ...rifle, bands: [a, { cm: 60, pen: 4 }] }, ['bands.1.pen']],
    ['bonus -1', { ...rifle, bands: [{ ...a, auto: -1 }] }, []],
    ['bonus -2', { ...rifle, bands: [{ ...a, auto: -2 }] }, ['bands.0.auto']],
    ['bonus 9', { ...rifle, bands: [{ ...a, auto: 9 }] }, []],
    ['bonus 10', { ...rifle, bands: [{ ...a, auto: 10 }] }, ['bands.0.auto']],
    ['no crew', { ...rifle, crew: 0 }, ['crew']],
    ['a crew of four', { ...rifle, crew: 4 }, []],
    ['a crew of five', { ...rifle, crew: 5 }, ['crew']],
    ['a mortar', mortar, []],
    ['a mortar without a burst', { ...mortar, kinds: [{ kind: 'smoke' }] }, ['kinds']],
    ['a mortar that reaches its minimum only', { ...mortar, min: 300, max: 300 }, ['max']],
    ['a mortar that reaches a cm farther', { ...mortar, min: 299, max: 300 }, []],
  ])('[STR.core.cards.weapon-valid STR.core.cards.weapon] %s', (_what, weapon, faults) => {
    expect(paths(weaponFaults(weapon))).toEqual(faults)
  })

  test('[STR.core.cards.weapon-valid] a fault names the range class it is about', () => {
    const [fault] = weaponFaults({ ...rifle, bands: [a, { cm: 60, pen: 4 }] })
    expect(fault?.why).toMatch(/class 2 .* class 1/)
    expect(weaponFaults({ ...rifle, bands: [a, b, { cm: 20, pen: 2 }] })[0]?.why).toMatch(/class 3 .* class 2/)
    expect(weaponFaults({ ...rifle, bands: [{ ...a, auto: 10 }] })[0]?.why).toMatch(/class 1 /)
    expect(weaponFaults({ ...rifle, bands: [{ cm: 0, pen: 3 }] })[0]?.why).toMatch(/class 1 /)
  })

  test('[STR.core.damage.weapon.when] guns, tac missiles and mortars of 8 cm stand on field mounts', () => {
    const mounted = WEAPONS.filter(({ fieldMount }) => fieldMount).map(({ id }) => id)
    expect(mounted.toSorted()).toEqual(
      [
        'tac-light',
        'tac-10',
        'tac-13',
        'mortar-8',
        'gun-12-hyper-8',
        'gun-8-hv-9',
        'gun-6-hv-6',
        'gun-10-hv-7',
        'howitzer-15-7',
      ].toSorted(),
    )
    for (const id of mounted) expect(found(WEAPONS, id).crewServed, id).toBe(true)
  })

  test('[STR.core.direct.ammo-kind STR.core.he.contact STR.core.indirect.men] rounds, and what they do in contact', () => {
    const kinds = (id: string) => found(WEAPONS, id).kinds.map(({ kind }) => kind)
    expect(kinds('gun-12-hyper-8').slice(0, 3)).toEqual(['KEAP', 'HEAP', 'HE'])
    for (const id of ['ram', 'rocket', 'tac-light', 'tac-10', 'tac-13', 'snub-heap'])
      expect(kinds(id)).toEqual(['HEAP'])
    for (const id of ['grenade', 'launcher', 'ram-auto', 'lag-he']) expect(kinds(id)).toEqual(['HE'])
    // Contact penetration by calibre: 4 cm 8, 8 cm 16, 15 cm 23.
    const contact = (id: string) => found(WEAPONS, id).kinds.find(({ kind }) => kind === 'HE')?.pens?.[0]
    expect(['mortar-4', 'mortar-8', 'howitzer-15-7'].map(contact)).toEqual([8, 16, 23])
  })

  test('[STR.core.direct.gunner-missiles STR.core.cards.weapon] calibres and how missiles are guided', () => {
    const calibre = Object.fromEntries(WEAPONS.map(one => [one.id, one.calibre]))
    expect(calibre).toMatchObject({ launcher: 4, ram: 4, 'ram-auto': 4, rocket: 7, 'autocannon-2': 2 })
    expect(calibre).toMatchObject({ 'tac-light': 10, 'tac-10': 12, 'tac-13': 15 })
    expect(calibre).toMatchObject({ 'gun-12-hyper-8': 12, 'gun-8-hv-9': 8, 'gun-6-hv-6': 6, 'gun-10-hv-7': 10 })
    expect(['tac-light', 'tac-10', 'tac-13'].map(id => found(WEAPONS, id).guidance)).toEqual([
      'guided',
      'guided',
      'homing',
    ])
    // The ready battles give the light tube 4 missiles and the later one 5.
    expect(['tac-light', 'tac-10'].map(id => found(WEAPONS, id).shots)).toEqual([4, 5])
  })
})

test.each<[string, Partial<Armour>, string[]]>([
  ['TL 1', { tl: 1 }, []],
  ['TL 0', { tl: 0 }, ['tl']],
  ['TL 15', { tl: 15 }, []],
  ['TL 16', { tl: 16 }, ['tl']],
  ['value 0', { value: 0 }, []],
  ['value -1', { value: -1 }, ['value']],
  ['value 30', { value: 30 }, []],
  ['value 31', { value: 31 }, ['value']],
  ['laser value 0', { laser: 0 }, []],
  ['laser value -1', { laser: -1 }, ['laser']],
  ['laser value 30', { laser: 30 }, []],
  ['laser value 31', { laser: 31 }, ['laser']],
  ['no weight', { kg: 0 }, []],
  ['a negative weight', { kg: -1 }, ['kg']],
])('[STR.core.cards.armour] armour with %s', (_what, change, faults) => {
  expect(paths(armourFaults({ ...found(ARMOURS, 'flak'), ...change }))).toEqual(faults)
})

test('[STR.core.cards.armour STR.core.move.battledress] what seals, what walks by itself, what burns off', () => {
  const ids = (which: (armour: Armour) => boolean | undefined) => ARMOURS.filter(which).map(({ id }) => id)
  const suits = ['vacc', 'ces', 'combat-11', 'combat-12', 'dress-13', 'dress-14', 'dress-15']
  expect(ids(({ sealed }) => sealed)).toEqual(suits)
  expect(ids(({ environment }) => environment)).toEqual(suits)
  expect(ids(({ battleDress }) => battleDress)).toEqual(['dress-13', 'dress-14', 'dress-15'])
  expect(ids(({ ablative }) => ablative)).toEqual(['ablat'])
})

describe('vehicles', () => {
  const tank = found(VEHICLES, 'MBT8')
  const grav = found(VEHICLES, 'LGT13')
  const face = (side: keyof Vehicle['armour'], value: number): Vehicle => ({
    ...tank,
    armour: { ...tank.armour, [side]: value },
  })
  test.each<[string, Vehicle, string[]]>([
    ['TL 15', { ...tank, tl: 15 }, []],
    ['TL 16', { ...tank, tl: 16 }, ['tl']],
    ['TL 1 and no weapons', { ...tank, tl: 1, weapons: [] }, []],
    ['TL 0 and no weapons', { ...tank, tl: 0, weapons: [] }, ['tl']],
    ['armour 0', face('deck', 0), []],
    ['armour -1', face('deck', -1), ['armour.deck']],
    ['armour 100', face('front', 100), []],
    ['armour 101', face('front', 101), ['armour.front']],
    ['road as slow as cross-country', { ...tank, road: 42 }, []],
    ['road slower than cross-country', { ...tank, road: 41 }, ['road']],
    ['no cross-country speed', { ...tank, cross: 0 }, ['cross']],
    ['a cross-country speed of 1', { ...tank, cross: 1 }, []],
    ['a negative cruising speed', { ...tank, cruise: -1 }, ['cruise']],
    ['NOE, cruise and maximum alike', { ...grav, noe: 100, cruise: 100, max: 100 }, []],
    ['NOE over cruise', { ...grav, noe: 561 }, ['max']],
    ['cruise over maximum', { ...grav, cruise: 751 }, ['max']],
    ['a grav vehicle without NOE', { ...grav, noe: 0 }, ['noe']],
    ['fire control of TL 1', { ...tank, fcTl: 1 }, []],
    ['fire control of TL 0', { ...tank, fcTl: 0 }, ['fcTl']],
    ['fire control of TL 15', { ...tank, fcTl: 15 }, []],
    ['fire control of TL 16', { ...tank, fcTl: 16 }, ['fcTl']],
    ['no width', { ...tank, footprint: { width: 0, length: 3 } }, ['footprint']],
    ['no length', { ...tank, footprint: { width: 2, length: 0 } }, ['footprint']],
    ['0 points', { ...tank, points: 0 }, []],
    ['negative points', { ...tank, points: -1 }, ['points']],
    ['an unknown weapon', { ...tank, weapons: [{ weapon: 'x', mount: 'turret', main: true }] }, ['weapons.0.weapon']],
    [
      'a weapon of its own TL',
      { ...tank, tl: 9, weapons: [{ weapon: 'gun-8-hv-9', mount: 'turret', main: true }] },
      [],
    ],
    [
      'a weapon of a later TL',
      { ...tank, weapons: [{ weapon: 'gun-8-hv-9', mount: 'turret', main: true }] },
      ['weapons.0.weapon'],
    ],
    ['no seats', { ...tank, seats: 0 }, []],
    ['-1 seats', { ...tank, seats: -1 }, ['seats']],
    ['half a seat', { ...tank, seats: 1.5 }, ['seats']],
    ['a driver alone', { ...tank, crew: ['driver'] }, []],
    ['an aircraft with damage points', { ...grav, motion: 'aircraft', dp: 60 }, []],
    ['an aircraft without', { ...grav, motion: 'aircraft' }, ['dp']],
  ])('[STR.core.cards.vehicle-valid STR.core.cards.vehicle STR.core.stand.vehicle-base] %s', (_what, card, faults) => {
    expect(paths(vehicleFaults(card, arms))).toEqual(faults)
  })

  test('[STR.core.cards.vehicle] weapons and their mounts, open vehicles, what is found and what is ours', () => {
    const armed = (id: string) =>
      found(VEHICLES, id).weapons.map(({ weapon, mount, main }) => `${weapon} ${mount}${main ? ' main' : ''}`)
    expect(armed('MBT8')).toEqual(['gun-12-hyper-8 turret main', 'lmg coaxial', 'hmg pintle'])
    expect(armed('ATV8')).toEqual(['lmg pintle'])
    expect(armed('GAPC12')).toEqual(['plasma-a turret main'])
    expect(armed('LGT13')[0]).toBe('fusion-y turret main')
    expect(armed('medium-tank-7')).toHaveLength(3)
    expect(armed('g-carrier-9')).toEqual(['vrf-mg pintle'])
    expect(VEHICLES.filter(({ weapons }) => weapons.length === 0).map(({ id }) => id)).toEqual([
      'truck-5',
      'air-raft-8',
    ])
    expect(VEHICLES.filter(({ open }) => open).map(({ id }) => id)).toEqual(['truck-5', 'air-raft-8'])
    expect(VEHICLES.filter(({ sealed }) => !sealed).map(({ id }) => id)).toEqual(['truck-5', 'air-raft-8'])
    expect(VEHICLES.filter(({ amphibious }) => amphibious)).toEqual([])
  })

  // The default is a turret of tech level 8 or more; the ready battle says that the ATV's pintle isn't.
  test('[STR.core.direct.dm-vehicle-move] stabilised: turrets from tech level 8 on', () => {
    for (const { id, tl, weapons, stabilised } of VEHICLES)
      expect(stabilised, id).toBe(tl >= 8 && weapons.some(({ mount }) => mount === 'turret'))
  })

  test('[STR.core.unit.default-sets] every vehicle but the plain truck has a radio', () => {
    expect(VEHICLES.filter(({ radio }) => !radio).map(({ id }) => id)).toEqual(['truck-5'])
  })
})

describe('troops', () => {
  const man: TroopMan = {
    quality: 'regular',
    weapons: ['assault-rifle'],
    armour: 'flak',
    leader: 0,
    observer: false,
    medic: false,
    engineer: false,
    radio: false,
  }
  const of = (men: TroopMan[], tl = 8): Troop => ({ id: 't', name: 'Team', tl, men })
  test.each<[string, Troop, string[]]>([
    ['no men', of([]), ['men']],
    ['four men', of([man, man, man, man]), []],
    ['five men', of([man, man, man, man, man]), ['men', 'men']],
    ['armour of the same TL', of([{ ...man, armour: 'vacc' }]), []],
    ['armour of a later TL', of([{ ...man, armour: 'cloth' }]), ['men.0.armour']],
    ['unknown armour', of([{ ...man, armour: 'x' }]), ['men.0.armour']],
    ['a weapon of the same TL', of([{ ...man, weapons: ['ram'] }]), []],
    ['a weapon of a later TL', of([{ ...man, weapons: ['ram-auto'] }]), ['men.0.weapons.0']],
    ['an unknown weapon', of([{ ...man, weapons: ['rifle', 'x'] }]), ['men.0.weapons.1']],
    ['a crew of two for two', of([{ ...man, weapons: ['hmg'] }, man]), []],
    ['one man for a crew of two', of([{ ...man, weapons: ['hmg'] }]), ['men.0.weapons.0']],
    ['an armed medic', of([man, { ...man, medic: true }]), ['men.1.weapons']],
    ['an unarmed medic', of([{ ...man, medic: true, weapons: [] }]), []],
    ['a grav belt at TL 12', of([{ ...man, belt: true }], 12), []],
    ['a grav belt at TL 11', of([{ ...man, belt: true }], 11), ['men.0.belt']],
    ['leader level 3', of([{ ...man, leader: 3 }]), []],
    ['leader level 4', of([{ ...man, leader: 4 }]), ['men.0.leader']],
    ['leader level -1', of([{ ...man, leader: -1 }]), ['men.0.leader']],
  ])('[STR.core.cards.troop-valid STR.core.cards.troop STR.core.move.gravbelt] %s', (_what, troop, faults) => {
    expect(paths(troopFaults(troop, arms))).toEqual(faults)
  })
})

test('[STR.core.cards.armour-table] a quarter of a centimetre a point up to 10, rounded down between', () => {
  expect([1, 2, 5, 9, 10].map(steelOf)).toEqual([0.25, 0.5, 1.25, 2.25, 2.5])
  expect([0.25, 0.3, 1.24, 1.25, 2.49, 2.5].map(valueOfSteel)).toEqual([1, 1, 4, 5, 9, 10])
  expect([11, 12, 16, 18, 26, 34, 42, 50, 90].map(value => Number(steelOf(value).toPrecision(3)))).toEqual([
    2.73, 2.97, 4.2, 5, 10, 20, 40, 80, 2560,
  ])
})

test('[STR.core.cards.missing] KEAP of the printed table, HEAP by formula', () => {
  const keap = (calibre: number, tl: number) => keapOf(calibre, tl, 'high')[0]
  expect([8, 10, 12, 15, 18, 20, 25].map(calibre => keap(calibre, 7))).toEqual([26, 29, 31, 33, 35, 37, 39])
  expect([8, 10, 12, 15, 18, 20, 25].map(calibre => keap(calibre, 9))).toEqual([29, 32, 34, 36, 38, 40, 42])
  expect([8, 10, 12, 15, 18, 20, 25].map(calibre => keap(calibre, 12))).toEqual([34, 36, 38, 41, 43, 44, 47])
  expect(keapOf(12, 8, 'hyper')).toEqual([38, 35, 32])
  // k by tech level: 2.5, 3, 4, 4.5, 5.5, 6, 6, 7, 7, 8, 8 times the calibre, looked up in the table of steel, down.
  expect([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map(tl => heapOf(10, tl))).toEqual([
    36, 38, 42, 43, 45, 46, 46, 48, 48, 50, 50,
  ])
  expect([4, 6, 8, 10, 12, 20].map(calibre => heapOf(calibre, 7))).toEqual([31, 36, 39, 42, 44, 50])
})
