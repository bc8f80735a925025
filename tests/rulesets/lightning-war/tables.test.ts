import { describe, expect, test } from 'vitest'
import { cardsOf } from '../../../src/rulesets/lightning-war/tables/cards'
import { GUNS, gunNamed, heDice, isGun } from '../../../src/rulesets/lightning-war/tables/guns'
import { catalogueOf, gunFor, type Switches } from '../../../src/rulesets/lightning-war/tables/models'
import { MORALE } from '../../../src/rulesets/lightning-war/tables/morale'
import { maySpeed, moveOrFire, VEHICLES } from '../../../src/rulesets/lightning-war/tables/vehicles'
import { OPTIONS } from './support'

/** The printed page, typed a second time by another hand: dice to 12 and 24 inches, with high explosive, and the bore. */
const PRINTED_GUNS: readonly (readonly [string, number, number, number | null, bore: number])[] = [
  ['de.20mm', 2, 1, 3, 20],
  ['de.37mmL45', 3, 2, 3, 37],
  ['de.50mmL42', 5, 4, 3, 50],
  ['de.50mmL60', 6, 5, 3, 50],
  ['de.75mmL24', 5, 4, 4, 75],
  ['de.75mmL48', 9, 8, 4, 75],
  ['de.75mmL70', 12, 10, 4, 75],
  ['de.88mmL56', 11, 10, 4, 88],
  ['de.88mmL71', 19, 16, 4, 88],
  ['gb.15mm', 2, 1, null, 15],
  ['gb.2pdr', 5, 4, 3, 40],
  ['gb.6pdr', 9, 8, 4, 57],
  ['gb.77mm', 12, 11, 4, 76.2],
  ['gb.17pdr', 13, 11, 4, 76.2],
  ['us.37mm', 5, 4, 3, 37],
  ['us.75mmM2', 6, 5, 4, 75],
  ['us.75mmM6', 7, 6, 4, 75],
  ['us.76mm', 9, 8, 4, 76.2],
  ['us.90mm', 12, 11, 4, 90],
  ['ru.45mmTankgun', 6, 5, 3, 45],
  ['ru.45mmTowed', 8, 7, 3, 45],
  ['ru.57mmTowed', 6, 5, 4, 57],
  ['ru.76mmL41', 9, 7, 4, 76.2],
  ['ru.76mmL53', 10, 9, 4, 76.2],
  ['ru.85mm', 12, 10, 4, 85],
  ['ru.100mm', 13, 12, 5, 100],
  ['ru.122mmM1944', 14, 13, 5, 122],
  ['fr.25mmtowed', 3, 2, 3, 25],
  ['fr.37mmL21', 3, 2, 3, 37],
  ['fr.37mmL33', 3, 2, 3, 37],
  ['fr.47mmL53', 6, 5, 3, 47],
  ['it.37mm', 3, 2, 3, 37],
  ['it.47mm', 4, 3, 3, 47],
  ['it.75mmL18', 4, 3, 4, 75],
  ['it.90mm', 12, 11, 4, 90],
  ['house.25pdr', 6, 5, 4, 87.6],
  ['house.95mm', 5, 4, 5, 95],
  ['house.152mm', 10, 8, 5, 152],
  ['house.mg', 0, 0, null, 8],
]

