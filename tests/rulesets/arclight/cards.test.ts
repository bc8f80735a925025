import { describe, expect, test } from 'vitest'
import { arclight } from '../../../src/rulesets/arclight'
import { type Card, cardSchema, crewOf } from '../../../src/rulesets/arclight/cards/card'
import { editor } from '../../../src/rulesets/arclight/cards/editor'
import { faultsOf } from '../../../src/rulesets/arclight/cards/faults'
import { USUAL } from '../../../src/rulesets/arclight/options'
import { findCard } from '../../../src/rulesets/arclight/rules/ship'
import { SHIPS } from '../../../src/rulesets/arclight/tables/ships'
import { position, seen } from './support'

const by = (id: string): Card => {
  const card = findCard(USUAL, id)
  if (!card) throw new Error(`no ${id}`)
  return card
}
const [pulsar, javelin] = [by('pulsar'), by('javelin')]
const both = <T>(of: (card: Card) => T): T[] => [of(pulsar), of(javelin)]
const gun = (card: Card, slot: string) => {
  const weapon = card.weapons.find(each => each.crew === slot)
  if (!weapon) throw new Error(`no slot ${slot}`)
  const { name, range, sr, dice, degree, versus } = weapon
  return { name, range: Object.values(range).join('-'), sr, dice, degree, versus }
}

describe('the printed ships', () => {
  test('points', () => expect(both(({ points }) => points)).toEqual([69, 59]))
  test('[ARC.card.pilot] Helm, Command, Engineering, Weaponry', () => {
    expect(both(({ pilot }) => Object.values(pilot))).toEqual([
      [6, 3, 0, 6],
      [6, 3, 0, 9],
    ])
  })
  test('[ARC.card.gunners] A 8; A 6 and B 9', () => expect(both(({ gunners }) => gunners)).toEqual([[8], [6, 9]]))
  test('[ARC.card.crew] two and three', () => expect(both(card => crewOf(card).length)).toEqual([2, 3]))
  test('[ARC.card.special] none', () => expect(both(({ special }) => special)).toEqual([[], []]))
  test('[ARC.card.thrust] 14 and 10', () => expect(both(({ thrust }) => thrust)).toEqual([14, 10]))
  test('[ARC.card.maneuver] 3 and 3', () => expect(both(({ maneuver }) => maneuver)).toEqual([3, 3]))
  test('[ARC.card.ds] 11 and 12', () => expect(both(({ ds }) => ds)).toEqual([11, 12]))
  test('[ARC.card.esv] 4 and 2', () => expect(both(({ esv }) => esv)).toEqual([4, 2]))
  test('[ARC.card.asv] 2 and 1, marked as ours', () => {
    expect(both(({ asv }) => asv)).toEqual([2, 1])
    const [systems] = arclight.card(seen(position()), 'A1')?.blocks ?? []
    const marks = systems?.kind === 'values' ? systems.values.map(({ label, mark }) => [label, mark]) : []
    expect(Object.fromEntries(marks)).toMatchObject({ ASV: 'house', ESV: 'source', Thrust: 'source' })
  })
  test('[ARC.card.nixie] D4 and none', () => expect(both(({ nixie }) => nixie)).toEqual([4, null]))
  test('[ARC.card.cm] D2 and D2', () => expect(both(({ cm }) => cm)).toEqual([2, 2]))
  test('[ARC.card.structure] 1 and 1', () => expect(both(({ structure }) => structure)).toEqual([1, 1]))

  const guns = [
    ['ARC.card.pulsar.P', pulsar, 'P', 'Kinetic Pulse Cannon', '4-9-10', 12, '2D8', 'MedH', 'ASV'],
    ['ARC.card.pulsar.A', pulsar, 'A', 'Kinetic Gatling Cannon', '4-8-12', 12, '2D8', 'High', 'ASV'],
    ['ARC.card.javelin.P', javelin, 'P', 'Plasma Pellet Array', '4-7-10', 10, '2D6', 'Low', 'ESV'],
    ['ARC.card.javelin.A', javelin, 'A', 'Pulson Blaster', '4-9-12', 12, '2D10', 'MedH', 'ESV'],
    ['ARC.card.javelin.B', javelin, 'B', 'Plasma Pellet Cannon', '5-10-14', 10, '2D6', 'High', 'ESV'],
  ] as const
  for (const [rule, card, slot, name, range, sr, dice, degree, versus] of guns) {
    test(`[${rule}] ${name}`, () => expect(gun(card, slot)).toEqual({ name, range, sr, dice, degree, versus }))
  }

  test('[ARC.card.pulsar.P] as an option 4-9-12', () => {
    const repaired = findCard({ ...USUAL, pulseRange: 'repaired' }, 'pulsar')
    expect(repaired?.weapons[0]?.range.long).toBe(12)
  })
})

