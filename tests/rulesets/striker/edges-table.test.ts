import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { offersFor } from '../../../src/engine/record/offering'
import { anyRuleset } from '../../../src/engine/ruleset'
import type { Seat } from '../../../src/engine/seats'
import { striker } from '../../../src/rulesets/striker'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import { NO_WORK } from '../../../src/rulesets/striker/parts/work'
import type { State } from '../../../src/rulesets/striker/state'
import { block, type FieldGiven, field, missionFrom, type StandGiven, stand } from './field'
import { battle, commanding, drive, goTo, moving, shoot, VETERAN_CREW, walk } from './support'

// What the table offers, measures and tells beside the rules themselves.

const short = (rules: readonly string[]) => rules.map(rule => rule.replace('STR.core.', '')).toSorted()
const offersOf = (state: State, seat: Seat, starts: RegExp) =>
  offersFor(anyRuleset(striker), state, seat).filter(({ id }) => starts.test(id))
const choices = (state: State, seat: Seat, id: string) =>
  offersOf(state, seat, new RegExp(`^${id}$`)).flatMap(offer =>
    offer.kind === 'piece' ? offer.choices().map(({ piece }) => piece) : [],
  )

const units = { 'A.HQ': { leader: 'A1' }, 'A.S': { parent: 'A.HQ', leader: null } }
const staff: StandGiven = { at: [50, 50], men: [{ quality: 'veteran', leader: 2 }], own: { unit: 'A.HQ' } }
const squad: StandGiven = { at: [54, 50], own: { unit: 'A.S' } }
const JAMMERS = VEHICLES.map(card => (card.id === 'ATV8' ? { ...card, jammerTl: 8 } : card))

