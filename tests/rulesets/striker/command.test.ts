import { describe, expect, test } from 'vitest'
import { defaults, type FieldValues, isAsked } from '../../../src/engine/offers'
import { viewFor } from '../../../src/engine/record/hidden'
import { striker } from '../../../src/rulesets/striker'
import { cancelOrder } from '../../../src/rulesets/striker/actions/cancel-order'
import { jam } from '../../../src/rulesets/striker/actions/jam'
import { order } from '../../../src/rulesets/striker/actions/order'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import { initialState } from '../../../src/rulesets/striker/initial-state'
import type { Order } from '../../../src/rulesets/striker/orders'
import {
  chainOf,
  HOLD,
  isLed,
  orderTime,
  stepsBelow,
  tacticsTime,
} from '../../../src/rulesets/striker/rules/command/command'
import { linksBetween, setOf } from '../../../src/rulesets/striker/rules/command/communication'
import { fireOrderRefusals, moveOrderRefusals } from '../../../src/rulesets/striker/rules/command/obedience'
import { leaderBonus } from '../../../src/rulesets/striker/rules/morale/morale'
import { baseMorale, headOf, initiativeFor } from '../../../src/rulesets/striker/rules/stands'
import { beginTurn } from '../../../src/rulesets/striker/rules/turn/turn-begin'
import { changeStand, withFile } from '../../../src/rulesets/striker/rules/writing'
import type { State } from '../../../src/rulesets/striker/state'
import { tableOf } from '../../support/table'
import { block, type FieldGiven, field, stand } from './field'
import { battle, commanding, goTo, moving, shoot, walk, withFire } from './support'

const officer = { quality: 'regular', leader: 2 } as const
const nco = { quality: 'regular', leader: 1 } as const
/** Headquarters, two sections under it, one of them with a leader of its own. */
const platoon = {
  stands: {
    A1: { at: [50, 50], men: [officer, {}], own: { unit: 'A.HQ' } },
    A2: { at: [54, 50], men: [nco, {}, {}], own: { unit: 'A.One' } },
    A3: { at: [90, 50], men: [{}, {}], own: { unit: 'A.Two' } },
    B1: { at: [50, 10] },
  },
  units: {
    'A.HQ': { leader: 'A1', name: 'HQ' },
    'A.One': { parent: 'A.HQ', leader: 'A2', name: 'One' },
    'A.Two': { parent: 'A.HQ', name: 'Two' },
  },
} satisfies FieldGiven

const giveOrder = (unit: string, order: Order = goTo(50, 20), leader = 'A1') =>
  ({ type: 'order', leader, unit, order }) as const
const rules = (refusals: readonly { rule: string }[]) => [...new Set(refusals.map(({ rule }) => rule))]
const unit = (state: State, id: string) => {
  const found = state.units[id]?.value
  if (!found) throw new Error(id)
  return found
}

describe('quality', () => {
  test('[STR.core.quality.crew] a crew has the morale of its commander', () => {
    const state = field({
      stands: {
        A1: {
          card: 'MBT8',
          men: [
            { role: 'driver', quality: 'recruit', weapons: [] },
            { role: 'commander', quality: 'veteran', weapons: [] },
            { role: 'gunner', quality: 'regular', weapons: [] },
            { role: 'loader', weapons: [] },
          ],
        },
      },
    })
    expect(baseMorale(state, stand(state, 'A1'))).toBe(10)
    expect(initiativeFor(state, stand(state, 'A1'))).toBe('high')
  })

  test('[STR.core.quality.commander-lost] until the next command phase nobody commands; then the gunner does', () => {
    const table = battle({
      phase: 'panic',
      stands: {
        A1: {
          card: 'MBT8',
          own: { commander: null },
          men: [
            { role: 'driver', weapons: [] },
            { role: 'commander', dead: true, weapons: [] },
            { role: 'gunner', weapons: [] },
            { role: 'loader', weapons: [] },
          ],
        },
        B1: {},
      },
    })
    expect(headOf(stand(table.state, 'A1'))).toBeNull()
    table.settle()
    expect(stand(table.state, 'A1').own.value?.commander).toBe(2)
  })

  test('[STR.core.quality.mixed] a mixed stand has its leader’s morale, else that of its lowest grade', () => {
    const state = field({
      stands: {
        A1: { men: [{ quality: 'elite' }, { quality: 'recruit' }] },
        A2: { men: [{ quality: 'veteran', leader: 1 }, { quality: 'recruit' }] },
      },
    })
    expect([baseMorale(state, stand(state, 'A1')), baseMorale(state, stand(state, 'A2'))]).toEqual([4, 10])
  })
})

