import { describe, expect, test } from 'vitest'
import { ARMOURS } from '../../../src/rulesets/striker/cards/armour'
import { WEAPONS } from '../../../src/rulesets/striker/cards/arms'
import { editor } from '../../../src/rulesets/striker/cards/editor'
import { TROOPS } from '../../../src/rulesets/striker/cards/troops'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'

// The printed tables of weapons, armour and vehicles, letter for letter.

const found = <T extends { readonly id: string }>(cards: readonly T[], id: string): T => {
  const card = cards.find(one => one.id === id)
  if (!card) throw new Error(id)
  return card
}
/** "18/2+2 36/1+1": range in cm, penetration and automatic bonus of each range class. */
const bandsOf = (id: string): string =>
  found(WEAPONS, id)
    .bands.map(({ cm, pen, auto }) => `${cm}/${pen}${auto === undefined ? '' : `+${auto}`}`)
    .join(' ')

describe('weapons', () => {
  test.each([
    ['body-pistol', 7, '1/1 2/0 3/0'],
    ['auto-pistol', 6, '1.5/1 3/0 7.5/0'],
    ['revolver', 4, '2/1 3.5/0 7.5/0'],
    ['snub-he', 10, '1/2 2/2 3/2'],
    ['snub-heap', 10, '1/4 2/4 3/4'],
    ['gauss-pistol', 13, '3/4 6/2 12/1'],
    ['smg', 6, '3/2+4 6/1+3 9/0+1'],
    ['carbine', 5, '9/2 18/1 30/0'],
    ['rifle', 5, '30/3 60/2 90/2'],
    ['auto-rifle', 6, '30/3+3 60/2+2 90/2+1'],
    ['shotgun', 5, '4.5/3+5 9/0+2'],
    ['assault-rifle', 7, '18/2+2 36/1+1 60/0+1'],
    ['acr-ds', 10, '45/4+2 90/2+1'],
    ['acr-he', 10, '30/2+2 60/2+1 90/2+0'],
    ['gauss-rifle', 12, '60/7+3 120/3+2'],
    ['laser-carbine', 8, '15/7 30/3 60/1'],
    ['laser-rifle', 9, '75/8 150/4'],
    ['accelerator', 9, '3/2+2 6/1+1 9/1+0'],
    ['lag-he', 8, '30/3 60/3 90/3'],
    ['lag-sabot', 8, '33/6 66/4 120/2'],
    ['lmg', 5, '30/3+4 60/2+3 90/2+2'],
    ['hmg', 5, '50/6+4 100/5+3 150/4+2'],
    ['vrf-mg', 7, '30/3+6 60/2+5 90/2+4'],
    ['vrf-gauss', 10, '100/10+8 200/7+7 300/4+6'],
    ['autocannon-2', 7, '100/12+4 200/10+3 300/8+2'],
    ['grenade', 5, '3/5'],
    ['launcher', 7, '15/8 30/8'],
    ['ram', 8, '25/32 50/32 100/32'],
    ['ram-auto', 9, '25/8+3 50/8+2 100/8+1'],
    ['rocket', 7, '20/36 40/36'],
    ['tac-light', 7, '200/42'],
    ['tac-10', 10, '400/48'],
    ['tac-13', 13, '800/54'],
    ['pgmp-12', 12, '30/16 60/8 120/4'],
    ['pgmp-13', 13, '30/18 60/9 120/5'],
    ['fgmp-14', 14, '45/22 90/11 180/6'],
    ['fgmp-15', 15, '45/24 90/12 180/6'],
    ['flamer', 5, '3/5+4'],
    ['mortar-8', 5, ''],
    ['mortar-4', 6, ''],
    ['gun-12-hyper-8', 8, '200/38 400/35 600/32'],
    ['gun-8-hv-9', 9, '150/29 300/26 450/23'],
    ['gun-6-hv-6', 6, '100/23 200/20 300/17'],
    ['gun-10-hv-7', 7, '150/29 300/26 450/23'],
    ['laser-1mw', 8, '100/20 200/12 300/6'],
    ['laser-5mw', 9, '150/28+2 300/20+2 450/12+2'],
    ['plasma-a', 10, '60/38 120/30 240/22'],
    ['plasma-b', 11, '80/42 160/34 320/26'],
    ['plasma-c', 12, '100/46 200/38 400/30'],
    ['fusion-x', 12, '100/50 200/42 400/34'],
    ['fusion-y', 13, '120/54 240/46 480/38'],
    ['fusion-z', 14, '150/58+3 300/50+3 600/42+3'],
  ] as const)('[STR.core.cards.weapon] %s, TL %i: %s', (id, tl, bands) => {
    expect([found(WEAPONS, id).tl, bandsOf(id)]).toEqual([tl, bands])
  })

  test.each([
    ['grenade', 1, 2],
    ['launcher', 1, 2],
    ['ram-auto', 1, 2],
    ['lag-he', 0.5, 2],
    ['mortar-8', 3, 4],
    ['mortar-4', 1, 2],
    ['gun-12-hyper-8', 5, 6],
    ['gun-8-hv-9', 3, 4],
    ['gun-6-hv-6', 2, 3],
    ['gun-10-hv-7', 4, 5],
    ['howitzer-15-7', 6, 7],
  ] as const)(
    '[STR.core.cards.weapon STR.core.he.grenade] the burst of %s is %f cm, fragments of %i',
    (id, burst, frag) => {
      expect(found(WEAPONS, id).kinds.find(({ kind }) => kind === 'HE')).toMatchObject({ burst, frag })
    },
  )

  test.each([
    ['gun-12-hyper-8', 'HE', 21],
    ['gun-12-hyper-8', 'HEAP', 45],
    ['gun-8-hv-9', 'HE', 16],
    ['gun-8-hv-9', 'HEAP', 43],
    ['gun-6-hv-6', 'HE', 13],
    ['gun-10-hv-7', 'HE', 19],
    ['gun-10-hv-7', 'HEAP', 42],
  ] as const)('[STR.core.cards.weapon STR.core.he.contact] %s, %s: penetration %i at every range', (id, kind, pen) => {
    expect(found(WEAPONS, id).kinds.find(load => load.kind === kind)?.pens).toEqual([pen, pen, pen])
  })

  test('[STR.core.direct.min-range STR.core.indirect.range STR.core.indirect.rounds STR.core.direct.supply STR.core.he.flame] minimum ranges, mortars, what a man carries', () => {
    expect(['tac-light', 'tac-10', 'tac-13'].map(id => found(WEAPONS, id).min)).toEqual([20, 10, 5])
    expect(found(WEAPONS, 'tac-13').guidance).toBe('homing')
    expect(found(WEAPONS, 'mortar-8')).toMatchObject({ min: 20, max: 300, rof: 20, calibre: 8 })
    expect(found(WEAPONS, 'mortar-4')).toMatchObject({ min: 10, max: 100, rof: 20, calibre: 4 })
    expect(found(WEAPONS, 'howitzer-15-7')).toMatchObject({ max: 2000, rof: 6, calibre: 15 })
    expect([found(WEAPONS, 'rocket').shots, found(WEAPONS, 'grenade').shots]).toEqual([1, 2])
    expect(found(WEAPONS, 'flamer')).toMatchObject({ strip: 1, targets: 3, flags: ['flame'] })
    const lasers = WEAPONS.filter(({ flags }) => flags.includes('laser')).map(({ id }) => id)
    expect(lasers).toEqual(['laser-carbine', 'laser-rifle', 'laser-1mw', 'laser-5mw'])
    const kg = Object.fromEntries(WEAPONS.map(weapon => [weapon.id, weapon.kg]))
    expect(kg).toMatchObject({ rifle: 4, lmg: 10, ram: 6, 'pgmp-12': 10, 'mortar-8': 40 })
    expect(kg).toMatchObject({ 'tac-light': 25, 'tac-10': 40, 'tac-13': 60 })
  })
})

