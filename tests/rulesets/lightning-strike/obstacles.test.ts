import { describe, expect, test } from 'vitest'
import { oddsOf } from '../../../src/engine/rolls/odds'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import type { LsAction } from '../../../src/rulesets/lightning-strike/actions'
import type { Options } from '../../../src/rulesets/lightning-strike/options'
import { dustBonus, firePenalty, obstaclesTouching } from '../../../src/rulesets/lightning-strike/rules/obstacles'
import { OBSTACLES, type ObstacleKind } from '../../../src/rulesets/lightning-strike/state'
import { sightOf } from '../../support/sight'
import { attackOn, duel } from './combat'
import { at, LsTable, OPTIONS, setupOf, table } from './support'

const space = () =>
  table({ commandPoints: 0 })
    .unit('pathfinder', { at: [50, 50] })
    .enemy('wyvern', { at: [50, 10] })
/** A field of radius 3 whose edge a base moving up from (50, 50) touches at (50, 44). */
const near = (kind: ObstacleKind) =>
  space()
    .obstacle(kind, { at: [50, 40], radius: 3 })
    .activate('A1')
const step = (...points: [number, number][]): LsAction => ({
  type: 'move',
  unit: 'A1',
  path: points.map(([x, y]) => ({ at: at(x, y), facing: 0 })),
})

function fresh(options: Partial<Options>): LsTable {
  const forces = { A: [{ card: 'pathfinder', name: 'P' }], B: [{ card: 'wyvern', name: 'W' }] }
  const t = new LsTable({ forces, ...options })
  t.state = lightningStrike.initialState(setupOf({ ...OPTIONS, forces, ...options }), new ScriptedDice([]))
  return t
}
const put = (x: number, y: number): LsAction => ({ type: 'obstacle.place', at: at(x, y), facing: 0 })

describe('Placing obstacles', () => {
  test('[LS.obstacle.optional LS.setup.scenery] only if the players decide so', () => {
    expect(fresh({ obstacles: false }).dice(5, 1, 2, 2).settle().state.phase).toBe('placement')
    expect(fresh({ obstacles: true }).state.phase).toBe('obstacles')
    expect(lightningStrike.sequence(fresh({ obstacles: false }).view)[0]).toMatchObject({ at: 'left-out' })
  })

  test('[LS.obstacle.equal] each places the same number, in turn', () => {
    const t = fresh({ obstacles: true, obstaclesEach: 2 }).dice(5, 1, 2, 2, 1).settle()
    const asked: string[] = []
    for (const face of [2, 3, 4]) {
      asked.push(t.asked)
      expect(t.why(put(50, 50), t.asked === 'A' ? 'B' : 'A')).not.toEqual([])
      t.dice(face).play(put(50, 50))
    }
    asked.push(t.asked)
    t.play(put(50, 50))
    expect(asked).toEqual(['A', 'B', 'A', 'B'])
    expect(Object.values(t.state.obstacles).map(({ by }) => by)).toEqual(['A', 'B', 'A', 'B'])
    expect(t.state.phase).toBe('placement')
    expect(t.asked).toBe('A')
  })

  test('[LS.obstacle.random] a die decides the kind, with equal chances; a six is rolled again', () => {
    const drawn = [1, 2, 3, 4, 5].map(face => {
      const t = fresh({ obstacles: true }).dice(5, 1, 2, 2, 6, face).settle()
      return t.last('obstacle-drawn').kind
    })
    expect(drawn).toEqual([...OBSTACLES])
    const t = fresh({ obstacles: true }).dice(5, 1, 2, 2, 3).settle()
    expect(lightningStrike.awaiting(t.state)[0]?.say).toBe('place your rock field, 1 more to come')
    t.dice(1).play(put(30, 30))
    expect(Object.values(t.state.obstacles)).toMatchObject([{ kind: 'rock', by: 'A' }])
  })

  test('[LS.obstacle.scale] a marker has its printed size, and must be wholly on the table', () => {
    const t = fresh({ obstacles: true }).dice(5, 1, 2, 2, 5).settle()
    const [refusal] = t.refusals(put(2, 50))
    expect(refusal).toMatchObject({ rule: 'LS.obstacle.scale', shapes: [{ kind: 'disc', at: at(2, 50), radius: 3 }] })
    t.dice(1).play(put(3, 50))
    expect(lightningStrike.scene(t.view).areas.find(({ id }) => id === 'o1')).toMatchObject({
      area: { kind: 'disc', at: at(3, 50), radius: 3 },
    })
    const offer = t.offer('obstacle.place')
    if (offer.kind === 'region') expect(t.why(offer.at(offer.start()) as never)).toEqual([])
  })
})