/** Front, side and rear, whether it moves or fires, whether it may go at double rate; guns, turret crew and class. */
const PRINTED_VEHICLES: readonly (readonly [
  string,
  number,
  number,
  'either' | 'both',
  'fast' | 'slow',
  string,
  number | null,
  string,
])[] = [
  ['de.pz2', 3, 2, 'either', 'fast', 'de.20mm', 1, 'L'],
  ['de.pz3hj', 4, 3, 'both', 'fast', 'de.50mmL42', 3, 'M'],
  ['de.pz3lm', 6, 3, 'both', 'fast', 'de.50mmL60', 3, 'M'],
  ['de.pz4e', 4, 2, 'both', 'fast', 'de.75mmL24', 3, 'M'],
  ['de.pz4f1', 5, 3, 'both', 'fast', 'de.75mmL24', 3, 'M'],
  ['de.pz4hj', 8, 3, 'both', 'fast', 'de.75mmL48', 3, 'M'],
  ['de.panD', 12, 4, 'both', 'fast', 'de.75mmL70', 3, 'M'],
  ['de.panG', 9, 4, 'both', 'fast', 'de.75mmL70', 3, 'M'],
  ['de.tiger1', 10, 8, 'both', 'slow', 'de.88mmL56', 3, 'H'],
  ['de.tiger2', 17, 8, 'both', 'slow', 'de.88mmL71', 3, 'H'],
  ['de.hetzer', 6, 2, 'both', 'fast', 'de.75mmL48', 3, 'L'],
  ['de.stug3g', 8, 3, 'both', 'fast', 'de.75mmL48', 3, 'M'],
  ['de.jpz4', 8, 4, 'both', 'fast', 'de.75mmL70', 3, 'M'],
  ['de.jpanther', 8, 5, 'both', 'fast', 'de.88mmL71', 4, 'M'],
  ['de.sd251', 1, 1, 'both', 'fast', 'house.mg', null, 'W'],
  ['de.puma', 3, 2, 'either', 'fast', 'de.50mmL60', 2, 'W'],
  ['de.sd222', 1, 1, 'either', 'fast', 'de.20mm', 2, 'W'],
  ['gb.a9', 1, 1, 'both', 'fast', 'gb.2pdr', 3, 'M'],
  ['gb.a13', 3, 2, 'both', 'fast', 'gb.2pdr', 3, 'M'],
  ['gb.crus2', 4, 3, 'both', 'fast', 'gb.2pdr', 3, 'M'],
  ['gb.crus3', 5, 3, 'either', 'fast', 'gb.6pdr', 2, 'M'],
  ['gb.comet', 9, 5, 'both', 'fast', 'gb.77mm', 3, 'M'],
  ['gb.crom7', 7, 5, 'both', 'fast', 'us.75mmM6', 3, 'M'],
  ['gb.mat2', 8, 6, 'both', 'slow', 'gb.2pdr', 3, 'I'],
  ['gb.val7', 6, 6, 'either', 'slow', 'gb.2pdr', 2, 'I'],
  ['gb.chur8', 15, 10, 'both', 'slow', 'house.95mm', 3, 'I'],
  ['gb.vick6', 2, 1, 'either', 'fast', 'gb.15mm', 2, 'L'],
  ['gb.chall', 8, 5, 'both', 'fast', 'gb.17pdr', 4, 'M'],
  ['gb.mat1', 6, 6, 'either', 'slow', 'house.mg', 1, 'I'],
  ['gb.archer', 2, 2, 'either', 'fast', 'gb.17pdr', 3, 'M'],
  ['gb.bishop', 6, 4, 'both', 'slow', 'house.25pdr', 3, 'I'],
  ['gb.sexton', 2, 1, 'both', 'fast', 'house.25pdr', 5, 'M'],
  ['us.stuart', 4, 3, 'either', 'fast', 'us.37mm', 2, 'L'],
  ['us.chaffee', 4, 3, 'both', 'fast', 'us.75mmM6', 3, 'L'],
  ['us.lee', 5, 4, 'both', 'fast', 'us.75mmM2+us.37mm', 3, 'M'],
  ['us.sherman', 6, 4, 'both', 'fast', 'us.75mmM6', 3, 'M'],
  ['us.hellcat', 2, 1, 'both', 'fast', 'us.76mm', 3, 'L'],
  ['us.m36', 5, 4, 'both', 'fast', 'us.90mm', 3, 'M'],
  ['us.m10', 5, 4, 'both', 'fast', 'us.76mm', 3, 'M'],
  ['us.pershing', 11, 8, 'both', 'slow', 'us.90mm', 3, 'H'],
  ['ru.bt7', 2, 1, 'either', 'fast', 'ru.45mmTankgun', 2, 'L'],
  ['ru.t26', 5, 2, 'either', 'fast', 'ru.45mmTankgun', 2, 'L'],
  ['ru.t3476', 6, 4, 'either', 'fast', 'ru.76mmL41', 2, 'M'],
  ['ru.t3485', 8, 7, 'both', 'fast', 'ru.85mm', 3, 'M'],
  ['ru.kv1', 12, 9, 'both', 'slow', 'ru.76mmL41', 3, 'H'],
  ['ru.js2', 11, 9, 'both', 'slow', 'ru.122mmM1944', 3, 'H'],
  ['ru.isu122', 15, 9, 'both', 'slow', 'ru.122mmM1944', 3, 'H'],
  ['ru.isu152', 15, 9, 'both', 'slow', 'house.152mm', 3, 'H'],
  ['ru.su85', 8, 4, 'both', 'fast', 'ru.85mm', 3, 'M'],
  ['ru.su100', 9, 4, 'both', 'fast', 'ru.100mm', 3, 'M'],
  ['fr.ft17', 2, 2, 'either', 'slow', 'fr.37mmL21', 1, 'I'],
  ['fr.amr34', 2, 2, 'either', 'fast', 'house.mg', 1, 'L'],
  ['fr.pan178', 3, 2, 'either', 'fast', 'fr.25mmtowed', 2, 'W'],
  ['fr.h35', 4, 3, 'either', 'fast', 'fr.37mmL21', 1, 'L'],
  ['fr.r35', 4, 4, 'either', 'slow', 'fr.37mmL21', 1, 'I'],
  ['fr.h3839', 4, 3, 'either', 'fast', 'fr.37mmL33', 1, 'L'],
  ['fr.s35', 5, 5, 'either', 'fast', 'fr.47mmL53', 1, 'M'],
  ['fr.amc', 2, 2, 'either', 'fast', 'fr.47mmL53', 2, 'L'],
  ['fr.b1bis', 5, 5, 'either', 'slow', 'fr.47mmL53+it.75mmL18', 1, 'H'],
  ['it.cv33', 1, 1, 'either', 'fast', 'house.mg', 2, 'L'],
  ['it.m11', 3, 1, 'either', 'fast', 'it.37mm', 1, 'M'],
  ['it.m13', 4, 2, 'either', 'fast', 'it.47mm', 2, 'M'],
  ['it.m14', 4, 2, 'either', 'fast', 'it.47mm', 2, 'M'],
  ['it.sem75', 4, 2, 'either', 'fast', 'it.75mmL18', 2, 'M'],
  ['it.ab40', 2, 1, 'either', 'fast', 'house.mg', 2, 'W'],
  ['it.ab41', 2, 1, 'either', 'fast', 'de.20mm', 2, 'W'],
]