test.each([
  ['none', 0, 0],
  ['jack', 1, 0],
  ['mesh', 7, 2],
  ['flak', 7, 4],
  ['cloth', 9, 5],
  ['reflec', 10, 0],
  ['ablat', 9, 1],
  ['vacc', 8, 5],
  ['ces', 10, 6],
  ['combat-11', 11, 8],
  ['combat-12', 12, 10],
  ['dress-13', 13, 10],
  ['dress-14', 14, 14],
  ['dress-15', 15, 18],
] as const)('[STR.core.cards.armour] %s, TL %i, is worth %i', (id, tl, value) => {
  expect(found(ARMOURS, id)).toMatchObject({ tl, value })
})

test('[STR.core.damage.personnel.laser-armour] reflec 10 and ablat 6 against lasers', () => {
  expect([found(ARMOURS, 'reflec').laser, found(ARMOURS, 'ablat').laser]).toEqual([10, 6])
  expect(ARMOURS.filter(({ laser }) => laser !== undefined)).toHaveLength(2)
})

/** Armour F/S/R/D/B, speeds road/cross or NOE/cruise/max, crew and troops. */
test.each([
  ['truck-5', 5, 'wheeled', '1/1/1/0/1', '60/20', '1+12'],
  ['armoured-car-9', 9, 'wheeled', '30/30/30/30/30', '129/39', '3+0'],
  ['apc-9', 9, 'tracked', '35/35/35/35/35', '109/66', '2+8'],
  ['light-tank-6', 6, 'tracked', '22/18/16/12/12', '40/25', '4+0'],
  ['medium-tank-7', 7, 'tracked', '34/26/22/16/14', '50/33', '4+0'],
  ['MBT8', 8, 'tracked', '44/34/26/20/18', '60/42', '4+0'],
  ['sp-howitzer-7', 7, 'tracked', '14/14/14/14/14', '45/28', '5+0'],
  ['ATV8', 8, 'tracked', '10/10/10/10/10', '60/35', '1+6'],
  ['air-raft-8', 8, 'grav', '4/4/4/4/4', '67/83/100', '1+3'],
  ['g-carrier-9', 9, 'grav', '10/10/10/10/10', '92/312/416', '2+12'],
  ['GAPC12', 12, 'grav', '36/32/30/28/28', '117/500/667', '2+8'],
  ['LGT13', 13, 'grav', '46/40/36/34/34', '125/560/750', '3+0'],
  ['HGT15', 15, 'grav', '60/52/46/44/44', '142/625/833', '3+0'],
] as const)(
  '[STR.core.cards.vehicle] %s, TL %i, %s: armour %s, speed %s, men %s',
  (id, tl, motion, armour, speed, men) => {
    const card = found(VEHICLES, id)
    const { front, side, rear, deck, belly } = card.armour
    expect(card).toMatchObject({ tl, fcTl: tl, motion })
    expect([front, side, rear, deck, belly].join('/')).toBe(armour)
    expect((motion === 'grav' ? [card.noe, card.cruise, card.max] : [card.road, card.cross]).join('/')).toBe(speed)
    expect(`${card.crew.length}+${card.seats}`).toBe(men)
    expect(card.footprint).toEqual({ width: 2, length: 3 })
  },
)

