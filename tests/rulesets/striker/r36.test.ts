import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { striker } from '../../../src/rulesets/striker'
import { WEAPONS } from '../../../src/rulesets/striker/cards/arms'
import type { StrikerEvent } from '../../../src/rulesets/striker/events'
import { HOLD } from '../../../src/rulesets/striker/rules/command/command'
import { actionsOf } from '../../../src/rulesets/striker/rules/compose'
import { firePlanOf } from '../../../src/rulesets/striker/rules/fire/direct'
import { toHit } from '../../../src/rulesets/striker/rules/fire/hits'
import { plug, unplug } from '../../../src/rulesets/striker/rules/loaded'
import { zoneOf } from '../../../src/rulesets/striker/rules/missions/sheaf'
import { r36 } from '../../../src/rulesets/striker/rules/r36-point-defence'
import { canBeStopped, choicesOf } from '../../../src/rulesets/striker/rules/r36-point-defence/direct'
import { pdState } from '../../../src/rulesets/striker/rules/r36-point-defence/state'
import { pdValueOf, reaches, systemOf } from '../../../src/rulesets/striker/rules/r36-point-defence/systems'
import type { State } from '../../../src/rulesets/striker/state'
import { tableOf } from '../../support/table'
import { block, type FieldGiven, field, type StandGiven, stand } from './field'
import { drive, VETERAN_CREW } from './support'

beforeAll(() => plug([r36]))
afterAll(() => unplug([r36]))

const game = { ...striker, actions: { ...striker.actions, ...actionsOf([r36]) } }
const battle = (given: FieldGiven) =>
  tableOf(game, field({ ...given, options: { rules: [36], orders: 'off', ...given.options } }))

/** A crew with high initiative. */
const PD = (mission: string, ward: string | null = null, more: StandGiven = {}): StandGiven => ({
  card: 'PDV8',
  ...VETERAN_CREW(3),
  ...more,
  own: { mission: { name: mission, ward }, ...more.own },
})
/** B's mortars land in A's fire phase: 40 rounds of tech level 5 at (120, 60), if the accuracy roll is 14 or more. */
const MORTARS: StandGiven = {
  at: [120, 10],
  kind: 'crew',
  men: [{ weapons: ['mortar-8'] }, { weapons: ['mortar-8'] }, { weapons: [] }, { weapons: [] }],
}
const shelled = (stands: Readonly<Record<string, StandGiven>>, more: FieldGiven = {}): FieldGiven => ({
  phase: 'fire1',
  step: 'arrive',
  missions: { m1: { seat: 'B', observer: 'B1', battery: 'B2' } },
  ...more,
  stands: { B1: { at: [120, 90], men: [{ observer: true }, {}] }, B2: MORTARS, ...stands },
})
const asked = (state: State) =>
  state.questions.at(-1)?.data.value as never as { dice: number; incoming: { tl: number; rounds: number }[] }
const named = (events: readonly StrikerEvent[], name: string) =>
  events.flatMap(event => (event.type === 'rule' && event.name === name ? [event] : []))
const landed = (events: readonly StrikerEvent[]) =>
  events.flatMap(event =>
    event.type === 'rounds-landed' ? [{ rounds: event.rounds, sheaf: event.sheaf, side: event.side }] : [],
  )

