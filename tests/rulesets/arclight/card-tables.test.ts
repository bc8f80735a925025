import { describe, expect, test } from 'vitest'
import type { CardModel } from '../../../src/engine/scene/card'
import { arclight } from '../../../src/rulesets/arclight'
import { editor } from '../../../src/rulesets/arclight/cards/editor'
import { faultsOf } from '../../../src/rulesets/arclight/cards/faults'
import { modelOf } from '../../../src/rulesets/arclight/cards/model'
import { USUAL } from '../../../src/rulesets/arclight/options'
import { SHIPS } from '../../../src/rulesets/arclight/tables/ships'
import { withValue } from '../../support/limits'
import { condition, type Given, position, seen } from './support'

/** A card line by line. A star marks what is ours, an arrow what has changed. */
function linesOf({ title, subtitle, points, art, blocks }: CardModel): string[] {
  const cell = ({ printed, live, mark }: { printed: string; live?: string; mark?: string }) =>
    `${printed}${mark === 'house' ? '*' : ''}${live === undefined ? '' : ` → ${live}`}`
  return [
    `${title}, ${subtitle}, ${points}, ${art}`,
    ...blocks.map(block => {
      if (block.kind === 'values') return block.values.map(value => `${value.label} ${cell(value)}`).join(', ')
      if (block.kind === 'boxes') return `${block.title}: ${block.ticked} of ${block.total}`
      if (block.kind === 'text') return `${block.title}: ${block.text}`
      return block.rows.map(({ cells }) => cells.map(cell).join(' | ')).join('\n')
    }),
  ].flatMap(line => line.split('\n'))
}
const printed = (id: string): string[] => {
  const card = SHIPS.find(each => each.id === id)
  return card ? linesOf(modelOf(card)) : []
}

