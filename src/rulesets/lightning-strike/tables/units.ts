import type { Band, Card, FiringArc, Protection, Weapon } from '../cards/card'

// Every value is our own (`house`), balanced by simulation, except for the Lancer's Movement of 12 and the
// Wraith's two Actions, which the source gives.

const p = (stun: number, crippled: number, overkill: number): Protection => ({ stun, crippled, overkill })
const tv = (ff90: number, ff120 = ff90) => ({ ff90, ff120 })

interface Line {
  readonly arc: FiringArc
  readonly to: readonly Band['to'][]
  readonly accuracy: readonly number[]
  readonly damage: readonly number[]
  readonly type: Weapon['type']
  readonly missile?: boolean
}

const weapon = (name: string, line: Line): Weapon => ({
  name,
  arc: line.arc,
  type: line.type,
  missile: line.missile ?? false,
  bands: line.to.map((to, i) => ({
    to,
    accuracy: line.accuracy[i] ?? 0,
    damage: line.damage[i] ?? line.damage[0] ?? 1,
  })),
})

const JAF = 'Jovian Confederation'
const CEGA = 'CEGA'
const none = { special: null } as const

// biome-ignore format: rows of the printed table
export const UNITS: readonly Card[] = [
  { id: 'pathfinder', name: 'Pathfinder', fleet: JAF, type: 'exo', threat: tv(100), size: 6, actions: 1,
    movement: { basic: 10, overthrust: 20 }, avoidance: { front: 1, rear: -1 }, missileDefense: 1,
    protection: { front: p(15, 30, 45), rear: p(11, 22, 33), ...none },
    closeCombatOptimized: 1, electronics: 0, ecm: null, eccm: null,
    weapons: [
      weapon('Mass driver',       { arc: 'F',  to: [8, 16, 28],  accuracy: [1, 0, -1], damage: [9, 9, 8],    type: 'P' }),
      weapon('Missile pack',      { arc: 'F',  to: [16, 30],     accuracy: [1, 0],     damage: [10],         type: 'P', missile: true }),
      weapon('Plasma lance',      { arc: 'F',  to: ['C'],        accuracy: [1],        damage: [13],         type: 'E' }),
    ] },
  { id: 'vindicator', name: 'Vindicator', fleet: JAF, type: 'exo', threat: tv(120), size: 7, actions: 1,
    movement: { basic: 11, overthrust: 22 }, avoidance: { front: 1, rear: -1 }, missileDefense: 2,
    protection: { front: p(18, 36, 54), rear: p(13, 26, 39), ...none },
    closeCombatOptimized: 1, electronics: 0, ecm: null, eccm: null,
    weapons: [
      weapon('Heavy railgun',     { arc: 'F',  to: [8, 18, 32],  accuracy: [0, 0, -1], damage: [12, 12, 11], type: 'P' }),
      weapon('Missile pack',      { arc: 'F',  to: [16, 30],     accuracy: [1, 0],     damage: [10],         type: 'P', missile: true }),
      weapon('Plasma lance',      { arc: 'F',  to: ['C'],        accuracy: [1],        damage: [14],         type: 'E' }),
    ] },
  { id: 'retaliator', name: 'Retaliator', fleet: JAF, type: 'exo', threat: tv(115), size: 7, actions: 1,
    movement: { basic: 8, overthrust: 16 }, avoidance: { front: 0, rear: -2 }, missileDefense: 1,
    protection: { front: p(20, 40, 60), rear: p(15, 30, 45), special: { against: 'P', front: p(22, 44, 66) } },
    closeCombatOptimized: null, electronics: 0, ecm: null, eccm: null,
    weapons: [
      weapon('Laser cannon',      { arc: 'F',  to: [10, 20, 36], accuracy: [1, 0, 0],  damage: [12, 12, 10], type: 'E' }),
      weapon('Heavy missiles',    { arc: 'F',  to: [18, 32],     accuracy: [0, -1],    damage: [15],         type: 'P', missile: true }),
      weapon('Punch',             { arc: 'F',  to: ['C'],        accuracy: [0],        damage: [9],          type: 'P' }),
    ] },
  { id: 'stormrider', name: 'Stormrider', fleet: JAF, type: 'exo', threat: tv(85), size: 5, actions: 1,
    movement: { basic: 13, overthrust: 26 }, avoidance: { front: 2, rear: -1 }, missileDefense: 2,
    protection: { front: p(11, 22, 33), rear: p(8, 16, 24), ...none },
    closeCombatOptimized: 2, electronics: 1, ecm: 1, eccm: 2,
    weapons: [
      weapon('Light mass driver', { arc: 'F',  to: [8, 16],      accuracy: [1, 0],     damage: [7],          type: 'P' }),
      weapon('Plasma lance',      { arc: 'F',  to: ['C'],        accuracy: [1],        damage: [11],         type: 'E' }),
    ] },
  { id: 'lancer', name: 'Lancer', fleet: JAF, type: 'fighter', threat: tv(90, 95), size: 5, actions: 1,
    movement: { basic: 12, overthrust: 24 }, avoidance: { front: 2, rear: 0 }, missileDefense: 1,
    protection: { front: p(13, 26, 39), rear: p(10, 20, 30), ...none },
    closeCombatOptimized: null, electronics: 0, ecm: null, eccm: null,
    weapons: [
      weapon('Laser cannon',      { arc: 'FF', to: [10, 20, 30], accuracy: [1, 1, 0],  damage: [12, 12, 10], type: 'E' }),
      weapon('Missile rack',      { arc: 'FF', to: [18, 34],     accuracy: [1, 0],     damage: [13],         type: 'P', missile: true }),
    ] },
  { id: 'wyvern', name: 'Wyvern', fleet: CEGA, type: 'exo', threat: tv(100), size: 6, actions: 1,
    movement: { basic: 9, overthrust: 18 }, avoidance: { front: 0, rear: -1 }, missileDefense: 1,
    protection: { front: p(16, 32, 48), rear: p(12, 24, 36), ...none },
    closeCombatOptimized: 1, electronics: 0, ecm: null, eccm: null,
    weapons: [
      weapon('Mass driver',       { arc: 'F',  to: [8, 16, 26],  accuracy: [1, 0, -1], damage: [10, 10, 9],  type: 'P' }),
      weapon('Rocket pack',       { arc: 'F',  to: [8, 14],      accuracy: [1, 0],     damage: [11],         type: 'P' }),
      weapon('Vibro-blade',       { arc: 'F',  to: ['C'],        accuracy: [1],        damage: [12],         type: 'P' }),
    ] },
  { id: 'syreen', name: 'Syreen', fleet: CEGA, type: 'exo', threat: tv(115), size: 6, actions: 1,
    movement: { basic: 11, overthrust: 22 }, avoidance: { front: 1, rear: -1 }, missileDefense: 2,
    protection: { front: p(13, 26, 39), rear: p(10, 20, 30), ...none },
    closeCombatOptimized: null, electronics: 2, ecm: 2, eccm: 1,
    weapons: [
      weapon('Laser rifle',       { arc: 'F',  to: [8, 16, 30],  accuracy: [1, 1, 0],  damage: [9, 9, 8],    type: 'E' }),
      weapon('Missile pack',      { arc: 'F',  to: [16, 28],     accuracy: [1, 0],     damage: [9],          type: 'P', missile: true }),
      weapon('Punch',             { arc: 'F',  to: ['C'],        accuracy: [0],        damage: [8],          type: 'P' }),
    ] },
  { id: 'cerberus', name: 'Cerberus', fleet: CEGA, type: 'exo', threat: tv(110), size: 8, actions: 1,
    movement: { basic: 7, overthrust: 14 }, avoidance: { front: 0, rear: -2 }, missileDefense: 2,
    protection: { front: p(23, 46, 69), rear: p(17, 34, 51), special: { against: 'E', front: p(25, 50, 75) } },
    closeCombatOptimized: 1, electronics: 0, ecm: null, eccm: null,
    weapons: [
      weapon('Heavy mass driver', { arc: 'F',  to: [8, 18, 30],  accuracy: [0, 0, -1], damage: [14, 14, 13], type: 'P' }),
      weapon('Missile battery',   { arc: 'F',  to: [18, 34],     accuracy: [0, 0],     damage: [14],         type: 'P', missile: true }),
      weapon('Claw',              { arc: 'F',  to: ['C'],        accuracy: [0],        damage: [12],         type: 'P' }),
    ] },
  { id: 'dragonstriker', name: 'Dragonstriker', fleet: CEGA, type: 'exo', threat: tv(145), size: 7, actions: 1,
    movement: { basic: 12, overthrust: 24 }, avoidance: { front: 1, rear: -1 }, missileDefense: 2,
    protection: { front: p(17, 34, 51), rear: p(13, 26, 39), ...none },
    closeCombatOptimized: 2, electronics: 1, ecm: null, eccm: 1,
    weapons: [
      weapon('Particle cannon',   { arc: 'F',  to: [8, 18, 30],  accuracy: [1, 0, -1], damage: [12, 12, 11], type: 'E' }),
      weapon('Missile pack',      { arc: 'F',  to: [16, 30],     accuracy: [1, 0],     damage: [10],         type: 'P', missile: true }),
      weapon('Plasma lance',      { arc: 'F',  to: ['C'],        accuracy: [1],        damage: [13],         type: 'E' }),
    ] },
  { id: 'wraith', name: 'Wraith', fleet: CEGA, type: 'fighter', threat: tv(100, 110), size: 5, actions: 2,
    movement: { basic: 11, overthrust: 22 }, avoidance: { front: 2, rear: 0 }, missileDefense: 1,
    protection: { front: p(12, 24, 36), rear: p(9, 18, 27), ...none },
    closeCombatOptimized: null, electronics: 0, ecm: null, eccm: null,
    weapons: [
      weapon('Light laser',       { arc: 'FF', to: [8, 16, 24],  accuracy: [1, 0, -1], damage: [9, 9, 8],    type: 'E' }),
      weapon('Missile rack',      { arc: 'FF', to: [18, 32],     accuracy: [0, 0],     damage: [11],         type: 'P', missile: true }),
    ] },
]
