import { describe, expect, test } from 'vitest'
import { textOf } from '../../../src/engine/record/log'
import { oddsOf } from '../../../src/engine/rolls/odds'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import type { LsAction } from '../../../src/rulesets/lightning-strike/actions'
import { attackOn, chances, duel, lines, mark } from './combat'
import type { LsTable } from './support'

// Syreen: Electronics 2, ECM 2, ECCM 1. Stormrider: Electronics 1, ECM 1, ECCM 2. Pathfinder: none of it.
const syreen = (enemy = 'stormrider'): LsTable =>
  duel()
    .unit('syreen', { at: [50, 80] })
    .unit('pathfinder', { at: [40, 80] })
    .enemy(enemy, { at: [50, 20], facing: 180 })
    .activate('A1')

const at = (target: string): LsAction => ({ type: 'ecm.target', unit: 'A1', target })
const answer = (answer: 'eccm' | 'plain' | 'decline'): LsAction => ({ type: 'ecm.answer', answer })
const foe = { by: 'B', source: 'B1' } as const
const friend = { by: 'A', source: 'A1' } as const

describe('Targeted ECM', () => {
  test('[LS.ecm.targeted.purpose LS.ecm.targeted.cost] one Action against one Unit, without a broad counter', () => {
    const t = syreen().play(at('B1'))
    expect(t.unitOf('A1')).toMatchObject({ actionsLeft: 0, ecm: null })
    t.dice(6, 1, 2, 1).play(answer('plain'))
    expect(t.unitOf('B1').targetedEcm).toEqual([{ by: 'A', source: 'A1' }])
    expect(mark(syreen(), 'A1', { actionsLeft: 0 }).why(at('B1'))).toEqual(['LS.turn.actions.number'])
  })

  test('[LS.ecm.targeted.nominate] an enemy, a friend or itself, at any distance, in any arc, in sight or not', () => {
    const t = syreen()
      .enemy('cerberus', { at: [50, 21.5] })
      .obstacle('asteroid', { at: [50, 50], radius: 5 })
    mark(t, 'A1', { facing: 180 })
    const offer = t.offer('ecm.target.A1')
    expect(offer.kind === 'piece' && offer.choices()).toMatchObject([
      { piece: 'A1' },
      { piece: 'A2' },
      { piece: 'B1' },
      { piece: 'B2' },
    ])
    for (const target of ['A1', 'A2', 'B1']) expect(t.why(at(target))).toEqual([])
    expect(mark(t, 'B2', { status: 'overkilled' }).why(at('B2'))).toEqual(['LS.ecm.targeted.nominate'])
    expect(t.why(at('nobody'))).toEqual(['LS.ecm.targeted.nominate'])
  })

  test('[LS.ecm.targeted.roll LS.move.exo.overthrust.penalty] both add Electronics, the user its ECM as well, with -3 under Overthrust', () => {
    const t = syreen().play(at('B1'))
    expect(lines(t.plan(answer('plain')), 'Interference')).toEqual([
      [2, 'LS.ecm.targeted.roll'],
      [2, 'LS.ecm.targeted.roll'],
    ])
    expect(lines(t.plan(answer('plain')), 'Resistance')).toEqual([[1, 'LS.ecm.targeted.roll']])
    const fast = mark(syreen(), 'A1', { overthrust: true })
    expect(lines(fast.plan(at('B1')), 'Interference').at(-1)).toEqual([-3, 'LS.move.exo.overthrust.penalty'])
    t.dice(2, 1, 4, 1).play(answer('plain'))
    expect(t.last('interference-resolved')).toMatchObject({ attack: { total: 6 }, defence: { total: 5 }, placed: true })
  })

  test('[LS.ecm.targeted.eccm] the target may add its ECCM, at no cost, unless it has none or is Crippled', () => {
    const t = syreen().play(at('B1'))
    expect(t.offers('B').map(({ id }) => id)).toEqual([
      'ecm.answer.eccm',
      'ecm.answer.plain',
      'ecm.answer.decline',
      'concede',
    ])
    expect(lines(t.plan(answer('eccm')), 'Resistance')).toEqual([
      [1, 'LS.ecm.targeted.roll'],
      [2, 'LS.ecm.targeted.eccm'],
    ])
    t.dice(2, 1, 4, 1).play(answer('eccm'))
    expect(t.unitOf('B1')).toMatchObject({ actionsLeft: 1, targetedEcm: [] })
    const bare = syreen('wyvern').play(at('B1'))
    expect(bare.why(answer('eccm'))).toEqual(['LS.ecm.targeted.eccm'])
    expect(bare.offers('B').map(({ id }) => id)).not.toContain('ecm.answer.eccm')
    const crippled = mark(syreen(), 'B1', { crippled: true }).play(at('B1'))
    expect(crippled.why(answer('eccm'))).toEqual(['LS.ecm.targeted.eccm'])
  })

  test('[LS.ecm.targeted.decline] it may decline to roll: 0, and nothing is added', () => {
    const t = syreen().play(at('B1'))
    expect(lines(t.plan(answer('decline')), 'Resistance')).toEqual([])
    t.dice(2, 1).play(answer('decline'))
    expect(t.last('interference-resolved')).toMatchObject({ defence: { total: 0 }, placed: true })
  })

  test('[LS.ecm.targeted.win] only a higher total places the counter: a draw is the target’s', () => {
    const result = (...faces: number[]) =>
      syreen()
        .play(at('B1'))
        .dice(...faces)
        .play(answer('eccm'))
        .unitOf('B1').targetedEcm
    expect(result(3, 1, 4, 1)).toEqual([])
    expect(result(3, 1, 3, 1)).toHaveLength(1)
    expect(result(1, 1, 1, 1)).toEqual([])
    const fumbled = syreen().play(at('B1')).dice(1, 1).play(answer('decline'))
    expect(fumbled.unitOf('B1').targetedEcm).toEqual([])
  })

  test('[LS.ecm.targeted.friendly LS.ecm.targeted.decline] a friend does not resist and gains +2 Avoidance', () => {
    const t = syreen()
    expect(lines(t.plan(at('A2')), 'Resistance')).toEqual([])
    expect(chances(t.plan(at('A2')))).toEqual({ 'No effect': 36, Masked: 1260 })
    t.dice(2, 1).play(at('A2'))
    expect(t.unitOf('A2').targetedEcm).toEqual([friend])
    expect(t.asked).toBe('A')
    const card = lightningStrike.card(t.view, 'A2')?.blocks[0]
    expect(card?.kind === 'values' && card.values.filter(({ label }) => label.startsWith('Avoidance'))).toMatchObject([
      { printed: '+1', live: '+3' },
      { printed: '−1', live: '+1' },
    ])
    expect(syreen().dice(3, 1).play(at('A1')).unitOf('A1').targetedEcm).toEqual([friend])
  })

  test('[LS.ecm.targeted.enemy-attack] an enemy under it attacks at -2', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50], targetedEcm: [foe] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
      .activate('A1')
    expect(lines(t.plan(attackOn('B1')), 'Attack')).toEqual([
      [0, 'LS.attack.accuracy'],
      [-2, 'LS.attack.tecm'],
    ])
  })

  test('[LS.ecm.targeted.enemy-ecm] an enemy under it uses no ECM; its ECCM works, at full strength', () => {
    const t = mark(syreen(), 'A1', { targetedEcm: [foe] })
    expect(t.why({ type: 'ecm.activate', unit: 'A1' })).toEqual(['LS.ecm.targeted.enemy-ecm'])
    expect(t.why(at('B1'))).toEqual(['LS.ecm.targeted.enemy-ecm'])
    mark(t, 'A1', { ecm: { threshold: 5, paid: false } })
    expect(t.why({ type: 'ecm.maintain', unit: 'A1' })).toEqual(['LS.ecm.targeted.enemy-ecm'])
    mark(t, 'B1', { ecm: { threshold: 5, paid: true } })
    expect(lines(t.plan({ type: 'eccm.dispel', unit: 'A1', target: 'B1' }), 'ECCM against 5')).toEqual([
      [1, 'LS.eccm.roll'],
    ])
    expect(mark(syreen(), 'A1', { targetedEcm: [friend] }).why({ type: 'ecm.activate', unit: 'A1' })).toEqual([])
  })

  test('[LS.ecm.targeted.enemy-cp LS.command.blocked-tecm] an enemy under it uses no Command Points, its friends do', () => {
    const t = mark(syreen(), 'A1', { targetedEcm: [foe] }).set(state => {
      if (state.sides.A) state.sides.A.commandPoints = 2
    })
    expect(t.why({ type: 'cp.action', unit: 'A1' })).toEqual(['LS.command.blocked-tecm'])
    expect(mark(t, 'A1', { targetedEcm: [friend] }).why({ type: 'cp.action', unit: 'A1' })).toEqual([])
  })

  test('[LS.ecm.targeted.broadcaster] a broadcaster so hit keeps its counter until its next activation ends unpaid', () => {
    const t = mark(syreen(), 'B1', { ecm: { threshold: 5, paid: true }, activation: 'done' })
    t.play(at('B1')).dice(6, 1, 2, 1).play(answer('plain'))
    expect(t.unitOf('B1').ecm).toEqual({ threshold: 5, paid: true })
    t.set(state => {
      state.stack = []
      state.active = 'B'
    })
    mark(t, 'B1', { activation: 'fresh', ecm: { threshold: 5, paid: false } }).activate('B1')
    expect(t.why({ type: 'ecm.maintain', unit: 'B1' })).toEqual(['LS.ecm.targeted.enemy-ecm'])
    t.end('B1')
    expect(t.unitOf('B1').ecm).toBeNull()
  })

  test('[LS.ecm.targeted.any-number LS.ecm.targeted.not-cumulative] any number lie on one Unit and count once', () => {
    const t = mark(syreen(), 'A1', { actionsLeft: 3 })
    for (const faces of [
      [6, 1, 2, 1],
      [6, 2, 2, 1],
      [6, 3, 2, 1],
    ]) {
      t.play(at('B1'))
        .dice(...faces)
        .play(answer('plain'))
    }
    expect(t.unitOf('B1').targetedEcm).toHaveLength(3)
    t.set(state => {
      state.stack = []
      state.active = 'B'
    }).activate('B1')
    mark(t, 'A2', { at: { x: 50, y: 30 } })
    expect(lines(t.plan(attackOn('A2', { unit: 'B1' })), 'Attack').slice(1)).toEqual([[-2, 'LS.attack.tecm']])
  })

  const endPhase = (counters: (typeof foe | typeof friend)[]) =>
    duel()
      .unit('pathfinder', { at: [50, 80], activation: 'done', targetedEcm: [...counters] })
      .enemy('syreen', { at: [50, 20], activation: 'done' })
      .set(state => {
        state.phase = 'end'
        state.active = null
      })

  test('[LS.ecm.targeted.end-roll LS.turn.end.tecm] one roll against 4 for each counter, friendly or hostile: 5 removes it', () => {
    const t = endPhase([foe, friend, foe]).dice(5, 1, 4, 4, 6, 6).settle()
    expect(t.all('interference-tested').map(({ total, removed }) => [total, removed])).toEqual([
      [5, true],
      [4, false],
      [7, true],
    ])
    expect(t.unitOf('A1').targetedEcm).toEqual([friend])
    expect(endPhase([foe]).dice(1, 1).settle().unitOf('A1').targetedEcm).toEqual([foe])
  })

  test('[LS.ecm.targeted.duration] it lasts as long as the counter, over the turns', () => {
    const t = endPhase([foe]).dice(3, 1, 6, 1, 2, 1).settle()
    expect(t.state.turn).toBe(2)
    expect(t.unitOf('A1').targetedEcm).toEqual([foe])
  })

  const clear = (on = 'A1', source = 'B1'): LsAction => ({ type: 'eccm.clear', unit: 'A1', on, source })

  test('[LS.ecm.targeted.clear] ECCM takes one enemy counter off itself for an Action, without a roll', () => {
    const t = mark(syreen(), 'A1', { targetedEcm: [friend, foe, foe] }).play(clear())
    expect(t.unitOf('A1')).toMatchObject({ targetedEcm: [friend, foe], actionsLeft: 0 })
    expect(t.steps.at(-1)?.rolls).toEqual([])
    expect(mark(syreen(), 'A1', { targetedEcm: [friend] }).why(clear())).toEqual(['LS.ecm.targeted.clear'])
    expect(mark(syreen(), 'A1', { targetedEcm: [foe], actionsLeft: 0 }).why(clear())).toEqual([
      'LS.turn.actions.number',
    ])
  })

  test('[LS.ecm.targeted.clear] its owner chooses which of the hostile counters goes', () => {
    const other = { by: 'B', source: 'B2' } as const
    const t = mark(syreen().enemy('syreen', { at: [60, 20] }), 'A1', { targetedEcm: [foe, friend, other] })
    const offers = t.offers('A').filter(({ id }) => id.startsWith('eccm.clear'))
    expect(offers.map(({ id, label }) => [id, label])).toEqual([
      ['eccm.clear.A1.B1', "Clear B1's Targeted ECM with ECCM"],
      ['eccm.clear.A1.B2', "Clear B2's Targeted ECM with ECCM"],
    ])
    t.play(clear('A1', 'B2'))
    expect(t.unitOf('A1').targetedEcm).toEqual([foe, friend])
    expect(t.last('interference-cleared')).toMatchObject({ by: 'B', source: 'B2' })
    const told = textOf(lightningStrike.narrate(t.last('interference-cleared'), t.state), seat => seat)
    expect(told).toBe("A1 clears B2's Targeted ECM from itself.")
  })

  test('[LS.ecm.targeted.clear] a counter that is not there, or of its own side, cannot be chosen', () => {
    const t = mark(syreen(), 'A1', { targetedEcm: [friend, foe] })
    expect(t.why(clear('A1', 'A1'))).toEqual(['LS.ecm.targeted.clear'])
    expect(t.why(clear('A1', 'B9'))).toEqual(['LS.ecm.targeted.clear'])
    expect(t.why({ type: 'eccm.clear', unit: 'A1', on: 'A1' } as LsAction)).toEqual(['TABLE.malformed'])
  })

  test('[LS.ecm.targeted.clear-self-only] it clears nobody else', () => {
    const t = mark(syreen(), 'A2', { targetedEcm: [foe] })
    expect(t.why(clear('A2'))).toEqual(['LS.ecm.targeted.clear-self-only'])
  })

  test('[LS.ecm.targeted.source-lost] counters stay when their source is lost', () => {
    const t = duel()
      .unit('cerberus', { at: [50, 50], targetedEcm: [foe] })
      .enemy('syreen', { at: [50, 40], facing: 0, crippled: true })
      .enemy('wyvern', { at: [10, 10] })
      .activate('A1')
    t.dice(6, 6, 1, 1).play(attackOn('B1'))
    expect(t.unitOf('B1').status).toBe('overkilled')
    expect(t.unitOf('A1').targetedEcm).toEqual([foe])
  })

  test('the preview assumes that the target resists with all it has, and says so', () => {
    const plan = syreen().plan(at('B1'))
    expect(plan.warnings?.()).toMatchObject([{ rule: 'LS.ecm.targeted.decline' }])
    const waiting = syreen().play(at('B1')).plan(answer('eccm'))
    expect(oddsOf(plan)?.success).toBeCloseTo(1 - (oddsOf(waiting)?.success ?? 0), 12)
    expect(syreen().why(answer('eccm'))).toEqual(['LS.ecm.targeted.roll'])
  })
})
