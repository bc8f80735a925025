import { describe, expect, test } from 'vitest'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import { bot } from '../../../src/rulesets/thunder-struck/bot'
import { actsOf, scoreOf } from '../../../src/rulesets/thunder-struck/bot/acts'
import { consolesOf } from '../../../src/rulesets/thunder-struck/bot/consoles'
import { promise, worth } from '../../../src/rulesets/thunder-struck/bot/stance'
import { type DieId, type Place, type State, shipOf } from '../../../src/rulesets/thunder-struck/state'
import type { Space } from '../../../src/rulesets/thunder-struck/tables/console'
import { battle, planning, seen } from './support'

type Given = NonNullable<Parameters<typeof battle>[0]['A']>

/** A at 0 and B eight spaces ahead of it, both facing clockwise with the Mid shield and one cube, no dice left. */
const duel = (a: Given = {}, b: Given = {}, change: Partial<State> = {}): State =>
  battle({ A: { at: 0, ...a }, B: { at: 8, ...b } }, change).state
const gain = (a: Given, b: Given = {}, change: Partial<State> = {}): number => worth(duel(a, b, change), 'A')

describe('What a position is worth to the machine', () => {
  test('[TS.end.4.least-damage TS.end.4.tie] 3 a shield and 1 more for Mid, −5 a damage, −2 for half of a pair, 0.8 a cube', () => {
    expect(gain({})).toBeCloseTo(0, 9)
    expect(gain({ shields: ['SM', 'SF'] })).toBeCloseTo(3, 9)
    expect(gain({ shields: ['SF'] })).toBeCloseTo(-1, 9)
    expect(gain({ shields: [] })).toBeCloseTo(-4, 9)
    expect(gain({ damage: ['P1'] })).toBeCloseTo(-5, 9)
    expect(gain({ damage: ['P1', 'P2'] })).toBeCloseTo(-10, 9)
    expect(gain({ damage: ['F2'] })).toBeCloseTo(-7, 9)
    expect(gain({ damage: ['F1', 'M2', 'B1'] })).toBeCloseTo(-21, 9)
    expect(gain({ cubes: 3 })).toBeCloseTo(1.6, 9)
    expect(gain({}, { cubes: 3 })).toBeCloseTo(-1.6, 9)
    expect(gain({}, { alive: false })).toBeCloseTo(44.8, 9)
  })

  test('[TS.fire.1.hit TS.fire.2.destroyed] Fire dice that reach, each 0.3 of a hit worth 6 or of the ship worth 28', () => {
    const fire = (face: number, more: Given = {}): Given => ({ cubes: 0, dice: { c1: [face, 'F1'] }, ...more })
    const menace = (a: Given, b: Given = {}) => gain(a, { at: 6, ...b }) - gain({ ...a, dice: {} }, { at: 6, ...b })
    expect(menace(fire(6))).toBeCloseTo(1.8, 9)
    expect(menace(fire(5))).toBeCloseTo(0, 9)
    // Half a pip for each cube.
    expect(menace(fire(5, { cubes: 1 }))).toBeCloseTo(0, 9)
    expect(menace(fire(5, { cubes: 2 }))).toBeCloseTo(1.8, 9)
    expect(menace(fire(6, { dice: { c1: [6, 'F1'], c2: [6, 'F2'] } }))).toBeCloseTo(3.6, 9)
    expect(menace(fire(6), { shields: [] })).toBeCloseTo(8.4, 9)
    // From behind the Front shield is no help, face to face it is.
    expect(menace(fire(6), { shields: ['SF'] })).toBeCloseTo(8.4, 9)
    expect(menace(fire(6), { shields: ['SF'], facing: -1 })).toBeCloseTo(1.8, 9)
  })

  test('[TS.fire.1.distance] between rounds a near enemy ahead counts by what the next roll may reach', () => {
    const near = (distance: number, phase: State['phase'] = 'planning') => gain({}, { at: distance }, { phase })
    // 0.35 of a hit worth 6, by seven spaces less the distance, of twelve; half of that.
    expect(near(1)).toBeCloseTo(0.5 * 0.35 * 6 * (6 / 12), 9)
    expect(near(6)).toBeCloseTo(0.5 * 0.35 * 6 * (1 / 12), 9)
    expect([near(7), near(8), near(1, 'action')].map(Math.abs)).toEqual([0, 0, 0].map(x => expect.closeTo(x, 9)))
    expect(near(15)).toBeCloseTo(-0.5 * 0.35 * 6 * (6 / 12), 9)
  })

  test('[TS.fire.1.hit] the plain value: 30 a ship, 4 a shield, −3 a damage, 1 a cube, 0.4 for each space nearer than 7', () => {
    const value = (a: Given, b: Given = {}) => thunderStruck.value(seen(duel(a, b)), 'A')
    expect(value({}, { alive: false })).toBeCloseTo(35, 9)
    expect(value({ shields: ['SF', 'SM', 'SR'], damage: ['P1'], cubes: 4 })).toBeCloseTo(8 - 3 + 3, 9)
    expect([1, 6, 7].map(at => value({}, { at }))).toEqual([2.4, 0.4, 0].map(x => expect.closeTo(x, 9)))
  })
})

