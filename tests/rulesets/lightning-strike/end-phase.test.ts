import { describe, expect, test } from 'vitest'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { at, type LsTable, table } from './support'

/** Every Unit has been activated. */
function ending(t: LsTable): LsTable {
  return t.set(state => {
    Object.assign(state, { phase: 'end', endStep: 'interference', active: null })
    for (const unit of Object.values(state.units)) unit.activation = 'done'
  })
}
const duel = () =>
  table()
    .unit('stormrider', { at: [50, 90] })
    .enemy('syreen', { at: [50, 10] })

describe('The End Phase', () => {
  test('[LS.turn.end] comes when all have been activated, and is kept although nothing is left to do', () => {
    const t = table({ commandPoints: 0 })
      .unit('pathfinder')
      .enemy('wyvern', { at: [50, 10] })
    t.activate('A1').end('A1').activate('B1').end('B1')
    expect(t.steps.map(({ action }) => action.type).filter(type => type.startsWith('end.'))).toEqual([
      'end.interference',
      'end.unpaidEcm',
      'end.reset',
      'end.next',
    ])
  })

  test('[LS.turn.end.tecm] first every Targeted ECM counter gets its roll', () => {
    const t = duel().set(state => {
      state.units.A1?.targetedEcm.push({ by: 'B', source: 'B1' }, { by: 'A', source: 'A1' })
    })
    ending(t).dice(5, 1, 4, 4).settle()
    expect(t.all('interference-tested').map(({ by, total, removed }) => [by, total, removed])).toEqual([
      ['B', 5, true],
      ['A', 4, false],
    ])
    expect(t.unitOf('A1').targetedEcm).toEqual([{ by: 'A', source: 'A1' }])
  })

  test('[LS.turn.end.ecm-unpaid] then broad ECM that was not paid for is removed', () => {
    const t = duel().set(state => {
      Object.assign(state.units.A1 ?? {}, { ecm: { threshold: 5, paid: false } })
      Object.assign(state.units.B1 ?? {}, { ecm: { threshold: 6, paid: true } })
    })
    ending(t).settle()
    expect(t.unitOf('A1').ecm).toBeNull()
    expect(t.unitOf('B1').ecm).toMatchObject({ threshold: 6 })
    expect(t.last('ecm-removed')).toMatchObject({ unit: 'A1', why: 'unpaid' })
  })

  test('[LS.turn.end.actions-lost] then unspent Actions are lost', () => {
    const t = ending(duel())
    expect(t.unitOf('A1').actionsLeft).toBe(1)
    t.settle()
    expect([t.unitOf('A1').actionsLeft, t.unitOf('B1').actionsLeft]).toEqual([0, 0])
  })

  test('[LS.turn.end.cp-zero LS.command.one-round] then Command Points go to zero', () => {
    const t = ending(duel())
    expect(t.state.sides.A?.commandPoints).toBe(2)
    t.settle()
    expect(Object.values(t.state.sides).map(side => side.commandPoints)).toEqual([0, 0])
  })

  test('[LS.turn.end.next] then the next turn begins with its initiative', () => {
    const t = ending(duel()).settle()
    expect(t.state).toMatchObject({ turn: 2, phase: 'initiative', initiative: null, order: [] })
    t.dice(6, 1, 2, 2).settle()
    expect(t.state).toMatchObject({ turn: 2, phase: 'main', initiative: 'A' })
    expect(t.unitOf('A1')).toMatchObject({ activation: 'fresh', actionsLeft: 1, usedCommandPoint: false })
  })
})

describe('The end of the game', () => {
  const outcome = (t: LsTable) => lightningStrike.outcome(t.state)

  test('[LS.end.cleared] the last side with Units on the table wins; destroyed and retreated count alike', () => {
    const t = table()
      .unit('pathfinder')
      .enemy('wyvern', { at: [50, 10] })
      .enemy('wyvern', { at: [30, 10] })
    expect(outcome(t)).toBeNull()
    t.set(state => Object.assign(state.units.B1 ?? {}, { status: 'overkilled' }))
    expect(outcome(t)).toBeNull()
    t.set(state => Object.assign(state.units.B2 ?? {}, { status: 'retreated' }))
    expect(outcome(t)).toMatchObject({ winners: ['A'], rule: 'LS.end.cleared' })
    expect(t.why({ type: 'activate', unit: 'A1', overthrust: false, evade: false, aim: false })).toEqual(['TABLE.over'])
  })

  test('[LS.end.concede] any side may concede at any time; the last one left wins', () => {
    const t = table({}, ['A', 'B', 'C'])
      .unit('pathfinder')
      .enemy('wyvern', { at: [50, 10] })
    t.unit('wyvern', { seat: 'C', at: [10, 50] })
    expect(t.offer('concede', 'B')).toMatchObject({ needsConfirmation: true })
    t.play({ type: 'concede' }, 'B')
    expect(outcome(t)).toBeNull()
    expect(t.unitOf('B1').status).toBe('retreated')
    expect(t.why({ type: 'concede' }, 'B')).toEqual(['LS.end.concede'])
    t.play({ type: 'concede' }, 'A')
    expect(outcome(t)).toMatchObject({ winners: ['C'], rule: 'LS.end.concede' })
  })

  test('[LS.end.concede] the others play on, whether it had the slot, an activation or a window', () => {
    const three = () => {
      const t = table({}, ['A', 'B', 'C'])
        .unit('pathfinder', { at: [50, 50] })
        .enemy('wyvern', { at: [50, 10] })
      return t.unit('wyvern', { seat: 'C', at: [10, 50] })
    }
    const inSlot = three().play({ type: 'concede' }, 'A')
    expect(inSlot.asked).toBe('B')
    const inActivation = three().activate('A1').play({ type: 'concede' }, 'A')
    expect(inActivation.asked).toBe('B')
    const inWindow = three()
      .activate('A1')
      .play({ type: 'move', unit: 'A1', path: [{ at: at(50, 49), facing: 0 }] })
    expect(inWindow.asked).toBe('B')
    inWindow.play({ type: 'concede' }, 'B')
    expect(inWindow.asked).toBe('C')
    const chooser = three().set(state => {
      state.order = []
    })
    chooser.dice(6, 1, 2, 2).play({ type: 'concede' }, 'A')
    expect(chooser.asked).toBe('B')
  })

  test('[LS.end.scenario] a scenario may end by turns: the higher Threat Value on the table wins, equal is a draw', () => {
    const last = (card: string) => {
      const t = table({ turnLimit: 3 })
        .unit('pathfinder')
        .enemy(card, { at: [50, 10] })
      t.set(state => {
        state.turn = 3
      })
      return ending(t).settle()
    }
    expect(outcome(last('dragonstriker'))).toMatchObject({ winners: ['B'], rule: 'LS.end.scenario' })
    expect(outcome(last('stormrider'))).toMatchObject({ winners: ['A'] })
    expect(outcome(last('wyvern'))).toMatchObject({ winners: [] })
    const unlimited = ending(table({ turnLimit: 0 }).unit('pathfinder').enemy('wyvern')).settle()
    expect(outcome(unlimited)).toBeNull()
  })

  test('[LS.end.nobody] no Unit of any side left is a draw', () => {
    const t = table().unit('pathfinder', { status: 'overkilled' }).enemy('wyvern', { status: 'retreated' })
    expect(outcome(t)).toMatchObject({ winners: [], rule: 'LS.end.nobody' })
  })
})