describe('the cards as printed', () => {
  test('[ARC.card.points ARC.card.pilot ARC.card.gunners ARC.card.asv ARC.card.structure ARC.card.pulsar.P ARC.card.pulsar.A ARC.fire.arc.cards] Pulsar', () => {
    expect(printed('pulsar')).toEqual([
      'Pulsar, Spartan Worlds, 69, ship',
      'Thrust 14, Maneuver 3, DS 11, ESV 4, ASV 2*, Nixie D4, CM D2, Special none',
      'Structure: 0 of 1',
      'Pilot | 6 D6 | 6 D6 | 3 D4 | 0',
      'Gunner A | 8 D8 |  |  | ',
      'P | Kinetic Pulse Cannon | 4-9-10 SR<12 | 2D8 + 1D6 | MedH ASV | Forward*',
      'A | Kinetic Gatling Cannon | 4-8-12 SR<12 | 2D8 + 1D8 | High ASV | Turret*',
    ])
  })

  test('[ARC.card.points ARC.card.pilot ARC.card.gunners ARC.card.nixie ARC.card.javelin.P ARC.card.javelin.A ARC.card.javelin.B] Javelin', () => {
    expect(printed('javelin')).toEqual([
      'Javelin, Sol Protectorate, 59, ship',
      'Thrust 10, Maneuver 3, DS 12, ESV 2, ASV 1*, Nixie none, CM D2, Special none',
      'Structure: 0 of 1',
      'Pilot | 9 D10 | 6 D6 | 3 D4 | 0',
      'Gunner A | 6 D6 |  |  | ',
      'Gunner B | 9 D10 |  |  | ',
      'P | Plasma Pellet Array | 4-7-10 SR<10 | 2D6 + 1D10 | Low ESV | Forward*',
      'A | Pulson Blaster | 4-9-12 SR<12 | 2D10 + 1D6 | MedH ESV | Left + Forward + Right*',
      'B | Plasma Pellet Cannon | 5-10-14 SR<10 | 2D6 + 1D10 | High ESV | Turret*',
    ])
  })

  // Their points come from test games: whoever changes a value has to play those again.
  test('[ARC.points] the house ships, as their points were found', () => {
    const ours = ['quasar', 'ember', 'halberd', 'sling'].flatMap(printed).map(line => line.replaceAll('*', ''))
    expect(ours).toEqual([
      'Quasar, Spartan Worlds, 69, ship',
      'Thrust 9, Maneuver 4, DS 11, ESV 3, ASV 3, Nixie D4, CM D4, Special Damage control',
      'Structure: 0 of 1',
      'Pilot | 6 D6 | 4 D4 | 6 D6 | 4 D4',
      'Gunner A | 6 D6 |  |  | ',
      'Gunner B | 6 D6 |  |  | ',
      'P | Kinetic Ram Gun | 3-6-9 SR<14 | 2D10 + 1D6 | MedH+1 ASV | Forward',
      'A | Port Kinetic Battery | 4-8-12 SR<12 | 2D8 + 1D6 | MedH ASV | Left + Forward + Rear',
      'B | Starboard Kinetic Battery | 4-8-12 SR<12 | 2D8 + 1D6 | MedH ASV | Forward + Right + Rear',
      'Ember, Spartan Worlds, 23, fighter',
      'Thrust 14, Maneuver 2, DS 13, ESV 2, ASV 2, Nixie none, CM D2, Special none, Torpedoes 2',
      'Structure: 0 of 1',
      'Pilot | 8 D8 | 8 D8 | 2 D2 | 0',
      'P | Kinetic Pulse Cannon | 4-9-10 SR<12 | 2D8 + 1D8 | MedH ASV | Forward',
      'Halberd, Sol Protectorate, 59, ship',
      'Thrust 8, Maneuver 3, DS 12, ESV 3, ASV 2, Nixie D4, CM D2, Special Fleet computer, Torpedoes 2',
      'Structure: 0 of 1',
      'Pilot | 5 D6 | 5 D6 | 6 D6 | 5 D6',
      'Gunner A | 8 D8 |  |  | ',
      'P | Plasma Lance | 3-6-8 SR<12 | 2D10 + 1D6 | High/2 ESV | Forward',
      'A | Heavy Pulson Blaster | 5-10-14 SR<14 | 2D10 + 1D8 | MedH ESV | Turret',
      'Sling, Sol Protectorate, 20, fighter',
      'Thrust 11, Maneuver 2, DS 13, ESV 2, ASV 1, Nixie D2, CM D2, Special none, Torpedoes 3',
      'Structure: 0 of 1',
      'Pilot | 7 D8 | 6 D6 | 2 D2 | 0',
      'P | Light Pulson Blaster | 3-7-10 SR<10 | 2D8 + 1D8 | MedL ESV | Left + Forward + Right',
    ])
    expect(SHIPS.flatMap(({ id, torpedoes }) => torpedoes.map(({ crew }) => `${id} ${crew}`))).toEqual([
      'ember P',
      'halberd A',
      'sling P',
    ])
  })
})

