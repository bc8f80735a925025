import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../src/engine/rolls/random'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import type { Seat } from '../../../src/engine/seats'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import type { Options } from '../../../src/rulesets/lightning-strike/options'
import { inContact } from '../../../src/rulesets/lightning-strike/rules/unit'
import { at, LsTable, OPTIONS, setupOf, table } from './support'

const { setupModel } = lightningStrike

/** A game from its very first step. */
function fresh(options: Partial<Options> = {}, seats: readonly Seat[] = ['A', 'B']): LsTable {
  const forces = Object.fromEntries(seats.map(seat => [seat, [{ card: 'pathfinder', name: `P ${seat}` }]]))
  const all = { ...OPTIONS, forces, ...options }
  const t = new LsTable(all, seats)
  t.state = lightningStrike.initialState(setupOf(all, seats), new ScriptedDice([]))
  return t
}

const place = (unit: string, x: number, y: number, more: object = {}) =>
  ({ type: 'setup.place', unit, at: at(x, y), facing: 0, overthrust: false, evade: false, ...more }) as const

const two = { A: [1, 2].map(n => ({ card: 'pathfinder', name: `P${n}` })), B: [{ card: 'lancer', name: 'L' }] }

describe('Forces', () => {
  test('[LS.setup.unit LS.setup.control LS.setup.card-per-unit] a Unit is one counter with its card; a side has one or several', () => {
    const t = fresh({ forces: two })
    expect(Object.values(t.state.units).map(({ id, seat, card }) => [id, seat, card])).toEqual([
      ['A1', 'A', 'pathfinder'],
      ['A2', 'A', 'pathfinder'],
      ['B1', 'B', 'lancer'],
    ])
    expect(Object.keys(t.state.cards).sort()).toEqual(['lancer', 'pathfinder'])
    for (const id of Object.keys(t.state.units)) expect(lightningStrike.card(t.view, id)).not.toBeNull()
    const errors = (forces: Options['forces']) =>
      setupModel.check(setupOf({ ...OPTIONS, forces })).errors.map(e => e.rule)
    expect(errors({ A: two.A })).toEqual(['LS.setup.control'])
    expect(errors({ ...two, B: [{ card: 'nothing', name: 'N' }] })).toEqual(['LS.setup.card-per-unit'])
    expect(errors(two)).toEqual([])
  })

  test("[LS.setup.control] nobody places or activates another side's Units", () => {
    const t = fresh().dice(5, 2, 3, 3).settle()
    expect(t.why(place('B1', 50, 5), 'A')).toEqual(['LS.setup.control'])
    const begun = fresh().set(state => Object.assign(state, { phase: 'main', order: ['A', 'B'], active: 'A' }))
    expect(begun.why(place('A1', 50, 90), 'A')).toEqual(['TABLE.turn', 'LS.setup.alternate'])
    expect(begun.refusals(place('A1', 50, 90), 'A').at(-1)?.why).toBe('Units are placed only before the first turn.')
    const play = table()
      .unit('pathfinder')
      .enemy('wyvern', { at: [50, 10] })
    const foreign = { type: 'activate', unit: 'B1', overthrust: false, evade: false, aim: false } as const
    expect(play.why(foreign)).toEqual(['LS.setup.control'])
  })

  test('[LS.setup.threat-value LS.card.tv-by-arc] every vehicle costs its Threat Value, fighters more with the wider arc', () => {
    const prices = (ffArc: '120' | '90') =>
      Object.fromEntries((setupModel.forces?.roster({ ...OPTIONS, ffArc }) ?? []).map(({ id, points }) => [id, points]))
    expect(prices('90')).toEqual({
      pathfinder: 100,
      vindicator: 120,
      retaliator: 115,
      stormrider: 85,
      lancer: 90,
      wyvern: 100,
      syreen: 115,
      cerberus: 110,
      dragonstriker: 145,
      wraith: 100,
    })
    expect(prices('120')).toMatchObject({ lancer: 95, wraith: 110, pathfinder: 100 })
  })

  test('[LS.setup.equal-points] totals more than 5 % of the larger apart are warned of, and may be played', () => {
    const check = (a: string[], b: string[], ffArc: '120' | '90' = '90') => {
      const side = (cards: string[]) => cards.map(card => ({ card, name: card }))
      return setupModel.check(setupOf({ ...OPTIONS, ffArc, forces: { A: side(a), B: side(b) } }))
    }
    expect(check(['pathfinder'], ['wyvern']).warnings).toEqual([])
    // 300 to 315 is 4.8 % of the larger, 300 to 325 is 7.7 %
    const duel = [
      ['stormrider', 'pathfinder', 'retaliator'],
      ['syreen', 'wyvern', 'wraith'],
    ] as [string[], string[]]
    expect(check(...duel).warnings).toEqual([])
    const { errors, warnings } = check(...duel, '120')
    expect(errors).toEqual([])
    expect(warnings).toMatchObject([{ rule: 'LS.setup.equal-points', why: expect.stringContaining('8 %') }])
  })

  test('[LS.setup.unit LS.setup.table LS.command.pool] everything is blank before the first roll', () => {
    const { state } = fresh({ forces: two })
    expect(state).toMatchObject({ turn: 0, placing: null, initiative: null, order: [], active: null, stack: [] })
    const side = { commandPoints: 0, conceded: false, standsDown: false, asksAlways: false, obstacles: [] }
    expect(state.sides).toEqual({ A: { seat: 'A', ...side }, B: { seat: 'B', ...side } })
    const blank = { status: 'reserve', at: at(0, 0), facing: 0, ecm: null, targetedEcm: [] }
    const counters = { stunned: false, crippled: false, overthrust: false, evading: false, aiming: false }
    const ready = { activation: 'fresh', actionsLeft: 0, usedCommandPoint: false }
    expect(state.units.B1).toEqual({ id: 'B1', seat: 'B', name: 'L', card: 'lancer', ...blank, ...counters, ...ready })
    const phase = (obstacles: boolean, obstaclesEach: number) => fresh({ obstacles, obstaclesEach }).state.phase
    expect([phase(false, 2), phase(true, 0), phase(true, 1)]).toEqual(['placement', 'placement', 'obstacles'])
    expect(lightningStrike.board(setupOf({ ...OPTIONS, tableWidth: 120, tableHeight: 80 }))).toMatchObject({
      width: 120,
      height: 80,
      grid: 10,
      // 1 cm is about 500 m.
      world: { unit: 'km', per: 0.5 },
    })
  })

  test('[LS.setup.table LS.command.pool LS.test.skill-2 LS.end.scenario LS.arc.fixed-forward] the scenarios as printed', () => {
    const rows = setupModel.scenarios.map(({ id, setup: { options } }) => {
      const units = (seat: Seat) => (options.forces[seat] ?? []).map(({ card }) => card).join(' ')
      return [id, units('A'), units('B'), options.ffArc, options.turnLimit, options.obstacles]
    })
    expect(rows).toEqual([
      ['first-patrol', 'pathfinder pathfinder', 'wyvern wyvern', '120', 12, false],
      ['fighter-sweep', 'lancer lancer vindicator', 'wraith wraith wraith', '90', 12, false],
      [
        'line-battle',
        'pathfinder pathfinder pathfinder lancer vindicator',
        'wyvern wyvern wyvern wraith cerberus',
        '120',
        15,
        true,
      ],
      ['electronic-duel', 'stormrider pathfinder retaliator', 'syreen wyvern wraith', '90', 12, false],
      ['free', 'vindicator pathfinder stormrider', 'cerberus wyvern wyvern', '120', 0, false],
    ])
    for (const { setup } of setupModel.scenarios)
      expect(setup.options).toMatchObject({
        tableWidth: 100,
        tableHeight: 100,
        commandPoints: 2,
        skill: 2,
        obstaclesEach: 2,
        areaTerrainBlocks: true,
        exoFacing: 'free',
        aiming: false,
      })
  })

  test('[LS.end.scenario LS.obstacle.equal] the brief says how long it lasts, and how many obstacles there are', () => {
    const brief = (options: Partial<Options>) => setupModel.brief?.(setupOf({ ...OPTIONS, ...options })) ?? []
    expect(brief({ turnLimit: 1 })[1]).toContain('lasts 1 turn.')
    expect(brief({ turnLimit: 0 })[1]).toBe("There's no turn limit.")
    expect(brief({ obstacles: false })).toHaveLength(2)
    expect(brief({ obstacles: true, obstaclesEach: 3 })[2]).toBe('Before the battle, each side places 3 obstacles.')
    const clock = (turnLimit: number) => lightningStrike.mission(fresh({ turnLimit }).view).clock
    expect([clock(0), clock(1)]).toEqual([
      { name: 'Turn', now: 0 },
      { name: 'Turn', now: 0, of: 1 },
    ])
  })

  test('every scenario is playable and even as it comes', () => {
    for (const { id, setup } of setupModel.scenarios) {
      expect(setupModel.schema.safeParse(setup.options).success).toBe(true)
      expect([id, setupModel.check(setup)]).toEqual([id, { errors: [], warnings: [] }])
    }
  })

  test('a force is listed and replaced without touching the other', () => {
    const options = { ...OPTIONS, forces: two }
    const next = setupModel.forces?.replace(options, 'B', [{ card: 'wraith', name: 'W' }])
    expect(next?.forces).toEqual({ A: two.A, B: [{ card: 'wraith', name: 'W' }] })
    expect(setupModel.forces?.list(options, 'A')).toEqual(two.A)
  })

  test('every field of the set-up is an option, and shows its value', () => {
    const setup = setupOf({ ...OPTIONS, obstacles: true })
    for (const field of setupModel.fields(setup)) expect(setup.options[field.name as keyof Options]).toBe(field.value)
  })
})

