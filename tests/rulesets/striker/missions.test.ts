import { describe, expect, test } from 'vitest'
import { defaults } from '../../../src/engine/offers'
import type { Dice } from '../../../src/engine/rolls/dice'
import { oddsOf } from '../../../src/engine/rolls/odds'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { missionOffers } from '../../../src/rulesets/striker/actions/mission-offers'
import type { Blast } from '../../../src/rulesets/striker/parts/blast'
import type { Mission } from '../../../src/rulesets/striker/parts/mission'
import { exposedIn, fragmentOn, standsWithin } from '../../../src/rulesets/striker/rules/damage/burst'
import {
  blastOf,
  dueMissions,
  guidedStrikes,
  guidedTarget,
  landingSide,
  landRounds,
  patchesOf,
  shakenBy,
  silentWhy,
} from '../../../src/rulesets/striker/rules/missions/landing'
import {
  accuracyLines,
  adjustRefusals,
  delayOf,
  gunsOf,
  isObserved,
  missionRefusals,
  roundsOf,
} from '../../../src/rulesets/striker/rules/missions/missions'
import { deviate, lineOfFire, shifted, zoneOf } from '../../../src/rulesets/striker/rules/missions/sheaf'
import type { State } from '../../../src/rulesets/striker/state'
import { directionOf, illumRadius, SHEAF_NEED, sheafOf, squaresOf } from '../../../src/rulesets/striker/tables/indirect'
import { block, type FieldGiven, field, missionFrom, type StandGiven, stand } from './field'

const MORTARS: StandGiven = {
  at: [120, 150],
  kind: 'crew',
  men: [{ weapons: ['mortar-8'] }, { weapons: ['mortar-8'] }, { weapons: [] }, { weapons: [] }],
}
const OBSERVER: StandGiven = { at: [120, 110], men: [{ observer: true }, {}] }
const guns = (more: FieldGiven = {}): FieldGiven => ({
  ...more,
  stands: { A1: OBSERVER, A2: MORTARS, ...more.stands },
})
const rules = (state: State, given: Partial<Mission> = {}) =>
  missionRefusals(state, missionFrom('m1', given)).map(({ rule }) => rule)
const total = (lines: readonly { value: number }[]) => lines.reduce((sum, { value }) => sum + value, 0)