describe('leaders', () => {
  test('[STR.core.leader.kinds STR.core.unit.tree STR.core.unit.net] squad leader, platoon leader: the chain above a stand', () => {
    const state = field(platoon)
    expect(chainOf(state, stand(state, 'A2')).map(({ id }) => id)).toEqual(['A2', 'A1'])
    expect(chainOf(state, stand(state, 'A3')).map(({ id }) => id)).toEqual(['A1'])
    expect([
      stepsBelow(state, stand(state, 'A1'), unit(state, 'A.One')),
      stepsBelow(state, stand(state, 'A2'), unit(state, 'A.Two')),
    ]).toEqual([1, null])
  })

  test('[STR.core.leader.led] led within two centimetres by somebody steady of its chain, or in the same vehicle', () => {
    const led = (x: number, more: object = {}) => {
      const state = field({
        ...platoon,
        stands: { ...platoon.stands, A1: { ...platoon.stands.A1, ...more }, A3: { ...platoon.stands.A3, at: [x, 50] } },
      })
      return isLed(state, stand(state, 'A3'))
    }
    expect([led(52), led(52.1), led(52, { status: 'suppressed' })]).toEqual([true, false, false])
    const riding = field({
      ...platoon,
      stands: {
        ...platoon.stands,
        A9: { card: 'ATV8', at: [50, 50] },
        A1: { ...platoon.stands.A1, aboard: 'A9' },
        A3: { ...platoon.stands.A3, aboard: 'A9', at: [50, 50] },
      },
    })
    expect(isLed(riding, stand(riding, 'A3'))).toBe(true)
  })

  test('[STR.core.leader.bonus STR.core.leader.voids] one to morale within five centimetres, in sight, not from another vehicle', () => {
    const bonus = (at: readonly [number, number], more: object = {}, pieces: FieldGiven['pieces'] = []) => {
      const state = field({
        ...platoon,
        pieces,
        stands: {
          ...platoon.stands,
          A9: { card: 'ATV8', at: [48, 50] },
          A1: { ...platoon.stands.A1, ...more },
          A3: { ...platoon.stands.A3, at },
        },
      })
      return leaderBonus(state, stand(state, 'A3'))
    }
    expect([bonus([55, 50]), bonus([55.2, 50])]).toEqual([true, false])
    expect(bonus([55, 50], { status: 'suppressed' })).toBe(false)
    expect(bonus([55, 50], { aboard: 'A9' })).toBe(false)
    expect(bonus([55, 50], {}, [block('building', [52, 45, 53, 55])])).toBe(false)
  })

  test('[STR.core.leader.one-job STR.core.orders.busy] one task a turn', () => {
    const table = commanding(platoon)
    table.play('A', giveOrder('A.One'))
    expect(table.forbiddenBy('A', giveOrder('A.Two'))).toEqual(['STR.core.orders.busy'])
    const observing = commanding({
      ...platoon,
      stands: { ...platoon.stands, A1: { ...platoon.stands.A1, own: { unit: 'A.HQ', task: 'observe' } } },
    })
    expect(observing.forbiddenBy('A', giveOrder('A.Two'))).toEqual(['STR.core.leader.one-job'])
  })

  test('[STR.core.leader.succession] the senior man left takes over, one level lower', () => {
    const table = battle({
      ...platoon,
      phase: 'panic',
      stands: {
        ...platoon.stands,
        A1: {
          at: [50, 50],
          men: [{ ...officer, leader: 3, dead: true }, { quality: 'regular' }, { quality: 'veteran' }],
          own: { unit: 'A.HQ' },
        },
      },
    })
    table.settle()
    expect(stand(table.state, 'A1').men.map(({ file }) => file.value?.leader)).toEqual([3, 0, 2])
  })

  test('[STR.core.leader.succession STR.core.orders.who] with the whole headquarters lost the senior man of its squads commands them', () => {
    const table = battle({
      ...platoon,
      phase: 'panic',
      stands: {
        ...platoon.stands,
        A1: { ...platoon.stands.A1, status: 'destroyed', men: [{ ...officer, dead: true }] },
      },
    })
    table.settle()
    expect(unit(table.state, 'A.HQ').leader).toBe('A2')
    expect(chainOf(table.state, stand(table.state, 'A3')).map(({ id }) => id)).toEqual(['A2'])
    expect(table.forbiddenBy('A', giveOrder('A.Two', HOLD, 'A2'))).toEqual([])
  })

  test('[STR.core.leader.side-commander] without a commander orders take a turn longer', () => {
    const state = field({ ...platoon, beheaded: { A: { $for: ['A'], value: 3 }, B: { $for: ['B'], value: -1 } } })
    expect(orderTime(state, stand(state, 'A2'), unit(state, 'A.One'), HOLD)).toBe(2)
  })
})