describe('How promising a console looks to the machine', () => {
  const plan = (...dice: readonly (readonly [face: number, at: Place])[]) =>
    dice.map(([face, at], i) => ({ die: `c${i + 1}` as DieId, face, at }))
  const look = (dice: readonly (readonly [number, Place])[], a: Given = {}, b: Given = {}) =>
    promise(duel(a, b), 'A', plan(...dice))

  test('[TS.man.1.total TS.man.2.warp-two TS.power.1.six TS.power.1.max] Manoeuvre by its pips, Power by the cubes it brings', () => {
    expect(look([[5, 'M1']])).toBeCloseTo(0.6, 9)
    expect(
      look([
        [5, 'M1'],
        [3, 'M2'],
      ]),
    ).toBeCloseTo(0.12 * 8 + 0.4, 9)
    expect(look([[5, 'P1']])).toBeCloseTo(0.9, 9)
    expect(look([[6, 'P1']])).toBeCloseTo(1.8, 9)
    expect(
      look([
        [6, 'P1'],
        [6, 'P2'],
      ]),
    ).toBeCloseTo(2.7, 9)
    expect(look([[6, 'P1']], { cubes: 4 })).toBeCloseTo(0, 9)
    expect(
      look([
        [6, 'hand'],
        [6, 'B1'],
      ]),
    ).toBeCloseTo(0, 9)
  })

  test('[TS.fire.1.hit TS.boost.2.both] a shot by how often it hits, wherever the enemy moves to', () => {
    // B four spaces ahead flees 0, 0, 0, 1, 2, 3, 4, 5 or 6 spaces.
    const four: Given = { at: 4 }
    expect(look([[4, 'F1']], {}, four)).toBeCloseTo((3 / 9) * 4, 9)
    expect(look([[5, 'F1']], {}, four)).toBeCloseTo((4 / 9) * 4, 9)
    expect(look([[5, 'F1']], {}, { ...four, shields: [] })).toBeCloseTo((4 / 9) * 12, 9)
    expect(
      look(
        [
          [5, 'F1'],
          [2, 'B1'],
        ],
        {},
        four,
      ),
    ).toBeCloseTo((6 / 9) * 4, 9)
    // By 1, by 2 or by both: up to 4 + 4.
    expect(
      look(
        [
          [5, 'F1'],
          [2, 'B1'],
          [1, 'B2'],
        ],
        {},
        four,
      ),
    ).toBeCloseTo((7 / 9) * 4, 9)
    expect(
      look(
        [
          [5, 'F1'],
          [5, 'F2'],
        ],
        {},
        four,
      ),
    ).toBeCloseTo(2 * (4 / 9) * 4, 9)
    // Coming on, it may have passed; where it meets the ship it is a whole ring ahead.
    expect(look([[3, 'F1']], {}, { ...four, facing: -1 })).toBeCloseTo((3 / 9) * 4, 9)
    expect(look([[4, 'F1']], {}, { ...four, facing: -1, shields: ['SR'] })).toBeCloseTo((6 / 9) * 12, 9)
    expect(look([[5, 'F1']], {}, { ...four, alive: false })).toBeCloseTo(0, 9)
  })

  test('[TS.shield.3.front TS.shield.3.rear TS.shield.3.mid TS.shield.2.active] a shield by what it covers and who could hit', () => {
    // B is eight spaces from A, and so A from B: near enough to be feared.
    const bare: Given = { shields: [] }
    expect(look([[5, 'SM']], bare)).toBeCloseTo(2.4 + 0.8, 9)
    expect(look([[5, 'SM']])).toBeCloseTo(0, 9)
    expect(look([[1, 'SF']], bare)).toBeCloseTo(2.4 + 0.8, 9)
    expect(look([[1, 'SF']])).toBeCloseTo(1.4 + 0.8, 9)
    expect(look([[3, 'SR']], { shields: ['SF'] })).toBeCloseTo(2.4 + 0.8, 9)
    expect(look([[3, 'SR']])).toBeCloseTo(1.4 + 0.8, 9)
    expect(look([[5, 'SM']], { shields: ['SF', 'SR'] })).toBeCloseTo(2.4 + 0.8, 9)
    // Twelve spaces are near, thirteen are not.
    expect(look([[5, 'SM']], bare, { at: 4 })).toBeCloseTo(2.4 + 0.8, 9)
    expect(look([[5, 'SM']], bare, { at: 3 })).toBeCloseTo(2.4, 9)
  })
})