test('[STR.core.editor.points] unarmed carrier 2, main battle tank 12, grav APC 10, light grav tank 18', () => {
  expect(['air-raft-8', 'MBT8', 'GAPC12', 'LGT13'].map(id => found(VEHICLES, id).points)).toEqual([2, 12, 10, 18])
})

describe('the editor', () => {
  test.each([...VEHICLES, ...TROOPS, ...WEAPONS, ...ARMOURS.slice(1)])(
    '[STR.core.cards.vehicle STR.core.cards.troop STR.core.cards.weapon STR.core.cards.armour] shows $id as it is printed',
    card => {
      for (const part of editor.parts(card)) {
        if (part.kind !== 'value') continue
        const printed = part.path.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], card)
        const { field } = part
        if (printed === undefined) continue
        expect('value' in field ? field.value : null, part.path.join('.')).toEqual(printed)
        if (field.kind !== 'number') continue
        expect([field.min <= Number(printed), Number(printed) <= field.max], part.path.join('.')).toEqual([true, true])
      }
    },
  )

  test('[STR.core.cards.weapon-valid STR.core.cards.vehicle-valid STR.core.cards.armour] its fields end where the cards do', () => {
    const limits = (card: object, path: string) => {
      const part = editor.parts(card).find(one => one.kind === 'value' && one.path.join('.') === path)
      if (part?.kind !== 'value' || part.field.kind !== 'number') throw new Error(path)
      return [part.field.min, part.field.max]
    }
    for (const card of [found(WEAPONS, 'smg'), found(VEHICLES, 'MBT8'), found(ARMOURS, 'flak')])
      expect(limits(card, 'tl')).toEqual([1, 15])
    expect(limits(found(WEAPONS, 'smg'), 'bands.0.auto')).toEqual([-1, 9])
    expect(limits(found(WEAPONS, 'smg'), 'crew')).toEqual([1, 4])
    expect(limits(found(ARMOURS, 'flak'), 'value')).toEqual([0, 30])
    for (const face of ['front', 'side', 'rear', 'deck', 'belly'])
      expect(limits(found(VEHICLES, 'MBT8'), `armour.${face}`)).toEqual([0, 100])
    expect(limits(found(TROOPS, TROOPS[0]?.id ?? ''), 'men.0.leader')).toEqual([0, 3])
  })
})
