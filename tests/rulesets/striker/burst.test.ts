import { describe, expect, test } from 'vitest'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import type { Weapon } from '../../../src/rulesets/striker/cards/weapon'
import type { Blast } from '../../../src/rulesets/striker/parts/blast'
import type { Strike } from '../../../src/rulesets/striker/parts/shot'
import {
  burstOf,
  exposedIn,
  fallingOn,
  fragmentOn,
  marksOf,
  squareAt,
  standsWithin,
  stripFrom,
  sweepOf,
} from '../../../src/rulesets/striker/rules/damage/burst'
import { damageOf } from '../../../src/rulesets/striker/rules/damage/damage'
import { firePlanOf } from '../../../src/rulesets/striker/rules/fire/direct'
import { targetsFor, toHit } from '../../../src/rulesets/striker/rules/fire/hits'
import { concealmentOf } from '../../../src/rulesets/striker/rules/ground/ground'
import type { State } from '../../../src/rulesets/striker/state'
import { block, type FieldGiven, field, stand } from './field'

const weaponIn = (state: State, id: string): Weapon => {
  const weapon = state.cards.A?.value?.weapons[id]
  if (!weapon) throw new Error(id)
  return weapon
}
const FROM = { x: 50, y: 100 }
const AT = { x: 50, y: 50 }

function burst(state: State, weapon: string, kind: 'HE' | 'HEAP' | 'KEAP' | 'flechette' = 'HE'): Blast | null {
  return burstOf(state, weaponIn(state, weapon), { kind, at: AT, from: FROM })
}
function caught(state: State, blast: Blast | null, id: string, ...faces: number[]): Strike[] {
  if (!blast) throw new Error('no burst')
  const dice = new ScriptedDice(faces)
  const strikes = exposedIn(state, blast, stand(state, id)).flatMap(one => fragmentOn(blast, one, dice) ?? [])
  expect(dice.unused).toEqual([])
  return strikes
}
const gun = 'gun-12-hyper-8'