describe('What the machine does with its dice', () => {
  test('[TS.act.1.must TS.boost.2.both TS.power.3.pip TS.power.3.move-die TS.man.4.once] every die, changed or moved where it may help', () => {
    const dice = { c1: [6, 'B1'], c2: [1, 'B2'], c3: [3, 'F1'], c4: [5, 'M1'] } as const
    const acts = (a: Given = {}, change: Partial<State> = {}) =>
      [...actsOf(duel({ dice, cubes: 2, ...a }, { at: 5 }, change), 'A')].map(({ type: _, ...act }) => act)
    expect(acts({ cubes: 0 })).toEqual([
      { die: 'c1' },
      { die: 'c1', with: 'c2' },
      { die: 'c2' },
      { die: 'c3' },
      { die: 'c4' },
    ])
    expect(acts()).toEqual([
      { die: 'c1' },
      { die: 'c1', with: 'c2' },
      { die: 'c1', pips: { c1: -1 } },
      { die: 'c1', moveTo: 'F2' },
      { die: 'c2' },
      { die: 'c2', pips: { c2: 1 } },
      { die: 'c2', moveTo: 'F2' },
      { die: 'c2', moveTo: 'SF' },
      { die: 'c3' },
      // Two pips short of the enemy, and two cubes.
      { die: 'c3', pips: { c3: 2 } },
      { die: 'c3', moveTo: 'SR' },
      { die: 'c4' },
      { die: 'c4', moveTo: 'F2' },
    ])
    expect(acts({ cubes: 1 }).filter(({ die }) => die === 'c3')).toEqual([{ die: 'c3' }, { die: 'c3', moveTo: 'SR' }])
    expect(acts({}, { manoeuvred: true }).filter(({ die }) => die === 'c4')).toEqual([])
    const shot = (face: number, at: number) =>
      [...actsOf(duel({ dice: { c1: [face, 'F1'] }, cubes: 4 }, { at }), 'A')].flatMap(({ pips }) =>
        pips ? [pips] : [],
      )
    expect([shot(3, 3), shot(3, 4), shot(2, 6), shot(2, 7)]).toEqual([[], [{ c1: 1 }], [{ c1: 4 }], []])
  })

  test('[TS.fire.2.destroyed TS.fire.1.miss TS.power.1.max TS.shield.2.active TS.man.1.draw] how good each of them looks', () => {
    const score = (
      face: number,
      at: Place,
      { a = {}, b = {}, pips = 0 }: { a?: Given; b?: Given; pips?: number } = {},
    ) => {
      const state = duel({ dice: { c1: [face, at] }, ...a }, { at: 4, ...b })
      return scoreOf(state, shipOf(state, 'A'), { type: 'act', die: 'c1', ...(pips && { pips: { c1: pips } }) })
    }
    expect(score(4, 'F1')).toBe(8)
    expect(score(3, 'F1', { pips: 1 })).toBe(7)
    expect(score(4, 'F1', { b: { shields: [] } })).toBe(40)
    expect(score(3, 'F1')).toBe(-6)
    expect(score(4, 'F1', { b: { alive: false } })).toBe(-6)
    expect(score(5, 'P1', { a: { cubes: 3 } })).toBe(1)
    expect(score(5, 'P1', { a: { cubes: 4 } })).toBe(-1)
    expect(score(5, 'SM')).toBe(-1)
    expect(score(1, 'SF')).toBe(3)
    expect(score(5, 'M1', { b: { dice: { c1: [4, 'M1'] } } })).toBe(1.5)
    expect(score(5, 'M1', { b: { dice: { c1: [5, 'M1'] } } })).toBe(-3)
    // With nothing to fire, where it is makes no difference; a cube costs 1.
    expect(score(2, 'B1')).toBeCloseTo(0, 9)
    expect(score(2, 'B1', { pips: -1 })).toBeCloseTo(-1, 9)
    // From 0 to 2 a Fire die of 2 reaches the enemy at 4: 0.8 of what that is worth.
    expect(score(2, 'B1', { a: { cubes: 0, dice: { c1: [2, 'B1'], c2: [2, 'F1'] } } })).toBeCloseTo(0.8 * 1.8, 9)
  })

  test('[TS.boost.2.both] two Boost dice count together', () => {
    const state = duel({ cubes: 0, dice: { c1: [2, 'B1'], c2: [1, 'B2'], c3: [1, 'F1'] } }, { at: 4 })
    expect(scoreOf(state, shipOf(state, 'A'), { type: 'act', die: 'c1', with: 'c2' })).toBeCloseTo(0.8 * 1.8, 9)
    expect(scoreOf(state, shipOf(state, 'A'), { type: 'act', die: 'c1' })).toBeCloseTo(0, 9)
  })

  test('[TS.shield.4.choose TS.fire.3.damage TS.fire.6.never-forced] hit, it keeps the Mid shield and gives what it needs least', () => {
    const hit = (b: Given, shield: 'SF' | 'SM' | 'SR' | null = 'SM') =>
      bot.reply?.(
        seen(duel({}, b, { stack: [{ kind: 'hit', target: 'B', side: 'rear', shield }] } as Partial<State>), 'B'),
        'B',
        () => 0,
      )
    expect(hit({ shields: ['SM', 'SR'] }, null)).toEqual({ type: 'shield', shield: 'SR' })
    expect(hit({ shields: ['SM'] }, null)).toEqual({ type: 'shield', shield: 'SM' })
    const space = (b: Given) => {
      const action = hit({ shields: [], ...b })
      return action?.type === 'damage' ? action.space : action
    }
    expect(space({})).toBe('P1')
    // A waiting die is worth 3, an active shield 5.
    expect(space({ dice: { c1: [1, 'P1'] } })).toBe('P2')
    expect(space({ dice: { c1: [1, 'P1'], c2: [1, 'P2'] } })).toBe('SF')
    expect(space({ damage: ['P1', 'P2'], shields: ['SF', 'SM', 'SR'] })).toBe('M1')
    expect(space({ damage: ['P1', 'P2', 'SF', 'SM', 'SR'] })).toBe('M1')
    expect(space({ damage: ['P1', 'P2', 'SF', 'SM', 'SR', 'M1'] })).toBe('B1')
    expect(space({ damage: ['P1', 'P2', 'SF', 'SM', 'SR', 'M1', 'B1'] })).toBe('F1')
    expect(space({ damage: ['P1', 'P2', 'SF', 'SM', 'SR'], dice: { c1: [1, 'M1'], c2: [1, 'M2'] } })).toBe('B1')
  })

  test('[TS.man.2.choice TS.man.2.warp-two TS.man.2.flip] the winner of a Manoeuvre goes where its dice reach', () => {
    const choice = (a: Given, b: Given, dice = 2) => {
      const winners = [{ seat: 'A', dice }]
      const state = duel(a, b, { stack: [{ kind: 'manoeuvre', winners }] } as Partial<State>)
      const action = bot.reply?.(seen(state), 'A', () => 0)
      return action?.type === 'choose' ? action.what : action
    }
    const fire: Given = { cubes: 0, dice: { c1: [3, 'F1'] } }
    expect(choice(fire, { at: 3 })).toEqual({ kind: 'nothing' })
    expect(choice({}, {})).toEqual({ kind: 'nothing' })
    // The enemy is three spaces behind.
    expect(choice(fire, { at: 13 }, 1)).toEqual({ kind: 'flip' })
    // From 10 clockwise to 12.
    expect(choice(fire, { at: 12 })).toEqual({ kind: 'warp', sector: 'N', at: 10, facing: 1 })
    expect(choice(fire, { at: 12 }, 1)).toEqual({ kind: 'nothing' })
  })
})

