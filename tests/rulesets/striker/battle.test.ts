import { describe, expect, test } from 'vitest'
import type { FieldValues } from '../../../src/engine/offers'
import { viewFor } from '../../../src/engine/record/hidden'
import { Match } from '../../../src/engine/record/match'
import { anyRuleset } from '../../../src/engine/ruleset'
import { striker } from '../../../src/rulesets/striker'
import { march } from '../../../src/rulesets/striker/actions/march'
import { split } from '../../../src/rulesets/striker/actions/split'
import { initialState } from '../../../src/rulesets/striker/initial-state'
import type { Options } from '../../../src/rulesets/striker/options'
import type { Order } from '../../../src/rulesets/striker/orders'
import { STAND_KINDS, STATUSES } from '../../../src/rulesets/striker/parts/stand'
import { pointsOfSide } from '../../../src/rulesets/striker/points'
import { coverOf } from '../../../src/rulesets/striker/rules'
import { HOLD } from '../../../src/rulesets/striker/rules/command/command'
import { concealmentOf } from '../../../src/rulesets/striker/rules/ground/ground'
import { cornersOf, gap, inContact, overlaps, sizeOf } from '../../../src/rulesets/striker/rules/movement/footprint'
import { sees, standSight } from '../../../src/rulesets/striker/rules/spotting/sight'
import { isBroken, lossesOf, outcomeOf, pointsOf } from '../../../src/rulesets/striker/rules/victory/victory'
import { crossroads } from '../../../src/rulesets/striker/scenarios/crossroads'
import { turned } from '../../../src/rulesets/striker/scenarios/map'
import { ridge } from '../../../src/rulesets/striker/scenarios/ridge'
import { scene } from '../../../src/rulesets/striker/scene'
import { setupModel } from '../../../src/rulesets/striker/setup-model'
import type { State } from '../../../src/rulesets/striker/state'
import { cmPerTurn } from '../../../src/rulesets/striker/tables/movement'
import { QUALITY } from '../../../src/rulesets/striker/tables/quality'
import { tableOf } from '../../support/table'
import { block, field, stand } from './field'
import { battle, commanding, moving, shoot, VETERANS, walk, withFire } from './support'

const seats = striker.setupModel.scenarios[0]?.setup.seats ?? []
const start = (options: Options) => initialState({ scenario: 'x', seats, options })
const errors = (options: Options) => setupModel.check({ scenario: 'x', seats, options }).errors.map(({ rule }) => rule)