describe('high explosive', () => {
  test('[STR.core.he.burst] a square of its side, along and across the line of fire', () => {
    expect(squareAt(AT, 4, FROM)).toEqual([
      { x: 52, y: 48 },
      { x: 48, y: 48 },
      { x: 48, y: 52 },
      { x: 52, y: 52 },
    ])
    const turned = squareAt(AT, 2 * Math.SQRT2, { x: 0, y: 0 })
    expect(turned.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [50, 52],
      [52, 50],
      [50, 48],
      [48, 50],
    ])
  })

  test('[STR.core.he.frag] everybody else in the square on 8+, friend and foe, by id; cover helps, concealment does not', () => {
    const given: FieldGiven = {
      pieces: [block('boulder', [51, 49, 53, 51]), block('broken', [47, 49, 49, 51])],
      stands: {
        A1: { at: [50, 52.5] },
        A2: { at: [50, 52.6] },
        B1: { at: [50, 50] },
        B2: { at: [52, 50], men: [{}] },
        B3: { at: [48, 50], men: [{}] },
        B4: { at: [50, 51], flight: 'high', height: 200 },
        B5: { at: [50, 49], aboard: 'B1' },
      },
    }
    const state = field(given)
    const blast = burst(state, gun)
    expect(blast).toMatchObject({ need: 8, frag: 6, contact: null, deck: false })
    expect(standsWithin(state, blast?.area ?? []).map(({ id }) => id)).toEqual(['A1', 'B1', 'B2', 'B3'])
    expect(caught(state, blast, 'B3', 4, 4)).toMatchObject([{ target: 'B3', man: 0, pen: 6, contact: false }])
    expect(caught(state, blast, 'B3', 4, 3)).toEqual([])
    expect(caught(state, blast, 'B2', 5, 4)).toEqual([])
    expect(caught(state, blast, 'B2', 5, 5)).toHaveLength(1)
    expect(caught(state, blast, 'B1', 6, 6, 1, 1, 4, 4).map(({ man }) => man)).toEqual([0, 2])
  })

  test('[STR.core.he.frag] cover is judged on the line from the burst, not from the gun', () => {
    const wall = (y: number) => ({
      id: 'wall',
      kind: 'wall',
      points: [
        { x: 40, y },
        { x: 60, y },
      ],
    })
    const stands = { B1: { at: [50, 51], men: [{}] } } as const
    const behind = field({ pieces: [wall(50.5)], stands: { ...stands } })
    const before = field({ pieces: [wall(51.5)], stands: { ...stands } })
    expect(caught(behind, burst(behind, gun), 'B1', 4, 4)).toEqual([])
    expect(caught(before, burst(before, gun), 'B1', 4, 4)).toHaveLength(1)
  })

  test('[STR.core.terrain.cover] within 1 cm of the line of a wall or hedge, where the line of fire crosses it', () => {
    const along = { x: 40, y: 50 }
    const piece = (kind: string, points = [along, { x: 60, y: 50 }]) => ({ id: kind, kind, points })
    const hidden = (y: number, from: { x: number; y: number }, made = piece('wall')) => {
      const state = field({ pieces: [made], stands: { B1: { at: [50, y], men: [{}] } } })
      return concealmentOf(state, stand(state, 'B1'), from)
    }
    const north = { x: 50, y: 20 }
    expect([hidden(51, north), hidden(51.01, north)]).toEqual(['cover', 'none'])
    expect([hidden(51, north, piece('hedge')), hidden(51.01, north, piece('hedge'))]).toEqual(['concealed', 'none'])
    // Aslant the line of fire is longer than the way to the wall.
    expect([hidden(50.9, { x: 20, y: 30 }), hidden(51.1, { x: 20, y: 30 })]).toEqual(['cover', 'none'])
    expect(hidden(50.5, { x: 50, y: 80 })).toBe('none')
    // A far part of the same wall is not the part he is behind.
    const corner = piece('wall', [along, { x: 60, y: 50 }, { x: 60, y: 80 }])
    expect([hidden(50.5, { x: 90, y: 60 }, corner), hidden(50.5, north, corner)]).toEqual(['none', 'cover'])
  })

  test('[STR.core.he.frag-vehicle] fragments strike the face toward the burst, high or low by the die', () => {
    const state = field({ stands: { B1: { card: 'truck-5', at: [52, 50], facing: 0 } } })
    const [strike] = caught(state, burst(state, gun), 'B1', 4, 4)
    if (!strike) throw new Error('no strike')
    expect(strike).toMatchObject({ man: null, from: AT, deck: false })
    const dice = new ScriptedDice([5, 1, 1, 1, 6, 6])
    const { result } = damageOf({ state, target: stand(state, 'B1'), strike, firer: null }, dice)
    expect(result).toMatchObject({ on: 'vehicle', face: 'side', height: 'high' })
  })

  test('[STR.core.he.team] of a team one man takes the round, the others the fragments', () => {
    const state = field({ stands: { B1: { men: [{}, {}, { serious: true }, {}] } } })
    const blast = burst(state, gun)
    if (!blast) throw new Error('no burst')
    const dice = new ScriptedDice([4, 4, 6, 6])
    const exposed = exposedIn(state, blast, stand(state, 'B1'), [{ target: 'B1', man: 0 }])
    const strikes = exposed.flatMap(one => fragmentOn(blast, one, dice) ?? [])
    expect(strikes.map(({ man, pen }) => [man, pen])).toEqual([
      [1, 6],
      [3, 6],
    ])
    expect(marksOf(stand(state, 'B1'))).toEqual([0, 1, 3])
    expect(fallingOn(state, blast, [{ target: 'B1', man: 0 }])).toEqual({
      blast,
      left: ['B1'],
      spared: [{ target: 'B1', man: 0 }],
    })
  })

  test('[STR.core.he.zero] without a burst there are no fragments', () => {
    const state = field()
    expect(
      burstOf(
        state,
        { ...weaponIn(state, gun), kinds: [{ kind: 'HE', burst: 0, frag: 3 }] },
        { kind: 'HE', at: AT, from: FROM },
      ),
    ).toBeNull()
    expect(burst(state, 'rifle')).toBeNull()
  })

  test('[STR.core.he.heap] HEAP and KEAP do not burst', () => {
    const state = field()
    expect(burst(state, gun, 'HEAP')).toBeNull()
    expect(burst(state, gun, 'KEAP')).toBeNull()
    expect(burst(state, gun, 'HE')).not.toBeNull()
  })

  test('[STR.core.he.grenade] hand grenades and 4 cm launchers', () => {
    const state = field()
    expect(weaponIn(state, 'grenade')).toMatchObject({
      bands: [{ cm: 3, pen: 5 }],
      kinds: [{ kind: 'HE', burst: 1, frag: 2 }],
    })
    expect(weaponIn(state, 'launcher').bands).toEqual([
      { cm: 15, pen: 8 },
      { cm: 30, pen: 8 },
    ])
    expect(weaponIn(state, 'launcher').kinds).toEqual([{ kind: 'HE', burst: 1, frag: 2 }])
    expect(burst(state, 'grenade')?.area).toEqual(squareAt(AT, 1, FROM))
  })
})