describe('36.A missions', () => {
  test('[STR.36.s1] a system is a weapon marked as point defence, as long as it works', () => {
    const state = field({ stands: { A1: { card: 'PDV8' }, A2: { card: 'MBT8' } }, options: { rules: [36] } })
    expect(systemOf(state, stand(state, 'A1'))?.weapon.id).toBe('pd-8')
    expect(systemOf(state, stand(state, 'A2'))).toBeNull()
    for (const damage of [{ weaponsOut: [0] }, { electronics: true }, { jamUntil: 3 }]) {
      const hurt = field({ stands: { A1: { card: 'PDV8', damage } }, options: { rules: [36] } })
      expect(systemOf(hurt, stand(hurt, 'A1')), JSON.stringify(damage)).toBeNull()
    }
  })

  const assign = (mission: string, ward: string | null = null) =>
    ({ type: 'assign', stand: 'A1', mission, ward }) as const
  const commanded = (quality: 'veteran' | 'regular' | 'recruit', more: FieldGiven = {}) =>
    tableOf(
      game,
      field({
        phase: 'command',
        options: { rules: [36], orders: 'strict' },
        ...more,
        stands: {
          A1: { card: 'PDV8', men: ['driver', 'commander', 'gunner'].map(role => ({ quality, role, weapons: [] })) },
          A2: { at: [60, 50] },
          ...more.stands,
        },
      }),
    )

  test('[STR.36.A.s1 STR.36.A.s2 STR.36.A.3.s1] a crew with high initiative chooses one of three missions freely', () => {
    const table = commanded('veteran')
    for (const mission of ['target fire', 'overwatch']) expect(table.forbiddenBy('A', assign(mission))).toEqual([])
    expect(table.forbiddenBy('A', assign('dedicated support'))).toEqual(['STR.core.hooks.cmd'])
    expect(table.forbiddenBy('A', assign('dedicated support', 'A1'))).toEqual(['STR.core.hooks.cmd'])
    expect(table.forbiddenBy('A', assign('dedicated support', 'A2'))).toEqual([])
    expect(table.forbiddenBy('A', assign('parade'))).toEqual(['STR.core.hooks.cmd'])
    table.play('A', assign('overwatch'))
    table.play('A', assign('dedicated support', 'A2'))
    expect(stand(table.state, 'A1').own.value?.mission).toEqual({ name: 'dedicated support', ward: 'A2' })
  })

  test('[STR.36.A.s3] an average crew gets its mission by an order', () => {
    const table = commanded('regular')
    expect(table.forbiddenBy('A', assign('overwatch'))).toEqual(['STR.core.orders.average', 'STR.36.A.s3'])
    const ordered = { ...HOLD, mission: 'dedicated support', about: { ward: 'A2' } }
    const guarded = commanded('regular', { units: { 'A.A1': { order: ordered } } })
    const { state } = guarded
    expect(reaches(state, systemIn(state, 'A1'), square(60, 50))).toBe(true)
    const leader = { A3: { at: [52, 50] as const, men: [{ leader: 3, quality: 'veteran' as const }] } }
    const led = commanded('regular', {
      stands: leader,
      units: { 'A.A1': { parent: 'A.A3' }, 'A.A3': { leader: 'A3' } },
    })
    const order = (about?: { ward: string }) =>
      led.forbiddenBy('A', {
        type: 'order',
        leader: 'A3',
        unit: 'A.A1',
        order: { ...HOLD, mission: 'dedicated support', ...(about && { about }) },
      })
    expect(order()).toContain('STR.core.orders.form')
    expect(order({ ward: 'B9' })).toContain('STR.core.orders.form')
    expect(order({ ward: 'A2' })).not.toContain('STR.core.orders.form')
  })

  test('[STR.36.A.s4] a crew with low initiative needs a leader', () => {
    expect(commanded('recruit').forbiddenBy('A', assign('overwatch'))).toContain('STR.36.A.s4')
    const alone = field(
      shelled(
        {
          A1: {
            ...PD('overwatch'),
            men: VETERAN_CREW(3).men.map(man => ({ ...man, quality: 'recruit' as const })),
            at: [120, 100],
          },
        },
        { options: { rules: [36] } },
      ),
    )
    expect(game.auto(alone)).toMatchObject({ type: 'land' })
  })

  test('[STR.36.A.s5 STR.36.A.s6] a ground vehicle on watch stays; a grav vehicle moves', () => {
    const move = (card: string, mission: string) =>
      battle({ phase: 'move1', stands: { A1: { ...PD(mission, 'A2'), card }, A2: { at: [60, 60] } } }).forbiddenBy(
        'A',
        drive('A1', [[50, 45]], card === 'GPDV12' ? { flight: 'noe' } : {}),
      )
    expect(move('PDV8', 'overwatch')).toEqual(['STR.36.A.s5'])
    expect(move('PDV8', 'dedicated support')).toEqual(['STR.36.A.s5'])
    expect(move('PDV8', 'target fire')).toEqual([])
    expect(move('GPDV12', 'overwatch')).toEqual([])
  })

  const fire = (mission: string, target: StandGiven, rules: readonly number[] = [36]) => {
    const state = field({
      sealed: ['B'],
      stands: { A1: PD(mission), B1: { at: [50, 20], ...target } },
      options: { rules: [...rules], orders: 'off' },
    })
    const shot = { stand: 'A1', man: 0, weapon: 0, target: 'B1', point: null, kind: 'solid' as const, spread: [] }
    return { state, shot, plan: firePlanOf(state, shot) }
  }
  test('[STR.36.A.1.s1] only on target fire does it shoot at the enemy', () => {
    const refused = (mission: string) => {
      const { state, shot } = fire(mission, {})
      return tableOf(game, state).forbiddenBy('A', { type: 'fire', ...shot })
    }
    expect(refused('target fire')).toEqual([])
    expect(refused('overwatch')).toEqual(['STR.36.A.1.s1'])
  })

  test('[STR.36.A.1.s2] on target fire the speed of what flies does not count', () => {
    const grav: StandGiven = { card: 'GAPC12', flight: 'high', height: 200, speed: 300, moved: true }
    const speed = (mission: string, rules?: readonly number[]) => {
      const { state, plan } = fire(mission, grav, rules)
      if (!plan) throw new Error('no shot')
      return toHit(state, plan).lines.filter(
        ({ rule }) => rule === 'STR.core.direct.dm-speed' || rule === 'STR.36.A.1.s2',
      )
    }
    expect(speed('target fire')).toMatchObject([{ value: 0, rule: 'STR.36.A.1.s2' }])
    const [slowed] = speed('overwatch')
    expect(slowed?.value).toBeLessThan(0)
  })
})

