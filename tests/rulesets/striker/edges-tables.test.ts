import { describe, expect, test } from 'vitest'
import { WEAPONS } from '../../../src/rulesets/striker/cards/arms'
import { TROOPS } from '../../../src/rulesets/striker/cards/troops'
import { pointsOfListed, pointsOfSide, pointsOfTroop } from '../../../src/rulesets/striker/points'
import { scenarios } from '../../../src/rulesets/striker/scenarios'
import { penetrationOf, weaponHitOf, woundOf } from '../../../src/rulesets/striker/tables/damage'
import { CLASS_NEED, FIRE_CONTROL, targetsOf } from '../../../src/rulesets/striker/tables/fire'
import * as ground from '../../../src/rulesets/striker/tables/ground'
import * as indirect from '../../../src/rulesets/striker/tables/indirect'
import { CAUSE_DM, resultOf } from '../../../src/rulesets/striker/tables/morale'
import * as movement from '../../../src/rulesets/striker/tables/movement'
import { MIX, mixOf, QUALITY } from '../../../src/rulesets/striker/tables/quality'
import { AFTER_FIRING, AIR_SPOTTING, needFor, SPOTTING } from '../../../src/rulesets/striker/tables/spotting'
import { TERRAIN } from '../../../src/rulesets/striker/tables/terrain-kinds'

// The printed tables, cell by cell, and the limits between their columns.

const cells = (row: Readonly<Record<string, number | string>>) =>
  ground.MOVERS.map(mover => (row[mover] === 'no' ? '-' : row[mover])).join(' ')

describe('movement', () => {
  test.each([
    ['clear', '1 1 1 1 1'],
    ['road', '1 1 1 1 1'],
    ['broken', '1 1.5 2 2 1'],
    ['boulder', '2 - - - 1'],
    ['sparseUndergrowth', '1 1 1.5 2 1'],
    ['denseUndergrowth', '2 2 - - 1'],
    ['sparseTrees', '1 1.5 2 - 2'],
    ['denseTrees', '1.5 - - - -'],
    ['soft', '1 1.5 2 1 1'],
    ['mud', '1.5 2 3 1 1'],
    ['snow', '1.5 1.5 2 1 1'],
    ['stream', '2 2 3 1 1'],
    ['building', '2 - - - -'],
    ['water', '- - - 1 1'],
  ] as const)('[STR.core.move.table STR.core.move.water] %s costs %s', (kind, costs) => {
    expect(cells(ground.GROUND_COST[kind])).toBe(costs)
  })

  test('[STR.core.move.table STR.core.move.bridge] slopes, walls and hedges, laid bridges', () => {
    expect(ground.SLOPES.map(slope => cells(ground.SLOPE_COST[slope]))).toEqual([
      '1 1 1 1 1',
      '1 1 1.5 2 1',
      '1.5 2 - - 1',
      '3 - - - 1',
      '- - - - 1',
    ])
    expect(cells(ground.BARRIER_COST)).toBe('1 1 - - 0')
    expect(cells(ground.LAID_BRIDGE_COST).slice(0, 7)).toBe('1 4 4 4')
  })

  test('[STR.core.move.slope-class] rise over run, each class to its limit', () => {
    expect([0, 0.01, 0.15, 0.151, 0.4, 0.401, 1, 1.001].map(ground.slopeOf)).toEqual([
      'level',
      'gentle',
      'gentle',
      'moderate',
      'moderate',
      'steep',
      'steep',
      'sheer',
    ])
    expect(ground.slopeOf(-0.4)).toBe('moderate')
  })

  test('[STR.core.move.walk STR.core.move.run STR.core.move.crawl STR.core.move.encumbered STR.core.move.gravbelt STR.core.move.animal] rates on foot', () => {
    expect(movement.INFANTRY).toEqual({ walk: 5, run: 10, evade: 5, crawl: 2.5 })
    expect(movement.ENCUMBERED).toEqual({ walk: 2.5, run: 6 })
    expect(movement.GRAV_BELT).toEqual({ noe: 100, high: 250 })
    expect(movement.animalRates(3)).toEqual({ walk: 7.5, run: 30 })
    expect(movement.animalRates(2)).toEqual({ walk: 5, run: 20 })
  })

  test('[STR.core.scale.turn STR.core.move.noe STR.core.move.grav-max] rates in the air', () => {
    expect([600, 120].map(movement.cmPerTurn)).toEqual([500, 100])
    const noe = [8, 9, 10, 11, 12, 13, 14, 15].map(tl => movement.NOE_KMH[tl])
    expect(noe).toEqual([80, 110, 120, 130, 140, 150, 160, 170])
    const kmh = (g: number, air?: movement.Air) => Math.round(movement.gravMaximum(g, air).max * 1.2)
    expect([0.05, 0.1, 0.19, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3].map(g => kmh(g))).toEqual([
      0, 120, 120, 240, 350, 550, 750, 900, 1050, 1200, 1200,
    ])
    expect([kmh(1, 'dense'), kmh(1, 'thin')]).toEqual([450, 1350])
    expect(movement.gravMaximum(1).cruise * 1.2).toBeCloseTo(675)
    expect(movement.HIGH).toEqual({ least: 60, most: 1000 })
    expect(movement.EYES).toEqual({ ground: 2, noe: 3, popup: 20, terrainFollowing: 30, high: 200 })
  })
})

