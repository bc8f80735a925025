import { describe, expect, test } from 'vitest'
import { readCards } from '../../../src/app/editor/cards-file'
import { viewIn } from '../../../src/engine/record/hidden'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { anyRuleset } from '../../../src/engine/ruleset'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import type { Options } from '../../../src/rulesets/lightning-war/options'
import type { OwnUnit } from '../../../src/rulesets/lightning-war/own/unit'
import { SETUP } from './support'

const { setupModel } = lightningWar
const { forces } = setupModel
const editor = forces?.editor
if (!forces || !editor) throw new Error('units can be changed')

const isUnit = (value: unknown): value is OwnUnit => typeof value === 'object' && value !== null && 'bases' in value
function copy(card: string): OwnUnit {
  const made = editor?.copy(SETUP.options, card)
  if (!isUnit(made)) throw new Error('no unit')
  return made
}
const sherman = copy('troop.us.sherman')
if (!sherman.vehicle) throw new Error('a Sherman is a vehicle')
const { vehicle } = sherman
const heavier: OwnUnit = { ...sherman, name: 'Jumbo', vehicle: { ...vehicle, front: 9 } }
const fielding = (card: OwnUnit): Options => {
  const { A, B } = SETUP.options.sides
  if (!A || !B) throw new Error('two sides')
  return {
    ...SETUP.options,
    cards: [card],
    sides: { A: { ...A, forces: [{ card: card.id, name: 'Jumbos' }] }, B },
  }
}
const check = (card: OwnUnit) => setupModel.check({ ...SETUP, options: fielding(card) }).errors.map(({ why }) => why)

describe('a unit of one’s own', () => {
  test('is a copy with its vehicle, can be changed, fielded and taken away again', () => {
    expect(sherman).toMatchObject({
      id: 'own-1',
      nation: 'us',
      bases: ['own', 'own', 'own'],
      vehicle: { front: 6, side: 4 },
    })
    expect(editor.faults(heavier)).toEqual([])
    const options = editor.put(SETUP.options, heavier)
    expect(forces.roster(options).find(({ id }) => id === 'own-1')).toMatchObject({ name: 'Jumbo', own: true })
    expect(editor.open?.(options, 'own-1')).toEqual(heavier)
    expect(editor.remove(fielding(heavier), 'own-1')).toMatchObject({ cards: [], sides: { A: { forces: [] } } })
  })

  test('fights with its own armour, and costs what it is worth', () => {
    expect(check(heavier)).toEqual([])
    const options = fielding(heavier)
    const state = lightningWar.initialState({ ...SETUP, options }, new ScriptedDice([]))
    expect(lightningWar.state.safeParse(JSON.parse(JSON.stringify(state))).success).toBe(true)
    const front = lightningWar.card(viewIn(lightningWar, state, 'A'), 'A1.1')?.blocks[0]
    expect(front).toMatchObject({
      values: expect.arrayContaining([expect.objectContaining({ label: 'Front', printed: '9' })]),
    })
    const points = (id: string) => forces.roster(options).find(card => card.id === id)?.points ?? 0
    expect(points('own-1')).toBe(points('troop.us.sherman') + 3 * 2 * 3)
  })

  test('infantry is copied base by base', () => {
    expect(copy('us.mmg')).toMatchObject({ bases: ['rifle', 'mmg', 'mmg', 'mmg'], vehicle: null })
  })

  test.each<[string, OwnUnit, string]>([
    ['without bases', { ...heavier, bases: [], vehicle: null }, '“Jumbo”, bases: a unit needs at least one base.'],
    [
      'whose gun does not exist',
      { ...heavier, vehicle: { ...vehicle, guns: [{ gun: 'us.105mm', mount: 'turret' }] } },
      "“Jumbo”, vehicle › guns › 0 › gun: there's no gun “us.105mm”.",
    ],
    ['without a gun', { ...heavier, vehicle: { ...vehicle, guns: [] } }, 'vehicle › guns: a vehicle needs a gun'],
    ['of an unknown nation', { ...heavier, nation: 'jp' }, "“Jumbo”, nation: there's no nation “jp”."],
    ['with an unknown base', { ...heavier, bases: ['own', 'maus'] }, "bases › 1: there's no “maus”"],
    ['that lacks its vehicle', { ...heavier, vehicle: null }, 'bases › 0: the unit has no vehicle of its own'],
    ['like no vehicle', { ...heavier, vehicle: { ...vehicle, row: 'xx' } }, "vehicle › row: there's no vehicle “xx”"],
    ['that ends before it begins', { ...heavier, from: 1944, to: 1943 }, "to: can't be before the first year"],
  ])('%s is refused with what is wrong and where', (_, card, why) => {
    expect(check(card).join(' ')).toContain(why)
    expect(editor.faults(card)).not.toEqual([])
    expect(editor.put(SETUP.options, card)).toBe(SETUP.options)
    const file = JSON.stringify({
      format: 'stormtable/cards',
      formatVersion: 1,
      ruleset: 'lightning-war',
      cards: [card],
    })
    const read = readCards(anyRuleset(lightningWar), SETUP.options, file)
    expect(read).toMatchObject({ ok: false, why: expect.stringContaining('Card 1 › ') })
    expect(editor.preview(card).subtitle).toBe('not complete')
  })

  test('a force that names one that is not there is refused', () => {
    const { cards: _, ...without } = fielding(heavier)
    expect(setupModel.check({ ...SETUP, options: without }).errors[0]?.why).toContain('no unit “own-1” among your own')
  })
})
