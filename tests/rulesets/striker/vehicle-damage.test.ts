import { produce } from 'immer'
import { describe, expect, test } from 'vitest'
import { EnumeratingDice } from '../../../src/engine/rolls/enumerating'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { striker } from '../../../src/rulesets/striker'
import type { StrikerEvent } from '../../../src/rulesets/striker/events'
import type { Effect } from '../../../src/rulesets/striker/parts/effect'
import type { Strike } from '../../../src/rulesets/striker/parts/shot'
import { applyCasualties } from '../../../src/rulesets/striker/rules/damage/apply-casualties'
import { applySystems } from '../../../src/rulesets/striker/rules/damage/apply-systems'
import { casualtiesOf } from '../../../src/rulesets/striker/rules/damage/casualties'
import { damageOf } from '../../../src/rulesets/striker/rules/damage/damage'
import { randomOf } from '../../../src/rulesets/striker/rules/damage/random-man'
import { faceOf, strikeVehicle } from '../../../src/rulesets/striker/rules/damage/vehicle-damage'
import type { Damage } from '../../../src/rulesets/striker/rules/damage/wounds'
import { beginTurn } from '../../../src/rulesets/striker/rules/turn/turn-begin'
import type { State } from '../../../src/rulesets/striker/state'
import { SUB_TABLES, type SubTable, type VehicleResult } from '../../../src/rulesets/striker/tables/damage'
import { tableOf } from '../../support/table'
import { block, type FieldGiven, field, stand } from './field'

const TANK = 'MBT8'
const GRAV = 'GAPC12'

/** A hit from straight ahead: front armour, no firer in sight. */
const strike = (more: Partial<Strike> = {}): Strike => ({
  target: 'B1',
  man: null,
  pen: 44,
  weapon: 'gun-12-hyper-8',
  from: { x: 50, y: 100 },
  deck: false,
  contact: true,
  ...more,
})

function hit(given: FieldGiven, more: Partial<Strike>, ...faces: number[]): Damage {
  const state = field(given)
  const dice = new ScriptedDice(faces)
  const damage = damageOf({ state, target: stand(state, 'B1'), strike: strike(more), firer: null }, dice)
  expect(dice.unused).toEqual([])
  return damage
}
const tank: FieldGiven = { stands: { B1: { card: TANK } } }

function counted(state: State, effects: readonly Effect[]): { state: State; events: StrikerEvent[] } {
  const events: StrikerEvent[] = []
  const next = produce(state, draft => {
    applySystems(draft, state, effects, event => events.push(event))
    applyCasualties(draft, state, casualtiesOf(state, effects), event => events.push(event))
  })
  return { state: next, events }
}
const system = (name: Extract<Effect, { type: 'system' }>['system'], turns = 0): Effect => ({
  type: 'system',
  stand: 'B1',
  system: name,
  turns,
})
const damageIn = (state: State, id = 'B1') => stand(state, id).own.value?.damage