describe('Contact', () => {
  test('[LS.obstacle.contact] a base that touches the marker is inside it', () => {
    const t = space().obstacle('dust', { at: [50, 40], radius: 3 })
    expect(obstaclesTouching(t.state, at(50, 44))).toHaveLength(1)
    expect(obstaclesTouching(t.state, at(50, 44.01))).toHaveLength(0)
    const outline = space().obstacle('factory', { at: [50, 30] })
    expect(obstaclesTouching(outline.state, at(50, 37))).toHaveLength(1)
    expect(obstaclesTouching(outline.state, at(50, 37.01))).toHaveLength(0)
  })

  test('[LS.obstacle.no-threat] an obstacle does nothing by itself and harms nobody but by its entry check', () => {
    for (const kind of ['dust', 'factory', 'asteroid'] as const) {
      const t = near(kind).play(step([50, 40]))
      expect(t.events.map(({ type }) => type)).toEqual(['activated', 'moved'])
    }
    expect(
      near('rock')
        .offers('A')
        .some(({ piece }) => piece === 'o1'),
    ).toBe(false)
  })

  test('[LS.obstacle.indestructible] it cannot be attacked', () => {
    const t = near('asteroid')
    expect(t.why({ type: 'attack', unit: 'A1', weapon: 0, target: 'o1' })).toContain('LS.obstacle.indestructible')
    const offer = t.offer('attack.A1.0')
    if (offer.kind === 'piece') expect(offer.choices().map(({ piece }) => piece)).toEqual(['B1'])
  })

  test('[LS.obstacle.los] an asteroid on the line, or a field the target touches from behind, blocks it', () => {
    const sight = (t: LsTable) => sightOf(lightningStrike, t.view, 'A1', 'B1').clear
    expect(sight(space())).toBe(true)
    expect(sight(space().obstacle('asteroid', { at: [50, 30], radius: 3 }))).toBe(false)
    expect(sight(space().obstacle('dust', { at: [50, 30], radius: 3 }))).toBe(true)
    expect(sight(space().obstacle('dust', { at: [50, 14], radius: 3 }))).toBe(false)
  })
})

describe('Dust and debris', () => {
  const bonus = (...kinds: ObstacleKind[]) => {
    const t = space()
    for (const kind of kinds) t.obstacle(kind, { at: [50, 50], radius: 3 })
    return dustBonus(t.state, t.unitOf('A1')).map(({ value, rule }) => [value, rule])
  }

  test('[LS.obstacle.dust.bonus] +1 Defense inside a dust cloud', () => {
    expect(bonus('dust')).toEqual([[1, 'LS.obstacle.dust.bonus']])
    expect(bonus()).toEqual([])
  })

  test('[LS.obstacle.debris.bonus] +1 Defense inside a debris field', () => {
    expect(bonus('debris')).toEqual([[1, 'LS.obstacle.debris.bonus']])
  })

  test('[LS.obstacle.bonus-once] both together still +1', () => {
    expect(bonus('dust', 'debris')).toHaveLength(1)
  })

  test('[LS.obstacle.rock.no-bonus] none in a rock field, nor in a factory', () => {
    expect([bonus('rock'), bonus('factory'), bonus('asteroid')]).toEqual([[], [], []])
  })
})

