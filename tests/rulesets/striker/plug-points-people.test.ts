import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { striker } from '../../../src/rulesets/striker'
import type { StrikerAction } from '../../../src/rulesets/striker/actions'
import { order } from '../../../src/rulesets/striker/actions/order'
import { missionOf } from '../../../src/rulesets/striker/rules/command/assignments'
import { plug, unplug } from '../../../src/rulesets/striker/rules/loaded'
import type { Module } from '../../../src/rulesets/striker/rules/module'
import { currentMorale } from '../../../src/rulesets/striker/rules/morale/morale'
import { sizeOf } from '../../../src/rulesets/striker/rules/movement/footprint'
import { rulingFor } from '../../../src/rulesets/striker/rules/referee-rulings'
import { optionOf, scaled } from '../../../src/rulesets/striker/rules/rule-options'
import { initiativeFor } from '../../../src/rulesets/striker/rules/stands'
import { tableOf } from '../../support/table'
import { field, said, stand } from './field'
import { commanding, goTo, moving, walk } from './support'

const rule = 'STR.core.hooks.pure'

/** Rules nobody has written yet. */
const PLUGS: readonly Module[] = [
  {
    rule: 930,
    title: 'Missions and orders of its own',
    hooks: {
      'cmd.orderVerbs': (_state, { id }) => (id === 'A2' ? ['orbit'] : []),
      'cmd.missions': (_state, { id }) => [
        { mission: 'overwatch', refusals: id === 'A1' ? [{ rule, why: 'its radar is off' }] : [] },
        { mission: 'dedicated support', wards: ['A1'], refusals: [] },
      ],
      'ref.default': () => [{ rule: 'STR.54.s1', subject: 'table', value: 'nobody', says: 'nobody is surprised' }],
    },
  },
  {
    rule: 931,
    title: 'Wire across the table at 45 cm and mud at 48',
    hooks: {
      'move.step': (_state, { from, to, stand: { id } }, dice) => [
        ...(from.y > 45 && to.y <= 45
          ? [{ at: { x: from.x, y: 45 }, stops: true, ...said(`${id} hangs in the wire`), effects: [] }]
          : []),
        ...(from.y > 48 && to.y <= 48
          ? [
              {
                at: { x: from.x, y: 48 },
                stops: false,
                ...said(`mud ${dice.roll(2, 6).join()}`),
                effects: [{ type: 'mark', stand: id, name: 'muddy', value: true } as const],
              },
            ]
          : []),
      ],
    },
  },
  {
    rule: 932,
    title: 'Half scale, small people and cargo',
    hooks: {
      scale: cm => cm / 2,
      'stand.footprint': (_state, { kind }) => (kind === 'team' ? { width: 1, length: 1 } : null),
      'quality.initiative': () => 2,
      'leader.bonus': () => 3,
      'supply.cargo': () => 5,
      'setup.option': name => (name === 'liveCargo' ? false : null),
      'setup.fields': () => [{ kind: 'flag', name: 'liveCargo', label: 'Cargo is weighed', value: false }],
      'phase.moment': ({ phase }, at) =>
        phase === 'fire1' && at === 'enter'
          ? { title: 'Wind', rule, resolve: dice => [said(`wind ${dice.roll(1, 6)[0]}`)] }
          : null,
    },
  },
]
beforeAll(() => plug(PLUGS))
afterAll(() => unplug(PLUGS))

const elite = { men: [{ quality: 'elite' }, { quality: 'elite' }] } as const
const leader = { men: [{ quality: 'regular', leader: 2 }, {}] } as const
const given = (rules: number[]) => ({
  options: { rules },
  stands: {
    A1: { at: [50, 50] as const, ...leader, own: { unit: 'A.HQ' } },
    A2: { at: [53, 50] as const, own: { unit: 'A.One' } },
    A3: { at: [70, 50] as const, ...elite },
    B1: { at: [50, 10] as const },
  },
  units: { 'A.HQ': { leader: 'A1' }, 'A.One': { parent: 'A.HQ' } },
})
const orbit: StrikerAction = {
  type: 'order',
  leader: 'A1',
  unit: 'A.One',
  order: { ...goTo(50, 20), mission: 'orbit' },
}
const assign = (id: string, mission: string, ward: string | null = null): StrikerAction => ({
  type: 'assign',
  stand: id,
  mission,
  ward,
})