describe('ordering a mission', () => {
  test('[STR.core.indirect.observer] the form begins at a point that the observer sees and the guns reach', () => {
    const house = block('building', [60, 100, 180, 105])
    const state = field({ ...guns({ stands: { A3: { at: [200, 40] } } }), phase: 'command', pieces: [house] })
    const [form] = missionOffers(state, stand(state, 'A2'), [stand(state, 'A1')])
    if (form?.kind !== 'form') throw new Error('no form')
    const { point } = form.fill(defaults(form.fields()))
    expect(rules(state, { point: { x: 120, y: 80 } })).toEqual(['STR.core.indirect.observer'])
    expect(rules(state, { point })).toEqual([])
    const enemy = field({ ...guns({ stands: { B1: { at: [20, 100] } } }), phase: 'command' })
    const [again] = missionOffers(enemy, stand(enemy, 'A2'), [stand(enemy, 'A1')])
    expect(again?.kind === 'form' && again.fill(defaults(again.fields())).point).toEqual({ x: 20, y: 100 })
  })

  test('[STR.core.indirect.order] observer, battery, point, ammunition, turns and sheaf', () => {
    const state = field(guns())
    expect(rules(state)).toEqual([])
    expect(rules(state, { battery: 'A1' })).toContain('STR.core.indirect.order')
    expect(rules(state, { turns: 0 })).toEqual(['STR.core.indirect.order'])
    expect(rules(state, { kind: 'HEAP' })).toEqual(['STR.core.direct.ammo-kind'])
    expect(rules(state, { battery: 'B9', observer: 'nobody' })).toEqual([
      'STR.core.indirect.observer',
      'STR.core.indirect.order',
    ])
    expect(rules(state, { point: { x: 120, y: -30 } })).toContain('STR.core.terrain.edges')
  })

  test('[STR.core.indirect.observer] a leader or trained man, steady, who sees the point and can speak to the guns', () => {
    const hill = block('contour', [0, 80, 240, 100], { height: 30, run: 4 })
    expect(rules(field(guns({ pieces: [hill] })))).toContain('STR.core.indirect.observer')
    expect(rules(field(guns({ stands: { A1: { ...OBSERVER, men: [{}] } } })))).toEqual(['STR.core.indirect.observer'])
    expect(rules(field(guns({ stands: { A1: { ...OBSERVER, men: [{ leader: 1 }] } } })))).toEqual([])
    expect(rules(field(guns({ stands: { A1: { ...OBSERVER, status: 'suppressed' } } })))).toEqual([
      'STR.core.indirect.observer',
    ])
    const recruits = { A1: { ...OBSERVER, men: [{ observer: true, quality: 'recruit' as const }] } }
    expect(rules(field(guns({ stands: recruits })))).toEqual(['STR.core.quality.recruit'])
    const mute = rules(field(guns({ options: { tl: { A: 4, B: 4 } } })))
    expect(mute).toContain('STR.core.orders.link')
  })

  test('[STR.core.indirect.busy] who has another task does not observe', () => {
    expect(rules(field(guns({ stands: { A1: { ...OBSERVER, own: { task: 'order' } } } })))).toEqual([
      'STR.core.indirect.busy',
    ])
  })

  test('[STR.core.indirect.range] within least and greatest range of every gun', () => {
    const near = field(guns({ stands: { A2: { ...MORTARS, at: [120, 79.9] } } }))
    expect(rules(near)).toEqual(['STR.core.indirect.range'])
    expect(rules(field(guns({ stands: { A2: { ...MORTARS, at: [120, 80] } } })))).toEqual([])
    const mixed = { ...MORTARS, men: [{ weapons: ['mortar-8'] }, { weapons: ['mortar-4'] }] }
    expect(rules(field(guns({ stands: { A2: { ...mixed, at: [120, 150] } } })))).toEqual([])
    expect(rules(field(guns({ stands: { A2: { ...mixed, at: [120, 160] } } })))).toEqual([])
    expect(rules(field(guns({ stands: { A2: { ...mixed, at: [180, 150] } } })))).toEqual(['STR.core.indirect.range'])
  })

  test('[STR.core.indirect.one] a battery has one mission, an observer one battery', () => {
    const running = { m0: { turns: 3, landed: 1 } }
    expect(rules(field(guns({ missions: running })))).toEqual(['STR.core.indirect.one', 'STR.core.indirect.one'])
    expect(rules(field(guns({ missions: { m0: { turns: 3, landed: 3 } } })))).toEqual([])
    const other = field(guns({ missions: running, stands: { A3: OBSERVER } }))
    expect(rules(other, { observer: 'A3' })).toEqual(['STR.core.indirect.one'])
  })

  test.each([
    ['elite', 8, 150, 1],
    ['veteran', 8, 150, 1],
    ['regular', 8, 150, 2],
    ['recruit', 8, 150, 3],
    ['regular', 9, 150, 1],
    ['recruit', 9, 150, 2],
    ['elite', 12, 150, 1],
  ] as const)('[STR.core.indirect.delay] %s crew, TL %i: %#', (quality, tl, y, delay) => {
    const crew = { ...MORTARS, at: [120, y] as const, men: [{ quality, weapons: ['mortar-8'] }] }
    const state = field(guns({ stands: { A2: crew }, options: { tl: { A: tl, B: tl } } }))
    expect(delayOf(state, stand(state, 'A2'), missionFrom('m1'))).toBe(delay)
  })

  test('[STR.core.indirect.delay] a flight of 200 cm or more takes a turn', () => {
    const from = (x: number) => {
      const state = field(guns({ stands: { A2: { ...MORTARS, at: [x, 60] } } }))
      return delayOf(state, stand(state, 'A2'), missionFrom('m1', { point: { x: 210, y: 60 } }))
    }
    expect([from(10.1), from(10)]).toEqual([2, 3])
  })

  test('[STR.core.indirect.rounds] the rates of fire of all guns that still fire', () => {
    const state = field(guns())
    expect(roundsOf(gunsOf(state, stand(state, 'A2')))).toBe(40)
    const one = field(guns({ stands: { A2: { ...MORTARS, own: { broken: ['1.0'] } } } }))
    expect(roundsOf(gunsOf(one, stand(one, 'A2')))).toBe(20)
    const howitzer = field({ stands: { A2: { card: 'sp-howitzer-7' } } })
    expect(roundsOf(gunsOf(howitzer, stand(howitzer, 'A2')))).toBe(6)
  })
})