describe('offers in command', () => {
  const given = (more: FieldGiven = {}): FieldGiven => ({
    units,
    vehicles: JAMMERS,
    ...more,
    stands: {
      A1: staff,
      A2: squad,
      A3: { at: [60, 60], card: 'ATV8' },
      B1: { at: [80, 50] },
      B2: { at: [90, 50], spotted: false },
      B3: { at: [95, 50], status: 'destroyed' },
      B4: { at: [99, 50], card: 'ATV8' },
      ...more.stands,
    },
  })

  test('[STR.core.unit.jam STR.core.unit.jam-cost STR.core.damage.vehicle.electronics] jammers: own ones, at spotted enemies who are there', () => {
    const jamming = (more: FieldGiven = {}): FieldGiven => given({ jamming: more.phase ? null : ['A', 'B'], ...more })
    const { state } = commanding(jamming())
    expect(offersOf(state, 'A', /^jam/).map(({ id }) => id)).toEqual(['jam.A3'])
    expect(choices(state, 'A', 'jam.A3')).toEqual(['B1', 'B4'])
    const why = (more: FieldGiven, target = 'B1', jammer = 'A3') =>
      short(commanding(jamming(more)).forbiddenBy('A', { type: 'jam', jammer, target }))
    expect([why({}), why({}, 'B2'), why({}, 'B3'), why({}, 'A1'), why({}, 'B1', 'A1'), why({}, 'B1', 'B4')]).toEqual([
      [],
      ['unit.jam'],
      ['unit.jam'],
      ['unit.jam'],
      ['unit.jam'],
      ['unit.jam'],
    ])
    const out = (more: StandGiven): FieldGiven => ({ stands: { A3: { at: [60, 60], card: 'ATV8', ...more } } })
    expect(why(out({ damage: { electronics: true } }))).toEqual(['damage.vehicle.electronics'])
    expect(why(out({ status: 'wreck' }))).toEqual(['damage.vehicle.electronics'])
    expect(why({ phase: 'move1' })).toEqual(['sequence.command'])
    const table = commanding(jamming())
    expect(table.play('A', { type: 'jam', jammer: 'A3', target: 'B1' })).toEqual([
      expect.objectContaining({ type: 'jam-set', net: 'the net of B1', seenBy: ['A'] }),
    ])
    expect(table.state.jams.A?.value).toEqual([{ jammer: 'A3', target: 'B1' }])
    expect(short(table.forbiddenBy('A', { type: 'jam', jammer: 'A3', target: 'B4' }))).toEqual(['unit.jam-cost'])
  })

  const guided = (more: Parameters<typeof missionFrom>[1] = {}): FieldGiven => ({
    missions: { m1: missionFrom('m1', { kind: 'laserGuided', lands: 5, ...more }) },
  })
  test('[STR.core.indirect.laser] designation: guided rounds of one’s own, at spotted enemies', () => {
    const { state } = commanding(given(guided()))
    expect(choices(state, 'A', 'designate.m1')).toEqual(['B1', 'B4'])
    expect(offersOf(state, 'B', /^designate/)).toEqual([])
    expect(offersOf(commanding(given(guided({ kind: 'HE' }))).state, 'A', /^designate/)).toEqual([])
    const why = (more: FieldGiven, target = 'B1', seat: 'A' | 'B' = 'A', mission = 'm1') =>
      short(commanding(given(more)).forbiddenBy(seat, { type: 'designate', mission, target }))
    expect(why(guided())).toEqual([])
    expect(why(guided(), 'B2')).toEqual(['indirect.laser'])
    expect(why(guided(), 'A2')).toEqual(['indirect.laser'])
    expect(why(guided(), 'B9')).toEqual(['indirect.laser'])
    expect(why(guided(), 'A2', 'B')).toEqual(['indirect.laser'])
    expect(why(guided(), 'B1', 'A', 'm9')).toEqual(['indirect.laser'])
    expect(why(guided({ kind: 'HE' }))).toEqual(['indirect.laser'])
    expect(why({ ...guided(), options: { tl: { A: 8, B: 5 } } })).toEqual([])
    expect(why({ ...guided(), options: { tl: { A: 7, B: 8 } } })).toEqual(['indirect.laser'])
    expect(why({ ...guided(), pieces: [block('building', [65, 45, 70, 55])] })).toEqual(['indirect.laser'])
    const table = commanding(given(guided()))
    expect(table.play('A', { type: 'designate', mission: 'm1', target: 'B1' })).toEqual([
      expect.objectContaining({ type: 'target-designated', target: 'B1', seenBy: ['A'] }),
    ])
    expect(table.state.missions.m1?.value?.designated).toBe('B1')
  })

  test('[STR.core.indirect.adjust STR.core.indirect.one STR.core.indirect.busy] shifting by 10 cm, ending, only by its side', () => {
    const he = guided({ kind: 'HE', point: { x: 80, y: 60 } })
    const to = (x: number, y: number) => ({ type: 'adjust', mission: 'm1', point: { x, y } }) as const
    const why = (
      action: Parameters<ReturnType<typeof commanding>['forbiddenBy']>[1],
      more: FieldGiven = he,
      seat: 'A' | 'B' = 'A',
    ) => short(commanding(given(more)).forbiddenBy(seat, action))
    expect([why(to(90, 60)), why(to(90.1, 60)), why(to(90, 60), he, 'B')]).toEqual([
      [],
      ['indirect.adjust'],
      ['indirect.adjust'],
    ])
    const busy = { ...he, stands: { A1: { ...staff, own: { unit: 'A.HQ', task: 'order' as const } } } }
    expect(why(to(85, 60), busy)).toEqual(['indirect.busy'])
    const table = commanding(given(he))
    expect(table.offered('A')).toEqual(expect.arrayContaining(['adjust.m1', 'endMission.m1']))
    expect(table.offered('B').filter(id => /^(adjust|endMission)/.test(id))).toEqual([])
    expect(table.play('A', to(90, 60))).toEqual([
      expect.objectContaining({ type: 'mission-adjusted', point: { x: 90, y: 60 }, seenBy: ['A'] }),
    ])
    expect(table.state.missions.m1?.value?.point).toEqual({ x: 90, y: 60 })
    expect(stand(table.state, 'A1').own.value?.task).toBe('observe')
    expect(table.offered('A')).not.toContain('adjust.m1')
    expect(why({ type: 'endMission', mission: 'm1' }, he, 'B')).toEqual(['indirect.one'])
    expect(why({ type: 'endMission', mission: 'm9' })).toEqual(['indirect.one'])
    expect(table.play('A', { type: 'endMission', mission: 'm1' })).toEqual([
      expect.objectContaining({ type: 'mission-ended', why: 'called-off', seenBy: ['A'] }),
    ])
    expect(short(table.forbiddenBy('A', { type: 'endMission', mission: 'm1' }))).toEqual(['indirect.one'])
  })

  test('[STR.core.orders.form STR.core.orders.move-clause STR.core.orders.fire-clause STR.core.leader.one-job] the form makes the order it says', () => {
    const { state } = commanding(given())
    const [form] = offersOf(state, 'A', /^order\.A1$/)
    if (form?.kind !== 'form') throw new Error('no form')
    const fields = Object.fromEntries(form.fields().map(one => [one.name, one]))
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining([
        'unit',
        'verb',
        'x',
        'y',
        'pace',
        'follow',
        'distance',
        'fire',
        'target',
        'zone.x',
        'zone.y',
        'radius',
      ]),
    )
    const options = (name: string) => {
      const one = fields[name]
      return one?.kind === 'choice' ? one.options.map(({ value }) => value) : []
    }
    expect(options('unit')).toEqual(['A.HQ', 'A.S'])
    expect(options('target')).toEqual(['none', 'B1', 'B4'])
    expect(options('follow')).toEqual(['none', 'A1', 'A2', 'A3'])
    const base = { unit: 'A.S', verb: 'goto', x: 70, y: 20, pace: 'none', fire: 'atWill' }
    const filled = (values: Record<string, string | number | boolean>) => form.fill({ ...base, ...values })
    expect(filled({ pace: 'crawl', 'halt.firedOn': true, 'halt.casualty': false })).toMatchObject({
      type: 'order',
      leader: 'A1',
      unit: 'A.S',
      order: {
        move: { verb: 'goto', point: { x: 70, y: 20 }, gait: 'crawl', halt: ['firedOn'], stand: null },
        fire: { verb: 'atWill', target: null, zone: null },
      },
    })
    expect(filled({})).toMatchObject({ order: { move: { gait: null, halt: [] } } })
    expect(filled({ verb: 'hold', pace: 'run' })).toMatchObject({
      order: { move: { verb: 'hold', point: null, gait: null } },
    })
    expect(filled({ verb: 'follow', follow: 'A3', distance: 7 })).toMatchObject({
      order: { move: { verb: 'follow', stand: 'A3', distance: 7, point: null } },
    })
    expect(filled({ fire: 'target', target: 'B1' })).toMatchObject({
      order: { fire: { verb: 'target', target: 'B1', zone: null } },
    })
    expect(filled({ fire: 'zone', 'zone.x': 5, 'zone.y': 6, radius: 12 })).toMatchObject({
      order: { fire: { verb: 'zone', target: null, zone: { at: { x: 5, y: 6 }, radius: 12 } } },
    })
    // A leader with a task gives no order, and who leads nobody is not asked.
    const busy = commanding(given({ stands: { A1: { ...staff, own: { unit: 'A.HQ', task: 'rally' } } } }))
    expect(offersOf(busy.state, 'A', /^order/)).toEqual([])
    expect(offersOf(state, 'B', /^order/)).toEqual([])
    expect(offersOf(state, 'A', /^order/).map(({ id }) => id)).toEqual(['order.A1', 'order.A1.A.HQ', 'order.A1.A.S'])
  })

  test('[STR.core.orders.initial] before the battle orders are free and in force at once', () => {
    const table = commanding({ ...given(), phase: 'deploy', turn: 0 })
    const [told] = table.play('A', { type: 'order', leader: 'A1', unit: 'A.S', order: goTo(60, 60) })
    expect(told).toMatchObject({ type: 'ordered', effective: 1 })
    expect(told?.rules).toContain('STR.core.orders.initial')
    expect(table.state.units['A.S']?.value).toMatchObject({
      order: { move: { point: { x: 60, y: 60 } } },
      pending: null,
    })
    expect(stand(table.state, 'A1').own.value?.task).toBeNull()
    expect(offersOf(table.state, 'A', /^order\.A1$/)).toHaveLength(1)
  })
})

