import { expect, test } from 'vitest'
import type { CardModel } from '../../../src/engine/scene/card'
import { troopModel, vehicleModel, weaponModel } from '../../../src/rulesets/striker/card-models'
import { WEAPONS } from '../../../src/rulesets/striker/cards/arms'
import { TROOPS } from '../../../src/rulesets/striker/cards/troops'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'

const arms = new Map(WEAPONS.map(weapon => [weapon.id, weapon]))
const named = <T extends { readonly id: string }>(cards: readonly T[], id: string): T => {
  const found = cards.find(card => card.id === id)
  if (!found) throw new Error(id)
  return found
}
const rowsOf = ({ blocks }: CardModel): string[][] =>
  blocks.flatMap(block =>
    block.kind === 'table' ? block.rows.map(({ cells }) => cells.map(({ printed }) => printed)) : [],
  )
const columnsOf = ({ blocks }: CardModel): string[] =>
  blocks.flatMap(block => (block.kind === 'table' ? block.columns : []))

test('[STR.core.cards.weapon] smoke and illumination rounds print no penetration', () => {
  const rows = rowsOf(weaponModel(named(WEAPONS, 'gun-12-hyper-8')))
  expect(rows.find(([kind]) => kind === 'smoke')?.[1]).toBe('–')
  expect(rows.find(([kind]) => kind?.startsWith('KEAP'))?.[1]).toBe('38 / 35 / 32')
})

test('[STR.core.cards.weapon] no kind of round is printed as code spells it', () => {
  for (const weapon of WEAPONS) expect(JSON.stringify(weaponModel(weapon)), weapon.id).not.toMatch(/laserGuided|illum"/)
})

test('[STR.core.cards.weapon] indirect fire has columns of its own for range, rate of fire and burst', () => {
  const card = troopModel(arms, named(TROOPS, 'mortars-12'))
  expect(columnsOf(card)).not.toContain('Effective 8+')
  expect(rowsOf(card)).toContainEqual(['8 cm mortar', '20–300', '20', '3', 'HE, smoke, illumination'])
})

test('[STR.core.direct.min-range] a missile prints the minimum range of its card', () => {
  expect(rowsOf(weaponModel(named(WEAPONS, 'tac-light')))).toContainEqual([
    'Tac missile, light',
    '20–200/42',
    '–',
    '–',
    'HEAP',
  ])
})

test('[STR.core.cards.vehicle] terrain radar is always a house value', () => {
  for (const vehicle of VEHICLES.filter(({ motion }) => motion === 'grav')) {
    const values = vehicleModel(arms, vehicle).blocks.flatMap(block => (block.kind === 'values' ? block.values : []))
    const radar = values.find(({ label }) => label === 'Terrain radar')
    expect(radar, vehicle.id).toMatchObject({ printed: vehicle.terrainRadar ? 'yes' : 'no', mark: 'house' })
  }
})

test('[STR.core.cards.weapon] a weapon card spells out the abbreviations in its name', () => {
  const texts = ({ blocks }: CardModel) => blocks.flatMap(block => (block.kind === 'text' ? [block.text] : []))
  expect(texts(weaponModel(named(WEAPONS, 'vrf-gauss')))).toEqual(['VRF: very rapid fire.'])
  expect(texts(weaponModel(named(WEAPONS, 'rifle')))).toEqual([])
})