describe('where rounds fall', () => {
  test('[STR.core.indirect.accuracy] fourteen is on the point, each point short two centimetres', () => {
    const point = { x: 100, y: 50 }
    expect(deviate(point, { dm: 4, line: 0 }, new ScriptedDice([5, 5]))).toMatchObject({ short: 0, at: point })
    expect(deviate(point, { dm: 4, line: 0 }, new ScriptedDice([5, 4, 1, 1]))).toMatchObject({
      thrown: 9,
      short: 1,
      direction: 'over',
      at: { x: 100, y: 48 },
    })
    expect(deviate(point, { dm: 0, line: 0 }, new ScriptedDice([1, 1, 6, 4])).at).toEqual({ x: 76, y: 50 })
  })

  test('[STR.core.indirect.direction] even over, odd short, ten left, eleven and twelve right', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(directionOf)).toEqual([
      'over',
      'short',
      'over',
      'short',
      'over',
      'short',
      'over',
      'short',
      'left',
      'right',
      'right',
    ])
    const point = { x: 100, y: 50 }
    const by = (direction: 'over' | 'short' | 'left' | 'right', line: number) => {
      const { x, y } = shifted(point, line, { far: 10, direction })
      return [Math.round(x), Math.round(y)]
    }
    expect([by('over', 0), by('short', 0), by('left', 0), by('right', 0)]).toEqual([
      [100, 40],
      [100, 60],
      [90, 50],
      [110, 50],
    ])
    expect(by('right', 90)).toEqual([100, 60])
    const mission = missionFrom('m1', { point })
    expect(lineOfFire(mission, { x: 50, y: 50 })).toBe(90)
    expect(lineOfFire(mission, null)).toBe(0)
    expect(lineOfFire({ ...mission, seat: 'B' }, null)).toBe(180)
  })

  test.each([
    ['regular', 1],
    ['veteran', 3],
    ['elite', 3],
  ] as const)('[STR.core.indirect.dm-observer] a %s observer', (quality, dm) => {
    const state = field(
      guns({ stands: { A1: { ...OBSERVER, men: [{ observer: true, quality }, { quality: 'elite' }] } } }),
    )
    expect(accuracyLines(state, missionFrom('m1'))[0]).toMatchObject({
      value: dm,
      rule: 'STR.core.indirect.dm-observer',
    })
  })

  test('[STR.core.indirect.dm-fc] a third of the tech level; map box and lost position by ruling', () => {
    const at = (tl: number) =>
      total(accuracyLines(field(guns({ options: { tl: { A: tl, B: tl } } })), missionFrom('m1')))
    expect([at(8), at(9), at(15)]).toEqual([1 + 2, 1 + 3, 1 + 5])
    const ruled = (value: string) =>
      total(
        accuracyLines(
          field(guns({ rulings: [{ rule: 'STR.core.indirect.dm-fc', subject: 'A2', value }] })),
          missionFrom('m1'),
        ),
      )
    expect([ruled('2'), ruled('-2')]).toEqual([5, 1])
  })

  test('[STR.core.indirect.dm-adjust] three for every landing the observer has seen', () => {
    const state = field(guns())
    expect(total(accuracyLines(state, missionFrom('m1', { seen: 2 })))).toBe(3 + 6)
  })

  test('[STR.core.indirect.dm-map] unobserved fire has neither observer nor adjustment', () => {
    const state = field(guns({ stands: { A1: { ...OBSERVER, status: 'routed' } } }))
    expect(isObserved(state, missionFrom('m1'))).toBe(false)
    expect(accuracyLines(state, missionFrom('m1', { seen: 2 }))).toMatchObject([
      { value: 0, rule: 'STR.core.indirect.dm-map' },
      { value: 2, rule: 'STR.core.indirect.dm-fc' },
    ])
  })

  test('[STR.core.indirect.adjust] observed fire is thrown anew from the point, unobserved fire stays where it fell', () => {
    const mpi = { x: 130, y: 66 }
    const seen = landRounds(field(guns()), missionFrom('m1', { mpi, landed: 1, seen: 1 }), new ScriptedDice([4, 4]))
    expect(seen).toMatchObject({ thrown: 8, short: 0, at: { x: 120, y: 60 }, observed: true, seen: true })
    const blind = field(guns({ stands: { A1: { ...OBSERVER, status: 'suppressed' } } }))
    expect(landRounds(blind, missionFrom('m1', { mpi, landed: 1 }), new ScriptedDice([]))).toMatchObject({
      thrown: null,
      at: mpi,
      observed: false,
    })
    expect(landRounds(blind, missionFrom('m1'), new ScriptedDice([6, 6]))).toMatchObject({ short: 0 })
  })

  test('[STR.core.indirect.adjust] the point moves up to 10 cm, to where the observer sees', () => {
    const state = field(guns())
    const by = (x: number, more: Partial<Mission> = {}) =>
      adjustRefusals(state, missionFrom('m1', { turns: 3, ...more }), { x, y: 60 }).length
    expect([by(130), by(130.1)]).toEqual([0, 1])
    expect(by(121, { landed: 3 })).toBe(1)
    const hidden = field(
      guns({ pieces: [block('building', [124, 61, 128, 80], { values: { floors: 4, armour: 20 } })] }),
    )
    expect(adjustRefusals(hidden, missionFrom('m1', { turns: 3 }), { x: 127, y: 60 })).toHaveLength(1)
  })

  test.each([
    [60, 'converged', 5, 25],
    [100, 'normal', 10, 100],
    [40, 'normal', 6, 36],
    [40, 'converged', 4, 16],
    [6, 'normal', 2, 4],
    [1, 'converged', 1, 1],
  ] as const)('[STR.core.indirect.zone] %i rounds %s: %i squares on a side', (rounds, sheaf, squares, full) => {
    expect(squaresOf(rounds, sheaf)).toBe(squares)
    const zone = zoneOf(
      { sheaf },
      { at: { x: 50, y: 50 }, from: { x: 50, y: 100 }, fired: rounds, left: rounds, burst: 3 },
    )
    expect(zone).toMatchObject({ squares, side: squares * 3 })
    expect(squares * squares).toBe(full)
    const half = (squares * 3) / 2
    expect(zone.area[0]).toEqual({ x: 50 + half, y: 50 - half })
  })

  test('[STR.core.indirect.type] by the rounds left against those of a full sheaf', () => {
    expect([50, 49, 25, 24, 13, 12].map(left => sheafOf(left, 25))).toEqual([
      'converged',
      'normal',
      'normal',
      'dispersed',
      'dispersed',
      'scattered',
    ])
    const zone = (left: number) =>
      zoneOf({ sheaf: 'converged' }, { at: { x: 0, y: 0 }, from: null, fired: 60, left, burst: 1 }).sheaf
    expect([zone(60), zone(49), zone(24), zone(12)]).toEqual(['converged', 'normal', 'dispersed', 'scattered'])
  })
})