describe('orders that end', () => {
  const ordered = (
    halt: 'spotted' | 'firedOn' | 'casualty' | 'reached',
    point: readonly [number, number] = [200, 150],
  ): NonNullable<FieldGiven['units']> => ({
    'A.A1': { order: goTo(point[0], point[1], { halt: [halt] }) },
  })
  const verb = (state: State) => state.units['A.A1']?.value?.order.move.verb

  test('[STR.core.orders.halt STR.core.orders.done] on spotting, on fire, on a casualty, at the point', () => {
    const seen = moving({
      step: 'spot',
      units: ordered('spotted'),
      stands: { A1: {}, B1: { at: [60, 50], spotted: false } },
    })
    seen.play('table', { type: 'lookAll' })
    expect(verb(seen.state)).toBe('hold')
    const deaf = moving({
      step: 'spot',
      units: ordered('firedOn'),
      stands: { A1: {}, B1: { at: [60, 50], spotted: false } },
    })
    deaf.play('table', { type: 'lookAll' })
    expect(verb(deaf.state)).toBe('goto')
    const fire = (halt: 'firedOn' | 'spotted') => {
      const table = battle({
        phase: 'fire1',
        sealed: ['A'],
        units: ordered(halt),
        stands: { A1: {}, B1: { at: [60, 50] } },
      })
      table.play('B', shoot('B1', 'A1'))
      table.play('B', { type: 'seal' })
      table.settle(1, 1)
      return verb(table.state)
    }
    expect([fire('firedOn'), fire('spotted')]).toEqual(['hold', 'goto'])
    const reached = (x: number) => {
      const table = moving({ units: ordered('reached', [x, 50]), stands: { A1: { men: [{ quality: 'veteran' }] } } })
      table.play('A', walk('A1', [[55, 50]]))
      return verb(table.state)
    }
    expect([reached(58), reached(58.1)]).toEqual(['hold', 'goto'])
  })
})