const square = (x: number, y: number) =>
  [-1, 1].flatMap(dx => [
    { x: x + dx, y: y - dx },
    { x: x + dx, y: y + dx },
  ])
const systemIn = (state: State, id: string) => {
  const system = systemOf(state, stand(state, id))
  if (!system) throw new Error(`${id} has no point defence`)
  return system
}

describe('36.C against indirect fire', () => {
  test('[STR.36.A.2.s1 STR.36.C.1.s1 STR.36.C.1.s2 STR.36.C.1.s3] it is asked before the rounds land, with its dice', () => {
    const table = battle(shelled({ A1: PD('overwatch', null, { at: [120, 100] }) }))
    table.settle(6, 6)
    expect(game.awaiting(table.state)).toMatchObject([{ seat: 'A', rule: 'STR.36.C.1.s3', pieces: ['A1'] }])
    expect(asked(table.state)).toMatchObject({ dice: 2, incoming: [{ tl: 5, rounds: 40 }] })
    const events = [...table.play('A', { type: 'r36.allot', dice: [2] }, 3, 5), ...table.settle()]
    expect(named(events, 'met')[0]?.data).toMatchObject({ shot: [{ down: 3 + 3 + 5 + 3, rounds: 40 }] })
    expect(landed(events)).toMatchObject([{ rounds: 26 }])
  })

  test('[STR.36.C.1.s3] a zone out of effective range is not engaged', () => {
    // Tech level 8 reaches 150 cm.
    for (const [y, type] of [
      [209, 'fall'],
      [212, 'fall'],
    ] as const) {
      const state = field(shelled({ A1: PD('overwatch', null, { at: [120, y] }) }, { options: { rules: [36] } }))
      expect(game.auto(state)).toMatchObject({ type })
    }
    const engaged = (y: number) =>
      reaches(
        field({ options: { rules: [36], orders: 'off' }, stands: { A1: PD('overwatch', null, { at: [120, y] }) } }),
        systemIn(field({ options: { rules: [36] }, stands: { A1: PD('overwatch', null, { at: [120, y] }) } }), 'A1'),
        square(120, 9),
      )
    expect([engaged(160), engaged(160.5)]).toEqual([true, false])
  })

  test('[STR.36.C.1.s4] several dice may go to one mission, and they are shared among several', () => {
    const two = {
      m1: { seat: 'B', observer: 'B1', battery: 'B2' },
      m2: { seat: 'B', observer: 'B3', battery: 'B4', point: { x: 60, y: 60 } },
    } as const
    const table = battle({
      ...shelled({
        A1: PD('overwatch', null, { at: [100, 100] }),
        B3: { at: [60, 90], men: [{ observer: true }, {}] },
        B4: { ...MORTARS, at: [60, 10] },
      }),
      missions: two,
    })
    table.settle(6, 6, 6, 6)
    expect(asked(table.state).incoming).toHaveLength(2)
    expect(table.forbiddenBy('A', { type: 'r36.allot', dice: [2, 1] })).toEqual(['STR.36.C.1.s1'])
    expect(table.forbiddenBy('A', { type: 'r36.allot', dice: [2] })).toEqual(['STR.36.C.1.s3'])
    expect(table.forbiddenBy('A', { type: 'r36.allot', dice: [3, -1] })).toEqual(['STR.36.C.1.s3'])
    const { ledgers } = table.plan('A', { type: 'r36.allot', dice: [2, 0] })
    expect(ledgers?.map(({ name }) => name.split(' against ')[0])).toEqual(['2 dice'])
    table.play('A', { type: 'r36.allot', dice: [1, 1] }, 3, 6)
    expect(pdState.table(table.state).sums).toEqual({ m1: 3 + 3, m2: 6 + 3 })
  })

  test('[STR.36.A.2.s2 STR.36.A.3.s4] one attempt per turn', () => {
    const state = field(shelled({ A1: PD('overwatch', null, { at: [120, 100] }) }, { options: { rules: [36] } }))
    const used = {
      ...state,
      own: { '36': { table: { $for: [], value: { turn: 3, sums: {}, indirect: { A1: 3 }, direct: {} } } } },
    } as State
    expect(game.auto(state)).toMatchObject({ type: 'fall' })
    expect(game.auto(used)).toMatchObject({ type: 'land' })
    expect(
      game.auto({
        ...used,
        own: { '36': { table: { $for: [], value: { turn: 2, sums: {}, indirect: { A1: 2 }, direct: {} } } } },
      } as State),
    ).toMatchObject({ type: 'fall' })
  })

  test('[STR.36.A.3.s2 STR.36.A.3.s3] dedicated support follows its stand: zones within 10 cm of it', () => {
    const guard = (y: number) => {
      const state = field({
        options: { rules: [36], orders: 'off' },
        stands: { A1: PD('dedicated support', 'A2', { at: [120, 100] }), A2: { at: [120, y] } },
      })
      return reaches(state, systemIn(state, 'A1'), square(120, 60))
    }
    expect([guard(71), guard(71.5)]).toEqual([true, false])
    const lost = field({
      options: { rules: [36], orders: 'off' },
      stands: { A1: PD('dedicated support', 'A2', { at: [120, 100] }), A2: { at: [120, 62], status: 'destroyed' } },
    })
    expect(reaches(lost, systemIn(lost, 'A1'), square(120, 60))).toBe(false)
  })

  test('[STR.36.C.1.s5 STR.36.C.1.s6] printed example: six dice of tech level 12 at missions of tech level 10 and 15', () => {
    expect(pdValueOf({ tl: 12 })).toEqual({ dice: 6, range: 350 })
    const sum = (faces: readonly number[], dm: number) => faces.reduce((all, face) => all + Math.max(0, face + dm), 0)
    expect([sum([3, 5], 12 - 10), sum([1, 3, 4, 5], 12 - 15)]).toEqual([12, 3])
    // The same difference on the table: tech level 12 against mortars of tech level 5.
    const table = battle(shelled({ A1: { ...PD('overwatch', null, { at: [120, 100] }), card: 'GPDV12' } }))
    table.settle(6, 6)
    const events = table.play('A', { type: 'r36.allot', dice: [2] }, 1, 6)
    expect(named(events, 'met')[0]?.data).toMatchObject({ shot: [{ down: 1 + 7 + 6 + 7 }] })
  })

  test('[STR.36.C.1.s6] never more rounds than there are', () => {
    const state = battle(shelled({ A1: PD('overwatch', null, { at: [120, 100] }) })).state
    const many = {
      ...state,
      own: { '36': { table: { $for: [], value: { turn: 3, sums: { m1: 99 }, indirect: { A1: 3 }, direct: {} } } } },
    } as State
    expect(landed(tableOf(game, many).settle(6, 6))).toMatchObject([{ rounds: 0 }])
  })

  test('[STR.36.C.1.s7] rounds of a rocket launcher: the sum is halved and rounded up', () => {
    const state = battle(shelled({ A1: PD('overwatch', null, { at: [120, 100] }) })).state
    const weapons = state.cards.B?.value?.weapons ?? {}
    const rockets = { ...weapons, 'mortar-8': { ...weapons['mortar-8'], extra: { '35': { tubes: 1 } } } }
    const known = { $for: ['B'], value: { ...state.cards.B?.value, weapons: rockets } }
    const table = { turn: 3, sums: { m1: 9 }, indirect: { A1: 3 }, direct: {} }
    const rocketed = {
      ...state,
      cards: { A: known, B: known },
      own: { '36': { table: { $for: [], value: table } } },
    } as State
    expect(landed(tableOf(game, rocketed).settle(6, 6))).toMatchObject([{ rounds: 35 }])
  })

  test('[STR.36.C.s1 STR.36.C.s2] artillery rounds can be stopped, meson fire cannot', () => {
    const state = battle(shelled({ A1: PD('overwatch', null, { at: [120, 100] }) })).state
    const weapons = state.cards.B?.value?.weapons ?? {}
    const meson = { ...weapons, 'mortar-8': { ...weapons['mortar-8'], flags: ['meson'] } }
    const known = { $for: ['B'], value: { ...state.cards.B?.value, weapons: meson } }
    expect(game.auto({ ...state, cards: { A: known, B: known } } as State)).toMatchObject({ type: 'land' })
    expect(game.auto(state)).toMatchObject({ type: 'fall' })
  })

  const sheaf = (left: number) => {
    const zone = zoneOf({ sheaf: 'converged' }, { at: { x: 0, y: 0 }, from: null, fired: 60, left, burst: 2 })
    return [zone.sheaf, zone.side]
  }
  test('[STR.36.C.2.s1 STR.36.C.2.s2 STR.36.C.2.s3 STR.36.C.2.s4 STR.36.C.2.s5] printed example: 60 rounds converged, R is 25', () => {
    expect(sheaf(60)).toEqual(['converged', 10])
    expect([sheaf(60 - 11), sheaf(60 - 36), sheaf(60 - 48)]).toEqual([
      ['normal', 10],
      ['dispersed', 10],
      ['scattered', 10],
    ])
    expect([sheaf(50), sheaf(25), sheaf(13)].map(([type]) => type)).toEqual(['converged', 'normal', 'dispersed'])
  })
  test('[STR.36.C.2.s6] no rounds, no effect', () => {
    const state = battle(shelled({ A1: PD('overwatch', null, { at: [120, 100] }), A2: { at: [120, 60] } })).state
    const none = {
      ...state,
      own: { '36': { table: { $for: [], value: { turn: 3, sums: { m1: 40 }, indirect: { A1: 3 }, direct: {} } } } },
    } as State
    const events = tableOf(game, none).settle(6, 6)
    expect(events.some(({ type }) => type === 'casualties' || type === 'damage-thrown' || type === 'area-spared')).toBe(
      false,
    )
  })
})