describe('Entry checks', () => {
  test.each([
    ['debris', 'LS.obstacle.debris.check'],
    ['rock', 'LS.obstacle.rock.check'],
  ] as const)(
    '[LS.obstacle.debris.check LS.obstacle.rock.check] %s: a Skill check against 2 on the way in',
    (kind, rule) => {
      const t = near(kind)
      const plan = t.plan(step([50, 42]))
      expect(plan.warnings?.()).toMatchObject([
        {
          rule,
          shapes: [
            { kind: 'disc', radius: 3 },
            { kind: 'disc', at: { x: 50 } },
          ],
        },
      ])
      // fails with 4 of 36: a fumble, or a total of 2
      const odds = oddsOf(plan)
      expect(odds?.outcomes.map(o => [o.label, Math.round(o.probability * 36)])).toEqual([
        ['Gets through', 32],
        ['Crippled', 4],
      ])
      t.dice(3, 1).play(step([50, 42]))
      expect(t.last('entry-checked')).toMatchObject({ passed: true, field: 'o1' })
      expect(t.unitOf('A1')).toMatchObject({ crippled: false, at: at(50, 42) })
    },
  )

  test.each(['debris', 'rock'] as const)(
    '[LS.obstacle.debris.fail LS.obstacle.rock.fail] %s: failed, one Crippled hit; a second is Overkill',
    kind => {
      const t = near(kind)
        .dice(2, 1)
        .play(step([50, 42]))
      expect(t.unitOf('A1').crippled).toBe(true)
      const twice = near(kind)
        .unit('pathfinder')
        .set(state => Object.assign(state.units.A1 ?? {}, { crippled: true }))
      twice.set(state => Object.assign(state.stack[0] ?? {}, { start: at(50, 46) }))
      twice.set(state => Object.assign(state.units.A1 ?? {}, { at: at(50, 46) }))
      twice.dice(1, 1).play(step([50, 42]))
      expect(twice.unitOf('A1').status).toBe('overkilled')
    },
  )

  test('[LS.damage.crippled.midmove] the move ends where the base touched; it goes on within the halved circle', () => {
    const t = near('rock')
      .dice(1, 1)
      .play(step([50, 42], [50, 41]))
    const { x, y } = t.unitOf('A1').at
    expect([x, Number(y.toFixed(4))]).toEqual([50, 44])
    expect(t.why(step([50, 45]))).toEqual(['LS.damage.crippled.midmove'])
    const close = space()
      .obstacle('rock', { at: [50, 44], radius: 3 })
      .activate('A1')
      .dice(1, 1)
      .play(step([50, 44]))
    expect(Number(close.unitOf('A1').at.y.toFixed(4))).toBe(48)
    expect(close.why(step([50, 45]))).toEqual([])
    expect(close.why(step([50, 44.9]))).toEqual(['LS.move.exo.circle'])
  })

  test('[LS.damage.crippled.midmove] a fighter crippled in mid-move has its budget and its minimum halved', () => {
    const t = table({ commandPoints: 0 })
      .unit('lancer', { at: [50, 60] })
      .enemy('wyvern', { at: [50, 10] })
    t.obstacle('debris', { at: [50, 51], radius: 3 }).activate('A1', { overthrust: true })
    t.dice(1, 1).play({ type: 'fly', unit: 'A1', path: [{ at: at(50, 40), facing: 0 }] })
    expect(t.state.stack[0]).toMatchObject({ flown: expect.closeTo(5, 4) })
    const end = { type: 'endActivation', unit: 'A1', facing: null } as const
    expect(t.why(end)).toEqual(['LS.move.fighter.overthrust.min'])
    expect(t.why({ type: 'fly', unit: 'A1', path: [{ at: at(50, 47.9), facing: 0 }] })).toEqual([
      'LS.move.fighter.overthrust.allowance',
    ])
    expect(t.play({ type: 'fly', unit: 'A1', path: [{ at: at(50, 54), facing: 0 }] }).why(end)).toEqual([])
  })

  test('[LS.obstacle.check-once] one check for each field in an activation', () => {
    const t = near('debris')
      .dice(3, 1)
      .play(step([50, 42], [50, 48], [50, 42]))
    expect(t.all('entry-checked')).toHaveLength(1)
    t.play(step([50, 48])).play(step([50, 42]))
    expect(t.all('entry-checked')).toHaveLength(1)
    const twoFields = space()
      .obstacle('rock', { at: [50, 44], radius: 1 })
      .obstacle('debris', { at: [50, 41], radius: 1 })
    twoFields
      .activate('A1')
      .dice(3, 1, 4, 4)
      .play(step([50, 40]))
    expect(twoFields.all('entry-checked').map(({ field }) => field)).toEqual(['o1', 'o2'])
  })

  test('[LS.obstacle.check-once] to start inside is not to enter, to leave and come back is', () => {
    const inside = () =>
      space()
        .obstacle('debris', { at: [50, 50], radius: 3 })
        .activate('A1')
    expect(
      inside()
        .play(step([50, 52]))
        .all('entry-checked'),
    ).toEqual([])
    expect(
      inside()
        .play(step([50, 56]))
        .all('entry-checked'),
    ).toEqual([])
    const back = inside()
      .dice(5, 5)
      .play(step([50, 56], [50, 52]))
    expect(back.all('entry-checked')).toHaveLength(1)
  })

  test("[LS.obstacle.check-once LS.obstacle.contact] a Unit stopped at the edge touches the field, and needn't enter it again", () => {
    for (const field of [
      { at: [50, 40], radius: 3 },
      { at: [50, 37], facing: 30 },
    ] as const) {
      const t = space()
        .obstacle('rock', field)
        .activate('A1')
        .dice(1, 1)
        .play(step([50.3, 41]))
      expect(obstaclesTouching(t.state, t.unitOf('A1').at)).toHaveLength(1)
      t.end('A1')
        .activate('B1')
        .dice(6, 1, 2, 2)
        .end('B1')
        .play({ type: 'initiative.order', order: ['A', 'B'] })
      expect(
        t
          .activate('A1')
          .plan(step([50.3, 41.5]))
          .warnings?.(),
      ).toEqual([])
    }
  })

  test('[LS.obstacle.check-path] needed where the path first touches, even if it only passes through; a path around needs none', () => {
    const t = space()
      .obstacle('rock', { at: [50, 45], radius: 1 })
      .activate('A1')
    const through = t.plan(step([50, 41]))
    expect(through.warnings?.()).toHaveLength(1)
    expect(through.shapes?.()).toContainEqual(expect.objectContaining({ kind: 'label', label: 'check' }))
    t.dice(4, 1).play(step([50, 41]))
    const { x, y } = t.last('entry-checked').at
    expect([x, Number(y.toFixed(4))]).toEqual([50, 47])
    const round = space()
      .obstacle('rock', { at: [50, 45], radius: 1 })
      .activate('A1')
    expect(round.plan(step([55, 47], [53, 42])).warnings?.()).toEqual([])
    // touching with the rim is touching
    expect(round.plan(step([52, 50], [52, 42])).warnings?.()).toHaveLength(1)
    expect(round.plan(step([52.01, 50], [52.01, 42])).warnings?.()).toEqual([])
  })

  test('[LS.obstacle.check-path] holds for the printed outlines, corners and hollows included', () => {
    const factory = (kind: ObstacleKind) =>
      space()
        .obstacle(kind, { at: [50, 38], facing: 20 })
        .activate('A1')
    expect(
      factory('rock')
        .plan(step([50, 41]))
        .warnings?.(),
    ).toHaveLength(1)
    expect(
      factory('rock')
        .plan(step([58, 50], [50, 58]))
        .warnings?.(),
    ).toEqual([])
  })

  test('[LS.obstacle.check-fumble] a fumble fails', () => {
    const t = near('debris')
      .dice(1, 1)
      .play(step([50, 42]))
    expect(t.last('entry-checked')).toMatchObject({ passed: false, total: 0 })
    expect(t.last('entry-checked').rules).toContain('LS.obstacle.check-fumble')
    // with Skill 1 a single one is a fumble, too
    const green = table({ commandPoints: 0, skill: 1 })
      .unit('pathfinder')
      .enemy('wyvern', { at: [50, 10] })
    green
      .obstacle('debris', { at: [50, 40], radius: 3 })
      .activate('A1')
      .dice(1)
      .play(step([50, 42]))
    expect(green.last('entry-checked').passed).toBe(false)
  })

  test('[LS.obstacle.factory.entry-free] a factory complex is entered without a check or a penalty', () => {
    const t = near('factory')
    expect(t.plan(step([50, 42])).warnings?.()).toEqual([])
    expect(t.play(step([50, 42])).unitOf('A1').at).toEqual(at(50, 42))
  })
})