describe('house ships', () => {
  const own = SHIPS.filter(({ id }) => id !== 'pulsar' && id !== 'javelin')

  test('four or more, sound, and marked as ours throughout', () => {
    expect(own.length).toBeGreaterThanOrEqual(4)
    for (const card of own) {
      expect(faultsOf({ ...card, id: 'copy' })).toEqual([])
      const model = arclight.setupModel.forces?.roster(USUAL).find(({ id }) => id === card.id)?.card
      const values = model?.blocks.flatMap(block => (block.kind === 'values' ? block.values : [])) ?? []
      expect(new Set(values.map(({ mark }) => mark))).toEqual(new Set(['house']))
    }
  })
})

describe('the ship editor', () => {
  const draft = editor.copy(USUAL, 'pulsar') as Card

  test('copies a card, and puts it among the own ones once it is sound', () => {
    expect(faultsOf(draft)).toEqual([])
    const options = editor.put(USUAL, { ...draft, thrust: 9 })
    expect(options.cards).toMatchObject([{ id: 'own-1', thrust: 9 }])
    expect(arclight.setupModel.forces?.roster(options).at(-1)).toMatchObject({ own: true, name: 'Pulsar copy' })
    expect(editor.remove(options, 'own-1').cards).toEqual([])
  })

  const [weapon] = draft.weapons
  const faulty: [string, unknown, string][] = [
    ['impossible dice', { ...draft, weapons: [{ ...weapon, dice: '3D7' }] }, 'weapons.0.dice'],
    ['a weapon without ranges', { ...draft, weapons: [{ ...weapon, range: undefined }] }, 'weapons.0.range'],
    [
      'ranges that fall',
      { ...draft, weapons: [{ ...weapon, range: { short: 5, medium: 4, long: 9 } }] },
      'weapons.0.range.medium',
    ],
    ['a gunner the ship lacks', { ...draft, weapons: [{ ...weapon, crew: 'E' }] }, 'weapons.0.crew'],
    [
      'no arc',
      { ...draft, weapons: [{ ...weapon, arcs: { Forward: false, Right: false, Rear: false, Left: false } }] },
      'weapons.0.arcs.Forward',
    ],
    ['an impossible nixie', { ...draft, nixie: 5 }, 'nixie'],
    ['a skill beyond the table', { ...draft, pilot: { ...draft.pilot, helm: 13 } }, 'pilot.helm'],
    ['a bad suffix', { ...draft, weapons: [{ ...weapon, suffix: '*2' }] }, 'weapons.0.suffix'],
    ['the name of a printed card', { ...draft, id: 'pulsar' }, 'id'],
    ['no name', { ...draft, name: ' ' }, 'name'],
  ]
  test.each(faulty)('refuses %s, names the place and changes nothing', (_, card, path) => {
    expect(faultsOf(card).map(fault => fault.path.join('.'))).toContain(path)
    expect(editor.put(USUAL, card)).toBe(USUAL)
    expect(editor.preview(card).title).toBeTruthy()
  })

  test('offers every value of a card', () => {
    const paths = editor.parts(draft).map(({ path }) => path.join('.'))
    for (const path of ['thrust', 'gunners.0', 'weapons.1.dice', 'weapons.1.arcs.Rear', 'nixie', 'structure'])
      expect(paths).toContain(path)
    expect(cardSchema.safeParse(draft).success).toBe(true)
  })

  test('a set-up with a bad card is refused with its place', () => {
    const duel = arclight.setupModel.scenarios[0]?.setup
    if (!duel) throw new Error('no duel')
    const card = { ...draft, weapons: [{ ...pulsar.weapons[0], dice: '3D7' }] } as Card
    const check = arclight.setupModel.check({ ...duel, options: { ...duel.options, cards: [card] } })
    expect(check.errors.map(({ why }) => why).join()).toContain('weapons › 0 › dice')
    const unknown = { ...duel.options, forces: { A: [{ card: 'ghost', name: 'Ghost' }], B: [] } }
    expect(arclight.setupModel.check({ ...duel, options: unknown }).errors).toHaveLength(2)
  })
})