describe('what rounds do', () => {
  const target: FieldGiven = {
    pieces: [block('boulder', [122, 58, 126, 62])],
    stands: {
      A1: OBSERVER,
      A2: MORTARS,
      B1: { at: [120, 60], men: [{}] },
      B2: { at: [124, 60], men: [{}] },
      B3: { card: 'truck-5', at: [116, 60] },
      B4: { at: [118, 60], flight: 'high', height: 200, card: 'GAPC12' },
      B5: { at: [150, 60] },
    },
  }
  const caught = (state: State, blast: Blast, id: string, dice: Dice) =>
    exposedIn(state, blast, stand(state, id)).flatMap(one => fragmentOn(blast, one, dice) ?? [])
  const land = (given: FieldGiven = target, more: Partial<Mission> = {}) => {
    const state = field(given)
    const mission = missionFrom('m1', more)
    const landing = landRounds(state, mission, new ScriptedDice([6, 6]))
    const blast = blastOf(state, mission, landing.zone)
    if (!blast) throw new Error('no blast')
    return { state, mission, landing, blast }
  }

  test('[STR.core.indirect.to-hit] 6+, 8+, 10+, 12+ by sheaf; men under cover -2; friend and foe; not who flies high', () => {
    expect(SHEAF_NEED).toEqual({ converged: 6, normal: 8, dispersed: 10, scattered: 12 })
    const { state, blast } = land()
    expect(blast).toMatchObject({ need: 8, deck: true, contact: 16, frag: 4 })
    expect(standsWithin(state, blast.area).map(({ id }) => id)).toEqual(['B1', 'B2', 'B3'])
    const thrown = (id: string, ...faces: number[]) => caught(state, blast, id, new ScriptedDice(faces)).length
    expect([thrown('B1', 4, 4), thrown('B1', 4, 3), thrown('B2', 5, 4), thrown('B2', 5, 5)]).toEqual([1, 0, 0, 1])
    const own = land({ stands: { ...target.stands, A1: { ...OBSERVER, at: [120, 61] } } })
    expect(standsWithin(own.state, own.blast.area)[0]?.id).toBe('A1')
  })

  test('[STR.core.indirect.men STR.core.indirect.vehicles] fragments; a natural twelve that hits is the shell itself; vehicles on the deck', () => {
    const { state, blast } = land()
    const struck = (id: string, ...faces: number[]) => caught(state, blast, id, new ScriptedDice(faces))[0]
    expect(struck('B1', 6, 5)).toMatchObject({ pen: 4, contact: false, deck: true, from: null })
    expect(struck('B1', 6, 6)).toMatchObject({ pen: 16, contact: true })
    expect(struck('B3', 6, 5)).toMatchObject({ man: null, pen: 4, deck: true })
    expect(struck('B3', 6, 6)).toMatchObject({ pen: 16 })
    const scattered = caught(state, { ...blast, need: 12 }, 'B2', new ScriptedDice([6, 6]))
    expect(scattered).toEqual([])
  })

  test('[STR.core.indirect.check] everybody in a converged zone is shaken, hit or not', () => {
    const { state, mission, landing } = land(target, { sheaf: 'converged' })
    expect(landing.zone.sheaf).toBe('converged')
    expect(shakenBy(state, mission, landing.zone)).toEqual(['B1', 'B2', 'B3'])
    const normal = land()
    expect(shakenBy(normal.state, normal.mission, normal.landing.zone)).toEqual([])
  })

  test('[STR.core.indirect.laser] guided rounds strike the marked target within 10 cm of their fall, 6+ each on the deck', () => {
    const stands = {
      A1: OBSERVER,
      A2: { card: 'sp-howitzer-7', at: [120, 150] as const },
      B1: { card: 'MBT8', at: [129, 60] as const },
    }
    const mission = missionFrom('m1', { kind: 'laserGuided', designated: 'B1' })
    const state = field({ stands })
    const marked = guidedTarget(state, mission, { x: 119, y: 60 })
    expect(marked?.id).toBe('B1')
    expect(guidedTarget(state, mission, { x: 118.9, y: 60 })).toBeNull()
    expect(guidedTarget(state, { ...mission, designated: null }, mission.point)).toBeNull()
    const blind = field({ stands: { ...stands, A1: { ...OBSERVER, status: 'suppressed' as const } } })
    expect(guidedTarget(blind, mission, mission.point)).toBeNull()
    if (!marked) throw new Error('not marked')
    const dice = new ScriptedDice([3, 3, 3, 2, 6, 6, 1, 1, 1, 1, 5, 1])
    const strikes = guidedStrikes(state, mission, { target: marked, rounds: 6, dice })
    expect(strikes).toHaveLength(3)
    expect(strikes[0]).toMatchObject({ target: 'B1', man: null, pen: 23, deck: true, contact: true })
    expect(blastOf(state, mission, landRounds(state, mission, new ScriptedDice([6, 6])).zone)).toBeNull()
  })

  test('[STR.core.indirect.smoke] the zone is smoke through four more turns, after the fire of the phase, without damage', () => {
    const state = field({
      ...target,
      phase: 'fire2',
      missions: { m1: { kind: 'smoke', landed: 1, mpi: { x: 120, y: 60 } } },
    })
    expect(patchesOf(state)).toMatchObject([{ kind: 'smoke', until: 7 }])
    expect(patchesOf(state)[0]?.points[0]).toEqual({ x: 129, y: 51 })
    const mission = missionFrom('m1', { kind: 'smoke' })
    expect(blastOf(state, mission, landRounds(state, mission, new ScriptedDice([6, 6])).zone)).toBeNull()
    const later = field({
      ...target,
      turn: 4,
      phase: 'fire2',
      missions: { m1: { kind: 'smoke', landed: 1, mpi: { x: 120, y: 60 } } },
    })
    expect(patchesOf(later)).toEqual([])
  })

  test('[STR.core.indirect.illum] light by calibre through two more turns', () => {
    expect([2, 4, 6, 8, 12, 15, 20].map(illumRadius)).toEqual([0, 10, 10, 20, 30, 40, 40])
    const state = field({
      ...target,
      phase: 'fire2',
      missions: { m1: { kind: 'illum', landed: 1, mpi: { x: 120, y: 60 } } },
    })
    const [patch] = patchesOf(state)
    expect(patch).toMatchObject({ kind: 'illum', until: 5 })
    expect(patch?.points[0]).toEqual({ x: 120, y: 40 })
  })

  test('[STR.core.indirect.to-hit] the chance of a hit by sheaf against all thirty-six throws', () => {
    const { state, blast } = land()
    for (const [need, ways] of [
      [6, 26],
      [8, 15],
      [10, 6],
      [12, 1],
    ] as const) {
      const odds = oddsOf({
        title: '',
        rule: 'STR.core.indirect.to-hit',
        ledgers: [],
        resolve: dice => caught(state, { ...blast, need }, 'B1', dice).length,
        outcome: hits => ({ label: String(hits), rank: hits, success: hits > 0 }),
      })
      expect(odds?.success).toBeCloseTo(ways / 36, 12)
    }
  })
})