describe('The table', () => {
  test('[LS.setup.table] 100 by 100 cm unless the scenario says otherwise; nobody is placed beside it', () => {
    expect(lightningStrike.board(setupOf(OPTIONS))).toMatchObject({ unit: 'cm', width: 100, height: 100 })
    expect(lightningStrike.board(setupOf({ ...OPTIONS, tableWidth: 180 }))).toMatchObject({ width: 180 })
    const t = fresh().dice(5, 2, 3, 3).settle()
    expect(t.why(place('A1', 101, 90))).toEqual(['LS.setup.table'])
    expect(
      fresh({ tableWidth: 180 })
        .dice(5, 2, 3, 3)
        .settle()
        .why(place('A1', 101, 90)),
    ).toEqual([])
  })

  test('[LS.scale.centre LS.geo.base] a counter is a disc of 1 cm round the point where the Unit is; contact up to 2 cm', () => {
    const t = table()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [52, 50] })
    const [a, b] = [t.unitOf('A1'), t.unitOf('B1')]
    expect(inContact(a, b)).toBe(true)
    expect(inContact(a, { at: at(52.01, 50) })).toBe(false)
    const pieces = lightningStrike.scene(t.view).pieces
    expect(pieces.map(({ at: centre, radius }) => [centre, radius])).toEqual([
      [at(50, 50), 1],
      [at(52, 50), 1],
    ])
  })

  test('[LS.geo.epsilon] limits are inclusive, and a difference below a millionth is none', () => {
    const t = table()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 5] })
    t.activate('A1')
    const to = (x: number) => t.why({ type: 'move', unit: 'A1', path: [{ at: at(x, 50), facing: 0 }] })
    expect([to(60), to(60 + 0.9e-6)]).toEqual([[], []])
    expect(to(60 + 2e-6)).toEqual(['LS.move.exo.circle'])
  })
})