describe('where a vehicle is struck', () => {
  const at = { at: { x: 50, y: 50 }, facing: 0 }
  const off = (degrees: number) => ({
    from: { x: 50 + 10 * Math.sin((degrees * Math.PI) / 180), y: 50 - 10 * Math.cos((degrees * Math.PI) / 180) },
    plate: null,
  })
  test.each([
    [0, 'front'],
    [45, 'front'],
    [-45, 'front'],
    [46, 'side'],
    [-90, 'side'],
    [134, 'side'],
    [135, 'rear'],
    [180, 'rear'],
  ] as const)('[STR.core.damage.vehicle.face] %i degrees off the nose is the %s', (degrees, face) => {
    expect(faceOf(at, off(degrees))).toBe(face)
  })

  test('[STR.core.damage.vehicle.face] shells and who is 45 degrees above strike the deck, mines the belly', () => {
    expect(faceOf(at, { from: null, plate: null })).toBe('deck')
    expect(faceOf(at, { from: { x: 50, y: 0 }, plate: 'deck' })).toBe('deck')
    expect(faceOf(at, { from: { x: 50, y: 50 }, plate: 'belly' })).toBe('belly')
    expect(faceOf(at, off(0), 100)).toBe('deck')
    expect(faceOf(at, off(0), 99)).toBe('front')
    const state = field({
      stands: { B1: { card: TANK, at: [50, 50] }, A1: { card: GRAV, at: [50, 70], flight: 'high', height: 202 } },
    })
    const blow = { state, target: stand(state, 'B1'), strike: strike({ from: { x: 50, y: 70 }, pen: 0 }) }
    const shot = (firer: ReturnType<typeof stand> | null, ...faces: number[]) =>
      strikeVehicle({ ...blow, firer }, new ScriptedDice(faces)).result
    expect(shot(stand(state, 'A1'), 1, 1)).toMatchObject({ face: 'deck', height: 'high' })
    expect(shot(null, 1, 1, 1)).toMatchObject({ face: 'front' })
  })

  test('[STR.core.damage.vehicle.height] one die: 1-3 low, 4-6 high; deck and hull-down are high without it', () => {
    expect(hit(tank, {}, 3, 1, 1).result).toMatchObject({ height: 'low' })
    expect(hit(tank, {}, 4, 1, 1).result).toMatchObject({ height: 'high' })
    expect(hit(tank, { deck: true, from: null, pen: 20 }, 1, 1).result).toMatchObject({ face: 'deck', height: 'high' })
    const dug = field({
      pieces: [block('dugout', [45, 45, 55, 55])],
      stands: { B1: { card: TANK }, A1: { at: [50, 100] } },
    })
    const dice = new ScriptedDice([1, 1])
    const shot = strikeVehicle(
      { state: dug, target: stand(dug, 'B1'), strike: strike(), firer: stand(dug, 'A1') },
      dice,
    )
    expect(shot.result).toMatchObject({ height: 'high' })
  })
})