describe('How the machine plans', () => {
  test('[TS.plan.2.roll TS.power.3.reroll] it rolls first, and rerolls what looks poor while a cube is left after it', () => {
    const rows = (cubes: number, faces: readonly number[]) => {
      const table = planning('duel', {}, state => ({
        ...state,
        ships: { ...state.ships, A: { ...shipOf(state, 'A'), cubes, shields: { SF: true, SM: true, SR: true } } },
      }))
      const first = [...(bot.rows?.(seen(table.state), 'A', () => 0) ?? [])]
      expect(first).toEqual([{ actions: [{ type: 'roll' }] }])
      table.play('A', { type: 'roll' }, ...faces)
      return [...(bot.rows?.(seen(table.state), 'A', () => 0) ?? [])]
    }
    const poor = [1, 1, 1, 1]
    const kinds = (found: ReturnType<typeof rows>) => found.map(({ actions }) => actions[0]?.type)
    expect(kinds(rows(4, poor))).toEqual(['reroll'])
    expect(kinds(rows(1, poor))).not.toContain('reroll')
    const good = rows(2, [6, 6, 5, 4])
    expect(kinds(good)).not.toContain('reroll')
    expect(good.length).toBeLessThanOrEqual(16)
    // The best comes first, with three tenths of what it promises.
    const leanings = good.map(({ leaning = 0 }) => leaning)
    expect([...leanings].sort((a, b) => b - a)).toEqual(leanings)
  })
})