test('[STR.core.terrain.cover] concealment and cover for men and vehicles', () => {
  const letter = { none: '-', concealed: 'c', cover: 'C', hullDown: 'hull-down' } as const
  const cover = (row: { personnel: ground.Concealment; vehicles: ground.Concealment }) =>
    `${letter[row.personnel]}/${letter[row.vehicles]}`
  expect(Object.fromEntries(ground.GROUNDS.map(kind => [kind, cover(ground.COVER[kind])]))).toMatchObject({
    clear: '-/-',
    road: '-/-',
    broken: 'c/-',
    boulder: 'C/-',
    sparseUndergrowth: 'c/-',
    denseUndergrowth: 'c/c',
    sparseTrees: 'c/c',
    denseTrees: 'C/c',
    building: 'C/C',
    crater: 'C/-',
    dugout: 'C/hull-down',
    wreck: 'C/-',
  })
  expect([cover(ground.BARRIER_COVER.wall), cover(ground.BARRIER_COVER.hedge)]).toEqual(['C/-', 'c/-'])
})

test('[STR.core.terrain.heights STR.core.los.trees STR.core.terrain.building STR.core.scale.board] heights, depths, walls and the board', () => {
  const kinds = Object.fromEntries(TERRAIN.kinds.map(kind => [kind.id, kind]))
  const heights = ['denseTrees', 'sparseTrees', 'blownDown', 'building', 'wall', 'hedge', 'denseUndergrowth']
  expect(heights.map(id => kinds[id]?.height)).toEqual([10, 10, 3, 8, 1.5, 1.5, 1.5])
  expect(kinds.sparseUndergrowth?.height).toBe(1.5)
  expect([ground.HEIGHTS.floor, ground.HEIGHTS.smoke]).toEqual([4, 10])
  expect([kinds.denseTrees?.depth, kinds.sparseTrees?.depth]).toEqual([3, 6])
  expect(ground.BUILDING_ARMOUR).toEqual({ frame: 4, masonry: 20, concrete: 26 })
  expect(TERRAIN.sizes.usual).toEqual({ width: 240, height: 160 })
  expect(TERRAIN.heights).toEqual({ unit: 'm', per: 10 })
})

