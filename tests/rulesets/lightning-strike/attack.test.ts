import { describe, expect, test } from 'vitest'
import { attackOn, duel, lines, mark } from './combat'
import { type LsTable, table } from './support'

const shot = (options = {}): LsTable =>
  duel(options)
    .unit('wyvern', { at: [50, 50] })
    .enemy('wyvern', { at: [50, 40], facing: 180 })
    .activate('A1')

const attackLines = (t: LsTable, more = {}) => lines(t.plan(attackOn('B1', more)), 'Attack')

describe('Attack rolls', () => {
  test('[LS.attack.cost] an attack costs an Action, and with none left there is none', () => {
    const t = shot().dice(2, 1, 6, 5).play(attackOn('B1'))
    expect(t.unitOf('A1').actionsLeft).toBe(0)
    expect(t.why(attackOn('B1'))).toEqual(['LS.turn.actions.number'])
  })

  test('[LS.attack.one-weapon] each weapon line is one attack, offered by itself', () => {
    const t = shot()
    expect(
      t
        .offers('A')
        .map(({ id, label }) => [id, label])
        .filter(([id]) => id?.startsWith('attack.')),
    ).toEqual([
      ['attack.A1.0', 'Fire Mass driver'],
      ['attack.A1.1', 'Fire Rocket pack'],
      ['attack.A1.2', 'Strike with Vibro-blade'],
    ])
    expect(t.why(attackOn('B1', { weapon: 3 }))).toEqual(['LS.attack.one-weapon'])
    expect(t.why(attackOn('B1', { weapon: -1 }))).toEqual(['LS.attack.one-weapon'])
    t.dice(2, 1, 6, 5).play(attackOn('B1', { weapon: 1 }))
    expect(t.last('attack-resolved').weapon).toBe('Rocket pack')
  })

  const wraith = () =>
    duel()
      .unit('wraith', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
      .activate('A1')

  test('[LS.attack.more-weapons] EX.LS.7: the Wraith fires two weapons with its two Actions, and no third', () => {
    const t = wraith()
    expect(t.unitOf('A1').actionsLeft).toBe(2)
    t.dice(2, 1, 6, 5).play(attackOn('B1', { weapon: 0 }))
    t.dice(2, 1, 6, 5).play(attackOn('B1', { weapon: 1 }))
    expect(t.all('attack-resolved').map(({ weapon }) => weapon)).toEqual(['Light laser', 'Missile rack'])
    expect(t.why(attackOn('B1'))).toEqual(['LS.turn.actions.number'])
  })

  test('[LS.attack.same-weapon] the same weapon may be used again with another Action', () => {
    const t = wraith().dice(2, 1, 6, 5).play(attackOn('B1')).dice(2, 1, 6, 5).play(attackOn('B1'))
    expect(t.all('attack-resolved').map(({ weapon }) => weapon)).toEqual(['Light laser', 'Light laser'])
  })

  test('[LS.attack.enemy-only] neither friends nor the dead nor nobody can be attacked', () => {
    const t = shot()
      .unit('wyvern', { at: [48, 40] })
      .enemy('wyvern', { at: [52, 40], status: 'overkilled' })
      .enemy('wyvern', { at: [53, 40], status: 'retreated' })
    expect(t.why(attackOn('A2'))).toEqual(['LS.attack.enemy-only'])
    expect(t.why(attackOn('A1'))).toEqual(['LS.attack.enemy-only'])
    expect(t.why(attackOn('B2'))).toEqual(['LS.attack.enemy-only'])
    expect(t.why(attackOn('B3'))).toEqual(['LS.attack.enemy-only'])
    expect(t.why(attackOn('nobody'))).toEqual(['LS.attack.enemy-only'])
    expect(t.why(attackOn('B1', { unit: 'nobody' }))).toEqual(['LS.setup.unit'])
  })

  test("[LS.obstacle.indestructible] an obstacle can't be a target", () => {
    const t = shot().obstacle('rock', { at: [20, 20], radius: 3 })
    expect(t.why(attackOn('o1'))).toEqual(['LS.obstacle.indestructible'])
  })

  test('only the Unit that is being activated attacks', () => {
    const t = shot().unit('wyvern', { at: [40, 50] })
    expect(t.why(attackOn('B1', { unit: 'A2' }))).toEqual(['LS.turn.activation.def'])
    expect(t.why(attackOn('A1', { unit: 'B1' }))).toEqual(['LS.turn.activation.def'])
  })

  test('[LS.attack.modifiers LS.attack.accuracy] Accuracy of the band is always listed', () => {
    expect(attackLines(shot())).toEqual([[0, 'LS.attack.accuracy']])
    const near = duel()
      .unit('wyvern', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 43], facing: 180 })
      .activate('A1')
    expect(attackLines(near)).toEqual([[1, 'LS.attack.accuracy']])
  })

  test('[LS.attack.overthrust] an exo with an Overthrust counter has -3, an overthrusting fighter nothing', () => {
    expect(attackLines(mark(shot(), 'A1', { overthrust: true }))).toEqual([
      [0, 'LS.attack.accuracy'],
      [-3, 'LS.attack.overthrust'],
    ])
    const fighter = duel()
      .unit('lancer', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
      .activate('A1', { overthrust: true })
    expect(attackLines(fighter)).toEqual([[1, 'LS.attack.accuracy']])
  })

  test('[LS.attack.tecm] hostile Targeted ECM is -2 once, friendly is nothing to the attack', () => {
    const foe = { by: 'B', source: 'B1' } as const
    const friend = { by: 'A', source: 'A1' } as const
    expect(attackLines(mark(shot(), 'A1', { targetedEcm: [foe, foe, friend] }))).toEqual([
      [0, 'LS.attack.accuracy'],
      [-2, 'LS.attack.tecm'],
    ])
    expect(attackLines(mark(shot(), 'A1', { targetedEcm: [friend] }))).toEqual([[0, 'LS.attack.accuracy']])
  })

  test('[LS.attack.obstacle] a single -2 for all fields between', () => {
    const t = shot()
      .obstacle('rock', { at: [50, 45], radius: 2 })
      .obstacle('rock', { at: [50, 46], radius: 2 })
      .obstacle('factory', { at: [50, 45], radius: 1 })
    expect(attackLines(t)).toEqual([
      [0, 'LS.attack.accuracy'],
      [-2, 'LS.obstacle.rock.fire-penalty'],
    ])
  })

  test('[LS.attack.two-dice LS.defence.two-dice] two dice for the attack, then two for the defense', () => {
    const t = shot().dice(6, 2, 4, 1).play(attackOn('B1'))
    expect(t.steps.at(-1)?.rolls.map(({ faces }) => faces)).toEqual([
      [6, 2],
      [4, 1],
    ])
    expect(
      shot()
        .plan(attackOn('B1'))
        .ledgers.map(({ name, base, rolled }) => [name, base, rolled]),
    ).toEqual([
      ['Attack', 'highest of 2 dice', 0],
      ['Defense', 'highest of 2 dice', 1],
    ])
  })

  test.each([
    ['LS.attack.hit', 5, 4, 1],
    ['LS.attack.miss', 4, 4, null],
    ['LS.attack.miss', 4, 5, null],
  ])('[%s] %i against %i', (rule, attack, defence, margin) => {
    const t = shot().dice(attack, 1, defence, 1).play(attackOn('B1'))
    const { hit, rules } = t.last('attack-resolved')
    expect(hit?.margin ?? null).toBe(margin)
    expect(rules).toContain(rule)
  })

  test('[LS.attack.fumble] a fumbled attack misses even a fumbled defense', () => {
    const t = shot().dice(1, 1, 1, 1).play(attackOn('B1'))
    expect(t.last('attack-resolved')).toMatchObject({
      hit: null,
      rules: expect.arrayContaining(['LS.attack.fumble', 'LS.dice.fumble']),
    })
  })

  test('[LS.counter.aiming] with the option an aiming Unit attacks at +2 and defends at -2', () => {
    const t = duel({ aiming: true })
      .unit('wyvern', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40], facing: 180, aiming: true })
      .activate('A1', { aim: true })
    expect(attackLines(t)).toEqual([
      [0, 'LS.attack.accuracy'],
      [2, 'LS.counter.aiming'],
    ])
    expect(lines(t.plan(attackOn('B1')), 'Defense')).toEqual([
      [0, 'LS.defence.avoidance'],
      [-2, 'LS.counter.aiming'],
    ])
  })

  test('[LS.counter.aiming] it goes with neither evasion nor an exo’s Overthrust, and not without the option', () => {
    const t = (options: object) =>
      duel(options)
        .unit('wyvern', { at: [50, 50] })
        .unit('wraith', { at: [40, 50] })
        .enemy('wyvern', { at: [50, 40] })
    const declare = (unit: string, more: object) =>
      ({ type: 'activate', unit, overthrust: false, evade: false, aim: true, ...more }) as const
    expect(t({}).why(declare('A1', {}))).toEqual(['LS.counter.aiming'])
    expect(t({ aiming: true }).why(declare('A1', {}))).toEqual([])
    expect(t({ aiming: true }).why(declare('A1', { evade: true }))).toEqual(['LS.counter.aiming'])
    expect(t({ aiming: true }).why(declare('A1', { overthrust: true }))).toEqual(['LS.counter.aiming'])
    expect(t({ aiming: true }).why(declare('A2', { overthrust: true }))).toEqual([])
  })
})