describe('Placing', () => {
  test('[LS.setup.first] two dice each, the high roll places first, ties are rolled again', () => {
    const t = fresh().dice(5, 2, 4, 5, 1, 3, 6, 2).settle()
    expect(t.last('first-rolled')).toMatchObject({ winner: 'B' })
    expect(t.last('first-rolled').rounds).toHaveLength(2)
    expect(t.asked).toBe('B')
  })

  test('[LS.setup.alternate] one Unit each in turn; a side with none left is skipped', () => {
    const t = fresh({ forces: two }).dice(5, 2, 3, 3).settle()
    expect(t.asked).toBe('A')
    expect(t.why(place('B1', 50, 5), 'B')).not.toEqual([])
    t.play(place('A1', 40, 90))
    expect(t.asked).toBe('B')
    t.play(place('B1', 40, 10))
    expect(t.asked).toBe('A')
    expect(t.why(place('A1', 40, 90))).toEqual(['LS.setup.alternate'])
    t.play(place('A2', 60, 90))
    expect(t.state.phase).toBe('initiative')
  })

  test('[LS.setup.opposite] two sides have opposite edges, a third and a fourth one each', () => {
    const seats = ['A', 'B', 'C', 'D'] as const
    const own: Record<string, [number, number]> = { A: [50, 90], B: [50, 10], C: [10, 50], D: [90, 50] }
    for (const seat of seats) {
      const t = fresh({}, seats)
      t.set(state => {
        Object.assign(state, { placing: seat, active: seat })
      })
      for (const other of seats) {
        const [x, y] = own[other] ?? [0, 0]
        expect([seat, other, t.why(place(`${seat}1`, x, y), seat)]).toEqual([
          seat,
          other,
          seat === other ? [] : ['LS.setup.zone-20'],
        ])
      }
    }
  })

  test('[LS.setup.zone-20] 20.0 cm from the own edge is legal, 20.01 is refused and the zone shown', () => {
    const t = fresh().dice(5, 2, 3, 3).settle()
    expect(t.why(place('A1', 50, 80))).toEqual([])
    const [refusal] = t.refusals(place('A1', 50, 79.99))
    expect(refusal).toMatchObject({ rule: 'LS.setup.zone-20', why: expect.stringContaining('20.01 cm') })
    expect(refusal?.shapes).toMatchObject([{ kind: 'polygon', tone: 'good' }])
    t.play(place('A1', 0, 80))
    expect(t.why(place('B1', 50, 20))).toEqual([])
    expect(t.why(place('B1', 50, 20.01))).toEqual(['LS.setup.zone-20'])
  })

  test('[LS.setup.facing] any facing to start with', () => {
    for (const facing of [0, 90, 180, 271.5, -90]) {
      const t = fresh()
        .dice(5, 2, 3, 3)
        .settle()
        .play(place('A1', 50, 90, { facing }))
      expect(t.unitOf('A1').facing).toBe((facing + 360) % 360)
    }
  })

  test('[LS.setup.special-counter] an Overthrust or an Evasion counter; an exo-armor never both, a fighter never Overthrust', () => {
    const t = fresh({ forces: two }).dice(5, 2, 3, 3).settle()
    expect(t.why(place('A1', 50, 90, { overthrust: true, evade: true }))).toEqual(['LS.move.evade.exo-not-both'])
    t.play(place('A1', 50, 90, { overthrust: true }))
    expect(t.unitOf('A1')).toMatchObject({ overthrust: true, evading: false })
    expect(t.why(place('B1', 50, 10, { overthrust: true }))).toEqual(['LS.move.fighter.overthrust.no-counter'])
    t.play(place('B1', 50, 10, { evade: true }))
    expect(t.unitOf('B1')).toMatchObject({ overthrust: false, evading: true })
  })

  test('each reserve Unit is offered with a spot that is legal', () => {
    const t = fresh({ forces: two }).dice(5, 2, 3, 3).settle()
    const offers = t.offers('A').filter(({ kind }) => kind === 'region')
    expect(offers.map(({ label }) => label)).toContain('Place P2 on Overthrust')
    const random = randomFrom(1)
    for (const offer of offers) {
      if (offer.kind !== 'region') continue
      expect(t.why(offer.at(offer.start()) as never)).toEqual([])
      expect(t.why(t.picked('setup.place', offer, random))).toEqual([])
    }
  })
})