test('[STR.core.spot.table STR.core.spot.row-fire] every column of the spotting table, to its limit and beyond', () => {
  const rows = {
    1: [5, 25, 50, 75, 100],
    2: [20, 50, 100, 150, 200],
    3: [50, 100, 200, 300, 400],
    4: [10, 50, 100, 150, 200],
    5: [15, 75, 150, 225, 300],
    6: [50, 100, 200, 300, 400],
    7: [100, 200, 400, 600, 800],
  } as const
  for (const row of [1, 2, 3, 4, 5, 6, 7] as const) {
    expect(SPOTTING[row].limits).toEqual(rows[row])
    expect(rows[row].map(limit => needFor(row, limit))).toEqual([0, 6, 8, 10, 12])
    expect(rows[row].map(limit => needFor(row, limit + 0.5))).toEqual([6, 8, 10, 12, null])
  }
  expect(AFTER_FIRING).toEqual({ 1: 2, 2: 3, 3: 3, 4: 6, 5: 6, 6: 7, 7: 7 })
  expect(AIR_SPOTTING).toEqual({ automatic: 400, throw: 800, need: 8 })
})

describe('fire', () => {
  test('[STR.core.direct.class STR.core.direct.dm-fc STR.core.direct.t-number] classes, fire control and targets', () => {
    expect(CLASS_NEED).toEqual({ effective: 8, long: 10, extreme: 12 })
    expect(Object.values(FIRE_CONTROL).map(({ dm, limit }) => `${dm} to ${limit}`)).toEqual([
      '0 to 100',
      '0 to 150',
      '1 to 200',
      '1 to 300',
      '2 to 400',
      '2 to 500',
      '3 to 600',
      '3 to 700',
      '4 to 800',
      '4 to 900',
      '5 to 1000',
    ])
    expect(Object.keys(FIRE_CONTROL).map(Number)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    expect([null, -1, 0, 1, 3, 4, 5, 6, 7, 8, 9].map(targetsOf)).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })

  test('[STR.core.damage.personnel.table STR.core.damage.vehicle.throw STR.core.damage.weapon.table] damage by total', () => {
    const totals = [2, 3, 6, 7, 10, 11]
    expect(totals.map(total => woundOf('striker', total))).toEqual([
      'none',
      'light',
      'light',
      'serious',
      'serious',
      'dead',
    ])
    expect([3, 4, 7, 8, 11, 12].map(total => woundOf('ahl', total))).toEqual([
      'none',
      'light',
      'light',
      'serious',
      'serious',
      'dead',
    ])
    expect(totals.map(penetrationOf)).toEqual(['none', 'surface', 'surface', 'minor', 'minor', 'major'])
    expect([5, 6, 8, 9, 10, 11].map(weaponHitOf)).toEqual(['none', 'crew', 'crew', 'damaged', 'damaged', 'destroyed'])
  })

  test('[STR.core.indirect.to-hit STR.core.indirect.type STR.core.indirect.zone STR.core.indirect.direction STR.core.indirect.illum] sheaves, zones, directions and light', () => {
    expect(indirect.SHEAF_NEED).toEqual({ converged: 6, normal: 8, dispersed: 10, scattered: 12 })
    expect([50, 49, 25, 24, 13, 12].map(left => indirect.sheafOf(left, 25))).toEqual([
      'converged',
      'normal',
      'normal',
      'dispersed',
      'dispersed',
      'scattered',
    ])
    expect([indirect.sheafOf(8, 16), indirect.sheafOf(7, 16)]).toEqual(['dispersed', 'scattered'])
    expect([1, 3, 4, 8, 9, 100].map(rounds => indirect.squaresOf(rounds, 'normal'))).toEqual([1, 1, 2, 2, 3, 10])
    expect([7, 8, 17, 18, 60].map(rounds => indirect.squaresOf(rounds, 'converged'))).toEqual([1, 2, 2, 3, 5])
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(indirect.directionOf)).toEqual([
      ...['over', 'short', 'over', 'short', 'over', 'short', 'over', 'short'],
      ...['left', 'right', 'right'],
    ])
    expect([3, 4, 7, 8, 11, 12, 14, 15, 20].map(indirect.illumRadius)).toEqual([0, 10, 10, 20, 20, 30, 30, 40, 40])
    const { ON_POINT, CM_SHORT, ADJUSTED, SHIFT_MOST, FLIGHT_LIMIT, DESIGNATE_REACH } = indirect
    expect([ON_POINT, CM_SHORT, ADJUSTED, SHIFT_MOST, FLIGHT_LIMIT, DESIGNATE_REACH]).toEqual([14, 2, 3, 10, 200, 10])
    expect([indirect.SMOKE_TURNS, indirect.ILLUM_TURNS]).toEqual([4, 2])
  })
})