describe('fire that was opened', () => {
  test('[STR.core.direct.once STR.core.defaults.batch STR.core.direct.supply] is remembered: weapons, rounds and targets', () => {
    const table = battle({
      sealed: ['B'],
      stands: {
        A1: { at: [50, 60], men: [{ quality: 'veteran', weapons: ['rocket'] }, {}] },
        B1: { at: [50, 50], card: 'MBT8' },
      },
    })
    table.play('A', shoot('A1', 'B1', { kind: 'HEAP' }))
    table.play('A', { type: 'seal' })
    table.play('table', { type: 'openFire' })
    expect(stand(table.state, 'A1').own.value?.fired).toEqual(['0.0'])
    expect(stand(table.state, 'A1').men[0]?.file.value?.used).toEqual({ 0: 1 })
    expect(stand(table.state, 'B1').own.value?.firedOnBy.flat()).toEqual(['A1'])
    expect(table.state.before.A?.value?.map(({ target }) => target)).toEqual(['B1'])
  })
})

describe('crews on foot', () => {
  test('[STR.core.damage.vehicle.bail STR.core.stand.team STR.core.stand.overlap] five men make two stands, in contact and on nobody', () => {
    const table = moving({
      stands: { A1: { at: [50, 50], card: 'sp-howitzer-7', facing: 0 }, A2: { at: [50, 53] }, A3: { at: [52, 50] } },
    })
    table.play('A', { type: 'bail', vehicle: 'A1' })
    expect(stand(table.state, 'A1').status).toBe('abandoned')
    const out = Object.values(table.state.stands).flatMap(({ value }) =>
      value && !['A1', 'A2', 'A3'].includes(value.id) ? [value] : [],
    )
    expect(out.map(({ figures }) => figures).toSorted()).toEqual([1, 4])
    const all = [...out, stand(table.state, 'A2'), stand(table.state, 'A3')]
    const half = (one: (typeof all)[number]) => (one.kind === 'single' ? 0.5 : 1)
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) {
        const apart = Math.max(Math.abs(a.at.x - b.at.x), Math.abs(a.at.y - b.at.y))
        expect(apart).toBeGreaterThanOrEqual(half(a) + half(b) - 0.01)
      }
    // Base edges touch the hull of 2 by 3 cm, which points north.
    for (const one of out.slice(0, 1)) {
      const gapX = Math.abs(one.at.x - 50) - 1 - half(one)
      const gapY = Math.abs(one.at.y - 50) - 1.5 - half(one)
      expect(Math.max(gapX, gapY)).toBeLessThanOrEqual(0.06)
      expect(Math.max(gapX, gapY)).toBeGreaterThanOrEqual(-0.01)
    }
  })

  test('[STR.core.damage.vehicle.bail] at the edge of the table they stay on it', () => {
    for (const at of [
      [1, 1.5],
      [239, 158.5],
    ] as const) {
      const table = moving({ stands: { A1: { at, card: 'ATV8', facing: 0, ...VETERAN_CREW(1) } } })
      table.play('A', { type: 'bail', vehicle: 'A1' })
      for (const { value } of Object.values(table.state.stands)) {
        expect(value && value.at.x >= 0 && value.at.x <= 240 && value.at.y >= 0 && value.at.y <= 160).toBe(true)
      }
    }
  })
})