describe('the damage throw', () => {
  test.each([
    [2, 'none'],
    [3, 'surface'],
    [6, 'surface'],
    [7, 'minor'],
    [10, 'minor'],
    [11, 'major'],
  ] as const)('[STR.core.damage.vehicle.throw] a total of %i: %s', (total, penetration) => {
    // 44 of front armour and a seven.
    const pen = total - 7 + 44
    const faces = penetration === 'none' ? [4, 3, 4] : [4, 3, 4, penetration === 'major' ? 5 : 1]
    expect(hit(tank, { pen }, ...faces)).toMatchObject({ total, result: { penetration } })
  })

  test('[STR.core.damage.vehicle.throw] each face has its own armour', () => {
    const from = (x: number, y: number) => hit(tank, { from: { x, y }, pen: 0 }, 1, 3, 4).total
    expect([from(50, 100), from(0, 50), from(50, 0)]).toEqual([7 - 44, 7 - 34, 7 - 26])
    expect(hit(tank, { deck: true, from: null, pen: 0 }, 3, 4).total).toBe(7 - 20)
  })

  const rows = (name: SubTable): readonly VehicleResult[] => SUB_TABLES[name]
  const main = { system: 'main' }
  const CAT = { catastrophic: true }
  test.each([
    [
      'surface-high',
      [{}, {}, { system: 'electronics' }, { system: 'secondary' }, { system: 'optics' }, { system: 'jam' }],
    ],
    [
      'surface-low',
      [{}, {}, { system: 'electronics' }, ...Array.from({ length: 3 }, () => ({ system: 'suspension' }))],
    ],
    [
      'minor-high',
      [{ system: 'secondary' }, main, main, { crew: 1 }, { system: 'electronics' }, { crew: 1, check: true }],
    ],
    [
      'minor-low',
      [
        { system: 'suspension' },
        { system: 'suspension' },
        { system: 'transmission' },
        { system: 'power' },
        { crew: 1, among: 'all' },
        { fire: true },
      ],
    ],
    [
      'major-high',
      [{ ...main, crew: 1 }, { ...main, crew: 2 }, { system: 'electronics', crew: 2 }, { crew: 'half' }, CAT, CAT],
    ],
    [
      'major-low',
      [
        { system: 'transmission', crew: 1 },
        { system: 'power', crew: 1 },
        { system: 'power', crew: 2 },
        { crew: 'half', among: 'all' },
        CAT,
        CAT,
      ],
    ],
  ] as const)('[STR.core.damage.vehicle.%s] its six rows', (name, expected) => {
    expect(rows(name)).toEqual(expected)
  })

  test('[STR.core.damage.vehicle.surface-high STR.core.damage.vehicle.jam] a jam takes a further die', () => {
    const { effects } = hit(tank, { pen: 40 }, 4, 3, 4, 6, 5)
    expect(effects).toEqual([{ ...system('jam', 5), by: 'surface' }])
    const { state } = counted(field(tank), effects)
    expect(damageIn(state)).toMatchObject({ jamUntil: 8, hits: [{ by: 'surface', item: 'jam' }] })
  })

  test('[STR.core.damage.vehicle.minor-low] fuel burns on 5 or 6', () => {
    expect(hit(tank, { pen: 44 }, 1, 3, 4, 6, 5).effects).toContainEqual({ type: 'destroyed', stand: 'B1' })
    expect(hit(tank, { pen: 44 }, 1, 3, 4, 6, 4).effects).toEqual([system('unseal')])
  })

  test('[STR.core.damage.vehicle.unseal] minor and major penetrations break the seal, surface damage does not', () => {
    expect(hit(tank, { pen: 44 }, 4, 3, 4, 1).effects).toContainEqual(system('unseal'))
    expect(hit(tank, { pen: 48 }, 4, 3, 4, 5).effects).toContainEqual(system('unseal'))
    expect(hit(tank, { pen: 40 }, 4, 3, 4, 3).effects).not.toContainEqual(system('unseal'))
    expect(damageIn(counted(field(tank), [system('unseal')]).state)?.unsealed).toBe(true)
  })

  test('[STR.core.damage.vehicle.crew] different men, with the penetration left over, at least three', () => {
    // Major high, row 2: main weapon and two of four men; 48 - 44 = 4 left over.
    const four = hit(tank, { pen: 48 }, 4, 3, 4, 2, 2, 1, 1, 1, 3, 3)
    expect(four.effects.filter(({ type }) => type === 'wound')).toEqual([
      { type: 'wound', stand: 'B1', man: 1, wound: 'light' },
      { type: 'wound', stand: 'B1', man: 0, wound: 'serious' },
    ])
    // The same die twice strikes two men: who was picked is not picked again.
    const again = hit(tank, { pen: 48 }, 4, 3, 4, 2, 1, 3, 3, 1, 3, 3)
    expect(again.effects.flatMap(effect => (effect.type === 'wound' ? [effect.man] : []))).toEqual([0, 1])
    // Minor high, row 4: 40 - 44 is nothing, so three.
    const least = hit(tank, { pen: 40 }, 4, 6, 6, 4, 4, 1, 1)
    expect(least.effects.at(-1)).toEqual({ type: 'wound', stand: 'B1', man: 3, wound: 'light' })
    const two: FieldGiven = {
      stands: { B1: { card: TANK, men: [{ role: 'driver', serious: true }, { role: 'gunner' }] } },
    }
    expect(hit(two, { pen: 40 }, 4, 6, 6, 4, 6, 6).effects.at(-1)).toMatchObject({ man: 1 })
  })

  test('[STR.core.damage.vehicle.major-high STR.core.damage.vehicle.major-low] half of them, rounded up', () => {
    const three: FieldGiven = {
      stands: {
        B1: { card: TANK, men: [{ role: 'driver' }, { role: 'commander' }, { role: 'gunner' }] },
        B2: { aboard: 'B1', men: [{}, {}] },
      },
    }
    // Two of three crew: the die 5 takes the third of them, then 1 the first of two.
    const high = hit(three, { pen: 48 }, 4, 3, 4, 4, 5, 6, 6, 1, 6, 6)
    expect(high.effects.filter(({ type }) => type === 'wound')).toHaveLength(2)
    // Three of five: crew and passengers.
    const low = hit(three, { pen: 48 }, 1, 3, 4, 4, 5, 6, 6, 4, 6, 6, 1, 6, 6)
    expect(low.effects.filter(({ type }) => type === 'wound')).toEqual([
      { type: 'wound', stand: 'B2', man: 1, wound: 'dead' },
      { type: 'wound', stand: 'B2', man: 0, wound: 'dead' },
      { type: 'wound', stand: 'B1', man: 0, wound: 'dead' },
    ])
  })

  test('[STR.core.damage.vehicle.soft] a hit on an open or unarmoured vehicle also strikes somebody aboard', () => {
    const truck: FieldGiven = { stands: { B1: { card: 'truck-5' }, B2: { aboard: 'B1', men: [{}] } } }
    // Total 1+7-7 = 1: nothing to the truck; 5 takes the second of two men, 2D + 1.
    const damage = hit(truck, { pen: -5 }, 1, 3, 4, 5, 6, 6)
    expect(damage.result).toMatchObject({ penetration: 'none' })
    expect(damage.effects).toEqual([{ type: 'wound', stand: 'B2', man: 0, wound: 'serious' }])
    expect(hit(tank, { pen: 0 }, 1, 3, 4).effects).toEqual([])
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 13] as const)('[STR.core.damage.vehicle.random] each of %i men is as likely', n => {
    const men = Array.from({ length: n }, (_, i) => i)
    const shares = new Map<number | null, number>()
    const dice = new EnumeratingDice(100_000)
    do {
      const found = randomOf(men, dice)
      shares.set(found, (shares.get(found) ?? 0) + dice.probability)
    } while (dice.advance())
    expect([...shares.keys()].sort((a, b) => Number(a) - Number(b))).toEqual(men)
    for (const share of shares.values()) expect(share).toBeCloseTo(1 / n, 12)
  })

  test.each([
    [1, [], 0],
    [2, [3], 0],
    [2, [4], 1],
    [3, [5], 2],
    [4, [6, 5, 4], 3],
    [5, [6, 5], 4],
    [6, [6], 5],
    // k = 6(a - 1) + (b - 1): 35 is rolled again of seven men, 34 is the last of them.
    [7, [6, 6, 6, 5], 6],
    [13, [5, 3, 5, 2], 12],
  ] as const)('[STR.core.damage.vehicle.random] of %i men the dice %j take number %i', (n, faces, taken) => {
    const dice = new ScriptedDice([...faces])
    expect(randomOf([...Array(n).keys()], dice)).toBe(taken)
    expect(dice.unused).toEqual([])
  })
})