describe('gun performance', () => {
  test.each(PRINTED_GUNS)(
    '[LW.gun.%s] %d dice to 12 inches, %d to 24, high explosive %s, bore %d',
    (id, to12, to24, he, bore) => {
      if (!isGun(id)) throw new Error(`no gun ${id}`)
      expect(gunNamed(id)).toMatchObject({ to12, to24, he, bore })
    },
  )

  test('every row of the table is on the page, and no other', () => {
    expect(GUNS.map(({ id }) => id).sort()).toEqual(PRINTED_GUNS.map(([id]) => id).sort())
  })

  test('[LW.art.he.50 LW.art.he.90 LW.art.he.over] dice follow the calibre, limits included', () => {
    expect([20, 50, 50.1, 90, 90.1, 152].map(heDice)).toEqual([3, 3, 4, 4, 5, 5])
  })
})

describe('vehicle defence values', () => {
  test.each(PRINTED_VEHICLES)(
    '[LW.veh.%s] front %d, side and rear %d; %s, %s, %s, crew %s, %s',
    (id, front, side, turret, speed, guns, crew, mobility) => {
      const vehicle = VEHICLES.find(it => it.id === id)
      if (!vehicle) throw new Error(`no vehicle ${id}`)
      expect(vehicle).toMatchObject({ front, side, crew, mobility })
      expect(moveOrFire(vehicle) ? 'either' : 'both').toBe(turret)
      expect(maySpeed(vehicle) ? 'fast' : 'slow').toBe(speed)
      expect(vehicle.guns.map(({ gun }) => gun).join('+')).toBe(guns)
    },
  )

  test('66 vehicles from 65 printed lines', () => {
    expect(VEHICLES.map(({ id }) => id).sort()).toEqual(PRINTED_VEHICLES.map(([id]) => id).sort())
    expect(VEHICLES).toHaveLength(66)
  })
})