describe('36.B against direct fire', () => {
  /** B fires a tac missile and two RAM grenades at A2, which A1 protects. */
  const volley = (
    more: { readonly pd?: StandGiven; readonly firer?: StandGiven; readonly given?: FieldGiven } = {},
  ) => {
    const at = [120, 40] as const
    const shots = [
      { stand: 'B1', man: 0 },
      { stand: 'B1', man: 1 },
      { stand: 'B1', man: 2 },
    ].map(({ stand: id, man }) => ({
      shot: { stand: id, man, weapon: 0, target: 'A2', point: null, kind: 'HEAP' as const, spread: [] },
      seat: 'B' as const,
      unseen: false,
      strikes: null,
    }))
    const state = field({
      phase: 'fire1',
      step: 'shoot',
      options: { rules: [36], orders: 'off' },
      ...more.given,
      stands: {
        A1: PD('dedicated support', 'A2', { at: [125, 100], ...more.pd }),
        A2: { card: 'MBT8', at: [120, 100] },
        B1: { at, men: [{ weapons: ['tac-light'] }, { weapons: ['ram'] }, { weapons: ['ram'] }], ...more.firer },
        ...more.given?.stands,
      },
    })
    return tableOf(game, {
      ...state,
      work: { $for: [], value: { ...(state.work.value as NonNullable<State['work']['value']>), shots } },
    })
  }
  const due = (table: ReturnType<typeof volley>) => game.auto(table.state)

  test('[STR.36.B.s5 STR.36.B.s6 STR.36.B.s7 STR.36.B.s8] printed example: two hits, the owner picks the missile and one grenade', () => {
    // The crew's +1, fire control +1 and +4 for automatic fire at effective range: a 4 makes 10, two hits.
    const table = volley()
    const before = game.auto(table.state)
    if (before?.type !== 'consult') throw new Error('point defence does not fire')
    const plan = game.actions.consult.plan(table.state, before, 'table')
    const dm = 'ledgers' in plan ? plan.ledgers[0]?.lines.reduce((sum, { value }) => sum + value, 0) : null
    const face = 10 - (dm ?? 0)
    table.settle(face - 1, 1)
    expect(game.awaiting(table.state)).toMatchObject([{ seat: 'A', rule: 'STR.36.B.s7' }])
    expect(table.forbiddenBy('A', { type: 'r36.pick', rounds: [0] })).toEqual(['STR.36.B.s6'])
    expect(table.forbiddenBy('A', { type: 'r36.pick', rounds: [0, 0] })).toEqual(['STR.36.B.s7'])
    expect(table.forbiddenBy('A', { type: 'r36.pick', rounds: [0, 7] })).toEqual(['STR.36.B.s7'])
    expect(table.offered('A')).toHaveLength(2)
    table.play('A', { type: 'r36.pick', rounds: [0, 1] })
    expect(table.state.work.value?.shots.map(({ strikes }) => strikes)).toEqual([[], [], null])
    expect(game.auto(table.state)).toEqual({ type: 'shoot', index: 2 })
  })

  test('[STR.36.B.s6] as many hits as rounds destroy all of them without a question', () => {
    const table = volley()
    expect(named(tableOf(game, table.state).settle(6, 6), 'fired')[0]?.data).toMatchObject({ hits: 3, rounds: 3 })
  })

  test('[STR.36.B.s4 STR.36.A.3.s5] it fires once per phase', () => {
    const table = volley()
    const all = table.state.work.value?.shots ?? []
    table.play('table', { type: 'consult', at: 'd', of: '36' }, 1, 1)
    expect(table.state.work.value?.shots).toEqual(all)
    table.play('A', { type: 'r36.pick', rounds: [0] })
    expect(due(table)).toMatchObject({ type: 'shoot' })
    expect(pdState.table(table.state).direct).toEqual({ A1: '3.fire1' })
  })

  test('[STR.36.B.s1] rockets, missiles and grenades, but no bullets or shells', () => {
    const stopped = WEAPONS.filter(canBeStopped).map(({ id }) => id)
    expect(stopped).toEqual(expect.arrayContaining(['grenade', 'launcher', 'ram', 'ram-auto', 'rocket', 'tac-light']))
    expect(stopped).not.toContain('rifle')
    expect(stopped).not.toContain('gun-12-hyper-8')
    expect(due(volley({ firer: { men: [{}, {}, {}] } }))).toMatchObject({ type: 'shoot' })
  })

  test('[STR.36.B.s2] the flight must be 15 cm long', () => {
    expect(due(volley({ firer: { at: [120, 85] } }))).toMatchObject({ type: 'consult' })
    expect(due(volley({ firer: { at: [120, 85.1] } }))).toMatchObject({ type: 'shoot' })
  })

  test('[STR.36.B.s3] it must see the target and the last 15 cm', () => {
    const wallAt = (y1: number, y2: number) => ({ given: { pieces: [block('building', [121, y1, 123, y2])] } })
    expect(due(volley())).toMatchObject({ type: 'consult' })
    // A house between the system and a part of the flight 9 to 14 cm before the target.
    expect(due(volley({ ...wallAt(86, 95), pd: { at: [127, 94] } }))).toMatchObject({ type: 'shoot' })
  })

  test('[STR.36.A.3.s3] only what is aimed within 10 cm of the stand it protects, and not on overwatch', () => {
    const other = (y: number) =>
      volley({
        given: { stands: { A3: { at: [120, y] } } },
        pd: { own: { mission: { name: 'dedicated support', ward: 'A3' } } },
      })
    expect(due(other(110))).toMatchObject({ type: 'consult' })
    expect(due(other(110.5))).toMatchObject({ type: 'shoot' })
    expect(due(volley({ pd: { own: { mission: { name: 'overwatch', ward: null } } } }))).toMatchObject({
      type: 'shoot',
    })
  })

  test('[STR.36.B.s7] rounds that are alike are offered once', () => {
    const ram = (index: number) => ({ index, weapon: 'RAM', target: 'A2' })
    expect(choicesOf([{ index: 0, weapon: 'Missile', target: 'A2' }, ram(1), ram(2)], 2)).toHaveLength(2)
  })
})