describe('communication', () => {
  const pair = (apart: number, more: FieldGiven = {}, a: object = {}, b: object = {}) => {
    const state = field({
      ...more,
      stands: { A1: { at: [50, 50], men: [{}], ...a }, A2: { at: [50 + apart, 50], men: [{}], ...b } },
    })
    return linksBetween(state, stand(state, 'A1'), stand(state, 'A2'))
  }
  const primitive = { options: { tl: { A: 4, B: 8 } } } satisfies FieldGiven

  test('[STR.core.unit.verbal] five centimetres, not into a closed vehicle', () => {
    expect([pair(5, primitive).includes('verbal'), pair(5.1, primitive).includes('verbal')]).toEqual([true, false])
    expect(pair(4, primitive, {}, { card: 'ATV8', men: [{ role: 'driver' }] })).not.toContain('verbal')
  })

  test('[STR.core.unit.signal] twenty centimetres in sight by day', () => {
    expect([pair(20, primitive), pair(20.1, primitive)]).toEqual([['signal'], []])
    expect(pair(20, { ...primitive, light: 'night' })).toEqual([])
    expect(pair(20, { ...primitive, pieces: [block('building', [55, 40, 60, 60])] })).toEqual([])
  })

  test('[STR.core.unit.wire] a telephone works where the referee has it laid', () => {
    const laid = { ...primitive, rulings: [{ rule: 'STR.core.unit.wire', subject: 'A1-A2', value: 'laid' }] }
    expect([pair(90, laid), pair(90, primitive)]).toEqual([['wire'], []])
  })

  test('[STR.core.unit.radio STR.core.unit.default-sets] sets by tech level, the shorter of the two reaches', () => {
    const set = (tl: number, more: object = {}) => {
      const state = field({ options: { tl: { A: tl, B: 8 } }, stands: { A1: { men: [{}], ...more } } })
      return setOf(state, stand(state, 'A1'))
    }
    expect([set(8), set(8, { men: [nco] }), set(8, { card: 'MBT8', men: undefined })]).toEqual([
      'personal',
      'platoon',
      'vehicle',
    ])
    expect([set(6), set(6, { men: [nco] }), set(4, { men: [nco] })]).toEqual(['none', 'platoon', 'none'])
    expect([pair(100).includes('radio'), pair(101).includes('radio')]).toEqual([true, false])
    expect(pair(101, {}, { men: [nco] }, { men: [nco] })).toContain('radio')
  })

  test('[STR.core.unit.beam STR.core.unit.meson] beams need sight, mesons nothing', () => {
    const cards = VEHICLES.map(card =>
      card.id === 'MBT8' ? { ...card, radio: false, comms: ['beam' as const, 'meson' as const] } : card,
    )
    const crew = { card: 'MBT8', men: [{ role: 'driver', weapons: [] }] }
    expect(pair(90, { vehicles: cards }, crew, crew)).toEqual(['beam', 'meson'])
    expect(
      pair(90, { vehicles: cards, pieces: [block('contour', [60, 0, 80, 160], { height: 20 })] }, crew, crew),
    ).toEqual(['meson'])
  })

  test('[STR.core.unit.link STR.core.orders.link] an order to a unit out of communication is refused with every reason', () => {
    const far = commanding({
      ...platoon,
      ...primitive,
      stands: { ...platoon.stands, A3: { ...platoon.stands.A3, at: [200, 50] } },
    })
    expect(far.forbiddenBy('A', giveOrder('A.Two'))).toEqual([
      'STR.core.orders.link',
      'STR.core.unit.verbal',
      'STR.core.unit.signal',
      'STR.core.unit.radio',
    ])
    expect(stand(far.state, 'A1').own.value?.task).toBeNull()
  })

  const JAMMERS = VEHICLES.map(card => (card.id === 'MBT8' ? { ...card, jammerTl: 10 } : card))
  const noisy = (given: Partial<FieldGiven['stands']> = {}) =>
    commanding({
      ...platoon,
      jamming: ['B'],
      vehicles: JAMMERS,
      stands: { ...platoon.stands, B2: { card: 'MBT8', at: [50, 12] }, ...given },
    })
  /** TL 10 against TL 8: a roll of 6 makes the 8. */
  const jammedIn = (target: string, given: Partial<FieldGiven['stands']> = {}) => {
    const table = noisy(given)
    table.play('B', { type: 'jam', jammer: 'B2', target })
    table.play('B', { type: 'ready' })
    return { table, events: table.settle(3, 3) }
  }

  test('[STR.core.unit.jam STR.core.unit.jam-cost] a jammer silences one net on 8 or more', () => {
    const table = noisy()
    expect(table.forbiddenBy('B', { type: 'jam', jammer: 'B1', target: 'A3' })).toEqual(['STR.core.unit.jam'])
    table.play('B', { type: 'jam', jammer: 'B2', target: 'A3' })
    expect(table.forbiddenBy('B', { type: 'jam', jammer: 'B2', target: 'A2' })).toEqual(['STR.core.unit.jam-cost'])
    table.play('B', { type: 'ready' })
    const events = table.settle(3, 3)
    expect(events).toContainEqual(expect.objectContaining({ type: 'jammed', thrown: 8, works: true, seenBy: ['B'] }))
    expect(events).toContainEqual(expect.objectContaining({ type: 'net-jammed', unit: 'Two', seenBy: ['A'] }))
    expect(table.state.jammed.A?.value).toEqual(['A.Two'])
  })

  test('[STR.core.unit.jam] 7 is not enough', () => {
    const table = noisy()
    table.play('B', { type: 'jam', jammer: 'B2', target: 'A3' })
    table.play('B', { type: 'ready' })
    expect(table.settle(2, 3)).toContainEqual(expect.objectContaining({ type: 'jammed', thrown: 7, works: false }))
    expect(table.forbiddenBy('A', giveOrder('A.Two'))).toEqual([])
  })

  test('[STR.core.sequence.command] jamming is rolled before anybody gives an order', () => {
    const table = noisy()
    expect(table.state.phase).toBe('command')
    expect(striker.awaiting(table.state).map(({ seat }) => seat)).toEqual(['B'])
    for (const seat of ['A', 'B'] as const)
      expect(table.forbiddenBy(seat, giveOrder('A.Two'))).toContain('STR.core.sequence.command')
    table.play('B', { type: 'ready' })
    table.settle()
    expect(striker.awaiting(table.state).map(({ seat }) => seat)).toEqual(['A', 'B'])
    expect(table.forbiddenBy('B', { type: 'jam', jammer: 'B2', target: 'A3' })).toEqual(['STR.core.sequence.command'])
  })

  test('[STR.core.sequence.command STR.core.morale.rally] a leader may rally before jamming is rolled', () => {
    const table = noisy({ B3: { at: [60, 12], status: 'routed' } })
    expect(table.forbiddenBy('B', { type: 'rally', leader: 'B2', stand: 'B3' })).not.toContain(
      'STR.core.sequence.command',
    )
    expect(table.forbiddenBy('A', { type: 'rally', leader: 'A1', stand: 'A3' })).toContain('STR.core.sequence.command')
  })

  test('[STR.core.sequence.command STR.core.unit.jam] a turn begins with jamming where a jammer has somebody to jam', () => {
    const next = (more: Partial<FieldGiven['stands']>, vehicles: FieldGiven['vehicles'] = JAMMERS) => {
      const stands = { ...platoon.stands, B2: { card: 'MBT8', at: [50, 12] }, ...more } as const
      const table = battle({ ...platoon, stands, vehicles, phase: 'panic', step: 'act' })
      table.settle()
      expect(table.state).toMatchObject({ phase: 'command', turn: 4 })
      return table.state.jamming
    }
    expect(next({})).toEqual(['B'])
    expect(next({}, VEHICLES)).toBeNull()
    expect(next({ B2: { card: 'MBT8', at: [50, 12], damage: { electronics: true } } })).toBeNull()
    const unseen = Object.fromEntries(
      Object.entries(platoon.stands)
        .filter(([id]) => id.startsWith('A'))
        .map(([id, one]) => [id, { ...one, spotted: false }]),
    )
    expect(next(unseen)).toBeNull()
  })

  test('[STR.core.unit.jam STR.core.spot.unseen-info] a jammer is offered the nets of spotted enemies only', () => {
    const table = noisy({ A3: { ...platoon.stands.A3, spotted: false } })
    const [offer] = [...jam.offers(viewFor(table.state, 'B'), 'B')]
    expect(offer?.kind === 'piece' && offer.choices().map(({ piece }) => piece)).toEqual(['A1', 'A2'])
    expect(table.forbiddenBy('B', { type: 'jam', jammer: 'B2', target: 'A9' })).toEqual(['STR.core.unit.jam'])
  })

  test('[STR.core.unit.jam STR.core.orders.link] who stands beside him hears the order all the same', () => {
    const { table } = jammedIn('A2')
    expect(table.forbiddenBy('A', giveOrder('A.One'))).toEqual([])
  })

  test('[STR.core.sequence.command STR.core.unit.jam STR.core.unit.net STR.core.orders.link] an order over a silent net is refused, and its leader may choose another', () => {
    const { table } = jammedIn('A3')
    expect(table.forbiddenBy('A', giveOrder('A.Two'))).toEqual([
      'STR.core.orders.link',
      'STR.core.unit.verbal',
      'STR.core.unit.signal',
      'STR.core.unit.jam',
    ])
    expect(stand(table.state, 'A1').own.value?.task).toBeNull()
    table.play('A', giveOrder('A.One'))
    expect(unit(table.state, 'A.One').pending).not.toBeNull()
  })

  test('[STR.core.unit.jam STR.core.unit.net STR.core.orders.link] a silent headquarters orders nobody far away', () => {
    const { table } = jammedIn('A1')
    expect(table.forbiddenBy('A', giveOrder('A.Two'))).toContain('STR.core.orders.link')
  })

  test('[STR.core.unit.jam STR.core.unit.net] nor does a fire mission get through to the guns', () => {
    const mortars = { at: [120, 50], men: [{ weapons: ['mortar-8'] }, {}], kind: 'crew' } as const
    const { table } = jammedIn('A1', { A4: mortars })
    const mission = { type: 'mission', observer: 'A1', battery: 'A4', point: { x: 60, y: 20 } } as const
    const order = { ...mission, kind: 'HE', turns: 1, sheaf: 'normal' } as const
    expect(table.forbiddenBy('A', order)).toEqual(expect.arrayContaining(['STR.core.orders.link', 'STR.core.unit.jam']))
    const { table: clear } = jammedIn('A3', { A4: mortars })
    expect(clear.forbiddenBy('A', order)).toEqual([])
  })
})