describe('measuring', () => {
  const view = viewFor(
    field({
      pieces: [block('building', [45, 53, 55, 57], { name: 'Mill' }), block('denseTrees', [60, 53, 70, 55])],
      stands: {
        A1: { at: [50, 60], card: 'MBT8', facing: 0 },
        A2: { at: [65, 60], men: [{ leader: 1, weapons: ['rifle'] }] },
        B1: { at: [50, 50] },
      },
    }),
    'A',
  )
  const { measures } = striker
  if (!measures?.arcs || !measures.sight) throw new Error('no measures')
  const arc = (x: number, y: number) => measures.arcs?.(view, 'A1', { x, y }).map(({ name }) => name)

  test('[STR.core.damage.vehicle.face] the side of a vehicle that a point faces', () => {
    const faces = [arc(50, 40), arc(60, 50), arc(61, 50), arc(39, 50), arc(60.1, 70), arc(59.9, 70), arc(50, 80)].map(
      names => names?.join().toLowerCase(),
    )
    expect(faces[0]).toContain('front')
    expect(faces[1]).toBe(faces[0])
    expect(faces[2]).not.toBe(faces[0])
    expect(faces[3]).not.toBe(faces[0])
    expect(faces[6]).toContain('rear')
    expect(faces[5]).toBe(faces[6])
    expect(faces[4]).not.toBe(faces[6])
    expect(measures.arcs?.(view, 'A2', { x: 1, y: 1 })).toEqual([])
  })

  test('[STR.core.los.building STR.core.los.trees STR.core.los.secret] whether a line is open, and what it crosses', () => {
    const line = (from: object, to: object) => measures.sight?.(view, from as never, to as never)
    const point = (x: number, y: number) => ({ at: { x, y } })
    expect(line(point(50, 60), point(50, 50))).toMatchObject({ clear: false })
    expect(line({ at: { x: 50, y: 60 }, piece: 'A1' }, { at: { x: 50, y: 50 }, piece: 'B1' })).toMatchObject({
      clear: false,
    })
    const open = line(point(65, 60), point(65, 50))
    expect(open?.clear).toBe(true)
    expect(short(open?.lines.map(({ rule }) => rule) ?? [])).toEqual(['los.secret', 'los.trees'])
    expect(open?.lines[0]?.why).toContain('2 cm')
    const shut = line(point(50, 60), point(50, 50))
    expect(short(shut?.lines.map(({ rule }) => rule) ?? [])).toEqual(['los.building', 'los.secret'])
  })

  test('[STR.core.leader.bonus STR.core.leader.led STR.core.direct.class] rings of ranges and of a leader', () => {
    const shapes = (id: string) =>
      striker
        .overlays?.(view, id)
        .map(one => ({ name: one.name, shapes: one.name === 'Out of sight' ? [] : one.shapes() })) ?? []
    const [rifle, reach] = shapes('A2')
    const far = rifle?.shapes.map(shape =>
      shape.kind === 'path' ? shape.points.map(({ x, y }) => Math.hypot(x - 65, y - 60)) : [],
    )
    expect(far?.map(points => [Math.min(...points), Math.max(...points)].map(Math.round))).toEqual([
      [30, 30],
      [60, 60],
      [90, 90],
    ])
    expect(rifle?.shapes.map(({ label }) => label?.match(/\d+/g))).toEqual([
      ['8', '3'],
      ['10', '2'],
      ['12', '2'],
    ])
    expect(reach?.shapes.map(shape => (shape.kind === 'disc' ? shape.radius : 0))).toEqual([5, 2])
    expect(shapes('B9')).toEqual([])
    expect(shapes('A1').map(({ name }) => name)).not.toContain(reach?.name)
    expect(measures.templates?.map(({ name }) => name.match(/\d/)?.[0])).toEqual(['1', '2', '3', '4', '5', '6'])
    const squares = measures.templates
      ?.map(one => one.shapes()[0])
      .map(shape => (shape?.kind === 'polygon' ? Math.max(...shape.points.map(({ x }) => x)) : 0))
    expect(squares).toEqual([0.5, 1, 1.5, 2, 2.5, 3])
  })
})