test('[STR.core.morale.suppressed STR.core.morale.forced-back STR.core.morale.rout STR.core.morale.cause-leader STR.core.morale.cause-rout] results and causes', () => {
  expect([-1, 0, 1, 2, 3, 4, 5, 9].map(resultOf)).toEqual([
    ...['passed', 'passed', 'suppressed', 'suppressed', 'forcedBack', 'forcedBack', 'routed', 'routed'],
  ])
  expect(CAUSE_DM).toEqual({ casualty: 0, leader: -2, commander: -2, rout: -1, near: 0, fire: 0, row: 0 })
})

describe('quality', () => {
  test('[STR.core.quality.mix] shares of each force, and whole men by largest remainder', () => {
    expect(MIX).toEqual({
      militia: [60, 30, 10, 0],
      conscript: [40, 40, 15, 5],
      professional: [15, 45, 30, 10],
      picked: [0, 25, 50, 25],
    })
    // 1.05, 3.15, 2.1, 0.7: the missing man is an elite.
    expect(mixOf('professional', 7)).toEqual({ recruit: 1, regular: 3, veteran: 2, elite: 1 })
    // 1.2, 1.2, 0.45, 0.15: the missing man is a veteran.
    expect(mixOf('conscript', 3)).toEqual({ recruit: 1, regular: 1, veteran: 1, elite: 0 })
    expect(mixOf('picked', 0)).toEqual({ recruit: 0, regular: 0, veteran: 0, elite: 0 })
  })

  test('[STR.core.indirect.delay STR.core.editor.points] turns of a crew, points of a man', () => {
    const grades = ['recruit', 'regular', 'veteran', 'elite'] as const
    expect(grades.map(grade => QUALITY[grade].delay)).toEqual([3, 2, 1, 1])
    expect(grades.map(grade => QUALITY[grade].points)).toEqual([0.6, 1, 1.5, 2])
  })
})

describe('points', () => {
  const arms = new Map(WEAPONS.map(weapon => [weapon.id, weapon]))
  const [one, two] = scenarios.map(({ setup }) => setup.options)
  if (!one || !two) throw new Error('no scenarios')
  const listed = (card: string, crew?: string) =>
    pointsOfListed(one, { card, name: '', unit: '', ...(crew && { crew }) })

  test.each([
    ['hq-8', 2.5],
    ['lead-8', 4],
    ['rockets-8', 3.5],
    ['missiles-8', 6],
    ['hq-13', 9],
    ['assault-13', 8.75],
    ['hq-12', 5.4],
    ['rifle-12', 6.8],
    ['missiles-12-veteran', 13.4],
    ['missiles-12', 11.6],
    ['vrf-12', 7.6],
    ['mortars-12', 8.8],
  ])('[STR.core.editor.points] %s is worth %f', (id, points) => {
    const troop = TROOPS.find(card => card.id === id)
    if (!troop) throw new Error(id)
    expect(pointsOfTroop(arms, troop)).toBeCloseTo(points, 9)
  })

  test('[STR.core.editor.points] vehicles by their crew, sides in all, prepared defence a quarter more', () => {
    expect([listed('MBT8', 'veteran'), listed('MBT8', 'regular'), listed('MBT8')]).toEqual([18, 12, 12])
    expect([listed('ATV8', 'recruit'), listed('LGT13', 'elite')]).toEqual([1.2, 36])
    expect([pointsOfSide(two, 'A'), pointsOfSide(two, 'B')]).toEqual([
      expect.closeTo(114.75, 6),
      expect.closeTo(113.5, 6),
    ])
  })
})