describe('when rounds land', () => {
  test('[STR.core.indirect.lands STR.core.sequence.indirect-lands] in the enemy fire phase of the turn, and the turns after', () => {
    const at = (phase: 'fire1' | 'fire2' | 'move1', turn: number, landed = 0) =>
      dueMissions(field(guns({ phase, turn, missions: { m1: { lands: 3, turns: 2, landed } } }))).length
    expect([at('fire1', 3), at('fire2', 3), at('move1', 3), at('fire2', 2)]).toEqual([0, 1, 0, 0])
    expect([at('fire2', 3, 1), at('fire2', 4, 1), at('fire2', 5, 2)]).toEqual([0, 1, 0])
    expect(landingSide(field({ phase: 'fire1' }))).toBe('B')
    expect(landingSide(field({ phase: 'fire1', first: 'B' }))).toBe('A')
    expect(landingSide(field({ phase: 'command' }))).toBeNull()
  })

  test('[STR.core.indirect.lands] in order of their orders, then by id', () => {
    const missions = {
      m3: { orderTurn: 2, battery: 'A3' },
      m1: { orderTurn: 2, battery: 'A4' },
      m2: { orderTurn: 1, battery: 'A5' },
    }
    expect(dueMissions(field(guns({ phase: 'fire2', missions }))).map(({ id }) => id)).toEqual(['m2', 'm1', 'm3'])
  })

  test('[STR.core.indirect.cannot] a battery that is lost, shaken or mounted does not fire', () => {
    const why = (more: StandGiven) =>
      silentWhy(field(guns({ stands: { A2: { ...MORTARS, ...more } } })), missionFrom('m1'))
    expect(why({})).toBeNull()
    expect(why({ status: 'suppressed' })).toBe('shaken')
    expect(why({ status: 'destroyed' })).toBe('lost')
    expect(why({ own: { broken: ['0.0', '1.0'] } })).toBe('lost')
    expect(why({ aboard: 'A9' })).toBe('moved')
  })
})