describe('the card of a ship in the game', () => {
  const model = (given: Given) => arclight.card(seen(position({ A1: given })), 'A1')
  const live = (given: Given) => {
    const card = model(given)
    return card ? linesOf(card).filter(line => line.includes('→') || /^[A-Z][a-z ]+: /.test(line)) : []
  }

  test('[ARC.code.T ARC.crit.7 ARC.code.G] every value as it is now, and nothing where it is as printed', () => {
    expect(live({})).toEqual(['Structure: 0 of 1'])
    const hurt: Given = {
      losses: { T: 4, E: 1, A: 1, D: 2, M: 1 },
      marks: 1,
      dead: ['A'],
      nixie: false,
      shorts: [{ kind: 'cm', weapon: null, turn: 3 }],
    }
    expect(live(hurt)).toEqual([
      'Thrust 14 → 10, Maneuver 3 → 4, DS 11 → 9, ESV 4 → 3, ASV 2* → 1, Nixie D4 → lost, CM D2 → shorted, Special none',
      'Structure: 1 of 1',
      'Codes taken: T ×4  E ×1  A ×1  D ×2  M ×1  > ×1',
      'Gunner A → Gunner A, dead | 8 D8 |  |  | ',
      'Lasting effects: System short: countermeasure inactive, until the Upkeep of turn 4',
      'Structure hits this turn: 1',
    ])
    const conditions = [condition('engine'), condition('no-esv'), condition('hull-cracks')]
    expect(live({ conditions })[0]).toMatch(/^Thrust 14 → 5, Maneuver 3, DS 11, ESV 4 → 0, ASV 2\* → 0, /)
    // A Javelin has no nixie that could be lost.
    expect(live({ card: 'javelin' })).toEqual(['Structure: 0 of 1'])
    expect(live({ card: 'quasar', special: ['Damage control'] })).toEqual(['Structure: 0 of 1'])
  })

  test('[ARC.code.struct] boxes of a hull of two, and of one that never had any', () => {
    const hull = (structure: number, given: Given) => {
      const cards = SHIPS.slice(0, 1).map(card => ({ ...card, id: 'own', structure }))
      const state = position({ A1: { card: 'own', ...given } }, {}, { cards })
      return arclight.card(seen(state), 'A1')?.blocks.find(({ kind }) => kind === 'boxes')
    }
    expect(hull(2, {})).toMatchObject({ title: 'Structure', total: 2, ticked: 0 })
    expect(hull(2, { marks: 1 })).toMatchObject({ total: 2, ticked: 1 })
    expect(hull(2, { structure: 1, marks: 2 })).toMatchObject({ total: 2, ticked: 2 })
    expect(hull(0, {})).toMatchObject({ title: 'Structure 0', total: 1, ticked: 1 })
  })

  test('[ARC.victory ARC.fire.crew] its name, side and status; its weapons fire while it is in play', () => {
    const head = (given: Given) => {
      const card = model(given)
      return [card?.title, card?.subtitle, card?.seat]
    }
    expect(head({})).toEqual(['A1', 'Pulsar, Spartan Worlds', 'A'])
    expect(head({ name: 'Pulsar' })).toEqual(['Pulsar', 'Spartan Worlds', 'A'])
    expect(head({ status: 'destroyed' })[1]).toBe('Pulsar, Spartan Worlds, destroyed')
    expect(head({ status: 'retreated' })[1]).toBe('Pulsar, Spartan Worlds, retreated')
    expect(head({ status: 'derelict' })[1]).toBe('Pulsar, Spartan Worlds, out of action')
    const offers = (given: Given) =>
      model(given)?.blocks.flatMap(block =>
        block.kind === 'table' && block.title === 'Weapons' ? block.rows.map(({ offer }) => offer) : [],
      )
    expect(offers({})).toEqual(['shoot.A1.0', 'shoot.A1.1'])
    expect(offers({ status: 'derelict' })).toEqual([undefined, undefined])
    expect(arclight.card(seen(position()), 'A9')).toBeNull()
  })

  test('[ARC.card.points] a card of the players carries no mark of where its values are from', () => {
    const card = modelOf({ ...(SHIPS[0] as (typeof SHIPS)[number]), id: 'own' })
    const [systems] = card.blocks
    expect(systems?.kind === 'values' && systems.values.map(({ mark }) => mark)).toEqual(Array(8).fill(undefined))
  })
})

