import { describe, expect, test } from 'vitest'
import type { OutcomeLabel } from '../../../src/engine/rolls/plan'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import type { LsAction } from '../../../src/rulesets/lightning-strike/actions'
import { attackOn, duel, gun, like, mark } from './combat'
import { at, type LsTable, table } from './support'

const ready = (own = {}, foe = {}) =>
  table()
    .unit('syreen', { at: [50, 60], ...own })
    .enemy('syreen', { at: [50, 20], ...foe })

const prompts = (t: LsTable) =>
  lightningStrike.awaiting(t.state).map(({ seat, say, rule, pieces = [] }) => `${seat} ${say} [${rule}] ${pieces}`)

describe('Who is asked, for what, by which rule and about which Units', () => {
  const near = (own: string, more = {}, options = {}) =>
    table(options)
      .unit(own, { at: [50, 50] })
      .enemy('wyvern', { at: [50, 48.5], facing: 0, ...more })
      .activate('A1')
      .play(attackOn('B1', { weapon: 2 }))
  const far = () =>
    table()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40] })
      .activate('A1')
      .play(attackOn('B1'))
  const choosing = () => ready().set(state => Object.assign(state, { order: [], active: null }))
  const setUp = (obstacles: number, drawn: 'rock'[] = ['rock']) =>
    table({ obstacles: obstacles > 0, obstaclesEach: obstacles })
      .unit('pathfinder', { status: 'reserve' })
      .unit('pathfinder', { status: 'reserve' })
      .enemy('wyvern', { status: 'reserve' })
      .set(state => {
        Object.assign(state, { phase: obstacles > 0 ? 'obstacles' : 'placement', active: 'A' })
        state.sides.A?.obstacles.push(...drawn)
      })
  const moved = (t: LsTable) => t.activate('A1').do('move', { unit: 'A1', path: [{ at: at(50, 55), facing: 0 }] })
  const seldom = (t: LsTable) => t.set(state => Object.assign(state.sides.A ?? {}, { asksAlways: false }))
  const CASES: [id: string, made: () => LsTable, asked: string[]][] = [
    ['LS.setup.alternate', () => setUp(0, []), ['A place a unit, 2 left [LS.setup.alternate] A1,A2']],
    ['LS.obstacle.equal', () => setUp(1), ['A place your rock field [LS.obstacle.equal] ']],
    ['LS.obstacle.equal', () => setUp(2), ['A place your rock field, 1 more to come [LS.obstacle.equal] ']],
    ['LS.obstacle.random', () => setUp(1, []), []],
    [
      'LS.turn.initiative.choose-first',
      choosing,
      ['A choose which side goes first [LS.turn.initiative.choose-first] '],
    ],
    ['LS.turn.main.alternate', () => ready(), ['A activate a unit, 1 left [LS.turn.main.alternate] A1']],
    ['LS.turn.main.run-out', () => ready({ activation: 'done' }), []],
    [
      'LS.turn.activation.then-free',
      () => ready().activate('A1'),
      ['A move and act with A1: 1 Action left [LS.turn.activation.then-free] A1'],
    ],
    [
      'LS.move.evade.no-action',
      () => ready().activate('A1', { evade: true }),
      ['A move and act with A1: evading, so no Actions [LS.turn.activation.then-free] A1'],
    ],
    [
      'LS.command.out-of-sequence.act-later',
      () => ready({ activation: 'acted-out' }).activate('A1'),
      ['A act with A1: 1 Action left [LS.turn.activation.then-free] A1'],
    ],
    [
      'LS.command.windows',
      () => moved(ready()),
      ['B A1 has moved: spend a Command Point or continue [LS.command.windows] B1'],
    ],
    [
      'LS.command.windows',
      // B has the next slot and can do the same there; A has had its say.
      () => seldom(ready()).activate('A1').end('A1'),
      ['B activate a unit, 1 left [LS.turn.main.alternate] B1'],
    ],
    [
      'LS.command.windows',
      () =>
        ready({}, { activation: 'done' })
          .unit('wyvern', { at: [5, 60] })
          .activate('A2')
          .end('A2'),
      ['B A2 has ended its activation: spend a Command Point or continue [LS.command.windows] B1'],
    ],
    [
      'LS.command.defence',
      far,
      ['B A1 attacks B1 with its Mass driver: spend a Command Point for +2, or just defend [LS.command.defence] B1,A1'],
    ],
    [
      'LS.cc.cco.turn',
      () => near('pathfinder', {}, { commandPoints: 0 }),
      ['B A1 attacks B1 with its Plasma lance: turn to face, or just defend [LS.cc.cco.turn] B1,A1'],
    ],
    [
      'LS.cc.cco.turn',
      () => near('pathfinder'),
      [
        'B A1 attacks B1 with its Plasma lance: turn to face, spend a Command Point for +2, or just defend [LS.cc.cco.turn] B1,A1',
      ],
    ],
    [
      'LS.ecm.targeted.decline',
      () => ready().activate('A1').do('ecm.target', { unit: 'A1', target: 'B1' }),
      ['B A1 jams B1 with Targeted ECM: resist or decline [LS.ecm.targeted.decline] B1,A1'],
    ],
    ['LS.turn.end', () => ready().set(state => Object.assign(state, { phase: 'end', active: null })), []],
  ]
  test.each(CASES)('[%s] %#', (_, made, asked) => {
    expect(prompts(made())).toEqual(asked)
  })
})