describe('plug points of people and their leaders', () => {
  test('[STR.core.hooks.cmd] an order may carry a word that a rule knows, to whom it knows', () => {
    expect(commanding(given([])).forbiddenBy('A', orbit)).toEqual(['STR.core.orders.form'])
    const table = commanding(given([930]))
    expect(table.forbiddenBy('A', { ...orbit, unit: 'A.HQ' })).toEqual(['STR.core.orders.form'])
    const named = (rules: number[]) => {
      const state = field({ ...given(rules), phase: 'command' })
      const form = [...order.offers(viewFor(state, 'A'), 'A')].find(({ id }) => id === 'order.A1')
      return form?.kind === 'form' ? form.fields().map(({ name }) => name) : []
    }
    expect(named([930])).toEqual([...named([]), 'mission'])
    table.play('A', orbit)
    expect(table.state.units['A.One']?.value?.pending?.order.mission).toBe('orbit')
  })

  test('[STR.core.hooks.cmd] who acts freely is set to a mission of a rule; others only by order', () => {
    expect(commanding(given([])).forbiddenBy('A', assign('A3', 'overwatch'))).toEqual(['STR.core.hooks.cmd'])
    const table = commanding(given([930]))
    expect(table.forbiddenBy('A', assign('A1', 'overwatch'))).toEqual(['STR.core.orders.average', rule])
    expect(table.forbiddenBy('A', assign('A3', 'dedicated support', 'A2'))).toEqual(['STR.core.hooks.cmd'])
    table.play('A', assign('A3', 'dedicated support', 'A1'))
    expect(stand(table.state, 'A3').own.value?.mission).toEqual({ name: 'dedicated support', ward: 'A1' })
    expect(missionOf(table.state, stand(table.state, 'A3'))).toBe('dedicated support')
    expect(table.offered('A')).toContain('assign.A3.overwatch')
  })

  test('[STR.core.hooks.move] a rule stops a mover on its way and marks it, in the order of the way', () => {
    const way = walk('A3', [
      [70, 47],
      [70, 45.5],
      [70, 44],
    ])
    const free = moving(given([]))
    free.play('A', { ...way, gait: 'run' })
    expect(stand(free.state, 'A3').at.y).toBe(44)
    const table = moving(given([931]))
    const events = table.play('A', { ...way, gait: 'run' }, 3, 4)
    expect(events.flatMap(event => (event.type === 'rule' ? [event.name] : []))).toEqual([
      'mud 3,4',
      'A3 hangs in the wire',
    ])
    table.settle()
    expect(stand(table.state, 'A3')).toMatchObject({
      at: { x: 70, y: 45 },
      own: { value: { spent: 1, marks: { muddy: true } } },
    })
  })

  test('[STR.core.hooks.supply] cargo takes seats', () => {
    const riders = (rules: number[]) =>
      moving({
        options: { rules, orders: 'off' },
        stands: { A1: { card: 'ATV8', at: [50, 50] }, A2: { at: [52, 50], men: [{}, {}] } },
      }).forbiddenBy('A', { type: 'mount', stand: 'A2', vehicle: 'A1' })
    expect([riders([]), riders([932])]).toEqual([[], ['STR.core.move.mount']])
  })

  test('[STR.core.hooks.morale] a rule moves the thresholds of initiative and the bonus of leaders', () => {
    const [off, on] = [field(given([])), field(given([932]))]
    const veteran = { ...given([932]), stands: { A1: { men: [{ quality: 'veteran' as const }] } } }
    expect(initiativeFor(field({ ...veteran, options: { rules: [] } }), stand(field(veteran), 'A1'))).toBe('high')
    expect(initiativeFor(field(veteran), stand(field(veteran), 'A1'))).toBe('average')
    const calm = { causes: [], further: 0 }
    expect([off, on].map(state => currentMorale(state, stand(state, 'A2'), calm))).toEqual([8, 10])
  })

  test('[STR.core.hooks.setup] a rule has options of its own, with its value until somebody sets it', () => {
    const options = (rules: number[], more = {}) => ({ ...field().options, rules, more })
    expect(optionOf(options([]), 'liveCargo')).toBeNull()
    expect(optionOf(options([932]), 'liveCargo')).toBe(false)
    expect(optionOf(options([932], { liveCargo: true }), 'liveCargo')).toBe(true)
    expect(optionOf(options([932], { liveCargo: 'yes' }), 'liveCargo')).toBe(false)
    const [scenario] = striker.setupModel.scenarios
    if (!scenario) throw new Error('no scenario')
    const names = (rules: number[]) =>
      striker.setupModel
        .fields({ ...scenario.setup, options: { ...scenario.setup.options, rules } })
        .map(({ name }) => name)
    expect(names([932])).toEqual([...names([]), 'more.liveCargo'])
  })

  test('[STR.core.scale.ground STR.core.hooks.setup] half scale: models, templates and rulers are printed half as large', async () => {
    const [scenario] = striker.setupModel.scenarios
    if (!scenario) throw new Error('no scenario')
    const sized = async (rules: number[]) => {
      const options = { ...scenario.setup.options, rules }
      const sheets = (await striker.sheets?.({ ...scenario.setup, options })) ?? []
      const items = sheets.flatMap(sheet => sheet.items)
      return {
        stand: items.flatMap(item => (item.kind === 'counter' ? [item.size] : []))[0],
        ruler: items.flatMap(item => (item.kind === 'ruler' ? [item.unit] : [])),
        burst: items.flatMap(item => (item.kind === 'template' ? [item.unit] : []))[0],
      }
    }
    expect(scaled({ ...field().options, rules: [932] }, 10)).toBe(5)
    expect(await sized([])).toEqual({ stand: 20, ruler: [10, 100], burst: 10 })
    expect(await sized([932])).toEqual({ stand: 10, ruler: [5, 50], burst: 5 })
    const state = field(given([932]))
    expect(sizeOf(state, stand(state, 'A2'))).toEqual({ width: 1, length: 1 })
  })

  test('[STR.core.referee.absent] a referee clause of a rule holds by default until he rules, and the log says so', () => {
    const state = field(given([930]))
    expect(rulingFor(state, 'STR.54.s1', 'table')).toBe('nobody')
    expect(rulingFor(field(given([])), 'STR.54.s1', 'table')).toBeNull()
    const ruled = { ...state, rulings: [{ rule: 'STR.54.s1', subject: 'table', value: 'B' }] }
    expect(rulingFor(ruled, 'STR.54.s1', 'table')).toBe('B')
    const table = tableOf(striker, field({ ...given([930]), phase: 'deploy', turn: 0, ready: ['A', 'B'] }))
    const says = table.settle().flatMap(event => (event.type === 'defaults' ? event.says : []))
    expect(says).toEqual([
      'the battle is fought by day',
      'no telephone line is laid',
      'batteries have no map box',
      'nobody is surprised',
    ])
  })

  test('[STR.core.hooks.phase] a rule throws dice at its moment of the phase', () => {
    const table = moving({ ...given([932]), step: 'spot' })
    const says = table.settle(4).flatMap(event => (event.type === 'rule' ? [event.name] : []))
    expect(says).toEqual(['wind 4'])
  })
})