describe('the referee', () => {
  const given: FieldGiven = {
    stands: {
      A1: {
        at: [12.346, 50.004],
        card: 'ATV8',
        facing: 90,
        damage: { suspension: 1, transmission: true, power: true },
      },
      A2: { at: [12.346, 50.004], aboard: 'A1' },
      B1: { at: [70, 50], spotted: false },
    },
  }
  const controls = () => Object.fromEntries(striker.refereeControls?.(field(given)).map(one => [one.id, one]) ?? [])
  test('[STR.core.referee.decides STR.core.stand.status STR.core.spot.seen-info STR.core.referee.override] what stands are set to', () => {
    const all = controls()
    const values = (id: string) =>
      Object.fromEntries(all[id]?.fields.map(one => [one.name, 'value' in one ? one.value : null]) ?? [])
    expect(values('place.A1')).toEqual({ x: 12.35, y: 50, facing: 90 })
    expect(values('status.A1')).toEqual({ status: 'fresh' })
    expect(values('spotted.A1')).toEqual({ spotted: false })
    expect(values('spotted.B1')).toEqual({ spotted: true })
    expect(values('cover.A1')).toEqual({ cover: 'ground' })
    const limits = all['place.A1']?.fields.map(one => (one.kind === 'number' ? [one.min, one.max] : []))
    expect(limits).toEqual([
      [0, 240],
      [0, 160],
      [0, 359],
    ])
    expect(all['place.A1']?.fill({ x: 5, y: 6, facing: 270 })).toEqual([
      { path: ['stands', 'A1', 'value', 'at'], value: { x: 5, y: 6 } },
      { path: ['stands', 'A1', 'value', 'facing'], value: 270 },
      { path: ['stands', 'A2', 'value', 'at'], value: { x: 5, y: 6 } },
    ])
    expect(all['spotted.B1']?.fill({ spotted: true }).slice(0, 2)).toEqual([
      { path: ['stands', 'B1', 'value', 'spotted'], value: true },
      { path: ['stands', 'B1', '$for'], value: ['A', 'B'] },
    ])
    expect(all['spotted.A1']?.fill({ spotted: false })).toEqual([
      { path: ['stands', 'A1', 'value', 'spotted'], value: false },
      { path: ['stands', 'A1', '$for'], value: ['A'] },
    ])
    expect(all['free.A1']?.fill({}).map(({ value }) => value)).toEqual([0, false, false])
    expect(all['free.B1']).toBeUndefined()
    expect(all['override.A1']?.fill({ rule: 'STR.core.move.fraction' })).toEqual([
      { path: ['overrides', 0], value: { stand: 'A1', rule: 'STR.core.move.fraction' } },
    ])
    const [rule] = all['override.A1']?.fields ?? []
    if (rule?.kind !== 'choice') throw new Error('no choice')
    expect(rule.options.map(({ value }) => value)).toContain(rule.value)
  })

  test('[STR.core.referee.override] lifts one rule for one stand, once', () => {
    const tank = { at: [50, 80] as const, card: 'MBT8', facing: 0, ...VETERAN_CREW(4) }
    const far = (stand: string, rule: string): FieldGiven => ({
      overrides: [{ stand, rule }],
      stands: { A1: tank, A2: { ...tank, at: [60, 80] } },
    })
    const why = (given: FieldGiven) => short(moving(given).forbiddenBy('A', drive('A1', [[50, 30]])))
    expect(why(far('A1', 'STR.core.move.fraction'))).toEqual([])
    expect(why(far('A2', 'STR.core.move.fraction'))).toEqual(['move.fraction'])
    expect(why(far('A1', 'STR.core.move.table'))).toEqual(['move.fraction'])
    const table = moving({
      ...far('A1', 'STR.core.move.fraction'),
      overrides: [
        { stand: 'A1', rule: 'STR.core.move.fraction' },
        { stand: 'A2', rule: 'STR.core.move.table' },
      ],
    })
    table.play('A', drive('A1', [[50, 30]]))
    expect(table.state.overrides).toEqual([{ stand: 'A2', rule: 'STR.core.move.table' }])
  })

  test('[STR.core.referee.dice] a rethrow replaces the throw it was ordered for, and no other', () => {
    const table = battle({
      rethrow: true,
      sealed: ['B'],
      stands: { A1: { at: [50, 60] }, A2: { at: [60, 60] }, B1: { at: [50, 50] } },
    })
    table.play('A', shoot('A1', 'B1'))
    table.play('A', shoot('A2', 'B1'))
    table.play('A', { type: 'seal' })
    table.play('table', { type: 'openFire' })
    const [first] = table.play('table', { type: 'shoot', index: 0 }, 6, 6, 1, 1)
    expect(first).toMatchObject({ type: 'shot', thrown: 2, hits: 0 })
    expect(table.state.rethrow).toBe(false)
  })
})