describe('strips', () => {
  test('[STR.core.he.flechette] two centimetres wide from the muzzle to effective range, 8+ each, cover helps', () => {
    const state = field({
      pieces: [block('boulder', [48, 60, 52, 64])],
      stands: {
        B1: { at: [51, 80], men: [{}] },
        B2: { at: [51.1, 80], men: [{}] },
        B3: { at: [50, 62], men: [{}] },
        B4: { at: [50, -49], men: [{}] },
        B5: { at: [50, -51], men: [{}] },
        A9: { at: [50, 101], men: [{}] },
      },
    })
    const sweep = sweepOf(weaponIn(state, 'gun-8-hv-9'), 'flechette', { from: FROM, to: AT })
    expect(sweep).toMatchObject({ need: 8, frag: 3 })
    expect(standsWithin(state, sweep?.area ?? []).map(({ id }) => id)).toEqual(['B1', 'B3', 'B4'])
    expect(caught(state, sweep, 'B1', 4, 4)).toMatchObject([{ pen: 3 }])
    expect(caught(state, sweep, 'B3', 4, 5)).toEqual([])
    expect(stripFrom({ x: 0, y: 10 }, { x: 0, y: 0 }, { length: 5, width: 2 })).toEqual([
      { x: 1, y: 10 },
      { x: 1, y: 5 },
      { x: -1, y: 5 },
      { x: -1, y: 10 },
    ])
  })

  test('[STR.core.he.flame] three centimetres, penetration 5, auto +4, three targets in a strip of one; cover does not help', () => {
    const state = field({
      pieces: [block('building', [48, 96, 52, 99])],
      stands: {
        A1: { at: [50, 100], men: [{ weapons: ['flamer'] }] },
        B1: { at: [50, 98.5], men: [{}] },
        B2: { at: [50.6, 98.5], men: [{}] },
        B3: { at: [50.5, 97.5], men: [{}] },
      },
    })
    expect(weaponIn(state, 'flamer')).toMatchObject({ bands: [{ cm: 3, pen: 5, auto: 4 }], strip: 1, targets: 3 })
    const shot = { stand: 'A1', man: 0, weapon: 0, target: 'B1', point: null, kind: 'solid' as const, spread: [] }
    const plan = firePlanOf(state, shot)
    if (!plan) throw new Error('no plan')
    expect(targetsFor(state, plan).map(({ id }) => id)).toEqual(['B1', 'B3'])
    expect(toHit(state, plan)).toMatchObject({ need: 8, dm: 4 })
    const rifle = { ...plan, weapon: weaponIn(state, 'smg') }
    expect(toHit(state, rifle).dm).toBe(4 - 2)
    expect(targetsFor(state, rifle).map(({ id }) => id)).toEqual(['B1', 'B2', 'B3'])
  })
})