describe('scale and stands', () => {
  test('[STR.core.scale.board STR.core.scale.ground STR.core.scale.turn] 240 by 160 at ten metres; written maps have their origin in the south-west', () => {
    const [scenario] = striker.setupModel.scenarios
    if (!scenario) throw new Error('no scenario')
    expect(striker.board(scenario.setup)).toMatchObject({
      width: 240,
      height: 160,
      unit: 'cm',
      world: { unit: 'm', per: 10 },
    })
    expect(turned(0, 0)).toEqual({ x: 0, y: 160 })
    const state = start(crossroads)
    expect(state.stands.A01?.value?.at.y).toBeGreaterThan(145)
    expect(state.stands.B01?.value?.at.y).toBeLessThan(15)
    expect(cmPerTurn(80)).toBeCloseTo(66.67, 1)
  })

  test('[STR.core.scale.figure STR.core.stand.kinds STR.core.stand.team STR.core.stand.status] a figure is a man, a team at most four', () => {
    const state = start(crossroads)
    const kinds = new Set(Object.values(state.stands).map(({ value }) => value?.kind))
    expect(kinds).toEqual(new Set(['vehicle', 'team', 'crew']))
    expect(STAND_KINDS).toEqual(['single', 'team', 'crew', 'vehicle', 'aircraft', 'drone', 'animal'])
    expect(STATUSES).toContain('forcedBack')
    for (const { value } of Object.values(state.stands))
      if (value && value.card === null) expect(value.figures).toBe(value.men.length)
  })

  test('[STR.core.stand.base STR.core.stand.vehicle-base] bases of one and two centimetres, models two by three', () => {
    const state = field({ stands: { A1: { men: [{}] }, A2: {}, A3: { card: 'MBT8' } } })
    expect(['A1', 'A2', 'A3'].map(id => sizeOf(state, stand(state, id)))).toEqual([
      { width: 1, length: 1 },
      { width: 2, length: 2 },
      { width: 2, length: 3 },
    ])
    expect(
      cornersOf(state, { ...stand(state, 'A3'), facing: 90 })
        .map(({ x }) => Math.round((x - 50) * 10) / 10)
        .sort(),
    ).toEqual([-1.5, -1.5, 1.5, 1.5])
  })

  test('[STR.core.stand.contact] edges at most a twentieth of a centimetre apart', () => {
    const apart = (x: number) => {
      const state = field({ stands: { A1: { at: [50, 50] }, A2: { at: [52 + x, 50] } } })
      return [
        inContact(state, stand(state, 'A1'), stand(state, 'A2')),
        Math.round(gap(state, stand(state, 'A1'), stand(state, 'A2')) * 1000) / 1000,
      ]
    }
    expect([apart(0.05), apart(0.06)]).toEqual([
      [true, 0.05],
      [false, 0.06],
    ])
    expect(
      overlaps(
        [
          { x: 0, y: 0 },
          { x: 2, y: 0 },
          { x: 2, y: 2 },
          { x: 0, y: 2 },
        ],
        [
          { x: 1, y: 1 },
          { x: 3, y: 1 },
          { x: 3, y: 3 },
          { x: 1, y: 3 },
        ],
      ),
    ).toBe(true)
  })

  test('[STR.core.stand.split STR.core.stand.team] a team splits and merges in contact, up to four men', () => {
    const table = moving({
      stands: { A1: { at: [50, 50], men: [{ quality: 'veteran' }, { quality: 'veteran' }, { quality: 'veteran' }] } },
    })
    expect(table.forbiddenBy('A', { type: 'split', stand: 'A1', men: [0, 1, 2] })).toEqual(['STR.core.stand.split'])
    table.play('A', { type: 'split', stand: 'A1', men: [2] })
    expect([stand(table.state, 'A1').men.length, stand(table.state, 'A1a').men.length]).toEqual([2, 1])
    expect(stand(table.state, 'A1a').moved).toBe(true)
    table.play('A', { type: 'merge', stand: 'A1a', into: 'A1' })
    expect(stand(table.state, 'A1').men).toHaveLength(3)
    const four = moving({ stands: { A1: { at: [50, 50], men: [{}, {}, {}, {}] } } })
    four.play('A', { type: 'split', stand: 'A1', men: [3] })
    four.play('A', { type: 'split', stand: 'A1', men: [2] })
    four.play('A', { type: 'merge', stand: 'A1a', into: 'A1' })
    four.play('A', { type: 'split', stand: 'A1', men: [2] })
    expect(Object.keys(four.state.stands).sort()).toEqual(['A1', 'A1a', 'A1b'])
    const full = moving({
      stands: { A1: { at: [50, 50], own: { unit: 'A.X' } }, A2: { at: [52, 50], own: { unit: 'A.X' } } },
    })
    expect(full.forbiddenBy('A', { type: 'merge', stand: 'A1', into: 'A2' })).toEqual(['STR.core.stand.team'])
    const out = { serious: true }
    const thinned = moving({
      stands: {
        A1: { at: [50, 50], men: [{}, {}, out, out], own: { unit: 'A.X' } },
        A2: { at: [52, 50], men: [{}, {}], own: { unit: 'A.X' } },
      },
    })
    expect(thinned.offered('A')).toContain('merge.A1')
    thinned.play('A', { type: 'merge', stand: 'A1', into: 'A2' })
    expect(stand(thinned.state, 'A2').figures).toBe(4)
    const apart = moving({
      stands: {
        A1: { at: [50, 50], men: [{}], own: { unit: 'A.X' } },
        A2: { at: [60, 50], men: [{}], own: { unit: 'A.X' } },
      },
    })
    expect(apart.forbiddenBy('A', { type: 'merge', stand: 'A1', into: 'A2' })).toEqual(['STR.core.stand.contact'])
  })

  test('[STR.core.stand.split] the player ticks who goes; who is out of action is not asked for', () => {
    const table = moving({
      stands: { A1: { at: [50, 50], men: [{ leader: 1 }, { weapons: ['lmg'] }, { serious: true }, {}] } },
    })
    const [form] = [...split.offers(viewFor(table.state, 'A'), 'A')]
    if (form?.kind !== 'form') throw new Error('no form')
    expect(form.fields().map(({ label }) => label)).toEqual([
      'Man 1, leader: Rifle goes',
      'Man 2: Light machinegun goes',
      'Man 4: Rifle goes',
    ])
    table.play('A', form.fill({ '0': false, '1': true, '3': true }))
    expect(stand(table.state, 'A1a').men.map(({ weapons }) => weapons)).toEqual([['lmg'], ['rifle']])
    expect(stand(table.state, 'A1a').name).toBe('A1 b')
  })

  test('[STR.core.stand.men-left STR.core.stand.id] shots are thrown by stand, man and weapon; a stand without men is gone', () => {
    const table = battle({
      sealed: ['B'],
      stands: {
        A2: { at: [50, 45], men: [{ quality: 'veteran' }] },
        A1: { at: [55, 45], men: [{ quality: 'veteran' }, { quality: 'veteran' }] },
        B1: { at: [50, 30], men: [{}] },
      },
    })
    table.play('A', shoot('A2', 'B1'))
    table.play('A', shoot('A1', 'B1', { man: 1 }))
    table.play('A', shoot('A1', 'B1'))
    table.play('A', { type: 'seal' })
    const events = table.settle(1, 1, 1, 1, 6, 6, 6, 6)
    expect(events.flatMap(event => (event.type === 'shot' ? [event.stand.id] : []))).toEqual(['A1', 'A1', 'A2'])
    expect(stand(table.state, 'B1').status).toBe('destroyed')
  })
})