test('[STR.core.victory.break STR.core.victory.points] how it stands is told: losses and where the break point is', () => {
  const told = (start: number, breakAt: number) => {
    const state = field({
      strength: { A: { $for: ['A'], value: start }, B: { $for: ['B'], value: start } },
      options: {
        victory: { hold: {}, destroy: {}, exit: {}, survive: {}, breakAt: { A: breakAt, B: 0.5 }, drawBelow: 3 },
      },
    })
    return striker.mission?.(viewFor(state, 'A')).standings[0]?.value
  }
  // Half of 11 is 5.5: the sixth loss breaks it. Half of 10 is 5.
  expect(told(11, 0.5)).toContain('must retreat at 6')
  expect(told(10, 0.5)).toContain('must retreat at 5')
  expect(told(10, 0.6)).toContain('must retreat at 6')
})

test('[STR.core.morale.once STR.core.stand.id] checks: the first side first, then by id', () => {
  const checks = ['B1', 'A2', 'A1'].map(id => ({ stand: id, causes: ['near' as const], further: 0 }))
  const next = (first: 'A' | 'B') =>
    striker.auto(
      field({
        step: 'check',
        first,
        stands: { A1: {}, A2: { at: [60, 50] }, B1: { at: [90, 50] } },
        work: { $for: [], value: { ...NO_WORK, checks } },
      }),
    )
  expect([next('A'), next('B')]).toEqual([
    { type: 'check', stand: 'A1' },
    { type: 'check', stand: 'B1' },
  ])
})
