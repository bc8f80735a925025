import { describe, expect, test } from 'vitest'
import { editor } from '../../../src/rulesets/lightning-strike/cards/editor'
import { setupModel } from '../../../src/rulesets/lightning-strike/setup-model'
import { cardNamed, OPTIONS, setupOf } from './support'

type Draft = Record<string, unknown>

const draft = (changes: Draft = {}): Draft => ({ ...(editor.copy(OPTIONS, 'wyvern') as Draft), ...changes })
const faults = (card: unknown) => editor.faults(card).map(({ path, why }) => `${path.join('.')}: ${why}`)

describe('The unit editor', () => {
  test('copies a card under a new id and puts it into the options', () => {
    const card = draft({ name: 'Ironclad', size: 9 })
    expect(card).toMatchObject({ id: 'own-1', fleet: 'CEGA' })
    expect(faults(card)).toEqual([])
    const options = editor.put(OPTIONS, card)
    expect(options.cards).toMatchObject([{ id: 'own-1', name: 'Ironclad', size: 9 }])
    expect(editor.copy(options, 'own-1')).toMatchObject({ id: 'own-2', name: 'Ironclad copy', size: 9 })
    expect(editor.open?.(options, 'own-1')).toMatchObject({ name: 'Ironclad' })
    expect(editor.put(options, draft({ size: 3 })).cards).toMatchObject([{ id: 'own-1', size: 3 }])
    expect(setupModel.schema.safeParse(options).success).toBe(true)
  })

  test('says what is missing or out of range, with the path', () => {
    const without = { ...draft() }
    delete without.size
    expect(editor.faults(without)).toMatchObject([{ path: ['size'] }])
    const weapons = [{ ...cardNamed('wyvern').weapons[0], bands: [{ to: 8, accuracy: 1, damage: -4 }] }]
    expect(editor.faults(draft({ weapons }))).toMatchObject([{ path: ['weapons', 0, 'bands', 0, 'damage'] }])
    expect(editor.faults('nonsense')).not.toEqual([])
    expect(editor.faults(null)).not.toEqual([])
  })

  test('says what makes no sense', () => {
    expect(faults(draft({ movement: { basic: 9, overthrust: 8 } }))).toEqual([
      "movement.overthrust: can't be less than the basic Movement",
    ])
    const flat = { stun: 10, crippled: 10, overkill: 9 }
    expect(
      faults(draft({ protection: { front: flat, rear: { stun: 1, crippled: 2, overkill: 3 }, special: null } })),
    ).toEqual([
      'protection.front.crippled: must be greater than Stun',
      'protection.front.overkill: must be greater than Crippled',
    ])
    const rising = (stun: number, crippled: number, overkill: number) =>
      faults(draft({ protection: { ...cardNamed('wyvern').protection, rear: { stun, crippled, overkill } } }))
    expect(rising(10, 11, 12)).toEqual([])
    expect(rising(10, 11, 11)).toEqual(['protection.rear.overkill: must be greater than Crippled'])
    const special = { against: 'P', front: { stun: 5, crippled: 5, overkill: 6 } }
    expect(faults(draft({ protection: { ...cardNamed('wyvern').protection, special } }))).toEqual([
      'protection.special.front.crippled: must be greater than Stun',
    ])
    expect(faults(draft({ movement: { basic: 9, overthrust: 9 } }))).toEqual([])
    const [gun] = cardNamed('wyvern').weapons
    const bands = (...to: (number | string)[]) =>
      faults(draft({ weapons: [{ ...gun, bands: to.map(it => ({ to: it, accuracy: 0, damage: 5 })) }] }))
    expect(bands(8, 16)).toEqual([])
    expect(bands('C', 8)).toEqual([])
    expect(bands(8, 8)).toEqual(['weapons.0.bands.1.to: must reach farther than the band before it'])
    expect(bands(8, 'C')).toEqual(['weapons.0.bands.1.to: C must be the first band, and there can be only one'])
    expect(faults(draft({ id: 'wyvern' }))).toEqual(['id: belongs to a card of the game'])
    expect(faults(draft({ name: '   ' }))).toEqual(['name: must not be blank'])
  })

  test('reads the edge of a band as it is typed', () => {
    const [gun] = cardNamed('wyvern').weapons
    const typed = (to: string) => draft({ weapons: [{ ...gun, bands: [{ to, accuracy: 0, damage: 5 }] }] })
    expect(editor.put(OPTIONS, typed(' c ')).cards[0]?.weapons[0]?.bands[0]?.to).toBe('C')
    expect(editor.put(OPTIONS, typed('28')).cards[0]?.weapons[0]?.bands[0]?.to).toBe(28)
    expect(editor.put(OPTIONS, typed('7,5')).cards[0]?.weapons[0]?.bands[0]?.to).toBe(7.5)
    expect(editor.faults(typed('far'))).toMatchObject([{ path: ['weapons', 0, 'bands', 0, 'to'] }])
    expect(editor.faults(typed(''))).toHaveLength(1)
  })

  test('a card with faults changes nothing, and its preview lists them', () => {
    const broken = draft({ size: 'huge' })
    expect(editor.put(OPTIONS, broken)).toBe(OPTIONS)
    expect(editor.preview(broken)).toMatchObject({ title: 'Wyvern copy', blocks: [{ kind: 'text' }] })
    expect(editor.preview(draft()).blocks).toHaveLength(4)
    expect(editor.preview(undefined).title).toBe('Card')
  })

  test('has a part for every value of the card; what may be missing can be switched on', () => {
    const parts = editor.parts(editor.copy(OPTIONS, 'syreen'))
    const paths = parts.map(({ kind, path }) => `${kind} ${path.join('.')}`)
    expect(paths).toContain('value weapons.2.bands.0.to')
    expect(paths).toContain('optional closeCombatOptimized')
    expect(paths).not.toContain('value closeCombatOptimized')
    expect(paths).toContain('value ecm')
    expect(paths).not.toContain('value protection.special.against')
    const special = editor.parts(editor.copy(OPTIONS, 'cerberus')).map(({ path }) => path.join('.'))
    expect(special).toContain('protection.special.front.overkill')
    expect(parts.filter(({ kind }) => kind === 'list')).toHaveLength(4)
    expect(editor.parts(undefined).length).toBeGreaterThan(10)
    const labels = parts.flatMap(part => (part.kind === 'value' ? [`${part.group}: ${part.field.label}`] : []))
    expect(labels).toContain('Weapon 1: Band 3: Damage Multiplier')
    expect(labels).toContain('Weapon 3: Band 1: Accuracy')
    expect(labels).not.toContain('Weapon 3: Band 2: Accuracy')
    expect(['fighter', 'exo'].map(type => editor.preview({ type }).art)).toEqual(['fighter', 'exo'])
  })

  test('every blank it offers is sound', () => {
    const parts = editor.parts(draft())
    const blanks = parts.flatMap(part => (part.kind === 'value' ? [] : [[part.path.join('.'), part.blank]]))
    const band = { to: 10, accuracy: 0, damage: 10 }
    const front = { stun: 15, crippled: 30, overkill: 45 }
    expect(Object.fromEntries(blanks)).toMatchObject({
      missileDefense: 1,
      'protection.special': { against: 'P', front },
      ecm: 1,
      weapons: { name: 'New weapon', arc: 'F', type: 'P', missile: false, bands: [band] },
      'weapons.0.bands': band,
    })
    for (const part of parts) {
      if (part.kind === 'list' && part.path.length === 1) {
        expect(faults(draft({ weapons: [...cardNamed('wyvern').weapons, part.blank] }))).toEqual([])
      }
      if (part.kind === 'optional' && part.path[0] === 'protection') {
        const { front, rear } = cardNamed('wyvern').protection
        expect(faults(draft({ protection: { front, rear, special: part.blank } }))).toEqual([])
      }
      if (part.kind === 'optional' && part.path.length === 1) {
        expect(faults(draft({ [String(part.path[0])]: part.blank }))).toEqual([])
      }
    }
  })

  test('removing a card takes its Units out of the forces', () => {
    const options = editor.put(
      {
        ...OPTIONS,
        forces: {
          A: [
            { card: 'own-1', name: 'X' },
            { card: 'wyvern', name: 'Y' },
          ],
        },
      },
      draft(),
    )
    expect(editor.remove(options, 'own-1')).toMatchObject({ cards: [], forces: { A: [{ card: 'wyvern', name: 'Y' }] } })
  })

  test('[LS.move.basic] a set-up with a senseless card does not start', () => {
    const options = {
      ...OPTIONS,
      cards: [{ ...cardNamed('wyvern'), id: 'own-1', movement: { basic: 9, overthrust: 3 } }],
    }
    expect(setupModel.check(setupOf(options)).errors).toMatchObject([{ rule: 'LS.move.basic' }])
  })
})
