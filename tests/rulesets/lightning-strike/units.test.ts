import { describe, expect, test } from 'vitest'
import type { Card, Protection, Weapon } from '../../../src/rulesets/lightning-strike/cards/card'
import { cardSchema } from '../../../src/rulesets/lightning-strike/cards/card'
import { threatOf } from '../../../src/rulesets/lightning-strike/rules/unit'
import { UNITS } from '../../../src/rulesets/lightning-strike/tables/units'

// The two tables of the facts, row by row, as they are printed there.
const ROWS = `
Pathfinder    | JAF  | exo     | 100 | 6 | 1 | 10/20 | +1/-1 | 1 | 15/30/45 | 11/22/33 | none               | 1 | 0  | - | -
Vindicator    | JAF  | exo     | 120 | 7 | 1 | 11/22 | +1/-1 | 2 | 18/36/54 | 13/26/39 | none               | 1 | 0  | - | -
Retaliator    | JAF  | exo     | 115 | 7 | 1 | 8/16  | 0/-2  | 1 | 20/40/60 | 15/30/45 | vs P front 22/44/66 | - | 0  | - | -
Stormrider    | JAF  | exo     | 85  | 5 | 1 | 13/26 | +2/-1 | 2 | 11/22/33 | 8/16/24  | none               | 2 | +1 | 1 | 2
Lancer        | JAF  | fighter | 90  | 5 | 1 | 12/24 | +2/0  | 1 | 13/26/39 | 10/20/30 | none               | - | 0  | - | -
Wyvern        | CEGA | exo     | 100 | 6 | 1 | 9/18  | 0/-1  | 1 | 16/32/48 | 12/24/36 | none               | 1 | 0  | - | -
Syreen        | CEGA | exo     | 115 | 6 | 1 | 11/22 | +1/-1 | 2 | 13/26/39 | 10/20/30 | none               | - | +2 | 2 | 1
Cerberus      | CEGA | exo     | 110 | 8 | 1 | 7/14  | 0/-2  | 2 | 23/46/69 | 17/34/51 | vs E front 25/50/75 | 1 | 0  | - | -
Dragonstriker | CEGA | exo     | 145 | 7 | 1 | 12/24 | +1/-1 | 2 | 17/34/51 | 13/26/39 | none               | 2 | +1 | - | 1
Wraith        | CEGA | fighter | 100 | 5 | 2 | 11/22 | +2/0  | 1 | 12/24/36 | 9/18/27  | none               | - | 0  | - | -`

const WEAPONS = `
Pathfinder    | Mass driver       | F  | 8; 16; 28  | +1; 0; -1 | x9; x9; x8 P    |
Pathfinder    | Missile pack      | F  | 16; 30     | +1; 0     | x10; x10 P      | Mis
Pathfinder    | Plasma lance      | F  | C          | +1        | x13 E           |
Vindicator    | Heavy railgun     | F  | 8; 18; 32  | 0; 0; -1  | x12; x12; x11 P |
Vindicator    | Missile pack      | F  | 16; 30     | +1; 0     | x10; x10 P      | Mis
Vindicator    | Plasma lance      | F  | C          | +1        | x14 E           |
Retaliator    | Laser cannon      | F  | 10; 20; 36 | +1; 0; 0  | x12; x12; x10 E |
Retaliator    | Heavy missiles    | F  | 18; 32     | 0; -1     | x15; x15 P      | Mis
Retaliator    | Punch             | F  | C          | 0         | x9 P            |
Stormrider    | Light mass driver | F  | 8; 16      | +1; 0     | x7; x7 P        |
Stormrider    | Plasma lance      | F  | C          | +1        | x11 E           |
Lancer        | Laser cannon      | FF | 10; 20; 30 | +1; +1; 0 | x12; x12; x10 E |
Lancer        | Missile rack      | FF | 18; 34     | +1; 0     | x13; x13 P      | Mis
Wyvern        | Mass driver       | F  | 8; 16; 26  | +1; 0; -1 | x10; x10; x9 P  |
Wyvern        | Rocket pack       | F  | 8; 14      | +1; 0     | x11; x11 P      |
Wyvern        | Vibro-blade       | F  | C          | +1        | x12 P           |
Syreen        | Laser rifle       | F  | 8; 16; 30  | +1; +1; 0 | x9; x9; x8 E    |
Syreen        | Missile pack      | F  | 16; 28     | +1; 0     | x9; x9 P        | Mis
Syreen        | Punch             | F  | C          | 0         | x8 P            |
Cerberus      | Heavy mass driver | F  | 8; 18; 30  | 0; 0; -1  | x14; x14; x13 P |
Cerberus      | Missile battery   | F  | 18; 34     | 0; 0      | x14; x14 P      | Mis
Cerberus      | Claw              | F  | C          | 0         | x12 P           |
Dragonstriker | Particle cannon   | F  | 8; 18; 30  | +1; 0; -1 | x12; x12; x11 E |
Dragonstriker | Missile pack      | F  | 16; 30     | +1; 0     | x10; x10 P      | Mis
Dragonstriker | Plasma lance      | F  | C          | +1        | x13 E           |
Wraith        | Light laser       | FF | 8; 16; 24  | +1; 0; -1 | x9; x9; x8 E    |
Wraith        | Missile rack      | FF | 18; 32     | 0; 0      | x11; x11 P      | Mis`

const cellsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(row => row.split('|').map(cell => cell.trim()))

const plus = (value: number): string => (value > 0 ? `+${value}` : String(value))
const dash = (value: number | null): string => (value === null ? '-' : String(value))
const triple = ({ stun, crippled, overkill }: Protection): string => `${stun}/${crippled}/${overkill}`

const rowOf = (card: Card): string[] => [
  card.name,
  card.fleet === 'CEGA' ? 'CEGA' : 'JAF',
  card.type,
  String(card.threat.ff90),
  String(card.size),
  String(card.actions),
  `${card.movement.basic}/${card.movement.overthrust}`,
  `${plus(card.avoidance.front)}/${plus(card.avoidance.rear)}`,
  dash(card.missileDefense),
  triple(card.protection.front),
  triple(card.protection.rear),
  card.protection.special
    ? `vs ${card.protection.special.against} front ${triple(card.protection.special.front)}`
    : 'none',
  dash(card.closeCombatOptimized),
  plus(card.electronics),
  dash(card.ecm),
  dash(card.eccm),
]

const weaponOf = (card: Card, { name, arc, bands, type, missile }: Weapon): string[] => [
  card.name,
  name,
  arc,
  bands.map(({ to }) => to).join('; '),
  bands.map(({ accuracy }) => plus(accuracy)).join('; '),
  `${bands.map(({ damage }) => `x${damage}`).join('; ')} ${type}`,
  missile ? 'Mis' : '',
]

describe('The ten vehicles', () => {
  test('[LS.card.fields] have the values of the facts', () => {
    expect(UNITS.map(rowOf)).toEqual(cellsOf(ROWS))
    expect(UNITS.flatMap(card => card.weapons.map(weapon => weaponOf(card, weapon)))).toEqual(cellsOf(WEAPONS))
  })

  test('are cards by the schema', () => {
    for (const card of UNITS) expect(cardSchema.safeParse(card).success).toBe(true)
  })

  test('[LS.card.tv-by-arc] Lancer and Wraith cost more with the wider arc, the others the same', () => {
    const costs = (ffArc: '90' | '120') => UNITS.map(card => [card.id, threatOf(card, { ffArc })])
    const narrow = costs('90')
    const wide = costs('120').filter(([, threat], i) => threat !== narrow[i]?.[1])
    expect(wide).toEqual([
      ['lancer', 95],
      ['wraith', 110],
    ])
    expect(narrow.filter(([id]) => id === 'lancer' || id === 'wraith')).toEqual([
      ['lancer', 90],
      ['wraith', 100],
    ])
  })
})