describe('sequence', () => {
  test('[STR.core.sequence.first] the higher die chooses; ties are thrown again', () => {
    const table = tableOf(striker, start(crossroads))
    table.settle(3, 3, 2, 5)
    expect(table.state.chooser).toBe('B')
    expect(table.forbiddenBy('A', { type: 'choose', goes: 'first' })).toEqual(['TABLE.turn', 'STR.core.sequence.first'])
    table.play('B', { type: 'choose', goes: 'second' })
    expect(table.state).toMatchObject({ first: 'A', phase: 'deploy' })
    expect(start(ridge)).toMatchObject({ first: 'A', phase: 'deploy' })
  })

  test('[STR.core.sequence.order STR.core.sequence.command STR.core.sequence.own-move STR.core.sequence.end] a whole turn, phase by phase', () => {
    const scenario = striker.setupModel.scenarios[1]
    if (!scenario) throw new Error('no scenario')
    const game = new Match(anyRuleset(striker), scenario.setup, 'a turn')
    game.settle()
    const seen: string[] = []
    const now = () => game.state as State
    for (let i = 0; i < 20 && now().turn < 2; i++) {
      const waiting = striker.awaiting(now())
      seen.push(`${now().phase} ${waiting.map(({ seat }) => seat).join('')}`)
      const { phase } = now()
      const type = phase === 'command' || phase === 'deploy' ? 'ready' : phase.startsWith('move') ? 'done' : 'seal'
      game.play(waiting[0]?.seat ?? 'A', { type } as never)
    }
    expect(seen.filter(step => !step.startsWith('fire'))).toEqual([
      'deploy AB',
      'deploy B',
      'command AB',
      'command B',
      'move1 A',
      'move2 B',
    ])
    expect(now().turn).toBe(2)
  })

  test('[STR.core.sequence.declare-order STR.core.sequence.simultaneous STR.core.sequence.friendly] who did not move declares first, sealed; who is hit has still fired', () => {
    const duel = {
      stands: {
        A1: { at: [50, 45], men: [{ quality: 'veteran' }] },
        B1: { at: [50, 30], men: [{ quality: 'veteran' }] },
      },
    } as const
    const table = battle(duel)
    expect(table.forbiddenBy('A', shoot('A1', 'B1'))).toEqual(['TABLE.turn', 'STR.core.sequence.fire'])
    table.play('B', shoot('B1', 'A1'))
    table.play('B', { type: 'seal' })
    expect(viewFor(table.state, 'A').declared.B?.value).toBeUndefined()
    table.play('A', shoot('A1', 'B1'))
    table.play('A', { type: 'seal' })
    // Both hit, both die.
    table.settle(6, 6, 6, 6, 6, 6, 6, 6)
    expect([stand(table.state, 'A1').status, stand(table.state, 'B1').status]).toEqual(['destroyed', 'destroyed'])
  })

  test('[STR.core.sequence.indirect-lands] rounds of the second side fall in the first fire phase, of the first in the second', () => {
    const guns = { kind: 'crew', at: [50, 150], men: [{ weapons: ['mortar-8'] }, { weapons: [] }] } as const
    const given = {
      stands: { A1: { men: [{ quality: 'regular', leader: 1 }] }, A2: guns, B9: { at: [200, 10] } },
      missions: { m: { point: { x: 120, y: 60 }, orderTurn: 2, lands: 3 } },
    } as const
    const lands = (phase: 'fire1' | 'fire2') => striker.auto(battle({ ...given, phase, step: 'arrive' }).state)?.type
    expect([lands('fire1'), lands('fire2')]).toEqual(['advance', 'land'])
  })

  test('[STR.core.sequence.fire-steps] arrival, declaration, throws, damage, effects, spotting, morale', () => {
    const table = battle({
      sealed: ['B'],
      stands: { A1: { at: [50, 45], men: [{ quality: 'veteran' }] }, B1: { at: [50, 30], men: [{}, {}] } },
    })
    table.play('A', shoot('A1', 'B1'))
    table.play('A', { type: 'seal' })
    const events = table.settle(6, 6, 6, 6, 1, 1)
    const steps = events
      .map(({ type }) => type)
      .filter(type => ['shot', 'damage-thrown', 'casualties', 'morale-checked', 'phase'].includes(type))
    expect(steps.slice(0, 4)).toEqual(['shot', 'damage-thrown', 'casualties', 'morale-checked'])
  })

  test('[STR.core.sequence.pass STR.core.defaults.skip] with nobody spotted the fire phase passes with one line', () => {
    const table = battle({
      phase: 'fire1',
      step: 'arrive',
      stands: {
        A1: { spotted: false, at: [10, 150] },
        B1: { spotted: false, at: [230, 5], status: 'suppressed', until: 9 },
      },
    })
    const events = table.settle()
    expect(events.filter(({ type }) => type === 'passed')).toHaveLength(1)
    expect(table.state.phase).toBe('move2')
  })

  test('[STR.core.sequence.pass STR.core.direct.point] who could lay smoke or shell the ground is asked, though nobody is spotted', () => {
    const asked = (order: Order) => {
      const table = battle({
        phase: 'fire1',
        step: 'arrive',
        stands: { A1: { card: 'MBT8', spotted: false, at: [10, 150] }, B1: { spotted: false, at: [230, 5] } },
        units: { 'A.A1': { order } },
      })
      table.settle()
      return table.state.step === 'act' && table.state.phase === 'fire1'
    }
    expect([asked(HOLD), asked(withFire({ verb: 'vehicles' })), asked(withFire({ verb: 'hold' }))]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('[STR.core.sequence.panic STR.core.sequence.timers] the shaken run first side first; suppression lasts through its turn', () => {
    const table = battle({
      phase: 'fire2',
      step: 'close',
      stands: {
        A1: { at: [50, 100], status: 'routed', spotted: false },
        B1: { at: [90, 60], status: 'forcedBack', spotted: false },
        A2: { at: [20, 150], status: 'suppressed', until: 3, spotted: false },
        A3: { at: [25, 150], status: 'suppressed', until: 4, spotted: false },
      },
    })
    const events = table.settle()
    expect(events.flatMap(event => (event.type === 'panicked' ? [event.stand] : []))).toEqual(['A1', 'B1'])
    expect([stand(table.state, 'A1').at.y, stand(table.state, 'B1').at.y]).toEqual([110, 50])
    expect(table.state.turn).toBe(4)
    expect(['A2', 'A3'].map(id => stand(table.state, id).status)).toEqual(['fresh', 'suppressed'])
  })
})

describe('victory', () => {
  const terms = {
    hold: { house: 5 },
    destroy: { MBT8: 4, stand: 1 },
    exit: { A: 2 },
    survive: { A1: 3 },
    breakAt: { A: 0.5, B: 0.5 },
    drawBelow: 3,
  }
  const house = block('building', [40, 40, 50, 50], { id: 'house', values: { floors: 1, armour: 20 } })
  const position = (
    stands: Parameters<typeof field>[0] extends infer G ? (G extends { stands?: infer S } ? S : never) : never,
    change: Partial<State> = {},
  ) =>
    field({
      phase: 'over',
      options: { victory: terms },
      pieces: [house],
      ...(stands ? { stands } : {}),
      ...change,
    } as Parameters<typeof field>[0])

  test('[STR.core.victory.hold STR.core.victory.length] the mission tells each side what it knows: who holds what, and its own losses', () => {
    const held = position({ A1: { at: [45, 53] } }, { turn: 3 })
    const { clock, standings } = striker.mission(viewFor(held, 'A'))
    expect(clock).toEqual({ name: 'Turn', now: 3, of: held.options.turns })
    expect(standings).toContainEqual({
      name: expect.stringContaining('5 points'),
      seat: 'A',
      value: 'held, as far as you can see, by',
    })
    expect(striker.mission(viewFor({ ...held, turn: 99 }, 'B')).clock?.of).toBe(99)
    expect(standings[1]?.value).not.toContain('lost')
  })

  test('[STR.core.victory.points STR.core.victory.hold] areas held by steady men alone, enemies destroyed, who left, who lives', () => {
    expect(pointsOf(position({ A1: { at: [45, 53] } }), 'A')).toBe(8)
    expect(pointsOf(position({ A1: { at: [45, 53.1] } }), 'A')).toBe(3)
    expect(pointsOf(position({ A1: { at: [45, 45] }, B1: { at: [45, 52] } }), 'A')).toBe(3)
    expect(pointsOf(position({ A2: { at: [45, 45], status: 'suppressed' } }), 'A')).toBe(0)
    expect(
      pointsOf(
        position({
          B1: { card: 'MBT8', status: 'wreck' },
          B2: { status: 'destroyed' },
          A2: { status: 'offTable', own: { left: 'ordered' } },
        }),
        'A',
      ),
    ).toBe(7)
    expect(outcomeOf(position({ A1: { at: [45, 45] } }))?.winners).toEqual(['A'])
    expect(outcomeOf(position({ A2: { at: [90, 90] }, B2: { status: 'destroyed' } }))?.winners).toEqual([])
  })

  test('[STR.core.victory.hold STR.core.victory.points] an objective has the colour of who is seen to hold it, and both sides their points', () => {
    const victory = { hold: { h: 3 }, destroy: {}, exit: {}, survive: {}, breakAt: { A: 0.5, B: 0.5 }, drawBelow: 3 }
    const state = field({
      pieces: [{ ...block('building', [40, 40, 50, 50]), id: 'h' }],
      options: { victory },
      stands: { A1: { at: [45, 45] }, B1: { at: [46, 52], spotted: false } },
    })
    const hidden = { ...state, stands: { ...state.stands, B1: { ...state.stands.B1, $for: ['B'] } } } as State
    const shown = (seat: 'A' | 'B') => {
      const { areas, status } = scene(viewFor(hidden, seat) as State)
      const points = status.map(({ dials }) => dials.find(({ name }) => name === 'Victory points')?.value)
      return [areas.find(({ id }) => id === 'objective.h')?.seat, points]
    }
    expect(shown('A')).toEqual(['A', ['3', '0']])
    expect(shown('B')).toEqual([undefined, ['0', '0']])
  })

  test('[STR.core.victory.break STR.core.defaults.stop] half of its stands lost and the side must retreat', () => {
    const state = position({ A1: { status: 'destroyed' }, A2: { at: [90, 90] }, B1: {} })
    expect([isBroken(state, 'A'), isBroken(state, 'B')]).toEqual([true, false])
    const table = battle({
      phase: 'panic',
      stands: { A1: { status: 'destroyed' }, A2: { at: [90, 90] }, B1: { at: [20, 20] } },
    })
    table.settle()
    expect(outcomeOf(table.state)).toMatchObject({ winners: ['B'], rule: 'STR.core.victory.break' })
  })

  test('the dots beside a side are the stands it has left, and so is the number at which it breaks', () => {
    const state = start(ridge)
    const dials = (lost: number) =>
      scene({ ...state, lost: { ...state.lost, B: { $for: ['B'], value: lost } } }).status?.find(
        ({ seat }) => seat === 'B',
      )?.dials
    const of = state.strength.B?.value ?? 0
    expect(dials(3)?.slice(0, 2)).toEqual([
      { name: 'Stands left', value: `${of - 3} of ${of}`, pips: { left: of - 3, of } },
      { name: 'Must retreat at', value: `${of - Math.ceil(of * 0.6)} left` },
    ])
  })

  test('[STR.core.victory.length] a fixed number of turns, or one more on 5 and 6', () => {
    const last = (variableEnd: boolean) =>
      battle({
        phase: 'panic',
        turn: 10,
        stands: { A1: { at: [10, 150] }, B1: { at: [200, 10] } },
        options: { variableEnd },
      })
    const fixed = last(false)
    fixed.settle()
    expect(fixed.state.phase).toBe('over')
    const more = last(true)
    more.settle(5)
    expect(more.state).toMatchObject({ phase: 'command', turn: 11, extended: true })
    const none = last(true)
    none.settle(4)
    expect(none.state.phase).toBe('over')
  })

  test('[STR.core.victory.retreat] a side gives up in the command phase; who is home or unpressed is saved', () => {
    const table = commanding({
      stands: { A1: { at: [50, 150] }, A2: { at: [50, 80] }, A3: { at: [90, 80] }, B1: { at: [50, 72] } },
    })
    const events = table.play('A', { type: 'retreat' })
    expect(events[0]).toMatchObject({ type: 'retreated', saved: 2, lost: 1 })
    expect(striker.outcome(table.state)).toMatchObject({ winners: ['B'] })
  })

  test('[STR.core.victory.hand-over] each side gets its own sheet: men by wound, vehicles by damage, who routed off', () => {
    const table = commanding({
      stands: {
        A1: { at: [50, 150], men: [{ light: 1 }, { serious: true }, { dead: true, serious: true }] },
        A2: { at: [60, 150], status: 'offTable', own: { left: 'routed' }, men: [{}, {}] },
        A3: { at: [70, 150], status: 'offTable', own: { left: 'ordered' }, men: [{}] },
        A4: { at: [80, 150], card: 'MBT8', damage: { suspension: 1, hits: [{ by: 'minor', item: 'suspension' }] } },
        A5: { at: [90, 150], card: 'ATV8', status: 'wreck' },
        B1: { at: [50, 20] },
      },
    })
    const results = table.play('A', { type: 'retreat' }).filter(event => event.type === 'result')
    expect(results.map(({ seenBy }) => seenBy)).toEqual([['A'], ['B']])
    const sheet = results[0]?.sheet
    expect(sheet?.soldiers.slice(0, 6)).toMatchObject([
      { stand: 'A1', light: 1, serious: false, dead: false, tookPart: true, routedOff: false },
      { serious: true, dead: false },
      { serious: false, dead: true },
      { stand: 'A2', routedOff: true },
      { stand: 'A2', routedOff: true },
      { stand: 'A3', routedOff: false },
    ])
    expect(sheet?.vehicles).toMatchObject([
      { stand: 'A4', state: 'damaged', damage: [{ by: 'minor', item: 'suspension' }] },
      { stand: 'A5', state: 'wreck', damage: [] },
    ])
    const words = striker.narrate(results[0] as never, table.state as never)
    expect(JSON.stringify(words)).toContain('1 dead, 2 routed off')
  })

  test('[STR.core.victory.points STR.core.victory.break] who leaves by order scores; who routs off is lost', () => {
    const left = (how: 'ordered' | 'routed') =>
      field({
        options: { victory: { ...field().options.victory, exit: { A: 5 }, destroy: { stand: 1 } } },
        stands: { A1: { status: 'offTable', own: { left: how } }, A2: {}, B1: {} },
      })
    const count = (state: State) => [pointsOf(state, 'A'), pointsOf(state, 'B'), lossesOf(state, 'A')]
    expect([count(left('ordered')), count(left('routed'))]).toEqual([
      [5, 0, 0],
      [0, 1, 1],
    ])
  })
})

describe('referee', () => {
  const control = (state: State, id: string) => {
    const found = striker.refereeControls(state).find(one => one.id === id)
    if (!found) throw new Error(id)
    return found
  }
  const match = () => {
    const scenario = striker.setupModel.scenarios[1]
    if (!scenario) throw new Error('no scenario')
    const game = new Match(anyRuleset(striker), scenario.setup, 'seed')
    game.settle()
    return game
  }
  const set = (game: Match, id: string, values: Record<string, string | number | boolean>) => {
    const found = control(game.state as State, id)
    return game.play('referee', {
      type: '@set',
      label: found.label,
      patches: found.fill(values),
      rule: found.rule,
      why: 'as the table agreed',
    } as never)
  }

  test('[STR.core.referee.role] the referee sees everything', () => {
    const game = match()
    expect(game.viewFor('referee')).toBe(game.state)
    expect(Object.keys((game.viewFor('A') as unknown as State).stands).every(id => id.startsWith('A'))).toBe(true)
  })

  test('[STR.core.referee.decides STR.core.unit.wire] light, place, state, sight and lines are his to rule, and logged', () => {
    const game = match()
    for (const [id, values] of [
      ['light', { light: 'night' }],
      ['place.A01', { x: 20, y: 155, facing: 0 }],
      ['status.A01', { status: 'suppressed' }],
      ['spotted.A01', { spotted: true }],
      ['hulldown.A01', { is: true }],
      ['wire', { a: 'A05', b: 'A06', laid: true }],
      ['mapbox', { battery: 'B11', dm: '2' }],
    ] as const)
      expect(set(game, id, values), id).not.toHaveProperty('refusals')
    const state = game.state as State
    expect(state).toMatchObject({
      light: 'night',
      rulings: [{ rule: 'STR.core.los.hull-down' }, { subject: 'A05-A06', value: 'laid' }, { value: '2' }],
    })
    expect(Object.keys((game.viewFor('B') as unknown as State).stands)).toContain('A01')
    expect(
      game.linesFor('referee').filter(({ rules }) => rules.includes('STR.core.referee.decides')).length,
    ).toBeGreaterThan(0)
    expect(set(game, 'end', {})).not.toHaveProperty('refusals')
    expect(striker.outcome(game.state as State)).not.toBeNull()
  })

  test('[STR.core.referee.decides STR.core.los.line STR.core.terrain.cover] sight of a pair and cover of a stand are as he says, until he leaves them to the ground', () => {
    const game = match()
    const [a, b] = ['A04', 'B03']
    const now = () => game.state as State
    const seen = () => sees(now(), stand(now(), a), stand(now(), b))
    const before = seen()
    set(game, 'sight', { a: b, b: a, sight: before ? 'closed' : 'open' })
    expect(seen()).toBe(!before)
    expect(standSight(now(), stand(now(), a), stand(now(), b)).length === 0).toBe(!before)
    set(game, 'sight', { a, b, sight: 'ground' })
    expect(seen()).toBe(before)
    expect(concealmentOf(now(), stand(now(), b))).toBe('cover')
    set(game, `cover.${b}`, { cover: 'none' })
    expect(concealmentOf(now(), stand(now(), b))).toBe('none')
    set(game, `cover.${b}`, { cover: 'ground' })
    expect(concealmentOf(now(), stand(now(), b))).toBe('cover')
  })

  test('[STR.core.referee.decides] a stuck vehicle goes again, and smoke is laid', () => {
    const stuck = field({
      phase: 'move1',
      stands: { A1: { card: 'MBT8', damage: { suspension: 1, transmission: true } } },
    })
    expect(control(stuck, 'free.A1').fill({})).toEqual([
      { path: ['stands', 'A1', 'value', 'own', 'value', 'damage', 'suspension'], value: 0 },
      { path: ['stands', 'A1', 'value', 'own', 'value', 'damage', 'transmission'], value: false },
      { path: ['stands', 'A1', 'value', 'own', 'value', 'damage', 'power'], value: false },
    ])
    const game = match()
    expect(set(game, 'free.A01', {})).not.toHaveProperty('refusals')
    expect(set(game, 'smoke', { x: 100, y: 80, size: 10, turns: 3 })).not.toHaveProperty('refusals')
    expect((game.state as State).patches).toMatchObject([{ kind: 'smoke', points: { length: 4 } }])
  })

  test('[STR.core.referee.override] every reason against moving, firing and ordering can be lifted', () => {
    const { fields } = control(field({ stands: { A1: {} } }), 'override.A1')
    const [choice] = fields
    const rules = choice?.kind === 'choice' ? choice.options.map(({ value }) => value) : []
    const named = [
      ['move', 'fraction', 'table', 'barred', 'over-trees', 'water', 'run', 'crew-weapon', 'enemy-contact'],
      ['orders', 'average', 'corridor', 'low', 'move-clause', 'fire-clause', 'busy', 'who', 'link'],
      ['direct', 'need', 'once', 'man', 'vehicle', 'class', 'min-range'],
      ['los', 'ground', 'building', 'trees', 'smoke'],
      ['stand', 'overlap'],
      ['leader', 'one-job'],
    ].flatMap(([area, ...names]) => names.map(name => `STR.core.${area}.${name}`))
    expect([...rules].sort()).toEqual(named.sort())
    const [only] = control(field({ stands: { A1: {} } }), 'override.A1').fill({ rule: 'STR.core.los.trees' })
    expect(only).toEqual({ path: ['overrides', 0], value: { stand: 'A1', rule: 'STR.core.los.trees' } })
  })

  test('[STR.core.referee.decides STR.core.spot.seen-info] a revealed stand shows the enemy its cards, a hidden one does not', () => {
    const hidden = field({ stands: { A1: { spotted: false, men: [{ weapons: ['lmg'] }] }, B1: {} } })
    const unknown = {
      ...hidden,
      cards: { ...hidden.cards, B: { $for: ['B'], value: { weapons: {}, vehicles: {}, armours: {} } } },
    } as State
    const reveal = control(unknown, 'spotted.A1')
    const shown = reveal.fill({ spotted: true })
    expect(shown.map(({ path }) => path.join('.'))).toEqual([
      'stands.A1.value.spotted',
      'stands.A1.$for',
      'cards.B.value',
    ])
    expect(shown[1]?.value).toEqual(['A', 'B'])
    expect(reveal.fill({ spotted: false }).map(({ value }) => value)).toEqual([false, ['A']])
  })

  test('[STR.core.referee.override] a refusal is lifted once', () => {
    const given = { stands: { A1: { at: [50, 50] } } } as const
    const way = walk('A1', [[50, 47]])
    expect(moving(given).forbiddenBy('A', way)).toEqual(['STR.core.orders.average'])
    const lifted = moving({ ...given, overrides: [{ stand: 'A1', rule: 'STR.core.orders.average' }] })
    lifted.play('A', way)
    expect(lifted.state.overrides).toEqual([])
    lifted.settle()
    expect(lifted.forbiddenBy('A', walk('A1', [[50, 45]]))).toEqual(['STR.core.orders.average'])
  })

  test('[STR.core.referee.dice] the next dice are thrown again and the first count for nothing', () => {
    const table = battle({
      sealed: ['B'],
      rethrow: true,
      stands: { A1: { at: [50, 45], men: [{ quality: 'veteran' }] }, B1: { at: [50, 30] } },
    })
    table.play('A', shoot('A1', 'B1'))
    table.play('A', { type: 'seal' })
    const events = table.settle(6, 6, 1, 1)
    expect(events).toContainEqual(expect.objectContaining({ type: 'shot', thrown: 2, hits: 0 }))
    expect(table.state.rethrow).toBe(false)
  })

  test('[STR.core.referee.undo] steps past dice are taken back only by consent', () => {
    const game = match()
    game.play('A', { type: 'ready' } as never)
    game.play('B', { type: 'ready' } as never)
    game.play('A', { type: 'ready' } as never)
    expect(game.undo.kind).not.toBe('none')
    expect(game.takeBack('A', 'referee')).toBeNull()
  })
})

describe('set-up', () => {
  test('[STR.core.editor.force STR.core.cards.vehicle-valid STR.core.leader.side-commander] a force without a commander, with unknown cards or too many riders does not start', () => {
    expect(errors(crossroads)).toEqual([])
    expect(
      errors({
        ...crossroads,
        forces: { ...crossroads.forces, A: crossroads.forces.A.filter(({ unit }) => unit !== 'HQ') },
      }),
    ).toContain('STR.core.leader.side-commander')
    expect(errors({ ...crossroads, forces: { ...crossroads.forces, A: [] } })).toContain('STR.core.editor.force')
    expect(
      errors({
        ...crossroads,
        forces: {
          ...crossroads.forces,
          A: crossroads.forces.A.map(one => (one.card === 'lead-8' ? { ...one, aboard: 0 } : one)),
        },
      }),
    ).toContain('STR.core.cards.vehicle-valid')
    expect(
      setupModel.forces?.replace(crossroads, 'A', (setupModel.forces.list(crossroads, 'A') ?? []).slice(0, 3)).forces.A,
    ).toHaveLength(3)
  })

  test('[STR.core.editor.export] a scenario is one JSON; unknown cards are told', () => {
    expect(setupModel.schema.parse(JSON.parse(JSON.stringify(crossroads)))).toEqual(crossroads)
    expect(
      errors({
        ...crossroads,
        forces: { ...crossroads.forces, A: [...crossroads.forces.A, { card: 'nobody', name: 'x', unit: 'x' }] },
      }),
    ).toContain('STR.core.editor.export')
  })

  test('[STR.core.editor.map STR.core.editor.valid] maps are drawn, made and checked; zones may not overlap', () => {
    expect(striker.terrain?.designed.map(({ name }) => name)).toEqual(['Crossroads', 'Ridge station'])
    const random = striker.terrain?.random('hedgerow', { width: 240, height: 160 })
    expect(random?.pieces.length).toBeGreaterThan(5)
    expect(errors({ ...crossroads, zones: { A: [0, 0, 240, 100], B: [0, 90, 240, 160] } })).toContain(
      'STR.core.editor.valid',
    )
    const bad = {
      ...crossroads.map,
      pieces: [
        ...crossroads.map.pieces,
        {
          id: 'x',
          kind: 'mud',
          points: [
            { x: -50, y: 0 },
            { x: -40, y: 0 },
            { x: -40, y: 10 },
          ],
        },
      ],
    }
    expect(errors({ ...crossroads, map: bad })).toContain('STR.core.editor.valid')
  })

  test('[STR.core.editor.points] balance points of both ready battles as printed', () => {
    expect([pointsOfSide(ridge, 'A'), pointsOfSide(ridge, 'B')].map(sum => Math.round(sum * 100) / 100)).toEqual([
      114.75, 113.5,
    ])
    expect(Math.abs(pointsOfSide(crossroads, 'A') - 69)).toBeLessThan(2)
    expect(Math.abs(pointsOfSide(crossroads, 'B') - 66)).toBeLessThan(2)
    expect(QUALITY.recruit.points).toBe(0.6)
  })

  test('[STR.core.editor.points] the lists of both sides count crews by their grade, the sum who is dug in', () => {
    const { forces } = setupModel
    expect(forces?.worth?.(ridge, 'A').why).toBeUndefined()
    expect(forces?.worth?.(ridge, 'B').why).toBe('90.8, dug in × 1.25')
    const tank = forces?.list(ridge, 'A').find(({ name }) => name === 'Grav tank')
    expect(tank).toMatchObject({ points: 27, note: 'Tank, veteran crew' })
  })

  test('[STR.core.editor.force STR.core.unit.tree STR.core.quality.crew] whom a stand belongs to, its crew and its carrier are the player’s to say', () => {
    const { forces } = setupModel
    const change = (options: Options, index: number, values: FieldValues) =>
      forces?.change?.(options, 'A', index, values) ?? options
    const bought =
      forces?.replace(crossroads, 'A', [
        ...(forces?.list(crossroads, 'A') ?? []),
        { card: 'ATV8', name: 'ATV 9' },
        { card: 'rockets-8', name: 'Spare rockets' },
      ]) ?? crossroads
    const [vehicle, men] = [bought.forces.A.length - 2, bought.forces.A.length - 1]
    expect(forces?.detail?.(bought, 'A', vehicle).map(({ name }) => name)).toEqual(['unit', 'crew'])
    expect(forces?.detail?.(bought, 'A', men).map(({ name }) => name)).toEqual(['unit', 'aboard'])
    const placed = change(change(bought, vehicle, { crew: 'elite', unit: 'ATVs' }), men, {
      unit: 'Section 1',
      aboard: String(vehicle),
    })
    expect(errors(placed)).toEqual([])
    expect(placed.forces.A.slice(-2)).toEqual([
      { card: 'ATV8', name: 'ATV 9', unit: 'ATVs', crew: 'elite' },
      { card: 'rockets-8', name: 'Spare rockets', unit: 'Section 1', aboard: vehicle },
    ])
    expect(
      forces
        ?.list(placed, 'A')
        .slice(-2)
        .map(({ note }) => note),
    ).toEqual(['ATVs, elite crew', 'Section 1, in ATV 9'])
    const afoot = change(placed, men, { aboard: 'none' })
    expect(afoot.forces.A.at(-1)).toEqual({ card: 'rockets-8', name: 'Spare rockets', unit: 'Section 1' })
    const wrong = {
      ...placed,
      forces: {
        ...placed.forces,
        A: placed.forces.A.with(men, { card: 'rockets-8', name: 'x', unit: 'x', aboard: 4 }),
      },
    }
    expect([...new Set(errors(wrong))]).toEqual(['STR.core.cards.vehicle-valid'])
  })

  test('[STR.core.victory.hold STR.core.editor.valid] objectives are places of the map that people choose, move, add and take away', () => {
    const { places } = setupModel
    if (!places) throw new Error('no places')
    expect(places.list(crossroads).map(({ name }) => name)).toEqual(['Mill', 'Inn', 'Store', 'Chapel'])
    const fewer = places.remove(crossroads, 1)
    expect(Object.keys(fewer.victory.hold)).toEqual(['b1', 'b3', 'b4'])
    const dearer = places.change(fewer, 0, { worth: 7 })
    expect(dearer.victory.hold).toEqual({ b1: 7, b3: 2, b4: 2 })
    // Near the inn, whose points nobody has any more.
    expect(places.change(dearer, 0, { x: 127, y: 73 }).victory.hold).toEqual({ b2: 7, b3: 2, b4: 2 })
    expect(Object.keys(places.add(fewer).victory.hold)).toContain('b2')
    const elsewhere = { ...crossroads, map: ridge.map }
    const { errors: none, warnings } = setupModel.check({ scenario: 'x', seats, options: elsewhere })
    expect([none.length, warnings.filter(({ rule }) => rule === 'STR.core.victory.hold').length]).toEqual([0, 4])
  })

  test('[STR.core.quality.mix STR.core.victory.points STR.core.victory.break] the set-up says what the battle is about and who fights it', () => {
    const lines = setupModel.brief?.({ scenario: 'x', seats, options: ridge }) ?? []
    expect(lines.join(' ')).toMatch(/10 turns.*50 % \(Blue\) or 60 % \(Red\).*Station \(10\).*Light grav tank \(5\)/)
    const [even] = setupModel.brief?.({ scenario: 'x', seats, options: crossroads }) ?? []
    expect(even).toMatch(/^The battle lasts 12 turns\. To win, .*A side that has lost 50 % of its stands/)
    expect(setupModel.notes?.({ scenario: 'x', seats, options: ridge })).toContain(
      'Blue (picked troops, tech level 13): 19 regulars and 14 veterans. A usual mix for 33 picked troops is 8 regulars, 17 veterans and 8 elite.',
    )
  })

  test('[STR.core.editor.force STR.core.leader.side-commander] the set-up speaks of sides by the names the players took', () => {
    const seats = [
      { seat: 'A', name: 'Solomani', played: 'person' },
      { seat: 'B', name: 'Zhodani', played: 'person' },
    ] as const
    const bare = { scenario: 'x', seats, options: { ...ridge, forces: { ...ridge.forces, B: [] } } }
    const told = [
      ...setupModel
        .fields(bare)
        .map(field => `${field.label} ${field.kind === 'choice' ? JSON.stringify(field.options) : ''}`),
      ...setupModel.check(bare).errors.map(({ why }) => why),
    ].join('\n')
    expect(told).toContain('Tech level of Solomani')
    expect(told).toContain('Zhodani needs at least one stand.')
    expect(told).not.toMatch(/Blue|Red\b/)
  })

  test('[STR.core.editor.force] a new name changes nothing but the name', () => {
    const { forces } = setupModel
    const entries = forces?.list(ridge, 'A') ?? []
    const renamed = forces?.replace(ridge, 'A', entries.with(0, { card: 'GAPC12', name: 'Taxi' }))
    expect(renamed?.forces.A).toEqual(ridge.forces.A.map((one, i) => (i === 0 ? { ...one, name: 'Taxi' } : one)))
    const fewer = forces?.replace(ridge, 'A', entries.slice(1))
    expect(fewer?.forces.A.map(({ aboard }) => aboard)).toEqual(
      ridge.forces.A.slice(1).map(({ aboard }) => (aboard ? aboard - 1 : undefined)),
    )
  })

  test('[STR.core.editor.rules STR.core.defaults.rules STR.core.defaults.size] both battles name only rules that are written, and are about a platoon a side', () => {
    for (const options of [crossroads, ridge]) {
      for (const rule of options.rules) expect(coverOf(rule), String(rule)).toBeDefined()
      for (const side of ['A', 'B'] as const) {
        expect(options.forces[side].length).toBeGreaterThanOrEqual(10)
        expect(options.forces[side].length).toBeLessThanOrEqual(18)
      }
      expect(options.turns).toBeGreaterThanOrEqual(10)
    }
  })

  test('[STR.core.cards.mark] every number on a card bears its mark', () => {
    const [roster] = setupModel.forces?.roster(crossroads).filter(({ id }) => id === 'MBT8') ?? []
    const values = roster?.card.blocks.flatMap(part => (part.kind === 'values' ? part.values : [])) ?? []
    expect(values.length).toBeGreaterThan(5)
    expect(values.every(({ mark }) => mark === 'house')).toBe(true)
  })

  test('[STR.core.defaults.auto STR.core.defaults.batch] a unit moves and fires together, and the same again', () => {
    const given = {
      stands: {
        A1: { at: [50, 50], ...VETERANS, own: { unit: 'A.X' } },
        A2: { at: [54, 50], ...VETERANS, own: { unit: 'A.X' } },
        B1: { at: [52, 30] },
      },
    } as const
    const table = moving(given)
    table.play('A', { type: 'march', unit: 'A.X', by: { x: 0, y: -4 }, gait: 'walk' })
    table.settle()
    expect(['A1', 'A2'].map(id => stand(table.state, id).at.y)).toEqual([46, 46])
    expect(table.forbiddenBy('A', { type: 'march', unit: 'A.X', by: { x: 0, y: -4 }, gait: 'walk' })).toContain(
      'STR.core.move.fraction',
    )
    const carriers = moving({
      stands: {
        A1: { card: 'GAPC12', at: [50, 90], own: { unit: 'A.X' } },
        A2: { card: 'LGT13', at: [60, 90], own: { unit: 'A.X' } },
      },
    })
    const [together] = [...march.offers(viewFor(carriers.state, 'A'), 'A')]
    expect(together?.kind === 'region' && together.region()[0]).toMatchObject({ radius: 117 })
    const fire = battle({ sealed: ['B'], ...given })
    fire.play('A', { type: 'volley', by: 'A.X', target: 'B1' })
    expect(fire.state.declared.A?.value).toHaveLength(4)
    const again = battle({
      sealed: ['B'],
      ...given,
      before: { A: { $for: ['A'], value: [...(fire.state.declared.A?.value ?? [])] }, B: { $for: ['B'], value: [] } },
    })
    again.play('A', { type: 'again' })
    expect(again.state.declared.A?.value).toHaveLength(4)
  })
})