describe('switches', () => {
  const set = (more: Partial<Switches>): Switches => ({ ...OPTIONS, ...more })

  test('the Russian towed guns can follow history', () => {
    expect(gunFor(set({ historicTowed: true }), 'ru.57mmTowed')).toMatchObject({ to12: 10, to24: 9 })
    expect(gunFor(set({ historicTowed: true }), 'ru.45mmTowed')).toMatchObject({ to12: 6, to24: 5 })
    expect(gunFor(set({}), 'ru.57mmTowed')).toMatchObject({ to12: 6, to24: 5 })
  })

  test('the T26, the shells of the 2pdr and the second AMR34', () => {
    expect(catalogueOf(set({ t26Front: '2' })).get('ru.t26')?.vehicle?.front).toBe(2)
    expect(catalogueOf(set({})).get('ru.t26')?.vehicle?.front).toBe(5)
    expect(catalogueOf(set({ twoPounderShells: false })).get('gb.mat2')?.weapons[0]?.he).toBeNull()
    expect(catalogueOf(set({ secondAmr: 'drop' })).has('fr.amc')).toBe(false)
  })

  test('the Panthers can swap their fronts, the Somua its gun, the French 25 mm lose its shells', () => {
    const fronts = (more: Partial<Switches>) =>
      ['de.panD', 'de.panG'].map(id => catalogueOf(set(more)).get(id)?.vehicle?.front)
    expect(fronts({})).toEqual([12, 9])
    expect(fronts({ panthers: 'swapped' })).toEqual([9, 12])
    const gun = (more: Partial<Switches>, id: string) => catalogueOf(set(more)).get(id)?.weapons[0]
    expect(gun({}, 'fr.s35')?.ap).toMatchObject({ name: '47mmL53', to12: 6, to24: 5 })
    expect(gun({ somuaGun: 'short' }, 'fr.s35')?.ap).toMatchObject({ name: '47mm SA35', to12: 5, to24: 4 })
    expect(gun({ somuaGun: 'short' }, 'fr.b1bis')?.ap).toMatchObject({ to12: 6, to24: 5 })
    expect(gun({ frenchShells: false }, 'fr.pan178')?.he).toBeNull()
    expect(gun({}, 'fr.pan178')?.he?.dice).toBe(3)
  })
})

test('[LW.morale.elite LW.morale.hardened LW.morale.replacement LW.morale.irregular] four ratings', () => {
  expect(Object.values(MORALE).map(({ rating }) => rating)).toEqual([5, 6, 7, 8])
})

test.each([
  ['it.cv33', 'machine gun', 'LW.inf.mmg', 3],
  ['it.cv33twin', 'heavy machine gun', 'LW.inf.hmg', 4],
])('[LW.inf.mmg LW.inf.hmg] %s carries a %s', (id, name, rule, dice) => {
  const [gun] = catalogueOf(OPTIONS).get(id)?.weapons ?? []
  expect(gun).toMatchObject({ name, small: { rule, dice, range: 12 } })
})

test('every unit card has bases whose models exist', () => {
  const catalogue = catalogueOf(OPTIONS)
  const cards = [...cardsOf(OPTIONS).values()]
  expect(cards.length).toBeGreaterThan(150)
  expect(cards.filter(({ models }) => models.length === 0 || models.some(id => !catalogue.has(id)))).toEqual([])
})