describe('Defense rolls', () => {
  const defence = (t: LsTable, weapon = 0) => lines(t.plan(attackOn('B1', { weapon })), 'Defense')

  test('[LS.defence.avoidance] the Avoidance of the struck side, which may be negative', () => {
    expect(defence(shot())).toEqual([[0, 'LS.defence.avoidance']])
    expect(defence(mark(shot(), 'B1', { facing: 0 }))).toEqual([[-1, 'LS.defence.avoidance']])
  })

  test('[LS.defence.missile LS.card.trait-mis] Missile Defense counts only against Mis, and only if listed', () => {
    const t = (card: string) =>
      duel()
        .unit('pathfinder', { at: [50, 50] })
        .enemy(card, { at: [50, 40], facing: 180 })
        .activate('A1')
    expect(defence(t('vindicator'), 1)).toEqual([
      [1, 'LS.defence.avoidance'],
      [2, 'LS.defence.missile'],
    ])
    expect(defence(t('vindicator'), 0)).toEqual([[1, 'LS.defence.avoidance']])
    const bare = t('vindicator').set(state => {
      if (state.cards.vindicator) state.cards.vindicator = { ...state.cards.vindicator, missileDefense: null }
    })
    expect(defence(bare, 1)).toEqual([[1, 'LS.defence.avoidance']])
  })

  test('[LS.defence.evade LS.move.evade.bonus] an Evasive counter gives +3', () => {
    expect(defence(mark(shot(), 'B1', { evading: true }))).toEqual([
      [0, 'LS.defence.avoidance'],
      [3, 'LS.defence.evade'],
    ])
  })

  test('[LS.defence.dust] dust or debris gives +1, once', () => {
    const t = shot()
      .obstacle('dust', { at: [50, 39], radius: 3 })
      .obstacle('debris', { at: [50, 39], radius: 3 })
    expect(defence(t)).toEqual([
      [0, 'LS.defence.avoidance'],
      [1, 'LS.obstacle.dust.bonus'],
    ])
    expect(defence(shot().obstacle('debris', { at: [50, 39], radius: 3 }))).toEqual([
      [0, 'LS.defence.avoidance'],
      [1, 'LS.obstacle.debris.bonus'],
    ])
    expect(defence(shot().obstacle('rock', { at: [50, 39], radius: 3 }))).toEqual([[0, 'LS.defence.avoidance']])
  })

  test('[LS.defence.tecm LS.ecm.targeted.friendly] masked by its own side it has +2, front and rear, once', () => {
    const friend = { by: 'B', source: 'B1' } as const
    const foe = { by: 'A', source: 'A1' } as const
    for (const facing of [0, 180]) {
      const lines = defence(mark(shot(), 'B1', { facing, targetedEcm: [friend, friend, foe] }))
      expect(lines.slice(1)).toEqual([[2, 'LS.defence.tecm']])
    }
    expect(defence(mark(shot(), 'B1', { targetedEcm: [foe] }))).toEqual([[0, 'LS.defence.avoidance']])
  })

  test('[LS.defence.fumble] a fumbled defense is 0 and all of the attack is margin', () => {
    const t = mark(shot(), 'B1', { evading: true })
    t.dice(4, 2, 1, 1).play(attackOn('B1'))
    expect(t.last('attack-resolved')).toMatchObject({
      defence: { total: 0, fumble: true },
      hit: { margin: 4 },
      rules: expect.arrayContaining(['LS.defence.fumble']),
    })
  })
})