describe('the ship editor', () => {
  const card = {
    ...SHIPS[2],
    id: 'own-1',
    special: ['Probe', 'Decoy'],
    torpedoes: [
      { crew: 'P', count: 2 },
      { crew: 'A', count: 1 },
    ],
  }
  const parts = editor.parts(card)

  test('[ARC.card.points ARC.fire.assigned ARC.opt.torp.launch] names every value, numbered from 1', () => {
    const labels = parts.flatMap(part =>
      part.kind === 'value' ? [`${part.path.join('.')}: ${part.group}, ${part.field.label}`] : [],
    )
    expect(labels.filter(label => /^(gunners|special|torpedoes|weapons\.[12]\.(name|crew|sr))/.test(label))).toEqual([
      'gunners.0: Crew, Weaponry of gunner A',
      'gunners.1: Crew, Weaponry of gunner B',
      'special.0: Special equipment, Equipment 1',
      'special.1: Special equipment, Equipment 2',
      'weapons.1.name: Weapon 2, Name',
      'weapons.1.crew: Weapon 2, Fired by',
      'weapons.1.sr: Weapon 2, SR <',
      'weapons.2.name: Weapon 3, Name',
      'weapons.2.crew: Weapon 3, Fired by',
      'weapons.2.sr: Weapon 3, SR <',
      'torpedoes.0.crew: Torpedo bays, Bay 1: launched by',
      'torpedoes.0.count: Torpedo bays, Bay 1: torpedoes',
      'torpedoes.1.crew: Torpedo bays, Bay 2: launched by',
      'torpedoes.1.count: Torpedo bays, Bay 2: torpedoes',
    ])
    const texts = parts.flatMap(part =>
      part.kind === 'value' && part.field.kind === 'text' ? [[part.path.at(-1), part.field.most]] : [],
    )
    expect(Object.fromEntries(texts)).toEqual({ name: 40, race: 40, 0: 40, 1: 40, dice: 40, suffix: 2 })
  })

  test('[ARC.card.points ARC.card.nixie ARC.card.cm] what it adds is a sound beginning', () => {
    const blanks = parts.flatMap(part => (part.kind === 'value' ? [] : [[part.path.join('.'), part.blank] as const]))
    expect(Object.fromEntries(blanks)).toMatchObject({
      gunners: 6,
      nixie: 4,
      cm: 2,
      special: 'New equipment',
      'weapons.0.sr': 12,
    })
    for (const part of parts) {
      if (part.kind === 'value') continue
      const held = part.path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], card)
      const value = part.kind === 'list' ? [...(held as unknown[]), part.blank] : part.blank
      expect(faultsOf(withValue(card, part.path, value))).toEqual([])
    }
    const weapon = parts.find(part => part.kind === 'list' && part.path[0] === 'weapons')
    const added = withValue(card, ['weapons'], [weapon?.kind === 'list' && weapon.blank])
    const line = linesOf(editor.preview(added)).find(each => each.includes('New cannon'))
    expect(line).toBe('P | New cannon | 4-8-12 | 2D8 + 1D6 | MedH ASV | Forward')
    const bay = parts.find(part => part.kind === 'list' && part.path[0] === 'torpedoes')
    expect(bay?.kind === 'list' && bay.blank).toEqual({ crew: 'P', count: 1 })
  })

  test('[ARC.fire.assigned ARC.opt.torp.launch ARC.range.bands] equal bands are allowed; a bay needs its crew', () => {
    const told = (path: readonly (string | number)[], value: unknown) =>
      faultsOf(withValue(card, path, value)).map(({ path: at, why, rule }) => `${at.join('.')} ${why} (${rule})`)
    expect(told(['weapons', 0, 'range'], { short: 5, medium: 5, long: 5 })).toEqual([])
    expect(told(['weapons', 0, 'range'], { short: 5, medium: 4, long: 3 })).toEqual([
      "weapons.0.range.medium can't be less than Short (ARC.range.bands)",
      "weapons.0.range.long can't be less than Medium (ARC.range.bands)",
    ])
    // The Quasar has a pilot and gunners A and B.
    expect(told(['torpedoes', 1, 'crew'], 'B')).toEqual([])
    expect(told(['torpedoes', 1, 'crew'], 'C')).toEqual([
      'torpedoes.1.crew the ship has no gunner C (ARC.fire.assigned)',
    ])
    expect(told(['weapons', 2, 'crew'], 'C')).toEqual(['weapons.2.crew the ship has no gunner C (ARC.fire.assigned)'])
    expect(editor.preview(card).art).toBe('ship')
    expect(USUAL.cards).toEqual([])
  })
})