describe('orders', () => {
  test('[STR.core.orders.form STR.core.orders.time STR.core.orders.secret STR.core.defaults.orders] declared now, in force next turn, told to nobody else', () => {
    const table = commanding(platoon)
    const events = table.play('A', giveOrder('A.Two'))
    expect(events).toEqual([expect.objectContaining({ type: 'ordered', effective: 4, seenBy: ['A'] })])
    expect(unit(table.state, 'A.Two')).toMatchObject({ order: HOLD, pending: { effective: 4 } })
    const draft: State = JSON.parse(JSON.stringify(table.state))
    beginTurn(draft, () => {})
    expect(unit(draft, 'A.Two')).toMatchObject({ order: goTo(50, 20), pending: null })
  })

  test('[STR.core.orders.who] only to units under his command', () => {
    const table = commanding(platoon)
    expect(table.forbiddenBy('A', giveOrder('A.Two', HOLD, 'A2'))).toEqual(['STR.core.orders.who'])
    expect(table.forbiddenBy('A', giveOrder('A.One', HOLD, 'A2'))).toEqual([])
  })

  test('[STR.core.orders.who] each level skipped costs a turn', () => {
    const state = field({ ...platoon, units: { ...platoon.units, 'A.Two': { parent: 'A.One' } } })
    expect(orderTime(state, stand(state, 'A1'), unit(state, 'A.Two'), HOLD)).toBe(2)
  })

  test('[STR.core.orders.tactics] none doubles, each level above the second halves, never under a turn', () => {
    expect([
      tacticsTime(1, 0),
      tacticsTime(2, 1),
      tacticsTime(2, 2),
      tacticsTime(4, 3),
      tacticsTime(3, 4),
      tacticsTime(1, 5),
    ]).toEqual([2, 2, 2, 2, 1, 1])
  })

  test('[STR.core.orders.initial] before the battle every unit gets one free', () => {
    const table = battle({ ...platoon, phase: 'deploy', turn: 0 })
    table.play('A', giveOrder('A.Two'))
    table.play('A', giveOrder('A.One'))
    expect(unit(table.state, 'A.Two').order.move.verb).toBe('goto')
    expect(stand(table.state, 'A1').own.value?.task).toBeNull()
  })

  test('[STR.core.orders.move-clause] a point, or whom to follow, belongs to the clause', () => {
    const table = commanding(platoon)
    expect(table.forbiddenBy('A', giveOrder('A.Two', goTo(500, 20)))).toEqual(['STR.core.terrain.edges'])
    const nobody = { ...HOLD, move: { ...HOLD.move, verb: 'follow', stand: 'A99' } } as const
    expect(table.forbiddenBy('A', giveOrder('A.Two', nobody))).toEqual(['STR.core.orders.move-clause'])
    const without = (verb: Order['move']['verb']) =>
      table.forbiddenBy('A', giveOrder('A.Two', { ...HOLD, move: { ...HOLD.move, verb } }))
    expect([without('goto'), without('assault'), without('withdraw'), without('follow'), without('overwatch')]).toEqual(
      [
        ['STR.core.orders.move-clause'],
        ['STR.core.orders.move-clause'],
        ['STR.core.orders.move-clause'],
        ['STR.core.orders.move-clause'],
        [],
      ],
    )
  })

  const formOf = (id: string, table: ReturnType<typeof commanding>) => {
    const offer = [...order.offers(viewFor(table.state, 'A'), 'A')].find(one => one.id === id)
    if (offer?.kind !== 'form') throw new Error(`no form ${id}`)
    return offer
  }

  test('[STR.core.orders.form STR.core.orders.move-clause STR.core.orders.fire-clause] the form asks for what the clause needs: point, pace, several halts, zone', () => {
    const form = formOf('order.A1', commanding(platoon))
    const values = defaults(form.fields())
    const asked = (more: FieldValues) =>
      form
        .fields()
        .filter(field => isAsked(field, { ...values, ...more }))
        .map(f => f.name)
    expect(asked({ verb: 'hold', fire: 'atWill' })).toEqual(['unit', 'verb', 'fire'])
    expect(asked({ verb: 'follow', fire: 'target' })).toEqual([
      'unit',
      'verb',
      'follow',
      'distance',
      'halt.spotted',
      'halt.firedOn',
      'halt.casualty',
      'fire',
      'target',
    ])
    const filled = form.fill({
      ...values,
      unit: 'A.Two',
      verb: 'goto',
      x: 40,
      y: 30,
      pace: 'walk',
      'halt.spotted': true,
      'halt.casualty': true,
      fire: 'zone',
      'zone.x': 60,
      'zone.y': 20,
      radius: 8,
    })
    expect(filled.order.move).toMatchObject({ point: { x: 40, y: 30 }, gait: 'walk', halt: ['spotted', 'casualty'] })
    expect(filled.order.fire).toEqual({ verb: 'zone', target: null, zone: { at: { x: 60, y: 20 }, radius: 8 } })
    const follow = form.fill({ ...values, verb: 'follow', follow: 'A2', distance: 9 })
    expect(follow.order.move).toMatchObject({ stand: 'A2', distance: 9, point: null, gait: null })
  })

  test('[STR.core.orders.move-clause STR.core.orders.average] who is told to walk does not run', () => {
    const table = obeying(goTo(50, 20, { gait: 'walk' }))
    expect(table.forbiddenBy('A', walk('A1', [[50, 46]]))).toEqual([])
    expect(table.forbiddenBy('A', walk('A1', [[50, 46]], { gait: 'run' }))).toEqual(['STR.core.orders.move-clause'])
    const free = obeying(goTo(50, 20, { gait: 'walk' }), { men: [{ quality: 'veteran' }] })
    expect(free.forbiddenBy('A', walk('A1', [[50, 46]], { gait: 'run' }))).toEqual([])
  })

  const obeying = (order: Order, more: object = {}, options: FieldGiven['options'] = {}) =>
    moving({ stands: { A1: { at: [50, 50], ...more }, B1: { at: [200, 10] } }, units: { 'A.A1': { order } }, options })

  test('[STR.core.orders.high STR.core.orders.average STR.core.orders.mode] who is bound by orders, and by what kind of game', () => {
    const way = walk('A1', [[47, 50]])
    expect(obeying(HOLD).forbiddenBy('A', way)).toEqual(['STR.core.orders.average'])
    expect(obeying(HOLD, { men: [{ quality: 'veteran' }] }).forbiddenBy('A', way)).toEqual([])
    expect(obeying(HOLD, {}, { orders: 'off' }).forbiddenBy('A', way)).toEqual([])
    const advised = obeying(HOLD, {}, { orders: 'advisory' })
    expect(advised.forbiddenBy('A', way)).toEqual([])
    expect(
      advised
        .plan('A', way)
        .warnings?.()
        .map(({ rule }) => rule),
    ).toEqual(['STR.core.orders.average'])
  })

  test('[STR.core.orders.low] recruits without a leader stay or fall back, and fire only at what is near or fired on them', () => {
    const recruits = { men: [{ quality: 'recruit' }, { quality: 'recruit' }] } as const
    const table = obeying(goTo(50, 20), recruits)
    expect(table.forbiddenBy('A', walk('A1', [[50, 47]]))).toEqual(['STR.core.orders.low'])
    expect(table.forbiddenBy('A', walk('A1', [[50, 53]]))).toEqual([])
    const fire = (at: readonly [number, number], own: object = {}) =>
      battle({ sealed: ['B'], stands: { A1: { at: [50, 50], ...recruits, own }, B1: { at } } }).forbiddenBy(
        'A',
        shoot('A1', 'B1'),
      )
    expect([fire([50, 30]), fire([50, 29]), fire([50, 29], { firedOnBy: [[], ['B1']] })]).toEqual([
      [],
      ['STR.core.orders.low'],
      [],
    ])
  })

  test('[STR.core.orders.corridor] within ten centimetres of the route and never back along it', () => {
    const order = goTo(50, 0, { route: [{ x: 50, y: 80 }] })
    const refused = (at: readonly [number, number], end: readonly [number, number]) => {
      const state = field({ stands: { A1: { at } }, units: { 'A.A1': { order } } })
      return rules(moveOrderRefusals(state, stand(state, 'A1'), [{ x: end[0], y: end[1] }]))
    }
    expect([refused([50, 50], [60, 48]), refused([50, 50], [60.5, 48]), refused([50, 50], [50, 52])]).toEqual([
      [],
      ['STR.core.orders.corridor'],
      ['STR.core.orders.corridor'],
    ])
    // Who stands outside may come nearer.
    expect(refused([70, 50], [66, 50])).toEqual([])
  })

  test('[STR.core.orders.corridor] who begins beside the route has no wider corridor', () => {
    const beside = obeying(goTo(45, 20, { route: [{ x: 45, y: 80 }] }))
    expect(beside.forbiddenBy('A', walk('A1', [[54, 49]], { gait: 'run' }))).toEqual([])
    expect(beside.forbiddenBy('A', walk('A1', [[57, 49]], { gait: 'run' }))).toEqual(['STR.core.orders.corridor'])
  })

  test('[STR.core.orders.self-defence] two centimetres into better cover and returning fire are always allowed', () => {
    const wood = [block('denseTrees', [51, 45, 60, 55])]
    const state = field({ stands: { A1: { at: [50, 50] } }, pieces: wood })
    expect(moveOrderRefusals(state, stand(state, 'A1'), [{ x: 51.5, y: 50 }])).toEqual([])
    expect(rules(moveOrderRefusals(state, stand(state, 'A1'), [{ x: 53, y: 50 }]))).toEqual(['STR.core.orders.average'])
  })

  test('[STR.core.orders.fire-clause] each clause and what it forbids', () => {
    const refused = (order: Order, target: 'B1' | 'B2', own: object = {}) => {
      const state = field({
        stands: { A1: { at: [50, 50], own }, B1: { at: [50, 40] }, B2: { at: [60, 40], card: 'MBT8' } },
        units: { 'A.A1': { order } },
      })
      const shot = { ...shoot('A1', target), target }
      const firer = stand(state, 'A1')
      const weapon = state.cards.A?.value?.weapons.rifle
      if (!weapon) throw new Error('no rifle')
      return fireOrderRefusals(state, { firer, target: stand(state, target), weapon, shot, distance: 10 }).length > 0
    }
    expect([
      refused(withFire({ verb: 'atWill' }), 'B1'),
      refused(withFire({ verb: 'hold' }), 'B1'),
      refused(withFire({ verb: 'return' }), 'B1'),
    ]).toEqual([false, true, true])
    expect([
      refused(withFire({ verb: 'return' }), 'B1', { firedOnBy: [['B1'], []] }),
      refused(withFire({ verb: 'hold' }), 'B1', { firedOnBy: [['B1'], []] }),
    ]).toEqual([false, true])
    expect([refused(withFire({ verb: 'personnel' }), 'B1'), refused(withFire({ verb: 'personnel' }), 'B2')]).toEqual([
      false,
      true,
    ])
    expect([refused(withFire({ verb: 'vehicles' }), 'B1'), refused(withFire({ verb: 'vehicles' }), 'B2')]).toEqual([
      true,
      false,
    ])
    expect([
      refused(withFire({ verb: 'target', target: 'B1' }), 'B1'),
      refused(withFire({ verb: 'target', target: 'B1' }), 'B2'),
    ]).toEqual([false, true])
    const zone = withFire({ verb: 'zone', zone: { at: { x: 50, y: 40 }, radius: 5 } })
    expect([refused(zone, 'B1'), refused(zone, 'B2')]).toEqual([false, true])
    expect([refused(withFire({ verb: 'aircraft' }), 'B2'), refused(withFire({ verb: 'missions' }), 'B1')]).toEqual([
      true,
      true,
    ])
  })

  test('[STR.core.orders.halt] a condition that is met turns the order into hold, and its owner is told', () => {
    const table = battle({
      sealed: ['B'],
      stands: { A1: { at: [50, 50], men: [{ quality: 'veteran', weapons: ['rifle'] }] }, B1: { at: [50, 30] } },
      units: { 'B.B1': { order: goTo(50, 90, { halt: ['firedOn'] }) } },
    })
    table.play('A', shoot('A1', 'B1'))
    table.play('A', { type: 'seal' })
    const events = table.settle(1, 1)
    expect(unit(table.state, 'B.B1')).toMatchObject({ status: 'halted', order: { move: { verb: 'hold' } } })
    expect(events).toContainEqual(expect.objectContaining({ type: 'order-ended', why: 'firedOn', seenBy: ['B'] }))
  })

  test('[STR.core.orders.halt] shells among a unit are fire on it', () => {
    const table = battle({
      phase: 'fire2',
      step: 'arrive',
      stands: {
        A1: { at: [50, 120] },
        A2: { at: [50, 140], kind: 'crew', men: [{ weapons: ['mortar-8'], quality: 'elite' }, {}] },
        B1: { at: [120, 60] },
      },
      missions: { m: { kind: 'HE', lands: 3, point: { x: 120, y: 60 }, seen: 4 } },
      units: { 'B.B1': { order: goTo(50, 20, { halt: ['firedOn'] }) } },
    })
    table.settle(6, 6, 1, 1, 1, 1, 1, 1)
    expect(unit(table.state, 'B.B1')).toMatchObject({ status: 'halted' })
  })

  test('[STR.core.orders.done] who has reached the point holds with the same fire clause', () => {
    const table = obeying(goTo(50, 46, { route: [{ x: 50, y: 60 }] }, 'vehicles'))
    table.play('A', walk('A1', [[50, 46]]))
    expect(unit(table.state, 'A.A1')).toMatchObject({
      status: 'done',
      order: { move: { verb: 'hold' }, fire: { verb: 'vehicles' } },
    })
  })

  test('[STR.core.orders.busy STR.core.orders.time] who needs two turns for an order is busy in both, and takes it back only in the first', () => {
    const table = commanding({ ...platoon, units: { ...platoon.units, 'A.Two': { parent: 'A.One', name: 'Two' } } })
    table.play('A', giveOrder('A.Two'))
    expect(table.forbiddenBy('A', { type: 'cancelOrder', unit: 'A.Two' })).toEqual([])
    const draft: State = JSON.parse(JSON.stringify(table.state))
    beginTurn(draft, () => {})
    expect(stand(draft, 'A1').own.value?.task).toBe('order')
    const later = tableOf(striker, draft)
    expect(later.forbiddenBy('A', { type: 'cancelOrder', unit: 'A.Two' })).toEqual(['STR.core.orders.time'])
    expect(later.forbiddenBy('A', giveOrder('A.One'))).toEqual(['STR.core.orders.busy'])
  })

  test('[STR.core.orders.time] an order may be withdrawn in the same command phase', () => {
    const table = commanding(platoon)
    table.play('A', giveOrder('A.Two'))
    table.play('A', { type: 'cancelOrder', unit: 'A.Two' })
    expect([unit(table.state, 'A.Two').pending, stand(table.state, 'A1').own.value?.task]).toEqual([null, null])
  })

  test('[STR.core.orders.time STR.core.orders.busy] an order whose giver is lost before it is in force lapses', () => {
    const table = commanding(platoon)
    table.play('A', giveOrder('A.Two'))
    const next = { ...table.state }
    const { men } = stand(next, 'A1')
    changeStand(next, 'A1', { men: men.map(man => (man.file.value?.leader ? withFile(man, { dead: true }) : man)) })
    const events: object[] = []
    beginTurn(next, event => events.push(event))
    expect(unit(next, 'A.Two')).toMatchObject({ order: HOLD, pending: null })
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'order-ended', unit: 'Two', why: 'giverLost', seenBy: ['A'] }),
    )
  })

  test('[STR.core.orders.time STR.core.stand.split] who has merged into another stand gives his order from there', () => {
    const long = { ...platoon.units['A.Two'], pending: { order: goTo(50, 20), from: 'A1', effective: 5 } }
    const table = moving({
      ...platoon,
      stands: {
        ...platoon.stands,
        A1: { at: [50, 50], men: [officer], own: { unit: 'A.HQ' } },
        A9: { at: [51.5, 50], own: { unit: 'A.HQ' } },
      },
      units: { ...platoon.units, 'A.Two': long },
    })
    table.play('A', { type: 'merge', stand: 'A1', into: 'A9' })
    expect([unit(table.state, 'A.Two').pending?.from, unit(table.state, 'A.HQ').leader]).toEqual(['A9', 'A9'])
    const state = { ...table.state, phase: 'command' as const }
    expect([...cancelOrder.offers(viewFor(state, 'A'), 'A')]).toEqual([])
  })

  test('[STR.core.orders.busy STR.core.leader.one-job STR.core.move.barred] a leader who gives an order neither merges nor splits off; his men part from him free', () => {
    const table = commanding({
      ...platoon,
      stands: { ...platoon.stands, A9: { at: [52, 50], men: [{}], own: { unit: 'A.HQ' } } },
    })
    table.play('A', giveOrder('A.Two'))
    table.play('A', { type: 'ready' })
    table.play('B', { type: 'ready' })
    table.settle()
    expect(table.forbiddenBy('A', { type: 'merge', stand: 'A1', into: 'A9' })).toContain('STR.core.orders.busy')
    expect(table.forbiddenBy('A', { type: 'split', stand: 'A1', men: [0] })).toEqual([
      'STR.core.orders.busy',
      'STR.core.leader.one-job',
    ])
    table.play('A', { type: 'split', stand: 'A1', men: [1] })
    expect([stand(table.state, 'A1').own.value?.task, stand(table.state, 'A1a').own.value?.task]).toEqual([
      'order',
      null,
    ])
  })
})

describe('units at the start', () => {
  test('[STR.core.unit.tree STR.core.leader.kinds] each is led by its highest leader, or by nobody', () => {
    const [scenario] = striker.setupModel.scenarios
    if (!scenario) throw new Error('no scenario')
    const { units, stands } = initialState(scenario.setup as Parameters<typeof initialState>[0])
    const leaderOf = (name: string) => Object.values(units).find(({ value }) => value?.id === name)?.value?.leader
    const nameOf = (name: string) => stands[leaderOf(name) ?? '']?.value?.name
    expect(leaderOf('A.ATVs')).toBeNull()
    expect(leaderOf('A.ATGM')).toBeNull()
    expect(nameOf('A.HQ')).toBe('Headquarters')
    for (const { value } of Object.values(units))
      expect(value?.parent).toBe(value?.name === 'HQ' ? null : `${value?.seat}.HQ`)
  })
})