describe('Fire', () => {
  /** From (50, 50) to (50, 10), unless said otherwise. */
  const penalty = (t: LsTable, from = at(50, 50), to = at(50, 10)) =>
    firePenalty(t.state, from, to).map(({ value, rule }) => [value, rule])
  const rock = [[-2, 'LS.obstacle.rock.fire-penalty']]
  const factory = [[-2, 'LS.obstacle.factory.fire-penalty']]

  test('[LS.obstacle.rock.fire-penalty] -2 into, out of and through any part of a rock field', () => {
    expect(penalty(space().obstacle('rock', { at: [50, 10], radius: 3 }))).toEqual(rock)
    expect(penalty(space().obstacle('rock', { at: [50, 50], radius: 3 }))).toEqual(rock)
    expect(penalty(space().obstacle('rock', { at: [52, 30], radius: 3 }))).toEqual(rock)
    expect(penalty(space().obstacle('rock', { at: [60, 30], radius: 3 }))).toEqual([])
  })

  test('[LS.obstacle.factory.fire-penalty] -2 into and through a factory complex', () => {
    expect(penalty(space().obstacle('factory', { at: [50, 10], radius: 3 }))).toEqual(factory)
    expect(penalty(space().obstacle('factory', { at: [52, 30], radius: 3 }))).toEqual(factory)
  })

  test('[LS.obstacle.factory.inside] none from inside it, also at a target in it; but into another', () => {
    const t = space().obstacle('factory', { at: [50, 50], radius: 6 })
    expect(penalty(t)).toEqual([])
    expect(penalty(t, at(50, 50), at(50, 46))).toEqual([])
    expect(penalty(t.obstacle('factory', { at: [50, 10], radius: 3 }))).toEqual(factory)
  })

  test("[LS.attack.obstacle LS.obstacle.rock.fire-penalty LS.obstacle.factory.fire-penalty] a strike in contact isn't fire", () => {
    const attack = (kind: 'rock' | 'factory', y: number, weapon: number) => {
      const t = duel()
        .unit('pathfinder', { at: [50, 50] })
        .enemy('retaliator', { at: [50, y], facing: 180 })
        .obstacle(kind, { at: [50, y - 2], radius: 2 })
        .activate('A1')
      const { lines: found } = t.plan(attackOn('B1', { weapon })).ledgers[0] ?? { lines: [] }
      return found.filter(({ rule }) => rule.endsWith('fire-penalty')).map(({ value }) => value)
    }
    for (const kind of ['rock', 'factory'] as const) {
      expect(attack(kind, 47.9, 0)).toEqual([-2])
      expect(attack(kind, 48.5, 2)).toEqual([])
    }
    const near = duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('retaliator', { at: [50, 48.5] })
      .obstacle('rock', { at: [50, 48], radius: 2 })
    const { lines } = sightOf(lightningStrike, near.view, 'A1', 'B1')
    expect(lines.map(({ rule }) => rule)).not.toContain('LS.obstacle.rock.fire-penalty')
  })

  test('[LS.obstacle.penalty-once] one -2 in all, however many fields', () => {
    const t = space()
      .obstacle('rock', { at: [50, 40], radius: 3 })
      .obstacle('rock', { at: [50, 20], radius: 3 })
    expect(penalty(t.obstacle('factory', { at: [50, 30], radius: 3 }))).toHaveLength(1)
  })

  test('[LS.obstacle.through] a line that only touches the rim does not go through', () => {
    expect(penalty(space().obstacle('rock', { at: [53, 30], radius: 3 }))).toEqual([])
    expect(penalty(space().obstacle('rock', { at: [52.99, 30], radius: 3 }))).toEqual(rock)
  })

  test('dust, debris and asteroids take nothing from a shot', () => {
    for (const kind of ['dust', 'debris', 'asteroid'] as const)
      expect(penalty(space().obstacle(kind, { at: [50, 30], radius: 3 }))).toEqual([])
  })
})