describe('what damage does', () => {
  test('[STR.core.damage.vehicle.suspension] grav: halved, the second grounds it', () => {
    const grav = field({ stands: { B1: { card: GRAV } } })
    const one = counted(grav, [system('suspension')]).state
    expect(damageIn(one)?.suspension).toBe(1)
    expect(stand(one, 'B1').flight).toBe('noe')
    const two = counted(one, [system('suspension')])
    expect(damageIn(two.state)?.suspension).toBe(2)
    expect(stand(two.state, 'B1').flight).toBe('ground')
    expect(two.events).toMatchObject([{ type: 'system-lost', system: 'suspension' }])
  })

  test('[STR.core.damage.vehicle.grounded] a grav vehicle that loses its lift in the air crashes, in NOE it settles', () => {
    for (const name of ['transmission', 'power'] as const) {
      const low = counted(field({ stands: { B1: { card: GRAV, popup: true } } }), [system(name)])
      expect(stand(low.state, 'B1')).toMatchObject({ flight: 'ground', popup: false, status: 'fresh' })
      const high = counted(field({ stands: { B1: { card: GRAV, flight: 'terrainFollowing' } } }), [system(name)])
      expect(stand(high.state, 'B1').status).toBe('wreck')
      expect(high.events).toContainEqual(expect.objectContaining({ type: 'stand-lost', crashed: true }))
    }
  })

  test('[STR.core.damage.vehicle.weapon] main, then secondaries by index; none left, no effect', () => {
    const first = counted(field(tank), [system('main'), system('secondary')])
    expect(damageIn(first.state)?.weaponsOut).toEqual([0, 1])
    const second = counted(first.state, [system('main'), system('secondary'), system('secondary')])
    expect(damageIn(second.state)?.weaponsOut).toEqual([0, 1, 2])
    expect(second.events.filter(({ type }) => type === 'system-lost')).toHaveLength(1)
  })

  test('[STR.core.damage.vehicle.repeat] the same again changes nothing', () => {
    for (const name of ['electronics', 'optics', 'transmission', 'power'] as const) {
      const once = counted(field(tank), [system(name)])
      expect(once.events).toMatchObject([{ type: 'system-lost', system: name }])
      const twice = counted(once.state, [system(name)])
      expect(twice.events).toEqual([])
      expect(damageIn(twice.state)).toEqual(damageIn(once.state))
    }
  })

  test('[STR.core.damage.vehicle.electronics STR.core.damage.vehicle.optics] are lost for good', () => {
    const { state } = counted(field(tank), [system('electronics'), system('optics')])
    expect(damageIn(state)).toMatchObject({ electronics: true, optics: true })
  })

  test('[STR.core.damage.vehicle.catastrophic] all aboard dead, a wreck that smokes for two turns', () => {
    const state = field({ stands: { B1: { card: GRAV }, B2: { aboard: 'B1' } } })
    const { state: after, events } = counted(state, [{ type: 'destroyed', stand: 'B1' }])
    expect(stand(after, 'B1')).toMatchObject({ status: 'wreck', burning: 5, flight: 'ground' })
    expect(stand(after, 'B2')).toMatchObject({ status: 'destroyed', figures: 0 })
    expect(stand(after, 'B2').men.every(({ file }) => file.value?.dead)).toBe(true)
    expect(after.patches).toMatchObject([{ kind: 'smoke', until: 5 }])
    expect(after.patches[0]?.points).toContainEqual({ x: 51, y: 48.5 })
    expect(events).toContainEqual(expect.objectContaining({ type: 'stand-lost', stand: 'B1', status: 'wreck' }))
  })

  test('[STR.core.damage.vehicle.order] hits of a phase are counted together and do not change each other', () => {
    const twice: Effect[] = [system('jam', 2), system('jam', 5), { type: 'destroyed', stand: 'B1' }, system('main')]
    const { state } = counted(field(tank), twice)
    expect(stand(state, 'B1').status).toBe('wreck')
    expect(damageIn(state)).toMatchObject({ jamUntil: 8, weaponsOut: [0] })
  })

  test('[STR.core.damage.vehicle.crewless] the gun of a fallen gunner is silent until another takes over in the next command phase', () => {
    const state = field({
      phase: 'fire2',
      stands: { A1: { at: [50, 60], spotted: true }, B1: { card: 'MBT8', at: [50, 50] } },
    })
    const gunner = stand(state, 'B1').men.findIndex(({ role }) => role === 'gunner')
    const { state: after } = counted(state, [{ type: 'wound', stand: 'B1', man: gunner, wound: 'serious' }])
    const fire = { type: 'fire', stand: 'B1', man: 0, target: 'A1', point: null, spread: [] } as const
    const main = { ...fire, weapon: 0, kind: 'KEAP' } as const
    const machinegun = { ...fire, weapon: 1, kind: 'solid' } as const
    const now = tableOf(striker, after)
    now.play('A', { type: 'seal' })
    expect(now.forbiddenBy('B', main)).toEqual(['STR.core.damage.vehicle.crewless'])
    expect(now.forbiddenBy('B', machinegun)).toEqual([])
    const draft: State = JSON.parse(JSON.stringify(after))
    beginTurn(draft, () => {})
    const later = tableOf(striker, { ...draft, phase: 'fire2', step: 'act', sealed: ['A'] })
    expect(later.forbiddenBy('B', main)).toEqual([])
  })

  test('[STR.core.damage.vehicle.crewless] the last of the crew is lost: nobody is left in it', () => {
    const state = field({ stands: { B1: { card: 'ATV8', men: [{ role: 'driver' }] }, B2: { aboard: 'B1' } } })
    const { state: after } = counted(state, [{ type: 'wound', stand: 'B1', man: 0, wound: 'serious' }])
    expect(stand(after, 'B1').status).toBe('abandoned')
    expect(stand(after, 'B2').aboard).toBeNull()
  })
})