describe('What a roll can come to, worst first, and what its roller hopes for', () => {
  /** The label of the result that these dice give. */
  function label(t: LsTable, action: LsAction, ...faces: number[]): OutcomeLabel | undefined {
    const plan = t.plan(action)
    return plan.outcome?.(plan.resolve(new ScriptedDice(faces)))
  }

  test('[LS.eccm.higher LS.eccm.tie LS.eccm.lower] of ECCM', () => {
    const dispel = (threshold: number, ...faces: number[]) =>
      label(
        ready({}, { ecm: { threshold, paid: true } }).activate('A1'),
        { type: 'eccm.dispel', unit: 'A1', target: 'B1' },
        ...faces,
      )
    // The Syreen adds 1 to its roll.
    expect(dispel(6, 4, 1)).toEqual({ label: 'Fails', rank: 0 })
    expect(dispel(5, 4, 1)).toEqual({ label: 'Halved to 2', rank: 1, success: true })
    expect(dispel(4, 4, 1)).toEqual({ label: 'Dispelled', rank: 2, success: true })
    expect(dispel(1, 1, 1)).toEqual({ label: 'Fails', rank: 0 })
  })

  test('[LS.ecm.threshold LS.ecm.threshold-zero LS.ecm.highest-only] of switching on ECM', () => {
    const on = (rival: number, ...faces: number[]) => {
      const t = ready()
      if (rival > 0) t.unit('syreen', { at: [10, 60], ecm: { threshold: rival, paid: true } })
      return label(t.activate('A1'), { type: 'ecm.activate', unit: 'A1' }, ...faces)
    }
    // The Syreen adds 2.
    expect(on(0, 1, 1)).toEqual({ label: 'No counter', rank: 0 })
    expect(on(0, 3, 1)).toEqual({ label: 'ECM 5', rank: 6, success: true })
    expect(on(6, 3, 1)).toEqual({ label: 'Not above 6', rank: 1 })
    expect(on(5, 3, 1)).toEqual({ label: 'Not above 5', rank: 1 })
    expect(on(4, 3, 1)).toEqual({ label: 'ECM 5', rank: 6, success: true })
    const warned = (rival: number) => {
      const t = ready()
      if (rival > 0) t.unit('syreen', { at: [10, 60], ecm: { threshold: rival, paid: true } })
      return t
        .activate('A1')
        .plan({ type: 'ecm.activate', unit: 'A1' })
        .warnings?.()
        .map(({ why }) => why)
    }
    expect(warned(0)).toEqual([])
    expect(warned(4)).toEqual(["To count, the Threshold must be higher than A2's 4."])
  })

  test('[LS.ecm.targeted.win] of Targeted ECM, for both sides', () => {
    const jam: LsAction = { type: 'ecm.target', unit: 'A1', target: 'B1' }
    const mask: LsAction = { type: 'ecm.target', unit: 'A1', target: 'A1' }
    expect(label(ready().activate('A1'), mask, 3, 1)).toEqual({ label: 'Masked', rank: 1, success: true })
    expect(label(ready().activate('A1'), mask, 1, 1)).toEqual({ label: 'No effect', rank: 0 })
    const foreseen = ready().activate('A1').plan(jam).foreseen?.()
    const seen = (...faces: number[]) => foreseen?.outcome?.(foreseen.resolve(new ScriptedDice(faces)))
    expect(seen(6, 6, 1, 2)).toEqual({ label: 'Jammed', rank: 1, success: true })
    expect(seen(2, 1, 6, 6)).toEqual({ label: 'No effect', rank: 0 })
    const answer: LsAction = { type: 'ecm.answer', answer: 'plain' }
    expect(label(ready().activate('A1').play(jam), answer, 6, 6, 1, 2)).toEqual({ label: 'Jammed', rank: 1 })
    expect(label(ready().activate('A1').play(jam), answer, 2, 1, 6, 6)).toEqual({
      label: 'No effect',
      rank: 0,
      success: true,
    })
  })

  test('[LS.ecm.targeted.friendly LS.ecm.targeted.roll] what is tried, on whom, and who rolls', () => {
    const shown = (target: string) => {
      const t = ready().unit('wyvern', { at: [60, 60] })
      const { title, ledgers, shapes } = t.activate('A1').plan({ type: 'ecm.target', unit: 'A1', target })
      return [title, ledgers.map(({ name, base, rolled }) => `${name} ${base} ${rolled}`), shapes?.()[0]?.tone]
    }
    const rolled = 'Interference highest of 2 dice 0'
    const declined = 'Resistance no roll, 0 undefined'
    expect(shown('A1')).toEqual(['A1 masks itself', [rolled, declined], 'good'])
    expect(shown('A2')).toEqual(['A1 masks A2', [rolled, declined], 'good'])
    expect(shown('B1')).toEqual(['A1 jams B1', [rolled, 'Resistance highest of 2 dice 1'], 'warn'])
  })

  test('[LS.attack.miss LS.damage.glance LS.damage.stun LS.damage.crippled LS.damage.overkill] of an attack', () => {
    const card = like('pathfinder', { weapons: [gun('F')], closeCombatOptimized: null })
    const attack = (...faces: number[]) =>
      label(
        duel()
          .unit(card, { at: [50, 50] })
          .enemy('wyvern', { at: [50, 40], facing: 180 })
          .activate('A1'),
        attackOn('B1'),
        ...faces,
      )
    // 10 for each point above, against 16/32/48.
    expect(attack(3, 1, 3, 1)).toEqual({ label: 'Miss', rank: 0 })
    expect(attack(3, 1, 2, 1)).toEqual({ label: 'No effect', rank: 2 })
    expect(attack(4, 1, 2, 1)).toEqual({ label: 'Stunned', rank: 3, success: true })
    expect(attack(6, 1, 2, 1)).toEqual({ label: 'Crippled', rank: 4, success: true })
    expect(attack(6, 6, 2, 1)).toEqual({ label: 'Destroyed', rank: 5, success: true })
    const stray = duel()
      .unit(card, { at: [50, 50] })
      .unit('wyvern', { at: [51.5, 40] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
      .activate('A1')
    expect(label(stray, attackOn('B1'), 6, 6, 6, 2, 1)).toEqual({ label: 'Hits its own side', rank: 1 })
    expect(label(stray, attackOn('B1'), 6, 2, 1, 6, 5)).toEqual({ label: 'Miss', rank: 0 })
  })

  test('[LS.attack.hit] seen by its target, the other way round', () => {
    const t = table()
      .unit(like('pathfinder', { weapons: [gun('F')] }), { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
      .activate('A1')
      .play(attackOn('B1'))
    const answer: LsAction = { type: 'defend', turnToFace: false, commandPoint: false }
    expect(label(t, answer, 3, 1, 3, 1)).toEqual({ label: 'Miss', rank: 0, success: true })
    expect(label(t, answer, 6, 6, 2, 1)).toEqual({ label: 'Destroyed', rank: 5, success: false })
  })

  test('[LS.obstacle.debris.check LS.damage.crippled.second] of entering a field', () => {
    const entering = (more: object, ...faces: number[]) => {
      const t = duel()
        .unit('pathfinder', { at: [50, 50], ...more })
        .enemy('wyvern', { at: [50, 5] })
        .obstacle('debris', { at: [50, 44], radius: 2 })
        .activate('A1')
      const move: LsAction = { type: 'move', unit: 'A1', path: [{ at: at(50, 46), facing: 0 }] }
      return [
        label(t, move, ...faces),
        t
          .plan(move)
          .warnings?.()
          .map(({ why }) => why),
      ]
    }
    const warning = 'A1 enters a debris field. If it fails a Skill check against 2, it is'
    expect(entering({}, 3, 1)).toEqual([
      { label: 'Gets through', rank: 0, success: true },
      [`${warning} Crippled and stops there.`],
    ])
    expect(entering({}, 2, 1)[0]).toEqual({ label: 'Crippled', rank: 1 })
    expect(entering({ crippled: true }, 2, 1)).toEqual([{ label: 'Destroyed', rank: 2 }, [`${warning} destroyed.`]])
  })
})

describe('Warned of before an Action', () => {
  test('[LS.ecm.unpaid] the last Action that does not pay for ECM, and evasion', () => {
    const unpaid = { ecm: { threshold: 5, paid: false }, stunned: true }
    const t = (own: object) => ready(own, { ecm: { threshold: 4, paid: true } }).activate('A1')
    const actions: LsAction[] = [
      { type: 'removeStun', unit: 'A1' },
      { type: 'ecm.target', unit: 'A1', target: 'A1' },
      { type: 'ecm.target', unit: 'A1', target: 'B1' },
      { type: 'eccm.dispel', unit: 'A1', target: 'B1' },
    ]
    const warned = (own: object) =>
      actions.map(
        action =>
          t(own)
            .plan(action)
            .warnings?.()
            .some(({ rule }) => rule === 'LS.ecm.unpaid') ?? false,
      )
    expect(warned(unpaid)).toEqual([true, true, true, true])
    expect(warned({ ...unpaid, actionsLeft: 2 })).toEqual([false, false, false, false])
    expect(warned({ ...unpaid, ecm: { threshold: 5, paid: true } })).toEqual([false, false, false, false])
    const evade = (own: object, flag = true) => {
      const action: LsAction = { type: 'activate', unit: 'A1', overthrust: false, evade: flag, aim: false }
      return ready(own)
        .plan(action)
        .warnings?.()
        .map(({ rule }) => rule)
    }
    expect(evade(unpaid)).toEqual(['LS.ecm.unpaid'])
    expect(evade(unpaid, false)).toEqual([])
    expect(evade({ ecm: { threshold: 5, paid: true } })).toEqual([])
    expect(evade({})).toEqual([])
    expect(
      mark(ready(unpaid), 'A1', {})
        .plan({ type: 'cp.activate', unit: 'A1', overthrust: false, evade: true, aim: false })
        .warnings?.(),
    ).toHaveLength(1)
  })
})