describe('36 in secret, and off', () => {
  test('[STR.36.A.s1] the enemy learns neither missions nor what is asked', () => {
    const table = battle(shelled({ A1: PD('overwatch', null, { at: [120, 100] }) }))
    table.settle(6, 6)
    const view = viewFor(table.state, 'B')
    expect(view.questions[0]?.data.value).toBeUndefined()
    expect(game.scene(view).shapes.some(shape => 'label' in shape && shape.label?.includes('rounds of HE'))).toBe(false)
    expect(game.card(view, 'A1')?.blocks.some(({ title }) => title === 'Point defence')).toBe(true)
    expect(
      game.card(view, 'A1')?.blocks.filter(block => block.kind === 'text' && block.title === 'Point defence'),
    ).toEqual([])
    expect(
      game
        .card(viewFor(table.state, 'A'), 'A1')
        ?.blocks.filter(block => block.kind === 'text' && block.title === 'Point defence'),
    ).toHaveLength(1)
  })
  test('[STR.36] a battle without the rule has no point defence', () => {
    const off = tableOf(game, field({ ...shelled({}), options: { rules: [] } }))
    expect(off.forbiddenBy('A', { type: 'r36.allot', dice: [1] })).toEqual(['TABLE.turn', 'STR.36'])
    expect(game.auto(off.state)).toMatchObject({ type: 'land' })
  })
})