describe('A Command Point on the defense', () => {
  const asked = () =>
    table()
      .unit('wyvern', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
      .activate('A1')
  const defend = (commandPoint: boolean) => ({ type: 'defend', turnToFace: false, commandPoint }) as const

  test('[LS.command.defence] the owner of the target is asked before the attack is rolled', () => {
    const t = asked()
    const plan = t.plan(attackOn('B1'))
    expect(plan.warnings?.()).toMatchObject([{ rule: 'LS.command.defence' }])
    t.play(attackOn('B1'))
    expect(t.steps.at(-1)?.rolls).toEqual([])
    expect(t.asked).toBe('B')
    expect(t.offers('B').map(({ id }) => id)).toEqual(['defend.plain', 'defend.point', 'concede'])
    // It is still the attacker's activation, but its only Action is spent and the defender decides first.
    expect(t.why(attackOn('B1'), 'A')).toEqual(['TABLE.turn', 'LS.command.defence', 'LS.turn.actions.number'])
    t.dice(5, 1, 4, 1).play(defend(true))
    expect(t.last('attack-resolved')).toMatchObject({ hit: null, defence: { total: 6 }, commandPoint: true })
    expect(t.state.sides.B?.commandPoints).toBe(1)
    expect(t.unitOf('B1').usedCommandPoint).toBe(true)
    expect(t.asked).toBe('A')
  })

  test('[LS.defence.cp] it is +2 on this roll, and nothing where it is not spent', () => {
    const t = asked().play(attackOn('B1'))
    expect(lines(t.plan(defend(true)), 'Defense')).toEqual([
      [0, 'LS.defence.avoidance'],
      [2, 'LS.defence.cp'],
    ])
    expect(lines(t.plan(defend(false)), 'Defense')).toEqual([[0, 'LS.defence.avoidance']])
    t.dice(5, 1, 4, 1).play(defend(false))
    expect(t.last('attack-resolved')).toMatchObject({ hit: { margin: 1 } })
    expect(t.state.sides.B?.commandPoints).toBe(2)
  })

  test.each([
    [
      'LS.command.pool',
      (t: LsTable) =>
        t.set(state => {
          if (state.sides.B) state.sides.B.commandPoints = 0
        }),
    ],
    ['LS.command.one-per-unit', (t: LsTable) => mark(t, 'B1', { usedCommandPoint: true })],
    ['LS.command.blocked-tecm', (t: LsTable) => mark(t, 'B1', { targetedEcm: [{ by: 'A', source: 'A1' }] })],
    ['LS.command.blocked-ecm', (t: LsTable) => mark(t, 'A1', { ecm: { threshold: 5, paid: true } })],
  ])('[%s] forbids it, and then nobody is asked', (rule, change) => {
    const t = change(asked())
    t.dice(2, 1, 6, 5).play(attackOn('B1'))
    expect(t.all('attack-resolved')).toHaveLength(1)
    const waiting = change(asked().play(attackOn('B1')))
    expect(waiting.why(defend(true))).toEqual([rule])
    expect(waiting.why(defend(false))).toEqual([])
  })

  test('an answer is refused where nothing was asked', () => {
    expect(asked().why(defend(false))).toEqual(['LS.attack.cost'])
  })
})