describe('Consoles the machine compares', () => {
  const three = (faces: readonly [number, number, number], damage: readonly Space[] = []) => {
    const dice = Object.fromEntries(faces.map((face, i) => [`c${i + 1}`, [face, 'hand'] as const]))
    const ship = shipOf(duel({ dice, damage: [...damage] } as Given), 'A')
    return consolesOf(ship, ship.dice)
  }

  test('[TS.plan.2.place TS.plan.2.shield-face] Boost, Manoeuvre, and each kind of space that takes the third die', () => {
    // The third die on Fire, Power or its shield: 3 dice in 6 orders for each; on a second Boost or Manoeuvre: 3 each.
    expect(three([2, 4, 6])).toHaveLength(24)
    const shields = three([2, 4, 6]).flatMap(plan =>
      plan.flatMap(({ face, at }) => (at.startsWith('S') ? [`${face}${at}`] : [])),
    )
    expect([...new Set(shields)].sort()).toEqual(['2SF', '4SR', '6SM'])
  })

  test('[TS.plan.2.damaged TS.plan.2.boost-max] a damaged space takes none', () => {
    // Without the Mid shield 2 fewer, without one Boost the 3 with two of them.
    expect(three([2, 4, 6], ['SM'])).toHaveLength(22)
    expect(three([2, 4, 6], ['B2'])).toHaveLength(21)
  })
})
